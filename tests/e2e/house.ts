/** What browser tests stand on: the real server as a process of its own, and a real Chromium. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place !== undefined && existsSync(place));

/** Path of a Chromium: `CHROMIUM_PATH`, a usual place, or Debian's package, installed if this user may. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
    const now = installed();
    if (now) return now;
  }
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its binary.',
  );
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

export interface House {
  url: string;
  /** Ends the server hard, as a power cut would, and starts it again on the same port and data. */
  crashAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Starts the built server on a free port with a database of its own. Needs `npm run build` before. */
export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, ['--import', 'tsx', 'server.ts'], {
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: `file:${join(folder, 'e2e.db')}`, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error('the server ended at its start');
      const up = await fetch(`${url}/healthz`).then((r) => r.ok, () => false);
      if (up) return;
      await new Promise((r) => setTimeout(r, 100));
    }
    throw new Error('the server did not come up within 20 s');
  };
  await start();
  // A test run that dies on the way must not leave the server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    url,
    crashAndRestart: async () => {
      child.kill('SIGKILL');
      await ended(child);
      await start();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A headless Chromium that talks to nobody but the page under test. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

/** How long a page may take to show what is looked for, in milliseconds. */
const PATIENCE_MS = 15_000;

export interface Person {
  context: BrowserContext;
  page: Page;
  /** Uncaught errors and console errors of the page: a test that ends with some has found a fault. */
  faults: string[];
}

/** A person with a browser profile of their own (storage apart from all others). */
export async function person(browser: Browser, options: { width?: number; height?: number; locale?: string; reducedMotion?: boolean; dark?: boolean } = {}): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    locale: options.locale ?? 'en-GB',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
    colorScheme: options.dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, faults };
}

/** How often a screen may be replaced under one's hand, by what the server answers or another player does. */
const TRIES = 3;

/** Does what the screen asks for, read anew if it was replaced before the press: then what was looked for never comes. */
export async function readAnew<T>(page: Page, act: () => Promise<T>): Promise<T> {
  page.setDefaultTimeout(5000);
  try {
    for (let tries = 1; tries < TRIES; tries++) {
      const done = await act().then((value) => ({ value }), () => null);
      if (done) return done.value;
    }
    return await act();
  } finally {
    page.setDefaultTimeout(PATIENCE_MS);
  }
}
