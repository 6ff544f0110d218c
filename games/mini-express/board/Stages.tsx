/** The small stages: naming who is next (ME-128, ME-271), raising a marker for the Seal (ME-325), and looking on. */
import { useMatch, SeatEmblem } from '../../../ui/kit';
import { MoveButton, useNameOf } from '../../../ui/kit/board';
import { COLOURS } from '../companies';
import type { View } from '../state';
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

export function Raise() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { influence } = view.seats[seat!]!;
  return (
    <Frame
      controls={COLOURS.map((company) => (
        <MoveButton key={company} move="raiseForSeal" args={{ company }} icon={<Disc company={company} size={24} />}>
          {t('board.raise', { company, from: influence[company], to: influence[company] + 1 })}
        </MoveButton>
      ))}
    />
  );
}

export const Watch = () => <Frame />;
