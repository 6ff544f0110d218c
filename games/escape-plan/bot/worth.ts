/** What things are worth to the bot, in points: rough guesses that make it play sensibly. */
import type { Seat } from '../../kit/types';
import { lockedAssets } from '../visit/assets';
import { freeContactSpace, uncovered } from '../visit/contact-cards';
import { ASSET_BONUS, ASSET_PRICES, CONTACT_BONUS, GANG_FEE, LAST_DAY } from '../content/numbers';
import { amountAt, groupOf, SAFE_HOUSES } from '../content/places';
import { STACK_VALUES } from '../content/tokens';
import { hasVisited } from '../travel/ends';
import { emptyItemSpaces, openItemSpaces } from '../visit/item-spaces';
import { lockersAtHand } from '../visit/lockers';
import { incomeOf } from '../visit/money';
import { exitStack } from '../police/patrol';
import { othersOn } from '../seats';
import { exitAt, kindOf, placeAt } from '../city/spaces';
import { COLOURS, type AssetId, type Board, type LocationId, type PlaceId, type SafeHouseId, type Stack, type View } from '../state';
import { spare } from './leaving';

/** Points of a Wound that is not avoided. */
export const WOUND = 15;
const NOTORIETY = 5;
const GAS = 4;
const DISC = 30;
/** Points of each thousand that is missing for the Exit. */
const SHORT = 8;

const CONTACTS: Readonly<Record<string, number>> = {
  fixer: 9, hacker: 9, banker: 8, locksmith: 7, fighter: 6, boxer: 6, ninja: 6, medic: 6, fence: 5, informer: 5, forger: 5, driver: 3,
};
/** The use of a Contact beside the bonus for having one. */
export const contactUse = (kind: string): number => CONTACTS[kind] ?? 2;

/** What one more Contact adds to the final bonus, with its use. Nothing where there is no space for it. */
export function anotherContact(board: Board): number {
  if (freeContactSpace(board) === undefined) return 2;
  const count = uncovered(board).length;
  return CONTACT_BONUS[count + 1]! - CONTACT_BONUS[count]! + 5;
}

/** Assets on Contact spaces make room for Contacts, those on Item spaces for tiles. */
export function unlocking(board: Board, asset: AssetId): number {
  const space = board.assets.indexOf(null);
  const bonus = space < 0 ? 0 : (ASSET_BONUS[space]! - ASSET_PRICES[space]!) / 2;
  const onContacts = board.contacts.some((lying) => lying?.kind === 'asset' && lying.asset === asset);
  return bonus + (onContacts ? 12 : 4) + (asset === 'heal' || asset === 'master_key' ? 2 : 0);
}

export function bestUnlock(board: Board): AssetId | undefined {
  return lockedAssets(board).toSorted((a, b) => unlocking(board, b) - unlocking(board, a))[0];
}

/** The best of so many tiles of a stack, as it began. */
function drawing(stack: Stack, count: number): number {
  const values = [...STACK_VALUES[stack]].sort((a, b) => b - a);
  return count <= 0 ? 0 : values[Math.max(0, Math.floor(values.length / (count + 1)) - (count > 2 ? 1 : 0))]!;
}

/** Points of so much cash: much more while it is short for the way out. */
function money(view: View, seat: Seat, amount: number): number {
  const short = view.day === LAST_DAY ? Math.max(0, -spare(view, seat)) : 0;
  return amount + SHORT * Math.min(short, amount);
}

/** A Business or Safe House: its amount or Income, and what it does for its group. */
function placeWorth(view: View, seat: Seat, place: PlaceId): number {
  const amount = amountAt(view.players[seat]!.plan!, place);
  const group = groupOf(place).places;
  const left = group.filter((each) => !hasVisited(view, seat, each)).length;
  return (amount ?? money(view, seat, incomeOf(view.boards[seat]!)) + 4) + (left === 1 ? DISC : 4);
}

/** Kept tiles that a key of this Safe House may bring. */
function keyWorth(view: View, place: SafeHouseId): number {
  const number = SAFE_HOUSES.indexOf(place);
  return view.keys[number]! > 0 ? [14, 25, 20][number]! : 0;
}

function storeWorth(view: View, seat: Seat): number {
  const board = view.boards[seat]!;
  const lockers = lockersAtHand(view, seat).map((colour) => drawing(colour, uncovered(board).length + 1 - COLOURS.indexOf(colour)));
  const equipment = view.day < LAST_DAY && emptyItemSpaces(board).length > 0 && spare(view, seat) >= 2 ? 12 : 0;
  return Math.max(0, ...lockers) + (board.gas < 2 ? GAS : 0) + equipment;
}

function exitWorth(view: View, seat: Seat, location: LocationId): number {
  const board = view.boards[seat]!;
  const stack = exitStack(view, exitAt(location));
  const tile = stack && view.counts.stacks[stack] > 0 && openItemSpaces(board).length > 0 ? drawing(stack, uncovered(board).length) : 0;
  return Math.max(money(view, seat, incomeOf(board)), tile) + anotherContact(board);
}

/** What a Visit there would bring now, without the way to it. */
export function visitWorth(view: View, seat: Seat, location: LocationId): number {
  const board = view.boards[seat]!;
  const kind = kindOf(location);
  const place = placeAt(view, location);
  const asset = bestUnlock(board);
  const unlock = asset ? unlocking(board, asset) : 0;
  const crowd = kind === 'hospital' || kind === 'gang' ? 0 : othersOn(view, location, seat) * NOTORIETY;
  const { red } = board.wounds;
  switch (kind) {
    case 'business': return placeWorth(view, seat, place!) + anotherContact(board) - crowd;
    case 'safehouse': return placeWorth(view, seat, place!) + keyWorth(view, place as SafeHouseId) + NOTORIETY - crowd;
    case 'store': return storeWorth(view, seat) - crowd;
    case 'clinic': return unlock + (red > 0 ? WOUND : 0) + anotherContact(board) - crowd;
    case 'church': return unlock + anotherContact(board) + (board.position > 1 ? NOTORIETY - 1 : 0) - crowd;
    case 'hospital': return red > 0 ? Math.min(red, 2) * WOUND - 8 : -NOTORIETY;
    case 'exit': return exitWorth(view, seat, location) - crowd;
    case 'gang': return freeContactSpace(board) !== undefined && spare(view, seat) >= GANG_FEE ? anotherContact(board) * 2 - GANG_FEE - 10 : -5;
    default: return 0;
  }
}
