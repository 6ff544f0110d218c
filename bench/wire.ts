/** `wire`: what goes over the line in a whole match, by our server and by boardgame.io's own. */
import type { Game, State } from 'boardgame.io';
import { getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';
import { foldLog } from '../games/kit/replay';
import type { Ruleset } from '../games/kit/ruleset';
import { logFor, stateFor } from '../server/views';
import { recordings, type Recorded } from './matches';
import type { Result, Row } from './result';
import { playStock, stockGame, type StockMatch } from './stock';

interface Sent {
  /** Bytes of all updates to one seat, and of a sync at the end. */
  updates: number;
  sync: number;
  /** Whether the sync holds what nobody may know: the seed, and the secrets of the first state. */
  leaks: boolean;
}

const bytes = (frame: unknown[]): number => Buffer.byteLength(JSON.stringify(frame));
const leaks = (frame: unknown[], seed: string): boolean => /"secret":/.test(JSON.stringify(frame)) || JSON.stringify(frame).includes(`"seed":"${seed}"`);

function ours(ruleset: Ruleset, { seed, first, log }: Recorded): Sent {
  const states = foldLog(ruleset, first, log) as State[];
  const updates = states.slice(1).map((state) => bytes(['update', 'matchID', stateFor(ruleset, state as never, '0'), logFor(state.deltalog ?? [], '0')]));
  const sync = ['sync', 'matchID', { state: stateFor(ruleset, states.at(-1) as never, '0'), initialState: stateFor(ruleset, first as never, '0'), log: logFor(log, '0'), filteredMetadata: [] }];
  return { updates: updates.reduce((sum, n) => sum + n, 0), sync: bytes(sync), leaks: leaks(sync, seed) };
}

function theirs(game: Game, seed: string, { first, states, log, end }: StockMatch): Sent {
  const filter = getFilterPlayerView(ProcessGameConfig(game));
  const updates = states.slice(1).map((state) => {
    const { type, args } = filter('0', { type: 'update', args: ['matchID', state] });
    return bytes([type, ...args]);
  });
  const { type, args } = filter('0', { type: 'sync', args: ['matchID', { state: end, initialState: first, log, filteredMetadata: [] }] });
  return { updates: updates.reduce((sum, n) => sum + n, 0), sync: bytes([type, ...args]), leaks: leaks([type, ...args], seed) };
}

const mean = (sent: Sent[], of: 'updates' | 'sync'): number => sent.reduce((sum, each) => sum + each[of], 0) / sent.length / 1000;

export async function wire({ game }: { game?: string }): Promise<Result> {
  const rows: Row[] = [];
  for (const { ruleset, players, matches } of await recordings(5, game)) {
    const stock = stockGame(ruleset);
    const own = matches.map((match) => ours(ruleset, match));
    const other = matches.map((match) => theirs(stock, match.seed, playStock(stock, players, match)));
    const what = `${ruleset.manifest.id}, ${players} players`;
    const told = (sent: Sent[]): string => (sent.some((each) => each.leaks) ? 'yes' : 'no');
    rows.push(
      { what: `${what}: all updates to a seat`, unit: 'kB', ours: mean(own, 'updates'), stock: mean(other, 'updates') },
      { what: `${what}: a sync at the end`, unit: 'kB', ours: mean(own, 'sync'), stock: mean(other, 'sync') },
      { what: `${what}: secrets or seed in it`, unit: '', ours: told(own), stock: told(other) },
    );
  }
  return {
    name: 'wire',
    title: 'Bytes of a whole match to one seat, as JSON, before compression',
    rows,
    notes: ['Ours carry the public events that the log panel is worded from; stock has none. Neither repeats the log in updates.'],
  };
}
