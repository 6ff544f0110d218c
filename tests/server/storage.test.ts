/** One conformance suite for both engines: what the server relies on, asked of a real database each. */
import type { LogEntry, State } from 'boardgame.io';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Table } from '../../games/kit/table';
import { hashed } from '../../server/credentials';
import { begin } from '../../server/lobby/begin';
import { sitDown } from '../../server/lobby/seats';
import { openDatabase } from '../../server/store/connect';
import { Flusher } from '../../server/store/flush';
import { readCursor, writeCursor } from '../../server/store/pages';
import { Conflict, Store } from '../../server/store/store';
import type { GameState, MatchData } from '../../server/types';
import { postgresEngine, postgresName, sqliteEngine, type Database, type TestEngine } from './engines';
import { pause } from './house';
import { lab } from './rulesets';

const ruleset = lab();
const start = (more = {}) => begin(ruleset, { numPlayers: 4, unlisted: false, spectators: true, ...more });

/** The state after one more tick, with its log. */
function next(state: GameState): { state: GameState; deltalog: LogEntry[] } {
  const table = new Table(ruleset, state);
  table.act('0', 'tick');
  return { state: table.state as GameState, deltalog: table.log };
}
/** Without the log of the last move, which is kept apart. */
const bare = ({ deltalog: _, ...state }: State): unknown => JSON.parse(JSON.stringify(state));

describe.each([['SQLite', sqliteEngine], [postgresName(), postgresEngine]] as const)('storage on %s', (_name, makeEngine) => {
  let engine: TestEngine;
  let database: Database;
  let store: Store;
  const stores: Store[] = [];
  const connect = async (where: Database): Promise<Store> => {
    const opened = new Store(where.url, { connections: where.connections });
    stores.push(opened);
    await opened.connect();
    return opened;
  };
  const another = async (): Promise<Store> => (database.shared ? connect(database) : store);
  beforeAll(async () => {
    engine = await makeEngine();
    database = await engine.make();
    store = await connect(database);
  });
  afterAll(async () => {
    await Promise.all(stores.map((opened) => opened.close()));
    await engine.close();
  });

  test('a match comes back as it was written, key order included', async () => {
    const made = start({ setupData: {} });
    await store.createMatch('round-trip', made);
    const { state, metadata, log, initialState } = await store.fetch('round-trip', { state: true, metadata: true, log: true, initialState: true });
    expect(JSON.stringify(state)).toBe(JSON.stringify(bare(made.initialState)));
    expect(JSON.stringify(initialState)).toBe(JSON.stringify(bare(made.initialState)));
    expect(metadata).toEqual(made.metadata);
    expect(log).toEqual([]);
    expect(await store.fetch('nothing-here', { state: true, metadata: true, log: true })).toEqual({ state: undefined, metadata: undefined, log: undefined });
    await expect(store.createMatch('round-trip', made)).rejects.toThrow(/unique/i);
  });

  test('a state write names the state that it replaces, and fails if another was there first', async () => {
    const made = start();
    await store.createMatch('versions', made);
    const one = next(made.initialState);
    expect(await store.commit('versions', 0, one.state, one.deltalog)).toBe(true);
    expect(await store.commit('versions', 0, one.state, one.deltalog)).toBe(false);
    await expect(store.setState('versions', one.state, one.deltalog)).rejects.toThrow(Conflict);
    expect(await store.commit('no-such', 0, one.state, one.deltalog)).toBe(false);
    const two = next(one.state);
    await store.setState('versions', two.state, two.deltalog);
    const logged = (await store.loadLogged('versions'))!;
    expect(bare(logged.state)).toEqual(bare(two.state));
    expect(logged.log).toEqual(JSON.parse(JSON.stringify([...one.deltalog, ...two.deltalog])));
    expect(bare(logged.initialState)).toEqual(bare(made.initialState));
    expect(logged.match.started).toBe(true);
  });

  test('of 20 writers of one state exactly one wins, and the log holds its entries alone', async () => {
    const made = start();
    await store.createMatch('race', made);
    const rivals = [store, await another()];
    const one = next(made.initialState);
    const won = await Promise.all(Array.from({ length: 20 }, (_, i) => rivals[i % 2]!.commit('race', 0, one.state, one.deltalog)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await store.loadLogged('race'))!.log).toHaveLength(one.deltalog.length);
  });

  test('hazard 56: changes of seats at the same moment, by two stores where the engine has two, do not overwrite one another', async () => {
    const other = await another();
    for (let round = 0; round < 10; round++) {
      const id = `seats-${round}`;
      await store.createMatch(id, start());
      const join = (by: Store, name: string) => by.update(id, (match) => void sitDown(match, undefined, { name, credentials: hashed(name) })).then(() => true, () => false);
      const seated = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name, i) => join(i % 2 ? store : other, name)));
      expect(seated.filter(Boolean)).toHaveLength(4);
      const { players, host } = (await store.match(id))!;
      expect(new Set(Object.values(players).map(({ name }) => name)).size).toBe(4);
      expect(host).toBe('0');
    }
  });

  test('a settings write from an old revision fails, a move in between does not matter', async () => {
    const made = start();
    await store.createMatch('settings', made);
    const { metadata } = await store.fetch('settings', { metadata: true }) as { metadata: MatchData };
    const one = next(made.initialState);
    await store.commit('settings', 0, one.state, one.deltalog);
    await store.setMetadata('settings', { ...metadata, players: { ...metadata.players, '0': { id: 0, name: 'Anna' } } } as never);
    await expect(store.setMetadata('settings', metadata as never)).rejects.toThrow(Conflict);
    const match = (await store.match('settings'))!;
    expect([match.players['0']!.name, match.started]).toEqual(['Anna', true]);
    expect((await store.page({ game: 'lab', openVersion: 1, limit: 100 })).matches.map(({ id }) => id)).not.toContain('settings');
  });

  test('of several rematches asked for at once there is one', async () => {
    await store.createMatch('first-game', start());
    const ids = await Promise.all(Array.from({ length: 8 }, (_, i) => store.createRematch('first-game', `again-${i}`, start())));
    expect(new Set(ids).size).toBe(1);
    expect((await store.listMatches()).filter((id) => id.startsWith('again-'))).toEqual([ids[0]]);
    await store.wipe(ids[0]!);
    expect(await store.createRematch('first-game', 'again-later', start())).toBe('again-later');
  });

  test('pages give every listed match once, newest first, by every filter', async () => {
    const fresh = await connect(await engine.make());
    for (let i = 0; i < 30; i++) {
      const { initialState, metadata } = start({ unlisted: i % 10 === 9 });
      // Pairs share their moment: the id decides.
      metadata.updatedAt = 1000 + Math.floor(i / 2);
      if (i % 3 === 0) metadata.gameover = { winners: [] };
      await fresh.createMatch(`match-${String(i).padStart(2, '0')}`, { initialState, metadata });
    }
    const all = async (query: object): Promise<string[]> => {
      const ids: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await fresh.page({ game: 'lab', limit: 4, ...query, ...(cursor && { cursor: readCursor(cursor)! }) });
        ids.push(...page.matches.map(({ id }) => id));
        if (!page.next) return ids;
        cursor = writeCursor(page.next);
      }
    };
    const listed = Array.from({ length: 30 }, (_, i) => i).filter((i) => i % 10 !== 9).toReversed();
    const named = (those: number[]): string[] => those.map((i) => `match-${String(i).padStart(2, '0')}`);
    expect(await all({})).toEqual(named(listed));
    expect(await all({ over: true })).toEqual(named(listed.filter((i) => i % 3 === 0)));
    expect(await all({ over: false })).toEqual(named(listed.filter((i) => i % 3 !== 0)));
    expect(await all({ openVersion: 2 })).toEqual([]);
    expect(await all({ openVersion: 1 })).toEqual(named(listed.filter((i) => i % 3 !== 0)));
    expect(await all({ updatedAfter: 1005, updatedBefore: 1007 })).toEqual(named([13, 12]));
    expect(await all({ game: 'other' })).toEqual([]);
    expect((await fresh.listMatches({ where: { isGameover: true, updatedBefore: 1002 } })).toSorted()).toEqual(named([0, 3]));
  });

  test('chat keeps its order and its last 50 lines; wiping takes all of a match with it', async () => {
    await store.createMatch('talk', start());
    for (let i = 0; i < 55; i++) await store.addChat('talk', '1', `line ${i}`);
    const lines = await store.chat('talk');
    expect([lines.length, lines[0]!.payload, lines.at(-1)!.payload]).toEqual([50, 'line 5', 'line 54']);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(50);
    await store.wipe('talk');
    expect([await store.chat('talk'), await store.load('talk')]).toEqual([[], undefined]);
  });

  test('hazard 43: old matches expire in batches, running ones that were touched do not', async () => {
    const fresh = await connect(await engine.make());
    for (let i = 0; i < 6; i++) {
      const made = start();
      made.metadata.updatedAt = 1000 + i;
      await fresh.createMatch(`old-${i}`, made);
    }
    expect((await fresh.expire(1004, 3)).toSorted()).toEqual(['old-0', 'old-1', 'old-2']);
    expect(await fresh.expire(1004, 3)).toEqual(['old-3']);
    expect((await fresh.listMatches()).toSorted()).toEqual(['old-4', 'old-5']);
  });

  test('the tables are made once, stay on a second start, and a newer database is not touched', async () => {
    const where = await engine.make();
    const first = await connect(where);
    await first.createMatch('kept', start());
    await first.close();
    stores.splice(stores.indexOf(first), 1);
    const again = await connect(where);
    expect(await again.match('kept')).toBeDefined();
    const { db } = openDatabase(where.url, where);
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2099-01-01')`.execute(db);
    await db.destroy();
    await again.close();
    stores.splice(stores.indexOf(again), 1);
    const old = new Store(where.url, { connections: 1 });
    await expect(old.connect()).rejects.toThrow(/999-from-the-future/);
    await old.close();
  });
});

describe('flushing', () => {
  const slow = () => {
    const done: ((failure?: Error) => void)[] = [];
    return { done, flusher: new Flusher(() => new Promise((resolve, reject) => done.push((failure) => (failure ? reject(failure) : resolve())))) };
  };
  const settled = async (promise: Promise<void>): Promise<boolean> => Promise.race([promise.then(() => true), pause(10).then(() => false)]);

  test('who writes while a flush runs waits for the next one, and all of them share it', async () => {
    const { done, flusher } = slow();
    const first = flusher.flush();
    const [second, third] = [flusher.flush(), flusher.flush()];
    expect(done).toHaveLength(1);
    done[0]!();
    expect([await settled(first), await settled(second)]).toEqual([true, false]);
    expect(done).toHaveLength(2);
    const fourth = flusher.flush();
    done[1]!();
    expect([await settled(second), await settled(third), await settled(fourth)]).toEqual([true, true, false]);
    done[2]!();
    expect(await settled(fourth)).toBe(true);
    void flusher.flush();
    expect(done).toHaveLength(4);
  });

  test('a disk that fails is told to whoever waits, and asked again by the next', async () => {
    const { done, flusher } = slow();
    const first = flusher.flush();
    const second = flusher.flush();
    done[0]!(new Error('disk'));
    await expect(first).rejects.toThrow('disk');
    await pause(1);
    done[1]!();
    await second;
  });

  test('a write of SQLite is told only once its log is on the disk', async () => {
    const engine = await sqliteEngine();
    const { url } = await engine.make();
    const store = new Store(url);
    await store.connect();
    const order: string[] = [];
    const datasync = vi.spyOn(Flusher.prototype, 'flush').mockImplementation(async () => {
      await pause(20);
      order.push('flushed');
    });
    const made = start();
    await store.createMatch('flushed', made);
    order.push('made');
    const one = next(made.initialState);
    await store.commit('flushed', 0, one.state, one.deltalog);
    order.push('committed');
    await store.update('flushed', () => {});
    order.push('changed');
    expect(order).toEqual(['flushed', 'made', 'flushed', 'committed', 'flushed', 'changed']);
    datasync.mockRestore();
    await store.close();
    await engine.close();
  });
});
