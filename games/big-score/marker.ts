/** The First Player Marker: who has it next, and the Muscle who takes it (BS-200, BS-218, BS-238 to BS-243). */
import type { Seat } from '../kit/types';
import { canUse } from './abilities';
import type { Turn } from './events';
import { clockwise, isInside } from './seats';
import type { BigScore } from './state';

/** Passes the marker to the next inside seat on the left of its holder; with nobody else inside it stays. */
export function passMarker({ G, tell }: Turn): void {
  const from = G.marker!;
  const next = clockwise(G, from).slice(1).find((seat) => isInside(G, seat));
  if (next === undefined) return;
  G.marker = next;
  tell({ type: 'marker-passed', seat: next, from });
}

/** Whether a seat is a Muscle who could take the marker now (BS-240). */
export function canSteal(G: Pick<BigScore, 'seats' | 'marker'>, seat: Seat): boolean {
  return canUse(G, seat, 'muscle') && isInside(G, seat) && G.marker !== seat;
}

/** The Muscle takes the marker. A thief who still waits in the queue is next, the others follow clockwise (BS-243). */
export function takeMarker({ G, tell }: Turn, thief: Seat): void {
  const from = G.marker!;
  G.seats[thief]!.abilityUsed = true;
  G.marker = thief;
  if (G.queue.includes(thief)) G.queue = clockwise(G, thief).filter((seat) => G.queue.includes(seat));
  tell({ type: 'marker-stolen', seat: thief, from });
}
