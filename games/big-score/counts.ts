/** Public sizes of what is hidden (section 10 of the rules). */
import { tally } from '../kit/zones';
import { seatsOf } from './seats';
import { VAULT_KINDS, type BigScore, type Counts } from './state';

export function counts(G: BigScore): Counts {
  const left = tally(G.secret.vault);
  const perSeat = (zone: 'hand' | 'picks') => Object.fromEntries(seatsOf(G).map((seat) => [seat, G.players[seat]![zone].length]));
  return {
    crewDeck: G.secret.crewDeck.length,
    jobDeck: G.secret.jobDeck.length,
    hands: perSeat('hand'),
    picks: perSeat('picks'),
    // In the order of the kinds, not of the bag.
    vault: Object.fromEntries(VAULT_KINDS.flatMap((kind) => (left[kind] ? [[kind, left[kind]]] : []))),
    ...(G.secret.solo && { solo: { decks: G.secret.solo.decks.map((deck) => deck.length), traitors: G.secret.solo.traitors.length } }),
  };
}
