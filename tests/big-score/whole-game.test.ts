import { describe, expect, test } from 'vitest';
import { ruleset } from '../../games/big-score/game';
import { open, playOn } from './play';

describe('whole games by legal choices at random', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    for (const simple of [false, true]) {
      test(`BS-500 BS-501 BS-502 BS-503 BS-504 BS-505 BS-506 BS-507 BS-508 BS-509 BS-510: ${players} players, ${simple ? 'simple' : 'full'}`, () => {
        for (let game = 0; game < 20; game++) {
          const seed = `${players}-${game}`;
          const table = open(players, seed, { simple });
          const moves = playOn(table, seed, undefined, ({ G }) => expect(ruleset.invariants(G), seed).toEqual([]));
          expect(moves).toBeLessThan(ruleset.longest(players));
          expect(table.G.result?.winners.length).toBeGreaterThan(0);
        }
      });
    }
  }
});
