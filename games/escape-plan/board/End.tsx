/** The end: who got away with what, line by line, and all that was hidden (EP-250 to EP-262, EP-291). */
import { useMatch } from '../../../ui/kit';
import { ScoreTable, useNameOf } from '../../../ui/kit/board';
import { SOLO_RANKS } from '../content/numbers';
import type { EscapePlanResult, View } from '../state';
import { ICON, useText, type Text } from './faces';
import { Frame } from './Frame';
import { Plan } from './Plan';
import { useScoreRows } from './score-rows';
import { HowPoints } from './Worth';
import './End.css';

export function End() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const result = (view.result ?? ctx.gameover) as EscapePlanResult;
  const rows = useScoreRows(result.sheets);
  const [winner] = result.winners;
  const title = result.solo !== undefined ? t(`solo.${result.solo ?? 'lost'}`)
    : winner === undefined ? t('board.nobodyAway') : t('board.winner', { name: nameOf(winner), total: result.sheets[winner]!.total });
  return (
    <Frame
      top={
        <section className="ep-end-sheet" data-won={winner !== undefined || undefined}>
          <span className="ep-end-mark" aria-hidden>{winner === undefined ? ICON.handcuffs : ICON.exit}</span>
          <h3 className="ep-end-title">{title}</h3>
          <p>{reason(result, t)}</p>
          <ScoreTable caption={t('board.reckoning')} rows={rows} winners={result.winners} seats={Object.keys(result.sheets)} />
          <p className="k-quiet">{t('board.scoreHow')}</p>
          <HowPoints />
          <div className="ep-end-plans">
            {Object.entries(result.shown.players).map(([seat, { plan }]) => <Plan key={seat} plan={plan} seat={seat} owner={nameOf(seat)} />)}
          </div>
        </section>
      }
    />
  );
}

/** Why it ended so: the tie-break where it decided, the band of a lone player. */
function reason({ sheets, winners, solo }: EscapePlanResult, t: Text): string {
  const [winner] = winners;
  if (winner === undefined) return t('board.endArrest');
  const { total, notoriety } = sheets[winner]!;
  if (solo !== undefined) return t('board.soloBands', { total, bands: SOLO_RANKS.map(({ id, from }) => `${t(`solo.${id}`)} ${from}`).join(', ') });
  const level = Object.values(sheets).filter((score) => score.escaped && score.total === total);
  if (level.length < 2) return t('board.endHighest');
  return level.filter((score) => score.notoriety.position === notoriety.position).length < 2 ? t('board.endTieNotoriety', { position: notoriety.position }) : t('board.endTieEarlier');
}
