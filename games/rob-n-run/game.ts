/** Rob 'n Run as a ruleset: its phases, stages and moves as in section 4 of the rules. */
import { defineRuleset } from '../kit/ruleset';
import { standIn } from './absent';
import { MOST_RAIDS, MOST_ROUNDS } from './content/numbers';
import { counts } from './counts';
import { invariants } from './invariants';
import { manifest } from './manifest';
import { pass, playCard, swapHand } from './moves/accomplices';
import { endHints, reopenHint, useHint } from './moves/hints';
import { chooseBuilding, payInformant, startRaid } from './moves/preparation';
import { placeSafe } from './moves/scoring';
import { answerTool, askTool, clearTools, giveTool, markTool, pointTool } from './moves/second-steps';
import { resample } from './resample';
import { setup } from './setup';
import type { Counts, RobNRun } from './state';

/** Hints used and reopened with all gold there is, and turns between cards played: more than a round can take. */
const MOST_MOVES = 80;

export const ruleset = defineRuleset<RobNRun, Counts>({
  manifest,
  setup,
  phases: {
    prepare: { target: [chooseBuilding], bribe: [payInformant, startRaid] },
    hints: {
      brief: [useHint, reopenHint, endHints],
      ask: [askTool],
      point: [pointTool],
      mark: [markTool],
      answer: [answerTool],
      clear: [clearTools],
      supply: [giveTool],
    },
    accomplices: { act: [playCard, swapHand, pass] },
    scoring: { place: [placeSafe] },
  },
  counts,
  invariants,
  resample,
  standIn,
  // Before the first building is chosen there is no raid.
  chapter: ({ raids }) => (raids === 0 ? undefined : { name: 'raid', number: raids }),
  longest: () => MOST_RAIDS * MOST_ROUNDS * MOST_MOVES,
});
