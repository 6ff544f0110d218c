/**
 * The databases that storage is tested on. SQLite in a file; PostgreSQL as a server of its own from the machine's
 * binaries where there are any (Debian's package), else PGlite, the same engine compiled for Node, on a real socket.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { atEnd, passingFolder } from './folder';
import { until } from './house';

export interface Database {
  url: string;
  /** Connections that a store may hold: PGlite has one session. */
  connections: number;
  /** Two stores of one process may write to it. Of SQLite each process has one: a second would block the first's turn. */
  shared: boolean;
}

export interface TestEngine {
  name: string;
  /** An empty database. */
  make: () => Promise<Database>;
  close: () => Promise<void>;
}

/** SQLite, each database a file in a folder that goes at the end. */
export async function sqliteEngine(): Promise<TestEngine> {
  const folder = passingFolder('getaway-sqlite');
  let count = 0;
  return {
    name: 'SQLite',
    make: async () => ({ url: `file:${join(folder, `${count++}.db`)}`, connections: 1, shared: false }),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Folder of PostgreSQL's programs: the newest of Debian's, or nothing. */
function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  if (!existsSync(debian)) return undefined;
  const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debian, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export const postgresName = (): string => (postgresPrograms() ? 'PostgreSQL, a server of its own' : 'PostgreSQL as PGlite');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL does not run as root: root's tests lend it to `nobody`. */
const NOBODY = 65534;

async function realPostgres(programs: string): Promise<TestEngine> {
  const folder = passingFolder('getaway-postgres');
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (who.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const port = await freePort();
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder, env: { PATH: process.env.PATH, HOME: folder } };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'getaway', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'], { ...options, stdio: 'ignore' });
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'], { ...options, stdio: 'ignore' });
  atEnd(() => server.kill('SIGQUIT'));
  const url = (name: string): string => `postgres://getaway@127.0.0.1:${port}/${name}`;
  const asked = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await until(() => asked('select 1').then(() => true, () => false), 'PostgreSQL to start', 20_000);
  let count = 0;
  return {
    name: postgresName(),
    make: async () => {
      const name = `test${count++}`;
      await asked(`create database ${name}`);
      return { url: url(name), connections: 10, shared: true };
    },
    close: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function pglite(): Promise<TestEngine> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket');
  const opened: { stop: () => Promise<void> }[] = [];
  return {
    name: postgresName(),
    make: async () => {
      const port = await freePort();
      const server = new PGLiteSocketServer({ db: await PGlite.create(), port, host: '127.0.0.1', maxConnections: 20 });
      await server.start();
      opened.push(server);
      return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, connections: 1, shared: true };
    },
    close: async () => {
      for (const server of opened) await server.stop();
    },
  };
}

/** PostgreSQL: real where the machine has it, and `GETAWAY_PGLITE` is not set; else PGlite. */
export function postgresEngine(): Promise<TestEngine> {
  const programs = postgresPrograms();
  return programs && !process.env.GETAWAY_PGLITE ? realPostgres(programs) : pglite();
}
