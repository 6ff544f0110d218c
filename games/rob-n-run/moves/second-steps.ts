/** Second steps of hints: `askTool`, `pointTool`, `markTool`, `answerTool`, `clearTools`, `giveTool` (RR-220 to RR-229). */
import { refusal } from '../../kit/move';
import { kindsIn, toolsIn, total } from '../cards';
import { CLEAR_CARDS } from '../content/hints';
import type { Turn } from '../events';
import { answer, announced, answerQuestion, mark, shownHand } from '../hints/talk';
import { clear, give } from '../hints/supplies';
import type { HintTurn } from '../hints/hint';
import { missingNow } from '../needs';
import { accomplicesOf } from '../seats';
import { defineMove, TOOLS, type Cards, type Tool, type View } from '../state';
import { closeHint, hintTurn } from './hints';
import * as schemas from './schemas';

/** Carries out the second step of the hint that is waiting for it. */
function answerHint(turn: Turn, act: (turn: HintTurn, seat: string) => void): void {
  const { hint, seat } = turn.G.raid!.doing!;
  act(hintTurn(turn, hint), seat!);
  closeHint(turn);
}

const isMissing = (view: View, tool: Tool): boolean => missingNow(view)[tool] > 0;
/** The hand that the Boss sees for H10 or H12. */
const seen = (view: View): Cards => view.players[view.boss]!.seen!;

export const askTool = defineMove({
  name: 'askTool',
  args: schemas.askTool,
  options: () => TOOLS.map((tool) => ({ tool })),
  apply: (turn, { tool }) => answerHint(turn, (hint) => answerQuestion(hint, tool)),
});

export const pointTool = defineMove({
  name: 'pointTool',
  args: schemas.pointTool,
  refuse: (view, { tool }) => {
    if (!toolsIn(shownHand(view)).includes(tool)) return refusal('not-in-seen-hand', 'RR-221');
    return isMissing(view, tool) ? undefined : refusal('not-missing', 'RR-221', { tool });
  },
  options: (view) => toolsIn(shownHand(view)).filter((tool) => isMissing(view, tool)).map((tool) => ({ tool })),
  apply: (turn, { tool }) => answerHint(turn, (hint) => answer(hint, tool)),
});

export const markTool = defineMove({
  name: 'markTool',
  redacted: true,
  args: schemas.markTool,
  refuse: (view, { tool }) => {
    const tools = toolsIn(seen(view));
    const right = tool === null ? tools.length === 0 : tools.includes(tool);
    return right ? undefined : refusal('not-in-seen-hand', tool === null ? 'RR-224' : 'RR-223');
  },
  options: (view) => {
    const tools = toolsIn(seen(view));
    return tools.length === 0 ? [{ tool: null }] : tools.map((tool) => ({ tool }));
  },
  apply: (turn, { tool }) => answerHint(turn, (hint, seat) => mark(hint, seat, tool)),
});

export const answerTool = defineMove({
  name: 'answerTool',
  args: schemas.answerTool,
  refuse: (view, { tool }) => (announced(view).includes(tool) ? undefined : refusal('not-announced', 'RR-225', { tool })),
  options: (view) => announced(view).map((tool) => ({ tool })),
  apply: (turn, { tool }) => answerHint(turn, (hint) => answer(hint, tool)),
});

/** All ways to throw away so many cards, or fewer, of these kinds. */
function handfuls(cards: Cards, kinds: readonly Tool[], most: number): Cards[] {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return [{}];
  const counts = Array.from({ length: Math.min(most, cards[kind] ?? 0) + 1 }, (_, n) => n);
  return counts.flatMap((n) => handfuls(cards, rest, most - n).map((more) => (n > 0 ? { [kind]: n, ...more } : more)));
}

export const clearTools = defineMove({
  name: 'clearTools',
  redacted: true,
  args: schemas.clearTools,
  refuse: (view, { tools }) => {
    const hand = seen(view);
    if (total(tools) > CLEAR_CARDS) return refusal('too-many', 'RR-227', { most: CLEAR_CARDS });
    if (toolsIn(tools).some((tool) => tools[tool]! > (hand[tool] ?? 0))) return refusal('not-in-seen-hand', 'RR-227');
    const needed = toolsIn(tools).find((tool) => isMissing(view, tool));
    return needed ? refusal('needed', 'RR-227', { tool: needed }) : undefined;
  },
  options: (view) => {
    const hand = seen(view);
    return handfuls(hand, toolsIn(hand).filter((tool) => !isMissing(view, tool)), CLEAR_CARDS).map((tools) => ({ tools }));
  },
  apply: (turn, { tools }) => answerHint(turn, (hint, seat) => clear(hint, seat, tools)),
});

export const giveTool = defineMove({
  name: 'giveTool',
  redacted: true,
  args: schemas.giveTool,
  refuse: (view, { card, seat: to }, seat) => {
    if (!kindsIn(view.players[seat]!.drawn!).includes(card)) return refusal('not-drawn', 'RR-229');
    return accomplicesOf(view).includes(to) ? undefined : refusal('no-accomplice', 'RR-229');
  },
  options: (view, seat) => kindsIn(view.players[seat]!.drawn!).flatMap((card) => accomplicesOf(view).map((to) => ({ card, seat: to }))),
  apply: (turn, { card, seat }) => answerHint(turn, (hint) => give(hint, seat, card)),
});
