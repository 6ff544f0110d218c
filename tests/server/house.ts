/** A real server in this process, on a port and a database of its own, and people who talk to it over sockets and REST. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry, State } from 'boardgame.io';
import { pino, type Logger } from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Seat } from '../../games/kit/types';
import type { Refused, SeatInfo, TableInfo } from '../../games/kit/wire';
import { startServer, type RunningServer, type ServerOptions } from '../../server/start';
import { toy } from '../kit/toy';
import { passingFolder } from './folder';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  text: string;
  headers: Headers;
}

/** One request; `body` makes it a POST, as JSON unless it is text already. */
export async function ask<T = Record<string, unknown>>(base: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
  const answer = await fetch(base + path, body === undefined ? { headers } : {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = text;
  }
  return { status: answer.status, body: read as T, text, headers: answer.headers };
}

/** A socket as a client has it, with all that it ever received. */
export class Line {
  readonly frames: [string, ...unknown[]][] = [];
  readonly socket: Socket;
  state: State | undefined;
  log: LogEntry[] = [];
  seats: SeatInfo[] = [];
  table: TableInfo | undefined;

  constructor(base: string, readonly game: string, readonly matchID: string, readonly seat: Seat | null, readonly credentials?: string) {
    this.socket = io(`${base}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.onAny((type: string, ...args: unknown[]) => {
      this.frames.push([type, ...args]);
      if (type === 'sync') {
        const info = args[1] as { state: State; log: LogEntry[]; filteredMetadata: SeatInfo[] };
        [this.state, this.log, this.seats, this.table] = [info.state, info.log, info.filteredMetadata, args[2] as TableInfo];
      }
      if (type === 'update') {
        this.state = args[1] as State;
        this.log = [...this.log, ...(args[2] as LogEntry[])];
      }
      if (type === 'matchData') [this.seats, this.table] = [args[1] as SeatInfo[], args[2] as TableInfo];
    });
  }

  get refusals(): Refused[] {
    return this.frames.filter(([type]) => type === 'refused').map((frame) => frame[2] as Refused);
  }
  get reasons(): string[] {
    return this.refusals.map(({ reason }) => reason);
  }
  /** All that this client ever heard, to be searched as text. */
  get heard(): string {
    return JSON.stringify(this.frames);
  }
  get step(): number {
    return (this.state!.G as { step: number }).step;
  }

  emit(type: string, ...args: unknown[]): void {
    this.socket.emit(type, ...args);
  }

  /** Waits until `holds`, or throws what `what` names. */
  until(holds: () => boolean, what = 'the awaited frame', ms = 5000): Promise<void> {
    return until(holds, `${what}; heard ${this.frames.map(([type]) => type).join(' ')} ${this.reasons.join(' ')}`, ms);
  }

  async sync(): Promise<this> {
    const before = this.frames.length;
    this.emit('sync', this.matchID, this.seat, this.credentials, 2);
    await this.until(() => this.frames.slice(before).some(([type, , why]) => type === 'sync' || (type === 'refused' && (why as Refused).to === 'sync')), 'an answer to sync');
    return this;
  }

  /** Sends a move and waits for the answer: what was refused, or nothing. */
  async move(name: string, args: object = {}, { stateID = this.state!._stateID, seat = this.seat }: { stateID?: number; seat?: Seat | null } = {}): Promise<Refused | undefined> {
    return this.action({ type: 'MAKE_MOVE', payload: { type: name, args: [args], playerID: seat, credentials: this.credentials } }, stateID, seat);
  }

  /** Sends any action and waits for its answer: what was refused, or nothing. */
  async action(action: unknown, stateID: unknown = this.state!._stateID, seat: unknown = this.seat): Promise<Refused | undefined> {
    const before = this.frames.length;
    const answer = () => this.frames.slice(before).find(([type, , what, deltalog]) =>
      (type === 'refused' && (what as Refused).to === 'update') ||
      (type === 'update' && (deltalog as LogEntry[]).some(({ action: logged }) => logged.payload.playerID === this.seat)));
    this.emit('update', action, stateID, this.matchID, seat);
    await this.until(() => answer() !== undefined, 'an answer to update');
    return answer()![0] === 'refused' ? (answer()![2] as Refused) : undefined;
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Waits until `holds`. Throws after `ms`. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(5);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface Match {
  matchID: string;
  credentials: string[];
}

export type MatchWish = { game?: string; players?: number; seated?: number } & Record<string, unknown>;

/** A match with people on its first `seated` seats (default: all). */
export async function openMatch(base: string, { game = 'toy', players = 2, seated = players, ...more }: MatchWish = {}): Promise<Match> {
  const made = await ask<{ matchID: string }>(base, `/games/${game}/create`, { numPlayers: players, ...more });
  if (made.status !== 200) throw new Error(`create: ${made.status} ${made.text}`);
  const { matchID } = made.body;
  const credentials: string[] = [];
  for (let i = 0; i < seated; i++) credentials.push(await joinMatch(base, game, matchID, String(i), `Person ${i}`));
  return { matchID, credentials };
}

async function joinMatch(base: string, game: string, matchID: string, playerID: Seat, playerName: string): Promise<string> {
  const { status, body, text } = await ask<{ playerCredentials: string }>(base, `/games/${game}/${matchID}/join`, { playerID, playerName });
  if (status !== 200) throw new Error(`join: ${status} ${text}`);
  return body.playerCredentials;
}

/** Generous, since all the people of a test share one address. Tests of the limits set their own. */
const LIMITS = { socketFrames: [100_000, 1], addressFrames: [1_000_000, 1], requests: [1_000_000, 1], creations: [1_000_000, 1], sockets: 100_000 } as const;

export class House {
  readonly base: string;
  readonly lines: Line[] = [];

  constructor(readonly server: RunningServer, readonly folder: string) {
    this.base = `http://127.0.0.1:${server.port}`;
  }

  ask<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>> {
    return ask<T>(this.base, path, body, headers);
  }

  open(wish?: MatchWish): Promise<Match> {
    return openMatch(this.base, wish);
  }

  join(matchID: string, playerID: Seat, playerName: string, game = 'toy'): Promise<string> {
    return joinMatch(this.base, game, matchID, playerID, playerName);
  }

  /** A socket that has asked for a seat (null: to watch) and got its answer. */
  line(matchID: string, seat: Seat | null, credentials?: string, game = 'toy'): Promise<Line> {
    return this.silent(matchID, seat, credentials, game).sync();
  }

  /** A socket that has said nothing yet. */
  silent(matchID: string, seat: Seat | null, credentials?: string, game = 'toy'): Line {
    const line = new Line(this.base, game, matchID, seat, credentials);
    this.lines.push(line);
    return line;
  }

  /** All seats of a match, synced. */
  seats({ matchID, credentials }: Match, game = 'toy'): Promise<Line[]> {
    return Promise.all(credentials.map((secret, i) => this.line(matchID, String(i), secret, game)));
  }

  async close(): Promise<void> {
    for (const line of this.lines) line.close();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const QUIET: Logger = pino({ level: 'silent' });

/** Opens a server with the toy ruleset and whatever else a test asks for. */
export async function openHouse({ rulesets = [], ...options }: Partial<ServerOptions> = {}): Promise<House> {
  const folder = passingFolder('getaway-server');
  const server = await startServer({
    rulesets: [toy as unknown as Ruleset, ...rulesets], port: 0, databaseUrl: `file:${join(folder, 'test.db')}`, pages: join(folder, 'dist'),
    log: QUIET, ...options, limits: { ...(LIMITS as unknown as ServerOptions['limits']), ...options.limits },
  });
  return new House(server, folder);
}

/** Plays the toy to its end by its two seats. */
export async function playOut([a, b]: Line[]): Promise<void> {
  while (a!.state!.ctx.gameover === undefined) {
    const asked = Object.entries((a!.state!.G as { asked: Record<Seat, string> }).asked);
    for (const [seat, stage] of asked) {
      const line = seat === '0' ? a! : b!;
      const other = seat === '0' ? b! : a!;
      const why = await line.move(stage === 'bid' ? 'bid' : 'done', stage === 'bid' ? { chips: 0, step: line.step } : {});
      if (why) throw new Error(`refused: ${why.reason}`);
      await other.until(() => other.state!._stateID >= line.state!._stateID, 'the move of the other');
    }
  }
}
