/** Walking a map by keys: one thing at a time is its tab stop, and the arrow keys move on from there. */
import { useState } from 'react';
import { nearest, type Direction } from './geometry';
import type { MapThing } from './things';

export interface Walk {
  /** The thing that the tab key comes to. */
  stop: string | undefined;
  /** The focus has come to a thing. Stays the same function. */
  arrive: (id: string) => void;
  /** What an arrow key leads to; nothing at the rim. */
  next: (direction: Direction) => MapThing | undefined;
}

/** `step` may know a better next thing than the nearest one in a direction. */
export function useWalk(
  things: readonly MapThing[],
  step: (here: MapThing, direction: Direction) => MapThing | undefined = (here, direction) => nearest(here, things, direction),
): Walk {
  const [at, setAt] = useState<string>();
  const here = things.find(({ id }) => id === at) ?? things.find(({ onPress }) => onPress) ?? things[0];
  return {
    stop: here?.id,
    arrive: setAt,
    next: (direction) => here && step(here, direction),
  };
}
