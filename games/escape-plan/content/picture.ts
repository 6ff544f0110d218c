/**
 * Where everything is drawn (EP-026 to EP-029). Tile-local coordinates: the centre is (0, 0), x grows to the right, y
 * DOWN, and the distance from the centre to a corner is 1. All of it is for boards; the rules do not read it.
 */
import type { LocationKind, OfficerType, TileId } from '../state';

export type Point = readonly [x: number, y: number];

export interface TilePicture {
  /** Centres of the Location circles. */
  locations: Readonly<Partial<Record<LocationKind, Point>>>;
  /** One fixed spot a type: a tile never holds two of a type. */
  officers: Readonly<Record<OfficerType, Point>>;
  label: Point;
  ferry?: Point;
}

/** Pointy-top hexagons; angles in degrees, counter-clockwise from the right. */
export const HEX_PICTURE = {
  /** Suggested centre-to-corner distance on the screen. */
  size: 110,
  /** Screen centre of a cell: `(size √3 (q + r/2), size 1.5 r)`. */
  locationRadius: 0.2,
  officerRadius: 0.09,
  /** Pawns stand on a ring round the centre of their Location, upright, not turned with the tile. */
  pawnRing: 0.27,
  pawnAngles: [90, 30, 150, -30, 210],
} as const;

/** Corner k lies between directions k and k + 1. */
export const corner = (k: number): Point => polar(60 * k + 30, 1);

/** Middle of the edge that faces direction `d`. */
export const edgeMiddle = (d: number): Point => polar(60 * d, Math.sqrt(3) / 2);

function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}

/** A tile-local point after the tile was turned by `rot` sixths counter-clockwise. */
export function turned([x, y]: Point, rot: number): Point {
  const angle = (rot * Math.PI) / 3;
  return [x * Math.cos(angle) + y * Math.sin(angle), -x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The polygon of a region: the centre, then the corners along its arc. */
export const regionOutline = (edges: readonly number[]): Point[] => [[0, 0], corner(edges[0]! - 1), ...edges.map(corner)];

export const PICTURES: Readonly<Record<TileId, TilePicture>> = {
  S1: { locations: { hospital: [0, -0.5], subway: [0.43, 0.25] }, officers: { federal: [-0.25, 0.21], county: [-0.06, 0.56], swat: [-0.49, -0.24] }, label: [0.48, -0.29] },
  S2: { locations: { gang: [-0.16, -0.49], store: [0.52, -0.3] }, officers: { federal: [-0.02, 0.27], county: [-0.44, 0.14], swat: [0.44, 0.27] }, label: [0.1, -0.08] },
  T01: { locations: { safehouse: [0.5, -0.12], heliport: [-0.06, -0.56] }, officers: { federal: [-0.23, 0.17], county: [-0.48, -0.22], swat: [0.09, 0.5] }, label: [0.47, 0.41] },
  T02: { locations: { gang: [0.38, -0.27], subway: [-0.42, -0.27] }, officers: { federal: [-0.06, 0.38], county: [-0.5, 0.29], swat: [0.41, 0.29] }, label: [0.01, -0.58] },
  T03: { locations: { exit: [-0.32, 0.31], subway: [0, -0.5] }, officers: { federal: [0.39, 0.16], county: [0.43, -0.24], swat: [-0.47, -0.2] }, label: [0.11, 0.51] },
  T04: { locations: { business: [0.02, -0.42], church: [-0.04, 0.5] }, officers: { federal: [-0.44, 0.02], county: [0.38, 0.06], swat: [0.52, -0.31] }, label: [-0.53, 0.36], ferry: [-0.5, -0.36] },
  T05: { locations: { store: [-0.44, -0.13], business: [-0.35, 0.26] }, officers: { federal: [0.32, 0.19], county: [0.11, -0.42], swat: [0.52, -0.29] }, label: [0.01, 0.62] },
  T06: { locations: { safehouse: [0.07, -0.45], business: [-0.43, 0.25] }, officers: { federal: [0.36, 0.23], county: [0.51, -0.19], swat: [-0.5, -0.29] }, label: [0, 0.52] },
  T07: { locations: { business: [0.05, 0.49], clinic: [0.28, 0.16] }, officers: { federal: [-0.37, -0.12], county: [0.01, -0.45], swat: [0.47, -0.34] }, label: [-0.47, 0.28] },
  T08: { locations: { exit: [0.4, 0.23], gang: [0, -0.51] }, officers: { federal: [-0.28, 0.21], county: [-0.48, -0.2], swat: [0.46, -0.28] }, label: [-0.01, 0.58] },
  T09: { locations: { exit: [0.44, -0.23], store: [-0.41, -0.24] }, officers: { federal: [-0.06, 0.43], county: [0.33, 0.3], swat: [0.01, -0.61] }, label: [0.05, 0.06], ferry: [-0.58, 0.24] },
  T10: { locations: { safehouse: [-0.43, -0.25], business: [0.41, 0.24] }, officers: { federal: [0.16, -0.34], county: [-0.24, 0.38], swat: [-0.03, 0.04] }, label: [0.53, -0.34] },
  T11: { locations: { subway: [0.05, -0.47], gang: [-0.15, 0.41] }, officers: { federal: [0.42, 0.15], county: [-0.52, -0.29], swat: [-0.23, -0.07] }, label: [0.5, -0.26] },
  T12: { locations: { business: [-0.5, 0.14], store: [-0.45, -0.26], heliport: [0.3, 0.5] }, officers: { federal: [0.2, -0.28], county: [0.49, 0.04], swat: [-0.01, -0.59] }, label: [0.05, 0.08] },
};
