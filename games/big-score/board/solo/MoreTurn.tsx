/** Phase `soloAssign`, second half: more cards for a fee, JoAT tokens, cards put back or kept, the end of the turn (BS-321 to BS-324). */
import { useCallback } from 'react';
import { Button, useMatch } from '../../../../ui/kit';
import { Card, DragTable, MoveButton, useRefusalText } from '../../../../ui/kit/board';
import { ROUNDS } from '../../content/numbers';
import { typeOf } from '../../content/crew';
import { bossOf, ME } from '../../solo/ask';
import { completedNow } from '../../solo/resolve';
import { roomAt } from '../../solo/laying';
import { FEES } from '../../solo/numbers';
import { CREW, type CardId, type View } from '../../state';
import { money, useFaces, useText } from '../faces';
import { useOfStep } from '../use-of-step';
import { numberOf, Places } from './Places';
import { SoloFrame } from './SoloFrame';
import { SoloHand } from './SoloHand';

export function MoreTurn() {
  const { view, act, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const faces = useFaces(true);
  const [picked, pick] = useOfStep<CardId | null>(null);
  const [joker, setJoker] = useOfStep(false);
  const [kept, keep] = useOfStep<CardId[]>([]);
  const hand = view.players[ME]?.hand ?? [];
  const type = picked === null ? undefined : typeOf(picked);
  const { joat } = bossOf(view);
  const done = completedNow(view).length;

  const whyNot = useCallback((card: string, zone: string) => {
    const why = refusal('layCard', { card, slot: numberOf(zone) });
    return why && word(why);
  }, [refusal, word]);
  const toggle = (card: CardId) => keep(kept.includes(card) ? kept.filter((other) => other !== card) : [...kept, card]);
  return (
    <DragTable picked={joker ? null : picked} whyNot={whyNot} onPut={(card, zone) => act('layCard', { card, slot: numberOf(zone) })} renderCard={(card) => <Card face={faces.crew(card)} size="m" />}>
      <SoloFrame
        tray={<SoloHand hand={hand} selected={picked === null ? [] : [picked]} onSelect={(card) => (setJoker(false), pick(card === picked ? null : card))} draggable kept={kept} />}
        hint={joker ? t('board.solo.joatHint') : picked ? t('board.solo.moreWhere', { cost: money(FEES.layCard) }) : done > 0 ? t('board.solo.willBeDone', { count: done }) : t('board.solo.moreHint')}
        controls={
          <>
            {joat > 0 && !picked && (
              <Button kind="plain" onClick={() => setJoker(!joker)}>{joker ? t('board.back') : t('board.solo.useJoat', { count: joat })}</Button>
            )}
            {picked && (
              <>
                <Button kind="plain" onClick={() => (toggle(picked), pick(null))}>
                  {t(kept.includes(picked) ? 'board.solo.letGo' : 'board.solo.keep', { crew: type, cost: money(FEES.keep) })}
                </Button>
                {view.round < ROUNDS && (
                  <MoveButton move="returnCard" kind="plain" args={{ card: picked }}>{t('board.solo.putBack', { cost: money(FEES.returnCard) })}</MoveButton>
                )}
              </>
            )}
            <MoveButton move="endTurn" size="l" args={{ keep: kept }}>
              {t('board.solo.endTurn', { count: kept.length, cost: money(FEES.keep * kept.length) })}
            </MoveButton>
          </>
        }
      >
        <div className="bs-stage">
          <Places hot={type} open={!joker} Below={joker ? StandIns : undefined} />
        </div>
      </SoloFrame>
    </DragTable>
  );
}

/** What a JoAT token could play on a job. */
function StandIns({ number }: { number: number }) {
  const { view } = useMatch<View>();
  const t = useText();
  const types = CREW.filter((type) => roomAt(view, number, type) > 0);
  if (types.length === 0) return null;
  return (
    <div className="bs-standins">
      {types.map((type) => (
        <MoveButton key={type} move="layJoat" kind="plain" size="s" args={{ slot: number, type }}>{t('board.solo.standIn', { crew: type, number })}</MoveButton>
      ))}
    </div>
  );
}
