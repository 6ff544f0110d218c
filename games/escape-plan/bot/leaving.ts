/** When a player can leave the city, and what it will cost by then: whoever leaves later pays more (EP-205, EP-289). */
import type { Seat } from '../../kit/types';
import { BY_PLAYERS, DISC_SLOTS, EXIT_COSTS, LAST_DAY, SOLO_EXIT_COSTS } from '../content/numbers';
import { inCity, seatsOf } from '../seats';
import { SLOTS, type Slot, type View } from '../state';

const when = (slot: Slot): number => SLOTS.indexOf(slot);

/** Slots of today in which a player acts from now on, by night one a disc; the running turn's is the first of its player. */
export function slotsLeft(view: View, seat: Seat): Slot[] {
  const stage = view.asked[seat];
  const coming = SLOTS.slice(when(view.slot) + (stage !== undefined || view.queue.includes(seat) ? 0 : 1));
  let { discs } = view.boards[seat]!;
  return coming.filter((slot) => {
    // In the running turn the disc is spent already, but while it is still asked for.
    const free = !DISC_SLOTS.includes(slot) || (slot === view.slot && stage !== undefined && stage !== 'disc');
    return free || discs-- > 0;
  });
}

/** How many others are likely to have left before the seat acts in that slot: those whose last action comes earlier. */
function goneBefore(view: View, seat: Seat, slot: Slot): number {
  return inCity(view).filter((other) => {
    const last = slotsLeft(view, other).at(-1);
    if (other === seat || last === undefined) return false;
    return last === slot ? view.order.indexOf(other) < view.order.indexOf(seat) : when(last) < when(slot);
  }).length;
}

/** The Exit Cost when the seat acts in that slot. */
export function costIn(view: View, seat: Seat, slot: Slot): number {
  const { exitCost } = BY_PLAYERS[seatsOf(view).length]!;
  if (exitCost === 'solo') return SOLO_EXIT_COSTS[slot];
  return EXIT_COSTS[exitCost][view.escapes.length + goneBefore(view, seat, slot)]!;
}

/** On day 2 so small a part of the dearest way out is kept: there is an Income to come. */
const SAVED_EARLY = 1 / 6;

/** Cash to keep for the way out: on day 3 for the last moment. */
export function exitReserve(view: View, seat: Seat): number {
  if (view.day === LAST_DAY) return costIn(view, seat, slotsLeft(view, seat).at(-1) ?? view.slot);
  const { exitCost } = BY_PLAYERS[seatsOf(view).length]!;
  const dearest = exitCost === 'solo' ? SOLO_EXIT_COSTS.evening : EXIT_COSTS[exitCost].at(-1)!;
  return view.day === 2 ? Math.ceil(dearest * SAVED_EARLY) : 0;
}

/** What can be spent without danger. */
export const spare = (view: View, seat: Seat): number => view.players[seat]!.cash - exitReserve(view, seat);
