/** The tables, as Kysely types them, and the migrations that make them. JSON is kept as text: its key order matters. */
import { sql, type ColumnDefinitionBuilder, type Generated, type Kysely, type Migration, type MigrationProvider } from 'kysely';

/** Truth values are 0 and 1, times milliseconds since 1970: both engines then speak alike. */
export interface MatchesTable {
  id: string;
  game: string;
  version: number;
  /** JSON: seats by number. */
  players: string;
  num_players: number;
  /** JSON: checked options. */
  options: string;
  unlisted: number;
  spectators: number;
  host: string | null;
  /** Not begun and with a free seat: what the lobby offers to join. */
  open: number;
  started: number;
  over: number;
  /** JSON: the result. */
  gameover: string | null;
  next_match: string | null;
  created_at: number;
  updated_at: number;
  revision: number;
}

export interface Schema {
  matches: MatchesTable;
  /** First states, written once. */
  starts: { match_id: string; state: string };
  /** Present states, one a match. */
  states: { match_id: string; state_id: number; state: string };
  /** Appended only. `n` orders the entries of one state id. */
  log: { match_id: string; state_id: number; n: number; entry: string };
  chat: { id: Generated<number>; match_id: string; seat: string; text: string };
}

/** The number of a chat line is made by the database; the two engines word that differently. */
const counted = { sqlite: sql`integer primary key autoincrement`, postgres: sql`serial primary key` };

const first = (engine: keyof typeof counted): Migration => ({
  async up(db: Kysely<unknown>) {
    const ofMatch = (c: ColumnDefinitionBuilder) => c.notNull().references('matches.id').onDelete('cascade');
    const needed = (c: ColumnDefinitionBuilder) => c.notNull();
    await db.schema.createTable('matches').addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', needed).addColumn('version', 'integer', needed)
      .addColumn('players', 'text', needed).addColumn('num_players', 'integer', needed).addColumn('options', 'text', needed)
      .addColumn('unlisted', 'integer', needed).addColumn('spectators', 'integer', needed).addColumn('host', 'text')
      .addColumn('open', 'integer', needed).addColumn('started', 'integer', needed)
      .addColumn('over', 'integer', needed).addColumn('gameover', 'text').addColumn('next_match', 'text', (c) => c.references('matches.id').onDelete('set null'))
      .addColumn('created_at', 'bigint', needed).addColumn('updated_at', 'bigint', needed).addColumn('revision', 'integer', needed)
      .execute();
    // One index for each way in which the lobby asks, in the order of its pages.
    for (const [name, ...by] of [['all'], ['over', 'over'], ['open', 'over', 'open']] as const)
      await db.schema.createIndex(`matches_${name}`).on('matches').columns(['game', 'unlisted', ...by, 'updated_at', 'id']).execute();
    await db.schema.createIndex('matches_next').on('matches').column('next_match').execute();
    await db.schema.createIndex('matches_age').on('matches').column('updated_at').execute();
    await db.schema.createTable('starts')
      .addColumn('match_id', 'text', (c) => ofMatch(c).primaryKey()).addColumn('state', 'text', needed).execute();
    await db.schema.createTable('states').addColumn('match_id', 'text', (c) => ofMatch(c).primaryKey())
      .addColumn('state_id', 'integer', needed).addColumn('state', 'text', needed).execute();
    await db.schema.createTable('log').addColumn('match_id', 'text', ofMatch)
      .addColumn('state_id', 'integer', needed).addColumn('n', 'integer', needed).addColumn('entry', 'text', needed)
      .addPrimaryKeyConstraint('log_key', ['match_id', 'state_id', 'n']).execute();
    await sql`create table chat (id ${counted[engine]}, match_id text not null references matches (id) on delete cascade,
      seat text not null, text text not null)`.execute(db);
    await db.schema.createIndex('chat_of_match').on('chat').columns(['match_id', 'id']).execute();
  },
});

/** All migrations by name. One that was released is never changed; later ones are added behind it. */
export const migrations = (engine: 'sqlite' | 'postgres'): MigrationProvider => ({
  getMigrations: () => Promise.resolve({ '001': first(engine) }),
});
