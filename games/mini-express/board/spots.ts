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

export interface Spots {
  /** By city, ferry line or hex of the underground. */
  at: Record<string, Spot>;
  onLook?: (id: string, here: boolean) => void;
  /** Ways to be drawn, and the one chosen. */
  ways: readonly Offer[];
  chosen: Offer | null;
  /** A place was pressed: the map brings its ways into sight. A mere look moves nothing. */
  pressed: boolean;
  /** The table as it would be after the chosen action. */
  after: Board | null;
}

export const NO_SPOTS: Spots = { at: {}, ways: [], chosen: null, pressed: false, after: null };

export const SpotsContext = createContext<Spots>(NO_SPOTS);
