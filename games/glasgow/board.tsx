/** The board of The Glasgow Train Robbery: what is asked of this seat now, always around the same table. */
import type { ComponentType } from 'react';
import { useMatch } from '../../ui/kit';
import { AtHideout } from './board/AtHideout';
import { Choose } from './board/Choose';
import { Discard } from './board/Discard';
import { End } from './board/End';
import { EventSteps } from './board/EventSteps';
import { MakeRoom } from './board/MakeRoom';
import { Moving } from './board/Moving';
import { Place } from './board/Place';
import { Split } from './board/Split';
import { Turn } from './board/Turn';
import { Watch } from './board/Watch';
import type { View } from './state';

const STAGES: Record<string, ComponentType> = {
  split: Split, choose: Choose, place: Place, turn: Turn, moving: Moving, hideout: AtHideout, event: EventSteps, makeRoom: MakeRoom, discard: Discard,
};

export function Board() {
  const { view, seat, ctx, line } = useMatch<View>();
  const stage = seat === null || line === 'watching' ? undefined : view.asked[seat];
  const Stage = ctx.gameover !== undefined ? End : (stage !== undefined && STAGES[stage]) || Watch;
  // Another seat at the same screen starts with clean hands.
  return <Stage key={seat ?? 'all'} />;
}
