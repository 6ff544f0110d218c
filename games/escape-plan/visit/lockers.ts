/** Lockers and Exit tiles: drawn in secret, one of them kept (EP-178 to EP-184, EP-199 to EP-202, EP-317 to EP-320). */
import { drawTop } from '../../kit/zones';
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { uncovered } from './contact-cards';
import { LOCKERS } from '../content/tokens';
import type { Turn } from '../events';
import { emptyItemSpaces, itemName, openItemSpaces, placeItem } from './item-spaces';
import { keysOn } from './keys';
import { exitStack } from '../police/patrol';
import { exitAt } from '../city/spaces';
import { COLOURS, type Board, type LockerColour, type Stack, type View } from '../state';

/** Position on the track and uncovered Contacts together; cubes of the slot do not count yet (EP-179, EP-318). */
export const lockerSum = (board: Board): number => board.position + uncovered(board).length;

/** Tiles that a stack of this size gives: a short one is drawn in full. */
export const lockerDraw = (board: Board, colour: LockerColour, left: number): number =>
  Math.max(0, Math.min(left, uncovered(board).length + LOCKERS[colour].draw));

/** Why the Locker stays shut, whatever key is at hand. All of it is public. */
export function refuseLocker({ boards, counts }: Pick<View, 'boards' | 'counts'>, seat: Seat, colour: LockerColour): Refusal | undefined {
  const board = boards[seat]!;
  const sum = lockerSum(board);
  const { need } = LOCKERS[colour];
  if (sum < need) return refusal('sum-too-low', 'EP-179', { sum, need });
  if (lockerDraw(board, colour, counts.stacks[colour]) === 0) return refusal('nothing-to-draw', 'EP-317');
  return openItemSpaces(board).length === 0 ? refusal('no-item-space', 'EP-319') : undefined;
}

/** Lockers that could be opened with a key on the board, whether or not its price can be paid. */
export const lockersAtHand = (view: Pick<View, 'boards' | 'counts'>, seat: Seat): LockerColour[] =>
  COLOURS.filter((colour) => !refuseLocker(view, seat, colour) && keysOn(view.boards[seat]!, colour).length > 0);

/** Why no Exit tile can be taken at the Exit one visits. */
export function refuseExitTile(view: View, seat: Seat): Refusal | undefined {
  const board = view.boards[seat]!;
  const stack = exitStack(view, exitAt(view.turn!.visit!.location));
  if (!stack) return refusal('exit-open', 'EP-196');
  if (uncovered(board).length === 0 || view.counts.stacks[stack] === 0) return refusal('no-exit-tile', 'EP-320');
  return openItemSpaces(board).length === 0 ? refusal('no-item-space', 'EP-319') : undefined;
}

/** Draws in secret; the choice of one tile comes next. */
export function drawTiles({ G, seal }: Turn, seat: Seat, stack: Stack, count: number): number {
  const own = G.players[seat]!;
  const visit = G.turn!.visit!;
  own.drawn = drawTop(G.secret.stacks[stack], count);
  visit.drawn = { stack, count: own.drawn.length };
  visit.steps[0] = 'keep';
  seal();
  return own.drawn.length;
}

/** Item spaces on which the kept tile may go: at an Exit an empty one, as long as there is one (EP-182, EP-200). */
export function keepSpaces(board: Board, stack: Stack): number[] {
  const empty = emptyItemSpaces(board);
  return (stack === 'A' || stack === 'B') && empty.length > 0 ? empty : openItemSpaces(board);
}

/** One tile stays face down on an Item space, the others are shuffled back. */
export function keepTile(turn: Turn, seat: Seat, index: number, space: number): void {
  const { G, random, tell } = turn;
  const own = G.players[seat]!;
  const visit = G.turn!.visit!;
  const { stack } = visit.drawn!;
  const [value] = own.drawn.splice(index, 1);
  G.secret.stacks[stack] = random.Shuffle([...G.secret.stacks[stack], ...own.drawn]);
  own.drawn = [];
  visit.drawn = null;
  const tile = { kind: 'kept' as const, stack };
  placeItem(turn, seat, space, tile);
  own.kept.push({ space, value: value! });
  tell({ type: 'tile-kept', seat, item: itemName(tile) });
}
