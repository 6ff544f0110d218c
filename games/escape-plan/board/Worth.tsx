/** What counts in the end, and what one's own things would come to if one got away now for nothing (EP-251 to EP-260). */
import { Button, Dialog, useMatch } from '../../../ui/kit';
import { ScoreTable } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { ASSET_BONUS, CONTACT_BONUS, HANDCUFF_POINTS, NOTORIETY_PENALTY, WOUND_POINTS } from '../content/numbers';
import { scoreOf, totalOf } from '../escape/scoring';
import type { View } from '../state';
import { signed, useText } from './faces';
import { useScoreRows } from './score-rows';
import './Worth.css';

export function WorthNow({ seat }: { seat: Seat }) {
  const { view } = useMatch<View>();
  const t = useText();
  const score = scoreOf(view, seat, view.players[seat]!);
  const rows = useScoreRows({ [seat]: { ...score, escaped: true, total: totalOf(score) } });
  return (
    <Dialog title={t('board.scoreSoFar')} description={t('board.scoreIf')} trigger={<Button size="s" kind="quiet">{t('board.scoreSoFar')}</Button>}>
      <ScoreTable caption={t('board.scoreSoFar')} rows={rows} winners={[]} seats={[seat]} />
      <HowPoints />
    </Dialog>
  );
}

/** The scales behind the lines of the table. */
export function HowPoints() {
  const t = useText();
  const list = (points: readonly number[]) => points.map(signed).join(', ');
  return (
    <ul className="ep-how">
      <li>{t('board.how.contacts', { points: list(CONTACT_BONUS) })}</li>
      <li>{t('board.how.assets', { points: list(ASSET_BONUS) })}</li>
      <li>{t('board.how.losses', { wound: signed(WOUND_POINTS), handcuff: signed(HANDCUFF_POINTS) })}</li>
      <li>{t('board.how.notoriety', { points: list(NOTORIETY_PENALTY.map((points) => -points)) })}</li>
    </ul>
  );
}
