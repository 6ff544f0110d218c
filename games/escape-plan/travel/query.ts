/** What a player can ask before travelling: all ends with their cheapest ways, and a way of one's own, step by step. */
import type { Refusal, Seat } from '../../kit/types';
import { isClosed, refuseEnd } from './ends';
import { graphOf } from '../city/graph';
import { keysOn, usableKeys, type KeySource } from '../visit/keys';
import { refusal } from '../../kit/move';
import type { Faced, LocationId, View } from '../state';
import { facedOn, guardsOf, hasHelicopter, isRefusal, pointsOf, refuseStop, startWalk, walkOn, type Walk } from './travel';
import { findWays, type FoundWay, type TravelStep } from './search';
import { foresee } from '../police/wounds';

/** One way to an end and all that it costs. */
export interface TravelWay {
  steps: TravelStep[];
  /** Cans to be returned. */
  gas: number;
  /** The Helicopter goes to the box. */
  helicopter: boolean;
  /** Movement points spent and available, those of the cans included. */
  spent: number;
  budget: number;
  faced: Faced[];
  /** What it comes to if no officer is avoided. */
  worst: { red: number; handcuffs: number; arrested: boolean };
}

export interface TravelEnd {
  to: LocationId;
  /** Why one may pass there but not end there. */
  refusal?: Refusal;
  /** Fewest officers first, then fewest cans. None is worse than another in officers, cans and Helicopter alike. */
  ways: TravelWay[];
  /** A closed Business: the keys that open it now. Undefined where none is needed. */
  keys?: KeySource[];
}

const byPrice = (a: TravelWay, b: TravelWay): number =>
  a.faced.length - b.faced.length || a.gas - b.gas || Number(a.helicopter) - Number(b.helicopter) || a.spent - b.spent;

function wayOf(view: View, seat: Seat, found: FoundWay, tiles: readonly string[]): TravelWay {
  const { steps, spent, ridden, flown, cans, left } = found;
  const faced = tiles.flatMap((tile, bit) => (left & (1 << bit) ? guardsOf(view, tile) : []));
  return {
    steps, gas: cans, helicopter: flown, spent, budget: pointsOf(view) + cans + (ridden ? 1 : 0), faced,
    worst: foresee(view.boards[seat]!, faced.length),
  };
}

/** Why no Travel may end at a closed Business without a key that can be paid. */
function refuseClosed(view: View, seat: Seat, keys: KeySource[]): Refusal | undefined {
  if (keys.length > 0) return undefined;
  const [cheapest] = keysOn(view.boards[seat]!).toSorted((a, b) => a.price - b.price);
  return cheapest ? refusal('too-poor', 'EP-216', { price: cheapest.price, cash: view.players[seat]!.cash }) : refusal('needs-key', 'EP-157');
}

/**
 * Every Location that the seat can reach now, in city order, with its cheapest ways. Reads nothing that the seat does
 * not see. Those with a `refusal` can be reached and passed, but not visited.
 */
export function travelEnds(view: View, seat: Seat): TravelEnd[] {
  const board = view.boards[seat]!;
  const graph = graphOf(view.city);
  const guarded = graph.tiles.reduce((bits, tile, bit) => (guardsOf(view, tile).length > 0 ? bits | (1 << bit) : bits), 0);
  const found = findWays({
    graph, guarded, start: graph.numberOf.get(board.pawn!)!, points: pointsOf(view), cans: board.gas, helicopter: hasHelicopter(board),
  });
  return [...found].map(([end, ways]): TravelEnd => {
    const to = graph.spaces[end]!;
    const keys = isClosed(view, to) ? usableKeys(view, seat) : undefined;
    const why = refuseEnd(view, seat, to) ?? (keys && refuseClosed(view, seat, keys));
    return {
      to,
      ...(why && { refusal: why }),
      ways: ways.map((way) => wayOf(view, seat, way, graph.tiles)).toSorted(byPrice),
      ...(keys && { keys }),
    };
  });
}

/** A way traced so far: what it has cost, whom it would meet if it ended here, and what can come next. */
export interface Trace extends Walk {
  faced: Faced[];
  worst: TravelWay['worst'];
  /** Why it may not end here. */
  stop?: Refusal;
  /** A closed Business: the keys that open it. */
  keys?: KeySource[];
  /** Steps that the Movement points allow, with the points spent after each. */
  next: { step: TravelStep; spent: number }[];
}

/** Follows steps from the seat's pawn with so many cans; says why the first impossible one is impossible. */
export function traceTravel(view: View, seat: Seat, steps: readonly TravelStep[], gas: number): Trace | Refusal {
  let walk = startWalk(view, seat, gas);
  for (const step of steps) {
    const on = walkOn(view, seat, walk, step);
    if (isRefusal(on)) return on;
    walk = on;
  }
  const faced = facedOn(view, view.boards[seat]!.pawn!, walk.at, walk.left);
  const keys = isClosed(view, walk.at) ? usableKeys(view, seat) : undefined;
  const stop = refuseStop(view, seat, walk) ?? (keys && refuseClosed(view, seat, keys));
  return {
    ...walk, faced, worst: foresee(view.boards[seat]!, faced.length),
    ...(stop && { stop }), ...(keys && { keys }),
    next: nextSteps(view, seat, walk),
  };
}

function nextSteps(view: View, seat: Seat, walk: Walk): Trace['next'] {
  const graph = graphOf(view.city);
  const here = graph.numberOf.get(walk.at)!;
  const tile = graph.tileAt[here]!;
  const names = (spaces: readonly number[]) => spaces.map((space) => graph.spaces[space]!);
  const steps: TravelStep[] = [
    ...names(graph.roads[here]!.map(({ to }) => to)).map((go) => ({ go })),
    ...(graph.kinds[here] === 'subway' ? names(graph.subways).map((ride) => ({ ride })) : []),
    ...(graph.kinds[here] === 'heliport' ? names(graph.landings[tile]!).map((fly) => ({ fly })) : []),
    ...(graph.heliports[tile] && hasHelicopter(view.boards[seat]!) ? names(graph.landings[tile]!).map((fixerFly) => ({ fixerFly })) : []),
  ];
  return steps.flatMap((step) => {
    const on = walkOn(view, seat, walk, step);
    return isRefusal(on) ? [] : [{ step, spent: on.spent }];
  });
}
