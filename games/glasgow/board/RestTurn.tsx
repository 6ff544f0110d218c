/** Before a rest: what it will cost, and whether it would lose the match (GT-261). */
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, useList } from '../../../ui/kit/board';
import { restCost } from '../queries';
import type { View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { lastSafe } from './last-safe';
import './RestTurn.css';

export function RestTurn({ onBack }: { onBack: () => void }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const list = useList();
  const cost = restCost(view);
  const last = lastSafe(view, seat);
  const names = (ids: string[]) => list(ids.map((id) => t(`character.${id}`)));
  const ends = [
    cost.arrested.length > 0 && t('board.restArrest', { names: names(cost.arrested) }),
    cost.supplyAfter < 0 && t('board.restPrints'),
    cost.headAfter > last && t('board.restTime', { head: cost.headAfter, last }),
    cost.fifth && t('board.restFifth'),
  ].filter((line) => line !== false);
  return (
    <Frame
      ask={t('board.restAsk')}
      tray={
        <ul className="gl-cost" aria-label={t('board.restAsk')}>
          <li>{t('board.restTrain', { count: cost.time + cost.penaltyTime, head: cost.headAfter })}</li>
          <li>{cost.players.length === 0 ? t('board.gameNobody') : t('board.restPlayers', { names: names(cost.players), count: cost.players.length, room: view.monopoly })}</li>
          <li>{cost.tokens.length === 0 ? t('board.restNoTrouble') : t('board.restTrouble', { time: cost.penaltyTime, fingerprints: cost.bagFingerprints })}</li>
          <li>{t('board.restSupply', { supply: Math.max(0, cost.supplyAfter) })}</li>
          {ends.map((line) => <li key={line} className="gl-warn"><strong>{line}</strong></li>)}
        </ul>
      }
      controls={
        <>
          <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>
          <MoveButton move="rest" size="l" kind={ends.length > 0 ? 'danger' : 'primary'} />
        </>
      }
    />
  );
}
