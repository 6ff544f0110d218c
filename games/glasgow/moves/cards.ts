/** Playing an action card: what all kinds have in common (GT-180 to GT-184). */
import { refusal } from '../../kit/move';
import { moveThings } from '../../kit/zones';
import type { Refusal } from '../../kit/types';
import { actionOf, sectionOf, type Section } from '../content/actions';
import type { Turn } from '../events';
import { advance } from '../train';
import type { ActionCardId, Role, View } from '../state';

/** Why the card cannot be played for such a section. */
export function refuseSection(view: View, seat: string, card: ActionCardId, kind: Section['kind'], rule: string): Refusal | undefined {
  if (!view.players[seat]!.hand.includes(card)) return refusal('not-in-hand', 'GT-180');
  return sectionOf(card, kind) ? undefined : refusal('no-such-section', rule, { section: kind });
}

/** Cards of the hand with a section of a kind. */
export const cardsWith = (view: View, seat: string, kind: Section['kind']): ActionCardId[] =>
  view.players[seat]!.hand.filter((card) => sectionOf(card, kind));

/** The card leaves the hand, for good or to the discard pile. */
export const putAway = ({ G }: Turn, role: Role, card: ActionCardId, to: 'discard' | 'gone'): void =>
  moveThings(G.players[G.roles[role]]!.hand, G[to][role], [card]);

/** The time of a card, always in full (GT-181). Returns whether the match goes on. */
export const payTime = (turn: Turn, card: ActionCardId): boolean => advance(turn, actionOf(card).time);
