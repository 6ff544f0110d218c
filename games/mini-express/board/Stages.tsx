/** The small stages: naming who is next (ME-128, ME-271), raising a marker for the Seal (ME-325), and looking on. */
import { useMatch, SeatEmblem } from '../../../ui/kit';
import { MoveButton, useNameOf } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { COLOURS, COMPANIES, type Colour } from '../companies';
import { copyOf } from '../copy';
import { lowerOthers, raiseMarker } from '../seal';
import type { Board, View } from '../state';
import { nameable } from '../turn';
import { Frame } from './Frame';
import { useText } from './look';
import { Disc } from './TrainShape';

export function Signal() {
  const { view, seat } = useMatch<View>();
  const nameOf = useNameOf();
  return (
    <Frame
      controls={nameable(view, seat!).map((next) => (
        <MoveButton key={next} move="chooseNext" args={{ seat: next }} icon={<SeatEmblem seat={next} size={24} />}>{nameOf(next)}</MoveButton>
      ))}
    />
  );
}

/** Both steps of the Seal for one owner: what moves, from where to where. */
function changesBy(view: Board, seat: Seat, raised: Colour) {
  const deed = { G: copyOf<Board>(view), seat, tell: () => {} };
  raiseMarker(deed, raised);
  lowerOthers(deed, raised);
  const [before, after] = [view.seats[seat]!.influence, deed.G.seats[seat]!.influence];
  return COMPANIES.filter((company) => before[company] !== after[company]).map((company) => ({ company, from: before[company], to: after[company] }));
}

export function Raise() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  return (
    <Frame
      controls={COLOURS.map((company) => (
        <MoveButton key={company} move="raiseForSeal" args={{ company }} icon={<Disc company={company} size={24} />}>
          {changesBy(view, seat!, company).map((change) => <span key={change.company} className="me-change">{t('board.raise', change)}</span>)}
        </MoveButton>
      ))}
    />
  );
}

export const Watch = () => <Frame />;
