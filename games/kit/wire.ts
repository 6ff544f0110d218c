/**
 * What server and app say to each other beside boardgame.io's own frames and bodies: refusals, and how the table stands.
 *
 * Frames, in:  `sync(matchID, seat | null, credentials?)`, `update(action, stateID, matchID, seat)`, `chat(matchID, message)`,
 * `ping(answer)`, whose answer comes at once and tells nothing but that the line stands.
 * Frames, out: `sync(matchID, SyncInfo, TableInfo)`, `update(matchID, state, deltalog)`, `matchData(matchID, players, TableInfo)`,
 * `chat(matchID, message)`, `refused(matchID | null, Refused)`. The third arguments are ours; stock clients ignore them.
 * Chat is kept: its last messages come again after each `sync`, so a client knows them by their `id`.
 */
import type { Options } from './manifest';
import type { Refusal, Seat } from './types';

/** Letters that a person's name may have. */
export const NAME_LETTERS = 40;

/** Reasons that the server itself gives, worded as `refuse.<name>` of the namespace `kit`; rulesets have their own. */
export const SERVER_REASONS = [
  'kit:malformed', 'kit:too-large', 'kit:too-fast', 'kit:crowded', 'kit:error', 'kit:stopping', 'kit:origin',
  'kit:no-game', 'kit:no-match', 'kit:no-seat', 'kit:seat', 'kit:not-synced', 'kit:watching', 'kit:no-spectators', 'kit:moved',
  'kit:stale', 'kit:no-undo', 'kit:invalid', 'kit:old-version', 'kit:chat-length', 'kit:chat-closed',
  'kit:name', 'kit:players', 'kit:seat-taken', 'kit:full', 'kit:host-consent', 'kit:host-only', 'kit:seat-in-use', 'kit:code', 'kit:not-over', 'kit:started', 'kit:just-left', 'kit:no-stand-in', 'kit:no-easy-bot',
] as const;

export type ServerReason = (typeof SERVER_REASONS)[number];

/** The answer to a frame or a request that was not carried out. Also the body of every REST answer from 400 up. */
export interface Refused extends Refusal {
  /** The frame that is answered; absent in REST answers and where the server speaks by itself. */
  to?: 'sync' | 'update' | 'chat' | 'ping';
  /** Trying again will not help: the server cuts the line after it, or the match is not to be had. */
  fatal?: boolean;
}

/** One seat as everybody sees it. No name: the seat is free. */
export interface SeatInfo {
  id: number;
  name?: string;
  /** At least one live socket sits at it. */
  isConnected: boolean;
  data?: Record<string, string | number | boolean>;
}

/** How the table of a match stands, apart from the game itself. */
export interface TableInfo {
  /** Who may give away free seats: the first who sat down and has not left, or who stands in for that one. */
  host: Seat | null;
  /** The host proper, who has been away for minutes: till then `host` stands in. */
  hostAway?: Seat;
  /** Sockets that watch without a seat. */
  watchers: number;
  /** Whether anyone may watch. */
  spectators: boolean;
  /** A move was made: free seats are given by the host only. */
  started: boolean;
  /** The match can be looked at, but not played: its ruleset is older than the server's. */
  readOnly: boolean;
  /** The rematch, once someone has asked for it. All keep seat, name and credentials there. */
  nextMatchID?: string;
}

/** A match as the lobby shows it (`GET /games/:game` and `GET /games/:game/:match`). */
export interface MatchSummary extends TableInfo {
  matchID: string;
  gameName: string;
  players: SeatInfo[];
  /** The checked options, defaults filled in. */
  setupData: Options;
  gameover?: unknown;
  /** Seats that must act now. Only where one match is asked for, and, if nobody may watch it, by one of its seats. */
  asked?: Seat[];
  unlisted: boolean;
  /** Version of the ruleset that the match was begun with. */
  version: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
}

/** A page of the lobby's list, newest first; `cursor` asks for the next one and is absent on the last. */
export interface MatchPage {
  matches: MatchSummary[];
  cursor?: string;
}
