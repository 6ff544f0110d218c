/** What can be pressed on the table now. Stages say it; map, board and displays draw it, without knowing why. */
import { createContext, useContext } from 'react';

export interface Spot {
  press: () => void;
  selected?: boolean;
  /** Why not, in words. */
  why?: string | undefined;
  /** A short mark, such as how many officers are met. */
  mark?: string | undefined;
}

/**
 * By kind and id. On the map: `space:T05.store`, `space:T05#1`, `officer:T05:county`, `tile:T05`, `cell:2,-1`. On the own
 * board: `contact:0`, `item:2`, `asset:1`, `firstAid`, `gang`.
 */
export type Spots = Readonly<Record<string, Spot>>;

export const SpotsContext = createContext<Spots>({});

export const useSpots = (): Spots => useContext(SpotsContext);
