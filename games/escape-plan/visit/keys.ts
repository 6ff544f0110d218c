/** Key sources: a key tile, the master key, a Locksmith (EP-158, EP-178, EP-216, EP-228, EP-239, EP-315). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { assetSpace, spendAsset } from './assets';
import { contactName, uncovered } from './contact-cards';
import { contactOf } from '../content/contacts';
import { ASSET_PRICES } from '../content/numbers';
import { KEY_COLOURS } from '../content/tokens';
import type { Turn } from '../events';
import { pay } from './money';
import type { Board, LockerColour, View } from '../state';

/** Index of a key space, an Asset space or a Contact space. */
export type KeySource = { slot: number } | { asset: number } | { contact: number };

interface PricedKey {
  source: KeySource;
  price: number;
}

/** The face-up key sources of a board: for a Locker's colour, or for any closed Business. */
export function keysOn(board: Board, colour?: LockerColour): PricedKey[] {
  const master = assetSpace(board, 'master_key');
  return [
    ...board.keys.flatMap((key, slot) =>
      key === 'up' && (!colour || KEY_COLOURS[slot] === colour) ? [{ source: { slot }, price: 0 }] : []),
    ...(master === undefined ? [] : [{ source: { asset: master }, price: ASSET_PRICES[master]! }]),
    ...uncovered(board).flatMap(({ space, card, ready }) =>
      ready && contactOf(card).effect.do === 'key' ? [{ source: { contact: space }, price: contactOf(card).price }] : []),
  ];
}

const same = (a: KeySource, b: KeySource): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Key sources that the seat can pay for now. */
export const usableKeys = (view: View, seat: Seat, colour?: LockerColour): KeySource[] =>
  keysOn(view.boards[seat]!, colour).filter(({ price }) => price <= view.players[seat]!.cash).map(({ source }) => source);

export function refuseKey(view: View, seat: Seat, source: KeySource, colour?: LockerColour): Refusal | undefined {
  const key = keysOn(view.boards[seat]!, colour).find((each) => same(each.source, source));
  if (!key) return refusal('no-such-key', colour ? 'EP-178' : 'EP-158');
  const { cash } = view.players[seat]!;
  return key.price > cash ? refusal('too-poor', 'EP-216', { price: key.price, cash }) : undefined;
}

/** The source is paid for and turned face down. */
export function useKey(turn: Turn, seat: Seat, source: KeySource): void {
  const { G, tell } = turn;
  const board = G.boards[seat]!;
  if ('slot' in source) {
    board.keys[source.slot] = 'down';
    tell({ type: 'key-used', seat, key: KEY_COLOURS[source.slot]! });
  } else if ('asset' in source) {
    pay(turn, seat, ASSET_PRICES[source.asset]!);
    spendAsset(turn, seat, source.asset);
    tell({ type: 'key-used', seat, key: 'master' });
  } else {
    const lying = board.contacts[source.contact];
    if (lying?.kind !== 'contact') throw new Error('no Contact to open with');
    const { price } = contactOf(lying.card);
    pay(turn, seat, price);
    lying.ready = false;
    tell({ type: 'contact-used', seat, contact: contactName(lying.card), price });
    tell({ type: 'key-used', seat, key: 'locksmith' });
  }
}
