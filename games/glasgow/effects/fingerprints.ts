/** Effects that take fingerprints away (GT-227 to GT-229). */
import { marked } from '../ending';
import { ownCharacters } from '../roles';
import type { CharacterId, Role } from '../state';
import type { Turn } from '../events';
import { ifAny, type Effect } from './effect';
import { insiders } from './house';

function clean({ G, tell }: Turn, role: Role, character: CharacterId): void {
  G.cards[character]!.fingerprint = false;
  G.supply += 1;
  tell({ type: 'fingerprint-removed', seat: G.roles[role], character, supply: G.supply });
}

export const removeOutsideFingerprints: Effect = {
  most: 'amount',
  steps: ({ board }) => marked(board, ownCharacters(board, 'operator')).map((character) => ({ character })),
  apply: (turn, role, { character }) => clean(turn, role, character!),
};

export const removeHouseFingerprints: Effect = {
  most: 'amount',
  steps: ({ board }) => marked(board, insiders(board)).map((character) => ({ character })),
  apply: (turn, role, { character }) => clean(turn, role, character!),
};

export const removeBagFingerprints: Effect = {
  most: 'one',
  automatic: true,
  steps: ({ board }) => ifAny(board.bag.fingerprint > 0),
  apply: ({ G, tell }, role, _step, { amount }) => {
    const count = Math.min(amount, G.bag.fingerprint);
    G.bag.fingerprint -= count;
    G.supply += count;
    tell({ type: 'bag-fingerprints-removed', seat: G.roles[role], count, supply: G.supply });
  },
};
