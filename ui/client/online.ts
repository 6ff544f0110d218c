/** A seat (or a spectator) of a match on the server: boardgame.io's client on a socket of our own. */
import type { ChatMessage, LogEntry, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import uniqBy from 'lodash/uniqBy';
import { useEffect, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { botKind } from '../../games/kit/bot';
import { refusal } from '../../games/kit/move';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Choice, Refusal, Seat } from '../../games/kit/types';
import type { Refused, SeatInfo, TableInfo } from '../../games/kit/wire';
import type { Match, PlayerInfo } from '../kit/match';
import { asMatch, type AnyView } from './as-match';
import { Fan, useFan } from './fan';
import { Calls, guarded, Pulse } from './line';

/** Where a client sits. */
export interface Place {
  matchID: string;
  seat: Seat | null;
  credentials?: string;
  /** Address of the server; default: where the page came from. */
  server?: string;
  /** How long a first sync or an answer to a move may take before people are told. */
  patienceMs?: number;
  /** How often the line is tried, and how long its answer may take. */
  pingMs?: number;
}

export interface ChatLine {
  id: string;
  sender: Seat;
  text: string;
}

/**
 * `silent`: the line stands, but the server does not answer. `network`: no line. `busy`: the server asks for patience.
 * All three are tried again and again. Else the server's refusal, which is final.
 */
export type Trouble = 'silent' | 'network' | 'busy' | Refusal;

export interface Online {
  /** Null until the first sync. */
  match: Match | null;
  stateID: number;
  /** Why there is nothing to show, or nothing new. A `Refusal` here is final: the seat is closed. */
  trouble: Trouble | null;
  /** The seats as the lobby knows them. */
  seats: SeatInfo[];
  /** Null until the server has told. */
  table: TableInfo | null;
  chat: ChatLine[];
  say: (text: string) => void;
  /** Why the last thing said was not passed on, until something is said again. */
  unsaid: Refusal | null;
  /** How long the server last took to answer; null while that is not known. */
  lagMs: number | null;
}

const PATIENCE_MS = 6000;
const PING_MS = 5000;
/** The first pause before the server is called again, and the longest: it doubles each time. */
const PAUSES_MS = [1000, 30_000] as const;

/** The server has its hands full or is about to start anew: what it refuses now it may accept soon. */
const PASSING = ['kit:too-fast', 'kit:crowded', 'kit:stopping', 'kit:error'];

const playersOf = (seats: SeatInfo[]): PlayerInfo[] =>
  seats.map(({ id, name, isConnected, data }) => {
    const bot = botKind(data);
    return { seat: String(id), name: name ?? '', connected: isConnected || bot !== undefined, bot: bot !== undefined, easy: bot === 'easyBot' };
  });

/** What a choice is made by: all that is seen but who else has still to choose. */
const seenIn = ({ asked: _, ...view }: AnyView): string => JSON.stringify(view);

/** The server tells the kept messages again after each sync. */
const chatLines = (messages: ChatMessage[]): ChatLine[] =>
  uniqBy(messages, 'id').map(({ id, sender, payload }) => ({ id, sender, text: String(payload) }));

export class OnlineSeat {
  readonly fan: Fan<Online>;
  readonly #client;
  readonly #socket: Socket;
  #trouble: Trouble | null = null;
  #refused: Refusal | null = null;
  #table: TableInfo | null = null;
  readonly #patienceMs: number;
  #stopped = false;
  /** Length of the log when the move on its way was sent. */
  #sent: number | null = null;
  /** That move, and what was seen when it was chosen. */
  #chosen: { choice: Choice; seen: string } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsaid: Refusal | null = null;
  readonly #pulse: Pulse;
  readonly #calls: Calls;

  constructor(
    readonly ruleset: Ruleset,
    readonly place: Place,
  ) {
    const { matchID, seat, credentials, server = '', patienceMs = PATIENCE_MS, pingMs = PING_MS } = place;
    this.#patienceMs = patienceMs;
    this.#socket = io(`${server}/${ruleset.manifest.id}`, {
      autoConnect: false, forceNew: true, transports: ['websocket'], reconnectionDelayMax: 4000,
    });
    this.#pulse = new Pulse(this.#socket, pingMs, () => this.#update());
    this.#calls = new Calls(this.#socket, PAUSES_MS);
    const socket = guarded(this.#socket, () => this.#client.store.getState() !== null);
    this.#client = Client({
      game: ruleset.game, debug: false, matchID,
      ...(seat !== null && { playerID: seat }),
      ...(credentials !== undefined && { credentials }),
      multiplayer: (opts) => SocketIO()({ ...opts, socket }),
    });
    this.fan = new Fan(this.#snapshot());
  }

  start(): void {
    this.#client.subscribe(() => this.#update());
    this.#client.start();
    // Trouble is over with the sync alone: before, the server would not take a move.
    this.#socket.on('connect', () => this.#wait('silent'));
    this.#socket.on('connect_error', ({ message }) => {
      // The server itself turns the line down, and socket.io does not try again.
      if (message.startsWith('kit:')) this.#refuse(null, { reason: message, to: 'sync', fatal: !PASSING.includes(message) });
      else this.#lost();
    });
    this.#socket.on('disconnect', (reason) => {
      this.#sent = null;
      if (reason !== 'io client disconnect') this.#lost();
      // A server that closes the socket by itself is not called again by socket.io.
      if (reason === 'io server disconnect' && !this.#closed) this.#calls.later();
    });
    this.#socket.on('sync', (_matchID: string, _sync: unknown, table?: TableInfo) => this.#answered(table));
    this.#socket.on('matchData', (_matchID: string, _seats: unknown, table?: TableInfo) => this.#told(table));
    this.#socket.on('refused', (matchID: string | null, why: Refused) => this.#refuse(matchID, why));
    this.#wait('network');
    this.#pulse.start();
    this.#socket.connect();
  }

  /** Ends the line for good. May be called again. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#pulse.stop();
    this.#calls.stop();
    this.#socket.removeAllListeners();
    this.#client.stop();
  }

  get #log(): LogEntry[] {
    return this.#client.log ?? [];
  }

  /** The server's refusal was final: no more tries. */
  get #closed(): boolean {
    return this.#trouble !== null && typeof this.#trouble === 'object';
  }

  #wait(trouble: Trouble): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#closed) return;
      this.#trouble = trouble;
      if (trouble === 'silent') this.#calls.later();
      this.#update();
    }, this.#patienceMs);
  }

  #answered(table: TableInfo | undefined): void {
    clearTimeout(this.#timer);
    this.#calls.answered();
    this.#trouble = null;
    this.#sent = null;
    this.#told(table);
  }

  #told(table: TableInfo | undefined): void {
    this.#table = table ?? this.#table;
    this.#update();
  }

  #lost(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#trouble = 'network';
    this.#update();
  }

  #refuse(matchID: string | null, { fatal = false, to, ...why }: Refused): void {
    if (to === 'ping' || (matchID !== null && matchID !== this.place.matchID)) return;
    if (to === 'chat' && !fatal) this.#unsaid = why;
    else if (why.reason !== 'kit:stale' || !this.#sentAgain()) this.#turnDown(why, to, fatal);
    this.#update();
  }

  /** What is refused was not just something said: the seat, its sync, or the move on its way. */
  #turnDown(why: Refusal, to: Refused['to'], fatal: boolean): void {
    clearTimeout(this.#timer);
    this.#sent = null;
    if (fatal) {
      this.#trouble = why;
      this.#calls.stop();
      this.#socket.close();
    } else if (to === 'sync') {
      this.#trouble = 'busy';
      this.#calls.later();
    } else this.#refused = why;
  }

  #act(choice: Choice): void {
    const { match } = this.fan.get();
    if (!match || this.#sent !== null) return;
    this.#refused = match.refusal(choice.move, choice.args) ?? null;
    if (!this.#refused) this.#play(choice, match.view);
    this.#update();
  }

  #play(choice: Choice, view: unknown): void {
    this.#chosen = { choice, seen: seenIn(view as AnyView) };
    this.#send(() => this.#client.moves[choice.move]!(choice.args));
  }

  /** The move came too late for its state: sent once more if all that has changed is who is still asked. */
  #sentAgain(): boolean {
    const chosen = this.#chosen;
    const state = this.#client.getState() as State | null;
    this.#chosen = null;
    if (!chosen || !state || seenIn(state.G as AnyView) !== chosen.seen) return false;
    this.#send(() => this.#client.moves[chosen.choice.move]!(chosen.choice.args));
    return true;
  }

  /** Past boardgame.io's client, which knows nothing of what the server could take back and would complain. */
  #undo(): void {
    const { match, stateID } = this.fan.get();
    const { seat, matchID } = this.place;
    if (!match?.canUndo || this.#sent !== null || !this.#socket.connected) return;
    this.#refused = null;
    this.#chosen = null;
    this.#send(() => this.#socket.emit('update', { type: 'UNDO', payload: { type: 'undo', args: null, playerID: seat } }, stateID, matchID, seat));
    this.#update();
  }

  #say(text: string): void {
    this.#unsaid = null;
    this.#client.sendChatMessage(text);
    this.#update();
  }

  /** Sends something that the server answers, and does not wait for ever. */
  #send(emit: () => void): void {
    this.#sent = this.#log.length;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#sent === null) return;
      this.#sent = null;
      this.#refused = refusal('kit:no-answer');
      this.#update();
    }, this.#patienceMs);
    emit();
  }

  /** The move on its way has come back as a log entry of this seat. */
  #settle(): void {
    if (this.#sent === null) return;
    const news = this.#log.slice(this.#sent);
    if (!news.some(({ action }) => action.payload.playerID === this.place.seat)) return;
    this.#sent = null;
    clearTimeout(this.#timer);
  }

  #update(): void {
    this.#settle();
    this.fan.set(this.#snapshot());
  }

  #snapshot(): Online {
    const state = this.#client.getState() as State | null;
    const seats = (this.#client.matchData ?? []) as SeatInfo[];
    const { seat } = this.place;
    const connected = this.#socket.connected && this.#trouble === null;
    const match = state && asMatch({
      ruleset: this.ruleset, view: state.G as AnyView, ctx: state.ctx, stateID: state._stateID, seat,
      players: playersOf(seats), log: this.#log, busy: this.#sent !== null, refused: this.#refused,
      line: seat === null ? 'watching' : connected ? 'live' : 'offline',
      act: (choice) => this.#act(choice),
      undo: () => this.#undo(),
      forget: () => {
        this.#refused = null;
        this.#update();
      },
    });
    return {
      match, seats, table: this.#table, stateID: state?._stateID ?? -1, trouble: this.#trouble,
      chat: chatLines(this.#client.chatMessages),
      say: (text) => this.#say(text), unsaid: this.#unsaid, lagMs: connected ? this.#pulse.lagMs : null,
    };
  }
}

/** The match at `place`. One client a place: nothing of an earlier one is shown (hazard 42). */
export function useOnline(ruleset: Ruleset, place: Place): Online {
  const [idle] = useState(() => new Fan<Online>({ match: null, stateID: -1, trouble: null, seats: [], table: null, chat: [], say: () => {}, unsaid: null, lagMs: null }));
  const [client, setClient] = useState<OnlineSeat | null>(null);
  const { matchID, seat, credentials, server } = place;
  useEffect(() => {
    const made = new OnlineSeat(ruleset, {
      matchID, seat, ...(credentials !== undefined && { credentials }), ...(server !== undefined && { server }),
    });
    made.start();
    setClient(made);
    return () => made.stop();
  }, [ruleset, matchID, seat, credentials, server]);
  const current = client?.place.matchID === matchID && client.place.seat === seat;
  return useFan(current ? client.fan : idle);
}
