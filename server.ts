/** The server's front door: reads the environment, starts, stops. */
import { join } from 'node:path';
import { pino } from 'pino';
import { catalogue } from './games';
import { thawStates } from './server/bgio';
import { EnvError, readEnv, type Env } from './server/env';
import { giveUp, runUntilStopped, startFailure } from './server/process';
import { startServer } from './server/start';

function environment(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    return giveUp(error instanceof EnvError ? error.message : String(error));
  }
}

const { logLevel, ...env } = environment();
const log = pino({ level: logLevel });
try {
  thawStates();
  const rulesets = await Promise.all(catalogue.map(({ ruleset }) => ruleset()));
  const bots = new Map(await Promise.all(catalogue.map(async ({ manifest, bot }) => [manifest.id, await bot()] as const)));
  const server = await startServer({ ...env, rulesets, bots, pages: join(import.meta.dirname, 'dist'), log });
  runUntilStopped(server, log);
  log.info({ port: server.port, games: catalogue.map(({ manifest }) => manifest.id) }, `Getaway is served at http://localhost:${server.port}`);
} catch (error) {
  log.debug({ err: error }, 'the start failed');
  giveUp(startFailure(error, env.port));
}
