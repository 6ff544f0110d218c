/** Nothing is asked of this seat now: the table, and how the running turn stands. */
import { useMatch } from '../../../../ui/kit';
import { useNameOf } from '../../../../ui/kit/board';
import { spotName, tileOfSpace } from '../../city/spaces';
import type { View } from '../../state';
import { useText } from '../faces';
import { Frame } from '../Frame';
import { FacedList, Tally } from './Facts';

export function Watch() {
  const { view } = useMatch<View>();
  return <Frame top={<Running />} {...(view.turn && { sketch: { alarm: view.turn.faced } })} />;
}

/** What the seat that is asked is doing. */
function Running() {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const [asked] = Object.keys(view.asked);
  if (!view.turn || asked === undefined) return null;
  const { pawn } = view.boards[asked]!;
  const { faced, visit } = view.turn;
  return (
    <section className="ep-running" aria-label={t('board.turnOf', { name: nameOf(asked) })}>
      <p>
        <strong>{t('board.turnOf', { name: nameOf(asked) })}</strong> {pawn && t('board.spotIn', { spot: spotName(view, pawn), tile: tileOfSpace(pawn) })} <Tally />
      </p>
      {faced.length > 0 && <p>{t('board.stillFaced')} <FacedList faced={faced} /></p>}
      {visit?.drawn && <p>{t('board.hasDrawn', { count: visit.drawn.count, stack: visit.drawn.stack })}</p>}
    </section>
  );
}
