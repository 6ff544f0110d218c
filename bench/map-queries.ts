/** Two more rows of `rules` a map: how long Mini Express takes to find every legal build of a company, with cost and gain. */
import { seededChance } from '../games/kit/chance';
import { byBot, playOut } from '../games/kit/play';
import { Table } from '../games/kit/table';
import type { Seat } from '../games/kit/types';
import { bot } from '../games/mini-express/bot';
import { COMPANIES } from '../games/mini-express/companies';
import type { MapId } from '../games/mini-express/content/map';
import { ruleset } from '../games/mini-express/game';
import { offersOf } from '../games/mini-express/offers';
import type { Counts, MiniExpress, View } from '../games/mini-express/state';
import type { Row } from './result';

const ROUNDS = 4;

/** Every turn of a match of bots, as the seat that acts sees it. */
function turns(map: MapId): { view: View; seat: Seat }[] {
  const table = new Table(ruleset, { players: 4, seed: 'map-queries', options: { map } });
  const seen: { view: View; seat: Seat }[] = [];
  playOut<MiniExpress, Counts>(table, () => byBot(bot), seededChance('map-queries'), () => {
    const [seat] = table.asked;
    if (table.ctx.phase === 'play' && seat !== undefined) seen.push({ view: table.view(seat), seat });
  });
  return seen;
}

/** Milliseconds of every query: the best of its rounds, since other programs interrupt some. */
function times(map: MapId): number[] {
  return turns(map).flatMap(({ view, seat }) => COMPANIES.map((company) =>
    Math.min(...Array.from({ length: ROUNDS }, () => {
      const since = performance.now();
      offersOf(view, company, seat);
      return performance.now() - since;
    })))).toSorted((a, b) => a - b);
}

export function mapRows(): Row[] {
  return (['uk1918', 'tw1908'] as const).flatMap((map) => {
    const sorted = times(map);
    const what = `mini-express, ${map}: every build of a company with its ways, cost and gain`;
    return [
      { what: `${what}: the middle query`, unit: 'ms', ours: sorted[Math.floor(sorted.length / 2)]!, stock: '-' },
      { what: `${what}: the slowest`, unit: 'ms', ours: sorted.at(-1)!, stock: '-' },
    ];
  });
}
