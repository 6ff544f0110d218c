/** The goal of the scenario, and how near it is at this moment: what is safe, and what would come with the loot. */
import Check from '~icons/lucide/check';
import Target from '~icons/lucide/target';
import { useMatch } from '../../../../ui/kit';
import { escaped, goalsOf } from '../../solo/end';
import { bossOf } from '../../solo/ask';
import type { Goal, Measure } from '../../solo/state';
import type { View } from '../../state';
import { money, useText } from '../faces';

const MONEY: Measure[] = ['total', 'cash', 'cashAndBars'];

/** An amount of what a goal asks for, as it is written. */
export const amountOf = (what: Measure, count: number): string => (MONEY.includes(what) ? money(count) : String(count));

/** The goals, and what they would be if the boss got out with all loot now. */
export function useGoals(): { now: Goal; out: Goal }[] {
  const { view } = useMatch<View>();
  const now = goalsOf(view);
  const atRisk = bossOf(view).place === 'inside' || view.act === 1;
  const out = atRisk ? goalsOf(escaped(view)) : now;
  return now.map((goal, i) => ({ now: goal, out: out[i]! }));
}

export function Goals() {
  const t = useText();
  const goals = useGoals();
  return (
    <section className="bs-goals" aria-label={t('board.solo.goal')}>
      <h3 className="bs-goals-title"><Target aria-hidden /> {t('board.solo.goal')}</h3>
      <ul>
        {goals.map(({ now, out }) => <GoalLine key={now.what} now={now} out={out} />)}
      </ul>
    </section>
  );
}

function GoalLine({ now, out }: { now: Goal; out: Goal }) {
  const t = useText();
  const { what, need, have } = now;
  const share = (count: number) => `${Math.min(100, (100 * Math.max(0, count)) / need)}%`;
  const more = out.have - have;
  return (
    <li className="bs-goal" data-reached={have >= need || undefined}>
      <span className="bs-goal-name">{t(`board.solo.measure.${what}`)}</span>
      <span className="bs-goal-count">
        <strong>{amountOf(what, have)}</strong>
        {more > 0 && <span className="bs-goal-risk">{t('board.solo.withLoot', { amount: amountOf(what, out.have) })}</span>}
        {t('board.solo.of', { amount: amountOf(what, need) })}
        {have >= need && <span role="img" aria-label={t('board.solo.reached')}><Check aria-hidden /></span>}
      </span>
      <span className="bs-goal-bar" aria-hidden>
        <span className="bs-goal-out" style={{ width: share(out.have) }} />
        <span className="bs-goal-now" style={{ width: share(have) }} />
      </span>
    </li>
  );
}
