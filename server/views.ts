/** What leaves the server: states and logs as one seat may see them, seats without their secrets. */
import type { LogEntry, State } from 'boardgame.io';
import type { Ruleset } from '../games/kit/ruleset';
import type { Seat } from '../games/kit/types';
import type { MatchSummary, SeatInfo, TableInfo } from '../games/kit/wire';
import { hostNow } from './lobby/seats';
import type { GameState, MatchData, Presence } from './types';

/**
 * A state as `seat` (null: a spectator) sees it: `G` through the player view, no plugin data (seed and generator live
 * there), no undo stacks (hazard 1). Used for the present and the first state alike.
 */
export const stateFor = (ruleset: Ruleset, state: GameState, seat: Seat | null): State => ({
  G: ruleset.view(state.G, seat),
  ctx: state.ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: state._stateID,
});

/**
 * Log entries as `seat` may read them: the arguments of a redacted move only by who made it (hazard 2). Metadata holds
 * public events alone, by the kit's own rule, and stays (hazard 51).
 */
export const logFor = (log: LogEntry[], seat: Seat | null): LogEntry[] =>
  log.map(({ redact, ...entry }) => {
    const { payload } = entry.action;
    if (!redact || (seat !== null && payload.playerID === seat)) return entry;
    return { ...entry, action: { ...entry.action, payload: { ...payload, args: null } } } as LogEntry;
  });

/** The seats as everybody may see them. */
export const seatsFor = (match: MatchData, { seats }: Presence): SeatInfo[] =>
  Object.values(match.players).map(({ id, name, data }) => ({
    id, isConnected: seats.has(String(id)), ...(name !== undefined && { name }), ...(data && { data }),
  }));

/** How the table stands. */
export const tableFor = (ruleset: Ruleset, match: MatchData, presence: Presence): TableInfo => ({
  host: hostNow(match, presence),
  ...(match.host !== null && hostNow(match, presence) !== match.host && { hostAway: match.host }),
  watchers: presence.watchers,
  spectators: match.spectators,
  started: match.started,
  readOnly: match.version !== ruleset.manifest.version,
  ...(match.nextMatchID !== undefined && { nextMatchID: match.nextMatchID }),
});

/** A match as the lobby shows it. */
export const summaryFor = (ruleset: Ruleset, matchID: string, match: MatchData, presence: Presence): MatchSummary => ({
  matchID,
  gameName: match.gameName,
  players: seatsFor(match, presence),
  setupData: match.setupData,
  ...(match.gameover !== undefined && { gameover: match.gameover }),
  unlisted: match.unlisted,
  version: match.version,
  createdAt: match.createdAt,
  updatedAt: match.updatedAt,
  ...tableFor(ruleset, match, presence),
});
