/** Stage `discard`: four were drawn, one goes (GT-251). */
import { useMatch } from '../../../ui/kit';
import { MoveButton } from '../../../ui/kit/board';
import type { ActionCardId, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { MyHand } from './MyHand';
import { useOfStage } from './use-of-stage';

export function Discard() {
  const { act, refusal } = useMatch<View>();
  const t = useText();
  const [picked, pick] = useOfStage<ActionCardId | null>(null);
  return (
    <Frame
      handShown
      tray={<MyHand picked={picked} onPick={pick} onTake={(card) => !refusal('discardCard', { card }) && act('discardCard', { card })} />}
      controls={<MoveButton move="discardCard" args={{ card: picked ?? '' }} why={picked ? undefined : t('board.why.card')} size="l" />}
    />
  );
}
