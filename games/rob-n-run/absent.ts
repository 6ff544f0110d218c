/** What is played for a seat whose player is away: always something legal that gives nothing away. */
import { seededChance } from '../kit/chance';
import type { Choice, Seat } from '../kit/types';
import { askTool, clearTools, answerTool, giveTool, markTool, pointTool } from './moves/second-steps';
import { chooseBuilding } from './moves/preparation';
import { kindsIn } from './cards';
import { allHavePassed } from './accomplices';
import { placeSafe } from './moves/scoring';
import type { View } from './state';

/** Moves of which the first legal choice will do. */
const FIRST = {
  target: chooseBuilding, ask: askTool, point: pointTool, mark: markTool, answer: answerTool, clear: clearTools, supply: giveTool,
  place: placeSafe,
};

/** An accomplice passes; where that is not allowed, the hand is swapped, or else its first card played. */
function act(view: View, seat: Seat): Choice {
  if (!allHavePassed(view)) return { move: 'pass', args: {} };
  if (!view.raid!.swapped.includes(seat)) return { move: 'swapHand', args: {} };
  return { move: 'playCard', args: { card: kindsIn(view.players[seat]!.hand)[0]! } };
}

/** The seat's default choice. */
export function standIn(view: View, _phase: string, seat: Seat): Choice | undefined {
  const stage = view.asked[seat];
  if (stage === undefined) return undefined;
  if (stage === 'bribe') return { move: 'startRaid', args: {} };
  if (stage === 'brief') return { move: 'endHints', args: {} };
  if (stage === 'act') return act(view, seat);
  const move = FIRST[stage as keyof typeof FIRST];
  const [args] = move.options(view, seat, seededChance(seat));
  return { move: move.name, args: args as Record<string, unknown> };
}
