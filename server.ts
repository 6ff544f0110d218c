/** The server's front door: reads the environment, starts, stops. */
import { join } from 'node:path';
import { pino } from 'pino';
import { catalogue } from './games';
import type { BotKind } from './games/kit/bot';
import { thawStates } from './server/bgio';
import type { BotsOfGames } from './server/bots';
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

/** The bots of a kind, of the games that have one. */
const botsOf = async (kind: BotKind): Promise<BotsOfGames> =>
  new Map(await Promise.all(catalogue.flatMap(({ manifest: { id }, [kind]: load }) => (load ? [load().then((bot) => [id, bot] as const)] : []))));

const { logLevel, ...env } = environment();
const log = pino({ level: logLevel });
try {
  thawStates();
  const rulesets = await Promise.all(catalogue.map(({ ruleset }) => ruleset()));
  const [bots, easyBots] = await Promise.all([botsOf('bot'), botsOf('easyBot')]);
  const server = await startServer({ ...env, rulesets, bots, easyBots, pages: join(import.meta.dirname, 'dist'), log });
  runUntilStopped(server, log);
  log.info({ port: server.port, games: catalogue.map(({ manifest }) => manifest.id) }, `Getaway is served at http://localhost:${server.port}`);
} catch (error) {
  log.debug({ err: error }, 'the start failed');
  giveUp(startFailure(error, env.port));
}
