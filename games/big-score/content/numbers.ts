/** The numbers of the game that are not on cards or tokens. Money in thousands. */

export const ROUNDS = 3;
export const JOBS_PER_ROUND = 6;
/** BS-132: where hands go in rounds 1 to 3. */
export const PASS_DIRECTION = ['left', 'right', 'left'] as const;
export const START_CASH = 200;
/** BS-178 */
export const FAILED_JOB = 20;
export const TRAINING_NEEDED = 3;
export const FLOOR_SIZE = 5;
/** BS-230 */
export const DRIVER_DRAWS = 2;
/** BS-066, BS-025: pieces in which cash is drawn. */
export const DENOMINATIONS = [100, 50, 20, 10] as const;

/** BS-102, BS-067, BS-280, BS-281: what depends on the number of players. */
export const BY_PLAYERS: Readonly<Record<number, { deal: number; joat: number; insideMan: boolean }>> = {
  1: { deal: 0, joat: 0, insideMan: false },
  2: { deal: 9, joat: 2, insideMan: true },
  3: { deal: 8, joat: 1, insideMan: false },
  4: { deal: 7, joat: 1, insideMan: false },
  5: { deal: 6, joat: 1, insideMan: false },
  6: { deal: 5, joat: 1, insideMan: false },
};

/** BS-197: the Cops Track, space by space towards the cops' arrival. */
export const COPS_TRACK = ['6', '5', '4', '3', '2', 'blank', 'busted'] as const;

/** Section 6: what things are worth at the end. */
export const VALUES = {
  /** BS-252: worth of 0 to 5 Diamonds together. */
  diamondTotals: [0, 20, 50, 100, 200, 350],
  eachFurtherDiamond: 150,
  artifact: 30,
  mostArtifacts: 250,
  unlockedDrive: 200,
  /** BS-244: what a drive or key without partner is worth to a Hacker. */
  hackerUnpaired: 50,
  silver: 150,
  gold: 200,
} as const;
