/** The alarm phases of this raid, round by round: what went to the rows, how much to the alarm pile, and bags. Never whose. */
import { Panel, useMatch } from '../../../ui/kit';
import type { Raid, View } from '../state';
import { CardPiles } from './CardPiles';
import { useText } from './faces';
import './Rounds.css';

export function Rounds({ raid }: { raid: Raid }) {
  const { ctx } = useMatch<View>();
  const t = useText();
  if (raid.sorted.length === 0 || ctx.gameover !== undefined) return null;
  return (
    <Panel title={t('board.sorted')} aria-label={t('board.sorted')}>
      <ol className="rr-rounds">
        {raid.sorted.map(({ row, pile, bags }, i) => (
          <li key={i}>
            <strong>{t('thing.round', { round: i + 1 })}</strong>
            <CardPiles cards={row} label={t('board.rows')} />
            <span className="rr-rounds-wrong">{t('board.toPile', { count: pile })}{bags > 0 && ` · ${t('board.bags', { count: bags })}`}</span>
          </li>
        )).toReversed()}
      </ol>
    </Panel>
  );
}
