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

/** The likely value of a share of the seat at `at`: best, second or any other rank, each as likely as the leads say. */
function hopedValue(length: number, influence: readonly number[], at: number, blur: number): number {
  let nobodyAhead = 1;
  let oneAhead = 0;
  for (let other = 0; other < influence.length; other++) {
    if (other === at) continue;
    const chance = ahead(influence[at]! - influence[other]!, blur);
    oneAhead = oneAhead * chance + nobodyAhead * (1 - chance);
    nobodyAhead *= chance;
  }
  return nobodyAhead * length + oneAhead * (length / 2) + Math.max(0, 1 - nobodyAhead - oneAhead) * (length / 4);
}

/** What a company is worth to the seat at `at`: the shares it has, and those it may still take. */
function stake(board: Board, company: Company, seats: readonly Seat[], at: number, influence: readonly number[], length: number, time: number): number {
  const { area, shares: left } = board.companies[company];
  const own = influence[at]!;
  const value = hopedValue(length, influence, at, WEIGHTS.blur * time);
  const held = value * board.seats[seats[at]!]!.shares[company];
  if (left === 0) return held;
  const chance = own >= area ? WEIGHTS.chance * value * (1 - area / 8) : 0;
  return held + time * (WEIGHTS.influence * Math.min(own, 6) * (length / 10) + chance);
}

/** The standing of every seat, in points. Called some ten thousand times a game: hence lists instead of tables by seat. */
export function standings(board: Board, debts: Debts): Record<Seat, number> {
  const time = timeLeft(board);
  const seats = Object.keys(board.seats);
  const worth: Record<Seat, number> = {};
  for (const seat of seats) worth[seat] = 0;
  for (const company of COMPANIES) {
    const length = hopedLength(board, company, time);
    const influence = seats.map((seat) => Math.max(0, board.seats[seat]!.influence[company] - debts[seat]![company]));
    for (let at = 0; at < seats.length; at++) worth[seats[at]!]! += stake(board, company, seats, at, influence, length, time);
  }
  return worth;
}

/** What a seat wants as high as it can be: its points against the best of the others. */
export function pointsAhead(points: Record<Seat, number>, seat: Seat): number {
  let best = -Infinity;
  for (const other in points) if (other !== seat) best = Math.max(best, points[other]!);
  return points[seat]! - best;
}

/** How far ahead of the best of the others a seat looks. */
export const margin = (board: Board, seat: Seat, debts: Debts): number => pointsAhead(standings(board, debts), seat);
