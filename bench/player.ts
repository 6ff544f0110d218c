/** Players of the bench: sockets that sit in matches of a server and play by chance, as fast as it answers. */
import type { LogEntry, State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { seededChance } from '../games/kit/chance';
import { byChance } from '../games/kit/play';
import type { Ruleset } from '../games/kit/ruleset';
import type { Chance, KitState, Seat, View } from '../games/kit/types';

/** What players measure together: milliseconds from each move to the update that holds it. */
export class Score {
  readonly latencies: number[] = [];
  over = 0;
}

/** A move that no answer has come to is sent again after this: stock drops late ones silently (hazard 20). */
const AGAIN_MS = 2000;

export class Player {
  readonly #socket: Socket;
  readonly #dice: Chance;
  #state: State | undefined;
  #sentAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(base: string, readonly ruleset: Ruleset, readonly matchID: string, readonly seat: Seat, readonly credentials: string, readonly score: Score) {
    this.#dice = seededChance(`${matchID} ${seat}`);
    this.#socket = io(`${base}/${ruleset.manifest.id}`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => this.#socket.emit('sync', matchID, seat, credentials, 2));
    this.#socket.on('sync', (_id: string, info: { state: State }) => this.#see(info.state, []));
    this.#socket.on('update', (_id: string, state: State, log: LogEntry[]) => this.#see(state, log));
    this.#socket.on('refused', () => this.#act());
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.disconnect();
  }

  #see(state: State, log: LogEntry[]): void {
    const wasOver = this.#state?.ctx.gameover !== undefined;
    if (this.#state && state._stateID < this.#state._stateID) return;
    this.#state = state;
    const mine = log.some(({ action, automatic }) => !automatic && action.type === 'MAKE_MOVE' && action.payload.playerID === this.seat);
    if (mine && this.#sentAt !== undefined) {
      this.score.latencies.push(performance.now() - this.#sentAt);
      this.#sentAt = undefined;
    }
    if (state.ctx.gameover !== undefined) {
      clearTimeout(this.#timer);
      if (!wasOver && this.seat === '0') this.score.over += 1;
    } else if (this.#sentAt === undefined) this.#act();
  }

  #act(): void {
    clearTimeout(this.#timer);
    const { G, ctx, _stateID } = this.#state as unknown as State<View<KitState>>;
    if (ctx.gameover !== undefined) return;
    const choices = this.ruleset.choices(G, ctx, this.seat, this.#dice);
    if (choices.length === 0) return;
    const { move, args } = byChance(undefined, this.seat, choices, this.#dice);
    this.#sentAt = performance.now();
    const payload = { type: move, args: [args], playerID: this.seat, credentials: this.credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.matchID, this.seat);
    this.#timer = setTimeout(() => this.#act(), AGAIN_MS);
  }
}
