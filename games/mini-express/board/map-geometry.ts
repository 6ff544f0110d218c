/** Where the map is drawn, and which parts of it one can turn to (ME-040 to ME-043). */
import { hexCentre, hexKey, type Hex, type MapBox, type MapPoint } from '../../../ui/kit/board';
import { COMPANIES } from '../companies';
import type { GameMap, MapId } from '../content/map';
import { gridOf } from '../grid';
import { networkOf } from '../network';
import type { Offer } from '../offers';
import type { Board } from '../state';

export const LAYOUT = { size: 30 };
const AIR = 26;

/** Pixels a unit from which on letters on trains can be read. */
export const NEAR = 0.84;

export function boxOf({ bounds: { minX, maxX, minY, maxY } }: GameMap): MapBox {
  const { size } = LAYOUT;
  return { x: minX * size - AIR, y: minY * size - AIR, width: (maxX - minX) * size + 2 * AIR, height: (maxY - minY) * size + 2 * AIR };
}

const around = (hex: Hex, width: number, height: number): MapBox => {
  const { x, y } = hexCentre(hex, LAYOUT);
  return { x: x - width / 2, y: y - height / 2, width, height };
};

interface Part {
  id: string;
  box: MapBox;
}

/** Large parts for wide screens, small ones for phones; the map begins with the first that can be read. */
export const PARTS: Record<MapId, { parts: readonly Part[]; start: readonly string[] }> = {
  uk1918: {
    parts: [
      { id: 'south', box: around({ q: -1.5, r: -1.2 }, 860, 560) },
      { id: 'london', box: around({ q: -0.5, r: -1.2 }, 370, 350) },
      { id: 'north', box: around({ q: 4, r: -15 }, 620, 640) },
    ],
    start: ['south', 'london'],
  },
  tw1908: {
    parts: [
      { id: 'north', box: around({ q: 4, r: 5 }, 560, 470) },
      { id: 'centre', box: around({ q: -1.2, r: 10.5 }, 370, 350) },
      { id: 'south', box: around({ q: -5, r: 18 }, 480, 520) },
    ],
    start: ['centre'],
  },
};

/** Where a build comes from: the city of departure, or the hex of the network that its route leaves. */
function originOf(board: Board, { company, from, route }: Offer): MapPoint | undefined {
  const grid = gridOf(board);
  if (from) return hexCentre(grid.cities.get(from)!, LAYOUT);
  const network = networkOf(board, company);
  const i = grid.next[grid.at.get(hexKey(route[0]!))!]!.find((j) => network.has(j));
  return i === undefined ? undefined : hexCentre(grid.hexes[i]!, LAYOUT);
}

/** The line of a build, from where it begins; none for a single hex of the underground. */
export function lineOf(board: Board, offer: Offer): MapPoint[] {
  if (offer.move === 'buildUnderground') return [];
  const origin = originOf(board, offer);
  const ferry = offer.move === 'buildFerry' ? gridOf(board).ferries.get(offer.place!) : undefined;
  return [...(origin ? [origin] : []), ...(ferry ? [hexCentre(ferry, LAYOUT)] : []), ...offer.route.map((hex) => hexCentre(hex, LAYOUT))];
}

/** A way's line beside those of other companies, where several are shown (in company order, as rails are). */
export function asideOf({ company }: Offer, ways: readonly Offer[]): number {
  const companies = COMPANIES.filter((each) => ways.some((way) => way.company === each));
  return (companies.indexOf(company) - (companies.length - 1) / 2) * 7;
}

const BADGES_APART = 40;
const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the numbers of ways stand: each on its own line, if possible where no other way runs, and clear of each other. */
export function badgesOf(board: Board, ways: readonly Offer[]): MapPoint[] {
  const lines = ways.map((way) => lineOf(board, way).map(({ x, y }) => ({ x: x + asideOf(way, ways), y: y + asideOf(way, ways) })));
  const spotsOf = (line: MapPoint[]) => [...line.slice(1, -1), ...line.slice(1).map((to, k) => ({ x: (line[k]!.x + to.x) / 2, y: (line[k]!.y + to.y) / 2 }))];
  const all = lines.map(spotsOf);
  const placed: MapPoint[] = [];
  for (const [i, spots] of all.entries()) {
    const others = all.filter((_, j) => j !== i).flat();
    const room = (spot: MapPoint) => Math.min(BADGES_APART, ...placed.map((other) => distance(spot, other)));
    const alone = (spot: MapPoint) => Math.min(LAYOUT.size, ...others.map((other) => distance(spot, other)));
    const best = spots.length > 0 ? spots : besideIt(ways[i]!);
    placed.push(best.reduce((a, b) => (room(b) * 2 + alone(b) > room(a) * 2 + alone(a) ? b : a)));
  }
  return placed;
}

/** Beside a hex that is built into from nowhere. */
const besideIt = ({ route }: Offer): MapPoint[] => {
  const { x, y } = hexCentre(route.at(-1)!, LAYOUT);
  return [{ x: x + LAYOUT.size, y: y - LAYOUT.size }];
};

/** A line that ends at the rim of its city: what the city shows stays to be read. */
export function upToCity(line: readonly MapPoint[]): MapPoint[] {
  const [before, city] = [line.at(-2), line.at(-1)];
  if (!before || !city) return [...line];
  const part = 1 - (0.65 * LAYOUT.size) / distance(before, city);
  return [...line.slice(0, -1), { x: before.x + (city.x - before.x) * part, y: before.y + (city.y - before.y) * part }];
}

/** The part of the map on which these ways lie; nothing without ways. */
export function sightOf(board: Board, ways: readonly Offer[]): MapBox | undefined {
  const points = ways.flatMap((way) => [...lineOf(board, way), ...way.route.map((hex) => hexCentre(hex, LAYOUT))]);
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const air = 1.4 * LAYOUT.size;
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x, y, width: Math.max(...xs) + air - x, height: Math.max(...ys) + air - y };
}

/** Where trains of a hex stand, seen from its centre: one in the middle, else in company order (ME-047). */
export function trainSpots(count: number): MapPoint[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count === 2) return [{ x: 0, y: -10 }, { x: 0, y: 11 }];
  return [{ x: -12, y: -10 }, { x: 12, y: -10 }, { x: -12, y: 11 }, { x: 12, y: 11 }].slice(0, count);
}
