/** What can be pressed in the city now. Stages say it; the map draws it, without knowing why. */
import { createContext, useContext } from 'react';
import type { BuildingId } from '../state';

export interface Spot {
  press: () => void;
  selected?: boolean;
  /** Why not, in words. */
  why?: string | undefined;
}

export type Spots = Readonly<Partial<Record<BuildingId, Spot>>>;

export const SpotsContext = createContext<Spots>({});

export const useSpots = (): Spots => useContext(SpotsContext);
