/** White's builds in Taiwan: one tunnel through the mountains, from an occupied city to an empty one (ME-240 to ME-264). */
import { refusal } from '../kit/move';
import type { Refusal, Seat } from '../kit/types';
import { COLOURS, perCompany, type Colour, type Company } from './companies';
import type { City, CityId, Hex } from './content/map';
import { reapDemand, refuseWild, removeDemand } from './demand';
import type { Deed } from './events';
import { gridOf, type Grid } from './grid';
import { keyOf } from './hexes';
import { payable, payColour } from './influence';
import { grow, landscape } from './length';
import { isShortestRoute, shortestRoutes, spread, type Reach } from './network';
import type { Board, HexKey } from './state';
import { cityAt, refuseTrains, tellCompensation } from './track';
import { compensate, giveTrains, hasTrain, layTrains, owedFor, trainsOn } from './trains';

export interface TunnelArgs {
  /** City of departure. */
  from: CityId;
  /** The hexes entered, the target city last. */
  route: Hex[];
  /** The colour that loses influence and whose Limit tile goes down. */
  pay: Colour;
  /** Companies for wild influence. */
  wild?: Company[];
}

/** A way that the map allows for White, whatever stands on it. */
export interface Tunnel {
  from: City;
  to: City;
  route: Hex[];
  keys: HexKey[];
}

interface Ways {
  /** Over all land, from each city (ME-450). */
  reach: Map<CityId, Reach>;
  tunnels: Tunnel[];
}

/** One lies west of the mountains, the other east; Taoyuan may count as either (ME-244, ME-245). */
const acrossTheRange = ({ side: a }: City, { side: b }: City): boolean =>
  a !== null && b !== null && ((a.includes('W') && b.includes('E')) || (a.includes('E') && b.includes('W')));

const mountainsOn = ({ at, mountain }: Grid, route: readonly Hex[]): number =>
  route.filter((hex) => mountain[at.get(keyOf(hex))!]).length;

const worked = new WeakMap<Grid, Ways>();

/** All of this depends on the map alone, so it is worked out at the first call only. */
function waysOf(grid: Grid): Ways {
  const known = worked.get(grid);
  if (known) return known;
  const { map, at } = grid;
  const reach = new Map(map.cities.map((city) => [city.id, spread(grid, [at.get(keyOf(city))!], true)]));
  const { limit } = map.companies.find(({ company }) => company === 'white')!;
  const far = (from: City, to: City): number => reach.get(from.id)![at.get(keyOf(to))!]!;
  const tunnels = map.cities.flatMap((from) =>
    map.cities
      .filter((to) => acrossTheRange(from, to) && to.role !== 'start' && far(from, to) <= limit)
      .flatMap((to) => shortestRoutes(grid, reach.get(from.id)!, to.id))
      .filter((route) => mountainsOn(grid, route) === map.whiteBuild!.mountainsPerBuild)
      .map((route) => ({ from, to: grid.city[at.get(keyOf(route.at(-1)!))!]!, route, keys: route.map(keyOf) })));
  const ways = { reach, tunnels };
  worked.set(grid, ways);
  return ways;
}

/** All Boom City tiles are used: White is done (ME-256). */
const tilesUsed = (board: Board): boolean => board.booms.length >= gridOf(board).map.whiteBuild!.boomCityTiles;

/** Every way open to White now, its price in influence left aside. */
export function openTunnels(board: Board): Tunnel[] {
  const grid = gridOf(board);
  if (!grid.map.whiteBuild || tilesUsed(board)) return [];
  const { area } = board.companies.white;
  return waysOf(grid).tunnels.filter(({ from, to, route, keys }) =>
    route.length <= area
    && trainsOn(board, from).length > 0
    && trainsOn(board, to).length === 0
    && !keys.some((key) => board.trains[key]?.includes('white')));
}

/** The ends of a tunnel must be cities on both sides, the first occupied, the second empty (ME-244, ME-246, ME-451). */
function refuseEnds(board: Board, from: City | undefined, to: City | undefined): Refusal | undefined {
  if (!from || !to) return refusal('no-city', 'ME-246');
  if (trainsOn(board, from).length === 0) return refusal('from-empty', 'ME-246', { city: from.id });
  if (trainsOn(board, to).length > 0) return refusal('target-occupied', 'ME-246', { city: to.id });
  return acrossTheRange(from, to) ? undefined : refusal('same-side', 'ME-244');
}

/** The way must be a shortest one with exactly one mountain and no White train (ME-243, ME-248, ME-250). */
function refuseWay(board: Board, from: City, route: readonly Hex[]): Refusal | undefined {
  const grid = gridOf(board);
  if (!isShortestRoute(grid, waysOf(grid).reach.get(from.id)!, route)) return refusal('detour', 'ME-248');
  if (mountainsOn(grid, route) !== grid.map.whiteBuild!.mountainsPerBuild) return refusal('one-mountain', 'ME-243');
  return route.some((hex) => hasTrain(board, hex, 'white')) ? refusal('white-in-the-way', 'ME-250') : undefined;
}

export function refuseTunnel(board: Board, { from: start, route, pay, wild }: TunnelArgs, seat: Seat): Refusal | undefined {
  const { map, cities } = gridOf(board);
  if (!map.whiteBuild) return refusal('other-map', 'ME-160');
  if (tilesUsed(board)) return refusal('no-boom-tiles', 'ME-256');
  const from = cities.get(start);
  const to = cityAt(board, route.at(-1));
  const why = refuseEnds(board, from, to) ?? refuseWay(board, from!, route) ?? refuseTrains(board, 'white', route.length);
  if (why) return why;
  if (!payable(board, seat).includes(pay)) return refusal('cannot-pay', 'ME-241', { company: pay });
  return refuseWild(board, to!, wild);
}

/** White counts its builds by trains in front of the seats that ordered them (ME-262 to ME-264). */
function countBuild({ G, seat, tell }: Deed): void {
  const substitute = G.companies.white.supply === 0;
  if (substitute) G.seats[seat]!.substitutes += 1;
  else G.companies.white.supply -= 1;
  G.seats[seat]!.tunnels += 1;
  tell({ type: 'white-train', seat, count: G.seats[seat]!.tunnels, substitute });
}

export function buildTunnel(deed: Deed, { from, route, pay, wild }: TunnelArgs): void {
  const { G, seat, tell } = deed;
  const { whiteBuild } = gridOf(G).map;
  const city = cityAt(G, route.at(-1))!;
  payColour(deed, pay);
  const owed = owedFor(G, 'white', route);
  layTrains(G, 'white', route);
  const given = compensate(G, owed);
  // The trains for all come after influence, tile and length (ME-261), but nothing in between touches areas.
  const forAll = perCompany((company) => (COLOURS.includes(company as Colour) ? giveTrains(G, company, whiteBuild!.trainsToEachOtherCompany) : 0));
  const length = grow(G, 'white', landscape(G, route));
  tell({ type: 'tunnel-built', seat, start: from, city: city.id, route, count: route.length, length, now: G.companies.white.length });
  reapDemand(deed, city, wild);
  removeDemand(deed, city);
  G.booms = [...G.booms, city.id];
  tell({ type: 'boom-city', city: city.id, star: city.star, left: whiteBuild!.boomCityTiles - G.booms.length });
  tellCompensation(deed, perCompany((company) => given[company] + forAll[company]));
  countBuild(deed);
}
