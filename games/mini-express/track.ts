/** Building track with brown, grey or orange (ME-160 to ME-176). */
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import { COMPANIES, type Colour, type Company, type PerCompany } from './companies';
import type { City, Hex } from './content/map';
import { reapDemand, refuseWild, removeDemand } from './demand';
import type { Deed } from './events';
import { gridOf } from './grid';
import { keyOf } from './hexes';
import { grow, landscape } from './length';
import { isShortestRoute, reachOf, type Reach } from './network';
import type { Board } from './state';
import { compensate, hasTrain, isBoom, isFull, layTrains, owedFor } from './trains';

export interface TrackArgs {
  company: Colour;
  /** The hexes entered, the target city last. */
  route: Hex[];
  /** Companies for wild influence. */
  wild?: Company[];
}

/** The city on a hex, if there is one. */
export function cityAt(board: Pick<Board, 'map'>, hex: Hex | undefined): City | undefined {
  const { at, city } = gridOf(board);
  const i = hex && at.get(keyOf(hex));
  return i === undefined ? undefined : city[i];
}

/** Why a company may not enter a city at all (ME-161). */
export function refuseTarget(board: Board, company: Company, city: City): Refusal | undefined {
  if (isBoom(board, city)) return refusal('boom-city', 'ME-452', { city: city.id });
  if (hasTrain(board, city, company)) return refusal('already-there', 'ME-161', { city: city.id, company });
  return isFull(board, city) ? refusal('city-full', 'ME-161', { city: city.id }) : undefined;
}

export const refuseTrains = ({ companies }: Board, company: Company, need: number): Refusal | undefined =>
  companies[company].area < need ? refusal('too-few-trains', 'ME-162', { company, have: companies[company].area, need }) : undefined;

export function refuseTrack(board: Board, { company, route, wild }: TrackArgs, reach: Reach = reachOf(board, company)): Refusal | undefined {
  const city = cityAt(board, route.at(-1));
  if (!city) return refusal('no-city', 'ME-161');
  const why = refuseTarget(board, company, city);
  if (why) return why;
  const grid = gridOf(board);
  const need = reach[grid.at.get(keyOf(city))!]!;
  if (need < 0) return refusal('unreachable', 'ME-143', { city: city.id, company });
  if (!isShortestRoute(grid, reach, route)) return refusal('not-shortest', 'ME-144', { city: city.id, need });
  return refuseTrains(board, company, need) ?? refuseWild(board, city, wild);
}

/** Tells what others were given for being built over. */
export function tellCompensation({ G, tell }: Deed, given: PerCompany): void {
  for (const company of COMPANIES)
    if (given[company] > 0) tell({ type: 'compensated', company, count: given[company], now: G.companies[company].area });
}

/** A company has reached a city: what that gives to its length, to the active seat, and to the tile (ME-169 to ME-174). */
export function arrive(deed: Deed, company: Company, city: City, wild: readonly Company[] | undefined): void {
  const { G, tell } = deed;
  if (city.key && grow(G, company, 1) > 0) tell({ type: 'key-reached', company, city: city.id, now: G.companies[company].length });
  reapDemand(deed, city, wild);
  if (isFull(G, city)) removeDemand(deed, city);
}

export function buildTrack(deed: Deed, { company, route, wild }: TrackArgs): void {
  const { G, seat, tell } = deed;
  const city = cityAt(G, route.at(-1))!;
  layTrains(G, company, route);
  const given = compensate(G, owedFor(G, company, route));
  const length = grow(G, company, landscape(G, route));
  tell({ type: 'track-built', seat, company, city: city.id, route, count: route.length, length, now: G.companies[company].length });
  tellCompensation(deed, given);
  arrive(deed, company, city, wild);
}

