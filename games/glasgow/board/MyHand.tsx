/** The action cards of this seat. */
import { useMatch } from '../../../ui/kit';
import { Hand } from '../../../ui/kit/board';
import { actionOf } from '../content/actions';
import type { ActionCardId, View } from '../state';
import { useActionFace } from './action-face';
import { useText } from './faces';

interface MyHandProps {
  picked?: ActionCardId | null;
  onPick?: (card: ActionCardId | null) => void;
  onTake?: (card: ActionCardId) => void;
  /** Why no card can be chosen now. */
  why?: string;
}

export function MyHand({ picked = null, onPick, onTake, why }: MyHandProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const face = useActionFace();
  const hand = view.players[seat!]!.hand.toSorted((a, b) => actionOf(a).time - actionOf(b).time || a.localeCompare(b));
  return (
    <Hand
      label={t('board.hand')}
      cards={hand.map((id) => ({ id, face: face(id), ...(why !== undefined && { why }) }))}
      selected={picked ? [picked] : []}
      onSelect={(card) => onPick?.(card === picked ? null : card)}
      {...(onTake && { onTake })}
      empty={<p className="k-quiet">{t('board.handEmpty')}</p>}
    />
  );
}
