/**
 * Arithmetic of hex maps in axial coordinates: where a hex is drawn, what its edges are, what lies next to it.
 * x grows to the right, y and r downwards. Nothing here knows of a screen.
 */
import type { Direction, MapBox, MapPoint } from './geometry';

export interface Hex {
  q: number;
  r: number;
}

/** How hexes are drawn: `size` is the way from the centre to a corner, in map units. Pointy-top unless `flat`. */
export interface HexLayout {
  size: number;
  flat?: boolean;
}

/** Clockwise, beginning with +q: pointy-top E, SE, SW, W, NW, NE. Edge i of a hex faces step i. */
const STEPS: readonly Hex[] = [
  { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 },
];
const SIXTH = Math.PI / 3;

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

/** The six hexes around one, in the order of its edges. */
export const hexesAround = (hex: Hex): Hex[] => STEPS.map((step) => plus(hex, step));

/** Where the centre of a hex is drawn. Fractions of hexes are allowed. */
export function hexCentre({ q, r }: Hex, { size, flat }: HexLayout): MapPoint {
  const [far, near] = [1.5 * size, Math.sqrt(3) * size];
  return flat ? { x: far * q, y: near * (r + q / 2) } : { x: near * (q + r / 2), y: far * r };
}

/** The six corners, seen from the centre; edge i runs from corner i to corner i + 1. `inset` draws them in. */
export function hexCorners({ size, flat }: HexLayout, inset = 0): MapPoint[] {
  const reach = size - inset;
  return STEPS.map((_, i) => {
    const angle = SIXTH * (flat ? i : i - 0.5);
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
}

const shift = (a: MapPoint, b: MapPoint): MapPoint => ({ x: a.x + b.x, y: a.y + b.y });

/** The ends of edge `i` of a hex, clockwise. */
function edgeOf(hex: Hex, i: number, layout: HexLayout): [MapPoint, MapPoint] {
  const centre = hexCentre(hex, layout);
  const corners = hexCorners(layout);
  return [shift(centre, corners[i]!), shift(centre, corners[(i + 1) % 6]!)];
}

/** The edge between two hexes that lie side by side; nothing if they do not. */
export function hexEdge(a: Hex, b: Hex, layout: HexLayout): [MapPoint, MapPoint] | undefined {
  const i = hexesAround(a).findIndex(({ q, r }) => q === b.q && r === b.r);
  return i < 0 ? undefined : edgeOf(a, i, layout);
}

/** Rounded, so that corners of different hexes at one point are the same. */
const print = ({ x, y }: MapPoint): string => [x, y].map((v) => Math.round(v * 100) / 100 + 0).join(' ');

/** Path data of hexes, one by one. */
export function hexPath(hexes: readonly Hex[], layout: HexLayout): string {
  const corners = hexCorners(layout);
  return hexes.map((hex) => {
    const centre = hexCentre(hex, layout);
    return `M${corners.map((corner) => print(shift(centre, corner))).join('L')}Z`;
  }).join('');
}

/** Path data of the outline around a set of hexes, with its holes: a coast, a district, a tile. */
export function hexOutline(hexes: readonly Hex[], layout: HexLayout): string {
  const inside = new Set(hexes.map(hexKey));
  const edges = hexes.flatMap((hex) =>
    hexesAround(hex).flatMap((other, i) => (inside.has(hexKey(other)) ? [] : [edgeOf(hex, i, layout)])));
  const from = new Map<string, MapPoint[]>();
  for (const [start, end] of edges) from.set(print(start), [...(from.get(print(start)) ?? []), end]);
  let path = '';
  for (const [start] of edges) {
    let at: MapPoint | undefined = from.get(print(start))?.length ? start : undefined;
    if (at) path += `M${print(at)}`;
    while (at) {
      const next: MapPoint | undefined = from.get(print(at))?.pop();
      if (!next) path += 'Z';
      else if (print(next) !== print(start)) path += `L${print(next)}`;
      at = next;
    }
  }
  return path;
}

/** A line through the centres of hexes. */
export const hexLine = (hexes: readonly Hex[], layout: HexLayout): string => `M${hexes.map((hex) => print(hexCentre(hex, layout))).join('L')}`;

/** The box around hexes, with so much air on each side. */
export function hexBox(hexes: readonly Hex[], layout: HexLayout, air = layout.size): MapBox {
  const corners = hexCorners(layout);
  const points = hexes.flatMap((hex) => corners.map((corner) => shift(hexCentre(hex, layout), corner)));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x, y, width: Math.max(...xs) + air - x, height: Math.max(...ys) + air - y };
}

/** Steps that an arrow key may mean, the better one first: across corners one goes to and fro, so that a column is kept. */
const ARROWS: Record<'pointy' | 'flat', Record<Direction, [even: number[], odd: number[]]>> = {
  pointy: { right: [[0], [0]], left: [[3], [3]], up: [[5, 4], [4, 5]], down: [[1, 2], [2, 1]] },
  flat: { down: [[1], [1]], up: [[4], [4]], right: [[5, 0], [0, 5]], left: [[3, 2], [2, 3]] },
};

/** The hex that an arrow key leads to among those that `has` allows; nothing if none is there. */
export function hexToward(hex: Hex, direction: Direction, { flat }: HexLayout, has: (hex: Hex) => boolean): Hex | undefined {
  const odd = Math.abs(flat ? hex.q : hex.r) % 2;
  const steps = ARROWS[flat ? 'flat' : 'pointy'][direction][odd]!;
  return steps.map((i) => plus(hex, STEPS[i]!)).find(has);
}
