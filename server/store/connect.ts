/** Opens the database that DATABASE_URL names and brings its tables up to date. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { walFlusher } from './flush';
import { migrations, type Schema } from './schema';

export type Engine = 'sqlite' | 'postgres';

/** Which engine a database URL means: `file:…` or `postgres://…`. Nothing for any other. */
export function engineOf(url: string): Engine | undefined {
  if (/^file:.+/.test(url)) return 'sqlite';
  return /^postgres(ql)?:\/\/.+/.test(url) ? 'postgres' : undefined;
}

function sqlite(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true });
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  // Commits do not wait for the disk here, the store does (flush.ts), before anything is told.
  database.pragma('synchronous = NORMAL');
  database.pragma('busy_timeout = 5000');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database });
}

function postgres(url: string, connections: number, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // 20 is int8: milliseconds and counts, far below 2^53.
    types: { getTypeParser: (id: number, format?: 'text' | 'binary') => (id === 20 ? Number : pg.types.getTypeParser(id, format as 'text')) } as pg.CustomTypesConfig,
  });
  // An idle connection that breaks (the database was restarted) must not end the process.
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}

export interface OpenDatabase {
  db: Kysely<Schema>;
  engine: Engine;
  /** Resolves when all that was written so far outlasts a power cut. */
  durable: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the database. Throws on a URL of neither engine or a file that cannot be opened. */
export function openDatabase(url: string, { connections = 10, onError = () => {} }: { connections?: number; onError?: (error: Error) => void } = {}): OpenDatabase {
  const engine = engineOf(url);
  if (!engine) throw new Error('a database URL is file:PATH or postgres://…');
  if (engine === 'postgres') {
    const db = new Kysely<Schema>({ dialect: postgres(url, connections, onError) });
    // PostgreSQL answers a commit when it is on the disk.
    return { db, engine, durable: async () => {}, close: () => db.destroy() };
  }
  const file = url.slice('file:'.length);
  const db = new Kysely<Schema>({ dialect: sqlite(file) });
  const { flusher, close } = walFlusher(file);
  return {
    db, engine, durable: () => flusher.flush(),
    close: async () => {
      await close();
      await db.destroy();
    },
  };
}

/** Runs the migrations that this database has not seen. Throws if one fails or the database is newer than the program. */
export async function migrate(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations(engine) }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
