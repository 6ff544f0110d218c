/** How a line is, and how it is taken up again: small things beside the match that it carries. */
import type { Socket } from 'socket.io-client';

/** What boardgame.io's transport uses of a socket. While the line is cut nothing is buffered for later (hazard 22). */
export const guarded = (socket: Socket, synced: () => boolean) => ({
  on: (event: string, listener: (...args: unknown[]) => void) =>
    socket.on(event, (...args: unknown[]) => {
      // An update that overtakes the first sync has nothing to build on.
      if (event !== 'update' || synced()) listener(...args);
    }),
  emit: (event: string, ...args: unknown[]) => {
    if (socket.connected) socket.emit(event, ...args);
  },
  close: () => socket.close(),
});

/** Answers that may stay out in a row before the line is taken for cut. */
const MISSES = 2;

/** Tries the line now and then. A line that was cut without a word, as in a tunnel, is found out long before socket.io does. */
export class Pulse {
  /** How long the last answer took, in milliseconds; for one that stayed out, at least how long it was waited for. */
  lagMs: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #missed = 0;
  #waiting = false;

  constructor(
    readonly socket: Socket,
    /** How often, and how long an answer may take, in milliseconds. */
    readonly everyMs: number,
    readonly onChange: () => void,
  ) {}

  start(): void {
    this.socket.on('connect', () => this.#try());
    this.socket.on('disconnect', () => this.#set(null));
    this.#timer = setInterval(() => this.#try(), this.everyMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #set(lagMs: number | null): void {
    this.lagMs = lagMs;
    this.onChange();
  }

  #try(): void {
    // A page that nobody looks at is slowed down by the browser: its times would mean nothing.
    if (!this.socket.connected || this.#waiting || globalThis.document?.hidden) return;
    const sent = performance.now();
    this.#waiting = true;
    this.socket.timeout(this.everyMs).emit('ping', (late: Error | null) => {
      this.#waiting = false;
      if (!this.socket.connected) return;
      this.#missed = late ? this.#missed + 1 : 0;
      // A timer may ring a little before its time by this clock.
      this.#set(Math.max(performance.now() - sent, late ? this.everyMs : 0));
      // Closed below socket.io, which then connects anew by itself.
      if (this.#missed < MISSES) return;
      this.#missed = 0;
      this.socket.io.engine.close();
    });
  }
}

/** Calls a server again that turned the line down or does not answer: not at once, and each time a little later. */
export class Calls {
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly socket: Socket,
    /** The shortest and the longest pause, in milliseconds. */
    readonly pauses: readonly [number, number],
  ) {}

  later(): void {
    clearTimeout(this.#timer);
    const [shortest, longest] = this.pauses;
    this.#timer = setTimeout(() => this.socket.disconnect().connect(), Math.min(longest, shortest * 2 ** this.#tries));
    this.#tries += 1;
  }

  /** The server has answered: the next trouble begins with the shortest pause again. */
  answered(): void {
    this.#tries = 0;
    clearTimeout(this.#timer);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
