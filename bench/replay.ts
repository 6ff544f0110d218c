/** `replay`: finished matches folded from their logs, by the kit and by the way of boardgame.io's debug panel. */
import { isDeepStrictEqual } from 'node:util';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { foldLog } from '../games/kit/replay';
import { recordings } from './matches';
import { race, type Result, type Row } from './result';
import { playStock, stockGame, type StockMatch } from './stock';

/** As the panel rewinds: every entry that is not marked automatic goes through the reducer again. */
function rewind(game: Game, { first, log }: Pick<StockMatch, 'first' | 'log'>): State {
  const reduce = CreateGameReducer({ game });
  let state = first as Parameters<typeof reduce>[0];
  for (const { action, automatic } of log) if (!automatic) state = reduce(state, action as never);
  return state as State;
}

/** The log as it would be right: without what follows by itself. */
const movesOf = ({ first, log }: StockMatch) => ({ first, log: log.filter(({ action }) => action.type === 'MAKE_MOVE') });

const sameEnd = (a: State, b: State): boolean => isDeepStrictEqual([a.G, a.ctx], [b.G, b.ctx]);

export async function replay({ seconds, game }: { seconds: number; game?: string }): Promise<Result> {
  const rows: Row[] = [];
  // Stock boardgame.io logs to the console what its rewind tries in vain.
  const { error } = console;
  console.error = () => {};
  try {
    for (const { ruleset, players, matches } of await recordings(5, game)) {
      const stock = stockGame(ruleset);
      const stockMatches = matches.map((match) => playStock(stock, players, match));
      const states = matches.reduce((sum, { actions }) => sum + actions.length, 0);
      const ours = () => matches.map(({ first, log }) => foldLog(ruleset, first, log).at(-1)!);
      const mended = stockMatches.map(movesOf);
      const theirs = () => mended.map((match) => rewind(stock, match));
      const what = `${ruleset.manifest.id}, ${players} players`;
      rows.push({ what, unit: 'states/CPU-s', ...race({ ours: () => (ours(), states), stock: () => (theirs(), states) }, seconds) });
      const right = (ends: State[], expected: { end: State }[]): string => `${ends.filter((end, i) => sameEnd(end, expected[i]!.end)).length} of ${ends.length}`;
      rows.push({ what, unit: 'right ends', ours: right(ours(), matches), stock: right(stockMatches.map((match) => rewind(stock, match)), stockMatches) });
    }
  } finally {
    console.error = error;
  }
  return {
    name: 'replay',
    title: 'Finished matches replayed from their logs',
    rows,
    notes: [
      'Right ends: stock logs events that moves called as if players had sent them, so its rewind applies them twice (hazard 55) or is refused.',
      'States/s: on stock with those entries taken out by hand. Ours keeps every state on the way, stock the last one.',
    ],
  };
}
