/** Puts the server together from its parts, starts it and stops it. */
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Ruleset } from '../games/kit/ruleset';
import { makeServer } from './bgio';
import { Bots, type BotsOfGames } from './bots';
import { startCleaning } from './cleaning';
import { addHttp } from './http';
import { DEFAULT_LIMITS, Limit, type Limits } from './limits';
import { addRoutes } from './lobby/routes';
import { Metrics } from './metrics';
import { addPages } from './pages';
import { Rooms } from './rooms';
import { Store } from './store/store';
import { Tables } from './tables';
import { Transport } from './transport';
import { refuse } from './types';

export interface ServerOptions {
  rulesets: readonly Ruleset[];
  bots?: BotsOfGames;
  /** Weaker ones, of the games that have one. */
  easyBots?: BotsOfGames;
  /** Pause before a bot's move. */
  botDelayMs?: number;
  /** How long somebody must be away before the table plays for them. */
  awayMs?: number;
  /** How long the host must be away before another one at the table has the host's tools. */
  hostAwayMs?: number;
  /** 0: any free one. */
  port: number;
  /** `file:PATH` or `postgres://…`. */
  databaseUrl: string;
  /** Other sites whose pages may use this server. Its own pages always may. */
  origins?: string[];
  /** Days after which a match in which nothing happens is removed; 0: never. */
  matchTtlDays?: number;
  /** Folder of the built app. */
  pages: string;
  trustProxy?: boolean;
  limits?: Partial<Limits>;
  log: Logger;
}

export interface RunningServer {
  port: number;
  store: Store;
  tables: Tables;
  /** Tells all clients, finishes what was begun, and closes sockets, requests and database. */
  stop(): Promise<void>;
}

/** Starts a server. Rejects if the port is taken or the database cannot be opened, reached or brought up to date. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, databaseUrl, origins = [], matchTtlDays = 0, pages, trustProxy = false, log } = options;
  const { bots: players = new Map(), easyBots = new Map(), botDelayMs: delayMs = 700, awayMs = 30_000 } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const rulesets = new Map(options.rulesets.map((ruleset) => [ruleset.manifest.id, ruleset]));
  const store = new Store(databaseUrl, { onError: (error) => log.error({ err: error }, 'the database connection failed') });
  try {
    const tables = new Tables(new Rooms(options.hostAwayMs), store, rulesets, log);
    const bots = new Bots(tables, { bots: players, easyBots, delayMs, awayMs });
    const metrics = new Metrics(() => transport.sockets, () => matchCounts(store));
    const transport: Transport = new Transport({ tables, metrics, limits, trustProxy, log });
    const server = makeServer(rulesets.values(), store, transport, origins);
    addHttp(server.app, { store, metrics, origins, trustProxy, requests: new Limit(limits.requests), log });
    addPages(server.app, pages);
    const creations = new Limit(limits.creations);
    const mayCreate = async (address: string): Promise<void> => {
      if ((await creations.use(address)) > 1) throw refuse(429, 'kit:too-fast');
    };
    addRoutes(server.router, { store, tables, bots, rulesets, log, mayCreate });
    await listening(server, transport, port);
    await bots.start();
    const stopCleaning = startCleaning(tables, matchTtlDays, log);
    return { port: (transport.http!.address() as AddressInfo).port, store, tables, stop: () => stop(transport, store, bots, stopCleaning) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** boardgame.io's `run` waits for ever on a port that is taken, so the error of the HTTP server is listened to as well. */
async function listening(server: ReturnType<typeof makeServer>, transport: Transport, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    transport.onListenError = reject;
    server.run(port).then(() => resolve(), reject);
  });
}

async function stop(transport: Transport, store: Store, bots: Bots, stopCleaning: () => Promise<void>): Promise<void> {
  bots.stop();
  await stopCleaning();
  const closed = new Promise<void>((done) => transport.http!.close(() => done()));
  transport.http!.closeIdleConnections();
  await transport.stop();
  transport.http!.closeAllConnections();
  await closed;
  await store.close();
}

const matchCounts = async (store: Store): Promise<{ game: string; state: string; count: number }[]> =>
  (await store.census()).map(({ game, started, over, count }) => ({ game, state: over ? 'over' : started ? 'running' : 'open', count }));
