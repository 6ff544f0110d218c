/** Where the bot goes: what a Visit brings against the officers on the way, and on day 3 always with the way out in mind. */
import type { Choice, Seat } from '../../kit/types';
import { contactOf } from '../content/contacts';
import { EQUIPMENT_KINDS } from '../content/items';
import { amountAt } from '../content/places';
import { LAST_DAY } from '../content/numbers';
import { refuseEnd } from '../travel/ends';
import { exitCost } from '../escape/escape';
import { uncovered } from '../visit/contact-cards';
import { incomeOf } from '../visit/money';
import { lastExit } from '../police/patrol';
import { exitLocation, kindOf, locationsIn, placeAt } from '../city/spaces';
import type { Board, Faced, LocationId, View } from '../state';
import { travelEnds, type TravelEnd, type TravelWay } from '../travel/query';
import { foresee } from '../police/wounds';
import { costIn, slotsLeft } from './leaving';
import { reachableFrom, travelsTo } from './reach';
import { bestUnlock, unlocking, visitWorth, WOUND } from './worth';

/** How much what comes after next counts. */
const AHEAD = 0.35;
const CAN = 5;
const HELICOPTER = 8;
/** More Travels than there are slots. */
const FAR = 99;

/** How many of the faced the seat's ready pieces can take care of. */
function avoidable(board: Board, faced: readonly Faced[]): number {
  const helpers = [
    ...board.items.flatMap((tile) => (tile?.kind === 'equipment' && tile.ready ? [EQUIPMENT_KINDS[tile.id].avoids] : [])),
    ...uncovered(board).flatMap(({ card, ready }) => (ready && ['avoidTile', 'avoidOne'].includes(contactOf(card).effect.do) ? [null] : [])),
    ...Array<null>(board.gang).fill(null),
  ];
  const left = [...faced];
  for (const types of helpers) {
    const at = left.findIndex(({ type }) => types === null || type === 'inspector' || types.includes(type));
    if (at >= 0) left.splice(at, 1);
  }
  return faced.length - left.length;
}

/** What a way costs in points: Wounds, Handcuffs, cans. */
function wayCost(board: Board, way: TravelWay): number {
  const saved = avoidable(board, way.faced);
  const wounds = way.faced.length - saved;
  const cuffs = Math.max(0, wounds - board.wounds.green);
  return wounds * WOUND + cuffs * 25 + saved * 5 + way.gas * CAN + (way.helicopter ? HELICOPTER : 0) + (foresee(board, wounds).arrested ? 500 : 0);
}

interface Plan {
  end: TravelEnd;
  way: TravelWay;
  worth: number;
}

type Worths = ReadonlyMap<LocationId, number>;

/** What a Visit to each Location that can be visited would bring. */
const worthsOf = (view: View, seat: Seat): Worths =>
  new Map(locationsIn(view).filter((location) => !refuseEnd(view, seat, location)).map((location) => [location, visitWorth(view, seat, location)]));

/** The best that the Travel after this one could bring. */
const ahead = (view: View, worths: Worths, from: LocationId): number =>
  Math.max(0, ...reachableFrom(view, from).map((location) => worths.get(location) ?? 0));

/** Income that a Visit there brings at once. */
function incomeAt(view: View, seat: Seat, location: LocationId): number {
  const place = placeAt(view, location);
  const pays = place ? amountAt(view.players[seat]!.plan!, place) === undefined : kindOf(location) === 'exit';
  return pays ? incomeOf(view.boards[seat]!) : 0;
}

/** On day 3 a place from where one cannot leave in time, or not for what one has, is worth nothing; the Exit itself is the whole score. */
function lastDay(view: View, seat: Seat, location: LocationId): number {
  const exit = lastExit(view)!;
  const { cash } = view.players[seat]!;
  if (location === exitLocation(view, exit)) return cash >= exitCost(view) ? 40 : -50;
  const away = travelsTo(view, exit).get(location) ?? FAR;
  const leaving = slotsLeft(view, seat)[away];
  if (leaving === undefined) return -1000 - 10 * away;
  return cash + incomeAt(view, seat, location) >= costIn(view, seat, leaving) ? 0 : -300;
}

function plans(view: View, seat: Seat, worths: Worths): Plan[] {
  const board = view.boards[seat]!;
  const last = view.day === LAST_DAY;
  return travelEnds(view, seat).filter(({ refusal }) => !refusal).map((end) => {
    const [way] = end.ways.toSorted((a, b) => wayCost(board, a) - wayCost(board, b));
    const gone = last && end.to === exitLocation(view, lastExit(view)!);
    const worth = (gone ? 0 : worths.get(end.to)! + AHEAD * ahead(view, worths, end.to))
      + (last ? lastDay(view, seat, end.to) : 0) - wayCost(board, way!) - (end.keys ? 4 : 0);
    return { end, way: way!, worth };
  });
}

/** What Rest brings: an Asset unlocked, pieces turned up; on day 3 only with time left. */
function restWorth(view: View, seat: Seat, worths: Worths): number {
  const board = view.boards[seat]!;
  const asset = bestUnlock(board);
  const used = uncovered(board).filter(({ ready }) => !ready).length + board.items.filter((tile) => tile?.kind === 'equipment' && !tile.ready).length;
  const late = view.day === LAST_DAY && lastDay(view, seat, board.pawn!) < 0;
  return (asset ? unlocking(board, asset) : 0) + used * 5 + (board.firstAid ? 0 : 6) + AHEAD * ahead(view, worths, board.pawn!) - (late ? 1000 : 0);
}

const asChoice = ({ end, way }: Plan): Choice => ({
  move: 'travel',
  args: { steps: way.steps, gas: way.gas, ...(end.keys && { key: end.keys.toSorted((a, b) => Number('asset' in b) - Number('asset' in a))[0] }) },
});

/** The best action of the turn, and what it is worth. */
export function bestAction(view: View, seat: Seat): { choice: Choice; worth: number } {
  const board = view.boards[seat]!;
  const worths = worthsOf(view, seat);
  const [best] = plans(view, seat, worths).toSorted((a, b) => b.worth - a.worth);
  const resting = board.rested ? -Infinity : restWorth(view, seat, worths);
  if (best && best.worth >= resting) return { choice: asChoice(best), worth: best.worth };
  const asset = bestUnlock(board);
  return board.rested ? { choice: { move: 'pass', args: {} }, worth: 0 } : { choice: { move: 'rest', args: asset ? { asset } : {} }, worth: resting };
}
