/**
 * The line to the clients: socket.io in the place where boardgame.io's `Server` takes a transport, one namespace a game.
 * Every frame is counted, read by its schema, carried out in its match's queue, and answered, be it with a refusal.
 */
import { createServer, type Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server as IO, type Socket } from 'socket.io';
import type { Ruleset } from '../games/kit/ruleset';
import type { App, ServerTransport } from './bgio';
import { handleChat, handlePing, handleSync, handleUpdate, type Desk } from './desk';
import { matchIn } from './frames';
import { Limit, type Limits } from './limits';
import type { Metrics } from './metrics';
import { mayCome } from './origins';
import type { Tables } from './tables';
import { Refuse, refuse } from './types';

/** A whole assignment or plan is a few hundred bytes. */
const FRAME_BYTES = 64 * 1024;
/** A socket that has not proved a seat, or asked to watch, by then is closed. */
const SYNC_WITHIN_MS = 60_000;
/** A socket that goes on at this many times its limit is closed. */
const FLOOD = 5;

const FRAMES = { sync: handleSync, update: handleUpdate, chat: handleChat, ping: handlePing };
type FrameName = keyof typeof FRAMES;
const isFrame = (name: unknown): name is FrameName => typeof name === 'string' && Object.hasOwn(FRAMES, name);

export interface TransportOptions {
  tables: Tables;
  metrics: Metrics;
  limits: Limits;
  /** Trust the last address that a proxy in front of the server adds. */
  trustProxy: boolean;
  log: Logger;
}

export class Transport implements ServerTransport {
  readonly #options: TransportOptions;
  readonly #desk: Desk;
  readonly #perSocket: Limit;
  readonly #perAddress: Limit;
  readonly #socketsOf = new Map<string, number>();
  #io: IO | undefined;
  http: HttpServer | undefined;
  /** Called if the port cannot be listened to. */
  onListenError: (error: Error) => void = () => {};

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#desk = options;
    this.#perSocket = new Limit(options.limits.socketFrames);
    this.#perAddress = new Limit(options.limits.addressFrames);
  }

  /** Called by boardgame.io's `Server`. The HTTP server is made when it listens, after all routes are there. */
  init(app: App, games: Ruleset['game'][], origins: string[]): void {
    const io = new IO({
      serveClient: false,
      maxHttpBufferSize: FRAME_BYTES,
      connectTimeout: 10_000,
      // Only a sync with its log is that long. Without a context kept for each socket it costs no memory.
      perMessageDeflate: { threshold: 4096, concurrencyLimit: 4, serverNoContextTakeover: true, clientNoContextTakeover: true },
      pingInterval: 10_000,
      pingTimeout: 20_000,
      cors: { origin: origins },
      allowRequest: ({ headers }, answer) => answer(null, mayCome(headers.origin, headers.host, origins)),
    });
    this.#io = io;
    io.of('/').use((_socket, next) => next(new Error('kit:no-game')));
    for (const game of games) this.#open(io, this.#options.tables.rulesets.get(game.name!)!);
    app.listen = (...args: unknown[]): HttpServer => {
      this.http = createServer(app.callback()).once('error', (error) => this.onListenError(error));
      // Longer than what proxies keep idle lines for, so that it is never we who drop one that is just being used.
      this.http.keepAliveTimeout = 65_000;
      io.attach(this.http);
      return this.http.listen(...(args as []));
    };
  }

  get sockets(): number {
    return this.#io?.engine?.clientsCount ?? 0;
  }

  /** Tells all clients that the server stops, finishes what was begun, and closes every line. */
  async stop(): Promise<void> {
    const io = this.#io;
    if (!io?.httpServer) return;
    for (const namespace of io._nsps.values()) {
      if (namespace.name === '/') continue;
      namespace.removeAllListeners('connection');
      for (const socket of namespace.sockets.values()) {
        socket.removeAllListeners('update').removeAllListeners('sync').removeAllListeners('chat');
        socket.emit('refused', this.#options.tables.rooms.bindingOf(socket)?.matchID ?? null, { reason: 'kit:stopping' });
      }
    }
    await this.#options.tables.rooms.drained();
    // What has been sent must leave the buffers before the lines are closed.
    await new Promise((done) => setTimeout(done, 100));
    await io.close();
  }

  #address({ handshake }: Socket): string {
    const forwarded = this.#options.trustProxy ? handshake.headers['x-forwarded-for'] : undefined;
    return String(forwarded ?? '').split(',').at(-1)!.trim() || handshake.address;
  }

  #open(io: IO, ruleset: Ruleset): void {
    const namespace = io.of(`/${ruleset.manifest.id}`);
    namespace.use((socket, next) => {
      const open = this.#socketsOf.get(this.#address(socket)) ?? 0;
      next(open >= this.#options.limits.sockets ? new Error('kit:too-fast') : undefined);
    });
    namespace.on('connection', (socket) => this.#receive(socket, ruleset));
  }

  #receive(socket: Socket, ruleset: Ruleset): void {
    const { rooms } = this.#options.tables;
    const address = this.#address(socket);
    this.#socketsOf.set(address, (this.#socketsOf.get(address) ?? 0) + 1);
    const idle = setTimeout(() => rooms.bindingOf(socket) ?? socket.disconnect(true), SYNC_WITHIN_MS).unref();
    socket.use(async (packet, goOn) => {
      if (await this.#mayGoOn(socket, address, packet)) goOn();
    });
    for (const [name, handle] of Object.entries(FRAMES) as [FrameName, typeof handleSync][])
      socket.on(name, (...args: unknown[]) => void this.#answer(socket, ruleset, name, args, handle));
    socket.on('disconnect', () => {
      clearTimeout(idle);
      this.#perSocket.forget(socket.id);
      const left = (this.#socketsOf.get(address) ?? 1) - 1;
      if (left > 0) this.#socketsOf.set(address, left);
      else this.#socketsOf.delete(address);
      const binding = rooms.leave(socket);
      if (binding) this.#options.tables.tellTable(binding.matchID);
    });
  }

  /** Whether a frame may go on. What is too much or no frame at all is answered, a flood is cut. */
  async #mayGoOn(socket: Socket, address: string, [name, ...args]: unknown[]): Promise<boolean> {
    const used = Math.max(await this.#perSocket.use(socket.id), await this.#perAddress.use(address));
    if (used > FLOOD) socket.disconnect(true);
    else if (used > 1) this.#refuse(socket, name, args, refuse(429, 'kit:too-fast'));
    else if (isFrame(name)) return true;
    else this.#refuse(socket, name, args, refuse(400, 'kit:malformed'));
    return false;
  }

  async #answer(socket: Socket, ruleset: Ruleset, frame: FrameName, args: unknown[], handle: typeof handleSync): Promise<void> {
    try {
      await handle(this.#desk, ruleset, socket, args);
    } catch (error) {
      if (error instanceof Refuse) return this.#refuse(socket, frame, args, error);
      this.#options.log.error({ match: matchIn(frame, args), game: ruleset.manifest.id, frame, err: error }, 'a frame failed');
      this.#refuse(socket, frame, args, refuse(500, 'kit:error'));
    }
  }

  #refuse(socket: Socket, name: unknown, args: unknown[], { refused }: Refuse): void {
    const { tables, metrics } = this.#options;
    metrics.refused(refused.reason);
    const bound = tables.rooms.bindingOf(socket)?.matchID ?? null;
    if (!isFrame(name)) return void socket.emit('refused', bound, refused);
    const matchID = matchIn(name, args) ?? bound;
    if (refused.fatal && bound !== null && bound === matchID) return tables.dismiss(socket, bound, { ...refused, to: name });
    socket.emit('refused', matchID, { ...refused, to: name });
  }
}
