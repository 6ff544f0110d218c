/**
 * What a table is worth to the robbery, in sleepers of train time, as far as one seat knows: the sum of what stands in
 * the way of the plans, of the contingencies, of traces, and of what flows into the bag.
 */
import { activeSkill, freeIcons, icons } from '../backpack';
import { CHARACTERS, characterOf } from '../content/characters';
import { tokenOf, type Contingency } from '../content/contingencies';
import { FINGERPRINTS, REACH_AREAS } from '../content/numbers';
import type { Plan } from '../content/plans';

import { colourOf, counterpart } from '../content/tools';
import { areaOf, BRIDGE } from '../content/track';
import { plannerOf } from '../planning';
import { inHouse, inRoom, ownCharacters, touches } from '../roles';
import { TOOLS, type Board, type CharacterId, type Colour, type Needs, type Tool } from '../state';
import { stepsToArea } from './distances';
import type { Knowledge } from './knowledge';
import { WEIGHTS as W } from './weights';

/** Tools of one colour on some cards: how many of each, and how many that stand for either. */
type Held = Record<Tool, number> & { flexible: Record<Colour, number> };

function held(board: Board, characters: readonly CharacterId[]): Held {
  const sum = { gloves: 0, balaclava: 0, battery: 0, walkie: 0, gun: 0, rope: 0, flexible: { grey: 0, blue: 0, red: 0 } };
  for (const id of characters) {
    const swaps = activeSkill(board, id) === 'swap';
    for (const tool of board.cards[id]!.tools) {
      if (swaps) sum.flexible[colourOf(tool)] += 1;
      else sum[tool] += 1;
    }
  }
  return sum;
}

/** Takes what the needs can use out of `have`; returns how many tools that is. */
function take(have: Held, needs: Needs): number {
  let taken = 0;
  for (const tool of TOOLS) {
    const needed = needs[tool] ?? 0;
    if (needed === 0) continue;
    const plain = Math.min(needed, have[tool]);
    const colour = colourOf(tool);
    const flexible = Math.min(needed - plain, have.flexible[colour]);
    have[tool] -= plain;
    have.flexible[colour] -= flexible;
    taken += plain + flexible;
  }
  return taken;
}

const total = (needs: Needs): number => TOOLS.reduce((sum, tool) => sum + (needs[tool] ?? 0), 0);

/** Steps until an operator of the colour stands at the area; those in the house wait for the Coordinator. */
function stepsOfColour(board: Board, colour: Colour, area: string): number {
  let best = Infinity;
  for (const { id, role, colour: own } of CHARACTERS) {
    if (role !== 'operator' || own !== colour) continue;
    const place = board.places[id]!;
    const steps = stepsToArea(place, area) + (inHouse(board, id) ? W.insideSteps : 0);
    if (steps < best) best = steps;
  }
  return best;
}

/** What it costs that a plan is not ready: people on their way, and tools that are missing. */
function planCost(board: Board, plan: Plan, have: Held, order: number): number {
  const left = areaOf(plan.area).lastSleeper - board.head;
  const later = W.later ** order;
  const urgency = W.urgency / (left + W.urgencyOffset);
  let cost = 0;
  for (const colour of plan.operators) {
    const steps = stepsOfColour(board, colour, plan.area);
    cost += steps === 0 ? 0 : urgency * (steps + W.away);
  }
  const missing = total(plan.tools) - take(have, plan.tools);
  cost += later * missing * (plan.time * W.planTime + plan.fingerprints * W.planPrint);
  // Time that runs out while the plan is open.
  if (order === 0 && left < W.slack) cost += (W.slack - left) ** 2 * W.tight;
  return cost;
}

/** The mean over the cards that a plan may be. */
function plansCost(board: Board, { plans }: Knowledge): number {
  let cost = 0;
  const coordinators = held(board, ownCharacters(board, 'coordinator'));
  plans.forEach((cards, order) => {
    if (plannerOf(cards[0]!.plan) === 'operator') {
      for (const plan of cards) {
        const have = held(board, ownCharacters(board, 'operator').filter((id) => stepsToArea(board.places[id]!, plan.area) <= W.bridgeSteps));
        cost += planCost(board, plan, have, order) / cards.length;
      }
      return;
    }
    if (cards.length === 1) {
      cost += planCost(board, cards[0]!, coordinators, order);
      return;
    }
    for (const plan of cards)
      cost += planCost(board, plan, { ...coordinators, flexible: { ...coordinators.flexible } }, order) / cards.length;
  });
  return cost;
}

/** How much of a contingency's tools is at hand or near, from 0 to 1. */
function readiness(board: Board, { area, tools }: Contingency): number {
  const owners = ownCharacters(board, 'operator');
  let credit = 0;
  for (const tool of TOOLS) {
    const needed = tools[tool] ?? 0;
    if (needed === 0) continue;
    const credits: number[] = [];
    for (const id of owners) {
      if (characterOf(id).colour !== colourOf(tool)) continue;
      const skill = activeSkill(board, id);
      const place = board.places[id]!;
      const near = skill === 'reach' && touches(place, area, REACH_AREAS) ? 0 : stepsToArea(place, area);
      for (const carried of board.cards[id]!.tools)
        if (carried === tool || (skill === 'swap' && carried === counterpart(tool))) credits.push(W.near ** near);
    }
    credits.sort((a, b) => b - a);
    for (let i = 0; i < needed; i++) credit += credits[i] ?? 0;
  }
  return credit / total(tools);
}

/** Rests that may still come. */
const restsAhead = (head: number): number => Math.max(0.5, (BRIDGE.lastSleeper - head) / W.sleepersPerRest);

/** What the tokens on the tracks will cost, less what is on its way to them. */
function contingenciesCost(board: Board, { contingencies }: Knowledge): number {
  const rests = Math.min(W.restsCounted, restsAhead(board.head));
  const crowd = (count: number): number => W.crowd[Math.min(count, W.crowd.length - 1)]!;
  let cost = crowd(contingencies.length);
  const relief = cost - crowd(contingencies.length - 1);
  const gains = contingencies.map(({ token, cards }) => {
    const { time, fingerprints } = tokenOf(token);
    const penalty = rests * (time + fingerprints * W.bagPrint);
    cost += penalty;
    const ready = cards.reduce((sum, card) => sum + readiness(board, card) ** W.readyPower, 0) / cards.length;
    return (penalty + relief) * ready * W.readyShare;
  }).toSorted((a, b) => b - a);
  // The same tools serve one contingency only.
  gains.forEach((gain, i) => (cost -= gain * W.sharing ** i));
  return cost;
}

/** Traces: fingerprints on cards and in the bag, and the end of the supply. */
function tracesCost(board: Board): number {
  let cost = 0;
  let open = 0;
  for (const { id, role } of CHARACTERS) {
    const { fingerprint } = board.cards[id]!;
    const inside = role === 'operator' && inHouse(board, id);
    if (fingerprint) cost += role === 'coordinator' ? W.coordinatorPrint : inside ? W.insidePrint : W.operatorPrint;
    else if (!inside) open += 1;
  }
  const drawn = board.bag.fingerprint + board.extras.filter((token) => token === 'fingerprint').length;
  cost += drawn * W.bagPrint;
  if (drawn > open - W.spareOpen) cost += (drawn - open + W.spareOpen) * W.arrest;
  if (board.supply < W.lowSupply) cost += (W.lowSupply - board.supply) ** 2 * W.supply;
  return cost + (FINGERPRINTS - board.supply) * W.print;
}

/** Fingerprints that a rest would put on cards at the board game. */
function gameCost(board: Board): number {
  return inRoom(board, board.monopoly).reduce((sum, id) => sum + (board.cards[id]!.fingerprint ? W.gameArrest : W.game), 0);
}

/** Tools that are still wanted, by kind. */
export function demandOf(board: Board, knowledge: Knowledge): Record<Tool, number> {
  const want = { gloves: 0, balaclava: 0, battery: 0, walkie: 0, gun: 0, rope: 0 };
  const add = (needs: Needs, have: Held, share: number) => {
    for (const tool of TOOLS) {
      const needed = needs[tool] ?? 0;
      if (needed === 0) continue;
      const got = Math.min(needed, have[tool] + have.flexible[colourOf(tool)]);
      want[tool] += (needed - got) * share;
      have[tool] = Math.max(0, have[tool] - got);
    }
  };
  const coordinators = held(board, ownCharacters(board, 'coordinator'));
  const operators = held(board, ownCharacters(board, 'operator'));
  knowledge.plans.forEach((cards, order) => {
    const share = W.demandLater ** order / cards.length;
    for (const plan of cards) {
      const have = plannerOf(plan.plan) === 'operator' ? operators : coordinators;
      add(plan.tools, cards.length === 1 ? have : { ...have, flexible: { ...have.flexible } }, share);
    }
  });
  for (const { cards } of knowledge.contingencies)
    for (const { tools } of cards) add(tools, { ...operators, flexible: { ...operators.flexible } }, W.contingencyDemand / cards.length);
  return want;
}

/** Wanted tools that the next draw is likely to bring. */
function flowWorth(board: Board, demand: Record<Tool, number>): number {
  let size = board.bag.fingerprint;
  const supply = TOOLS.map((tool) => {
    const inflow = Math.min(board.stock[tool], inRoom(board, board.home[tool]).length);
    size += board.bag[tool] + inflow;
    return board.bag[tool] + inflow;
  });
  const drawn = Math.min(1, 7 / Math.max(1, size));
  let worth = 0;
  TOOLS.forEach((tool, i) => {
    const came = supply[i]! * drawn + board.extras.filter((token) => token === tool).length;
    worth += Math.min(came, demand[tool]) + W.surplus * Math.max(0, came - demand[tool]);
  });
  return worth * W.flow;
}

/** People outside, skills and room in backpacks. */
function crewWorth(board: Board): number {
  let worth = 0;
  let outside = 0;
  for (const { id, role } of CHARACTERS) {
    const inside = role === 'operator' && inHouse(board, id);
    if (!inside && role === 'operator') outside += 1;
    if (board.cards[id]!.turned !== null) worth += W.skill + (icons(board, id) - 2) * W.icon;
    if (!inside && freeIcons(board, id) > 0) worth += W.free;
  }
  return worth + Math.min(outside, W.outsideCounted) * W.outside;
}

const sumOf = <T>(list: readonly T[], of: (thing: T) => number): number => list.reduce((sum, thing) => sum + of(thing), 0);

/** Tools on cards that fit nothing known yet may still come in handy. */
const spareWorth = (board: Board): number => sumOf(CHARACTERS, ({ id }) => board.cards[id]!.tools.length) * W.spareTool;

/** The worth of a table. `demand` may be that of an earlier table, where tools have not changed. */
export function worthOf(board: Board, knowledge: Knowledge, demand = demandOf(board, knowledge)): number {
  return flowWorth(board, demand) + crewWorth(board) + spareWorth(board)
    - plansCost(board, knowledge) - contingenciesCost(board, knowledge) - tracesCost(board) - gameCost(board)
    - board.head * W.time;
}

