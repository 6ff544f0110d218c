/** The board of Rob 'n Run: what is asked of this seat now, always around the same table. */
import type { ComponentType } from 'react';
import { useMatch } from '../../ui/kit';
import { Bribe } from './board/Bribe';
import { Brief } from './board/Brief';
import { Clear } from './board/Clear';
import { End } from './board/End';
import { Place } from './board/Place';
import { Answer, Ask, Mark, Point } from './board/SecondStep';
import { Supply } from './board/Supply';
import { Target } from './board/Target';
import { Turn } from './board/Turn';
import { useFocusAtHand } from './board/use-focus';
import { Watch } from './board/Watch';
import type { View } from './state';

const STAGES: Record<string, ComponentType> = {
  target: Target, bribe: Bribe, brief: Brief, ask: Ask, point: Point, mark: Mark, answer: Answer, clear: Clear, supply: Supply, act: Turn, place: Place,
};

export function Board() {
  const { view, seat, ctx, line } = useMatch<View>();
  const stage = seat === null || line === 'watching' ? undefined : view.asked[seat];
  const Stage = ctx.gameover !== undefined ? End : (stage !== undefined && STAGES[stage]) || Watch;
  // A hint that is used leaves the same question, with other hints.
  useFocusAtHand(stage && `${stage} ${JSON.stringify(view.raid?.hints)}`);
  // Another seat at the same screen starts with clean hands.
  return <Stage key={seat ?? 'all'} />;
}
