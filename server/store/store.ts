/**
 * Where matches live: boardgame.io's storage interface over SQL, and what this server needs beyond it. A state write
 * names the state that it replaces, a settings write the revision; the log is appended only. One code for both engines.
 */
import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChatEntry, GameState, LoggedMatch, MatchData, MatchStart } from '../types';
import { migrate, openDatabase, type Engine } from './connect';
import { pageOf, type Page, type PageQuery } from './pages';
import { fromRow, settingsOf, toRow } from './rows';
import type { Schema } from './schema';

/** A write named a state or revision that another write has replaced in the meantime. */
export class Conflict extends Error {}

/** How often a settings change starts anew when others write between its reading and its writing. */
const TRIES = 20;
const CHAT_KEPT = 50;

const json = <T>(text: string): T => JSON.parse(text) as T;
/** The state as it is kept: the log of the last move has rows of its own. */
const stateText = ({ deltalog: _, ...state }: State): string => JSON.stringify(state);

export class Store extends Async {
  readonly #db: Kysely<Schema>;
  readonly #engine: Engine;
  readonly #durable: () => Promise<void>;
  readonly #close: () => Promise<void>;

  /** `url` as in DATABASE_URL. Throws if it cannot be opened. */
  constructor(url: string, options?: Parameters<typeof openDatabase>[1]) {
    super();
    ({ db: this.#db, engine: this.#engine, durable: this.#durable, close: this.#close } = openDatabase(url, options));
  }

  /** Brings the tables up to date. Rejects if the database cannot be reached or is newer than this program. */
  async connect(): Promise<void> {
    await migrate(this.#db, this.#engine);
  }

  /** Rejects if the database does not answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  async close(): Promise<void> {
    await this.#close();
  }

  override async createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts | MatchStart): Promise<void> {
    await this.#db.transaction().execute((tx) => this.#insert(tx, matchID, { initialState, metadata: metadata as MatchData }));
    await this.#durable();
  }

  /** Begins the rematch of `matchID` as `nextID`, once: returns the id of the rematch that there is now. */
  async createRematch(matchID: string, nextID: string, start: MatchStart): Promise<string> {
    const begun = this.#db.transaction().execute(async (tx) => {
      await this.#insert(tx, nextID, start);
      const { numUpdatedRows } = await tx.updateTable('matches').set({ next_match: nextID })
        .where('id', '=', matchID).where('next_match', 'is', null).executeTakeFirst();
      // Rolls the new match back: another was first.
      if (numUpdatedRows !== 1n) throw new Conflict('there is a rematch already');
      return nextID;
    });
    return begun.then(async (id) => {
      await this.#durable();
      return id;
    }, async (error: unknown) => {
      const match = error instanceof Conflict ? await this.match(matchID) : undefined;
      if (!match?.nextMatchID) throw error;
      return match.nextMatchID;
    });
  }

  async #insert(tx: Transaction<Schema>, id: string, { initialState, metadata }: MatchStart): Promise<void> {
    const state = stateText(initialState);
    await tx.insertInto('matches').values(toRow(id, metadata)).execute();
    await tx.insertInto('starts').values({ match_id: id, state }).execute();
    await tx.insertInto('states').values({ match_id: id, state_id: initialState._stateID, state }).execute();
  }

  /**
   * Replaces state `replaces` by `state` and appends to the log, or does nothing and returns false if that is not the
   * present state (any more). Both survive a crash from then on, or neither.
   */
  async commit(matchID: string, replaces: number, state: State, deltalog: LogEntry[] = []): Promise<boolean> {
    const stored = await this.#db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx.updateTable('states').set({ state_id: state._stateID, state: stateText(state) })
        .where('match_id', '=', matchID).where('state_id', '=', replaces).executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      if (deltalog.length > 0)
        await tx.insertInto('log')
          .values(deltalog.map((entry, n) => ({ match_id: matchID, state_id: replaces, n, entry: JSON.stringify(entry) }))).execute();
      const { gameover } = state.ctx;
      await tx.updateTable('matches')
        .set({ updated_at: Date.now(), started: 1, open: 0, over: Number(gameover !== undefined), gameover: gameover === undefined ? null : JSON.stringify(gameover) })
        .where('id', '=', matchID).execute();
      return true;
    });
    if (stored) await this.#durable();
    return stored;
  }

  /** boardgame.io's way to write a state. Rejects with `Conflict` where `commit` returns false. */
  override async setState(matchID: string, state: State, deltalog?: LogEntry[]): Promise<void> {
    if (!(await this.commit(matchID, state._stateID - 1, state, deltalog))) throw new Conflict(`state ${state._stateID - 1} is not the present one`);
  }

  /** Writes seats and settings, if `metadata` comes from their present revision; else rejects with `Conflict`. */
  override async setMetadata(matchID: string, metadata: Parameters<Async['setMetadata']>[1]): Promise<void> {
    if (!(await this.#write(matchID, metadata as MatchData))) throw new Conflict('the settings have changed');
  }

  async #write(matchID: string, match: MatchData): Promise<boolean> {
    const { open, ...settings } = settingsOf(match);
    // The first move may have come since `match` was read.
    const stillOpen = sql<number>`case when started = 1 then 0 else ${open} end`;
    const { numUpdatedRows } = await this.#db.updateTable('matches').set({ ...settings, open: stillOpen, revision: match.revision + 1 })
      .where('id', '=', matchID).where('revision', '=', match.revision).executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await this.#durable();
    return true;
  }

  /**
   * Reads, changes and writes seats and settings as one step: of two changes at once the later sees the earlier
   * (hazard 56). `change` may throw to refuse; it may run several times. Resolves to nothing if there is no such match.
   */
  async update(matchID: string, change: (match: MatchData) => void): Promise<MatchData | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const match = await this.match(matchID);
      if (!match) return undefined;
      change(match);
      match.updatedAt = Date.now();
      if (await this.#write(matchID, match)) return { ...match, revision: match.revision + 1 };
    }
    throw new Conflict('too many writers');
  }

  /** Removes a match that nobody has begun and nobody sits at, if it still is so at `revision`. */
  async wipeUnused(matchID: string, revision: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('matches')
      .where('id', '=', matchID).where('revision', '=', revision).where('started', '=', 0).executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async match(matchID: string): Promise<MatchData | undefined> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', matchID).executeTakeFirst();
    return row && fromRow(row);
  }

  /** A match with its present state. */
  async load(matchID: string): Promise<{ match: MatchData; state: GameState } | undefined> {
    const row = await this.#db.selectFrom('matches').innerJoin('states', 'states.match_id', 'matches.id')
      .selectAll('matches').select('states.state').where('matches.id', '=', matchID).executeTakeFirst();
    return row && { match: fromRow(row), state: json(row.state) };
  }

  /** A match with all that happened in it. */
  async loadLogged(matchID: string): Promise<LoggedMatch | undefined> {
    return this.#snapshot(async (tx) => {
      const row = await tx.selectFrom('matches').innerJoin('states', 'states.match_id', 'matches.id')
        .innerJoin('starts', 'starts.match_id', 'matches.id')
        .selectAll('matches').select(['states.state', 'starts.state as first']).where('matches.id', '=', matchID).executeTakeFirst();
      if (!row) return undefined;
      const log = await tx.selectFrom('log').select('entry').where('match_id', '=', matchID).orderBy('state_id').orderBy('n').execute();
      return { match: fromRow(row), state: json<GameState>(row.state), initialState: json<GameState>(row.first), log: log.map(({ entry }) => json<LogEntry>(entry)) };
    });
  }

  /** Several reads of the same moment. */
  #snapshot<T>(read: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
    const transaction = this.#db.transaction();
    return (this.#engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read);
  }

  override async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const logged = opts.log || opts.initialState ? await this.loadLogged(matchID) : undefined;
    const found = logged ?? (opts.state ? await this.load(matchID) : { match: await this.match(matchID), state: undefined });
    return {
      ...(opts.state && { state: found?.state }),
      ...(opts.metadata && { metadata: found?.match }),
      ...(opts.log && { log: logged?.log }),
      ...(opts.initialState && { initialState: logged?.initialState }),
    } as StorageAPI.FetchResult<O>;
  }

  /** Removes a match and all that belongs to it. */
  override async wipe(matchID: string): Promise<void> {
    await this.#db.deleteFrom('matches').where('id', '=', matchID).execute();
  }

  /** boardgame.io's listing of ids. The lobby asks for a `page` instead. */
  override async listMatches({ gameName, where = {} }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    let query = this.#db.selectFrom('matches').select('id');
    if (gameName !== undefined) query = query.where('game', '=', gameName);
    if (where.isGameover !== undefined) query = query.where('over', '=', Number(where.isGameover));
    if (where.updatedBefore !== undefined) query = query.where('updated_at', '<', where.updatedBefore);
    if (where.updatedAfter !== undefined) query = query.where('updated_at', '>', where.updatedAfter);
    return (await query.execute()).map(({ id }) => id);
  }

  /** A page of the listed matches of a game, newest first. */
  page(query: PageQuery): Promise<Page> {
    return pageOf(this.#db, query);
  }

  /** Ids of the matches that are not over and have a bot at a seat. */
  async withBots(): Promise<string[]> {
    const rows = await this.#db.selectFrom('matches').select('id').where('over', '=', 0).where('players', 'like', '%"bot":true%').execute();
    return rows.map(({ id }) => id);
  }

  /** Numbers of matches by game and state, for the metrics. */
  async census(): Promise<{ game: string; started: number; over: number; count: number }[]> {
    const rows = await this.#db.selectFrom('matches').select(['game', 'started', 'over', (e) => e.fn.countAll<number>().as('count')])
      .groupBy(['game', 'started', 'over']).execute();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /**
   * Removes up to `limit` matches that nothing has happened in since `before`, with `unused` only those that nobody
   * ever began or sits at. Returns their ids (hazard 43).
   */
  async expire(before: number, limit: number, unused = false): Promise<string[]> {
    let query = this.#db.selectFrom('matches').select('id').where('updated_at', '<', before);
    if (unused) query = query.where('started', '=', 0).where('host', 'is', null);
    const ids = (await query.orderBy('updated_at').limit(limit).execute()).map(({ id }) => id);
    // Asked again in the delete: somebody may have come in between.
    const gone = ids.length === 0 ? [] : await this.#db.deleteFrom('matches').where('id', 'in', ids).where('updated_at', '<', before).returning('id').execute();
    return gone.map(({ id }) => id);
  }

  /** Keeps a chat line and numbers it; of the older ones a bounded number stays. */
  async addChat(matchID: string, sender: string, text: string): Promise<ChatEntry> {
    const { id } = await this.#db.insertInto('chat').values({ match_id: matchID, seat: sender, text }).returning('id').executeTakeFirstOrThrow();
    const last = await this.#db.selectFrom('chat').select('id').where('match_id', '=', matchID).orderBy('id', 'desc').offset(CHAT_KEPT).limit(1).executeTakeFirst();
    if (last) await this.#db.deleteFrom('chat').where('match_id', '=', matchID).where('id', '<=', last.id).execute();
    return { id: String(id), sender, payload: text };
  }

  /** The last chat lines of a match, oldest first (hazard 47). */
  async chat(matchID: string): Promise<ChatEntry[]> {
    const rows = await this.#db.selectFrom('chat').selectAll().where('match_id', '=', matchID).orderBy('id', 'desc').limit(CHAT_KEPT).execute();
    return rows.reverse().map(({ id, seat, text }) => ({ id: String(id), sender: seat, payload: text }));
  }
}
