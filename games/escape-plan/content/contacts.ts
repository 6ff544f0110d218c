/** The 32 Contact cards (EP-145): copies, price, what they do and in which windows. Names are in the locales. */
import type { ContactId } from '../state';
import type { Effect } from './effects';

export interface ContactKind {
  id: string;
  copies: number;
  price: number;
  effect: Effect;
}

export const CONTACT_KINDS: readonly ContactKind[] = [
  { id: 'snitch_federal', copies: 2, price: 2, effect: { do: 'removeOfficer', types: ['federal'] } },
  { id: 'snitch_county', copies: 2, price: 2, effect: { do: 'removeOfficer', types: ['county'] } },
  { id: 'snitch_swat', copies: 2, price: 2, effect: { do: 'removeOfficer', types: ['swat'] } },
  { id: 'fixer', copies: 2, price: 4, effect: { do: 'gainDisc' } },
  { id: 'fighter', copies: 1, price: 2, effect: { do: 'avoidTile' } },
  { id: 'boxer', copies: 1, price: 2, effect: { do: 'avoidTile' } },
  { id: 'ninja', copies: 1, price: 2, effect: { do: 'avoidTile' } },
  { id: 'informer', copies: 3, price: 1, effect: { do: 'loseNotoriety' } },
  { id: 'driver', copies: 3, price: 1, effect: { do: 'movementPoint' } },
  { id: 'medic', copies: 3, price: 1, effect: { do: 'heal' } },
  { id: 'banker', copies: 3, price: 1, effect: { do: 'income' } },
  { id: 'forger', copies: 2, price: 1, effect: { do: 'avoidOne', types: ['federal', 'county', 'swat'] } },
  { id: 'locksmith', copies: 2, price: 2, effect: { do: 'key' } },
  { id: 'dispatcher', copies: 2, price: 1, effect: { do: 'moveOfficer', types: ['federal', 'county', 'swat'] } },
  { id: 'hacker', copies: 2, price: 3, effect: { do: 'unlock' } },
  { id: 'fence', copies: 1, price: 0, effect: { do: 'sellItem', amount: 4 } },
];

export const CONTACT_CARDS: readonly ContactId[] = CONTACT_KINDS.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, (_, i) => `${id}-${i + 1}`));

const BY_CARD = new Map<ContactId, ContactKind>(
  CONTACT_KINDS.flatMap((kind) => Array.from({ length: kind.copies }, (_, i) => [`${kind.id}-${i + 1}`, kind] as const)),
);

/** What is printed on a card. Only ids of real cards are in `G`. */
export const contactOf = (card: ContactId): ContactKind => BY_CARD.get(card)!;
