/** Server processes to start, kill and stop, on a folder of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { atEnd, passingFolder } from './folder';
import { ask, until } from './house';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export interface Ended {
  code: number | null;
  signal: string | null;
  ms: number;
}

export class Spawned {
  readonly folder = passingFolder('getaway-process');
  output = '';
  child: ChildProcess | undefined;

  /** `script`: the front door of the real server, the tests' own with their rulesets, or a bundle of that. */
  constructor(readonly script: string, readonly port: number, readonly env: Record<string, string> = {}) {}

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process without waiting for it. */
  launch(): ChildProcess {
    const child = spawn(process.execPath, ['--expose-gc', ...(this.script.endsWith('.ts') ? ['--import', 'tsx'] : []), this.script], {
      env: {
        PATH: process.env.PATH, HOME: this.folder, NODE_ENV: 'production', PORT: String(this.port), LOG_LEVEL: 'warn',
        DATABASE_URL: `file:${join(this.folder, 'test.db')}`, ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (part: Buffer) => (this.output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (this.output += part.toString()));
    this.child = child;
    atEnd(() => child.kill('SIGKILL'));
    return child;
  }

  /** Starts the process and waits until it answers. */
  async start(): Promise<this> {
    const child = this.launch();
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.output}`);
      return ask(this.base, '/healthz').then(({ status }) => status === 200, () => false);
    }, 'the server to answer', 30_000);
    return this;
  }

  /** Sends a signal and waits for the end. */
  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<Ended> {
    const start = Date.now();
    const ended = this.ended();
    this.child!.kill(signal);
    return { ...(await ended), ms: Date.now() - start };
  }

  /** Bytes in use after a full collection. Only of the tests' own server. */
  async heap(): Promise<number> {
    const before = this.output.length;
    this.child!.kill('SIGUSR2');
    const found = (): RegExpExecArray | null => /heap (\d+)\n/.exec(this.output.slice(before));
    await until(() => found() !== null, 'the size of the heap');
    return Number(found()![1]);
  }

  async ended(): Promise<Omit<Ended, 'ms'>> {
    const child = this.child!;
    if (child.exitCode === null && child.signalCode === null) await new Promise((done) => child.once('exit', done));
    return { code: child.exitCode, signal: child.signalCode };
  }

  async close(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
