/** Executive Actions (EP-206 to EP-214): one move a kind of piece, all of them with the same checks. */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { arriveIfClear } from '../travel/arrival';
import { spendAsset } from '../visit/assets';
import { contactName, uncovered } from '../visit/contact-cards';
import { contactOf } from '../content/contacts';
import { ASSET_KINDS, EQUIPMENT_KINDS, FIXER_KINDS } from '../content/items';
import { ASSET_PRICES } from '../content/numbers';
import { applyEffect, avoid, isAvoidable, type Target } from '../executive/effects';
import type { Turn } from '../events';
import { abilityPiece, refusePiece, targetsFor, type Piece } from '../executive/executive';
import { boxItem } from '../visit/item-spaces';
import { pay } from '../visit/money';
import { ABILITIES, defineMove, type EquipmentId, type GangAbility, type View } from '../state';
import { boardSpace, faced, target } from './schemas';

const SPACES = [0, 1, 2, 3, 4];

/** What the piece does, once it is paid for and turned down. */
function use(turn: Turn & { seat: string }, { effect }: Piece, aim: Target | undefined): void {
  applyEffect(turn, turn.seat, effect, aim);
  arriveIfClear(turn, turn.seat);
}

/** The ready Contact on a space. */
function contactPiece(view: View, seat: string, space: number): Piece | Refusal {
  const held = uncovered(view.boards[seat]!).find((each) => each.space === space);
  if (!held) return refusal('no-contact-there', 'EP-207');
  return held.ready ? contactOf(held.card) : refusal('used-already', 'EP-207');
}

const isRefusal = (thing: Piece | Refusal): thing is Refusal => 'reason' in thing;

export const useContact = defineMove({
  name: 'useContact',
  args: v.strictObject({ space: boardSpace, target: v.optional(target) }),
  undoable: true,
  refuse: (view, args, seat) => {
    const piece = contactPiece(view, seat, args.space);
    return isRefusal(piece) ? piece : refusePiece(view, seat, piece, args.target);
  },
  options: (view, seat) => SPACES.flatMap((space) => {
    const piece = contactPiece(view, seat, space);
    return isRefusal(piece) ? [] : targetsFor(view, seat, piece).map((aim) => ({ space, ...aim }));
  }),
  apply: (turn, args) => {
    const { G, seat, tell } = turn;
    const lying = G.boards[seat]!.contacts[args.space];
    if (lying?.kind !== 'contact') return;
    const kind = contactOf(lying.card);
    pay(turn, seat, kind.price);
    lying.ready = false;
    tell({ type: 'contact-used', seat, contact: contactName(lying.card), price: kind.price });
    use(turn, kind, args.target);
  },
});

/** The ready Equipment on a space. */
function readyEquipment(view: View, seat: string, space: number): EquipmentId | undefined {
  const tile = view.boards[seat]!.items[space];
  return tile?.kind === 'equipment' && tile.ready ? tile.id : undefined;
}

export const useEquipment = defineMove({
  name: 'useEquipment',
  args: v.strictObject({ space: boardSpace, officer: faced }),
  undoable: true,
  refuse: (view, { space, officer }, seat) => {
    const id = readyEquipment(view, seat, space);
    if (id === undefined) return refusal('no-equipment-there', 'EP-208');
    if (view.asked[seat] !== 'avoid') return refusal('wrong-window', 'EP-206');
    return isAvoidable(view, EQUIPMENT_KINDS[id].avoids, officer) ? undefined : refusal('not-faced', 'EP-327');
  },
  options: (view, seat) => SPACES.flatMap((space) => {
    const id = readyEquipment(view, seat, space);
    if (id === undefined || view.asked[seat] !== 'avoid') return [];
    return view.turn!.faced.filter((officer) => isAvoidable(view, EQUIPMENT_KINDS[id].avoids, officer)).map((officer) => ({ space, officer }));
  }),
  apply: (turn, { space, officer: { tile, type } }) => {
    const { G, seat, tell } = turn;
    const lying = G.boards[seat]!.items[space];
    if (lying?.kind !== 'equipment') return;
    lying.ready = false;
    tell({ type: 'equipment-used', seat, equipment: lying.id });
    avoid(turn, seat, tile, (each) => each.tile === tile && each.type === type);
    arriveIfClear(turn, seat);
  },
});

const FIRST_AID: Piece = { effect: { do: 'heal' }, price: 0 };

export const useFirstAid = defineMove({
  name: 'useFirstAid',
  args: noArgs,
  undoable: true,
  refuse: (view, _args, seat) =>
    view.boards[seat]!.firstAid ? refusePiece(view, seat, FIRST_AID, undefined) : refusal('used-already', 'EP-209'),
  options: (view, seat) => (view.boards[seat]!.firstAid ? targetsFor(view, seat, FIRST_AID).map(() => ({})) : []),
  apply: (turn) => {
    const { G, seat, tell } = turn;
    G.boards[seat]!.firstAid = false;
    tell({ type: 'first-aid-used', seat });
    use(turn, FIRST_AID, undefined);
  },
});

/** What the Fixer on a space does; the Motorcycle what the ability does that is named. A Fixer is paid when it is bought. */
function fixerPiece(view: View, seat: string, space: number, ability: GangAbility | undefined): Piece | Refusal {
  const tile = view.boards[seat]!.items[space];
  if (tile?.kind !== 'fixer') return refusal('no-fixer-there', 'EP-210');
  const { effect } = FIXER_KINDS[tile.id];
  if ((effect.do === 'gangAbility') !== (ability !== undefined)) return refusal('wrong-target', 'EP-234');
  return ability ? abilityPiece(ability) : { effect, price: 0 };
}

export const useFixer = defineMove({
  name: 'useFixer',
  args: v.strictObject({ space: boardSpace, ability: v.optional(v.picklist(ABILITIES)), target: v.optional(target) }),
  undoable: true,
  refuse: (view, { space, ability, target: aim }, seat) => {
    const piece = fixerPiece(view, seat, space, ability);
    return isRefusal(piece) ? piece : refusePiece(view, seat, piece, aim);
  },
  options: (view, seat) => SPACES.flatMap((space) =>
    [undefined, ...ABILITIES].flatMap((ability) => {
      const piece = fixerPiece(view, seat, space, ability);
      return isRefusal(piece) ? [] : targetsFor(view, seat, piece).map((aim) => ({ space, ...(ability && { ability }), ...aim }));
    })),
  apply: (turn, { space, ability, target: aim }) => {
    const { G, seat, tell } = turn;
    const tile = G.boards[seat]!.items[space];
    if (tile?.kind !== 'fixer') return;
    const { id } = tile;
    boxItem(turn, seat, space);
    tell({ type: 'fixer-used', seat, fixer: id });
    use(turn, ability ? abilityPiece(ability) : { effect: FIXER_KINDS[id].effect, price: 0 }, aim);
  },
});

export const useGang = defineMove({
  name: 'useGang',
  args: v.strictObject({ ability: v.picklist(ABILITIES), target: v.optional(target) }),
  undoable: true,
  refuse: (view, { ability, target: aim }, seat) =>
    view.boards[seat]!.gang > 0 ? refusePiece(view, seat, abilityPiece(ability), aim) : refusal('no-gang', 'EP-212'),
  options: (view, seat) =>
    view.boards[seat]!.gang > 0 ? ABILITIES.flatMap((ability) => targetsFor(view, seat, abilityPiece(ability)).map((aim) => ({ ability, ...aim }))) : [],
  apply: (turn, { ability, target: aim }) => {
    const { G, seat, tell } = turn;
    G.boards[seat]!.gang -= 1;
    G.gangBox += 1;
    tell({ type: 'gang-used', seat, ability });
    use(turn, abilityPiece(ability), aim);
  },
});

/** The unlocked Asset on a space, at the price of the space. */
function assetPiece(view: View, seat: string, space: number): Piece | Refusal {
  const lying = view.boards[seat]!.assets[space];
  if (!lying) return refusal('no-asset-there', 'EP-213');
  return lying.used ? refusal('used-already', 'EP-213') : { effect: ASSET_KINDS[lying.asset].effect, price: ASSET_PRICES[space]! };
}

export const useAsset = defineMove({
  name: 'useAsset',
  args: v.strictObject({ space: boardSpace, target: v.optional(target) }),
  undoable: true,
  refuse: (view, args, seat) => {
    const piece = assetPiece(view, seat, args.space);
    return isRefusal(piece) ? piece : refusePiece(view, seat, piece, args.target);
  },
  options: (view, seat) => SPACES.flatMap((space) => {
    const piece = assetPiece(view, seat, space);
    return isRefusal(piece) ? [] : targetsFor(view, seat, piece).map((aim) => ({ space, ...aim }));
  }),
  apply: (turn, { space, target: aim }) => {
    const { G, seat } = turn;
    const { effect } = ASSET_KINDS[G.boards[seat]!.assets[space]!.asset];
    pay(turn, seat, ASSET_PRICES[space]!);
    spendAsset(turn, seat, space);
    use(turn, { effect, price: 0 }, aim);
  },
});

export const EXECUTIVE = [useContact, useEquipment, useFirstAid, useFixer, useGang, useAsset];
