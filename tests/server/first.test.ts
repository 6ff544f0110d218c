import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, playOut, type House } from './house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a match over the wire from its creation to its end', async () => {
  const match = await house.open();
  const lines = await house.seats(match);
  await playOut(lines);
  expect(lines[0]!.state!.ctx.gameover).toEqual({ winners: [] });
  const replay = await house.ask(`/games/toy/${match.matchID}/replay`);
  expect(replay.status).toBe(200);
});
