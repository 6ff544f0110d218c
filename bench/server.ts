/** `server`: whole matches over real sockets, on our server (SQLite) and on boardgame.io's own (in memory). */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '../games/index';
import type { Ruleset } from '../games/kit/ruleset';
import { Player, Score } from './player';
import type { Result, Row } from './result';

/** Each is played to its end if the time allows. */
const MATCHES = 50;

interface Measured {
  movesPerSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
}

const next = async <T>(child: ChildProcess): Promise<T> => ((await once(child, 'message')) as [T])[0];

async function cpuMs(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = await next<{ cpu: NodeJS.CpuUsage }>(child);
  return (cpu.user + cpu.system) / 1000;
}

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** A match with all its seats taken: who may sit down there. */
async function openMatch(base: string, ruleset: Ruleset, players: number): Promise<{ matchID: string; credentials: string[] }> {
  const games = `${base}/games/${ruleset.manifest.id}`;
  const { matchID } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: players });
  const credentials: string[] = [];
  for (let seat = 0; seat < players; seat++)
    credentials.push((await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` })).playerCredentials);
  return { matchID, credentials };
}

/** Plays all matches at the same time, until the last is over or the time is up. */
async function playAll(child: ChildProcess, base: string, ruleset: Ruleset, players: number, seconds: number): Promise<Measured> {
  const matches = [];
  for (let i = 0; i < MATCHES; i++) matches.push(await openMatch(base, ruleset, players));
  const score = new Score();
  const [from, cpuFrom] = [performance.now(), await cpuMs(child)];
  const seated = matches.flatMap(({ matchID, credentials }) =>
    credentials.map((secret, seat) => new Player(base, ruleset, matchID, String(seat), secret, score)));
  while (score.over < MATCHES && performance.now() - from < seconds * 1000) await wait(20);
  const [ms, cpu] = [performance.now() - from, (await cpuMs(child)) - cpuFrom];
  for (const player of seated) player.close();
  const sorted = score.latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { movesPerSecond: (sorted.length / ms) * 1000, p50: at(0.5), p99: at(0.99), cpuMs: cpu / sorted.length };
}

async function measure(kind: 'ours' | 'stock', ruleset: Ruleset, players: number, seconds: number): Promise<Measured> {
  const child = fork('bench/serve.ts', [kind], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  try {
    const { port } = await next<{ port: number }>(child);
    return await playAll(child, `http://localhost:${port}`, ruleset, players, seconds);
  } finally {
    child.send('stop');
    const killed = setTimeout(() => child.kill('SIGKILL'), 5000);
    await once(child, 'exit');
    clearTimeout(killed);
  }
}

export async function server({ seconds, game }: { seconds: number; game?: string }): Promise<Result> {
  const rows: Row[] = [];
  for (const entry of catalogue.filter(({ manifest }) => game === undefined || manifest.id === game)) {
    const ruleset = await entry.ruleset();
    const { min, max } = entry.manifest.players;
    const players = Math.max(2, Math.floor((min + max) / 2));
    const [ours, stock] = [await measure('ours', ruleset, players, seconds), await measure('stock', ruleset, players, seconds)];
    const what = `${entry.manifest.id}, ${MATCHES} matches of ${players}`;
    const row = (unit: string, of: (measured: Measured) => number): Row => ({ what, unit, ours: of(ours), stock: of(stock) });
    rows.push(
      row('moves/s', (m) => m.movesPerSecond), row('ms p50', (m) => m.p50), row('ms p99', (m) => m.p99),
      row('server CPU ms/move', (m) => m.cpuMs),
    );
  }
  return {
    name: 'server',
    title: `${MATCHES} matches at the same time over real sockets, all seats in one process beside the server`,
    rows,
    notes: ['Ours stores every move in SQLite before it tells anyone; stock keeps all in memory and tells first. The same rulesets play on both.'],
  };
}
