/** What the log says can be taken back is what boardgame.io's reducer takes back. */
import { expect, test, vi } from 'vitest';
import { byChance } from '../../games/kit/play';
import { seededChance } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import { canUndo, standing } from '../../games/kit/undo';
import { toy } from './toy';

test('hazard 3: by the log as by the reducer, in matches by chance with many undos', () => {
  // boardgame.io complains of every undo that it refuses.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  let taken = 0;
  for (let seed = 0; seed < 20; seed++) {
    const dice = seededChance(`undo ${seed}`);
    const table = new Table(toy, { players: 2, options: { long: true }, seed: String(seed) });
    while (!table.over) {
      const seat = dice.Shuffle(table.asked)[0]!;
      const { move, args } = byChance(table, seat, table.choices(seat, dice), dice);
      table.act(seat, move, args);
      for (const by of table.seats) {
        const expected = canUndo(table.G, table.ctx, table.log, by);
        // The server takes nothing back while others are asked as well.
        const alone = table.asked.join() === by;
        const moves = standing(table.log).length;
        if (!expected && !alone) continue;
        if (expected && dice.Number() < 0.5) continue;
        expect(table.undo(by)).toBe(expected);
        if (!expected) continue;
        taken++;
        expect(standing(table.log).length).toBeLessThan(moves);
      }
    }
  }
  complaints.mockRestore();
  expect(taken).toBeGreaterThan(20);
});
