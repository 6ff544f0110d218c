/** What the map offers now: which places can be pressed, and which ways are shown on it. */
import { createContext } from 'react';
import type { Offer } from '../offers';
import type { Board } from '../state';

export interface Spot {
  mark?: string | undefined;
  selected?: boolean;
  onPress?: () => void;
  why?: string | undefined;
}

export interface NumberedWay {
  way: Offer;
  selected: boolean;
  onPress: () => void;
  onLook: (here: boolean) => void;
}

export interface Spots {
  /** By city, ferry line or hex of the underground. */
  at: Record<string, Spot>;
  onLook?: (id: string, here: boolean) => void;
  /** Ways to be drawn, and the one that is chosen or looked at. */
  ways: readonly Offer[];
  chosen: Offer | null;
  /** Ways to choose from on the map as well, with their numbers in the tray. */
  numbered: readonly NumberedWay[];
  /** Ways of what was chosen, which the map brings into sight. A mere look moves nothing. */
  sight: readonly Offer[];
  /** A place was pressed: the map may even get smaller to show its ways. */
  pressed: boolean;
  /** The table as it would be after the chosen action. */
  after: Board | null;
}

export const NO_SPOTS: Spots = { at: {}, ways: [], chosen: null, numbered: [], sight: [], pressed: false, after: null };

export const SpotsContext = createContext<Spots>(NO_SPOTS);
