/**
 * A table with n seats in one process: moves in as a seat, views out as a seat. Tests, the conformance suite,
 * simulations and replays all play through it, on the real boardgame.io reducer.
 */
import type { Ctx, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { freshSeed } from './chance';
import type { Options } from './manifest';
import type { Ruleset } from './ruleset';
import type { Chance, Choice, GameEvent, KitState, Refusal, Seat, View } from './types';

export interface TableOptions {
  players: number;
  options?: Partial<Options>;
  /** Seed of all chance in the match. Default: fresh. */
  seed?: string;
}

/** The first state of a match: `InitializeGame` with a seed of our own (hazard 50). */
export function firstState<G extends KitState, C>(
  { game }: Ruleset<G, C>,
  { players, options, seed }: TableOptions,
): State<G> {
  return InitializeGame({ game: { ...game, seed: seed ?? freshSeed() }, numPlayers: players, setupData: options }) as State<G>;
}

/** The log entry's public events, none if it has none. */
export const eventsOf = (entry: Pick<LogEntry, 'metadata'>): GameEvent[] =>
  ((entry.metadata as { events?: GameEvent[] } | undefined)?.events ?? []);

export class Table<G extends KitState, C> {
  state: State<G>;
  log: LogEntry[] = [];
  readonly #reduce;

  constructor(readonly ruleset: Ruleset<G, C>, from: TableOptions | State<G>) {
    this.state = 'G' in from ? from : firstState(ruleset, from);
    this.#reduce = CreateGameReducer({ game: ruleset.game });
  }

  get G(): G {
    return this.state.G;
  }
  get ctx(): Ctx {
    return this.state.ctx;
  }
  get over(): boolean {
    return this.ctx.gameover !== undefined;
  }
  /** Seats that must act now, in rising order. */
  get asked(): Seat[] {
    return this.over ? [] : Object.keys(this.G.asked);
  }
  get seats(): Seat[] {
    return this.ctx.playOrder;
  }

  /** What a seat (null: a spectator) sees. */
  view(seat: Seat | null): View<G, C> {
    return this.ruleset.view(this.G, seat);
  }

  /** The seat's legal choices (long lists: a sample). */
  choices(seat: Seat, dice: Chance): Choice[] {
    return this.ruleset.choices(this.view(seat), this.ctx, seat, dice);
  }

  /**
   * Plays a move as `seat`; a commit's `step` may be left out. Returns why it was refused, or nothing.
   * Throws if boardgame.io rejects what the ruleset allowed: that is a fault of the kit or the ruleset.
   */
  act(seat: Seat, move: string, args: Record<string, unknown> = {}): Refusal | undefined {
    const commit = Object.hasOwn(this.ruleset.moves, move) && this.ruleset.moves[move]!.commit;
    const full = commit && !('step' in args) ? { ...args, step: this.G.step } : args;
    const why = this.ruleset.refuse(this.view(seat), this.ctx, seat, { move, args: full });
    if (why) return why;
    this.#dispatch({ type: 'MAKE_MOVE', payload: { type: move, args: [full], playerID: seat } });
    return undefined;
  }

  /** Takes the seat's last move back. Returns whether that was possible. */
  undo(seat: Seat): boolean {
    const before = this.state._stateID;
    this.#dispatch({ type: 'UNDO', payload: { type: 'undo', args: null, playerID: seat } }, false);
    return this.state._stateID !== before;
  }

  #dispatch(action: Parameters<ReturnType<typeof CreateGameReducer>>[1], mustCount = true): void {
    const { transients, ...after } = this.#reduce(this.state as never, action) as State<G> & { transients?: { error?: { type: string; payload?: unknown } } };
    if (transients?.error) {
      if (mustCount) throw new Error(`boardgame.io refused: ${transients.error.type} ${String(transients.error.payload ?? '')}`);
      return;
    }
    this.log.push(...(after.deltalog ?? []));
    this.state = after as State<G>;
  }
}
