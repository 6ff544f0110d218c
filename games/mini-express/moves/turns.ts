/** Phase `play`: taking a share, passing, and naming who is next (ME-180 to ME-189, ME-270, ME-271). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import { canAct, shareActions } from '../offers';
import { refuseShare, type ShareArgs } from '../share';
import { defineMove } from '../state';
import { nameable, nameNext, takeTurn } from '../turn';
import { colour, company } from './schemas';

export const takeShare = defineMove({
  name: 'takeShare',
  args: v.strictObject({ company, pay: v.optional(colour) }),
  refuse: (view, args, seat) => refuseShare(view, args, seat),
  options: (view, seat) => shareActions(view, seat).map(({ args }) => args as ShareArgs),
  undoable: true,
  apply: (turn, args) => takeTurn(turn, turn.seat, { move: 'takeShare', args }),
});

export const pass = defineMove({
  name: 'pass',
  rare: true,
  undoable: true,
  args: noArgs,
  refuse: (view, _args, seat) => (canAct(view, seat) ? refusal('can-act', 'ME-270') : undefined),
  options: (view, seat) => (canAct(view, seat) ? [] : [{}]),
  apply: (turn) => takeTurn(turn, turn.seat, undefined),
});

export const chooseNext = defineMove({
  name: 'chooseNext',
  args: v.strictObject({ seat: v.pipe(v.string(), v.regex(/^[0-4]$/)) }),
  refuse: (view, { seat: next }, seat) => {
    if (next === seat) return refusal('not-yourself', 'ME-271');
    return nameable(view, seat).includes(next) ? undefined : refusal('not-green', 'ME-128');
  },
  options: (view, seat) => nameable(view, seat).map((next) => ({ seat: next })),
  apply: (turn, { seat: next }) => nameNext(turn, turn.seat, next, false),
});
