/** The track: areas, intersections, paths, entries and hideout spaces (GT-149 to GT-154). Where they are drawn is in picture.ts. */
import type { AreaId, IntersectionId } from '../state';
import { finder } from '../../kit/find';

export interface Area {
  id: AreaId;
  number: number;
  /** Numbers of the sleepers at both ends. */
  firstSleeper: number;
  lastSleeper: number;
}

export interface Intersection {
  id: IntersectionId;
  /** Border b lies between areas b and b + 1. */
  border: number;
  side: 'north' | 'south';
}

/** A hideout space and the intersections next to it. */
export interface HideoutSpace {
  space: number;
  area: AreaId;
  adjacent: readonly IntersectionId[];
}

export const AREAS: readonly Area[] = [
  { id: 'depot', number: 1, firstSleeper: 1, lastSleeper: 8 },
  { id: 'tractor', number: 2, firstSleeper: 9, lastSleeper: 17 },
  { id: 'gas-station', number: 3, firstSleeper: 18, lastSleeper: 26 },
  { id: 'lake', number: 4, firstSleeper: 27, lastSleeper: 35 },
  { id: 'windmill', number: 5, firstSleeper: 36, lastSleeper: 44 },
  { id: 'church', number: 6, firstSleeper: 45, lastSleeper: 53 },
  { id: 'quarry', number: 7, firstSleeper: 54, lastSleeper: 62 },
  { id: 'signal-box', number: 8, firstSleeper: 63, lastSleeper: 71 },
  { id: 'bridge', number: 9, firstSleeper: 72, lastSleeper: 84 },
];

export const INTERSECTIONS: readonly Intersection[] = [
  { id: 'N1', border: 1, side: 'north' },
  { id: 'S1', border: 1, side: 'south' },
  { id: 'N2', border: 2, side: 'north' },
  { id: 'S2', border: 2, side: 'south' },
  { id: 'N3', border: 3, side: 'north' },
  { id: 'S3', border: 3, side: 'south' },
  { id: 'N4', border: 4, side: 'north' },
  { id: 'S4', border: 4, side: 'south' },
  { id: 'N5', border: 5, side: 'north' },
  { id: 'S5', border: 5, side: 'south' },
  { id: 'N6', border: 6, side: 'north' },
  { id: 'S6', border: 6, side: 'south' },
  { id: 'N7', border: 7, side: 'north' },
  { id: 'S7', border: 7, side: 'south' },
  { id: 'N8', border: 8, side: 'north' },
  { id: 'S8', border: 8, side: 'south' },
];

/** Pairs of intersections that a path connects. A crossing leads over the track. */
export const PATHS: readonly { a: IntersectionId; b: IntersectionId; kind: 'road' | 'crossing' }[] = [
  { a: 'N1', b: 'N2', kind: 'road' },
  { a: 'N2', b: 'N3', kind: 'road' },
  { a: 'N3', b: 'N4', kind: 'road' },
  { a: 'N4', b: 'N5', kind: 'road' },
  { a: 'N5', b: 'N6', kind: 'road' },
  { a: 'N6', b: 'N7', kind: 'road' },
  { a: 'N7', b: 'N8', kind: 'road' },
  { a: 'S1', b: 'S2', kind: 'road' },
  { a: 'S2', b: 'S3', kind: 'road' },
  { a: 'S4', b: 'S5', kind: 'road' },
  { a: 'S5', b: 'S6', kind: 'road' },
  { a: 'S6', b: 'S7', kind: 'road' },
  { a: 'S7', b: 'S8', kind: 'road' },
  { a: 'N1', b: 'S1', kind: 'crossing' },
  { a: 'N3', b: 'S3', kind: 'crossing' },
  { a: 'N5', b: 'S5', kind: 'crossing' },
  { a: 'N7', b: 'S7', kind: 'crossing' },
];

/** GT-202: where one steps from the outside area. */
export const ENTRIES: readonly IntersectionId[] = ['N2', 'N4', 'N6'];

export const HIDEOUTS: readonly HideoutSpace[] = [
  { space: 1, area: 'depot', adjacent: ['N1'] },
  { space: 2, area: 'tractor', adjacent: ['S1', 'S2'] },
  { space: 3, area: 'gas-station', adjacent: ['N2', 'N3'] },
  { space: 4, area: 'lake', adjacent: ['S3', 'S4'] },
  { space: 5, area: 'windmill', adjacent: ['N4', 'N5'] },
  { space: 6, area: 'church', adjacent: ['S5', 'S6'] },
  { space: 7, area: 'quarry', adjacent: ['N6', 'N7'] },
  { space: 8, area: 'signal-box', adjacent: ['S7', 'S8'] },
  { space: 9, area: 'bridge', adjacent: ['N8'] },
];

export const areaOf = finder(AREAS, 'id');
export const intersectionOf = finder(INTERSECTIONS, 'id');
const CROSSROADS: ReadonlySet<string> = new Set(INTERSECTIONS.map(({ id }) => id));
export const isIntersection = (place: string): boolean => CROSSROADS.has(place);
/** The last area, where the van waits (GT-149). */
export const BRIDGE: Area = AREAS.at(-1)!;
