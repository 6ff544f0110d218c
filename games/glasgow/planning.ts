/** Resolving plans: what a plan asks for, and what it does (GT-275 to GT-288, GT-338 to GT-341). */
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import { planOf, type Plan } from './content/plans';
import { isOver, win } from './ending';
import type { Turn } from './events';
import { markBag } from './fingerprints';
import { colourOfCharacter, operatorsAt, otherRole, ownCharacters } from './roles';
import { fits, refuseSpends, spend, totalOf } from './spending';
import { advance, areaAt } from './train';
import { PLAN_NUMBERS, type Board, type CharacterId, type Colour, type Glasgow, type PlanId, type PlanNumber, type Role, type Spend } from './state';

export const LAST_PLAN = PLAN_NUMBERS.at(-1)!;

/** Who resolves a plan (GT-004). */
export const plannerOf = (plan: PlanNumber): Role => (plan === LAST_PLAN ? 'operator' : 'coordinator');

/** The number of the plan that comes next; nothing when all are resolved. */
export const nextPlan = ({ resolved }: Pick<Board, 'resolved'>): PlanNumber | undefined => PLAN_NUMBERS[resolved.length];

/** The card of the next plan, if it is among these. */
export const currentPlan = (board: Pick<Board, 'resolved'>, known: readonly PlanId[]): Plan | undefined => {
  const number = nextPlan(board);
  return known.map(planOf).find(({ plan }) => plan === number);
};

/** Whose tools may be spent on a plan: coordinators, or operators on the Bridge (GT-279, GT-280). */
export const planPayers = (board: Pick<Board, 'places'>, { plan, area }: Plan): CharacterId[] =>
  plannerOf(plan) === 'coordinator' ? ownCharacters(board, 'coordinator') : operatorsAt(board, area);

/** Colours that no operator on the area's intersections has. */
export function missingColours(board: Pick<Board, 'places'>, { area, operators }: Plan): Colour[] {
  const there = operatorsAt(board, area).map(colourOfCharacter);
  return operators.filter((colour) => !there.includes(colour));
}

/** Why the role cannot resolve the next plan now, whatever tools it spends. `known` are its own plan cards. */
export function refusePlan(board: Board, role: Role, known: readonly PlanId[]): Refusal | undefined {
  const number = nextPlan(board);
  if (number === undefined || plannerOf(number) !== role) return refusal('not-your-plan', 'GT-275', { plan: number ?? LAST_PLAN });
  const plan = currentPlan(board, known)!;
  if (areaAt(board.head) !== plan.area) return refusal('train-elsewhere', 'GT-276', { area: plan.area, plan: number });
  const [colour] = missingColours(board, plan);
  return colour && refusal('colour-missing', 'GT-277', { colour, area: plan.area });
}

/** Why these tools cannot be spent on the plan. */
export function refusePlanUse(board: Board, plan: Plan, use: readonly Spend[]): Refusal | undefined {
  const rule = plannerOf(plan.plan) === 'coordinator' ? 'GT-279' : 'GT-280';
  return refuseSpends(board, use, planPayers(board, plan), rule)
    ?? (fits(board, use, plan.tools) ? undefined : refusal('not-in-plan', 'GT-278', { plan: plan.plan }));
}

/** GT-285: after Plans 1 and 2 the Coordinator takes a plan off the board, after Plan 2 the Operator takes Plan 5 too. */
function takeNextPlans({ G, tell }: Turn, resolved: PlanNumber): void {
  const at = G.secret.planBoard.findIndex((id) => planOf(id).plan === resolved + 2);
  if (at >= 0) {
    const [id] = G.secret.planBoard.splice(at, 1);
    G.players[G.roles.coordinator]!.plans.push(id!);
    tell({ type: 'plan-taken', seat: G.roles.coordinator, plan: planOf(id!).plan });
  }
  if (resolved === 2) tell({ type: 'plan-taken', seat: G.roles.operator, plan: LAST_PLAN });
}

function layOpen(G: Glasgow, role: Role, id: PlanId): void {
  const [own, partner] = [G.players[G.roles[role]]!, G.players[G.roles[otherRole(role)]]!];
  own.plans = own.plans.filter((other) => other !== id);
  partner.seen.plans = partner.seen.plans.filter((other) => other !== id);
  G.resolved.push(id);
}

/**
 * The tools go home; for each missing one the penalty applies, all fingerprints before all time; the plan is laid open
 * before the train goes on, since the train may now leave its area (GT-281 to GT-284). Does not end the turn.
 */
export function resolve(turn: Turn, role: Role, plan: Plan, use: readonly Spend[]): void {
  const { G, tell } = turn;
  const missing = totalOf(plan.tools) - use.length;
  tell({
    type: 'plan-resolved', seat: G.roles[role], plan: plan.plan, card: plan.id, area: plan.area,
    use: [...use], count: missing,
  });
  spend(turn, use);
  if (!markBag(turn, missing * plan.fingerprints, 'plan')) return;
  layOpen(G, role, plan.id);
  if (!advance(turn, missing * plan.time)) return;
  if (plan.plan === LAST_PLAN) win(turn);
  if (!isOver(G)) takeNextPlans(turn, plan.plan);
}
