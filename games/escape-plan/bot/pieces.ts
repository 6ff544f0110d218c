/** Which Executive Actions the bot takes: pieces that pay, heal or save it from officers. */
import type { Choice, Seat } from '../../kit/types';
import { contactName, uncovered } from '../contact-cards';
import { LAST_DAY } from '../content/numbers';
import { tileOfSpace } from '../spaces';
import { OFFICERS, type Board, type FixerId, type View } from '../state';
import { contactUse, exitReserve, spare } from './worth';

type Args = Record<string, unknown> & { space?: number; target?: { tile?: string; to?: string; mode?: string; card?: string; space?: number }; ability?: string };

const priceOfAsset = (space: number): number => 5 - space;

/** Notoriety that is worth a coin or two to be rid of. */
const isNotorious = ({ position, cubes }: Board): boolean => position + cubes.red - cubes.blue >= 2;

/** Worth of using a Contact now; 0: not now. */
function contactWorth(view: View, seat: Seat, { space, target }: Args): number {
  const board = view.boards[seat]!;
  const held = uncovered(board).find((each) => each.space === space)!;
  switch (contactName(held.card)) {
    case 'banker': return 20;
    case 'fixer': return spare(view, seat) >= 4 ? 18 : 0;
    case 'hacker': return spare(view, seat) >= 3 ? 12 + (['avoid_tile', 'heal', 'master_key'].includes(String((target as { asset?: string })?.asset)) ? 1 : 0) : 0;
    case 'medic': return 15;
    case 'informer': return isNotorious(board) ? 6 : 0;
    case 'fence': return view.players[seat]!.kept.some((kept) => kept.space === target?.space && kept.value === 0) ? 5 : 0;
    default: return 0;
  }
}

function fixerWorth(view: View, seat: Seat, { space, ability, target }: Args): number {
  const board = view.boards[seat]!;
  const tile = board.items[space!];
  const id = tile?.kind === 'fixer' ? tile.id : undefined;
  const tired = uncovered(board).filter(({ ready }) => !ready).length + board.items.filter((each) => each?.kind === 'equipment' && !each.ready).length;
  const worths: Partial<Record<FixerId, number>> = {
    safe: 20, idcard: 18, firstaidkit: 15, disguise: isNotorious(board) ? 6 : 0, energydrink: tired >= 2 ? 9 : 0,
    telephone: takingWorth(target), motorcycle: ability === 'recruit' ? takingWorth(target) : 0,
  };
  return id ? worths[id] ?? 0 : 0;
}

const takingWorth = (target: Args['target']): number =>
  target?.mode === 'place' ? 12 + contactUse(contactName(target.card!)) : 0;

/** An Asset costs less than it is worth in the end, if there is cash to spare; officers are best moved off the own tile. */
function assetWorth(view: View, seat: Seat, { space, target }: Args): number {
  const board = view.boards[seat]!;
  if (spare(view, seat) < priceOfAsset(space!)) return 0;
  if (target?.to === undefined) return 25;
  const here = tileOfSpace(board.pawn!);
  if (target.to === here) return 0;
  return target.tile === here ? 20 : view.day === LAST_DAY ? 5 : 0;
}

/** A gang member brings a Contact, if there is room for it. */
const gangWorth = ({ ability, target }: Args): number => (ability === 'recruit' ? takingWorth(target) : 0);

function worthOf(view: View, seat: Seat, { move, args }: Choice): number {
  switch (move) {
    case 'useFirstAid': return 15;
    case 'useContact': return contactWorth(view, seat, args);
    case 'useFixer': return fixerWorth(view, seat, args);
    case 'useGang': return gangWorth(args);
    case 'useAsset': return assetWorth(view, seat, args);
    default: return 0;
  }
}

/** The Executive Action of most worth in `open`, `arrived` or `after`, if any is worth taking. */
export function bestPiece(view: View, seat: Seat, choices: readonly Choice[]): Choice | undefined {
  const rated = choices.map((choice) => ({ choice, worth: worthOf(view, seat, choice) })).filter(({ worth }) => worth > 0);
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.choice;
}

/** How many of the faced an avoiding choice takes care of, less what the piece is missed for later. */
function avoiding(view: View, seat: Seat, { move, args }: Choice): number {
  const { faced } = view.turn!;
  const onTile = faced.filter(({ tile }) => tile === (args as Args).target?.tile).length;
  const cash = view.players[seat]!.cash - exitReserve(view, seat);
  switch (move) {
    case 'useEquipment': return 10;
    case 'useContact': return cash >= 2 ? onTile * 4 : 0;
    case 'useGang': return onTile >= 2 ? onTile * 4 : onTile * 2;
    case 'useAsset': return spare(view, seat) >= priceOfAsset((args as Args).space!) ? onTile * 6 : 0;
    case 'useFixer': return onTile * 3;
    default: return 0;
  }
}

/** In `avoid`: healing when the next Wound would bring a Handcuff, the best way to avoid, else the Wound. */
export function bestAvoid(view: View, seat: Seat, choices: readonly Choice[]): Choice {
  const { green } = view.boards[seat]!.wounds;
  const heals = choices.filter(({ move, args }) => move !== 'takeWound' && move !== 'useEquipment' && (args as Args).target === undefined);
  if (green === 0 && heals.length > 0) return heals[0]!;
  const rated = choices.map((choice) => ({ choice, worth: avoiding(view, seat, choice) })).toSorted((a, b) => b.worth - a.worth);
  if (rated[0] && rated[0].worth > 0) return rated[0].choice;
  return choices.find(({ move }) => move === 'takeWound')!;
}

/** In a Manhunt: an officer onto a rival's tile, or at least nearer, never onto the own one. */
export function bestHunt(view: View, seat: Seat, choices: readonly Choice[]): Choice {
  const mine = tileOfSpace(view.boards[seat]!.pawn!);
  const rivals = new Set(Object.entries(view.boards).flatMap(([other, { pawn }]) => (other === seat || pawn === null ? [] : [tileOfSpace(pawn)])));
  const rated = choices.filter(({ move, args }) => move === 'manhunt' && args.to !== mine).map((choice) => ({
    choice, worth: (rivals.has(String(choice.args.to)) ? 4 : 1) + (choice.args.from === mine ? 2 : 0) - OFFICERS.indexOf(choice.args.type as 'swat') / 10,
  }));
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.choice ?? { move: 'passManhunt', args: {} };
}
