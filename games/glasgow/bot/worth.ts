/**
 * What a table is worth to the robbery, in sleepers of train time, as far as one seat knows: what stands in the way of
 * the plans and of contingencies, traces, what flows into the bag, and the crew. Where only places or only tokens
 * change, the parts that do not are left out.
 */
import { freeIcons, icons } from '../backpack';
import { CHARACTERS } from '../content/characters';
import { tokenOf, type Contingency } from '../content/contingencies';
import { REACH_AREAS, REST_TOKENS } from '../content/numbers';
import type { Plan } from '../content/plans';
import { isRoom } from '../content/rooms';
import { colourOf } from '../content/tools';
import { areaOf, BRIDGE } from '../content/track';
import { LAST_PLAN, plannerOf } from '../planning';
import { touches } from '../roles';
import { totalOf } from '../spending';
import { COLOURS, TOOLS, type AreaId, type Board, type Needs, type Place, type Tool } from '../state';
import { stepsToArea } from './distances';
import type { Knowledge } from './knowledge';
import { addTools, nothing, surveyOf, take, type Bearer, type Held, type Survey } from './survey';
import { WEIGHTS as W } from './weights';

/** Steps until one of these operators stands at the area; those in the house wait for the Coordinator. */
function stepsOf(places: readonly Place[], area: AreaId): number {
  let best = Infinity;
  for (const place of places) {
    const steps = stepsToArea(place, area) + (isRoom(place) ? W.insideSteps : 0);
    if (steps < best) best = steps;
  }
  return best;
}

/** What it costs that people are not in place for a plan, and that time runs out. */
function peopleCost(head: number, operators: Survey['operators'], plan: Plan, order: number): number {
  const left = areaOf(plan.area).lastSleeper - head;
  let cost = 0;
  for (const colour of plan.operators) {
    const steps = stepsOf(operators[colour], plan.area);
    if (steps > 0) cost += (W.urgency / (Math.max(0, left) + W.urgencyOffset)) * (steps + W.away);
  }
  if (order === 0 && left < W.slack) cost += (W.slack - left) ** 2 * W.tight;
  return cost;
}

function plansPeople({ head }: Board, { operators }: Survey, { plans }: Knowledge): number {
  let cost = 0;
  plans.forEach((cards, order) => {
    for (const plan of cards) cost += peopleCost(head, operators, plan, order) / cards.length;
  });
  return cost;
}

const missingCost = (plan: Plan, have: Held, order: number): number =>
  W.later ** order * (totalOf(plan.tools) - take(have, plan.tools)) * (plan.time * W.planTime + plan.fingerprints * W.planPrint);

/** Tools of those who are on the Bridge or near it. */
function atBridge(bearers: readonly Bearer[]): Held {
  const sum = nothing();
  for (const bearer of bearers) if (stepsToArea(bearer.place, BRIDGE.id) <= W.bridgeSteps) addTools(sum, bearer);
  return sum;
}

const KINDS = [...TOOLS, ...COLOURS] as const;

/** Tools that plans from a number on lack: the next ones take theirs first, of unknown cards the mean. */
function plansTools(survey: Survey, { plans }: Knowledge, from = 0): number {
  let cost = 0;
  const coordinators = { ...survey.coordinators };
  plans.forEach((cards, order) => {
    if (cards[0]!.plan < from) return;
    const have = plannerOf(cards[0]!.plan) === 'coordinator' ? coordinators : atBridge(survey.bearers);
    const left = cards.map((plan) => {
      const own = { ...have };
      cost += missingCost(plan, own, order) / cards.length;
      return own;
    });
    if (have === coordinators) for (const kind of KINDS) coordinators[kind] = left.reduce((sum, own) => sum + own[kind], 0) / left.length;
  });
  return cost;
}

/** How near a bearer is to an area, from 1 at its intersections towards 0. */
const nearness = ({ place, skill }: Bearer, area: AreaId): number =>
  (skill === 'reach' && touches(place, area, REACH_AREAS) ? 1 : W.near ** stepsToArea(place, area));

/** How much of a contingency's tools is at hand or near, from 0 to 1. */
function readiness(bearers: readonly Bearer[], { area, tools }: Contingency): number {
  let credit = 0;
  for (const tool of TOOLS) {
    const needed = tools[tool];
    if (needed === undefined) continue;
    const colour = colourOf(tool);
    const credits: number[] = [];
    for (const bearer of bearers) {
      if (bearer.colour !== colour) continue;
      for (const carried of bearer.tools) if (carried === tool || bearer.skill === 'swap') credits.push(nearness(bearer, area));
    }
    if (credits.length > needed) credits.sort((a, b) => b - a);
    for (let i = 0; i < needed; i++) credit += credits[i] ?? 0;
  }
  return credit / totalOf(tools);
}

export const crowdCost = (count: number): number => W.crowd[Math.min(count, W.crowd.length - 1)]!;

/** What the tokens on the tracks will cost, less what is on its way to them. */
function contingenciesCost({ head, supply, tokens }: Board, { bearers }: Survey, knowledge: Knowledge): number {
  const contingencies = knowledge.contingencies.filter(({ token }) => tokens[token] !== null);
  const count = contingencies.length;
  if (count === 0) return 0;
  const rests = Math.min(W.restsCounted, Math.max(0.5, (BRIDGE.lastSleeper - head) / W.sleepersPerRest));
  let cost = crowdCost(count);
  const relief = cost - crowdCost(count - 1);
  let prints = 0;
  for (const { token } of contingencies) prints += tokenOf(token).fingerprints;
  const shortage = (due: number) => Math.max(0, due + W.spareSupply - supply) * W.shortage;
  cost += shortage(prints);
  const gains = contingencies.map(({ token, cards }) => {
    const { time, fingerprints } = tokenOf(token);
    const penalty = rests * (time + fingerprints * W.bagPrint);
    const saved = shortage(prints) - shortage(prints - fingerprints);
    cost += penalty;
    let ready = 0;
    for (const card of cards) ready += readiness(bearers, card) ** W.readyPower / cards.length;
    return (penalty + relief + saved) * ready * W.readyShare;
  }).sort((a, b) => b - a);
  // The same tools serve one contingency only.
  gains.forEach((gain, i) => (cost -= gain * W.sharing ** i));
  return cost;
}

/** Traces: fingerprints on cards and in the bag, and the end of the supply. */
function tracesCost(board: Board): number {
  let cost = 0;
  let open = 0;
  for (const { id, role } of CHARACTERS) {
    const inside = role === 'operator' && isRoom(board.places[id]!);
    if (board.cards[id]!.fingerprint) cost += role === 'coordinator' ? W.coordinatorPrint : inside ? W.insidePrint : W.operatorPrint;
    else if (!inside) open += 1;
  }
  let loose = board.bag.fingerprint;
  for (const token of board.extras) if (token === 'fingerprint') loose += 1;
  cost += loose * W.bagPrint + Math.max(0, loose - open + W.spareOpen) * W.arrest;
  if (board.supply < W.lowSupply) cost += (W.lowSupply - board.supply) ** 2 * W.supply;
  return cost;
}

/** Fingerprints that a rest would put on cards at the board game. */
function gameCost(board: Board): number {
  let cost = 0;
  for (const { id } of CHARACTERS) if (board.places[id] === board.monopoly) cost += board.cards[id]!.fingerprint ? W.gameArrest : W.game;
  return cost;
}

/** Tools that are still wanted, by kind. */
function demandOf(board: Board, { plans, contingencies }: Knowledge): Held {
  const want = nothing();
  const survey = surveyOf(board);
  const add = (needs: Needs, have: Held, share: number) => {
    for (const tool of TOOLS) {
      const needed = needs[tool];
      if (needed !== undefined) want[tool] += (needed - take(have, { [tool]: needed })) * share;
    }
  };
  const operators = nothing();
  for (const bearer of survey.bearers) addTools(operators, bearer);
  plans.forEach((cards, order) => {
    const share = W.demandLater ** order / cards.length;
    for (const plan of cards) {
      const have = plannerOf(plan.plan) === 'operator' ? operators : survey.coordinators;
      add(plan.tools, cards.length === 1 ? have : { ...have }, share);
    }
  });
  for (const { cards } of contingencies)
    for (const { tools } of cards) add(tools, { ...operators }, W.contingencyDemand / cards.length);
  return want;
}

/** Tools that a rest puts into the bag or finds there, by kind. */
export function inBagNext(board: Board, { rooms } = surveyOf(board)): Held {
  const sum = nothing();
  for (const tool of TOOLS) sum[tool] = board.bag[tool] + Math.min(board.stock[tool], rooms[board.home[tool]] ?? 0);
  return sum;
}

export const sizeOf = (tools: Held): number => {
  let sum = 0;
  for (const tool of TOOLS) sum += tools[tool];
  return sum;
};

/** Wanted tools that the next draw is likely to bring. */
function flowWorth(board: Board, survey: Survey, demand: Held): number {
  const coming = inBagNext(board, survey);
  const share = Math.min(1, REST_TOKENS / Math.max(1, sizeOf(coming) + board.bag.fingerprint));
  let worth = 0;
  for (const tool of TOOLS) {
    let came = coming[tool] * share;
    for (const extra of board.extras) if (extra === tool) came += 1;
    worth += Math.min(came, demand[tool]) + W.surplus * Math.max(0, came - demand[tool]);
  }
  return worth * W.flow;
}

/** Operators who are out of the house. */
function outsideWorth({ operators }: Survey): number {
  let away = 0;
  for (const colour of COLOURS) for (const place of operators[colour]) if (!isRoom(place)) away += 1;
  return Math.min(away, W.outsideCounted) * W.outside;
}

/** Skills, and tools and room in backpacks. */
function cardsWorth(board: Board): number {
  let worth = 0;
  for (const { id, role } of CHARACTERS) {
    const { turned, tools } = board.cards[id]!;
    if (turned !== null) worth += W.skill + (icons(board, id) - 2) * W.icon;
    worth += tools.length * W.spareTool;
    if ((role === 'coordinator' || !isRoom(board.places[id]!)) && freeIcons(board, id) > 0) worth += W.free;
  }
  return worth;
}

export interface Judge {
  demand: Record<Tool, number>;
  /** The worth of a table, whatever has changed. */
  whole: (board: Board) => number;
  /** The same but for what is alike as long as only places change. */
  places: (board: Board) => number;
  /** The same but for what is alike as long as only tokens on cards change. */
  tokens: (board: Board) => number;
}

/** Weighs tables by what is known. Wanted tools are those of `board`. */
export function judgeOf(board: Board, knowledge: Knowledge): Judge {
  const demand = demandOf(board, knowledge);
  const tokens = (table: Board, survey = surveyOf(table)) =>
    cardsWorth(table) - plansTools(survey, knowledge) - contingenciesCost(table, survey, knowledge) - tracesCost(table);
  const places = (table: Board, survey = surveyOf(table)) =>
    flowWorth(table, survey, demand) + outsideWorth(survey) - plansPeople(table, survey, knowledge) - gameCost(table);
  return {
    demand,
    tokens,
    places: (table) => {
      const survey = surveyOf(table);
      // The tools of the last plan and of contingencies count by where their owners are.
      return places(table, survey) - plansTools(survey, knowledge, LAST_PLAN) - contingenciesCost(table, survey, knowledge);
    },
    whole: (table) => {
      const survey = surveyOf(table);
      return tokens(table, survey) + places(table, survey) - table.head * W.time;
    },
  };
}
