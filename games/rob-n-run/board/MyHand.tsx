/** The own hand: one card for each kind with its number, in tool order, so that nothing but kinds can be told apart. */
import { useMatch } from '../../../ui/kit';
import { Hand } from '../../../ui/kit/board';
import { kindsIn } from '../cards';
import type { Card, View } from '../state';
import { useCardFace, useText } from './faces';
import './MyHand.css';

interface MyHandProps {
  picked?: Card | null;
  onPick?: (card: Card | null) => void;
  /** Why no card can be chosen now. */
  why?: string;
}

export function MyHand({ picked = null, onPick, why }: MyHandProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const face = useCardFace();
  const { hand } = view.players[seat!]!;
  return (
    <Hand
      className="rr-hand"
      label={t('board.hand')}
      cards={kindsIn(hand).map((card) => ({
        id: card,
        face: face(card, hand[card]),
        note: <span className="rr-hand-count" data-print={`×${hand[card]}`} aria-hidden />,
        ...(why !== undefined && { why }),
      }))}
      selected={picked ? [picked] : []}
      onSelect={(card) => onPick?.(card === picked ? null : (card as Card))}
      empty={<p className="k-quiet">{t('board.handEmpty')}</p>}
    />
  );
}
