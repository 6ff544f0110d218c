/** Who sits where: clockwise orders and the seats still in the vault (BS-007). */
import type { Seat } from '../kit/types';
import { seatsFrom } from '../kit/zones';
import type { BigScore } from './state';

type Seated = Pick<BigScore, 'seats'>;

/** All seats in rising order. */
export const seatsOf = (G: Seated): Seat[] => Object.keys(G.seats);

/** All seats clockwise, `first` first. */
export const clockwise = (G: Seated, first: Seat): Seat[] => seatsFrom(first, seatsOf(G).length);

/** The left neighbour: seat s+1, wrapping round. */
export const leftOf = (G: Seated, seat: Seat): Seat => clockwise(G, seat)[1]!;

/** The right neighbour. */
export const rightOf = (G: Seated, seat: Seat): Seat => clockwise(G, seat).at(-1)!;

/** Whether the boss of a seat is still in the vault. */
export const isInside = (G: Seated, seat: Seat): boolean => G.seats[seat]!.place === 'inside';
