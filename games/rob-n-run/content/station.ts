/** The police station's sides: what each alarm's level means, by number of players (RR-013, RR-085 to RR-088). (house) */
import type { Alarm } from '../state';

/** Entry n is the value at level n. */
export type StationSide = Readonly<Record<Alarm, readonly number[]>>;

export const MAX_LEVEL = 4;

export const STATION: Readonly<Record<number, StationSide>> = {
  2: { yellow: [3, 3, 2, 2, 2], green: [13, 13, 13, 13, 12], white: [3, 3, 3, 4, 5], red: [3, 3, 3, 3, 2] },
  3: { yellow: [3, 3, 2, 2, 1], green: [7, 7, 6, 6, 5], white: [3, 3, 4, 4, 5], red: [4, 3, 3, 2, 2] },
  4: { yellow: [3, 3, 2, 2, 1], green: [6, 5, 4, 4, 4], white: [3, 3, 4, 4, 5], red: [4, 3, 3, 2, 2] },
  5: { yellow: [3, 3, 2, 2, 1], green: [5, 4, 4, 4, 3], white: [3, 3, 4, 4, 5], red: [4, 3, 3, 2, 2] },
};
