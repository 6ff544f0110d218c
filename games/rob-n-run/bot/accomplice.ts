/** How an accomplice's bot plays: it weighs what is missing against what others may have played, and how long to wait for a better card. */
import type { Choice, Seat } from '../../kit/types';
import { alarmValues } from '../alarms';
import { allHavePassed } from '../accomplices';
import { kindsIn, total } from '../cards';
import { BAGS, TOOL_COPIES } from '../content/numbers';
import { accomplicesAfter, accomplicesOf } from '../seats';
import { CARDS, TOOLS, type Card, type Tool, type View } from '../state';
import { beliefOf, chanceOf, othersPlay } from './belief';
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
      return n + 1 > mine[card] ? sum + exactly * atMost(n - mine[card], others, Math.min(0.95, shares?.[card] ?? 0)) : sum;
    }, 0);
  };
}

/** The worth that the best of `n` unseen cards is likely to have. */
function hope({ players, raid }: View, seat: Seat, worth: (card: Card) => number): (n: number) => number {
  const { hand, played } = players[seat]!;
  const copies = (card: Card): number => {
    const known = hand[card] + (card === 'bag' ? raid!.bags : Math.max(raid!.rows[card], played.reduce((sum, zone) => sum + zone[card], 0)));
    return Math.max(0, (card === 'bag' ? BAGS : TOOL_COPIES) - known);
  };
  const kinds = CARDS.map((card) => ({ worth: worth(card), copies: copies(card) })).toSorted((a, b) => b.worth - a.worth);
  const unseen = kinds.reduce((sum, kind) => sum + kind.copies, 0);
  return (n) => {
    let below = unseen;
    let none = 1;
    return kinds.reduce((sum, kind) => {
      below -= kind.copies;
      const stillNone = (below / unseen) ** n;
      const part = kind.worth * (none - stillNone);
      none = stillNone;
      return sum + part;
    }, 0);
  };
}

/** Cards among which a better one may turn up before somebody has to play: in hands still to be asked, and by swapping. */
function cardsToCome(view: View, seat: Seat): number {
  const { raid, counts } = view;
  const after = accomplicesAfter(seat, view).filter((other) => other !== seat && counts.hands[other]! > 0);
  const toAsk = after.slice(0, Math.max(0, after.length - raid!.passes));
  const swaps = accomplicesOf(view).filter((other) => !raid!.swapped.includes(other));
  const plays = alarmValues(view).middleSize - counts.middle;
  const cards = (seats: Seat[]) => seats.reduce((sum, other) => sum + counts.hands[other]!, 0);
  return cards(toAsk) + cards(swaps) / plays;
}

/** Plays the best card unless a better one is likely to turn up; else passes, swaps, and at last plays it all the same. */
export function act(view: View, seat: Seat): Choice {
  const worth = chances(view, seat);
  const { hand } = view.players[seat]!;
  const best = kindsIn(hand).reduce((most, kind) => (worth(kind) > worth(most) ? kind : most));
  const hoped = hope(view, seat, worth);
  if (worth(best) >= hoped(cardsToCome(view, seat)) * WEIGHTS.patience) return { move: 'playCard', args: { card: best } };
  const canSwap = !view.raid!.swapped.includes(seat) && view.counts.deck + view.counts.trash > 0;
  const poor = worth(best) < hoped(total(hand)) * WEIGHTS.poor;
  if (canSwap && (poor || allHavePassed(view))) return { move: 'swapHand', args: {} };
  return allHavePassed(view) ? { move: 'playCard', args: { card: best } } : { move: 'pass', args: {} };
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
