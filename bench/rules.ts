/** `rules`: the same moves of the same matches, through the kit's ruleset and through the game on stock boardgame.io. */
import { isDeepStrictEqual } from 'node:util';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { KitState } from '../games/kit/types';
import { mapRows } from './map-queries';
import { recordings, type Recorded } from './matches';
import { race, type Result, type Row } from './result';
import { stockGame } from './stock';
import { travelRows } from './travel';

/** Plays the matches through a reducer; returns the number of moves. Throws if one ends elsewhere than recorded. */
function playAll(game: Game, matches: Recorded[]): number {
  const reduce = CreateGameReducer({ game });
  let moves = 0;
  for (const { first, actions, end } of matches) {
    let state = first as Parameters<typeof reduce>[0];
    for (const action of actions) {
      const { transients, ...after } = reduce(state, action as never) as State & { transients?: { error?: { type: string } } };
      if (transients?.error) throw new Error(`${game.name}: ${transients.error.type}`);
      state = after as never;
      moves++;
    }
    if (!isDeepStrictEqual((state as State<KitState>).G, end.G)) throw new Error(`${game.name}: another end than recorded`);
  }
  return moves;
}

export async function rules({ seconds, game }: { seconds: number; game?: string }): Promise<Result> {
  const rows: Row[] = [];
  for (const { ruleset, players, matches } of await recordings(10, game)) {
    const stock = stockGame(ruleset);
    const rate = race({ ours: () => playAll(ruleset.game, matches), stock: () => playAll(stock, matches) }, seconds);
    rows.push({ what: `${ruleset.manifest.id}, ${players} players`, unit: 'moves/CPU-s', ...rate });
  }
  if (game === undefined || game === 'escape-plan') rows.push(...travelRows());
  if (game === undefined || game === 'mini-express') rows.push(...mapRows());
  return {
    name: 'rules',
    title: 'Moves through the reducer, in one process, without network and storage',
    rows,
    notes: ['Ours checks arguments and rules of each move, keeps the state before it as it was, and writes public events into the log; stock does none of it. Both end in the same state.'],
  };
}
