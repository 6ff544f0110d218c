/**
 * Bots at seats online, and the table's own choice for somebody who is away. Both see the seat's own view alone and act
 * the way people do: checked, run, stored, and only then told.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { botKind, type Bot, type BotKind } from '../games/kit/bot';
import { freshSeed, pick, seededChance } from '../games/kit/chance';
import type { Ruleset } from '../games/kit/ruleset';
import type { Choice, Seat } from '../games/kit/types';
import { play, type Played } from './play';
import type { Tables } from './tables';
import { isBot, Refuse, refuse, seatOf, type GameState, type MatchData } from './types';

/** By game. */
export type BotsOfGames = ReadonlyMap<string, Bot<never>>;

export interface BotOptions {
  /** A game without one is played by lot. */
  bots: BotsOfGames;
  /** Of the games that have a weaker one. */
  easyBots: BotsOfGames;
  /** Pause before each move, so that people can follow. */
  delayMs: number;
  /** How long somebody must be away before the table plays for them. */
  awayMs: number;
}

/** After a fault the bot tries again, so many times, each time later. */
const TRIES = 5;
const AGAIN_MS = 1000;

interface Loaded {
  match: MatchData;
  state: GameState;
}

/** Seats that a bot shall act for now. Before the first move all wait until every seat is taken. */
function botsAsked({ match, state: { G, ctx } }: Loaded): Seat[] {
  if (ctx.gameover !== undefined) return [];
  if (!match.started && Object.values(match.players).some(({ name }) => name === undefined)) return [];
  return Object.keys(G.asked).filter((seat) => isBot(seatOf(match, seat)));
}

export class Bots {
  /** Matches that a bot is at work in; true: look again when it is done. */
  readonly #working = new Map<string, boolean>();
  readonly #stopped = new AbortController();
  readonly #dice = seededChance(freshSeed());

  constructor(
    readonly tables: Tables,
    readonly options: BotOptions,
  ) {
    tables.onMove = (matchID, { match, state }) => {
      if (botsAsked({ match, state }).length > 0) this.wake(matchID);
    };
  }

  /** Whether people may choose this bot in a game: its best one they always may. */
  has(game: string, kind: BotKind): boolean {
    return kind === 'bot' || this.options.easyBots.has(game);
  }

  /** Takes up all matches that wait for a bot: after a start nobody else would. */
  async start(): Promise<void> {
    for (const matchID of await this.tables.store.withBots()) this.wake(matchID);
  }

  /** No bot begins another move. What is under way in a match's queue ends there. */
  stop(): void {
    this.#stopped.abort();
  }

  /** Lets bots look at a match, soon. One look at a time for each match. */
  wake(matchID: string): void {
    const working = this.#working.has(matchID);
    this.#working.set(matchID, true);
    if (!working) void this.#work(matchID).finally(() => this.#working.delete(matchID));
  }

  async #work(matchID: string): Promise<void> {
    const { signal } = this.#stopped;
    let faults = 0;
    while (this.#working.get(matchID) && faults < TRIES) {
      this.#working.set(matchID, false);
      const stopped = await sleep(this.options.delayMs + faults * AGAIN_MS, false, { signal, ref: false }).catch(() => true);
      if (stopped) return;
      try {
        await this.tables.rooms.run(matchID, () => this.#turn(matchID));
        faults = 0;
      } catch (error) {
        faults++;
        this.#working.set(matchID, true);
        this.tables.log.error({ match: matchID, err: error }, 'a bot could not act');
      }
    }
  }

  /** One move of one bot, if one is asked and makes it. Its publishing wakes the next. */
  async #turn(matchID: string): Promise<void> {
    const loaded = await this.tables.store.load(matchID);
    const ruleset = loaded && this.tables.rulesets.get(loaded.match.gameName);
    if (!loaded || !ruleset || loaded.match.version !== ruleset.manifest.version || this.#stopped.signal.aborted) return;
    const seats = botsAsked(loaded);
    for (const seat of seats) {
      const choice = this.#choose(ruleset, matchID, loaded, seat);
      if (choice) return this.#act(ruleset, matchID, loaded.state, seat, choice);
    }
    // Others go first, if there are any.
    const [seat] = seats;
    if (seat !== undefined && seats.length === Object.keys(loaded.state.G.asked).length)
      await this.#act(ruleset, matchID, loaded.state, seat, this.#lot(ruleset, loaded.state, seat));
  }

  #choices({ view, choices }: Ruleset, { G, ctx }: GameState, seat: Seat): Choice[] {
    return choices(view(G, seat), ctx, seat, this.#dice);
  }

  #lot(ruleset: Ruleset, state: GameState, seat: Seat): Choice {
    return pick(this.#choices(ruleset, state, seat), this.#dice);
  }

  /** What the bot chooses, nothing if it waits for others. Should it err, a legal choice by lot keeps the table going. */
  #choose(ruleset: Ruleset, matchID: string, { match, state }: Loaded, seat: Seat): Choice | undefined {
    const { bots, easyBots } = this.options;
    const { id } = ruleset.manifest;
    const easy = botKind(seatOf(match, seat)?.data) === 'easyBot';
    // A game that has lost its easy bot goes on with the other.
    const bot = (easy ? easyBots.get(id) : undefined) ?? bots.get(id);
    const choices = this.#choices(ruleset, state, seat);
    if (choices.length === 0) return undefined;
    if (!bot) return pick(choices, this.#dice);
    const { ctx: { phase, numPlayers }, G } = state;
    try {
      return bot({ view: ruleset.view(G, seat) as never, ctx: { phase, numPlayers }, seat, choices, dice: this.#dice });
    } catch (error) {
      this.tables.log.warn({ match: matchID, game: id, state: state._stateID, err: error }, 'a bot erred');
      return pick(choices, this.#dice);
    }
  }

  async #act(ruleset: Ruleset, matchID: string, state: GameState, seat: Seat, choice: Choice): Promise<void> {
    const mayAct = (match: MatchData): void => {
      if (!isBot(seatOf(match, seat))) throw refuse(403, 'kit:moved');
    };
    try {
      await this.#play(ruleset, matchID, state, seat, choice, mayAct);
    } catch (error) {
      if (!(error instanceof Refuse)) throw error;
      this.tables.log.warn({ match: matchID, game: ruleset.manifest.id, move: choice.move, reason: error.message }, 'a bot was refused');
      await this.#play(ruleset, matchID, state, seat, this.#lot(ruleset, state, seat), mayAct);
    }
  }

  async #play(ruleset: Ruleset, matchID: string, state: GameState, seat: Seat, { move, args }: Choice, mayAct: (match: MatchData) => void): Promise<void> {
    const { store, log } = this.tables;
    const wish = { type: 'MAKE_MOVE', move, args } as const;
    const played: Played = await play(store, ruleset, { matchID, seat, stateID: state._stateID, wish, mayAct }, log);
    this.tables.publish(ruleset, matchID, played);
    if (played.state.ctx.gameover !== undefined || !played.match.started) this.tables.tellTable(matchID);
  }

  /**
   * Plays the ruleset's own choice for `seat`, once, if nobody has been there for a while (hazard 28). `mayAsk` throws
   * unless whoever asks is the host. Rejects with a refusal; tells nothing of what was chosen but what all are told.
   */
  async standIn(ruleset: Ruleset, matchID: string, seat: Seat, mayAsk: (match: MatchData) => void): Promise<void> {
    const { rooms, store } = this.tables;
    await rooms.run(matchID, async () => {
      const loaded = await store.load(matchID);
      if (loaded?.match.gameName !== ruleset.manifest.id) throw refuse(404, 'kit:no-match');
      const { match, state } = loaded;
      mayAsk(match);
      if (!seatOf(match, seat)) throw refuse(404, 'kit:no-seat');
      const left = Math.ceil((this.options.awayMs - rooms.awayMs(matchID, seat)) / 1000);
      if (left > 0) throw refuse(409, 'kit:just-left', { params: { seconds: left } });
      const { G, ctx } = state;
      const choice = ctx.gameover === undefined && Object.hasOwn(G.asked, seat) ? ruleset.standIn?.(ruleset.view(G, seat), ctx.phase, seat) : undefined;
      if (!choice) throw refuse(409, 'kit:no-stand-in');
      await this.#play(ruleset, matchID, state, seat, choice, mayAsk);
    });
  }
}
