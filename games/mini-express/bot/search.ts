/** Choosing an action: every one is tried, the best are tried again with the best answer of whoever comes next. */
import maxBy from 'lodash/maxBy';
import uniqBy from 'lodash/uniqBy';
import type { Seat } from '../../kit/types';
import type { Action } from '../actions';
import { COMPANIES } from '../companies';
import { foresee } from '../foresight';
import { actionsOf, offersOf, shareActions, type Offer } from '../offers';
import type { Board } from '../state';
import { margin, type Debts } from './worth';

/** The thing with the highest worth. Throws on an empty list. */
export const highest = <T>(things: readonly T[], worth: (thing: T) => number): T =>
  things.map((thing) => ({ thing, worth: worth(thing) })).reduce((best, next) => (next.worth > best.worth ? next : best)).thing;

/** Every action of a seat in these builds and in shares, with all its ways of paying and of choosing wild companies. */
const actionsIn = (board: Board, seat: Seat, builds: readonly Offer[]): Action[] =>
  [...shareActions(board, seat), ...builds.flatMap((build) => actionsOf(board, build, seat))];

const buildsOf = (board: Board, seat: Seat): Offer[] => COMPANIES.flatMap((company) => offersOf(board, company, seat));

/** Every action of a seat. */
export const everyAction = (board: Board, seat: Seat): Action[] => actionsIn(board, seat, buildsOf(board, seat));

/** One build of those that differ by their way alone: what they cost and give is the same. */
const distinct = (builds: readonly Offer[]): Offer[] =>
  uniqBy(builds, ({ company, city, place, trains, laid, compensation }) => [company, city, place, trains, laid, ...Object.values(compensation)].join());

export interface Tried {
  action: Action;
  board: Board;
  worth: number;
}

const tried = (board: Board, seat: Seat, debts: Debts) => (action: Action): Tried => {
  const after = foresee(board, seat, action).board;
  return { action, board: after, worth: margin(after, seat, debts) };
};

/** Actions by their worth for the seat, the best first. */
export const rankActions = (board: Board, seat: Seat, debts: Debts): Tried[] =>
  everyAction(board, seat).map(tried(board, seat, debts)).sort((a, b) => b.worth - a.worth);

/** Who comes next, if that is known: with Hustle & Bustle it is not. */
export const follower = ({ order, hustleAndBustle }: Board, seat: Seat): Seat | undefined =>
  hustleAndBustle ? undefined : order[(order.indexOf(seat) + 1) % order.length];

/** What is left of a seat's margin once another seat has answered as well as it can. */
export function afterAnswer(board: Board, seat: Seat, next: Seat, debts: Debts): number {
  const answers = actionsIn(board, next, distinct(buildsOf(board, next))).map(tried(board, next, debts));
  return margin(maxBy(answers, 'worth')?.board ?? board, seat, debts);
}
