/** The network of a company and the ways out of it (ME-141 to ME-147). */
import type { Colour, Company } from './companies';
import type { CityId, Hex } from './content/map';
import { gridOf, type Grid } from './grid';
import { keyOf } from './hexes';
import type { Board } from './state';

/** Numbers of the land hexes that a company's network consists of (ME-141). On its start city stands one of its trains (ME-065). */
export function networkOf(board: Pick<Board, 'map' | 'trains' | 'booms'>, company: Company): Set<number> {
  const { at, cities } = gridOf(board);
  const network = new Set<number>();
  for (const [key, companies] of Object.entries(board.trains)) if (companies.includes(company)) network.add(at.get(key)!);
  // White has its own train there.
  for (const id of board.booms) network.add(at.get(keyOf(cities.get(id)!))!);
  return network;
}

/** How many hexes a route from the sources to each land hex has: 0 at a source, -1 where none leads. Goes by hex numbers. */
export type Reach = Int16Array;

/** Spreads from hexes over land; cities are reached but not passed (ME-146), mountains entered only if allowed. */
export function spread({ hexes, next, city, mountain }: Grid, sources: Iterable<number>, overMountains: boolean): Reach {
  const reach = new Int16Array(hexes.length).fill(-1);
  const open = [...sources];
  for (const i of open) reach[i] = 0;
  // The list grows while it is walked: nearest hexes come first.
  for (const i of open)
    for (const j of next[i]!) {
      if (reach[j] !== -1 || (mountain[j] && !overMountains)) continue;
      reach[j] = reach[i]! + 1;
      if (!city[j]) open.push(j);
    }
  return reach;
}

/** How far each hex is from the whole network of brown, grey or orange (ME-143, ME-145, ME-175). */
export const reachOf = (board: Pick<Board, 'map' | 'trains' | 'booms'>, company: Colour): Reach =>
  spread(gridOf(board), networkOf(board, company), false);

/** All routes with the fewest hexes to a city, each as the hexes entered, the city last. Empty if none leads there. */
export function shortestRoutes(grid: Grid, reach: Reach, target: CityId): Hex[][] {
  const walk = (i: number): number[][] =>
    reach[i]! <= 1
      ? [[i]]
      : grid.next[i]!.filter((j) => reach[j] === reach[i]! - 1 && !grid.city[j]).flatMap((j) => walk(j).map((way) => [...way, i]));
  const end = grid.at.get(keyOf(grid.cities.get(target)!))!;
  return reach[end]! < 1 ? [] : walk(end).map((way) => way.map((i) => grid.hexes[i]!));
}

/** Whether `route` is one of the shortest ways from the network to its last hex, over landscape. */
export function isShortestRoute({ at, next, city }: Grid, reach: Reach, route: readonly Hex[]): boolean {
  const way = route.map((hex) => at.get(keyOf(hex)) ?? -1);
  return way.every((i, k) => {
    if (i < 0 || reach[i] !== k + 1) return false;
    return k === way.length - 1 || (!city[i] && next[i]!.includes(way[k + 1]!));
  });
}
