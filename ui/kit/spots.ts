/** What can be pressed on the table now: stages say it, maps and cards draw it, without knowing why. */
import { createContext, useContext } from 'react';

export interface Spot {
  press: () => void;
  selected?: boolean;
  /** Why not, in words. */
  why?: string | undefined;
  /** A short mark, such as a price. */
  mark?: string;
  /** The pointer or the focus has come to it (true) or gone; for previews. Nothing may depend on it alone. */
  look?: (here: boolean) => void;
}

/** By kind and id, as the game's board names them: `place:N3`, `character:gail`. */
export type Spots = Readonly<Record<string, Spot>>;

export const SpotsContext = createContext<Spots>({});

export const useSpots = (): Spots => useContext(SpotsContext);
