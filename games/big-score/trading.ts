/** The trade with the Vault Floor: Muscles first, then the queue (BS-210 to BS-221, BS-241, BS-424). */
import type { Seat } from '../kit/types';
import type { Turn } from './events';
import { canSteal } from './marker';
import { clockwise, isInside, seatsOf } from './seats';
import type { BigScore } from './state';

/** What comes when all have traded or kept. Passed in, since the next round of the heist leads here again. */
export type Next = (turn: Turn) => void;

/** Seats with a token in hand, clockwise from the marker holder. */
const robbersInOrder = (G: BigScore): Seat[] =>
  clockwise(G, G.marker!).filter((seat) => isInside(G, seat) && G.seats[seat]!.held !== null);

/** Asks the Muscles before the trade, each once; with nobody to trade it is skipped. */
export function askMuscles(turn: Turn, next: Next): void {
  const { G } = turn;
  if (robbersInOrder(G).length === 0) return next(turn);
  G.waiting = clockwise(G, G.marker!).filter((seat) => canSteal(G, seat));
  askNextMuscle(turn, next);
}

/** The next Muscle in line, or the trade. */
export function askNextMuscle(turn: Turn, next: Next): void {
  const { G } = turn;
  const seat = G.waiting[0];
  if (seat === undefined) return startTrade(turn, next);
  G.asked = { [seat]: 'ask' };
  turn.enter('muscle');
}

/** Fixes the queue. With an empty floor all keep without being asked. */
function startTrade(turn: Turn, next: Next): void {
  const { G } = turn;
  const queue = robbersInOrder(G);
  if (G.floor.length === 0) {
    for (const seat of queue) keepDrawn(turn, seat, false);
    return next(turn);
  }
  G.queue = queue;
  askNextTrader(turn, next);
}

/** The first of the queue decides while other Muscles may interrupt; an empty queue ends the round. */
export function askNextTrader(turn: Turn, next: Next): void {
  const { G } = turn;
  const dealing = G.queue[0];
  if (dealing === undefined) return next(turn);
  const thieves = seatsOf(G).filter((seat) => seat !== dealing && canSteal(G, seat));
  G.asked = { [dealing]: 'deal', ...Object.fromEntries(thieves.map((seat) => [seat, 'interrupt'])) };
  turn.enter('trade');
}

/** The token just drawn joins the loot. */
export function keepDrawn({ G, tell }: Turn, seat: Seat, asked: boolean): void {
  const boss = G.seats[seat]!;
  const token = boss.held!;
  boss.loot.push(token);
  boss.held = null;
  tell({ type: 'kept', seat, token, asked });
}
