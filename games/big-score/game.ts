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
import { bribe, flee, placeCop, returnCops, rob, split } from './solo/moves/vault';
import { buyDiamond, buyDrive, finish, startVault, swapArtifacts } from './solo/moves/market';
import { chooseSoloBoss, chooseStrike } from './solo/moves/setup';
import { drawOne, endHire, redraw, scout } from './solo/moves/hire';
import { endTurn, layCard, layJoat, layType, returnCard } from './solo/moves/assign';
import { revealJob, settleToken } from './solo/moves/resolve';
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
    soloSetup: { boss: [chooseSoloBoss], strike: [chooseStrike] },
    soloHire: { hire: [redraw, drawOne, scout, endHire] },
    soloAssign: { lay: [layType, scout], more: [layCard, layJoat, returnCard, scout, endTurn] },
    soloResolve: { settle: [settleToken], reveal: [revealJob], bribe: [bribe], split: [split] },
    soloShop: { shop: [buyDrive, startVault] },
    soloVault: { choose: [rob, flee], cops: [returnCops, bribe], bribe: [bribe], place: [placeCop], split: [split] },
    soloMarket: { market: [buyDiamond, swapArtifacts, finish] },
  },
  start: ({ solo }) => (solo ? 'soloSetup' : 'bosses'),
  counts,
  invariants,
  resample,
  standIn,
  chapter: (G) => (G.act === 1 ? { name: 'round', number: G.round } : { name: 'vaultRound', number: G.vaultRound }),
  // Alone every turn of Act I uses up a card, all else there a fee, a token or a job. With more: at most 9 picks, a plan
  // and 6 fists a round. Act II: each round with a robber costs the vault a token (BS-510).
  longest: (numPlayers) => (numPlayers === 1 ? 1500 : numPlayers * (1 + 3 * (9 + 1 + 6) + 60 * 4)),
});
