/** The track length markers (ME-168, ME-169, ME-336, ME-340, ME-389). */
import { isColour, type Company } from './companies';
import { TRACK_LENGTH } from './content/tables';
import type { Hex } from './content/map';
import { cityOf, gridOf, MAPS } from './grid';
import { keyOf } from './hexes';
import type { Board } from './state';
import { hasTrain } from './trains';

/** The end of the track length track (ME-340, ME-389). */
export const longestTrack = ({ peakSteam }: Pick<Board, 'peakSteam'>): number =>
  peakSteam ? TRACK_LENGTH.maxWithPeakSteam : TRACK_LENGTH.max;

/** How far a marker would really move: at the top it stays (ME-435). */
export const growth = (board: Pick<Board, 'companies' | 'peakSteam'>, company: Company, by: number): number =>
  Math.min(by, longestTrack(board) - board.companies[company].length);

/** Moves a company's marker up. Returns how far. */
export function grow(board: Pick<Board, 'companies' | 'peakSteam'>, company: Company, by: number): number {
  const grown = growth(board, company, by);
  board.companies[company].length += grown;
  return grown;
}

/** Hexes of a route that count for length: those without a city (ME-140, ME-168). */
export function landscape(board: Pick<Board, 'map'>, route: readonly Hex[]): number {
  const { at, city } = gridOf(board);
  return route.filter((hex) => !city[at.get(keyOf(hex))!]).length;
}

/** The length that trains, ferries, keys and left-over shares on the table add up to, before the track's end (ME-544). */
export function measured(board: Board, company: Company): number {
  const { map, city, at, underground } = gridOf(board);
  const values = new Map([...underground.values()].map((hex) => [keyOf(hex), hex.value]));
  const start = map.companies.find((row) => row.company === company)!.startLength + board.companies[company].leftOver;
  const laid = Object.entries(board.trains).filter(([, there]) => there.includes(company)).reduce((sum, [key]) => {
    const there = city[at.get(key)!];
    if (there) return sum + (there.key ? 1 : 0);
    return sum + (company === 'white' ? values.get(key) ?? 1 : 1);
  }, 0);
  const ferries = Object.values(board.ferries).filter((builder) => builder === company).length;
  return start + laid + ferries * (map.ferryRule?.lengthGain ?? 0);
}

/** Star cities that a company is connected to: with its train, or as a Boom City (ME-453). */
export function starsOf(board: Pick<Board, 'map' | 'trains' | 'booms'>, company: Company): number {
  if (!isColour(company)) return 0;
  const own = gridOf(board).map.cities.filter((city) => city.star && hasTrain(board, city, company));
  return own.length + board.booms.filter((id) => cityOf(board, id).star).length;
}

/** What so many star cities add to a company's length at the end (ME-336). */
export function starBonus(board: Pick<Board, 'map'>, stars: number): number {
  const rows = MAPS[board.map].connectionBonus?.rows ?? [];
  return rows.reduce((best, { stars: needed, bonus }) => (stars >= needed ? Math.max(best, bonus) : best), 0);
}

