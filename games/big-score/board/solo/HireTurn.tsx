/** Phase `soloHire`: the hand of this turn; swap a type, draw one more, scout, or go on (BS-314 to BS-317). */
import { Button, useMatch } from '../../../../ui/kit';
import { DragTable, MoveButton } from '../../../../ui/kit/board';
import { typeOf } from '../../content/crew';
import { ME } from '../../solo/ask';
import { FEES } from '../../solo/numbers';
import type { CardId, View } from '../../state';
import { money, useText } from '../faces';
import { useOfStep } from '../use-of-step';
import { Places } from './Places';
import { SoloFrame } from './SoloFrame';
import { SoloHand } from './SoloHand';

export function HireTurn() {
  const { view, act, refusal } = useMatch<View>();
  const t = useText();
  const [picked, pick] = useOfStep<CardId | null>(null);
  const type = picked === null ? undefined : typeOf(picked);
  const hand = view.players[ME]?.hand;
  const canDraw = view.counts.crewDeck > 0;
  return (
    <DragTable picked={null} whyNot={() => undefined} onPut={() => {}} renderCard={() => null}>
      <SoloFrame
        tray={hand && <SoloHand hand={hand} selected={picked === null ? [] : hand.filter((card) => typeOf(card) === type)} onSelect={(card) => pick(card === picked ? null : card)} />}
        hint={canDraw ? (type ? t('board.solo.swapHint', { crew: type }) : t('board.solo.hireHint')) : t('board.solo.deckEmpty')}
        controls={
          <>
            {canDraw && type && (
              <MoveButton move="redraw" kind="plain" args={{ type }}>{t('board.solo.redraw', { crew: type, cost: money(FEES.redraw) })}</MoveButton>
            )}
            {canDraw && !type && (
              <Button kind="plain" onClick={() => act('drawOne')} why={refusal('drawOne') && t('board.solo.why.poor', { cost: money(FEES.drawOne) })}>
                {t('board.solo.drawOne', { cost: money(FEES.drawOne) })}
              </Button>
            )}
            <MoveButton move="endHire" size="l" />
          </>
        }
      >
        <div className="bs-stage"><Places hot={type} /></div>
      </SoloFrame>
    </DragTable>
  );
}
