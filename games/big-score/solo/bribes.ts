/** Bribing Cops: how many, with what, and the cheapest way (BS-338 to BS-340, BS-392). */
import { VAULT_CASH } from '../content/vault';
import { VAULT_KINDS, type BigScore, type VaultKind } from '../state';
import { ME, soloOf } from './ask';
import { BRIBE } from './numbers';
import type { Law } from './vault-rules';

type Table = Pick<BigScore, 'solo' | 'seats' | 'track' | 'asked'>;

/** Cops drawn that lie neither on the track nor back in the vault. */
export const pendingCops = (G: Pick<BigScore, 'solo'>): number => soloOf(G).drawn.filter((token) => token === 'cops').length;

const notesOf = ({ seats }: Pick<BigScore, 'seats'>): VaultKind[] =>
  seats[ME]!.loot.filter((token) => VAULT_CASH[token] !== undefined);

export const worthOf = (notes: readonly VaultKind[]): number => notes.reduce((sum, note) => sum + (VAULT_CASH[note] ?? 0), 0);

/** Cops that could be bribed, money aside: not the first of the draw, and none if that one busts already. */
function bribable(G: Table, law: Law): number {
  const firstWaits = G.asked[ME] === 'cops' ? 1 : 0;
  return G.track + firstWaits >= law.bustOn ? 0 : pendingCops(G) - firstWaits;
}

/** The most Cops that can be bribed and paid for. */
export function mostBribes(G: Table, law: Law): number {
  const money = law.bribesWith === 'cash' ? G.seats[ME]!.cash : worthOf(notesOf(G));
  return Math.max(0, Math.min(bribable(G, law), Math.floor(money / BRIBE)));
}

/** All ways to take notes of the loot, by kind. */
function selections(notes: readonly VaultKind[]): VaultKind[][] {
  return VAULT_KINDS.reduce<VaultKind[][]>((all, kind) => {
    const have = notes.filter((note) => note === kind).length;
    return all.flatMap((chosen) => Array.from({ length: have + 1 }, (_, n) => [...chosen, ...Array<VaultKind>(n).fill(kind)]));
  }, [[]]);
}

/** The tokens that pay for so many Cops with the least loss; none where cash pays. */
export function cheapest(G: Table, law: Law, count: number): VaultKind[] {
  if (law.bribesWith === 'cash' || count === 0) return [];
  const enough = selections(notesOf(G)).filter((notes) => worthOf(notes) >= BRIBE * count);
  return enough.reduce((best, notes) => (worthOf(notes) < worthOf(best) ? notes : best));
}
