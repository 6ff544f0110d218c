/** The pieces on the own board that can be used as Executive Actions: what each does, costs, and may be aimed at now (EP-206 to EP-215). */
import type { ReactNode } from 'react';
import { useMatch } from '../../../ui/kit';
import { useRefusalText } from '../../../ui/kit/board';
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { contactName, uncovered } from '../visit/contact-cards';
import { contactOf } from '../content/contacts';
import type { Effect } from '../content/effects';
import { ASSET_KINDS, EQUIPMENT_KINDS, FIXER_KINDS } from '../content/items';
import { ASSET_PRICES } from '../content/numbers';
import type { Target } from '../executive/effects';
import { abilityPiece, inWindow, refusePiece, targetsFor } from '../executive/executive';
import { ABILITIES, type GangAbility, type View } from '../state';
import { abilityIcon, assetIcon, contactIcon, equipmentIcon, fixerIcon, ICON, useText, type Text } from './faces';
import type { Spots } from './spots';

export interface HeldPiece {
  /** Where it lies, `contact:0`, and with several abilities which one, `gang:diversion`. */
  id: string;
  place: string;
  name: string;
  text: string;
  icon: ReactNode;
  price: number;
  effect: Effect;
  move: string;
  /** The move's arguments for a target. */
  argsFor: (target: Target | undefined) => object;
  targets: (Target | undefined)[];
  /** Why it cannot be used now. */
  why?: Refusal | undefined;
}

type Bare = Omit<HeldPiece, 'targets' | 'why'>;

const withTarget = (args: object) => (target: Target | undefined): object => ({ ...args, ...(target !== undefined && { target }) });

function contacts(view: View, seat: Seat, t: Text): Bare[] {
  return uncovered(view.boards[seat]!).filter(({ ready }) => ready).map(({ space, card }) => {
    const kind = contactOf(card);
    const name = contactName(card);
    return {
      id: `contact:${space}`, place: `contact:${space}`, name: t(`contact.${name}`), text: t(`contactText.${name}`), icon: contactIcon(name),
      price: kind.price, effect: kind.effect, move: 'useContact', argsFor: withTarget({ space }),
    };
  });
}

const abilities = (t: Text, place: string, move: string, args: object): Bare[] => ABILITIES.map((ability: GangAbility) => ({
  id: `${place}:${ability}`, place, name: t(`ability.${ability}`), text: t(`abilityText.${ability}`), icon: abilityIcon(ability),
  price: 0, effect: abilityPiece(ability).effect, move, argsFor: withTarget({ ...args, ability }),
}));

function items(view: View, seat: Seat, t: Text): Bare[] {
  return view.boards[seat]!.items.flatMap((tile, space): Bare[] => {
    const place = `item:${space}`;
    if (tile?.kind === 'equipment' && tile.ready) {
      return [{
        id: place, place, name: t(`equipment.${tile.id}`), text: t(`equipmentText.${tile.id}`), icon: equipmentIcon(tile.id), price: 0,
        effect: { do: 'avoidOne', types: EQUIPMENT_KINDS[tile.id].avoids }, move: 'useEquipment', argsFor: (target) => ({ space, officer: target }),
      }];
    }
    if (tile?.kind !== 'fixer') return [];
    const { effect } = FIXER_KINDS[tile.id];
    if (effect.do === 'gangAbility') return abilities(t, place, 'useFixer', { space });
    return [{
      id: place, place, name: t(`fixer.${tile.id}`), text: t(`fixerText.${tile.id}`), icon: fixerIcon(tile.id), price: 0, effect, move: 'useFixer',
      argsFor: withTarget({ space }),
    }];
  });
}

const assets = (view: View, seat: Seat, t: Text): Bare[] => view.boards[seat]!.assets.flatMap((lying, space): Bare[] => (lying && !lying.used
  ? [{
      id: `asset:${space}`, place: `asset:${space}`, name: t(`asset.${lying.asset}`), text: t(`assetText.${lying.asset}`), icon: assetIcon(lying.asset),
      price: ASSET_PRICES[space]!, effect: ASSET_KINDS[lying.asset].effect, move: 'useAsset', argsFor: withTarget({ space }),
    }]
  : []));

function others(view: View, seat: Seat, t: Text): Bare[] {
  const { firstAid, gang } = view.boards[seat]!;
  return [
    ...(firstAid ? [{
      id: 'firstAid', place: 'firstAid', name: t('thing.firstAid'), text: t('board.firstAidText'), icon: ICON.firstAid, price: 0,
      effect: { do: 'heal' as const }, move: 'useFirstAid', argsFor: () => ({}),
    }] : []),
    ...(gang > 0 ? abilities(t, 'gang', 'useGang', {}) : []),
  ];
}

/** All ready pieces of the seat. Keys and the Helicopter are not among them: they are used while travelling and opening. */
export function piecesOf(view: View, seat: Seat, t: Text): HeldPiece[] {
  const all = [...contacts(view, seat, t), ...items(view, seat, t), ...assets(view, seat, t), ...others(view, seat, t)];
  return all.filter(({ effect }) => effect.do !== 'key' && effect.do !== 'fly').map((piece) => {
    const targets = targetsFor(view, seat, piece).map(({ target }) => target);
    if (targets.length > 0) return { ...piece, targets };
    const why = inWindow(view, seat, piece.effect) ? refusePiece(view, seat, piece, undefined) : refusal('wrong-window', 'EP-206');
    return { ...piece, targets, why };
  });
}

export interface OwnPieces {
  pieces: HeldPiece[];
  usable: HeldPiece[];
}

export function usePieces(): OwnPieces {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const pieces = seat === null ? [] : piecesOf(view, seat, t);
  return { pieces, usable: pieces.filter(({ targets }) => targets.length > 0) };
}

/** Pieces can be taken up where they lie; of several abilities the player then chooses. */
export function usePieceSpots(pieces: readonly HeldPiece[], choose: (id: string) => void): Spots {
  const word = useRefusalText();
  const t = useText();
  return Object.fromEntries(pieces.toReversed().map(({ id, place, targets, why }) => {
    const off = targets.length > 0 ? undefined : why?.reason === 'wrong-target' || !why ? t('board.why.noTarget') : word(why);
    const one = pieces.filter((other) => other.place === place && other.targets.length > 0);
    return [place, { press: () => choose(one.length > 1 ? place : (one[0]?.id ?? id)), why: one.length > 0 ? undefined : off }];
  }));
}
