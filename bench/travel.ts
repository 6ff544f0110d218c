/** Two more rows of `rules`: how long Escape Plan takes to find all ends of a Travel in cities of all fourteen tiles. */
import { bot } from '../games/escape-plan/bot';
import { ruleset } from '../games/escape-plan/game';
import { locationsIn } from '../games/escape-plan/city/spaces';
import type { Board, Counts, EscapePlan, View } from '../games/escape-plan/state';
import { travelEnds } from '../games/escape-plan/travel/query';
import { seededChance } from '../games/kit/chance';
import { byBot } from '../games/kit/play';
import { Table } from '../games/kit/table';
import type { Seat } from '../games/kit/types';
import type { Row } from './result';

const CITIES = 6;
const ROUNDS = 4;

/** The first turn of day 3 in a match of bots: the city is whole by then. */
function lastMorning(seed: string): { view: View; seat: Seat } {
  const table = new Table(ruleset, { players: 5, seed });
  const dice = seededChance(seed);
  const play = byBot<EscapePlan, Counts>(bot);
  while (table.G.day < 3 || table.G.turn === null) {
    const [seat] = table.asked;
    const { move, args } = play(table, seat!, table.choices(seat!, dice), dice)!;
    table.act(seat!, move, args);
  }
  const [seat] = table.asked;
  return { view: table.view(seat!), seat: seat! };
}

/** The hardest question: with two cans and the Helicopter at hand. */
const equipped = (board: Board): Board => ({ ...board, gas: 2, items: [{ kind: 'fixer', id: 'helicopter' }, null, null, null, null] });

/** Milliseconds of every query, from each Location of each city: the best of its rounds, since other programs interrupt some. */
function times(): number[] {
  return Array.from({ length: CITIES }, (_, i) => lastMorning(`travel-${i}`)).flatMap(({ view, seat }) =>
    locationsIn(view).map((pawn) => {
      const asked = { ...view, boards: { ...view.boards, [seat]: { ...equipped(view.boards[seat]!), pawn } } };
      return Math.min(...Array.from({ length: ROUNDS }, () => {
        const since = performance.now();
        travelEnds(asked, seat);
        return performance.now() - since;
      }));
    })).toSorted((a, b) => a - b);
}

export function travelRows(): Row[] {
  const sorted = times();
  const what = 'escape-plan: all ends of a Travel with their cheapest ways, 14 tiles, 2 cans, Helicopter';
  return [
    { what: `${what}: the middle query`, unit: 'ms', ours: sorted[Math.floor(sorted.length / 2)]!, stock: '-' },
    { what: `${what}: the slowest`, unit: 'ms', ours: sorted.at(-1)!, stock: '-' },
  ];
}
