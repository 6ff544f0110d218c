/** `resolveContingency` and `resolvePlan` (GT-265 to GT-288). */
import * as v from 'valibot';
import { refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { contingencyOf } from '../content/contingencies';
import { reachers, removeContingency, tokensOut } from '../contingencies';
import { isOver } from '../ending';
import { currentPlan, planPayers, refusePlan, refusePlanUse, resolve } from '../planning';
import { roleOf } from '../roles';
import { fits, refuseSpends, spend, totalOf, waysToSpend } from '../spending';
import { defineMove, type Spend, type TokenNumber, type View } from '../state';
import { endTurn } from '../turns';
import { id, tokenNumber, use } from './schemas';

interface Answer {
  card: string;
  token: TokenNumber;
  use: Spend[];
}

function refuseContingency(view: View, { card, token, use: spent }: Answer, seat: string): Refusal | undefined {
  if (!view.players[seat]!.contingencies.includes(card)) return refusal('not-your-contingency', 'GT-265');
  const { area, tools } = contingencyOf(card);
  if (view.tokens[token] !== area) return refusal('token-elsewhere', 'GT-268', { token, area });
  const why = refuseSpends(view, spent, reachers(view, area), 'GT-266');
  if (why) return why;
  return spent.length === totalOf(tools) && fits(view, spent, tools) ? undefined : refusal('not-exact', 'GT-265', { area });
}

/** Every way to resolve one of the own contingency cards. */
function answers(view: View, seat: string): Answer[] {
  return view.players[seat]!.contingencies.flatMap((card) => {
    const { area, tools } = contingencyOf(card);
    const ways = waysToSpend(view, reachers(view, area), (spent) => fits(view, spent, tools)).filter((way) => way.length === totalOf(tools));
    return tokensOut(view).filter((token) => view.tokens[token] === area).flatMap((token) => ways.map((way) => ({ card, token, use: way })));
  });
}

export const resolveContingency = defineMove({
  name: 'resolveContingency',
  args: v.strictObject({ card: id, token: tokenNumber, use }),
  refuse: refuseContingency,
  options: answers,
  apply: (turn, { card, token, use: spent }) => {
    const { G, seat, tell } = turn;
    tell({ type: 'contingency-resolved', seat, card, token, area: contingencyOf(card).area, use: spent });
    spend(turn, spent);
    removeContingency(G, card, token);
    endTurn(turn);
  },
});

export const resolvePlan = defineMove({
  name: 'resolvePlan',
  args: v.strictObject({ use }),
  refuse: (view, args, seat) => {
    const { plans } = view.players[seat]!;
    return refusePlan(view, roleOf(view, seat), plans) ?? refusePlanUse(view, currentPlan(view, plans)!, args.use);
  },
  options: (view, seat) => {
    const { plans } = view.players[seat]!;
    if (refusePlan(view, roleOf(view, seat), plans)) return [];
    const plan = currentPlan(view, plans)!;
    return waysToSpend(view, planPayers(view, plan), (spent) => fits(view, spent, plan.tools)).map((way) => ({ use: way }));
  },
  apply: (turn, args) => {
    const { G, seat } = turn;
    resolve(turn, roleOf(G, seat), currentPlan(G, G.players[seat]!.plans)!, args.use);
    if (!isOver(G)) endTurn(turn);
  },
});
