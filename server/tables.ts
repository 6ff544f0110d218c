/** Tells the sockets of a match what concerns them: moves, who is there, chat, and that a seat is theirs no more. */
import type { LogEntry, State } from 'boardgame.io';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { Ruleset } from '../games/kit/ruleset';
import type { Seat } from '../games/kit/types';
import type { Refused } from '../games/kit/wire';
import type { Played } from './play';
import type { Rooms } from './rooms';
import type { Store } from './store/store';
import type { ChatEntry, MatchData, Rulesets } from './types';
import { logFor, seatsFor, stateFor, tableFor } from './views';

export class Tables {
  /** Matches whose table is going to be told anyway: many comings and goings at once make one message. */
  readonly #pending = new Set<string>();
  /** Matches that are told again when their host will have been away for long. */
  readonly #hostless = new Set<string>();

  /** Hears of every move once it has been told. */
  onMove: (matchID: string, played: Played) => void = () => {};

  constructor(
    readonly rooms: Rooms,
    readonly store: Store,
    readonly rulesets: Rulesets,
    readonly log: Logger,
  ) {}

  /** Sends a stored move to everybody in the room, each as the seat may see it. */
  publish(ruleset: Ruleset, matchID: string, played: Played): void {
    const { state, deltalog } = played;
    const seen = new Map<Seat | null, [State, LogEntry[]]>();
    for (const [socket, { seat }] of this.rooms.members(matchID)) {
      const frame = seen.get(seat) ?? [stateFor(ruleset, state, seat), logFor(deltalog, seat)];
      seen.set(seat, frame);
      socket.emit('update', matchID, ...frame);
    }
    this.onMove(matchID, played);
  }

  /** Sends a chat line to everybody in the room. */
  say(matchID: string, line: ChatEntry): void {
    for (const [socket] of this.rooms.members(matchID)) socket.emit('chat', matchID, line);
  }

  /** Tells everybody in the room who sits there and how the table stands, soon and in the match's order. */
  tellTable(matchID: string): void {
    if (this.#pending.has(matchID) || this.rooms.members(matchID).length === 0) return;
    this.#pending.add(matchID);
    this.rooms
      .run(matchID, async () => {
        this.#pending.delete(matchID);
        const match = await this.store.match(matchID);
        if (match) this.#sendTable(matchID, match);
      })
      .catch((error: unknown) => {
        this.#pending.delete(matchID);
        this.log.error({ match: matchID, err: error }, 'the table was not told');
      });
  }

  #sendTable(matchID: string, match: MatchData): void {
    const ruleset = this.rulesets.get(match.gameName);
    if (!ruleset) return;
    const presence = this.rooms.presence(matchID);
    for (const [socket] of this.rooms.members(matchID))
      socket.emit('matchData', matchID, seatsFor(match, presence), tableFor(ruleset, match, presence));
    this.#awaitHost(matchID, match.host);
  }

  /** Tells the table again once its host has been away for so long that another one has the tools. */
  #awaitHost(matchID: string, host: Seat | null): void {
    const due = this.rooms.hostDueMs(matchID, host);
    if (due === undefined || this.#hostless.has(matchID)) return;
    this.#hostless.add(matchID);
    setTimeout(() => {
      this.#hostless.delete(matchID);
      this.tellTable(matchID);
    }, due + 10).unref();
  }

  /**
   * Cuts off the sockets of a seat that was left or got other credentials (hazard 52), or all of a match. Queued, so
   * that a sync that is under way with the old credentials is met as well.
   */
  async cut(matchID: string, which: Seat | 'all', refused: Refused): Promise<void> {
    const job = async (): Promise<void> => {
      for (const [socket, { seat }] of this.rooms.members(matchID))
        if (which === 'all' || seat === which) this.dismiss(socket, matchID, refused);
    };
    await this.rooms.run(matchID, job, true);
  }

  /** Tells a socket why and closes its line. */
  dismiss(socket: Socket, matchID: string, refused: Refused): void {
    this.rooms.leave(socket);
    socket.emit('refused', matchID, { ...refused, fatal: true });
    socket.disconnect(true);
  }
}
