/** Mini Express as a ruleset: its phases, stages and moves as in section 4 of the rules. */
import { defineRuleset } from '../kit/ruleset';
import { standIn } from './absent';
import { counts } from './counts';
import { invariants } from './invariants';
import { manifest } from './manifest';
import { buildFerry, buildTrack, buildTunnel, buildUnderground } from './moves/builds';
import { chooseGroup, draftShare, splitDraft } from './moves/draft';
import { raiseForSeal } from './moves/seal';
import { chooseNext, pass, takeShare } from './moves/turns';
import { resample } from './resample';
import { setup } from './setup';
import type { Counts, MiniExpress } from './state';

/** Every action but a pass lays a train for good or takes a share: 100 trains, 20 shares (ME-018, ME-068 to ME-071). */
const MOST_ACTIONS = 120;

export const ruleset = defineRuleset<MiniExpress, Counts>({
  manifest,
  setup,
  phases: {
    draft: { split: [splitDraft], choose: [chooseGroup], pick: [draftShare] },
    play: { act: [buildTrack, buildFerry, buildUnderground, buildTunnel, takeShare, pass], signal: [chooseNext] },
    reckoning: { raise: [raiseForSeal] },
  },
  counts,
  invariants,
  resample,
  standIn,
  // Between two actions each seat passes at most twice, the second time after the Signal tiles have turned; each turn may name a next seat.
  longest: (numPlayers) => 2 * (MOST_ACTIONS * (1 + 2 * numPlayers)) + 4 * numPlayers,
});
