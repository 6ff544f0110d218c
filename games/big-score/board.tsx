/** The board of The Big Score: one stage for each phase, all of them in the same frame. */
import type { ComponentType } from 'react';
import { useMatch } from '../../ui/kit';
import { Assign } from './board/Assign';
import { Bosses } from './board/Bosses';
import { End } from './board/End';
import { Getaway, Muscle, RobOrFlee } from './board/Heist';
import { Hire } from './board/Hire';
import { Resolve } from './board/Resolve';
import { SoloBoard } from './board/solo/SoloBoard';
import { Trade } from './board/Trade';
import type { TablePhase, View } from './state';

const STAGES: Record<TablePhase, ComponentType> = {
  bosses: Bosses, hire: Hire, assign: Assign, resolve: Resolve, vault: RobOrFlee, getaway: Getaway, muscle: Muscle, trade: Trade,
};

export function Board() {
  const { view } = useMatch<View>();
  return view.solo ? <SoloBoard /> : <TableBoard />;
}

function TableBoard() {
  const { seat, ctx } = useMatch<View>();
  const Stage = ctx.gameover === undefined ? STAGES[ctx.phase as TablePhase] : End;
  // Another seat at the same screen starts with clean hands.
  return <Stage key={seat ?? 'all'} />;
}
