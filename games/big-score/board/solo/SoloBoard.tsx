/** The board of one: a stage for each question of the solo rules, all in the same frame. */
import type { ComponentType } from 'react';
import { useMatch } from '../../../../ui/kit';
import { ME } from '../../solo/ask';
import type { View } from '../../state';
import { HireTurn } from './HireTurn';
import { LayTurn } from './LayTurn';
import { MoreTurn } from './MoreTurn';
import { RevealTurn, SettleTurn } from './ResolveTurn';
import { Setup } from './Setup';
import { SoloEnd } from './SoloEnd';
import { BribeCops, PlaceCops, RobOrFleeAlone, SplitTokens } from './SoloVault';
import { Market, Shop } from './Trading';

const STAGES: Record<string, ComponentType> = {
  boss: Setup, strike: Setup, hire: HireTurn, lay: LayTurn, more: MoreTurn, settle: SettleTurn, reveal: RevealTurn, shop: Shop,
  choose: RobOrFleeAlone, cops: BribeCops, bribe: BribeCops, place: PlaceCops, split: SplitTokens, market: Market,
};

export function SoloBoard() {
  const { view, seat, ctx } = useMatch<View>();
  const stage = view.asked[ME];
  const Stage = ctx.gameover !== undefined || stage === undefined ? SoloEnd : STAGES[stage]!;
  return <Stage key={seat ?? 'all'} />;
}
