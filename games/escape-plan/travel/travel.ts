/** Travel: a way checked step by step, and what it leads to (EP-102 to EP-124, EP-300 to EP-307). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { MOVEMENT } from '../content/numbers';
import { isClosed, refuseEnd } from './ends';
import { graphOf, type CityGraph } from '../city/graph';
import { refuseKey, type KeySource } from '../visit/keys';
import { tileOfSpace } from '../city/spaces';
import type { Board, Faced, LocationId, Open, SpaceId, TileId, View } from '../state';
import type { StepKind, TravelStep } from './search';

/** A whole Travel, as the move says it. */
export interface Journey {
  steps: TravelStep[];
  /** Cans returned, needed or not (EP-306). */
  gas: number;
  key?: KeySource;
}

/** How far a way has led. */
export interface Walk {
  at: SpaceId;
  spent: number;
  /** Movement points available so far: a ride gives one more (EP-115). */
  budget: number;
  ridden: boolean;
  flown: boolean;
  /** Tiles left, each once, in the order of leaving. */
  left: TileId[];
}

export const stepKind = (step: TravelStep): StepKind => Object.keys(step)[0] as StepKind;
export const stepTarget = (step: TravelStep): SpaceId => Object.values(step)[0] as SpaceId;

/** Movement points without cans and Subway. */
export const pointsOf = ({ turn }: Pick<Open, 'turn'>): number => MOVEMENT + (turn?.mp ?? 0);

export const hasHelicopter = ({ items }: Pick<Board, 'items'>): boolean =>
  items.some((tile) => tile?.kind === 'fixer' && tile.id === 'helicopter');

export const startWalk = (open: Open, seat: Seat, gas: number): Walk => ({
  at: open.boards[seat]!.pawn!, spent: 0, budget: pointsOf(open) + gas, ridden: false, flown: false, left: [],
});

/** What a step costs from where one stands, or why it cannot be made. */
function costOf(graph: CityGraph, walk: Walk, step: TravelStep, helicopter: boolean): number | Refusal {
  const [from, to] = [graph.numberOf.get(walk.at)!, graph.numberOf.get(stepTarget(step))];
  if (to === undefined) return refusal('no-such-space', 'EP-117');
  const tile = graph.tileAt[from]!;
  if ('go' in step) return graph.roads[from]!.find((road) => road.to === to)?.cost ?? refusal('no-way', 'EP-104');
  if ('ride' in step)
    return graph.kinds[from] === 'subway' && graph.kinds[to] === 'subway' && from !== to ? 0 : refusal('no-ride', 'EP-114');
  if ('fixerFly' in step) {
    if (!helicopter) return refusal('no-helicopter', 'EP-231');
    if (walk.flown) return refusal('helicopter-gone', 'EP-211');
    if (!graph.heliports[tile]) return refusal('no-heliport-here', 'EP-231');
  } else if (graph.kinds[from] !== 'heliport') return refusal('no-heliport', 'EP-116');
  return graph.landings[tile]!.includes(to) ? 1 : refusal('no-landing', 'EP-116');
}

/** The walk after one more step, or why the step cannot be made. The walk given stays as it is. */
export function walkOn(open: Open, seat: Seat, walk: Walk, step: TravelStep): Walk | Refusal {
  const cost = costOf(graphOf(open.city), walk, step, hasHelicopter(open.boards[seat]!));
  if (typeof cost !== 'number') return cost;
  const ride = stepKind(step) === 'ride' && !walk.ridden;
  const [tile, to] = [tileOfSpace(walk.at), stepTarget(step)];
  const budget = walk.budget + (ride ? 1 : 0);
  const spent = walk.spent + cost;
  if (spent > budget) return refusal('too-far', 'EP-119', { spent, budget });
  return {
    at: to, spent, budget,
    ridden: walk.ridden || ride,
    flown: walk.flown || stepKind(step) === 'fixerFly',
    left: tile === tileOfSpace(to) || walk.left.includes(tile) ? walk.left : [...walk.left, tile],
  };
}

export const isRefusal = (thing: Walk | Refusal): thing is Refusal => 'reason' in thing;

/** Walks all steps, or says why one cannot be made. */
export function walkAll(open: Open, seat: Seat, { steps, gas }: Pick<Journey, 'steps' | 'gas'>): Walk | Refusal {
  let walk = startWalk(open, seat, gas);
  for (const step of steps) {
    const next = walkOn(open, seat, walk, step);
    if (isRefusal(next)) return next;
    walk = next;
  }
  return walk;
}

/** Whoever stands on the tile: its officers, and the Inspector as one more (EP-287). */
export function guardsOf({ officers, inspector }: Pick<Open, 'officers' | 'inspector'>, tile: TileId): Faced[] {
  const sandra: Faced[] = inspector && tileOfSpace(inspector.pawn) === tile ? [{ tile, type: 'inspector' }] : [];
  return [...(officers[tile] ?? []).map((type): Faced => ({ tile, type })), ...sandra];
}

/** The officers that a way from one Location to another meets (EP-121 to EP-123, EP-300, EP-301), by tile in city order. */
export function facedOn(open: Open, from: LocationId, to: SpaceId, left: readonly TileId[]): Faced[] {
  const end = tileOfSpace(to);
  if (tileOfSpace(from) === end) return [];
  return open.city.filter(({ id }) => id !== end && left.includes(id)).flatMap(({ id }) => guardsOf(open, id));
}

/** Why the way may not end where it has led. */
export function refuseStop(view: View, seat: Seat, { at }: Pick<Walk, 'at'>): Refusal | undefined {
  const graph = graphOf(view.city);
  if (graph.kinds[graph.numberOf.get(at)!] === null) return refusal('ends-on-land', 'EP-103');
  if (at === view.boards[seat]!.pawn) return refusal('ends-where-it-starts', 'EP-103');
  return refuseEnd(view, seat, at);
}

export function refuseJourney(view: View, seat: Seat, journey: Journey): Refusal | undefined {
  const { gas, key } = journey;
  const held = view.boards[seat]!.gas;
  if (gas > held) return refusal('too-few-cans', 'EP-109', { held });
  const walk = walkAll(view, seat, journey);
  if (isRefusal(walk)) return walk;
  const why = refuseStop(view, seat, walk);
  if (why) return why;
  if (!isClosed(view, walk.at)) return key ? refusal('no-key-needed', 'EP-158') : undefined;
  return key ? refuseKey(view, seat, key) : refusal('needs-key', 'EP-157');
}
