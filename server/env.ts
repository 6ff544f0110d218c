/** What the environment says. A wrong value stops the start with one line that names the variable. */
import { engineOf } from './store/connect';

export interface Env {
  port: number;
  databaseUrl: string;
  origins: string[];
  matchTtlDays: number;
  logLevel: string;
  trustProxy: boolean;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A value of the environment that cannot be used. Its message is all that needs saying. */
export class EnvError extends Error {}

const wrong = (name: string, needs: string): never => {
  throw new EnvError(`${name} must be ${needs}`);
};

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return value <= most ? value : wrong(name, `a whole number from 0 to ${most}`);
}

/** `https://host[:port]`, nothing behind it. */
function originList(text: string): string[] {
  return text.split(',').map((part) => part.trim()).filter(Boolean).map((part) => {
    const fits = /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part.replace(/\/$/, '');
    return fits ? new URL(part).origin : wrong('ORIGINS', 'a list of origins such as https://example.org, separated by commas');
  });
}

/** Reads and checks the environment. Throws `EnvError`. Values are not repeated: DATABASE_URL may hold a password. */
export function readEnv(env: Record<string, string | undefined>): Env {
  const given = (name: string, otherwise: string): string => env[name]?.trim() || otherwise;
  const databaseUrl = given('DATABASE_URL', 'file:./data/getaway.db');
  const logLevel = given('LOG_LEVEL', 'info');
  const trustProxy = given('TRUST_PROXY', '0');
  if (!engineOf(databaseUrl)) wrong('DATABASE_URL', 'file:PATH or postgres://USER:PASSWORD@HOST/NAME');
  if (!LEVELS.includes(logLevel)) wrong('LOG_LEVEL', `one of ${LEVELS.join(', ')}`);
  // Two nodes on one database would not tell each other's clients: better no start than a table that stands still.
  if (given('REDIS_URL', '')) wrong('REDIS_URL', 'left out: the server runs as one node');
  if (trustProxy !== '0' && trustProxy !== '1') wrong('TRUST_PROXY', '0, or 1 behind a proxy that sets X-Forwarded-For');
  return {
    port: wholeNumber('PORT', given('PORT', '8000'), 65_535),
    databaseUrl,
    origins: originList(given('ORIGINS', '')),
    matchTtlDays: wholeNumber('MATCH_TTL_DAYS', given('MATCH_TTL_DAYS', '90'), 36_500),
    logLevel,
    trustProxy: trustProxy === '1',
  };
}
