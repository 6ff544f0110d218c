/** The words that the server's parts share: what is kept of a match, and how a request is refused. */
import type { LogEntry, Server as Bgio, State } from 'boardgame.io';
import { botKind } from '../games/kit/bot';
import type { Options } from '../games/kit/manifest';
import type { Ruleset } from '../games/kit/ruleset';
import type { KitState, Refusal, Seat } from '../games/kit/types';
import type { Refused, ServerReason } from '../games/kit/wire';

export type GameState = State<KitState>;

/** A seat as it is stored. `credentials` is a hash, `transfer` the hash of a one-time code that gives the seat away. */
export interface StoredSeat {
  id: number;
  name?: string;
  credentials?: string;
  data?: Record<string, string | number | boolean>;
  transfer?: { hash: string; expires: number };
}

/** boardgame.io's match metadata and what this server keeps beside it. */
export interface MatchData extends Bgio.MatchData {
  players: Record<Seat, StoredSeat>;
  setupData: Options;
  unlisted: boolean;
  /** Version of the ruleset that began the match. */
  version: number;
  spectators: boolean;
  host: Seat | null;
  started: boolean;
  /** Counts the writes of seats and settings; a write names the one that it replaces. */
  revision: number;
}

/** What a new match starts from. */
export interface MatchStart {
  initialState: GameState;
  metadata: MatchData;
}

export interface ChatEntry {
  id: string;
  sender: Seat;
  payload: string;
}

export interface LoggedMatch {
  match: MatchData;
  state: GameState;
  initialState: GameState;
  log: LogEntry[];
}

/** Who is at the table just now. */
export interface Presence {
  seats: ReadonlySet<Seat>;
  watchers: number;
  /** Nobody has been at the seat for so long that others need not wait for it to do what a host does. */
  isLongGone: (seat: Seat) => boolean;
}

/** The catalogue as the server uses it: rulesets by their game's name. */
export type Rulesets = ReadonlyMap<string, Ruleset>;

/** Thrown where a request cannot be carried out; answered to the caller and never counted as a fault. */
export class Refuse extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.reason);
  }
}

/** A refusal of the server's own. `status` is the HTTP status where it answers a request. */
export const refuse = (status: number, reason: ServerReason, more: Omit<Refused, keyof Refusal> & Pick<Refusal, 'params'> = {}): Refuse =>
  new Refuse(status, { reason, ...more });

/** A bot plays the seat. It has no credentials: nobody can act as it, and people cannot give themselves its marks. */
export const isBot = (seat: StoredSeat | undefined): boolean => botKind(seat?.data) !== undefined;

/** The seat's entry, looked up safely with ids from outside. */
export const seatOf = (match: MatchData, seat: Seat): StoredSeat | undefined =>
  Object.hasOwn(match.players, seat) ? match.players[seat] : undefined;
