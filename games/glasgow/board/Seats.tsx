/** The two players: role, cards in hand and deck, and what they have played. */
import { Button, Dialog, useMatch } from '../../../ui/kit';
import { Card, PlayerPanel, Strip } from '../../../ui/kit/board';
import { ROLES, type ActionCardId, type Role, type View } from '../state';
import { useActionFace } from './action-face';
import { useText } from './faces';

export function Seats() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Strip label={t('board.seats')} className="gl-seats">
      {ROLES.map((role) => (
        <PlayerPanel key={role} seat={view.roles[role]} role={t(`role.${role}`)}>
          <p className="gl-counts">{t('board.counts', { hand: view.counts.hands[role], deck: view.counts.decks[role] })}</p>
          <Pile role={role} cards={view.discard[role]} name={t('thing.discard')} />
        </PlayerPanel>
      ))}
    </Strip>
  );
}

function Pile({ cards, name }: { role: Role; cards: readonly ActionCardId[]; name: string }) {
  const face = useActionFace();
  const t = useText();
  if (cards.length === 0) return <p className="gl-counts">{t('board.discardEmpty')}</p>;
  return (
    <Dialog title={name} trigger={<Button size="s" kind="quiet">{t('board.discardOf', { count: cards.length })}</Button>}>
      <div className="gl-pile">{cards.map((card) => <Card key={card} face={face(card)} />)}</div>
    </Dialog>
  );
}
