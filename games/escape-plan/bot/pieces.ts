/** Which Executive Actions the bot takes: pieces that pay, heal or save it from officers. */
import type { Choice, Seat } from '../../kit/types';
import { contactName, uncovered } from '../visit/contact-cards';
import { contactOf } from '../content/contacts';
import { LAST_DAY } from '../content/numbers';
import { priceOfUse } from '../executive/executive';
import { incomeOf } from '../visit/money';
import { tileOfSpace } from '../city/spaces';
import { OFFICERS, type Board, type FixerId, type View } from '../state';
import { spare } from './leaving';
import { contactUse } from './worth';

type Args = Record<string, unknown> & { space?: number; target?: { tile?: string; to?: string; mode?: string; card?: string; space?: number }; ability?: string };

/** What the piece of a choice costs; Income pays for itself. */
function priceOf(view: View, seat: Seat, choice: Choice): number {
  const board = view.boards[seat]!;
  const lying = choice.move === 'useContact' ? board.contacts[Number(choice.args.space)] : null;
  const pays = lying?.kind === 'contact' && contactOf(lying.card).effect.do === 'income';
  return priceOfUse(board, choice) - (pays ? incomeOf(board) : 0);
}

const canSpare = (view: View, seat: Seat, choice: Choice): boolean => priceOf(view, seat, choice) <= Math.max(0, spare(view, seat));

/** Notoriety that is worth a coin or two to be rid of. */
const isNotorious = ({ position, cubes }: Board): boolean => position + cubes.red - cubes.blue >= 2;

/** Worth of using a Contact now; 0: not now. */
function contactWorth(view: View, seat: Seat, { space, target }: Args): number {
  const board = view.boards[seat]!;
  const held = uncovered(board).find((each) => each.space === space)!;
  switch (contactName(held.card)) {
    case 'banker': return 20;
    case 'fixer': return 18;
    case 'hacker': return 12 + (['avoid_tile', 'heal', 'master_key'].includes(String((target as { asset?: string })?.asset)) ? 1 : 0);
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
function assetWorth(view: View, seat: Seat, { target }: Args): number {
  const board = view.boards[seat]!;
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
  const rated = choices.filter((choice) => canSpare(view, seat, choice))
    .map((choice) => ({ choice, worth: worthOf(view, seat, choice) })).filter(({ worth }) => worth > 0);
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.choice;
}

/** How many of the faced an avoiding choice takes care of, less what the piece is missed for later. */
function avoiding(view: View, seat: Seat, { move, args }: Choice): number {
  const { faced } = view.turn!;
  const onTile = faced.filter(({ tile }) => tile === (args as Args).target?.tile).length;
  switch (move) {
    case 'useEquipment': return 10;
    case 'useContact': return onTile * 4;
    case 'useGang': return onTile >= 2 ? onTile * 4 : onTile * 2;
    case 'useAsset': return onTile * 6;
    case 'useFixer': return onTile * 3;
    default: return 0;
  }
}

/** In `avoid`: healing when the next Wound would bring a Handcuff, the best way to avoid, else the Wound. */
export function bestAvoid(view: View, seat: Seat, choices: readonly Choice[]): Choice {
  const { green } = view.boards[seat]!.wounds;
  const affordable = choices.filter((choice) => canSpare(view, seat, choice));
  const heals = affordable.filter(({ move, args }) => move !== 'takeWound' && move !== 'useEquipment' && (args as Args).target === undefined);
  if (green === 0 && heals.length > 0) return heals[0]!;
  const rated = affordable.map((choice) => ({ choice, worth: avoiding(view, seat, choice) })).toSorted((a, b) => b.worth - a.worth);
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
