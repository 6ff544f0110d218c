/** How much one socket and one address may ask for (hazard 17). */
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** `[count, seconds]` each. */
export interface Limits {
  /** Frames of one socket. */
  socketFrames: [number, number];
  /** Frames of all sockets of one address. */
  addressFrames: [number, number];
  /** Requests of one address under /games. */
  requests: [number, number];
  /** New matches of one address, rematches included. */
  creations: [number, number];
  /** Open sockets of one address. */
  sockets: number;
}

/** A household or a club behind one address plays well within these; a flood does not. */
export const DEFAULT_LIMITS: Limits = {
  socketFrames: [60, 5],
  addressFrames: [1200, 5],
  requests: [1200, 60],
  creations: [120, 60],
  sockets: 400,
};

/** Counts against one limit. */
export class Limit {
  readonly #limiter;

  constructor([points, duration]: [number, number]) {
    this.#limiter = new RateLimiterMemory({ points, duration });
  }

  /** Counts one and returns how many times the limit is now used: above 1 it is exceeded. */
  async use(key: string): Promise<number> {
    const counted = await this.#limiter.penalty(key, 1);
    return counted.consumedPoints / this.#limiter.points;
  }

  forget(key: string): void {
    void this.#limiter.delete(key);
  }
}
