/** The cards still in hand while assigning: what stays here is lost after the round. */
import Trash from '~icons/game-icons/trash-can';
import { useMatch } from '../../../ui/kit';
import { DropZone, Hand, type HandSort } from '../../../ui/kit/board';
import { isExpert, sortCards } from '../content/crew';
import type { CardId, View } from '../state';
import { useFaces, useText } from './faces';

const byType = (a: CardId, b: CardId): number => (a === b ? 0 : sortCards([a, b])[0] === a ? -1 : 1);

interface AssignTrayProps {
  cards: CardId[];
  picked: CardId | null;
  sealed: boolean;
  onPick: ((card: CardId) => void) | undefined;
}

export function AssignTray({ cards, picked, sealed, onPick }: AssignTrayProps) {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces(view.simple);
  const sorts: HandSort[] = [
    { id: 'type', label: t('board.sort.type'), compare: (a, b) => byType(a.id, b.id) },
    { id: 'star', label: t('board.sort.star'), compare: (a, b) => Number(isExpert(b.id)) - Number(isExpert(a.id)) || byType(a.id, b.id) },
  ];
  return (
    <DropZone id="unassigned" label={t('thing.unassigned')} holds={cards} className="bs-tray">
      <Hand
        label={t('board.yourHand')}
        cards={cards.map((card) => ({ id: card, face: faces.crew(card), ...(sealed && { why: t('board.why.sealed') }) }))}
        selected={picked ? [picked] : []}
        onSelect={onPick ?? (() => {})}
        sorts={view.simple ? [] : sorts}
        draggable
        head={<span className="bs-tray-title"><Trash aria-hidden /> {t('board.inHand', { count: cards.length })}</span>}
        empty={<p className="bs-fact">{t('board.handEmpty')}</p>}
      />
    </DropZone>
  );
}
