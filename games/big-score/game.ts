/** The Big Score as a ruleset: its phases, stages and moves as in section 4 of the rules. */
import { defineRuleset } from '../kit/ruleset';
import { standIn } from './absent';
import { counts } from './counts';
import { invariants } from './invariants';
import { manifest } from './manifest';
import { assignCrew } from './moves/assign';
import { chooseBoss } from './moves/bosses';
import { pickCrew } from './moves/hire';
import { holdBack, stealMarker } from './moves/muscle';
import { commitJoat } from './moves/resolve';
import { keep, trade } from './moves/trade';
import { grabFloor, robOrFlee } from './moves/vault';
import { resample } from './resample';
import { setup } from './setup';
import type { BigScore, Counts } from './state';

export const ruleset = defineRuleset<BigScore, Counts>({
  manifest,
  setup,
  phases: {
    bosses: { choose: [chooseBoss] },
    hire: { pick: [pickCrew] },
    assign: { assign: [assignCrew] },
    resolve: { joat: [commitJoat] },
    vault: { choose: [robOrFlee, stealMarker] },
    getaway: { grab: [grabFloor] },
    muscle: { ask: [stealMarker, holdBack] },
    trade: { deal: [trade, keep], interrupt: [stealMarker] },
  },
  counts,
  invariants,
  resample,
  standIn,
  chapter: (G) => (G.act === 1 ? { name: 'round', number: G.round } : { name: 'vaultRound', number: G.vaultRound }),
  // Act I: at most 9 picks, a plan and 6 fists a round. Act II: each round with a robber costs the vault a token (BS-510).
  longest: (numPlayers) => numPlayers * (1 + 3 * (9 + 1 + 6) + 60 * 4),
});
