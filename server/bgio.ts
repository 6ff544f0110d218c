/** The one typed seam to boardgame.io's server side: its `Server`, and its `Master` on storage that only remembers. */
import { createRequire } from 'node:module';
import type { LogEntry, State } from 'boardgame.io';
import { Sync } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { Server } from 'boardgame.io/server';
import type { Ruleset } from '../games/kit/ruleset';
import type { Seat } from '../games/kit/types';
import { areTheSeats, freshCredentials } from './credentials';
import type { Wish } from './frames';
import type { Store } from './store/store';
import type { GameState } from './types';

export type BgioServer = ReturnType<typeof Server>;
export type App = BgioServer['app'];

/** What boardgame.io's `Server` asks of a transport. */
export interface ServerTransport {
  init(app: App, games: Ruleset['game'][], origins: string[]): void;
}

/** boardgame.io's server with our games, storage, transport and credentials. `origins` may ask from other sites. */
export const makeServer = (rulesets: Iterable<Ruleset>, db: Store, transport: ServerTransport, origins: string[]): BgioServer =>
  Server({
    games: [...rulesets].map(({ game }) => game),
    db,
    transport: transport as never,
    origins,
    authenticateCredentials: areTheSeats,
    generateCredentials: freshCredentials,
  });

/** Storage that hands one state to a `Master` and keeps what it wants to write, so that we store before anyone is told. */
class Captured extends Sync {
  written: { state: State; deltalog: LogEntry[] } | undefined;

  constructor(readonly state: GameState) {
    super();
  }
  override setState(_matchID: string, state: State, deltalog: LogEntry[] = []): void {
    this.written = { state, deltalog };
  }
  override setMetadata(): void {}
  override fetch(): never {
    return { state: this.state } as never;
  }
  override wipe(): void {}
}

/**
 * Runs a player's action through boardgame.io's `Master`, without storing or telling anything. Resolves to the state
 * after it with its log entries, or to nothing if boardgame.io refused it. Rejects with whatever a move or hook throws.
 */
export async function runMaster(
  { game }: Ruleset, matchID: string, state: GameState, seat: Seat, wish: Wish, stateID: number,
): Promise<{ state: GameState; deltalog: LogEntry[] } | undefined> {
  const storage = new Captured(state);
  const master = new Master(game, storage, { send: () => {}, sendAll: () => {} });
  const action = wish.type === 'MAKE_MOVE'
    ? { type: wish.type, payload: { type: wish.move, args: [wish.args], playerID: seat } }
    : { type: wish.type, payload: { type: wish.type.toLowerCase(), args: null, playerID: seat } };
  await master.onUpdate(action as never, stateID, matchID, seat);
  const { written } = storage;
  return written && written.state._stateID !== state._stateID ? (written as { state: GameState; deltalog: LogEntry[] }) : undefined;
}

/**
 * Lets boardgame.io's immer leave finished states unfrozen: freezing a freshly parsed state anew costs a quarter of
 * every move. Safe here, since each move works on a state of its own and the kit's reducers leave their input alone.
 */
export const thawStates = (): void => {
  // The copy that boardgame.io itself loads.
  const theirs = createRequire(createRequire(import.meta.url).resolve('boardgame.io/package.json'));
  const { setAutoFreeze } = theirs('immer') as { setAutoFreeze: (freeze: boolean) => void };
  setAutoFreeze(false);
};
