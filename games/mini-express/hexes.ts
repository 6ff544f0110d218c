/** Axial coordinates: keys, neighbours and distance (ME-040, ME-041). */
import type { Hex } from './content/map';
import type { HexKey } from './state';

/** E, SE, SW, W, NW, NE. */
const STEPS: readonly Hex[] = [
  { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 },
];

export const keyOf = ({ q, r }: Hex): HexKey => `${q},${r}`;

export const around = ({ q, r }: Hex): Hex[] => STEPS.map((step) => ({ q: q + step.q, r: r + step.r }));

/** Hexes from one to the other in a straight line, whatever lies between. */
export const distance = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** Sorts by smaller r, then smaller q. */
export const northFirst = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;
