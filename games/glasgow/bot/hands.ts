/** What action cards in hand are worth, and what a rest brings and costs. */
import type { Seat } from '../../kit/types';
import { actionOf } from '../content/actions';
import { tokenOf } from '../content/contingencies';
import { nextToken } from '../contingencies';
import { restCost } from '../queries';
import { cardsDue } from '../rest';
import { tokensDue } from '../distribution';
import { roleOf } from '../roles';
import { ROLES, TOOLS, type ActionCardId, type Board, type View } from '../state';
import { later, marks } from './tries';
import { WEIGHTS as W } from './weights';
import { crowdCost, inBagNext, sizeOf, type Judge } from './worth';

/** Cards beyond the wanted number are worth less. */
const handWorth = (count: number): number => W.card * (Math.min(count, W.handWanted) + 0.3 * Math.max(0, count - W.handWanted));

/** What one card less costs its owner. */
export const cardCost = (view: View, seat: Seat): number => {
  const count = view.counts.hands[roleOf(view, seat)];
  return handWorth(count) - handWorth(count - 1);
};

/** How much a card is worth keeping: short ones, and those that do more. */
export function keepWorth(id: ActionCardId): number {
  const { time, sections } = actionOf(id);
  const points = sections.reduce((sum, section) => sum + (section.kind === 'move' ? section.points : section.kind === 'talk' ? 0 : 1), 0);
  return points - time;
}

const LOST = -1000;

/** Wanted tools that a draw of so many tokens brings on average, less its fingerprints. */
function drawWorth(board: Board, demand: Judge['demand'], tokens: number): number {
  const coming = inBagNext(board);
  const share = Math.min(1, tokens / Math.max(1, sizeOf(coming) + board.bag.fingerprint));
  const wanted = TOOLS.reduce((sum, tool) => sum + Math.min(demand[tool], coming[tool] * share), 0);
  return wanted - board.bag.fingerprint * share * 0.5;
}

/** The worth of resting now; far below zero if it loses. */
export function restWorth(view: View, seat: Seat, { whole, demand }: Judge): number {
  const cost = restCost(view);
  if (cost.fifth || cost.arrested.length > 0 || cost.supplyAfter < 0) return LOST;
  const role = roleOf(view, seat);
  let board = later(marks(view, cost.players), cost.time + cost.penaltyTime);
  board = { ...board, supply: cost.supplyAfter, bag: { ...board.bag, fingerprint: board.bag.fingerprint + cost.bagFingerprints } };
  const cards = ROLES.reduce((sum, one) => {
    const { hands } = view.counts;
    return sum + handWorth(hands[one] + cardsDue(view, one)) - handWorth(hands[one]);
  }, 0);
  const token = nextToken(view);
  const coming = token === undefined ? 0 : W.newContingency + crowdCost(token) - crowdCost(token - 1) + tokenOf(token).time + tokenOf(token).fingerprints;
  return whole(board) + cards + drawWorth(view, demand, tokensDue(view, role)) * W.restToken - coming * W.coming;
}
