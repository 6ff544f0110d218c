/** Final scoring (ME-340 to ME-359): ranks, share values, and how a tie for the first place is broken. */
import type { Seat } from '../kit/types';
import { COMPANIES, type Company, type PerCompany } from './companies';
import { SHARE_VALUES } from './content/tables';
import { longestTrack, starBonus, starsOf } from './length';
import type { Board, CompanyScore, MiniExpressResult, Stake, TieStep } from './state';

/** The rank of a seat among all: 1 more than the number of those with more influence (ME-341, ME-342). */
export const rankOf = (influences: readonly number[], own: number): number => 1 + influences.filter((other) => other > own).length;

/** What one share is worth at a final track length (ME-343). */
export function shareValue(length: number, rank: number): number {
  const row = SHARE_VALUES.find((r) => r.length === length)!;
  return rank === 1 ? row.first : rank === 2 ? row.second : row.other;
}

/** A company's length with what its star cities add, cut at the end of the track (ME-336, ME-340). */
export function finalLength(board: Board, company: Company): CompanyScore['length'] {
  const track = board.companies[company].length;
  const stars = starsOf(board, company);
  const bonus = starBonus(board, stars);
  return { track, stars, bonus, final: Math.min(longestTrack(board), track + bonus) };
}

export function scoreCompany(board: Board, company: Company): CompanyScore {
  const length = finalLength(board, company);
  const influences = Object.values(board.seats).map(({ influence }) => influence[company]);
  const stake = (influence: number, shares: number): Stake => {
    const rank = rankOf(influences, influence);
    const value = shareValue(length.final, rank);
    const tied = influences.filter((other) => other === influence).length > 1;
    return { influence, rank, tied, value, shares, points: value * shares };
  };
  return {
    length,
    stakes: Object.fromEntries(Object.entries(board.seats).map(([seat, own]) => [seat, stake(own.influence[company], own.shares[company])])),
  };
}

const scoreAll = (board: Board): Record<Company, CompanyScore> =>
  Object.fromEntries(COMPANIES.map((company) => [company, scoreCompany(board, company)])) as Record<Company, CompanyScore>;

/** Points of each seat over all companies (ME-344). */
const totals = (board: Pick<Board, 'seats'>, scores: Record<Company, CompanyScore>): Record<Seat, number> =>
  Object.fromEntries(Object.keys(board.seats).map((seat) => [seat, COMPANIES.reduce((sum, company) => sum + scores[company].stakes[seat]!.points, 0)]));

/** What everybody's shares would count if the game ended now: all of it lies open but for debts. */
export const pointsOf = (board: Board): Record<Seat, number> => totals(board, scoreAll(board));

const sharesOf = (shares: PerCompany): number => COMPANIES.reduce((sum, company) => sum + shares[company], 0);

const fewest = (seats: Seat[], measure: (seat: Seat) => number): Seat[] => {
  const least = Math.min(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === least);
};

/** Breaks a tie for the first place, step by step: the Seal, fewest shares, earliest latest turn (ME-350 to ME-355, ME-459). */
export function breakTie(board: Pick<Board, 'seats' | 'seal'>, leaders: Seat[]): TieStep[] {
  const free = leaders.filter((seat) => !board.seal.includes(seat));
  const ways: [TieStep['by'], (tied: Seat[]) => Seat[]][] = [
    ['seal', (tied) => (free.length > 0 ? free : tied)],
    ['shares', (tied) => fewest(tied, (seat) => sharesOf(board.seats[seat]!.shares))],
    ['turn', (tied) => fewest(tied, (seat) => board.seats[seat]!.lastTurn)],
  ];
  const steps: TieStep[] = [];
  let tied = leaders;
  for (const [by, sift] of ways) {
    const left = tied.length > 1 ? sift(tied) : tied;
    if (left.length < tied.length) steps.push({ by, tied, left });
    tied = left;
  }
  return steps;
}

/** The whole end of the game, explained. */
export function reckonScores(board: Board): MiniExpressResult {
  const companies = scoreAll(board);
  const scores = totals(board, companies);
  const best = Math.max(...Object.values(scores));
  const leaders = Object.keys(scores).filter((seat) => scores[seat] === best);
  const ties = breakTie(board, leaders);
  return { winners: ties.at(-1)?.left ?? leaders, scores, companies, ties };
}
