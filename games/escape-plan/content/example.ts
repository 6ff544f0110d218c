/** The example city (EP-270): every tile's cell and rotation in order of placing, and what stands on the spots. */
import type { LocationId, PlacedTile, PlaceId } from '../state';

const at = (id: string, q: number, r: number, rot: number): PlacedTile => ({ id, q, r, rot });

export const EXAMPLE_TILES: readonly PlacedTile[] = [
  at('S1', 0, 0, 3),
  at('S2', 1, 0, 3),
  at('T10', 1, -1, 3),
  at('T02', 0, 1, 4),
  at('T06', 1, 1, 1),
  at('T11', -1, 1, 4),
  at('T08', 0, 2, 2),
  at('T03', -1, 0, 1),
  at('T05', -2, 1, 3),
  at('T04', -2, 0, 1),
  at('T07', 2, 0, 4),
  at('T09', -3, 1, 3),
  at('T12', 2, -1, 1),
  at('T01', -1, 2, 2),
];

export const EXAMPLE_SPOTS: Readonly<Record<LocationId, PlaceId>> = {
  'T04.business': 'cinema',
  'T05.business': 'bar',
  'T06.business': 'gym',
  'T07.business': 'casino',
  'T10.business': 'restaurant',
  'T12.business': 'gallery',
  'T06.safehouse': 'safehouse1',
  'T01.safehouse': 'safehouse2',
  'T10.safehouse': 'safehouse3',
};
