/** Manhunt: after a slot, humans send officers after each other; alone, the police come by themselves (EP-078, EP-245, EP-246, EP-290). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import type { Turn } from '../events';
import { DIRECTIONS, distance, neighbour } from '../city/hex';
import { hasOfficer, moveOfficer } from './officers';
import { inCity, seatsOf } from '../seats';
import { placedTile, tileOfSpace } from '../city/spaces';
import { OFFICERS, type Hunt, type Open, type OfficerType, type PlacedTile, type TileId } from '../state';

export interface HuntMove {
  type: OfficerType;
  from: TileId;
  to: TileId;
}

/** From the lowest to the highest position, ties in reverse turn order. */
export const huntOrder = (open: Pick<Open, 'boards' | 'order'>): Seat[] =>
  inCity(open).toReversed().toSorted((a, b) => open.boards[a]!.position - open.boards[b]!.position);

const tileOfPawn = (open: Open, seat: Seat): PlacedTile => placedTile(open, tileOfSpace(open.boards[seat]!.pawn!))!;

/** Whom the seat may have hunted: other humans in the city, at least as notorious. */
const preyOf = (open: Open, seat: Seat): Seat[] =>
  inCity(open).filter((other) => other !== seat && open.boards[other]!.position >= open.boards[seat]!.position);

const neighbours = ({ city }: Pick<Open, 'city'>, tile: PlacedTile): PlacedTile[] =>
  DIRECTIONS.flatMap((direction) => {
    const { q, r } = neighbour(tile, direction);
    return city.find((other) => other.q === q && other.r === r) ?? [];
  });

/** Steps of an officer to a neighbouring tile without its type. */
const stepsOf = (open: Open, from: PlacedTile, type: OfficerType): PlacedTile[] =>
  neighbours(open, from).filter(({ id }) => !hasOfficer(open, id, type));

const hasMoved = (hunt: Hunt | null, tile: TileId, type: OfficerType): boolean =>
  hunt?.moved.some((moved) => moved.tile === tile && moved.type === type) ?? false;

function* huntSteps(open: Open, seat: Seat): Generator<HuntMove> {
  const prey = preyOf(open, seat).map((other) => tileOfPawn(open, other));
  if (prey.length === 0) return;
  for (const from of open.city)
    for (const type of open.officers[from.id] ?? []) {
      if (hasMoved(open.hunt, from.id, type)) continue;
      for (const to of stepsOf(open, from, type))
        if (prey.some((tile) => distance(to, tile) < distance(from, tile))) yield { type, from: from.id, to: to.id };
    }
}

/** Every legal step for the seat now. */
export const huntMoves = (open: Open, seat: Seat): HuntMove[] => [...huntSteps(open, seat)];

/** Whether there is any: the first one found will do. */
const canHunt = (open: Open, seat: Seat): boolean => !huntSteps(open, seat).next().done;

export function refuseHunt(open: Open, seat: Seat, { type, from, to }: HuntMove): Refusal | undefined {
  if (!placedTile(open, from) || !hasOfficer(open, from, type)) return refusal('no-officer-there', 'EP-246');
  if (hasMoved(open.hunt, from, type)) return refusal('moved-already', 'EP-246');
  const [start, end] = [placedTile(open, from)!, placedTile(open, to)];
  if (!end || distance(start, end) !== 1) return refusal('not-adjacent', 'EP-246');
  if (hasOfficer(open, to, type)) return refusal('type-there', 'EP-246', { officer: type });
  const nearer = preyOf(open, seat).some((other) => distance(end, tileOfPawn(open, other)) < distance(start, tileOfPawn(open, other)));
  return nearer ? undefined : refusal('not-nearer', 'EP-246');
}

/** Moves the officer; it stays where it is for the rest of this Manhunt. */
export function sendOfficer({ G, tell }: Turn, seat: Seat, { type, from, to }: HuntMove): void {
  moveOfficer(G, from, type, to);
  G.hunt!.moved.push({ tile: to, type });
  tell({ type: 'hunted', seat, officer: type, tile: from, to });
}

/** The one step that the police make on their own against a lone player, if there is any. */
export function loneHunt(open: Open, seat: Seat): HuntMove | undefined {
  const prey = tileOfPawn(open, seat);
  const moves = open.city.flatMap((from) =>
    (open.officers[from.id] ?? []).flatMap((type) =>
      stepsOf(open, from, type)
        .filter((to) => distance(to, prey) < distance(from, prey))
        .map((to) => ({ type, from: from.id, to: to.id, far: distance(from, prey) }))));
  const [first] = moves.toSorted((a, b) =>
    a.far - b.far || OFFICERS.indexOf(a.type) - OFFICERS.indexOf(b.type) || a.from.localeCompare(b.from, 'en') || a.to.localeCompare(b.to, 'en'));
  return first && { type: first.type, from: first.from, to: first.to };
}

function huntAlone({ G, tell }: Turn, seat: Seat): void {
  const move = loneHunt(G, seat);
  if (!move) return;
  moveOfficer(G, move.from, move.type, move.to);
  tell({ type: 'hunted-alone', officer: move.type, tile: move.from, to: move.to });
}

/** Starts a Manhunt; `then` goes on when nobody can or will move an officer any more. */
export function startManhunt(turn: Turn, then: (turn: Turn) => void): void {
  const { G } = turn;
  if (seatsOf(G).length === 1) {
    huntAlone(turn, seatsOf(G)[0]!);
    then(turn);
    return;
  }
  G.hunt = { queue: huntOrder(G), moved: [] };
  askHunter(turn, then);
}

/** Asks the next who has a legal step; the others are skipped. */
export function askHunter(turn: Turn, then: (turn: Turn) => void): void {
  const { G, enter } = turn;
  const queue = G.hunt!.queue;
  while (queue.length > 0 && !canHunt(G, queue[0]!)) queue.shift();
  if (queue.length === 0) {
    G.hunt = null;
    then(turn);
    return;
  }
  G.asked = { [queue.shift()!]: 'hunt' };
  enter('manhunt');
}
