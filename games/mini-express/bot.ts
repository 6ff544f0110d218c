/** Two bots for Mini Express: `bot` weighs the whole table and the answer to its action, `easyBot` sees what lies at hand. */
import type { Bot } from '../kit/bot';
import { pick } from '../kit/chance';
import type { Choice, Seat } from '../kit/types';
import type { Action } from './actions';
import { afterAnswer, everyAction, follower, highest, rankActions } from './bot/search';
import { debtsOf, pointsAhead } from './bot/worth';
import { COLOURS, COMPANIES, type Colour } from './companies';
import { copyOf } from './copy';
import { foresee } from './foresight';
import { pointsOf } from './scoring';
import { lowerOthers, raiseMarker } from './seal';
import type { View } from './state';
import { nameable } from './turn';

/** Actions that are looked at a second time. */
const SHORTLIST = 6;
/** Actions that the easy bot thinks of. */
const GLANCE = 6;

const PASS: Choice = { move: 'pass', args: {} };
const choiceOf = ({ move, args }: Action): Choice => ({ move, args: { ...args } });

/** The action that leaves most when whoever comes next has done its best; where nobody knows who that is, the best by itself. */
function bestAction(view: View, seat: Seat): Choice {
  const debts = debtsOf(view, seat);
  const ranked = rankActions(view, seat, debts).slice(0, SHORTLIST);
  if (ranked.length === 0) return PASS;
  const next = follower(view, seat);
  const best = next === undefined ? ranked[0]! : highest(ranked, ({ board }) => afterAnswer(board, seat, next, debts));
  return choiceOf(best.action);
}

/** How the game would end if the seat raised this marker for the Seal, all else being as it is. */
function afterRaise(view: View, seat: Seat, colour: Colour): number {
  const G = copyOf(view);
  const deed = { G, seat, tell: () => {} };
  raiseMarker(deed, colour);
  lowerOthers(deed, colour);
  return pointsAhead(pointsOf(G), seat);
}

export const bot: Bot<View> = ({ view, seat, choices, dice }) => {
  switch (view.asked[seat]) {
    case 'act': return bestAction(view, seat);
    case 'signal': {
      const debts = debtsOf(view, seat);
      return { move: 'chooseNext', args: { seat: highest(nameable(view, seat), (next) => afterAnswer(view, seat, next, debts)) } };
    }
    case 'raise': return { move: 'raiseForSeal', args: { company: highest(COLOURS, (colour) => afterRaise(view, seat, colour)) } };
    default: return pick(choices, dice);
  }
};

/** Its own points and influence, as if nobody else played. */
function atHand(view: View, seat: Seat, action: Action): number {
  const { board } = foresee(view, seat, action);
  const { influence } = board.seats[seat]!;
  return pointsOf(board)[seat]! + COMPANIES.reduce((sum, company) => sum + influence[company], 0);
}

/** Of a few actions that come to its mind the one that brings most at once. */
export const easyBot: Bot<View> = ({ view, seat, choices, dice }) => {
  if (view.asked[seat] !== 'act') return pick(choices, dice);
  const actions = dice.Shuffle(everyAction(view, seat)).slice(0, GLANCE);
  return actions.length === 0 ? PASS : choiceOf(highest(actions, (action) => atHand(view, seat, action)));
};
