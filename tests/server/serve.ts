/** The server as a process of its own, with the tests' rulesets in the place of the catalogue: something to be killed. */
import { pino } from 'pino';
import type { Ruleset } from '../../games/kit/ruleset';
import { thawStates } from '../../server/bgio';
import { readEnv } from '../../server/env';
import { runUntilStopped } from '../../server/process';
import { startServer } from '../../server/start';
import { toy } from '../kit/toy';
import { lab } from './rulesets';

const FREE = [1_000_000, 1] as const;
const { logLevel, ...env } = readEnv(process.env);
const log = pino({ level: logLevel });
thawStates();
const server = await startServer({
  ...env, pages: 'dist', log, botDelayMs: 400,
  rulesets: [toy as unknown as Ruleset, lab()],
  limits: { socketFrames: [...FREE], addressFrames: [...FREE], requests: [...FREE], creations: [...FREE], sockets: 100_000 },
});
runUntilStopped(server, log);

// Asked by a test that looks for leaks: how much is in use once all garbage is gone.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
