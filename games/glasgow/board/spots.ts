/** What can be pressed on the table now. Stages say it; map, cards and plans draw it, without knowing why. */
import { createContext, useContext } from 'react';

export interface Spot {
  press: () => void;
  selected?: boolean;
  /** Why not, in words. */
  why?: string | undefined;
  /** A short mark, such as a price. */
  mark?: string;
}

/** By kind and id: `place:N3`, `character:gail`, `hideout:4`, `token:2`, `tool:gail:rope`, `plan:1`, `contingency:k05`. */
export type Spots = Readonly<Record<string, Spot>>;

export const SpotsContext = createContext<Spots>({});

export const useSpots = (): Spots => useContext(SpotsContext);
