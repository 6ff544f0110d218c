/** Two bots for Mini Express: `bot` weighs the whole table and the next answer to its action, `easyBot` sees only what lies at hand. */
import type { Bot } from '../kit/bot';
import { pick } from '../kit/chance';
import type { Choice, Seat } from '../kit/types';
import type { Action } from './actions';
import { afterAnswer, everyAction, follower, rankActions } from './bot/search';
import { debtsOf } from './bot/worth';
import { copyOf } from './copy';
import { foresee } from './foresight';
import { nameable } from './turn';
import { COLOURS } from './companies';
import { scoreAll, totals } from './scoring';
import { lowerOthers, raiseMarker } from './seal';
import type { View } from './state';

/** Actions that are looked at a second time. */
const SHORTLIST = 8;

const choiceOf = ({ move, args }: Action): Choice => ({ move, args: { ...args } });

function bestAction(view: View, seat: Seat): Choice {
  const debts = debtsOf(view, seat);
  const ranked = rankActions(view, seat, debts).slice(0, SHORTLIST);
  const next = follower(view, seat);
  if (ranked.length === 0) return { move: 'pass', args: {} };
  if (next === undefined) return choiceOf(ranked[0]!.action);
  const judged = ranked.map((tried) => ({ ...tried, worth: afterAnswer(tried.board, seat, next, debts) }));
  return choiceOf(judged.reduce((best, other) => (other.worth > best.worth ? other : best)).action);
}

const finalMargin = (view: View, seat: Seat, colour: (typeof COLOURS)[number]): number => {
  const G = copyOf(view);
  const deed = { G, seat, tell: () => {} };
  raiseMarker(deed, colour);
  lowerOthers(deed, colour);
  const points = totals(G, scoreAll(G));
  return points[seat]! - Math.max(...Object.keys(points).filter((other) => other !== seat).map((other) => points[other]!));
};

const highest = <T>(things: readonly T[], worth: (thing: T) => number): T =>
  things.map((thing) => ({ thing, worth: worth(thing) })).reduce((best, next) => (next.worth > best.worth ? next : best)).thing;

export const bot: Bot<View> = ({ view, seat, choices, dice }) => {
  switch (view.asked[seat]) {
    case 'act': return bestAction(view, seat);
    case 'signal': {
      const debts = debtsOf(view, seat);
      return { move: 'chooseNext', args: { seat: highest(nameable(view, seat), (next) => afterAnswer(view, seat, next, debts)) } };
    }
    case 'raise': return { move: 'raiseForSeal', args: { company: highest(COLOURS, (colour) => finalMargin(view, seat, colour)) } };
    default: return pick(choices, dice);
  }
};

/** A few actions by chance, and of them the one with the most points for itself at once. */
export const easyBot: Bot<View> = ({ view, seat, choices, dice }) => {
  if (view.asked[seat] !== 'act') return pick(choices, dice);
  const actions = everyAction(view, seat);
  if (actions.length === 0) return { move: 'pass', args: {} };
  const points = (action: Action): number => {
    const { board } = foresee(view, seat, action);
    const own = board.seats[seat]!;
    return totals(board, scoreAll(board))[seat]! + Object.values(own.influence).reduce((sum, n) => sum + n, 0);
  };
  return choiceOf(highest(dice.Shuffle(actions).slice(0, 6), points));
};
