/** How an accomplice's bot plays: it weighs what is missing against what others may already have played. */
import type { Choice, Seat } from '../../kit/types';
import { alarmValues } from '../alarms';
import { allHavePassed } from '../accomplices';
import { kindsIn, total } from '../cards';
import { TOOLS, type Card, type Tool, type View } from '../state';
import { beliefOf, chanceOf, type Belief } from './belief';
import { WEIGHTS } from './weights';

/** The chance that of `n` cards at most `most` are of a kind that each is with chance `q`. */
export function atMost(most: number, n: number, q: number): number {
  let sum = 0;
  let term = (1 - q) ** n;
  for (let k = 0; k <= Math.min(most, n); k++) {
    sum += term;
    term *= ((n - k) / (k + 1)) * (q / Math.max(1e-9, 1 - q));
  }
  return Math.min(1, sum);
}

/** How likely each kind is among the others' cards in the middle, from what everybody knows. */
function othersPlay(open: Belief): Record<Tool, number> {
  const worth = TOOLS.map((tool) => open[tool].reduce((sum, chance) => sum + chance * chance, 0));
  const sum = worth.reduce((a, b) => a + b, 0);
  return Object.fromEntries(TOOLS.map((tool, i) => [tool, sum > 0 ? Math.min(0.95, worth[i]! / sum) : 0])) as Record<Tool, number>;
}

/** The chance that a card of the kind, played now, is needed. A bag never is wrong, but brings nothing nearer. */
export function chances(view: View, seat: Seat): (card: Card) => number {
  const own = view.players[seat]!;
  const belief = beliefOf(view, own, seat);
  const mine = own.played.at(-1)!;
  const others = view.counts.middle - total(mine);
  const shares = others > 0 ? othersPlay(beliefOf(view)) : undefined;
  return (card) => {
    if (card === 'bag') return WEIGHTS.bag;
    return belief[card].reduce((sum, chance, n) => {
      const exactly = chance - (belief[card][n + 1] ?? 0);
      return n + 1 > mine[card] ? sum + exactly * atMost(n - mine[card], others, shares?.[card] ?? 0) : sum;
    }, 0);
  };
}

/** Plays the likeliest card if it is likely enough; else passes, swaps, and at last plays it all the same. */
export function act(view: View, seat: Seat): Choice {
  const chance = chances(view, seat);
  const kinds = kindsIn(view.players[seat]!.hand);
  const best = kinds.reduce((most, kind) => (chance(kind) > chance(most) ? kind : most), kinds[0]!);
  const slack = alarmValues(view).wrongAllowed - view.counts.pile;
  const bold = slack >= 2 ? WEIGHTS.bold : WEIGHTS.careful;
  const play = { move: 'playCard', args: { card: best } };
  if (chance(best) >= bold) return play;
  const canSwap = !view.raid!.swapped.includes(seat) && view.counts.deck + view.counts.trash > 0;
  if (!allHavePassed(view)) return canSwap && chance(best) < WEIGHTS.hopeless ? { move: 'swapHand', args: {} } : { move: 'pass', args: {} };
  return canSwap ? { move: 'swapHand', args: {} } : play;
}

/** The kind that is most uncertain, if possible one in the own hand. */
export function ask(view: View, seat: Seat): Choice {
  const own = view.players[seat]!;
  const belief = beliefOf(view, own, seat);
  const doubt = (tool: Tool) => {
    const chance = chanceOf(belief, tool);
    return chance * (1 - chance) + (own.hand[tool] > 0 ? 0.05 : 0) + belief[tool].reduce((sum, p, n) => (n > 0 ? sum + p * (1 - p) : sum), 0) / 2;
  };
  return { move: 'askTool', args: { tool: TOOLS.reduce((most, tool) => (doubt(tool) > doubt(most) ? tool : most)) } };
}
