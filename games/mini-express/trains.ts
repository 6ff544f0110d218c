/** Trains: where they are, who may get more, and what others are given for being built over (ME-148 to ME-151, ME-165 to ME-167). */
import { COMPANIES, perCompany, inOrder, type Company, type PerCompany } from './companies';
import type { City, Hex } from './content/map';
import { MAPS } from './grid';
import { keyOf } from './hexes';
import type { Board, HexKey } from './state';

const NONE: Company[] = [];

/** Companies with a train on a land hex, in company order. */
export const trainsOn = (board: Pick<Board, 'trains'>, hex: Hex): Company[] => board.trains[keyOf(hex)] ?? NONE;

export const hasTrain = (board: Pick<Board, 'trains'>, hex: Hex, company: Company): boolean => trainsOn(board, hex).includes(company);

/** A city that takes no more trains (ME-140). A Boom City has no capacity any more (ME-452). */
export const isFull = (board: Pick<Board, 'trains'>, city: City): boolean => trainsOn(board, city).length >= city.capacity;

export const isBoom = (board: Pick<Board, 'booms'>, city: City): boolean => board.booms.includes(city.id);

/** Restock value and area limit of a company as they are now (ME-151, ME-184, ME-189, ME-206). */
export function termsOf(board: Pick<Board, 'map' | 'improvement'>, company: Company): { restock: number; limit: number } {
  const { companies, trainImprovement: faster } = MAPS[board.map];
  if (faster?.companies.includes(company)) {
    return board.improvement! < faster.trigger
      ? { restock: faster.restockBefore, limit: faster.limitBefore }
      : { restock: faster.restockAfter, limit: faster.limitAfter };
  }
  const { restock, limit } = companies.find((row) => row.company === company)!;
  return { restock, limit };
}

/** How many of `count` trains a company would really get: its area has a limit, its supply an end (ME-149). */
export function roomFor(board: Board, company: Company, count: number): number {
  const { area, supply } = board.companies[company];
  return Math.max(0, Math.min(count, supply, termsOf(board, company).limit - area));
}

/** Moves trains from a company's supply to its area. Returns how many. */
export function giveTrains(board: Board, company: Company, count: number): number {
  const given = roomFor(board, company, count);
  board.companies[company].area += given;
  board.companies[company].supply -= given;
  return given;
}

/** Trains that each other company is owed for its trains on these hexes, whether or not there is room for them. */
export function owedFor(board: Board, builder: Company, hexes: readonly Hex[]): PerCompany {
  const perWhite = MAPS[board.map].buildOverWhite?.trainsToWhite ?? 1;
  const owed = perCompany(() => 0);
  for (const hex of hexes)
    for (const company of trainsOn(board, hex)) if (company !== builder) owed[company] += company === 'white' ? perWhite : 1;
  return owed;
}

/** What each company would really get of what it is owed. */
export const compensation = (board: Board, owed: PerCompany): PerCompany => perCompany((company) => roomFor(board, company, owed[company]));

/** Gives what is owed. Returns what was given. */
export function compensate(board: Board, owed: PerCompany): PerCompany {
  const given = compensation(board, owed);
  for (const company of COMPANIES) giveTrains(board, company, given[company]);
  return given;
}

/** Puts a train, already taken from somewhere, on a land hex. */
export function placeTrain(board: Pick<Board, 'trains'>, key: HexKey, company: Company): void {
  board.trains[key] = inOrder([...(board.trains[key] ?? NONE), company]);
}

/** One train of the area goes to each hex. */
export function layTrains(board: Board, company: Company, hexes: readonly Hex[]): void {
  board.companies[company].area -= hexes.length;
  for (const hex of hexes) placeTrain(board, keyOf(hex), company);
}
