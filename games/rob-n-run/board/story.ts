/** What the log tells about the last raid that was scored, for explaining it step by step. */
import type { LogEntry } from 'boardgame.io';
import { eventsOf } from '../../kit/table';
import type { RobEvent } from '../events';

type Of<T extends RobEvent['type']> = Extract<RobEvent, { type: T }>;

export interface Scoring {
  /** Why the raid ended. */
  endings: (Of<'raid-complete'> | Of<'red-alarm'> | Of<'out-of-cards'>)[];
  gold: Of<'gold'> | undefined;
  car: Of<'car'> | undefined;
  cubes: Of<'cube'>[];
  placed: (Of<'safe-placed'> | Of<'safe-removed'>)[];
  officer: Of<'officer'> | undefined;
  boss: Of<'boss'> | undefined;
}

const isSafe = ({ type }: RobEvent): boolean => type === 'cracked' || type === 'not-cracked';

/** The events of the last scoring, from the end of the alarm phase on; nothing before the first. */
export function lastScoring(log: LogEntry[]): Scoring | null {
  const events = log.flatMap((entry) => eventsOf(entry) as RobEvent[]);
  const safe = events.findLastIndex(isSafe);
  if (safe < 0) return null;
  const start = events.slice(0, safe).findLastIndex(({ type }) => type === 'sorted');
  const next = events.findIndex(({ type }, i) => i > safe && type === 'building-chosen');
  const told = events.slice(start + 1, next < 0 ? undefined : next);
  const all = <T extends RobEvent['type']>(...types: T[]) => told.filter((event): event is Of<T> => (types as string[]).includes(event.type));
  return {
    endings: all('raid-complete', 'red-alarm', 'out-of-cards'),
    gold: all('gold')[0], car: all('car')[0], cubes: all('cube'), placed: all('safe-placed', 'safe-removed'), officer: all('officer')[0], boss: all('boss')[0],
  };
}
