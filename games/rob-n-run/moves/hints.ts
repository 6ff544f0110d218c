/** The hint phase: `useHint`, `reopenHint`, `endHints` (RR-185 to RR-193). */
import { refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { startAccomplices } from '../accomplices';
import { hintOf, type HintChoice } from '../content/hints';
import { REOPEN_COST } from '../content/numbers';
import type { Turn } from '../events';
import { brief } from '../hint-phase';
import { HINT_RULES } from '../hints';
import { inOrder } from '../hints/facts';
import { sightOf, type Choice, type HintTurn } from '../hints/hint';
import { missingNow } from '../needs';
import { accomplicesOf, ask } from '../seats';
import { defineMove, HINTS, type HintId, type Raid, type View } from '../state';
import * as schemas from './schemas';

const FIELDS: readonly HintChoice[] = ['tool', 'tools', 'seat', 'safe'];

/** A move inside which a hint acts. */
export function hintTurn(turn: Turn, hint: HintId): HintTurn {
  return { ...turn, hint, missing: missingNow(turn.G) };
}

/** The Boss goes on after a hint; its second step, if any, is done. */
export const closeHint = brief;

/** Hints of the raid in one of some states. */
const hintsThatAre = ({ hints }: Raid, states: string[]): HintId[] => HINTS.filter((hint) => states.includes(hints[hint] ?? 'none'));

const same = (a: Choice, b: Choice): boolean =>
  a.tool === b.tool && a.seat === b.seat && a.safe === b.safe && a.tools?.join() === b.tools?.join();

/** Why the Boss may not name this with an open hint. */
function whyNot(view: View, hint: HintId, choice: Choice): Refusal | undefined {
  const { chooses, rule } = hintOf(hint);
  const sight = sightOf(view);
  const choices = HINT_RULES[hint].choices(sight);
  // First of all: then nothing need be named.
  if (choices.length === 0) return refusal('hint-useless', 'RR-193', { hint });
  if (FIELDS.some((field) => chooses.includes(field) !== (choice[field] !== undefined))) return refusal('hint-choice', rule, { hint });
  if (choice.seat !== undefined && !accomplicesOf(view).includes(choice.seat)) return refusal('no-accomplice', rule);
  if (choice.safe !== undefined && choice.safe >= sight.safes) return refusal('no-such-safe', rule);
  const named = { ...choice, ...(choice.tools && { tools: inOrder(choice.tools) }) };
  return choices.some((each) => same(each, named)) ? undefined : refusal('not-true', rule, { hint });
}

/** Redacted, since even the order of two kinds in it could say something (RR-196, RR-206). */
export const useHint = defineMove({
  name: 'useHint',
  redacted: true,
  args: schemas.useHint,
  refuse: (view, { hint, ...choice }) => {
    const state = view.raid!.hints[hint];
    if (state === undefined) return refusal('not-in-raid', 'RR-081');
    if (state !== 'open') return refusal('hint-not-open', 'RR-185', { hint });
    return whyNot(view, hint, choice);
  },
  options: (view) => {
    const sight = sightOf(view);
    return hintsThatAre(view.raid!, ['open']).flatMap((hint) => HINT_RULES[hint].choices(sight).map((choice) => ({ hint, ...choice })));
  },
  apply: (turn, { hint, ...choice }) => {
    const { G, seat, tell } = turn;
    G.raid!.hints[hint] = 'used';
    tell(choice.seat === undefined ? { type: 'hint', seat, hint } : { type: 'hint-on', seat, hint, to: choice.seat });
    const stage = HINT_RULES[hint].use(hintTurn(turn, hint), choice);
    if (!stage) {
      closeHint(turn);
      return;
    }
    G.raid!.doing = { hint, seat: choice.seat ?? null };
    ask(G, stage === 'ask' ? choice.seat! : G.boss, stage);
  },
});

export const reopenHint = defineMove({
  name: 'reopenHint',
  args: schemas.reopenHint,
  refuse: (view, { hint }) => {
    const state = view.raid!.hints[hint];
    if (state === undefined) return refusal('not-in-raid', 'RR-081');
    if (state === 'open') return refusal('hint-open', 'RR-191', { hint });
    return view.treasury < REOPEN_COST ? refusal('no-gold', 'RR-189', { cost: REOPEN_COST, treasury: view.treasury }) : undefined;
  },
  options: (view) => (view.treasury < REOPEN_COST ? [] : hintsThatAre(view.raid!, ['closed', 'used']).map((hint) => ({ hint }))),
  apply: ({ G, seat, tell }, { hint }) => {
    G.treasury -= REOPEN_COST;
    G.raid!.hints[hint] = 'open';
    tell({ type: 'hint-reopened', seat, hint, treasury: G.treasury });
  },
});

export const endHints = defineMove({
  name: 'endHints',
  args: schemas.endHints,
  options: () => [{}],
  apply: (turn) => {
    turn.tell({ type: 'hints-ended', seat: turn.seat });
    startAccomplices(turn);
  },
});
