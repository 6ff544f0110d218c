/** Escape Plan as a ruleset: its phases, stages and moves as in section 4 of the rules. */
import { defineRuleset } from '../kit/ruleset';
import { standIn } from './absent';
import { counts } from './counts';
import { invariants } from './invariants';
import { manifest } from './manifest';
import { placeTile } from './moves/city';
import { EXECUTIVE } from './moves/executive';
import { exitChoice, keepTile, openLocker } from './moves/hidden';
import { manhunt, passManhunt } from './moves/hunt';
import { takeWound, travel } from './moves/travel';
import { declineDisc, endTurn, groupBonus, pass, rest, useDisc } from './moves/turn';
import { buyEquipment, buyFixer, heal, payChurch, skip, takeContact, takeGas, unlock, visit } from './moves/visit';
import { resample } from './resample';
import { setup } from './setup';
import type { Counts, EscapePlan } from './state';

/** Slots of three days, each with at most one turn a human. */
const SLOTS = 15;
/** A turn's moves: every piece of a full board used and readied once more, all officers of the city met, every step of a Visit. */
const MOVES_A_TURN = 120;

export const ruleset = defineRuleset<EscapePlan, Counts>({
  manifest,
  setup,
  phases: {
    city: { place: [placeTile] },
    slot: {
      disc: [useDisc, declineDisc],
      open: [rest, travel, ...EXECUTIVE, pass],
      avoid: [...EXECUTIVE, takeWound],
      arrived: [...EXECUTIVE, visit],
      visit: [takeContact, takeGas, buyEquipment, buyFixer, openLocker, keepTile, unlock, heal, payChurch, exitChoice, skip],
      after: [...EXECUTIVE, endTurn],
      bonus: [groupBonus],
    },
    manhunt: { hunt: [manhunt, passManhunt] },
  },
  // The example city is there without anybody placing a tile.
  start: ({ example }) => (example ? 'slot' : 'city'),
  counts,
  invariants,
  resample,
  standIn,
  chapter: ({ day }) => ({ name: 'day', number: day }),
  longest: (numPlayers) => numPlayers * SLOTS * MOVES_A_TURN,
});
