/** The ids of all that lies on the table of The Big Score. */
export const CREW = ['con', 'driver', 'grease', 'gun', 'hacker', 'muscle'] as const;
export type Crew = (typeof CREW)[number];
/** `con-1` … `con-8` are regular cards, `con-x1` … `con-x7` Experts (BS-013). */
export type CardId = string;
export type Payout = 'artifact' | 'diamond' | 'hardDrive';
export const VAULT_KINDS = ['cash20', 'cash30', 'cash50', 'cash100', 'silver', 'gold', 'key', 'artifact', 'diamond', 'cops'] as const;
export type VaultKind = (typeof VAULT_KINDS)[number];
export type JobId = string;
export type BossId = string;
export type Round = 1 | 2 | 3;
