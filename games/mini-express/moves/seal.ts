/** Phase `reckoning`: an owner of the Imperial Seal chooses which marker goes up (ME-325). */
import * as v from 'valibot';
import { COLOURS } from '../companies';
import { raise } from '../reckoning';
import { defineMove } from '../state';
import { colour } from './schemas';

export const raiseForSeal = defineMove({
  name: 'raiseForSeal',
  args: v.strictObject({ company: colour }),
  options: () => COLOURS.map((company) => ({ company })),
  apply: (turn, { company }) => raise(turn, turn.seat, company),
});
