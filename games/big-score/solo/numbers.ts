/** The numbers of the solo rules. Money in thousands. What a scenario changes is in its own file. */

/** BS-294 */
export const SOLO_JOBS = 18;
/** BS-296, BS-310: one crew deck a round. */
export const CREW_DECKS = 3;
/** BS-314 */
export const HAND_SIZE = 5;
/** BS-313: jobs below 1-3 lie face up, the others face down. */
export const FACE_UP = 3;
/** BS-315 to BS-326: what things cost. */
export const FEES = { redraw: 10, drawOne: 10, layCard: 10, returnCard: 10, keep: 10, scout: 30 } as const;
/** BS-336 */
export const VAULT_DRAW = 3;
/** BS-338 */
export const BRIBE = 50;
/** BS-337: this many Cops on the track bust the boss. */
export const BUST = 5;
/** BS-367 */
export const JOAT_TOKENS = 6;
