/** Dividing, choosing and placing tokens: `splitTokens`, `chooseGroup`, `placeToken`, `finishPlacing` (GT-253 to GT-260). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import type { Chance } from '../../kit/types';
import { choose, divide, done, evenEnough, place, placings, refusePlacing } from '../distribution';
import { roleOf } from '../roles';
import { defineMove } from '../state';
import { id, index, tool } from './schemas';

/** Up to so many tokens all divisions are listed, beyond it a sample of them. */
const LISTED = 8;
const SAMPLES = 70;

const indexes = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every set of indexes below `count`. */
const subsets = (count: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, bits) => indexes(count).filter((i) => (bits >> i) & 1));

function divisions(count: number, dice: Chance): number[][] {
  if (count <= LISTED) return subsets(count).filter((group) => evenEnough(group.length, count));
  return Array.from({ length: SAMPLES }, () => {
    const size = Math.floor(count / 2) + (count % 2 === 1 && dice.Number() < 0.5 ? 1 : 0);
    return dice.Shuffle(indexes(count)).slice(0, size).toSorted((a, b) => a - b);
  });
}

export const splitTokens = defineMove({
  name: 'splitTokens',
  args: v.strictObject({ group: v.pipe(v.array(index), v.maxLength(60)) }),
  refuse: (view, { group }) => {
    const count = view.split.length;
    if (group.some((i) => i >= count) || new Set(group).size < group.length) return refusal('no-such-token', 'GT-253');
    return evenEnough(group.length, count) ? undefined : refusal('uneven', 'GT-253', { first: group.length, other: count - group.length });
  },
  options: (view, _seat, dice) => divisions(view.split.length, dice).map((group) => ({ group })),
  apply: (turn, { group }) => divide(turn, group),
});

export const chooseGroup = defineMove({
  name: 'chooseGroup',
  args: v.strictObject({ index: v.picklist([0, 1]) }),
  options: () => [{ index: 0 as const }, { index: 1 as const }],
  apply: (turn, { index: chosen }) => choose(turn, chosen),
});

export const placeToken = defineMove({
  name: 'placeToken',
  args: v.strictObject({ index, character: id, drop: v.optional(tool) }),
  refuse: (view, { index: at, character, drop }, seat) => {
    const role = roleOf(view, seat);
    const token = view.placing[role][at];
    return token === undefined ? refusal('no-such-token', 'GT-254') : refusePlacing(view, role, token, character, drop);
  },
  options: (view, seat) => {
    const role = roleOf(view, seat);
    return view.placing[role].flatMap((token, at) => placings(view, role, token).map((way) => ({ index: at, ...way })));
  },
  apply: (turn, { index: at, character, drop }) => place(turn, roleOf(turn.G, turn.seat), at, character, drop),
});

export const finishPlacing = defineMove({
  name: 'finishPlacing',
  args: noArgs,
  refuse: (view, _args, seat) =>
    view.placing[roleOf(view, seat)].includes('fingerprint') ? refusal('fingerprint-left', 'GT-259') : undefined,
  options: (view, seat) => (view.placing[roleOf(view, seat)].includes('fingerprint') ? [] : [{}]),
  apply: (turn) => done(turn, roleOf(turn.G, turn.seat)),
});
