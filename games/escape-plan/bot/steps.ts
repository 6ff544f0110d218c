/** What the bot chooses at the steps of a Visit. */
import type { Choice, Seat } from '../../kit/types';
import { contactName, freeContactSpace, uncovered } from '../visit/contact-cards';
import { EQUIPMENT_KINDS } from '../content/items';
import { standIn } from '../absent';
import { LAST_DAY } from '../content/numbers';
import type { Board, View } from '../state';
import { spare } from './leaving';
import { bestUnlock, contactUse } from './worth';

type Args = Record<string, unknown>;

/** The choice of most worth; none is taken that is worth nothing. */
function best(choices: readonly Choice[], worth: (args: Args, move: string) => number): Choice | undefined {
  return choices.map((choice) => ({ choice, worth: worth(choice.args, choice.move) }))
    .filter((rated) => rated.worth > 0).toSorted((a, b) => b.worth - a.worth)[0]?.choice;
}

/** A good Contact onto an empty space; else the worst of the display goes, unless one's own is much worse. */
function takingWorth(board: Board, { card, mode, space }: Args): number {
  const use = contactUse(contactName(String(card)));
  if (mode === 'place') return 50 + use;
  if (mode === 'discard') return freeContactSpace(board) === undefined ? 20 - use : 1;
  const held = uncovered(board).find((each) => each.space === space)!;
  return use - contactUse(contactName(held.card)) >= 6 && !held.ready ? 30 : 0;
}

/** What a tile on an Item space would be missed for, if another is laid there. */
function tileMissed(view: View, seat: Seat, space: number): number {
  const tile = view.boards[seat]!.items[space];
  if (!tile) return 0;
  if (tile.kind === 'kept') return 5 + view.players[seat]!.kept.find((kept) => kept.space === space)!.value;
  return tile.kind === 'fixer' ? 15 : 12;
}

function equipmentWorth(view: View, seat: Seat, { type, space }: Args): number {
  const board = view.boards[seat]!;
  const { price, avoids } = EQUIPMENT_KINDS[type as keyof typeof EQUIPMENT_KINDS];
  const owned = board.items.some((tile) => tile?.kind === 'equipment' && tile.id === type);
  if (view.day === LAST_DAY || board.items[space as number] !== null || spare(view, seat) < price) return 0;
  return 10 + avoids.length - (owned ? 4 : 0) - Number(space) / 10;
}

const FIXERS: Readonly<Record<string, number>> = { telephone: 10, safe: 5, idcard: 9, firstaidkit: 8, motorcycle: 7, helicopter: 4 };

function fixerWorth(view: View, seat: Seat, { fixer, space }: Args): number {
  const free = view.boards[seat]!.items[space as number] === null;
  return free && spare(view, seat) >= 4 ? FIXERS[String(fixer)] ?? 0 : 0;
}

function stepWorth(view: View, seat: Seat, args: Args, move: string): number {
  const board = view.boards[seat]!;
  switch (move) {
    case 'takeContact': return takingWorth(board, args);
    case 'takeGas': return 5;
    case 'buyEquipment': return equipmentWorth(view, seat, args);
    case 'buyFixer': return fixerWorth(view, seat, args);
    case 'openLocker': return ['green', 'black', 'brown'].indexOf(String(args.colour)) * 10 + 10;
    case 'keepTile': return 100 + view.players[seat]!.drawn[args.index as number]! - tileMissed(view, seat, args.space as number);
    case 'unlock': return args.asset === bestUnlock(board) ? 10 : 0;
    case 'heal': return spare(view, seat) >= 0 ? 10 + Number(args.count) : 10 - Number(args.count);
    case 'payChurch': return spare(view, seat) >= 1 ? 3 : 0;
    case 'exitChoice': return { escape: 100, tile: spare(view, seat) < 0 ? 10 : 50, income: 20, none: 1 }[String(args.choice)] ?? 0;
    default: return 0;
  }
}

export const bestStep = (view: View, seat: Seat, choices: readonly Choice[]): Choice =>
  best(choices, (args, move) => stepWorth(view, seat, args, move)) ?? standIn(view, 'slot', seat)!;
