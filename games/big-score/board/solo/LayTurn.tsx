/** Phase `soloAssign`, first half: one type goes on open jobs for free, all cards of it that find a place (BS-318, BS-320). */
import { useCallback } from 'react';
import { Button, useMatch } from '../../../../ui/kit';
import { Card, DragTable, MoveButton } from '../../../../ui/kit/board';
import { typeOf } from '../../content/crew';
import { ME } from '../../solo/ask';
import { mustLay, ofType, roomAt, roomFor, spreads } from '../../solo/laying';
import type { CardId, Crew, View } from '../../state';
import { useFaces, useText } from '../faces';
import { useOfStep } from '../use-of-step';
import { numberOf, Places } from './Places';
import { SoloFrame } from './SoloFrame';
import { SoloHand } from './SoloHand';

/** A type, and the jobs chosen for its cards so far. */
interface Laying {
  type: Crew;
  slots: number[];
}

const times = (slots: readonly number[], number: number): number => slots.filter((other) => other === number).length;

export function LayTurn() {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces(true);
  const [laying, setLaying] = useOfStep<Laying | null>(null);
  const hand = view.players[ME]?.hand ?? [];
  const must = laying ? mustLay(view, laying.type) : 0;
  const missing = laying ? must - laying.slots.length : 0;

  const choose = (card: CardId) => {
    const type = typeOf(card);
    if (laying?.type === type) return setLaying(null);
    // Where there is only one way, it is laid out at once.
    const ways = spreads(roomFor(view, type), mustLay(view, type));
    setLaying({ type, slots: ways.length === 1 ? ways[0]! : [] });
  };
  const slotsWith = useCallback((type: Crew): number[] => (laying?.type === type ? laying.slots : []), [laying]);
  const whyNot = useCallback((card: string, zone: string) => {
    const type = typeOf(card);
    const slots = slotsWith(type);
    if (times(slots, numberOf(zone)) >= roomAt(view, numberOf(zone), type)) return t('refuse.no-room', { crew: type, number: numberOf(zone) });
    return slots.length >= mustLay(view, type) ? t('board.solo.why.allLaid') : undefined;
  }, [view, slotsWith, t]);
  const put = (card: string, zone: string) => {
    const type = typeOf(card);
    setLaying({ type, slots: [...slotsWith(type), numberOf(zone)].toSorted((a, b) => a - b) });
  };
  const planned = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [number, Array<Crew>(laying ? times(laying.slots, number) : 0).fill(laying?.type ?? 'con')]));
  const left = laying ? ofType(view, laying.type) - must : 0;
  return (
    <DragTable picked={laying && missing > 0 ? (hand.find((card) => typeOf(card) === laying.type) ?? null) : null} whyNot={whyNot} onPut={put} renderCard={(card) => <Card face={faces.crew(card)} size="m" />}>
      <SoloFrame
        tray={<SoloHand hand={hand} selected={laying ? hand.filter((card) => typeOf(card) === laying.type) : []} onSelect={choose} draggable />}
        hint={!laying ? t('board.solo.layHint') : missing > 0 ? t('board.solo.layWhere', { count: missing }) : left > 0 ? t('board.solo.layLost', { count: left }) : t('board.solo.layReady')}
        controls={
          <>
            {laying && laying.slots.length > 0 && <Button kind="plain" onClick={() => setLaying({ ...laying, slots: [] })}>{t('board.startOver')}</Button>}
            <MoveButton
              move="layType"
              size="l"
              args={laying ?? { type: '', slots: [] }}
              why={!laying ? t('board.solo.why.type') : missing > 0 ? t('board.solo.layWhere', { count: missing }) : undefined}
            >
              {laying ? t('board.solo.lay', { crew: laying.type }) : t('move.layType')}
            </MoveButton>
          </>
        }
      >
        <div className="bs-stage"><Places hot={laying?.type} planned={planned} open /></div>
      </SoloFrame>
    </DragTable>
  );
}
