/** Stage `after`: the last Executive Actions, then the turn ends (EP-058). */
import { MoveButton } from '../../../../ui/kit/board';
import { useText } from '../faces';
import { Frame } from '../Frame';
import { usePieces, usePieceSpots } from '../pieces';
import { useOfStage } from '../use-of-stage';
import { Tally } from './Facts';
import { PieceRow } from './PieceRow';
import { UsePiece } from './UsePiece';

export function After() {
  const t = useText();
  const { pieces, usable } = usePieces();
  const [id, choose] = useOfStage<string | null>(null);
  const spots = usePieceSpots(pieces, choose);
  if (id !== null) return <UsePiece id={id} onBack={() => choose(null)} />;
  return (
    <Frame
      spots={spots}
      ask={usable.length > 0 ? undefined : t('board.nothingLeft')}
      hint={<Tally />}
      tray={usable.length > 0 && <PieceRow pieces={usable} onChoose={choose} />}
      controls={<MoveButton move="endTurn" size="l" />}
    />
  );
}
