/** Cards by kind with their number, in tool order: a hand that was shown, a pile, what was played. */
import { TokenPile } from '../../../ui/kit/board';
import { kindsIn } from '../cards';
import type { Cards } from '../state';
import { useText, useTokenFace } from './faces';

export function CardPiles({ cards, label }: { cards: Cards; label: string }) {
  const t = useText();
  const face = useTokenFace();
  const kinds = kindsIn(cards);
  return (
    <div className="rr-piles" role="group" aria-label={label}>
      {kinds.length === 0 ? <span className="k-quiet">{t('board.nothing')}</span> : kinds.map((card) => <TokenPile key={card} face={face(card)} count={cards[card]!} />)}
    </div>
  );
}
