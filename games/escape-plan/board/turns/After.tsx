/** Stage `after`: the last Executive Actions, then the turn ends (EP-058). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { loneHunt } from '../../police/manhunt';
import { seatsOf } from '../../seats';
import type { View } from '../../state';
import { useText } from '../faces';
import { Frame } from '../Frame';
import { usePieces, usePieceSpots } from '../pieces';
import { useOfStage } from '../use-of-stage';
import { Tally } from './Facts';
import { PieceRow } from './PieceRow';
import { UsePiece } from './UsePiece';

export function After() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { pieces, usable } = usePieces();
  const [id, choose] = useOfStage<string | null>(null);
  const spots = usePieceSpots(pieces, choose);
  if (id !== null) return <UsePiece id={id} onBack={() => choose(null)} />;
  // A lone player can reckon with the police's step.
  const step = view.manhunt && seatsOf(view).length === 1 ? loneHunt(view, seat!) : undefined;
  return (
    <Frame
      spots={spots}
      {...(step && { sketch: { march: step } })}
      ask={usable.length > 0 ? undefined : t('board.nothingLeft')}
      hint={<><Tally /> {step && t('board.policeNext', { officer: step.type, tile: step.from, to: step.to })}</>}
      tray={usable.length > 0 && <PieceRow pieces={usable} onChoose={choose} />}
      controls={<MoveButton move="endTurn" size="l" />}
    />
  );
}
