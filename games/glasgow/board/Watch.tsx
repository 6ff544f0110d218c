/** Nothing is asked of this seat now: it sees the table, its own hand, and what its partner has before it. */
import { useMatch } from '../../../ui/kit';
import { ROLES, type View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { MyHand } from './MyHand';
import { Tokens } from './Tokens';
import './Division.css';

export function Watch() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const own = seat === null ? undefined : view.players[seat];
  return (
    <Frame
      handShown
      top={<OnTheTable />}
      tray={own && <MyHand why={t('board.notYourTurn')} />}
    />
  );
}

/** Tokens that somebody divides, chooses or places just now. */
function OnTheTable() {
  const { view } = useMatch<View>();
  const t = useText();
  const rows = [
    { id: 'split', name: t('board.beingSplit'), tokens: view.split },
    ...(view.groups ?? []).map((tokens, i) => ({ id: `group-${i}`, name: t(`board.groups.${i === 0 ? 'first' : 'other'}`), tokens })),
    ...ROLES.map((role) => ({ id: role, name: t('board.placesOf', { role }), tokens: view.placing[role] })),
  ].filter(({ tokens }) => tokens.length > 0);
  return rows.map(({ id, name, tokens }) => (
    <div key={id} className="gl-placing">
      <span className="gl-placing-name">{name}</span>
      <Tokens tokens={tokens} />
    </div>
  ));
}
