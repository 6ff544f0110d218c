/** The numbers of the game that are on no card. */

export const TRAIN_START = 0;
/** GT-023 */
export const FINGERPRINTS = 9;
/** GT-084 */
export const ACTION_DECK = 14;
export const START_HAND = 3;
/** GT-068, GT-321 */
export const CONTINGENCIES_AT_START = { standard: 2, gentle: 1 } as const;
/** GT-125, GT-126, GT-173 */
export const REST_TIME = 2;
export const REST_CARDS = 3;
/** GT-087, GT-135 */
export const REST_TOKENS = 7;
/** GT-253 */
export const GROUP_DIFFERENCE = 1;
/** GT-172 */
export const FAST_STEPS = 2;
/** GT-171 */
export const REACH_AREAS = 1;
