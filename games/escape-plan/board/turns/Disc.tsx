/** Stage `disc`: by night and at dawn a turn costs an Extra Action disc (EP-071, EP-072). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import type { View } from '../../state';
import { useText } from '../faces';
import { Frame } from '../Frame';

export function Disc() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  return (
    <Frame
      hint={t('board.discsHeld', { count: view.boards[seat!]!.discs })}
      controls={<><MoveButton move="declineDisc" kind="plain" /><MoveButton move="useDisc" size="l" /></>}
    />
  );
}
