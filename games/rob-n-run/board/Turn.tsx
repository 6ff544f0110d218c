/** Stage `act`: an accomplice plays a card face down, swaps the whole hand, or passes (RR-146). */
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../ui/kit/board';
import { allHavePassed } from '../accomplices';
import { valueOf } from '../alarms';
import type { Card, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { MyHand } from './MyHand';
import { useOfStage } from './use-of-stage';

export function Turn() {
  const { view, seat, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const [card, pick] = useOfStage<Card | null>(null);
  const [swapping, setSwapping] = useOfStage(false);
  const must = allHavePassed(view);
  const room = valueOf(view, 'white') - view.counts.middle;
  const noSwap = refusal('swapHand', {});
  if (swapping) return (
    <Frame
      handShown
      ask={t('board.swapAsk', { count: view.counts.hands[seat!] })}
      tray={<MyHand why={t('board.swapFirst')} />}
      controls={
        <>
          <Button kind="quiet" onClick={() => setSwapping(false)}>{t('board.back')}</Button>
          <MoveButton move="swapHand" kind="danger" size="l" />
        </>
      }
    />
  );
  return (
    <Frame
      handShown
      ask={t(must ? 'board.mustAct' : 'board.askAct')}
      hint={t('board.roomLeft', { count: room })}
      tray={<MyHand picked={card} onPick={pick} />}
      controls={
        <>
          <MoveButton move="playCard" args={{ card: card ?? 'bag' }} why={card === null ? t('board.why.card') : undefined} size="l">
            {card === null ? undefined : t('board.playThis', { card })}
          </MoveButton>
          <Button why={noSwap && word(noSwap)} onClick={() => setSwapping(true)}>{t('board.swap')}</Button>
          <MoveButton move="pass" kind="plain" />
        </>
      }
    />
  );
}
