/** Phase `assign`: one secret plan a seat (BS-140 to BS-150). */
import * as v from 'valibot';
import { putCommit, takeCommits } from '../../kit/commits';
import type { Chance } from '../../kit/types';
import { greedyPlan, plannedCards, randomPlan, refusePlan, type Desk } from '../assignment';
import { resolveJobs } from '../resolve';
import { defineMove, type BigScore, type Plan, type View } from '../state';
import { cardIds } from './schemas';

const SAMPLES = 8;

const plan = v.strictObject({
  jobs: v.partial(v.strictObject({ 1: cardIds, 2: cardIds, 3: cardIds, 4: cardIds, 5: cardIds, 6: cardIds })),
  training: cardIds,
});

const deskOf = (view: View, seat: string): Desk => ({ hand: view.players[seat]!.hand, jobs: view.jobs, simple: view.simple });

/** Nothing at all, the obvious, and some by chance. */
const samples = (desk: Desk, dice: Chance): { plan: Plan }[] => [
  { plan: { jobs: {}, training: [] } },
  { plan: greedyPlan(desk) },
  ...Array.from({ length: SAMPLES }, () => ({ plan: randomPlan(desk, dice) })),
];

/** From hand to plan; what the plan does not name is Unassigned. */
function layOut(G: BigScore, seat: string, laid: Plan): void {
  const own = G.players[seat]!;
  const named = new Set(plannedCards(laid));
  own.unassigned = own.hand.filter((card) => !named.has(card));
  own.hand = [];
  own.plan = laid;
}

export const assignCrew = defineMove({
  name: 'assignCrew',
  commit: true,
  args: v.strictObject({ plan }),
  refuse: (view, args, seat) => refusePlan(args.plan, deskOf(view, seat)),
  options: (view, seat, dice) => samples(deskOf(view, seat), dice),
  apply: (turn, args) => {
    const { G, seat, tell } = turn;
    if (!putCommit(G, seat, { kind: 'plan' as const, plan: args.plan })) return;
    for (const [who, c] of takeCommits(G)) if (c.kind === 'plan') layOut(G, who, c.plan);
    tell({ type: 'all-assigned', round: G.round });
    resolveJobs(turn, 1);
  },
});
