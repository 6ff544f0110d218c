/** Phase `manhunt`: one officer a human, or none (EP-245, EP-246). */
import * as v from 'valibot';
import { noArgs } from '../../kit/move';
import { nextSlot } from '../days';
import { askHunter, huntMoves, refuseHunt, sendOfficer } from '../police/manhunt';
import { defineMove } from '../state';
import { officerType, tileId } from './schemas';

export const manhunt = defineMove({
  name: 'manhunt',
  args: v.strictObject({ type: officerType, from: tileId, to: tileId }),
  refuse: (view, move, seat) => refuseHunt(view, seat, move),
  options: (view, seat) => huntMoves(view, seat),
  apply: (turn, move) => {
    sendOfficer(turn, turn.seat, move);
    askHunter(turn, nextSlot);
  },
});

export const passManhunt = defineMove({
  name: 'passManhunt',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    turn.tell({ type: 'hunt-passed', seat: turn.seat });
    askHunter(turn, nextSlot);
  },
});
