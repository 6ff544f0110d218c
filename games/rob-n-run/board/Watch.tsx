/** Nothing is asked of this seat now: it sees the table and, as an accomplice in a raid, its own hand. */
import { useMatch } from '../../../ui/kit';
import { total } from '../cards';
import type { View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { MyHand } from './MyHand';

export function Watch() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const own = seat === null ? undefined : view.players[seat];
  return <Frame handShown tray={own && total(own.hand) > 0 && <MyHand why={t('board.notYourTurn')} />} />;
}
