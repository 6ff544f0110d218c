/** A Visit: the steps of its Location in order; those without a choice run by themselves (EP-136 to EP-139, EP-147 to EP-202). */
import type { Seat } from '../../kit/types';
import { lockedAssets } from './assets';
import { BY_PLAYERS, EQUIPMENT_A_VISIT, GANG_FEE, GAS_SPACES } from '../content/numbers';
import { amountAt, groupOf, SAFE_HOUSES } from '../content/places';
import { KEY_COLOURS } from '../content/tokens';
import { counts } from '../counts';
import { hasVisited } from '../travel/ends';
import type { Turn } from '../events';
import { openItemSpaces } from './item-spaces';
import { lockersAtHand } from './lockers';
import { pay, receiveIncome } from './money';
import { canLose, gainNotoriety, loseNotoriety } from '../police/notoriety';
import { othersOn, seatsOf } from '../seats';
import { kindOf, placeAt, spotName, tileOfSpace } from '../city/spaces';
import {
  EQUIPMENT, type AutoStep, type Board, type ChoiceStep, type Display, type EscapePlan, type LocationKind, type Open, type PlaceId, type SafeHouseId,
  type VisitStep,
} from '../state';

const STEPS: Readonly<Record<LocationKind, readonly VisitStep[]>> = {
  business: ['crowd', 'cube', 'contact'],
  safehouse: ['crowd', 'cube', 'quiet', 'key', 'fixer'],
  gang: ['pay', 'hire', 'control'],
  store: ['crowd', 'gas', 'equipment', 'locker'],
  clinic: ['crowd', 'unlock', 'heal', 'contact'],
  church: ['crowd', 'calm', 'unlock', 'contact'],
  hospital: ['treat', 'report'],
  exit: ['crowd', 'exit', 'contact'],
  subway: [],
  heliport: [],
};

const hereOf = ({ turn }: Pick<Open, 'turn'>): string => turn!.visit!.location;

/** The visitor's cube goes to the area that its Escape Plan names, and the Income it may show comes at once. */
function placeCube(turn: Turn, seat: Seat): void {
  const { G, tell } = turn;
  const place = placeAt(G, hereOf(G))!;
  const area = amountAt(G.players[seat]!.plan!, place) === undefined ? 'income' : 'plain';
  G.boards[seat]!.income -= 1;
  G.displays[place][area].push(seat);
  tell({ type: 'cube-placed', seat, place, area });
  if (area === 'income') receiveIncome(turn, seat);
  const group = groupOf(place);
  if (group.places.every((each) => hasVisited(G, seat, each))) G.turn!.completed = group.id;
}

function takeKey({ G, tell }: Turn, seat: Seat): void {
  const number = SAFE_HOUSES.indexOf(placeAt(G, hereOf(G)) as SafeHouseId);
  if (!G.keys[number]) return;
  G.keys[number]! -= 1;
  G.boards[seat]!.keys[number] = 'up';
  tell({ type: 'key-taken', seat, colour: KEY_COLOURS[number]! });
}

function hireGang({ G, tell }: Turn, seat: Seat): void {
  const gang = G.gangs[hereOf(G)]!;
  const { members } = gang;
  G.boards[seat]!.gang += members;
  gang.members = 0;
  tell({ type: 'gang-hired', seat, tile: tileOfSpace(hereOf(G)), price: GANG_FEE, count: members });
}

function controlGang({ G }: Turn, seat: Seat): void {
  G.boards[seat]!.controls -= 1;
  G.gangs[hereOf(G)]!.control = seat;
}

function meetCrowd(turn: Turn, seat: Seat): void {
  const count = othersOn(turn.G, hereOf(turn.G), seat);
  if (count === 0) return;
  turn.tell({ type: 'crowd', seat, count });
  gainNotoriety(turn, seat, count);
}

function report(turn: Turn, seat: Seat): void {
  turn.tell({ type: 'reported', seat });
  gainNotoriety(turn, seat);
}

const AUTO: Readonly<Record<AutoStep, (turn: Turn, seat: Seat) => void>> = {
  crowd: meetCrowd,
  cube: placeCube,
  quiet: loseNotoriety,
  key: takeKey,
  pay: (turn, seat) => pay(turn, seat, GANG_FEE),
  hire: hireGang,
  control: controlGang,
  report,
};

/** Equipment that can still be bought in this Visit, at whatever price (EP-176, EP-322). */
export const equipmentLeft = ({ equipment, turn }: Pick<Open, 'equipment' | 'turn'>) => {
  const { bought } = turn!.visit!;
  return bought.length < EQUIPMENT_A_VISIT ? EQUIPMENT.filter((id) => equipment[id] > 0 && !bought.includes(id)) : [];
};

/**
 * Whether a step waits for the visitor. Only what everybody sees decides it: a visitor who is merely too poor is asked
 * all the same and declines, so that nothing of the cash shows.
 */
const OFFERED: Readonly<Record<ChoiceStep, (G: EscapePlan, board: Board, seat: Seat) => boolean>> = {
  contact: ({ contacts }) => contacts.length > 0,
  fixer: ({ fixers }, board) => fixers.length > 0 && openItemSpaces(board).length > 0,
  gas: ({ gas }, board) => gas > 0 && board.gas < GAS_SPACES,
  equipment: (G, board) => equipmentLeft(G).length > 0 && openItemSpaces(board).length > 0,
  locker: (G, _board, seat) => lockersAtHand({ boards: G.boards, counts: counts(G) }, seat).length > 0,
  keep: () => true,
  unlock: (_G, board) => lockedAssets(board).length > 0,
  heal: (_G, { wounds }) => wounds.red > 0,
  calm: (_G, board) => canLose(board),
  treat: (_G, { wounds }) => wounds.red > 0,
  exit: () => true,
};

const isAuto = (step: VisitStep): step is AutoStep => Object.hasOwn(AUTO, step);

/** A Business with enough cubes turns its tile over at the end of the Visit (EP-157, EP-313). */
export function closeIfFull({ G, tell }: Pick<Turn, 'G' | 'tell'>, place: PlaceId): void {
  const display: Display = G.displays[place];
  const cubes = display.plain.length + display.income.length;
  if (place.startsWith('safehouse') || display.closed || cubes < BY_PLAYERS[seatsOf(G).length]!.closeAt) return;
  display.closed = true;
  tell({ type: 'business-closed', place });
}

/** Runs steps until one waits for the visitor or the Visit is over. */
export function runVisit(turn: Turn, seat: Seat): void {
  const { G } = turn;
  const { steps } = G.turn!.visit!;
  for (let step = steps[0]; step !== undefined; step = steps[0]) {
    if (isAuto(step)) AUTO[step](turn, seat);
    else if (OFFERED[step](G, G.boards[seat]!, seat)) return;
    steps.shift();
  }
  const place = placeAt(G, hereOf(G));
  if (place !== undefined) closeIfFull(turn, place);
  G.turn!.visit = null;
  G.asked = { [seat]: 'after' };
}

/** Begins the Visit of the Location that the seat stands on. A cube shows part of the Escape Plan: no way back then. */
export function startVisit(turn: Turn, seat: Seat): void {
  const { G, tell, seal } = turn;
  const location = G.boards[seat]!.pawn!;
  const steps = [...STEPS[kindOf(location)]];
  if (steps.includes('cube')) seal();
  G.turn!.visit = { location, steps, bought: [], drawn: null };
  G.asked = { [seat]: 'visit' };
  tell({ type: 'visited', seat, spot: spotName(G, location), tile: tileOfSpace(location) });
  runVisit(turn, seat);
}

/** The present step is done: on to the next one. */
export function finishStep(turn: Turn, seat: Seat): void {
  turn.G.turn!.visit!.steps.shift();
  runVisit(turn, seat);
}

/** The step at which the visitor has a choice now. */
export const presentStep = ({ turn }: Pick<Open, 'turn'>): VisitStep | undefined => turn?.visit?.steps[0];
