/** Who sits where (RR-079): the Boss, and the accomplices from the Boss's left. */
import { seatsFrom } from '../kit/zones';
import type { Seat } from '../kit/types';
import { total } from './cards';
import type { Open, RobNRun } from './state';

type Table = Pick<Open, 'boss' | 'numPlayers'>;

/** The seat to the left. */
export const leftOf = (seat: Seat, { numPlayers }: Pick<Open, 'numPlayers'>): Seat => String((Number(seat) + 1) % numPlayers);

/** All accomplices, clockwise from the Boss's left. */
export const accomplicesOf = ({ boss, numPlayers }: Table): Seat[] => seatsFrom(boss, numPlayers).slice(1);

/** Accomplices from the left of `seat` on, `seat` itself last. */
export const accomplicesAfter = (seat: Seat, { boss, numPlayers }: Table): Seat[] =>
  seatsFrom(leftOf(seat, { numPlayers }), numPlayers).filter((other) => other !== boss);

/** Cards in each seat's hand. */
export const handSizes = ({ players }: Pick<RobNRun, 'players'>): Record<Seat, number> =>
  Object.fromEntries(Object.entries(players).map(([seat, { hand }]) => [seat, total(hand)]));

/** Asks one seat, and nobody else (RR-110). */
export function ask(G: RobNRun, seat: Seat, stage: string): void {
  G.asked = { [seat]: stage };
}
