/** Where everything is drawn (RR-045 to RR-050): no unit, x grows to the right, y downwards. (house) */
import type { Arrangement } from '../state';
import { finder } from '../../kit/find';

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  id: string;
  /** The view box. */
  width: number;
  height: number;
  /** Centres of the four tile places, and the tile that lies there in the fixed arrangement. */
  places: readonly Point[];
  fixed: Arrangement;
  airport: Point & { width: number; height: number };
  /** A point for each space, from 0 to terminal C. */
  route: readonly Point[];
}

/** Side of a district tile. */
export const TILE_SIDE = 36;
/** Back to front. */
export const LAYERS = ['ground', 'airport', 'route', 'tiles', 'streets', 'parks', 'buildings', 'safes', 'cubes', 'terminals', 'pawns'] as const;
export const SPACE_RADIUS = 3.2;
export const SAFE_SIZE = 3.4;
/** From the centre of the building; upright whatever the tile's rotation. */
export const SAFE_SLOTS: readonly Point[] = [{ x: -3.8, y: 2.6 }, { x: 0, y: 2.6 }, { x: 3.8, y: 2.6 }];
export const BUILDING_LABEL: Point = { x: 0, y: -2.6 };
export const CUBE_SIZE = 2;
/** From the space they lie on. */
export const CUBE_OFFSETS: readonly Point[] = [{ x: -1.6, y: -4.6 }, { x: 1.6, y: -4.6 }];
/** Offsets of both pawns where they share a space. */
export const PAWNS_SHARED: Readonly<Record<'officer' | 'car', Point>> = { officer: { x: -2, y: 0 }, car: { x: 2, y: 0 } };

export const LAYOUTS: readonly Layout[] = [
  {
    id: 'straight', width: 180, height: 110,
    places: [{ x: 48, y: 26 }, { x: 96, y: 26 }, { x: 48, y: 84 }, { x: 96, y: 84 }],
    fixed: [
      { district: 'old-town', rotation: 0 },
      { district: 'harbour', rotation: 90 },
      { district: 'pleasure-quarter', rotation: 180 },
      { district: 'hillside', rotation: 270 },
    ],
    airport: { x: 160.9, y: 55, width: 35.3, height: 27 },
    route: [
      { x: 10, y: 55 }, { x: 20.7, y: 55 }, { x: 31.3, y: 55 }, { x: 42, y: 55 },
      { x: 52.7, y: 55 }, { x: 63.3, y: 55 }, { x: 74, y: 55 }, { x: 84.7, y: 55 },
      { x: 95.3, y: 55 }, { x: 106, y: 55 }, { x: 116.7, y: 55 }, { x: 127.3, y: 55 },
      { x: 138, y: 55 }, { x: 148.7, y: 55 }, { x: 159.3, y: 55 }, { x: 170, y: 55 },
    ],
  },
  {
    id: 'wave', width: 180, height: 110,
    places: [{ x: 30, y: 84 }, { x: 70, y: 26 }, { x: 110, y: 84 }, { x: 150, y: 26 }],
    fixed: [
      { district: 'harbour', rotation: 0 },
      { district: 'old-town', rotation: 180 },
      { district: 'hillside', rotation: 90 },
      { district: 'pleasure-quarter', rotation: 0 },
    ],
    airport: { x: 160.6, y: 67.9, width: 35.9, height: 40.8 },
    route: [
      { x: 10, y: 55 }, { x: 18.9, y: 42.2 }, { x: 31.9, y: 35.2 }, { x: 43.5, y: 45.3 },
      { x: 52.1, y: 58.3 }, { x: 61.5, y: 70.7 }, { x: 75.5, y: 73.2 }, { x: 85.8, y: 61.5 },
      { x: 94.2, y: 48.5 }, { x: 104.5, y: 36.8 }, { x: 118.5, y: 39.3 }, { x: 127.9, y: 51.7 },
      { x: 136.5, y: 64.7 }, { x: 148.1, y: 74.8 }, { x: 161.1, y: 67.8 }, { x: 170, y: 55 },
    ],
  },
  {
    id: 'horseshoe', width: 140, height: 110,
    places: [{ x: 48, y: 26 }, { x: 92, y: 26 }, { x: 48, y: 66 }, { x: 92, y: 66 }],
    fixed: [
      { district: 'pleasure-quarter', rotation: 270 },
      { district: 'hillside', rotation: 0 },
      { district: 'old-town', rotation: 90 },
      { district: 'harbour', rotation: 180 },
    ],
    airport: { x: 128, y: 37.5, width: 19, height: 52 },
    route: [
      { x: 14, y: 14 }, { x: 14, y: 32 }, { x: 14, y: 50 }, { x: 14, y: 68 },
      { x: 14, y: 86 }, { x: 21, y: 97 }, { x: 39, y: 97 }, { x: 57, y: 97 },
      { x: 75, y: 97 }, { x: 93, y: 97 }, { x: 111, y: 97 }, { x: 126, y: 94 },
      { x: 126, y: 76 }, { x: 126, y: 58 }, { x: 126, y: 40 }, { x: 126, y: 22 },
    ],
  },
  {
    id: 'diagonal', width: 172, height: 124,
    places: [{ x: 32, y: 38 }, { x: 80, y: 24 }, { x: 92, y: 100 }, { x: 138, y: 80 }],
    fixed: [
      { district: 'hillside', rotation: 90 },
      { district: 'pleasure-quarter', rotation: 270 },
      { district: 'harbour', rotation: 180 },
      { district: 'old-town', rotation: 0 },
    ],
    airport: { x: 150.8, y: 20.4, width: 35.5, height: 23.7 },
    route: [
      { x: 12, y: 110 }, { x: 21.7, y: 103.6 }, { x: 31.5, y: 97.2 }, { x: 41.2, y: 90.8 },
      { x: 50.9, y: 84.4 }, { x: 60.7, y: 78 }, { x: 70.4, y: 71.6 }, { x: 80.1, y: 65.2 },
      { x: 89.9, y: 58.8 }, { x: 99.6, y: 52.4 }, { x: 109.3, y: 46 }, { x: 119.1, y: 39.6 },
      { x: 128.8, y: 33.2 }, { x: 138.5, y: 26.8 }, { x: 148.3, y: 20.4 }, { x: 158, y: 14 },
    ],
  },
  {
    id: 'arch', width: 170, height: 116,
    places: [{ x: 24, y: 24 }, { x: 65, y: 90 }, { x: 105, y: 90 }, { x: 146, y: 24 }],
    fixed: [
      { district: 'old-town', rotation: 180 },
      { district: 'hillside', rotation: 0 },
      { district: 'harbour', rotation: 270 },
      { district: 'pleasure-quarter', rotation: 90 },
    ],
    airport: { x: 151.2, y: 94.1, width: 22.6, height: 40.8 },
    route: [
      { x: 19, y: 106 }, { x: 20.4, y: 92.3 }, { x: 24.7, y: 79.2 }, { x: 31.6, y: 67.2 },
      { x: 40.8, y: 57 }, { x: 52, y: 48.8 }, { x: 64.6, y: 43.2 }, { x: 78.1, y: 40.4 },
      { x: 91.9, y: 40.4 }, { x: 105.4, y: 43.2 }, { x: 118, y: 48.8 }, { x: 129.2, y: 57 },
      { x: 138.4, y: 67.2 }, { x: 145.3, y: 79.2 }, { x: 149.6, y: 92.3 }, { x: 151, y: 106 },
    ],
  },
  {
    id: 'zigzag', width: 184, height: 126,
    places: [{ x: 50, y: 34 }, { x: 110, y: 34 }, { x: 60, y: 104 }, { x: 116, y: 104 }],
    fixed: [
      { district: 'harbour', rotation: 270 },
      { district: 'pleasure-quarter', rotation: 180 },
      { district: 'old-town', rotation: 0 },
      { district: 'hillside', rotation: 90 },
    ],
    airport: { x: 169, y: 100.8, width: 21, height: 45.4 },
    route: [
      { x: 12, y: 12 }, { x: 12, y: 27.2 }, { x: 12, y: 42.4 }, { x: 12, y: 57.5 },
      { x: 15.7, y: 69 }, { x: 30.9, y: 69 }, { x: 46.1, y: 69 }, { x: 61.2, y: 69 },
      { x: 76.4, y: 69 }, { x: 91.6, y: 69 }, { x: 106.8, y: 69 }, { x: 121.9, y: 69 },
      { x: 137.1, y: 69 }, { x: 152.3, y: 69 }, { x: 167.5, y: 69 }, { x: 168, y: 83.6 },
      { x: 168, y: 98.8 }, { x: 168, y: 114 },
    ],
  },
];

export const layoutOf = finder(LAYOUTS, 'id');

/** A local point of a tile, turned clockwise and put in its place (RR-047). */
export function onTile(place: Point, rotation: 0 | 90 | 180 | 270, { x: u, y: v }: Point): Point {
  const [dx, dy] = { 0: [u, v], 90: [-v, u], 180: [-u, -v], 270: [v, -u] }[rotation] as [number, number];
  return { x: place.x + dx, y: place.y + dy };
}
