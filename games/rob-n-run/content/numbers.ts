/** Numbers of the box and of the rules that no other table holds. */
import type { Alarm, RatingId, Terminal } from '../state';

/** Cards of each tool kind (RR-017). (house) */
export const TOOL_COPIES = 8;
/** Sports bags (RR-018). (public) */
export const BAGS = 5;
/** Gold bars in the game (RR-016; public) and in the treasury at the start (RR-070; book). */
export const GOLD = 20;
export const START_GOLD = 3;
/** RR-189. (book) */
export const REOPEN_COST = 3;
/** RR-172. (house) */
export const INFORMANT_COST = 3;
/** RR-283. (book) */
export const MOST_SAFES = 3;
/** RR-553. (house) */
export const MOST_ROUNDS = 15;
export const MOST_RAIDS = 16;

/** Added to the gold of a win (RR-301). (house) */
export const TERMINAL_BONUS: Readonly<Record<Terminal, number>> = { A: 0, B: 2, C: 4 };
/** The rating of a score from `min` on, the lowest first (RR-302). (house) */
export const RATINGS: readonly { id: RatingId; min: number }[] = [
  { id: 'economy', min: 0 },
  { id: 'weekend', min: 3 },
  { id: 'beach', min: 5 },
  { id: 'villa', min: 7 },
  { id: 'jet', min: 9 },
  { id: 'legend', min: 11 },
];

/** How a level changes an alarm's value, for marking that it gets worse (RR-131 to RR-134). */
export const ALARM_SETS: Readonly<Record<Alarm, 'openHints' | 'handSize' | 'middleSize' | 'wrongAllowed'>> = {
  yellow: 'openHints', green: 'handSize', white: 'middleSize', red: 'wrongAllowed',
};
