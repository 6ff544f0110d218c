/** The accomplice phase (RR-145 to RR-152): whose turn it is, and who may pass. */
import type { Seat } from '../kit/types';
import { emptyZone, total } from './cards';
import { valueOf } from './alarms';
import type { Turn } from './events';
import { accomplicesAfter, accomplicesOf, ask } from './seats';
import type { RobNRun, View } from './state';

const hasCards = (G: RobNRun, seat: Seat): boolean => total(G.players[seat]!.hand) > 0;

/** Whether any accomplice has a card left. */
export const anyCards = (G: RobNRun): boolean => accomplicesOf(G).some((seat) => hasCards(G, seat));

/** The accomplice to the left of the Boss begins (RR-145); whoever has no cards is skipped (RR-149). */
export function startAccomplices({ G, enter }: Turn): void {
  const raid = G.raid!;
  raid.passes = 0;
  raid.swapped = [];
  for (const seat of accomplicesOf(G)) G.players[seat]!.played.push(emptyZone());
  ask(G, accomplicesOf(G).find((seat) => hasCards(G, seat))!, 'act');
  enter('accomplices');
}

/** Whether the phase is over: enough cards in the middle, or nobody has any (RR-150). */
export const isOver = (G: RobNRun): boolean => total(G.secret.middle) >= valueOf(G, 'white') || !anyCards(G);

/** The turn goes to the next accomplice with cards (RR-147). */
export function passOn(G: RobNRun, seat: Seat): void {
  ask(G, accomplicesAfter(seat, G).find((other) => hasCards(G, other))!, 'act');
}

/** Whether all have passed, so that the seat in turn must play or swap (RR-148, RR-151, RR-152). */
export const allHavePassed = ({ raid, counts }: View): boolean =>
  raid!.passes >= Object.values(counts.hands).filter((cards) => cards > 0).length;
