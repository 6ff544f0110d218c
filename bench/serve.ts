/** A server for the bench, as a process of its own: `ours` on SQLite, or boardgame.io's own in memory, with the same rulesets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from 'boardgame.io/server';
import { pino } from 'pino';
import { catalogue } from '../games/index';
import { thawStates } from '../server/bgio';
import { startServer } from '../server/start';

/** The bench is one address that asks for far more than people would. */
const NO_LIMITS = { socketFrames: [1e9, 5], addressFrames: [1e9, 5], requests: [1e9, 60], creations: [1e9, 60], sockets: 1e9 } as const;

const rulesets = await Promise.all(catalogue.map(({ ruleset }) => ruleset()));

async function startOurs(): Promise<{ port: number; stop: () => Promise<void> }> {
  thawStates();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const limits = NO_LIMITS as unknown as NonNullable<Parameters<typeof startServer>[0]['limits']>;
  const server = await startServer({ rulesets, port: 0, databaseUrl: `file:${join(folder, 'bench.db')}`, pages: folder, limits, log: pino({ level: 'warn' }) });
  return { port: server.port, stop: () => server.stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
}

async function startStock(): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = Server({ games: rulesets.map(({ game }) => game), origins: [/localhost/] });
  const running = await server.run(0);
  return { port: (running.appServer.address() as { port: number }).port, stop: async () => server.kill(running) };
}

const { port, stop } = await (process.argv[2] === 'ours' ? startOurs() : startStock());
process.on('message', (asked) => {
  if (asked === 'cpu') process.send!({ cpu: process.cpuUsage() });
  if (asked === 'stop') void stop().finally(() => process.exit(0));
});
process.send!({ port });
