/** Stage `supply`, H13: one of the drawn cards goes to an accomplice, the others to the trash (RR-229). */
import { useMatch } from '../../../ui/kit';
import { MoveButton } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { kindsIn } from '../cards';
import { accomplicesOf } from '../seats';
import type { Card, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { SeatPick } from './SeatPick';
import { ToolPick } from './ToolPick';
import { useKnown } from './use-known';
import { useOfStage } from './use-of-stage';

export function Supply() {
  const { view, seat: me } = useMatch<View>();
  const t = useText();
  const [card, setCard] = useOfStage<Card[]>([]);
  const [seat, setSeat] = useOfStage<Seat | null>(accomplicesOf(view).length === 1 ? accomplicesOf(view)[0]! : null);
  const known = useKnown();
  const drawn = view.players[me!]!.drawn!;
  const why = card.length === 0 ? t('board.why.card') : seat === null ? t('board.why.accomplice') : undefined;
  return (
    <Frame
      tray={
        <>
          <ToolPick<Card> label={t('board.drawn')} kinds={kindsIn(drawn)} chosen={card} onChoose={setCard} note={known} />
          <SeatPick chosen={seat} onChoose={setSeat} />
        </>
      }
      controls={<MoveButton move="giveTool" args={{ card: card[0] ?? 'bag', seat: seat ?? '0' }} why={why} size="l" />}
    />
  );
}
