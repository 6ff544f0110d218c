/** Executive Actions: which piece may be used in which window, for what price (EP-075, EP-206 to EP-216, EP-234, EP-316). */
import { refusal } from '../../kit/move';
import type { Choice, Refusal, Seat } from '../../kit/types';
import { contactOf } from '../content/contacts';
import { WINDOW_OF, WINDOWS, type Effect } from '../content/effects';
import { ABILITY_EFFECTS } from '../content/items';
import { ASSET_PRICES, GANG_FEE } from '../content/numbers';
import { refuseEffect, targetsOf, type Target } from './effects';
import { kindOf } from '../city/spaces';
import type { Board, GangAbility, Stage, View } from '../state';

/** A piece that is ready to be used. */
export interface Piece {
  effect: Effect;
  price: number;
}

/** Cash that must be kept back: the price of the Gang one has travelled to (EP-316). */
export function reserved(view: View, seat: Seat): number {
  const stage = view.asked[seat];
  const { pawn } = view.boards[seat]!;
  return (stage === 'avoid' || stage === 'arrived') && pawn !== null && kindOf(pawn) === 'gang' ? GANG_FEE : 0;
}

export const inWindow = (view: View, seat: Seat, effect: Effect): boolean => {
  const window = WINDOW_OF[view.asked[seat] as Stage];
  return window !== undefined && WINDOWS[effect.do].includes(window);
};

export function refusePiece(view: View, seat: Seat, { effect, price }: Piece, target: Target | undefined): Refusal | undefined {
  if (WINDOWS[effect.do].length > 0 && !inWindow(view, seat, effect)) return refusal('wrong-window', 'EP-206');
  const { cash } = view.players[seat]!;
  const kept = reserved(view, seat);
  if (price > 0 && price > cash - kept)
    return kept > 0 ? refusal('gang-money', 'EP-316', { price, cash }) : refusal('too-poor', 'EP-214', { price, cash });
  return refuseEffect(view, seat, effect, target);
}

/** Targets on which the piece can be used now. */
export function targetsFor(view: View, seat: Seat, piece: Piece): { target?: Target }[] {
  const { effect, price } = piece;
  if (!inWindow(view, seat, effect) || (price > 0 && price > view.players[seat]!.cash - reserved(view, seat))) return [];
  return targetsOf(view, seat, effect).map((target) => (target === undefined ? {} : { target }));
}

/** What it costs to use the piece that a choice names; Equipment, First Aid, Fixers and gang members cost nothing. */
export function priceOfUse({ contacts }: Pick<Board, 'contacts'>, { move, args }: Choice): number {
  const space = Number(args.space);
  if (move === 'useAsset') return ASSET_PRICES[space]!;
  const lying = move === 'useContact' ? contacts[space] : null;
  return lying?.kind === 'contact' ? contactOf(lying.card).price : 0;
}

export const abilityPiece = (ability: GangAbility): Piece => ({ effect: ABILITY_EFFECTS[ability], price: 0 });
