/** The hand above the action bar and the cash that fees come from. */
import { useMatch } from '../../../../ui/kit';
import { Hand } from '../../../../ui/kit/board';
import { bossOf } from '../../solo/ask';
import type { CardId, View } from '../../state';
import { useFaces, useText } from '../faces';

interface SoloHandProps {
  hand: CardId[];
  selected: CardId[];
  onSelect: (card: CardId) => void;
  draggable?: boolean;
  /** Cards that will be kept. */
  kept?: CardId[];
}

export function SoloHand({ hand, selected, onSelect, draggable = false, kept = [] }: SoloHandProps) {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces(true);
  const { cash } = bossOf(view);
  return (
    <div className="bs-tray bs-solo-tray">
      <Hand
        label={t('board.yourHand')}
        cards={hand.map((card) => ({ id: card, face: faces.crew(card), ...(kept.includes(card) && { note: t('board.solo.kept') }) }))}
        selected={selected}
        onSelect={onSelect}
        draggable={draggable}
        head={<span className="bs-tray-title">{t('board.solo.hand', { count: hand.length, cash })}</span>}
        empty={<p className="bs-fact">{t('board.solo.noHand')}</p>}
      />
    </div>
  );
}
