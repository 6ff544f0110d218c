/** Choosing an action: every one is tried, the best are tried again with the best answer of whoever comes next. */
import type { Seat } from '../../kit/types';
import type { Action } from '../actions';
import { COMPANIES } from '../companies';
import { foresee } from '../foresight';
import { actionsOf, offersOf, shareActions } from '../offers';
import type { Board } from '../state';
import { margin, type Debts } from './worth';

/** The thing with the highest worth. Throws on an empty list. */
export const highest = <T>(things: readonly T[], worth: (thing: T) => number): T =>
  things.map((thing) => ({ thing, worth: worth(thing) })).reduce((best, next) => (next.worth > best.worth ? next : best)).thing;

/** Every action of a seat, with all its ways of paying and of choosing wild companies. */
export const everyAction = (board: Board, seat: Seat): Action[] => [
  ...shareActions(board, seat),
  ...COMPANIES.flatMap((company) => offersOf(board, company, seat)).flatMap((build) => actionsOf(board, build, seat)),
];

export interface Tried {
  action: Action;
  board: Board;
  worth: number;
}

/** Actions by their worth for the seat, the best first. */
export function rankActions(board: Board, seat: Seat, debts: Debts): Tried[] {
  return everyAction(board, seat)
    .map((action) => {
      const after = foresee(board, seat, action).board;
      return { action, board: after, worth: margin(after, seat, debts) };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Who comes next, if that is known: with Hustle & Bustle it is not. */
export const follower = ({ order, hustleAndBustle }: Board, seat: Seat): Seat | undefined =>
  hustleAndBustle ? undefined : order[(order.indexOf(seat) + 1) % order.length];

/** What is left of a seat's margin once another seat has answered as well as it can. */
export function afterAnswer(board: Board, seat: Seat, next: Seat, debts: Debts): number {
  const [answer] = rankActions(board, next, debts);
  return answer ? margin(answer.board, seat, debts) : margin(board, seat, debts);
}
