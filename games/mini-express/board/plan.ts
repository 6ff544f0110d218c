/** A turn in the making: what has been chosen of it, what that leaves to choose from, and the action it comes to. */
import type { Seat } from '../../kit/types';
import type { Action } from '../actions';
import { COMPANIES, type Colour, type Company } from '../companies';
import { payable } from '../influence';
import { actionOf, offersOf, type Offer } from '../offers';
import { sharePayments } from '../share';
import type { Board } from '../state';
import type { Look } from './use-looks';

export interface Plan {
  /** Only this company's ways are shown. */
  company: Company | null;
  /** A city, a ferry line or a hex of the underground. */
  target: string | null;
  /** Which of the ways to the target, by `keyOf`; null: none yet. */
  way: string | null;
  /** A share of the company instead of a build. */
  share: boolean;
  wild: Company[];
  pay: Colour | null;
}

export const NO_PLAN: Plan = { company: null, target: null, way: null, share: false, wild: [], pay: null };

export const allOffers = (board: Board, seat: Seat): Offer[] => COMPANIES.flatMap((company) => offersOf(board, company, seat));

export const keyOf = ({ move, company, from, place, route }: Offer): string =>
  [move, company, from, place, ...route.map(({ q, r }) => `${q},${r}`)].join('|');

/** Where a build can be pressed on the map: its city, its ferry line or its hex. */
export const targetsOf = ({ city, place }: Offer): string[] => [city, place].flatMap((id) => id ?? []);

export const leadsTo = (offer: Offer, target: string): boolean => offer.city === target || offer.place === target;

/** The ways that fit what has been chosen so far. */
export const fitting = (offers: readonly Offer[], { company, target }: Pick<Plan, 'company' | 'target'>): Offer[] =>
  offers.filter((offer) => (company === null || offer.company === company) && (target === null || leadsTo(offer, target)));

/** The ways to be seen now: of the place or the company that is looked at, else of what has been chosen. */
export function waysInView(offers: readonly Offer[], plan: Plan, looked: Look | null): Offer[] {
  const company = looked?.at === 'company' ? (looked.id as Company) : plan.company;
  const target = looked?.at === 'target' ? looked.id : company === plan.company ? plan.target : null;
  if ((plan.share && target === null && company === plan.company) || (company === null && target === null)) return [];
  return fitting(offers, { company, target });
}

/** The chosen way; the only one needs no choosing. */
export function wayOf(offers: readonly Offer[], plan: Plan): Offer | null {
  if (plan.target === null || plan.share) return null;
  const ways = fitting(offers, plan);
  return ways.length === 1 ? ways[0]! : ways.find((offer) => keyOf(offer) === plan.way) ?? null;
}

/** Colours that can be paid with for the plan; empty where nothing is paid. */
export function paysOf(board: Board, seat: Seat, plan: Plan, way: Offer | null): Colour[] {
  if (plan.share && plan.company) return sharePayments(board, plan.company, seat).flatMap(({ pay }) => pay ?? []);
  return way?.pays ? payable(board, seat) : [];
}

/** What the plan comes to; null while something is still to be chosen. */
export function actionOfPlan(board: Board, seat: Seat, plan: Plan, way: Offer | null): Action | null {
  const pays = paysOf(board, seat, plan, way);
  const pay = pays.length === 1 ? pays[0]! : plan.pay !== null && pays.includes(plan.pay) ? plan.pay : undefined;
  if (pays.length > 0 && pay === undefined) return null;
  if (plan.share && plan.company) return { move: 'takeShare', args: { company: plan.company, ...(pay && { pay }) } };
  if (!way || plan.wild.length !== way.wild) return null;
  return actionOf(way, plan.wild, pay);
}
