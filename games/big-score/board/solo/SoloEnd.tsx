/** The end of a solo game: reached or not, goal by goal, and how the total comes about. */
import Check from '~icons/lucide/check';
import Cross from '~icons/lucide/x';
import { useMatch } from '../../../../ui/kit';
import { ScoreTable } from '../../../../ui/kit/board';
import { ME } from '../../solo/ask';
import type { Goal } from '../../solo/state';
import type { BigScoreResult, View } from '../../state';
import { useRows } from '../End';
import { bossIcon, money, useText } from '../faces';
import { amountOf } from './Goals';
import { SoloFrame } from './SoloFrame';
import '../End.css';

export function SoloEnd() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const result = (view.result ?? ctx.gameover) as BigScoreResult;
  const { goals, ending, progress } = result.alone!;
  const rows = useRows(result.sheets);
  return (
    <SoloFrame>
      <section className="bs-end" data-ending={ending}>
        <div className="bs-end-faces" aria-hidden><span className="bs-end-face">{bossIcon(view.seats[ME]!.boss!)}</span></div>
        <h3 className="bs-end-title">{t(`board.solo.ending.${ending}.title`)}</h3>
        <p className="bs-end-reason">{t(`board.solo.ending.${ending}.text`, { progress, amount: money(result.scores[ME]!) })}</p>
        <ul className="bs-end-goals">{goals.map((goal) => <EndGoal key={goal.what} goal={goal} />)}</ul>
        <ScoreTable caption={t('board.reckoning')} rows={rows} winners={result.winners} seats={[ME]} />
        {view.solo!.scenario === 'magic-paintings' && <p className="bs-fact">{t('board.solo.cashOnly')}</p>}
      </section>
    </SoloFrame>
  );
}

/** What was asked for and what there is; how much is missing. */
function EndGoal({ goal: { what, need, have } }: { goal: Goal }) {
  const t = useText();
  const reached = have >= need;
  const facts = { have: amountOf(what, have), need: amountOf(what, need), missing: amountOf(what, need - have) };
  return (
    <li data-reached={reached || undefined}>
      {reached ? <Check aria-hidden /> : <Cross aria-hidden />}
      <strong>{t(`board.solo.measure.${what}`)}</strong> {t(reached ? 'board.solo.goalReached' : 'board.solo.goalMissed', facts)}
    </li>
  );
}
