/** How a scenario's vault deals with Cops and with what is taken: by the Cops Track, or by the row of the crew. */
import type { Turn } from '../events';
import type { BigScore, Crew, VaultKind } from '../state';

/** Questions about Cops: return them, bribe them, or on which card to place one. */
export type CopsStage = 'cops' | 'bribe' | 'place';

/** What Cops cost in a scenario. */
export interface Law {
  bustOn: number;
  bribesWith: 'loot' | 'cash';
  keySendsCopsBack: boolean;
}

export interface VaultRules {
  /** Step 1 of a vault round, as far as it leaves no choice; what it still asks, or how it ended. */
  meetCops: (turn: Turn, law: Law) => CopsStage | 'busted' | 'settled';
  /** Crew types on whose card a token may go now; null: tokens go on no card. */
  spaces: (G: Pick<BigScore, 'solo'>, token: VaultKind) => Crew[] | null;
  /** Whether the vault can be robbed at all. */
  canRob: (G: Pick<BigScore, 'solo'>) => boolean;
  /** The token taken in step 2. */
  take: (turn: Turn, token: VaultKind, type: Crew | undefined) => void;
  /** Whatever has been won so far and is not safe yet. */
  atRisk: (G: Pick<BigScore, 'solo' | 'seats'>) => VaultKind[];
  /** A bust: what was at risk leaves the boss. Gives it back. */
  lose: (turn: Turn) => VaultKind[];
  /** The boss leaves with what is safe then. Gives that back. */
  escape: (turn: Turn) => VaultKind[];
}
