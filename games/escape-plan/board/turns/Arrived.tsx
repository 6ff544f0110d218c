/** Stage `arrived`: what the Visit will bring, and pieces that one may use before it (EP-056, EP-136, EP-206). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { othersOn } from '../../seats';
import { kindOf, spotName, tileOfSpace } from '../../city/spaces';
import type { View } from '../../state';
import { spotIcon, useText } from '../faces';
import { Frame } from '../Frame';
import { usePieces, usePieceSpots } from '../pieces';
import { useOfStage } from '../use-of-stage';
import { Tally } from './Facts';
import { PieceRow } from './PieceRow';
import { UsePiece } from './UsePiece';

export function Arrived() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { pieces, usable } = usePieces();
  const [id, choose] = useOfStage<string | null>(null);
  const spots = usePieceSpots(pieces, choose);
  if (id !== null) return <UsePiece id={id} onBack={() => choose(null)} />;
  const here = view.boards[seat!]!.pawn!;
  const kind = kindOf(here);
  const crowd = kind === 'gang' || kind === 'hospital' ? 0 : othersOn(view, here, seat!);
  const spot = spotName(view, here);
  return (
    <Frame
      spots={spots}
      ask={<><span className="ep-ask-icon" aria-hidden>{spotIcon(spot)}</span> {t('board.spotIn', { spot, tile: tileOfSpace(here) })}</>}
      hint={<>{t(`spotText.${kind}`)} {crowd > 0 && <strong>{t('board.crowd', { count: crowd })}</strong>} <Tally /></>}
      tray={usable.length > 0 && <PieceRow pieces={usable} onChoose={choose} />}
      controls={<MoveButton move="visit" size="l" />}
    />
  );
}
