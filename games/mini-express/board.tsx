/** The board of Mini Express: what is asked of this seat now, always around the same map. */
import type { ComponentType } from 'react';
import { useMatch } from '../../ui/kit';
import { Act } from './board/Act';
import { Choose, Pick, Split } from './board/Draft';
import { End } from './board/End';
import { Raise, Signal, Watch } from './board/Stages';
import type { View } from './state';

const STAGES: Record<string, ComponentType> = { split: Split, choose: Choose, pick: Pick, act: Act, signal: Signal, raise: Raise };

export function Board() {
  const { view, seat, ctx, line } = useMatch<View>();
  const stage = seat === null || line === 'watching' ? undefined : view.asked[seat];
  // Who waits for a turn plans ahead with the same tools.
  const waiting = seat !== null && line !== 'watching' && ctx.phase === 'play' ? Act : Watch;
  const Stage = ctx.gameover !== undefined ? End : (stage !== undefined && STAGES[stage]) || waiting;
  // Another seat at the same screen starts with clean hands.
  return <Stage key={seat ?? 'all'} />;
}
