/** Effects that take fingerprints away (GT-227 to GT-229). */
import { marked } from '../ending';
import { ownCharacters } from '../roles';
import type { CharacterId } from '../state';
import type { Turn } from '../events';
import { ifAny, type Effect } from './effect';
import { insiders } from './house';

function clean({ G, tell }: Turn, character: CharacterId): void {
  G.cards[character]!.fingerprint = false;
  G.supply += 1;
  tell({ type: 'fingerprint-removed', character, supply: G.supply });
}

export const removeOutsideFingerprints: Effect = {
  most: 'amount',
  steps: ({ board }) => marked(board, ownCharacters(board, 'operator')).map((character) => ({ character })),
  apply: (turn, _role, { character }) => clean(turn, character!),
};

export const removeHouseFingerprints: Effect = {
  most: 'amount',
  steps: ({ board }) => marked(board, insiders(board)).map((character) => ({ character })),
  apply: (turn, _role, { character }) => clean(turn, character!),
};

export const removeBagFingerprints: Effect = {
  most: 'one',
  automatic: true,
  steps: ({ board }) => ifAny(board.bag.fingerprint > 0),
  apply: ({ G, tell }, _role, _step, { amount }) => {
    const count = Math.min(amount, G.bag.fingerprint);
    G.bag.fingerprint -= count;
    G.supply += count;
    tell({ type: 'bag-fingerprints-removed', count, supply: G.supply });
  },
};
