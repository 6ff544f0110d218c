/** The six bosses and their two starting items (BS-043 to BS-049). Names are in the locales. */
import type { BossId, Payout } from '../state';

/** A starting item: a payout token, or cash in thousands. */
export type Item = { kind: Payout } | { kind: 'cash'; amount: number };

export interface Boss {
  id: BossId;
  items: readonly [Item, Item];
}

export const BOSSES: readonly Boss[] = [
  { id: 'dragon', items: [{ kind: 'diamond' }, { kind: 'cash', amount: 110 }] },
  { id: 'le-femme', items: [{ kind: 'artifact' }, { kind: 'diamond' }] },
  { id: 'bull', items: [{ kind: 'artifact' }, { kind: 'cash', amount: 100 }] },
  { id: 'mamba', items: [{ kind: 'diamond' }, { kind: 'hardDrive' }] },
  { id: 'brute', items: [{ kind: 'hardDrive' }, { kind: 'cash', amount: 90 }] },
  { id: 'broker', items: [{ kind: 'hardDrive' }, { kind: 'artifact' }] },
];

/** The boss of an id, nothing for an unknown one. */
export const bossOf = (id: BossId): Boss | undefined => BOSSES.find((boss) => boss.id === id);
