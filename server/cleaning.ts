/** Removes matches in which nothing has happened for long (hazard 43). */
import type { Logger } from 'pino';
import type { Tables } from './tables';

const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 60 * 60_000;
/** Rows removed at once, so that nobody waits for the cleaning. */
const BATCH = 200;

/** A match that was made and never used is soon in the way of others. */
const UNUSED_DAYS = 1;

/** Removes what is older than `days` (0: nothing), and matches that nobody came to. Returns how many went. */
export async function clean(tables: Tables, days: number, mayGoOn: () => boolean = () => true): Promise<number> {
  const old = days === 0 ? 0 : await remove(tables, days, false, mayGoOn);
  return old + (await remove(tables, UNUSED_DAYS, true, mayGoOn));
}

async function remove(tables: Tables, days: number, unused: boolean, mayGoOn: () => boolean): Promise<number> {
  let count = 0;
  while (mayGoOn()) {
    const gone = await tables.store.expire(Date.now() - days * DAY_MS, BATCH, unused);
    for (const matchID of gone) await tables.cut(matchID, 'all', { reason: 'kit:no-match' });
    count += gone.length;
    if (gone.length < BATCH) break;
  }
  return count;
}

/** Cleans now and every hour. Returns how to stop it. */
export function startCleaning(tables: Tables, days: number, log: Logger): () => Promise<void> {
  let running = true;
  let round: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    round = clean(tables, days, () => running).then(
      (count) => count > 0 && log.info({ count, days }, 'old matches removed'),
      (error: unknown) => log.error({ err: error }, 'cleaning failed'),
    );
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    running = false;
    clearInterval(timer);
    await round;
  };
}
