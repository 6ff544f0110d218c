/** The four district tiles and their eight buildings (RR-011); (house), but for their numbers and kinds. Where they are drawn: RR-047, RR-048. */
import type { BuildingId, BuildingKind, DistrictId } from '../state';
import { finder } from '../../kit/find';

/** Local coordinates of a tile: origin in its centre, x to the right, y down. */
export interface LocalBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Building extends LocalBox {
  id: BuildingId;
  kind: BuildingKind;
}

export interface District {
  id: DistrictId;
  buildings: readonly Building[];
  streets: readonly { x1: number; y1: number; x2: number; y2: number }[];
  parks: readonly LocalBox[];
}

export const DISTRICTS: readonly District[] = [
  {
    id: 'old-town',
    buildings: [
      { id: 'savings-bank', kind: 'bank', x: -8.5, y: -8, width: 16, height: 12 },
      { id: 'card-room', kind: 'casino', x: 8.5, y: 8, width: 16, height: 12 },
    ],
    streets: [{ x1: -18, y1: 0, x2: 18, y2: 0 }, { x1: 8.5, y1: 0, x2: 8.5, y2: -18 }],
    parks: [{ x: -9, y: 9, width: 13, height: 9 }],
  },
  {
    id: 'harbour',
    buildings: [
      { id: 'harbour-bank', kind: 'bank', x: -8.5, y: 8, width: 16, height: 12 },
      { id: 'fairground-museum', kind: 'museum', x: 8.5, y: -8, width: 16, height: 12 },
    ],
    streets: [{ x1: -18, y1: 0, x2: 18, y2: 0 }, { x1: -8.5, y1: 0, x2: -8.5, y2: -18 }],
    parks: [{ x: 9, y: 9, width: 13, height: 9 }],
  },
  {
    id: 'pleasure-quarter',
    buildings: [
      { id: 'roulette-palace', kind: 'casino', x: 3, y: -9, width: 16, height: 12 },
      { id: 'coin-museum', kind: 'museum', x: 3, y: 9, width: 16, height: 12 },
    ],
    streets: [{ x1: -18, y1: 0, x2: 18, y2: 0 }, { x1: -11, y1: -18, x2: -11, y2: 18 }],
    parks: [],
  },
  {
    id: 'hillside',
    buildings: [
      { id: 'private-bank', kind: 'bank', x: -8.5, y: -8, width: 16, height: 12 },
      { id: 'grand-gallery', kind: 'museum', x: 8.5, y: -8, width: 16, height: 12 },
    ],
    streets: [{ x1: -18, y1: 3, x2: 18, y2: 3 }, { x1: 0, y1: 3, x2: 0, y2: 18 }],
    parks: [{ x: -9, y: 11, width: 13, height: 9 }],
  },
];

/** In the order of the data, which is that of every listing. */
export const BUILDINGS: readonly Building[] = DISTRICTS.flatMap(({ buildings }) => buildings);
export const districtOf = finder(DISTRICTS, 'id');
export const buildingOf = finder(BUILDINGS, 'id');
