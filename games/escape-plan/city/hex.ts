/** Axial hexes (EP-016, EP-022): directions 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. */

export interface Cell {
  q: number;
  r: number;
}

const STEPS: readonly Cell[] = [
  { q: 1, r: 0 }, { q: 1, r: -1 }, { q: 0, r: -1 }, { q: -1, r: 0 }, { q: -1, r: 1 }, { q: 0, r: 1 },
];

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

export const neighbour = ({ q, r }: Cell, direction: number): Cell => ({
  q: q + STEPS[direction]!.q,
  r: r + STEPS[direction]!.r,
});

/** Hex distance, whether or not the cells between are filled. */
export function distance(a: Cell, b: Cell): number {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export const opposite = (direction: number): number => (direction + 3) % 6;

/** The printed edge of a tile turned by `rot` that faces a direction. */
export const printedEdge = (direction: number, rot: number): number => (direction - rot + 6) % 6;
