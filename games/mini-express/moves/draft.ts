/** Phase `draft`: starting shares, by split and choice or one by one (ME-155 to ME-157). */
import * as v from 'valibot';
import { COLOURS } from '../companies';
import { draftable, draftShare as draft, refuseDraft, split, takeGroup } from '../draft';
import { defineMove } from '../state';
import { colour } from './schemas';

export const splitDraft = defineMove({
  name: 'splitDraft',
  args: v.strictObject({ single: colour }),
  options: () => COLOURS.map((single) => ({ single })),
  apply: (turn, { single }) => split(turn, single),
});

export const chooseGroup = defineMove({
  name: 'chooseGroup',
  args: v.strictObject({ index: v.picklist([0, 1]) }),
  options: () => ([0, 1] as const).map((index) => ({ index })),
  apply: (turn, { index }) => takeGroup(turn, turn.seat, index),
});

export const draftShare = defineMove({
  name: 'draftShare',
  args: v.strictObject({ company: colour }),
  refuse: (view, { company }, seat) => refuseDraft(view, company, seat),
  options: (view, seat) => draftable(view, seat).map((company) => ({ company })),
  apply: (turn, { company }) => draft(turn, turn.seat, company),
});
