/** The bot of Escape Plan: goes where most is to be had for the fewest officers, and is at the Exit in time. From its own view alone. */
import type { Bot } from '../kit/bot';
import type { Choice, Seat } from '../kit/types';
import { bestAction } from './bot/journey';
import { bestAvoid, bestHunt, bestPiece } from './bot/pieces';
import { bestStep } from './bot/steps';
import { bestUnlock } from './bot/worth';
import { DISC_SPACES, LAST_DAY } from './content/numbers';
import { tileOf } from './content/tiles';
import { regionFacing } from './city/graph';
import { DIRECTIONS, distance, neighbour, opposite } from './city/hex';
import type { PlacedTile, Stage, View } from './state';

type Chooses = (view: View, seat: Seat, choices: Choice[]) => Choice;

/** A compact city with much Land joined is good for all who must cross it. */
function placingWorth(view: View, { tile, q, r, rot }: { tile: string; q: number; r: number; rot: number }): number {
  const placed: PlacedTile = { id: tile, q, r, rot };
  const land = (each: PlacedTile, direction: number): string => tileOf(each.id).regions[regionFacing(each, direction)]!.land;
  const edges = DIRECTIONS.map((direction) => {
    const cell = neighbour(placed, direction);
    const other = view.city.find((each) => each.q === cell.q && each.r === cell.r);
    if (!other) return 0;
    return 1 + (land(placed, direction) === land(other, opposite(direction)) ? 2 : 0);
  });
  return edges.reduce((sum, worth) => sum + worth, 0) - distance(placed, { q: 0, r: 0 });
}

const place: Chooses = (view, _seat, choices) => {
  const rated = choices.map((choice) => ({ choice, worth: placingWorth(view, choice.args as never) }));
  return rated.reduce((best, each) => (each.worth > best.worth ? each : best)).choice;
};

/** A disc is spent as soon as there is something worth doing; on day 3 it may be the way out. */
const disc: Chooses = (view, seat) =>
  ({ move: bestAction(view, seat).worth > (view.day === LAST_DAY ? -600 : 20) ? 'useDisc' : 'declineDisc', args: {} });

const bonus: Chooses = (view, seat) => {
  const board = view.boards[seat]!;
  if (board.discs < DISC_SPACES) return { move: 'groupBonus', args: { choice: 'disc' } };
  const asset = bestUnlock(board);
  return { move: 'groupBonus', args: { choice: 'other', ...(asset && { asset }) } };
};

const CHOOSES: Record<Stage, Chooses> = {
  place,
  disc,
  open: (view, seat, choices) => bestPiece(view, seat, choices) ?? bestAction(view, seat).choice,
  avoid: bestAvoid,
  arrived: (view, seat, choices) => bestPiece(view, seat, choices) ?? { move: 'visit', args: {} },
  visit: bestStep,
  after: (view, seat, choices) => bestPiece(view, seat, choices) ?? { move: 'endTurn', args: {} },
  bonus,
  hunt: bestHunt,
};

export const bot: Bot<View> = ({ view, seat, choices }) => CHOOSES[view.asked[seat] as Stage](view, seat, choices);
