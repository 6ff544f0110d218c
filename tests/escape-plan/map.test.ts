import { expect, test } from 'vitest';
import { seamsOf } from '../../games/escape-plan/board/city/places';
import type { PlacedTile } from '../../games/escape-plan/state';

test('EP-027 a shared edge shows whether Land goes on, changes, or is water that no Ferry serves', () => {
  const pair = (west: string, east: string, rot: number): PlacedTile[] => [{ id: west, q: 0, r: 0, rot: 0 }, { id: east, q: 1, r: 0, rot }];
  const seams = (city: PlacedTile[], served = true) => seamsOf(city, () => served).map(({ kind }) => kind);
  // The east edge of T10 is residential, and so is the west edge of T11 turned by three; unturned it is commercial.
  expect([seams(pair('T10', 'T11', 3)), seams(pair('T10', 'T11', 0)), seams(pair('T10', 'T11', 3), false)]).toEqual([['same'], ['other'], ['wet']]);
});
