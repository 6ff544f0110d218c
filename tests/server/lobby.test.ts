/** The lobby on boardgame.io's paths and bodies, and what is ours beside them: pages, seats to move, matches that age. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchPage, MatchSummary } from '../../games/kit/wire';
import { clean } from '../../server/cleaning';
import { freshMatchID, hashed } from '../../server/credentials';
import { openDatabase } from '../../server/store/connect';
import { toRow } from '../../server/store/rows';
import { begin } from '../../server/lobby/begin';
import { passingFolder } from './folder';
import { openHouse, playOut, until, type House } from './house';
import { lab } from './rulesets';

let house: House;
beforeAll(async () => {
  house = await openHouse({ rulesets: [lab()] });
});
afterAll(() => house.close());

test('boardgame.io\'s own lobby client creates, lists, joins, renames, leaves and plays again', async () => {
  const client = new LobbyClient({ server: house.base });
  expect(await client.listGames()).toEqual(['toy', 'lab']);
  const { matchID } = await client.createMatch('toy', { numPlayers: 2, setupData: { long: true } });
  const zero = await client.joinMatch('toy', matchID, { playerName: 'Anna' });
  expect(zero).toEqual({ playerID: '0', playerCredentials: expect.stringMatching(/^[\w-]{32}$/) });
  const one = await client.joinMatch('toy', matchID, { playerID: '1', playerName: 'Ben', data: { bot: false } });
  await client.updatePlayer('toy', matchID, { playerID: '0', credentials: zero.playerCredentials, newName: 'Anja' });
  expect(await client.getMatch('toy', matchID)).toMatchObject({
    matchID, gameName: 'toy', setupData: { long: true }, unlisted: false, host: '0', started: false, readOnly: false,
    players: [{ id: 0, name: 'Anja', isConnected: false }, { id: 1, name: 'Ben', data: { bot: false }, isConnected: false }],
  });
  expect((await client.listMatches('toy', { isGameover: false })).matches.map((match) => match.matchID)).toContain(matchID);
  const lines = await house.seats({ matchID, credentials: [zero.playerCredentials, one.playerCredentials] });
  await playOut(lines);
  expect((await client.listMatches('toy', { isGameover: true })).matches.map((match) => match.matchID)).toEqual([matchID]);
  const { nextMatchID } = await client.playAgain('toy', matchID, { playerID: '0', credentials: zero.playerCredentials });
  await client.leaveMatch('toy', nextMatchID, { playerID: '1', credentials: one.playerCredentials });
  expect((await client.getMatch('toy', nextMatchID)).players[1]).toEqual({ id: 1, isConnected: false });
});

test('ids of matches are letters and digits, so that they are whole on a command line and at the end of a link', async () => {
  for (let i = 0; i < 200; i++) expect(freshMatchID()).toMatch(/^[0-9A-Za-z]{17}$/);
  expect((await house.open()).matchID).toMatch(/^[0-9A-Za-z]{17}$/);
});

test('an unlisted match is in no list, but by its id', async () => {
  const { matchID } = await house.open({ game: 'lab', unlisted: true });
  expect((await house.ask('/games/lab')).text).not.toContain(matchID);
  expect((await house.ask(`/games/lab/${matchID}`)).status).toBe(200);
  expect((await house.ask(`/games/toy/${matchID}`)).status).toBe(404);
});

test('setupData is optional and gets the manifest\'s defaults; wrong options name what is wrong', async () => {
  const { matchID } = await house.open();
  expect((await house.ask<MatchSummary>(`/games/toy/${matchID}`)).body.setupData).toEqual({ long: false });
  expect((await house.ask('/games/toy/create', { numPlayers: 2, setupData: { long: 'yes' } })).body).toEqual({ reason: 'kit:option-value', params: { option: 'long' } });
  expect((await house.ask('/games/toy/create', { numPlayers: 9 })).body).toEqual({ reason: 'kit:players', params: { min: 2, max: 3 } });
  expect((await house.ask('/games/none/create', { numPlayers: 2 })).body).toEqual({ reason: 'kit:no-game' });
});

test('the seat moves to another device by a code: once, in time, and the old device is cut off', async () => {
  const { matchID, credentials: [mine] } = await house.open({ game: 'lab' });
  const old = await house.line(matchID, '0', mine, 'lab');
  const code = async () => (await house.ask<{ code: string; expiresInMs: number }>(`/games/lab/${matchID}/code`, { playerID: '0', credentials: mine })).body;
  const first = await code();
  expect(first.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  const second = await code();
  const claim = (given: string) => house.ask<{ playerID: string; playerCredentials: string; reason: string }>(`/games/lab/${matchID}/claim`, { code: given });
  expect((await claim(first.code)).body.reason).toBe('kit:code');
  const typed = `${second.code.slice(0, 4)}-${second.code.slice(4, 8)} ${second.code.slice(8)}`.toLowerCase();
  const [a, b] = await Promise.all([claim(typed), claim(second.code)]);
  expect([a.status, b.status].toSorted()).toEqual([200, 403]);
  const won = a.status === 200 ? a : b;
  await until(() => old.socket.disconnected, 'the old device to be cut');
  expect(old.reasons).toEqual(['kit:moved']);
  expect((await house.line(matchID, '0', won.body.playerCredentials, 'lab')).state).toBeDefined();
  expect((await house.ask(`/games/lab/${matchID}/code`, { playerID: '0', credentials: won.body.playerCredentials, seat: '1' })).body.reason).toBe('kit:seat-taken');
  expect((await house.ask<MatchSummary>(`/games/lab/${matchID}`)).body.players[0]!.name).toBe('Person 0');
});

test('credentials are stored hashed, and neither they nor codes stand in any log line', async () => {
  const lines: string[] = [];
  const other = await openHouse({ rulesets: [lab()], log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) });
  const { matchID, credentials } = await other.open({ game: 'lab' });
  const [a] = await other.seats({ matchID, credentials }, 'lab');
  await a!.move('boom');
  await other.ask(`/games/lab/${matchID}/leave`, { playerID: '0', credentials: 'wrong-secret-value' });
  const stored = JSON.stringify(await other.server.store.loadLogged(matchID));
  for (const secret of [...credentials, 'wrong-secret-value']) {
    expect(stored).not.toContain(secret);
    expect(lines.join('')).not.toContain(secret);
  }
  expect(lines.length).toBeGreaterThan(0);
  await other.close();
});

test('a match of an older ruleset can be looked at, but not played, and says so', async () => {
  const ruleset = lab();
  const start = begin(ruleset, { numPlayers: 2, unlisted: false, spectators: true });
  start.metadata.version = 0;
  await house.server.store.createMatch('old-version-match', start);
  expect((await house.ask(`/games/lab/old-version-match/join`, { playerName: 'Late' })).body.reason).toBe('kit:old-version');
  expect((await house.ask<MatchPage>('/games/lab?open=true')).body.matches.map(({ matchID }) => matchID)).not.toContain('old-version-match');
  expect((await house.ask<MatchSummary>('/games/lab/old-version-match')).body).toMatchObject({ version: 0, readOnly: true });
  // Somebody sat there when the rules were still the same.
  await house.server.store.update('old-version-match', (match) => {
    match.players['0'] = { id: 0, name: 'Anna', credentials: hashed('anna-secret') };
  });
  const anna = await house.line('old-version-match', '0', 'anna-secret', 'lab');
  expect(anna.table!.readOnly).toBe(true);
  expect(anna.state!._stateID).toBe(0);
  expect((await anna.move('tick'))?.reason).toBe('kit:old-version');
  // A state so old that today's rules cannot even show it.
  const lost = begin(ruleset, { numPlayers: 2, unlisted: false, spectators: true });
  lost.metadata.version = 0;
  lost.initialState = structuredClone(lost.initialState);
  delete (lost.initialState.G as { secret: { deck?: string[] } }).secret.deck;
  await house.server.store.createMatch('unshowable-match', lost);
  expect((await house.line('unshowable-match', null, undefined, 'lab')).refusals).toEqual([{ reason: 'kit:old-version', fatal: true, to: 'sync' }]);
});

test('hazard 43: matches in which nothing happened for long are removed, and whoever still watches is told', async () => {
  const { matchID } = await house.open({ game: 'lab' });
  const kept = await house.open({ game: 'lab' });
  const watcher = await house.line(matchID, null, undefined, 'lab');
  const [unused, waiting] = [await house.open({ game: 'lab', seated: 0 }), await house.open({ game: 'lab', seated: 1 })];
  const { db } = openDatabase(`file:${join(house.folder, 'test.db')}`);
  const age = (days: number, ...ids: string[]) => db.updateTable('matches').set({ updated_at: Date.now() - days * 24 * 3600_000 }).where('id', 'in', ids).execute();
  await age(31, matchID);
  await age(2, unused.matchID, waiting.matchID);
  await db.destroy();
  expect(await clean(house.server.tables, 30)).toBe(2);
  expect((await house.ask(`/games/lab/${unused.matchID}`)).status).toBe(404);
  expect((await house.ask(`/games/lab/${waiting.matchID}`)).status).toBe(200);
  await until(() => watcher.socket.disconnected, 'the watcher to be told');
  expect(watcher.reasons).toEqual(['kit:no-match']);
  expect((await house.ask(`/games/lab/${matchID}`)).status).toBe(404);
  expect((await house.ask(`/games/lab/${kept.matchID}`)).status).toBe(200);
});

test('hazard 43: a lobby of 50,000 matches answers its first and its deepest page as fast as a small one', async () => {
  const big = await openHouse({ rulesets: [lab()] });
  const { metadata } = begin(lab(), { numPlayers: 2, unlisted: false, spectators: true });
  const { db } = openDatabase(`file:${join(big.folder, 'test.db')}`);
  const time = async (query: string): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < 15; i++) {
      const start = performance.now();
      expect((await big.ask<MatchPage>(`/games/lab?limit=20${query}`)).status).toBe(200);
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[7]!;
  };
  const fill = (from: number, to: number) => db.transaction().execute(async (tx) => {
    for (let at = from; at < to; at += 500)
      await tx.insertInto('matches').values(Array.from({ length: Math.min(500, to - at) }, (_, i) => toRow(`match-${at + i}`, {
        ...metadata, updatedAt: 1e12 + at + i, started: i % 4 > 0, ...(i % 4 === 3 && { gameover: { winners: ['0'] } }),
      }))).execute();
  });
  await fill(0, 100);
  await time('');
  const small = await time('');
  await fill(100, 50_000);
  const start = Buffer.from(`${1e12 + 300}:match-300`).toString('base64url');
  for (const query of ['', `&cursor=${start}`, '&open=true', `&open=true&cursor=${start}`, '&isGameover=true', '&isGameover=false'])
    expect(await time(query), query).toBeLessThan(small * 4 + 20);
  await db.destroy();
  await big.close();
});

test('the app is served with its headers: hashed files for ever, the page fresh, the app\'s own addresses get the page', async () => {
  const pages = passingFolder('getaway-pages');
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><div id="app"></div>');
  writeFileSync(join(pages, 'assets', 'app-1a2b3c.js'), `export const long = '${'x'.repeat(5000)}';`);
  const served = await openHouse({ pages, rulesets: [lab()] });
  const { headers, text, status } = await served.ask('/');
  expect([status, text]).toEqual([200, '<!doctype html><div id="app"></div>']);
  expect(headers.get('cache-control')).toBe('no-cache');
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  const asset = await served.ask('/assets/app-1a2b3c.js', undefined, { 'accept-encoding': 'br' });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect((await served.ask('/play/lab/abc')).text).toBe(text);
  for (const missing of ['/assets/gone.js', '/games/none', '/games/lab/no-such-match', '/../../etc/passwd.txt', '/%2e%2e/%2e%2e/package.json']) {
    const answer = await served.ask(missing);
    expect([missing, answer.status]).toEqual([missing, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
    expect(answer.text).not.toContain('id="app"');
  }
  await served.close();
  const unbuilt = await house.ask('/');
  expect([unbuilt.status, unbuilt.text]).toEqual([503, expect.stringContaining('npm run build')]);
});

test('health and metrics: what was played and refused is counted, without names or ids', async () => {
  const counted = await openHouse({ rulesets: [lab()] });
  const match = await counted.open({ game: 'lab' });
  const [a] = await counted.seats(match, 'lab');
  await a!.move('tick');
  await a!.move('tick');
  await a!.move('nothing');
  // Why the rules refuse a choice can be its maker's secret; that they did is enough.
  expect((await a!.move('choose', { card: 'none', step: a!.step }))!.reason).toBe('not-yours');
  expect((await counted.ask('/healthz')).body).toEqual({ ok: true });
  const { text, headers } = await counted.ask('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  for (const line of ['getaway_moves_total{game="lab"} 2', 'getaway_refusals_total{reason="kit:not-now"} 1', 'getaway_refusals_total{reason="rules"} 1', 'getaway_sockets 2', 'getaway_matches{game="lab",state="running"} 1', 'getaway_move_seconds_count{game="lab"} 2'])
    expect(text).toContain(line);
  expect(text).not.toContain(match.matchID);
  expect(text).not.toContain('not-yours');
  await counted.close();
});

test('hazard 28: while the host is away for long the first who is there has the tools, and no longer than that', async () => {
  const quick = await openHouse({ hostAwayMs: 200, awayMs: 50 });
  const match = await quick.open({ players: 3 });
  const free = (seat: string, as: number) =>
    quick.ask(`/games/toy/${match.matchID}/free`, { playerID: String(as), credentials: match.credentials[as], seat });
  const [ann, ben] = await quick.seats(match);
  await ann!.move('bid', { chips: 0, step: ann!.step });
  expect((await free('2', 1)).status).toBe(403);
  ann!.close();
  await ben!.until(() => ben!.seats[0]!.isConnected === false, 'the host to go');
  expect(ben!.table!.host).toBe('0');
  await ben!.until(() => ben!.table!.host === '1', 'the one who stands in');
  expect(ben!.table!.hostAway).toBe('0');
  // Cleo sits at her screen as well, yet only one has the tools; and nobody is put off who is there.
  expect((await free('0', 2)).body).toMatchObject({ reason: 'kit:host-only' });
  expect((await free('2', 1)).body).toMatchObject({ reason: 'kit:seat-in-use' });
  const back = await quick.line(match.matchID, '0', match.credentials[0]);
  await ben!.until(() => ben!.table!.host === '0', 'the host');
  expect((await free('2', 1)).body).toMatchObject({ reason: 'kit:host-only' });
  back.close();
  await ben!.until(() => ben!.table!.host === '1', 'the one who stands in');
  expect((await free('0', 1)).status).toBe(200);
  await ben!.until(() => ben!.seats[0]!.name === undefined && ben!.table!.host === '1' && ben!.table!.hostAway === undefined, 'the new host');
  await quick.close();
});
