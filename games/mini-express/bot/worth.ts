/** How good a table looks for a seat: the points it would score, softened by how much can still change. */
import type { Seat } from '../../kit/types';
import { COMPANIES, perCompany, type Company, type PerCompany } from '../companies';
import { DEBT_TILES } from '../content/tables';
import { setupFor } from '../draft';
import { longestTrack, starBonus, starsOf } from '../length';
import type { Board, View } from '../state';

/** What the bots know of the influence that Debt tiles will take: their own tile, and the average of all others. */
export type Debts = Record<Seat, PerCompany>;

export function debtsOf(view: View, seat: Seat): Debts {
  const average = perCompany((company) =>
    view.cloakAndDagger && !view.debts
      ? DEBT_TILES.reduce((sum, { penalties }) => sum - (penalties.find((p) => p.company === company)?.influence ?? 0), 0) / DEBT_TILES.length
      : 0);
  const own = DEBT_TILES.find(({ id }) => !view.debts && id === view.players[seat]?.debt);
  const mine = perCompany((company) => -(own?.penalties.find((p) => p.company === company)?.influence ?? 0));
  return Object.fromEntries(Object.keys(view.seats).map((other) => [other, other === seat && own ? mine : average]));
}

interface Weights {
  /** Influence that is not needed for a rank buys shares later. */
  influence: number;
  /** Track that may still be built, per train that a company has. */
  growth: number;
  /** How many spaces of influence make a rank half safe, early in the game. */
  blur: number;
  /** How much a cheap share that one can pay at once is worth. */
  chance: number;
}

/** Found by letting bots with other figures play against each other. */
const WEIGHTS: Weights = { influence: 0.55, growth: 0.4, blur: 2, chance: 0.3 };

/** How much of the game is still to come, from 1 at its beginning to 0: the two companies nearest to their end count. */
export function timeLeft(board: Board): number {
  const { boardShares } = setupFor(board.order.length);
  const left = COMPANIES.map((company) => {
    const { shares, area, supply } = board.companies[company];
    return Math.min(shares / boardShares, (area + supply) / 12);
  }).sort((a, b) => a - b);
  return board.trigger === null ? Math.min(1, (left[0]! + left[1]!) / 2) : 0;
}

/** The length a company may come to. */
function hopedLength(board: Board, company: Company, time: number): number {
  const { length, area } = board.companies[company];
  const bonus = starBonus(board, starsOf(board, company));
  return Math.min(longestTrack(board), length + bonus + time * WEIGHTS.growth * (area + 6));
}

/** The chance that a seat stays ahead of another with such a lead; level counts as ahead (ME-341). */
const ahead = (lead: number, blur: number): number => (blur < 0.05 ? (lead >= 0 ? 1 : 0) : 1 / (1 + Math.exp(-(lead + 0.5) / blur)));

/** The likely value of a share: best, second or any other rank, each as likely as the leads say. */
function hopedValue(length: number, leads: number[], blur: number): number {
  const chances = leads.map((lead) => ahead(lead, blur));
  const first = chances.reduce((all, chance) => all * chance, 1);
  const onlyOneAhead = chances.reduce((sum, chance, i) =>
    sum + (1 - chance) * chances.reduce((all, other, j) => (i === j ? all : all * other), 1), 0);
  return first * length + onlyOneAhead * (length / 2) + Math.max(0, 1 - first - onlyOneAhead) * (length / 4);
}

/** The standing of every seat, in points. */
export function standings(board: Board, debts: Debts): Record<Seat, number> {
  const time = timeLeft(board);
  const seats = Object.keys(board.seats);
  const blur = WEIGHTS.blur * time;
  const worth: Record<Seat, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  for (const company of COMPANIES) {
    const length = hopedLength(board, company, time);
    const { area, shares: left } = board.companies[company];
    const influence = (seat: Seat): number => Math.max(0, board.seats[seat]!.influence[company] - debts[seat]![company]);
    for (const seat of seats) {
      const own = influence(seat);
      const leads = seats.filter((other) => other !== seat).map((other) => own - influence(other));
      const value = hopedValue(length, leads, blur);
      worth[seat]! += value * board.seats[seat]!.shares[company];
      if (left === 0) continue;
      worth[seat]! += time * WEIGHTS.influence * Math.min(own, 6) * (length / 10);
      if (own >= area) worth[seat]! += time * WEIGHTS.chance * value * (1 - area / 8);
    }
  }
  return worth;
}

/** What a seat wants as high as it can be: its points against the best of the others. */
export const pointsAhead = (points: Record<Seat, number>, seat: Seat): number =>
  points[seat]! - Math.max(...Object.keys(points).filter((other) => other !== seat).map((other) => points[other]!));

/** How far ahead of the best of the others a seat looks. */
export const margin = (board: Board, seat: Seat, debts: Debts): number => pointsAhead(standings(board, debts), seat);
