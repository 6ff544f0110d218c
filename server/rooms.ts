/**
 * Who is connected to which match, and the queue in which all that concerns one match happens one after the other.
 * A room exists while somebody is in it or something waits in its queue: junk leaves none behind (hazard 17).
 */
import type { Socket } from 'socket.io';
import type { Seat } from '../games/kit/types';
import { refuse, type Presence } from './types';

/** What a socket has proved at its `sync`. */
export interface Binding {
  matchID: string;
  seat: Seat | null;
  /** Hash of the credentials it showed: a seat that gets others is no longer this socket's (hazard 52). */
  hash: string | undefined;
}

/** Waiting jobs a match may have. More come only from a flood. */
const QUEUE = 100;

class Room {
  readonly members = new Map<Socket, Binding>();
  readonly openedAt = Date.now();
  /** When the last socket of a seat went. */
  readonly left = new Map<Seat, number>();
  waiting = 0;
  tail: Promise<unknown> = Promise.resolve();
}

const NOBODY: Presence = { seats: new Set(), watchers: 0, isLongGone: () => false };

/** After so long without its host a table has another one for the time being. */
const HOST_AWAY_MS = 3 * 60_000;

export class Rooms {
  readonly #rooms = new Map<string, Room>();
  readonly #bindings = new WeakMap<Socket, Binding>();

  constructor(readonly hostAwayMs = HOST_AWAY_MS) {}

  /**
   * Runs `job` after all that is queued for the match. Rejects with what it throws, or with the refusal `kit:crowded`
   * if too much waits already and it is not `urgent`. Jobs must not queue others of the same match and wait for them.
   */
  async run<T>(matchID: string, job: () => Promise<T>, urgent = false): Promise<T> {
    const room = this.#rooms.get(matchID) ?? new Room();
    if (room.waiting >= QUEUE && !urgent) throw refuse(429, 'kit:crowded');
    this.#rooms.set(matchID, room);
    room.waiting++;
    const done = room.tail.then(job);
    room.tail = done.catch(() => undefined).then(() => {
      room.waiting--;
      this.#tidy(matchID, room);
    });
    return done;
  }

  #tidy(matchID: string, room: Room): void {
    if (room.waiting === 0 && room.members.size === 0 && this.#rooms.get(matchID) === room) this.#rooms.delete(matchID);
  }

  bindingOf(socket: Socket): Binding | undefined {
    return this.#bindings.get(socket);
  }

  /** Seats a socket. It leaves where it was before. */
  enter(socket: Socket, binding: Binding): void {
    this.leave(socket);
    const room = this.#rooms.get(binding.matchID) ?? new Room();
    this.#rooms.set(binding.matchID, room);
    room.members.set(socket, binding);
    this.#bindings.set(socket, binding);
  }

  /** Takes a socket out. Returns what it was bound to. */
  leave(socket: Socket): Binding | undefined {
    const binding = this.#bindings.get(socket);
    if (!binding) return undefined;
    this.#bindings.delete(socket);
    const room = this.#rooms.get(binding.matchID);
    room?.members.delete(socket);
    if (room && binding.seat !== null) room.left.set(binding.seat, Date.now());
    if (room) this.#tidy(binding.matchID, room);
    return binding;
  }

  members(matchID: string): [Socket, Binding][] {
    return [...(this.#rooms.get(matchID)?.members ?? [])];
  }

  /** Presence counts sockets: a seat is there while one of its tabs is (hazard 26). */
  presence(matchID: string): Presence {
    const room = this.#rooms.get(matchID);
    if (!room) return NOBODY;
    const seats = new Set<Seat>();
    let watchers = 0;
    for (const { seat } of room.members.values()) {
      if (seat === null) watchers++;
      else seats.add(seat);
    }
    return { seats, watchers, isLongGone: (seat) => this.#longGoneIn(room, seat) <= 0 };
  }

  /** In how many milliseconds the seat counts as long gone. What was before the room was opened, nobody remembers. */
  #longGoneIn(room: Room, seat: Seat): number {
    const seen = [...room.members.values()].some((binding) => binding.seat === seat) ? Date.now() : (room.left.get(seat) ?? room.openedAt);
    return seen + this.hostAwayMs - Date.now();
  }

  /** When to look again whether the host is long gone, in milliseconds; nothing while that would change nothing. */
  hostDueMs(matchID: string, host: Seat | null): number | undefined {
    const room = this.#rooms.get(matchID);
    if (!room || host === null || this.presence(matchID).seats.has(host)) return undefined;
    const left = this.#longGoneIn(room, host);
    return left > 0 ? left : undefined;
  }

  /** How long nobody has been at a seat: 0 while somebody is there, endless where nobody remembers it. */
  awayMs(matchID: string, seat: Seat): number {
    const room = this.#rooms.get(matchID);
    if (this.presence(matchID).seats.has(seat)) return 0;
    return Date.now() - (room?.left.get(seat) ?? -Infinity);
  }

  /** Rooms that exist now. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Resolves when nothing waits in any queue. */
  async drained(): Promise<void> {
    while ([...this.#rooms.values()].some(({ waiting }) => waiting > 0))
      await Promise.all([...this.#rooms.values()].map(({ tail }) => tail));
  }
}
