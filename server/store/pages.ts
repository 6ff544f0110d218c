/** The lobby's list, page by page: every filter has an index in the order of the pages, so depth costs nothing. */
import { sql, type Kysely } from 'kysely';
import type { MatchData } from '../types';
import { fromRow } from './rows';
import type { Schema } from './schema';

export interface PageQuery {
  game: string;
  over?: boolean;
  /** Only matches that anybody may join, begun with this version of the ruleset. */
  openVersion?: number;
  updatedBefore?: number;
  updatedAfter?: number;
  limit: number;
  cursor?: Cursor;
}

/** The last match of the page before. */
export interface Cursor {
  updatedAt: number;
  id: string;
}

export interface Page {
  matches: { id: string; match: MatchData }[];
  /** Absent on the last page. */
  next?: Cursor;
}

/** Reads one page. */
export async function pageOf(db: Kysely<Schema>, { game, over, openVersion, updatedBefore, updatedAfter, limit, cursor }: PageQuery): Promise<Page> {
  let query = db.selectFrom('matches').selectAll().where('game', '=', game).where('unlisted', '=', 0);
  if (openVersion !== undefined) query = query.where('over', '=', 0).where('open', '=', 1).where('version', '=', openVersion);
  else if (over !== undefined) query = query.where('over', '=', Number(over));
  if (updatedBefore !== undefined) query = query.where('updated_at', '<', updatedBefore);
  if (updatedAfter !== undefined) query = query.where('updated_at', '>', updatedAfter);
  if (cursor) query = query.where(sql<boolean>`(updated_at, id) < (${cursor.updatedAt}, ${cursor.id})`);
  // One more than asked tells whether there is another page.
  const rows = await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit + 1).execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    matches: rows.slice(0, limit).map((row) => ({ id: row.id, match: fromRow(row) })),
    ...(last && { next: { updatedAt: last.updated_at, id: last.id } }),
  };
}

/** A cursor as it stands in a URL, and back. `readCursor` gives nothing for what is none. */
export const writeCursor = ({ updatedAt, id }: Cursor): string => Buffer.from(`${updatedAt}:${id}`).toString('base64url');

export function readCursor(text: string): Cursor | undefined {
  const [, updatedAt, id] = /^(\d{1,16}):([\w-]{1,64})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return updatedAt && id ? { updatedAt: Number(updatedAt), id } : undefined;
}
