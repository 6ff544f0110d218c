/** What never changes on a map, worked out once: land, neighbours, cities. Routes are found on it by hex numbers. */
import type { City, CityId, Ferry, GameMap, Hex, MapId, Underground } from './content/map';
import { TW_1908 } from './content/tw1908';
import { UK_1918 } from './content/uk1918';
import { around, keyOf } from './hexes';
import type { HexKey } from './state';

export const MAPS: Record<MapId, GameMap> = { uk1918: UK_1918, tw1908: TW_1908 };

/** Land hexes are numbered from 0; the arrays go by these numbers. */
export interface Grid {
  map: GameMap;
  hexes: Hex[];
  keys: HexKey[];
  at: Map<HexKey, number>;
  /** Land neighbours across edges that are not red borders (ME-142). */
  next: number[][];
  city: (City | undefined)[];
  mountain: boolean[];
  cities: Map<CityId, City>;
  ferries: Map<string, Ferry>;
  underground: Map<string, Underground>;
}

const borderKey = (a: Hex, b: Hex): string => [keyOf(a), keyOf(b)].sort().join(' ');

const byId = <T extends { id: string }>(things: T[]): Map<string, T> => new Map(things.map((thing) => [thing.id, thing]));

function layOut(map: GameMap): Grid {
  const hexes = map.land.flatMap(({ r, qFrom, qTo }) => Array.from({ length: qTo - qFrom + 1 }, (_, i) => ({ q: qFrom + i, r })));
  const keys = hexes.map(keyOf);
  const at = new Map(keys.map((key, i) => [key, i]));
  const red = new Set(map.redBorders.map(({ a, b }) => borderKey(a, b)));
  const mountains = new Set(map.mountains.map(keyOf));
  const cityAt = new Map(map.cities.map((city) => [keyOf(city), city]));
  return {
    map, hexes, keys, at,
    next: hexes.map((hex) => around(hex).flatMap((other) => (red.has(borderKey(hex, other)) ? [] : at.get(keyOf(other)) ?? []))),
    city: keys.map((key) => cityAt.get(key)),
    mountain: keys.map((key) => mountains.has(key)),
    cities: byId(map.cities),
    ferries: byId(map.ferries),
    underground: byId(map.underground),
  };
}

const laidOut = new Map<MapId, Grid>();

/** The grid of a map, laid out at the first call. */
export function gridOf({ map }: { map: MapId }): Grid {
  const known = laidOut.get(map);
  if (known) return known;
  const grid = layOut(MAPS[map]);
  laidOut.set(map, grid);
  return grid;
}

/** A city of the map. Throws on an unknown id: ids from outside are looked up in `gridOf(…).cities`. */
export function cityOf(board: { map: MapId }, id: CityId): City {
  const city = gridOf(board).cities.get(id);
  if (!city) throw new Error(`no such city: ${id}`);
  return city;
}
