/** What is played for a seat whose player is away: whatever ends its stage and uses nothing up. A rest is always possible (GT-117). */
import { seededChance } from '../kit/chance';
import { moveChoices } from '../kit/move';
import type { Choice, Seat } from '../kit/types';
import { chooseGroup, finishPlacing, placeToken, splitTokens } from './moves/distribution';
import { eventStep, stopEvent } from './moves/event';
import { takeHideoutTool } from './moves/hideout';
import { stopMoving } from './moves/movement';
import { discardCard, dropTool, rest } from './moves/rest';
import type { View } from './state';

/** By stage: the moves that are tried, each with its first arguments. */
const TRIED = {
  turn: [rest],
  moving: [stopMoving],
  hideout: [takeHideoutTool],
  event: [stopEvent, eventStep],
  makeRoom: [dropTool],
  discard: [discardCard],
  split: [splitTokens],
  choose: [chooseGroup],
  // A fingerprint keeps the group open: then the first token is placed.
  place: [finishPlacing, placeToken],
};

/** The seat's default choice: every stage of this game has one. */
export function standIn(view: View, _phase: string, seat: Seat): Choice | undefined {
  const stage = view.asked[seat] as keyof typeof TRIED | undefined;
  return stage && TRIED[stage].flatMap((move) => moveChoices(move, view, seat, seededChance('absent')))[0];
}
