/** A table on this device: boardgame.io's client without a server, bots at the empty seats, saved after every move. */
import type { LogEntry, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { useEffect, useMemo } from 'react';
import { botKind, type Bot, type BotMarks } from '../../games/kit/bot';
import { awaitedSeats } from '../../games/kit/awaited';
import { freshSeed, pick, seededChance } from '../../games/kit/chance';
import type { Options } from '../../games/kit/manifest';
import type { ReplayFile } from '../../games/kit/replay';
import type { Ruleset } from '../../games/kit/ruleset';
import { firstState } from '../../games/kit/table';
import type { Choice, KitState, Refusal, Seat } from '../../games/kit/types';
import type { Match } from '../kit/match';
import { asMatch } from './as-match';
import { Fan, useFan } from './fan';

export interface LocalSeat extends BotMarks {
  name: string;
}

/** A table as it is saved, secrets and all: whoever owns the device could look (hazard 4), the app never shows it. */
export interface SavedTable {
  id: string;
  game: string;
  version: number;
  seats: LocalSeat[];
  options: Options;
  createdAt: number;
  updatedAt: number;
  initialState: State;
  state: State;
  log: LogEntry[];
  /** The seats that the table waits for. */
  awaited: Seat[];
}

const awaitedAt = (ruleset: Ruleset, { G, ctx }: State<KitState>): Seat[] =>
  awaitedSeats(ruleset, G, ctx.phase, (seat) => ruleset.view(G, seat));

export interface TableSetup {
  id: string;
  seats: LocalSeat[];
  options: Options;
  seed?: string;
}

/** A table before its first move. */
export function newTable(ruleset: Ruleset, { id, seats, options, seed }: TableSetup): SavedTable {
  const state = firstState(ruleset, { players: seats.length, options, ...(seed !== undefined && { seed }) }) as State;
  const { id: game, version } = ruleset.manifest;
  const now = Date.now();
  return { id, game, version, seats, options, createdAt: now, updatedAt: now, initialState: state, state, log: [], awaited: awaitedAt(ruleset, state as State<KitState>) };
}

/** The finished table as a replay file. */
export const tableReplay = (table: SavedTable): ReplayFile => ({
  format: 'getaway-replay', game: table.game, version: table.version, matchID: table.id, numPlayers: table.seats.length,
  options: table.options, names: Object.fromEntries(table.seats.map(({ name }, seat) => [String(seat), name])),
  initialState: table.initialState, log: table.log, finalState: table.state,
});

export interface LocalOptions {
  bot: Bot<never>;
  /** Only where the table has seats for it. */
  easyBot?: Bot<never> | undefined;
  save: (table: SavedTable) => void;
  /** Pause before a bot acts, so that people can follow. */
  botDelayMs?: number;
}

export class LocalTable {
  /** The present moment: a new one after every change. */
  readonly now = new Fan(this.#moment());
  readonly #client;
  /** Why the last choice was refused: for the eyes of who made it alone. */
  #refused: { seat: Seat; why: Refusal } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Bots that let the other asked seats go first, until the next move. */
  readonly #waiting = new Set<Seat>();
  readonly #dice = seededChance(freshSeed());

  constructor(
    readonly ruleset: Ruleset,
    readonly saved: SavedTable,
    readonly options: LocalOptions,
  ) {
    this.#client = Client({ game: ruleset.game, debug: false, numPlayers: saved.seats.length });
    // One SYNC brings the whole table in: first state (with its seed), log and present state.
    const { state, initialState, log } = saved;
    this.#client.store.dispatch({ type: 'SYNC', clientOnly: true, state, initialState, log } as never);
  }

  get state(): State<KitState> {
    return this.#client.store.getState() as State<KitState>;
  }
  get over(): boolean {
    return this.state.ctx.gameover !== undefined;
  }
  /** Seats that must act, in rising order. */
  get asked(): Seat[] {
    return this.over ? [] : Object.keys(this.state.G.asked);
  }
  /** Those of them who must act: the others only may, like one who can interrupt while another seat is at work. */
  get must(): Seat[] {
    return this.over ? [] : awaitedAt(this.ruleset, this.state);
  }
  /** No seat has anything to hide in this phase. */
  get uncovered(): boolean {
    return this.ruleset.manifest.uncovered?.includes(this.state.ctx.phase) ?? false;
  }
  get stateID(): number {
    return this.state._stateID;
  }
  isBot(seat: Seat): boolean {
    return this.saved.seats[Number(seat)]?.bot ?? false;
  }
  get log(): LogEntry[] {
    return this.#client.log ?? [];
  }
  /** The table as it is to be saved now. */
  toSave(): SavedTable {
    return { ...this.saved, updatedAt: Date.now(), state: this.state, log: this.log, awaited: this.must };
  }
  /** Seats with a person. */
  get persons(): Seat[] {
    return this.saved.seats.flatMap(({ bot }, seat) => (bot ? [] : [String(seat)]));
  }

  start(): void {
    this.#schedule();
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Plays a choice for a seat. Returns why not, or nothing. */
  act(seat: Seat, choice: Choice): Refusal | undefined {
    const { ruleset, state } = this;
    const why = ruleset.refuse(ruleset.view(state.G, seat), state.ctx, seat, choice);
    if (why) return why;
    this.#client.updatePlayerID(seat);
    this.#client.moves[choice.move]!(choice.args);
    this.#changed();
    return undefined;
  }

  /** Takes the seat's last move back, where that can be. */
  undo(seat: Seat): void {
    this.#client.updatePlayerID(seat);
    this.#client.undo();
    this.#changed();
  }

  /** The table through one seat's eyes (null: as anyone may see it). */
  match(seat: Seat | null): Match {
    const { ruleset, state } = this;
    return asMatch({
      ruleset, seat, ctx: state.ctx, stateID: state._stateID, log: this.log, busy: false,
      view: ruleset.view(state.G, seat), refused: this.#refused?.seat === seat ? this.#refused.why : null, line: seat === null ? 'watching' : 'live',
      players: this.saved.seats.map((own, i) => ({ ...own, seat: String(i), connected: true })),
      ...(seat !== null && { undo: () => this.undo(seat) }),
      act: (choice) => this.#refuse(seat, seat === null ? undefined : this.act(seat, choice)),
      forget: () => this.#refuse(seat, undefined),
    });
  }

  #changed(): void {
    this.#waiting.clear();
    this.options.save(this.toSave());
    this.now.set(this.#moment());
    this.#schedule();
  }

  #refuse(seat: Seat | null, why: Refusal | undefined): void {
    this.#refused = seat !== null && why ? { seat, why } : null;
    this.now.set(this.#moment());
  }

  #moment() {
    return { match: (seat: Seat | null): Match => this.match(seat) };
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const seat = this.asked.find((asked) => this.isBot(asked) && !this.#waiting.has(asked));
    if (seat !== undefined) this.#timer = setTimeout(() => this.#playBot(seat), this.options.botDelayMs ?? 450);
  }

  /**
   * A bot sees its own view alone, and may wait while another seat is asked. Should it err, a legal choice by lot
   * keeps the table going.
   */
  #playBot(seat: Seat): void {
    const { ruleset, state } = this;
    const view = ruleset.view(state.G, seat);
    const choices = ruleset.choices(view, state.ctx, seat, this.#dice);
    if (choices.length === 0) return;
    const { phase, numPlayers } = state.ctx;
    const bot = this.options[botKind(this.saved.seats[Number(seat)]) ?? 'bot'] ?? this.options.bot;
    let choice: Choice | undefined;
    try {
      choice = bot({ view: view as never, ctx: { phase, numPlayers }, seat, choices, dice: this.#dice });
      if (!choice && this.asked.length > this.#waiting.size + 1) {
        this.#waiting.add(seat);
        this.#schedule();
        return;
      }
    } catch {
      choice = undefined;
    }
    if (!choice || this.act(seat, choice)) this.act(seat, pick(choices, this.#dice));
  }
}

/** The table through the eyes of `seat`, kept up to date; bots play while the component is there. */
export function useLocalMatch(table: LocalTable, seat: Seat | null): Match {
  useEffect(() => {
    table.start();
    return () => table.stop();
  }, [table]);
  const now = useFan(table.now);
  return useMemo(() => now.match(seat), [now, seat]);
}
