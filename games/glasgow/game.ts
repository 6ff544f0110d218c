/** The Glasgow Train Robbery as a ruleset: its phases, stages and moves as in section 4 of the rules. */
import { defineRuleset } from '../kit/ruleset';
import { standIn } from './absent';
import { CONTINGENCIES } from './content/contingencies';
import { BRIDGE } from './content/track';
import { counts } from './counts';
import { invariants } from './invariants';
import { manifest } from './manifest';
import { chooseGroup, finishPlacing, placeToken, splitTokens } from './moves/distribution';
import { eventStep, playEvent, stopEvent } from './moves/event';
import { playHideout, takeHideoutTool } from './moves/hideout';
import { moveCharacter, playMove, stopMoving } from './moves/movement';
import { resolveContingency, resolvePlan } from './moves/resolve';
import { discardCard, dropTool, rest } from './moves/rest';
import { playTalk } from './moves/talk';
import { playTokens } from './moves/tokens';
import { resample } from './resample';
import { setup } from './setup';
import { PLAN_NUMBERS, type Counts, type Glasgow } from './state';

/** GT-556: every turn advances the train, removes a contingency or resolves a plan. */
const MOST_TURNS = BRIDGE.lastSleeper + CONTINGENCIES.length + PLAN_NUMBERS.length + 1;
/** Tokens in the bag and on cards are at most 57, so no turn asks for more decisions. */
const MOST_MOVES = 64;

export const ruleset = defineRuleset<Glasgow, Counts>({
  manifest,
  setup,
  phases: {
    opening: { split: [splitTokens], choose: [chooseGroup], place: [placeToken, finishPlacing] },
    play: {
      turn: [playTalk, playMove, playTokens, playHideout, playEvent, resolveContingency, resolvePlan, rest],
      moving: [moveCharacter, stopMoving],
      hideout: [takeHideoutTool],
      event: [eventStep, stopEvent],
      makeRoom: [dropTool],
      discard: [discardCard],
      split: [splitTokens],
      choose: [chooseGroup],
      place: [placeToken, finishPlacing],
    },
  },
  counts,
  invariants,
  resample,
  standIn,
  longest: () => MOST_TURNS * MOST_MOVES,
});
