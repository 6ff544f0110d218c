/** Helpers for The Big Score's tests: tables at a given point of the game, and games played through by chance. */
import { seededChance, pick } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import { ruleset } from '../../games/big-score/game';
import type { BigScore, Counts } from '../../games/big-score/state';

export type BigScoreTable = Table<BigScore, Counts>;

/** A fresh table. Seat 0 is the youngest unless `ages` says otherwise. */
export const open = (players: number, seed = 'big-score', options: Record<string, string | boolean> = { ages: 'seats' }): BigScoreTable =>
  new Table(ruleset, { players, seed, options });

/** Plays legal choices by chance until `until` holds or the game is over; `check` sees the table after every move. */
export function playOn(
  table: BigScoreTable,
  seed: string,
  until: (table: BigScoreTable) => boolean = () => false,
  check: (table: BigScoreTable) => void = () => undefined,
): number {
  const dice = seededChance(seed);
  let moves = 0;
  while (!table.over && !until(table)) {
    const seat = pick(table.asked, dice);
    const { move, args } = pick(table.choices(seat, dice), dice);
    const why = table.act(seat, move, args);
    if (why) throw new Error(`${move} ${JSON.stringify(args)}: ${JSON.stringify(why)}`);
    moves += 1;
    check(table);
  }
  return moves;
}
