/** The board of Escape Plan: what is asked of this seat now, always around the same city. */
import type { ComponentType } from 'react';
import { useMatch } from '../../ui/kit';
import { End } from './board/End';
import { After } from './board/turns/After';
import { Arrived } from './board/turns/Arrived';
import { Avoid } from './board/turns/Avoid';
import { Bonus } from './board/turns/Bonus';
import { Disc } from './board/turns/Disc';
import { Hunt } from './board/turns/Hunt';
import { Open } from './board/turns/Open';
import { PlaceTile } from './board/turns/PlaceTile';
import { Watch } from './board/turns/Watch';
import { VisitTurn } from './board/visit/VisitTurn';
import type { Stage, View } from './state';

const STAGES: Record<Stage, ComponentType> = {
  place: PlaceTile, disc: Disc, open: Open, avoid: Avoid, arrived: Arrived, visit: VisitTurn, after: After, bonus: Bonus, hunt: Hunt,
};

export function Board() {
  const { view, seat, ctx, line } = useMatch<View>();
  const stage = seat === null || line === 'watching' ? undefined : view.asked[seat];
  const Now = ctx.gameover !== undefined ? End : stage === undefined ? Watch : STAGES[stage as Stage];
  // Another seat at the same screen starts with clean hands.
  return <Now key={seat ?? 'all'} />;
}
