/** The 62 vault tokens (BS-021 to BS-024). */
import type { VaultKind } from '../state';

export const VAULT_COUNTS: Readonly<Record<VaultKind, number>> = {
  cash20: 4,
  cash30: 6,
  cash50: 6,
  cash100: 4,
  silver: 5,
  gold: 1,
  key: 6,
  artifact: 10,
  diamond: 10,
  cops: 10,
};

/** What the cash tokens among them are worth, in thousands. */
export const VAULT_CASH: Readonly<Partial<Record<VaultKind, number>>> = { cash20: 20, cash30: 30, cash50: 50, cash100: 100 };
