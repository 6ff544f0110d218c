/** The server as people start it: a clean start, wrong settings, the end by a signal, and what is there after a crash. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '../../server/env';
import { ask, Line, openMatch, playOut, until } from './house';
import { freePort, Spawned } from './spawned';

const processes: Spawned[] = [];
const lines: Line[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await Promise.all(processes.splice(0).map((spawned) => spawned.close()));
});

const prepare = async (script: 'server.ts' | 'tests/server/serve.ts', env: Record<string, string> = {}): Promise<Spawned> => {
  const spawned = new Spawned(script, await freePort(), env);
  processes.push(spawned);
  return spawned;
};
async function seats(base: string, game: string): Promise<{ matchID: string; credentials: string[]; two: Line[] }> {
  const { matchID, credentials } = await openMatch(base, { game });
  const two = credentials.map((secret, i) => new Line(base, game, matchID, String(i), secret));
  lines.push(...two);
  await Promise.all(two.map((line) => line.sync()));
  return { matchID, credentials, two };
}

test('hazard 37, hazard 38: started by plain Node from an install, the lobby answers on every game', async () => {
  const { base } = await (await prepare('server.ts')).start();
  const games = (await ask<string[]>(base, '/games')).body;
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    expect((await ask(base, `/games/${game}`)).body).toEqual({ matches: [] });
    const { two } = await seats(base, game);
    expect(two.every(({ state }) => state?._stateID === 0), game).toBe(true);
  }
  const metrics = (await ask(base, '/metrics')).text;
  expect(metrics).toMatch(new RegExp(`getaway_sockets ${2 * games.length}\n`));
  expect(metrics).toMatch(new RegExp(`getaway_matches\\{game="${games[0]}",state="open"\\} 1\n`));
});

test('hazard 57: npm start, simulate and bench run in production mode, the tests do not', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const name of ['start', 'simulate', 'bench', 'export', 'replay']) expect(scripts[name], name).toMatch(/^NODE_ENV=production /);
  expect(process.env.NODE_ENV).not.toBe('production');
});

test.each([['PORT', 'eight'], ['DATABASE_URL', 'postgres://nobody:secret-word@127.0.0.1:1/none']])('a wrong %s (%s) stops the start with one clear line', async (name, value) => {
  const spawned = await prepare('server.ts', { [name]: value });
  spawned.launch();
  expect((await spawned.ended()).code).toBe(1);
  const said = spawned.output.trim().split('\n');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(name);
  expect(said[0]).not.toContain('secret-word');
});

test('every variable is checked, and left out has its default', () => {
  expect(readEnv({})).toEqual({ port: 8000, databaseUrl: 'file:./data/getaway.db', origins: [], matchTtlDays: 90, logLevel: 'info', trustProxy: false });
  expect(readEnv({ ORIGINS: 'https://a.example, http://b.example:81/', MATCH_TTL_DAYS: '0', TRUST_PROXY: '1', DATABASE_URL: 'postgresql://x/y' })).toMatchObject({
    origins: ['https://a.example', 'http://b.example:81'], matchTtlDays: 0, trustProxy: true,
  });
  for (const [name, value] of [['PORT', '70000'], ['PORT', '80.5'], ['DATABASE_URL', 'mysql://x'], ['ORIGINS', '*'], ['ORIGINS', 'https://a.example/path'], ['ORIGINS', 'a.example'],
    ['MATCH_TTL_DAYS', '-1'], ['LOG_LEVEL', 'loud'], ['TRUST_PROXY', 'yes'], ['REDIS_URL', 'redis://x']] as const)
    expect(() => readEnv({ [name]: value }), `${name}=${value}`).toThrow(new RegExp(`^${name} must be `));
});

test('a port that is taken stops the start with one clear line', async () => {
  const spawned = await prepare('server.ts');
  const other = createServer().listen(spawned.port);
  spawned.launch();
  expect((await spawned.ended()).code).toBe(1);
  expect(spawned.output.trim()).toBe(`getaway: port ${spawned.port} is in use; set PORT to another`);
  other.close();
});

test.each(['SIGTERM', 'SIGINT'] as const)('hazard 49: on %s clients are told, sockets closed, and the process exits 0 within 5 s', async (signal) => {
  const spawned = await (await prepare('tests/server/serve.ts')).start();
  const { matchID, two: [a] } = await seats(spawned.base, 'lab');
  expect(await a!.move('tick')).toBeUndefined();
  const ended = await spawned.end(signal);
  expect([ended.code, ended.signal]).toEqual([0, null]);
  expect(ended.ms).toBeLessThan(5000);
  await until(() => a!.socket.disconnected, 'the line to close');
  expect(a!.frames.at(-1)).toEqual(['refused', matchID, { reason: 'kit:stopping' }]);
  await expect(ask(spawned.base, '/healthz')).rejects.toThrow(/fetch failed/);
});

test('hazard 23, hazard 24: after kill -9 and a restart the same match goes on: same deck, names, seats and log', async () => {
  const spawned = await (await prepare('tests/server/serve.ts')).start();
  const { matchID, credentials, two } = await seats(spawned.base, 'toy');
  expect(await two[0]!.move('bid', { chips: 2, step: 1 })).toBeUndefined();
  const { text: before } = await ask(spawned.base, `/games/toy/${matchID}`);
  const { state, log } = two[0]!;
  expect((await spawned.end('SIGKILL')).signal).toBe('SIGKILL');
  await spawned.start();
  const again = credentials.map((secret, i) => new Line(spawned.base, 'toy', matchID, String(i), secret));
  lines.push(...again);
  await Promise.all(again.map((line) => line.sync()));
  expect(again[0]!.state).toEqual(state);
  expect(again[0]!.log).toEqual(log);
  const quiet = (text: string): string => text.replaceAll('"isConnected":true', '"isConnected":false');
  expect(quiet((await ask(spawned.base, `/games/toy/${matchID}`)).text)).toBe(quiet(before));
  const stranger = new Line(spawned.base, 'toy', matchID, '1', 'guessed');
  lines.push(stranger);
  expect((await stranger.sync()).reasons).toEqual(['kit:seat']);
  await playOut(again);
  expect(again[0]!.state!.ctx.gameover).toBeDefined();
});

test('a finished match is exported and replayed on the command line; a changed end is found out', async () => {
  const spawned = await (await prepare('server.ts')).start();
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', `server/cli/${script}.ts`, ...args], {
      encoding: 'utf8', env: { PATH: process.env.PATH, DATABASE_URL: `file:${join(spawned.folder, 'test.db')}`, NODE_ENV: 'production' },
    });
  // An id that looks like an option is an id.
  expect(run('export', '-no-such-match').stderr).toContain('there is no match "-no-such-match"');
  const [game] = (await ask<string[]>(spawned.base, '/games')).body;
  const { matchID } = (await ask<{ matchID: string }>(spawned.base, `/games/${game}/create`, { numPlayers: 2 })).body;
  expect(run('export', matchID).stderr).toContain('not over');
  const file = join(spawned.folder, 'match.json');
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/server/finish.ts', matchID], { env: { PATH: process.env.PATH, DATABASE_URL: `file:${join(spawned.folder, 'test.db')}` } });
  expect(run('export', matchID, '--out', file).status).toBe(0);
  const replayed = run('replay', file);
  expect([replayed.status, replayed.stdout]).toEqual([0, expect.stringMatching(/\d+ moves, the end is as recorded/)]);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as { finalState: { ctx: { turn: number } }; version: number };
  recorded.finalState.ctx.turn += 1;
  writeFileSync(file, JSON.stringify(recorded));
  expect(run('replay', file).stderr).toContain('another state than recorded');
  recorded.version += 1;
  writeFileSync(file, JSON.stringify(recorded));
  expect(run('replay', file).stderr).toContain('version');
});
