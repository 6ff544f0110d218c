/** One of the accomplices. */
import { Button, SeatEmblem, useMatch } from '../../../ui/kit';
import { useNameOf } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { accomplicesOf } from '../seats';
import type { View } from '../state';
import { useText } from './faces';
import './Pick.css';

interface SeatPickProps {
  chosen: Seat | null;
  onChoose: (seat: Seat) => void;
  why?: (seat: Seat) => string | undefined;
}

export function SeatPick({ chosen, onChoose, why }: SeatPickProps) {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  return (
    <div className="rr-seats-pick" role="group" aria-label={t('board.whichAccomplice')}>
      {accomplicesOf(view).map((seat) => (
        <Button key={seat} icon={<SeatEmblem seat={seat} size={26} />} kind={seat === chosen ? 'primary' : 'plain'} aria-pressed={seat === chosen} why={why?.(seat)} onClick={() => onChoose(seat)}>
          {nameOf(seat)} · {t('board.handCount', { count: view.counts.hands[seat] })}
        </Button>
      ))}
    </div>
  );
}
