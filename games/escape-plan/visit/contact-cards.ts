/** Contact spaces, and taking a card of the display (EP-140 to EP-144, EP-284, EP-309 to EP-311). */
import { drawTop } from '../../kit/zones';
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { CONTACT_SPACES } from '../content/numbers';
import { contactOf } from '../content/contacts';
import type { ContactName, Turn } from '../events';
import { gainNotoriety } from '../police/notoriety';
import type { Board, ContactId, EscapePlan, Open } from '../state';

/** What to do with a card of the display; `space` names the Contact that it replaces. */
export interface Taking {
  card: ContactId;
  mode: 'discard' | 'place' | 'replace';
  space?: number;
}

export type HeldContact = { space: number; card: ContactId; ready: boolean };

export const contactName = (card: ContactId): ContactName => contactOf(card).id;

export const isCovered = ({ handcuffs }: Pick<Board, 'handcuffs'>, space: number): boolean => space >= CONTACT_SPACES - handcuffs;

/** Contacts that no Handcuff covers, face up or down. */
export const uncovered = (board: Pick<Board, 'contacts' | 'handcuffs'>): HeldContact[] =>
  board.contacts.flatMap((lying, space) =>
    lying?.kind === 'contact' && !isCovered(board, space) ? [{ space, card: lying.card, ready: lying.ready }] : []);

/** The leftmost space without Contact, Asset or Handcuff (EP-142). */
export function freeContactSpace(board: Pick<Board, 'contacts' | 'handcuffs'>): number | undefined {
  const space = board.contacts.findIndex((lying, i) => lying === null && !isCovered(board, i));
  return space < 0 ? undefined : space;
}

export function refuseTaking({ contacts }: Pick<Open, 'contacts'>, board: Board, { card, mode, space }: Taking): Refusal | undefined {
  if (!contacts.includes(card)) return refusal('not-on-display', 'EP-140');
  if (mode !== 'replace') {
    if (space !== undefined) return refusal('no-space-needed', 'EP-142');
    return mode === 'place' && freeContactSpace(board) === undefined ? refusal('no-contact-space', 'EP-142') : undefined;
  }
  return uncovered(board).some((held) => held.space === space) ? undefined : refusal('no-contact-there', 'EP-143');
}

/** Every way to take a card now. */
export function takings({ contacts }: Pick<Open, 'contacts'>, board: Board): Taking[] {
  const place = freeContactSpace(board) !== undefined;
  return contacts.flatMap((card): Taking[] => [
    { card, mode: 'discard' },
    ...(place ? [{ card, mode: 'place' as const }] : []),
    ...uncovered(board).map(({ space }) => ({ card, mode: 'replace' as const, space })),
  ]);
}

/**
 * A card leaves the display; with the Inspector in the game the others slide right and the new one comes in at the
 * left, else it takes the freed place (EP-144, EP-284). Drawing cannot be taken back.
 */
export function leaveDisplay({ G, tell, seal }: Pick<Turn, 'G' | 'tell' | 'seal'>, index: number): ContactId {
  const [card] = G.contacts.splice(index, 1);
  const [drawn] = drawTop(G.secret.contactDeck);
  if (drawn !== undefined) {
    seal();
    G.contacts.splice(G.inspector ? 0 : index, 0, drawn);
    tell({ type: 'contact-turned', contact: contactName(drawn) });
  }
  return card!;
}

/** The Contact goes to the box, its space is empty. */
function boxContact(G: EscapePlan, board: Board, space: number): ContactId {
  const lying = board.contacts[space];
  if (lying?.kind !== 'contact') throw new Error(`no Contact on space ${space}`);
  board.contacts[space] = null;
  G.contactBox.push(lying.card);
  return lying.card;
}

export function takeContact(turn: Turn, seat: Seat, { card, mode, space }: Taking): void {
  const { G, tell } = turn;
  const board = G.boards[seat]!;
  const contact = contactName(card);
  if (mode === 'discard') {
    G.contactBox.push(card);
    tell({ type: 'contact-discarded', seat, contact });
  } else {
    const to = space ?? freeContactSpace(board)!;
    const replaced = mode === 'replace' ? contactName(boxContact(G, board, to)) : undefined;
    board.contacts[to] = { kind: 'contact', card, ready: true };
    if (replaced === undefined) tell({ type: 'contact-placed', seat, contact, space: to });
    else {
      tell({ type: 'contact-replaced', seat, contact, replaced, space: to });
      gainNotoriety(turn, seat);
    }
  }
  leaveDisplay(turn, G.contacts.indexOf(card));
}
