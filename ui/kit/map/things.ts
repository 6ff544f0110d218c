/** What a map is told of each thing on it. */
import type { ReactNode } from 'react';
import type { MapPoint } from './geometry';

export interface MapThing extends MapPoint {
  id: string;
  /** Its name and all that a sighted player sees of it, spoken. */
  label: string;
  /** How far it reaches around its point, for the ring of focus and choice; `points` are the corners, seen from its point. */
  shape: { r: number } | { width: number; height: number } | { points: readonly MapPoint[] };
  /** Drawn with (0, 0) at its point. */
  children?: ReactNode;
  /** Chosen already. */
  selected?: boolean | undefined;
  /** It can be chosen now. */
  onPress?: (() => void) | undefined;
  /** Why it cannot be chosen, where one might think so. */
  why?: string | undefined;
  /** A short mark at its edge, such as what it costs. */
  mark?: string | undefined;
  /** The pointer or the focus has come to it (true) or gone; for previews. Nothing may depend on it alone. */
  onLook?: ((here: boolean) => void) | undefined;
}
