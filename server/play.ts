/** One action of one seat: checked by the ruleset, run by boardgame.io, stored, and only then handed out to be told. */
import type { LogEntry } from 'boardgame.io';
import type { Logger } from 'pino';
import type { Ruleset } from '../games/kit/ruleset';
import type { Seat } from '../games/kit/types';
import { runMaster } from './bgio';
import type { Wish } from './frames';
import { isJson } from './json';
import { Conflict, type Store } from './store/store';
import { Refuse, refuse, seatOf, type GameState, type MatchData } from './types';

/** An action of a seat. */
export interface Action {
  matchID: string;
  seat: Seat;
  /** Throws unless whoever acts may still act for the seat in this match. */
  mayAct: (match: MatchData) => void;
  /** The state that the player saw. */
  stateID: number;
  wish: Wish;
}

/** What has been stored and may be told. */
export interface Played {
  match: MatchData;
  state: GameState;
  deltalog: LogEntry[];
}

/** How often an action runs anew because another process wrote the match first. */
const TRIES = 10;

/**
 * Carries an action out. Rejects with a `Refuse` that words why not; a throwing move or hook counts as `kit:error` and
 * is logged with match and move (hazard 14). Nothing is stored unless it resolves, nothing told before.
 */
export async function play(store: Store, ruleset: Ruleset, action: Action, log: Logger): Promise<Played> {
  for (let tries = 0; tries < TRIES; tries++) {
    const loaded = await store.load(action.matchID);
    if (!loaded || loaded.match.gameName !== ruleset.manifest.id) throw refuse(404, 'kit:no-match', { fatal: true });
    action.mayAct(loaded.match);
    if (loaded.match.version !== ruleset.manifest.version) throw refuse(409, 'kit:old-version');
    checkWish(ruleset, loaded.state, action);
    const after = await run(ruleset, loaded.state, action, log);
    if (await store.commit(action.matchID, loaded.state._stateID, after.state, after.deltalog)) return { match: loaded.match, ...after };
  }
  throw new Conflict('too many writers');
}

/** The seat still has the credentials that the socket proved it by. */
export const holds = (seat: Seat, hash: string | undefined) => (match: MatchData): void => {
  const held = seatOf(match, seat)?.credentials;
  if (held === undefined || held !== hash) throw refuse(403, 'kit:moved', { fatal: true });
};

/** The ruleset's own answer first, so that its reason reaches the player; then what only the server can know. */
function checkWish(ruleset: Ruleset, { G, ctx, _stateID }: GameState, { seat, wish, stateID }: Action): void {
  let commit = false;
  if (wish.type === 'MAKE_MOVE') {
    const why = ruleset.refuse(ruleset.view(G, seat), ctx, seat, { move: wish.move, args: wish.args as Record<string, unknown> });
    if (why) throw new Refuse(409, why);
    commit = ruleset.moves[wish.move]!.commit;
  } else {
    if (ctx.gameover !== undefined) throw new Refuse(409, { reason: 'kit:game-over' });
    if (ruleset.game.disableUndo) throw refuse(409, 'kit:no-undo');
    if (!Object.hasOwn(G.asked, seat)) throw new Refuse(409, { reason: 'kit:not-asked' });
  }
  // Choices made at the same time count on any state (hazard 20); all others were made for the state that was seen.
  if (!commit && stateID !== _stateID) throw refuse(409, 'kit:stale');
}

async function run(ruleset: Ruleset, state: GameState, { matchID, seat, stateID, wish }: Action, log: Logger): Promise<Omit<Played, 'match'>> {
  const move = wish.type === 'MAKE_MOVE' ? wish.move : wish.type;
  let after;
  try {
    after = await runMaster(ruleset, matchID, state, seat, wish, stateID);
    if (after && !isJson([after.state.G, after.state.ctx, after.deltalog])) throw new Error('the state after it is not plain JSON');
  } catch (error) {
    log.error({ match: matchID, game: ruleset.manifest.id, move, seat, state: state._stateID, err: error }, 'a move failed');
    throw refuse(500, 'kit:error');
  }
  if (!after) throw refuse(409, wish.type === 'MAKE_MOVE' ? 'kit:invalid' : 'kit:no-undo');
  return after;
}
