/** Between rows and what the server works with. */
import type { Insertable, Selectable } from 'kysely';
import type { MatchData } from '../types';
import type { MatchesTable } from './schema';

/** Whether the lobby may offer a seat of this match to anybody. */
const isOpen = ({ started, gameover, players }: MatchData): boolean =>
  !started && gameover === undefined && Object.values(players).some(({ name }) => name === undefined);

/** The columns that seats and settings live in: what a metadata write replaces. */
export const settingsOf = (match: MatchData) => ({
  players: JSON.stringify(match.players),
  unlisted: Number(match.unlisted),
  spectators: Number(match.spectators),
  host: match.host,
  open: Number(isOpen(match)),
  updated_at: match.updatedAt,
});

/** A new match as a row. */
export const toRow = (id: string, match: MatchData): Insertable<MatchesTable> => ({
  ...settingsOf(match),
  id,
  game: match.gameName,
  version: match.version,
  num_players: Object.keys(match.players).length,
  options: JSON.stringify(match.setupData),
  started: Number(match.started),
  over: Number(match.gameover !== undefined),
  gameover: match.gameover === undefined ? null : JSON.stringify(match.gameover),
  next_match: match.nextMatchID ?? null,
  created_at: match.createdAt,
  revision: match.revision,
});

/** A row as boardgame.io's metadata with our own fields. */
export const fromRow = (row: Selectable<MatchesTable>): MatchData => ({
  gameName: row.game,
  players: JSON.parse(row.players) as MatchData['players'],
  setupData: JSON.parse(row.options) as MatchData['setupData'],
  ...(row.gameover !== null && { gameover: JSON.parse(row.gameover) as unknown }),
  ...(row.next_match !== null && { nextMatchID: row.next_match }),
  unlisted: row.unlisted === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
  spectators: row.spectators === 1,
  host: row.host,
  started: row.started === 1,
  revision: row.revision,
});
