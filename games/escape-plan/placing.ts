/** Where a City tile may go (EP-090 to EP-094). */
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import { CITY_RADIUS } from './content/numbers';
import { tileOf, type Region } from './content/tiles';
import { regionFacing } from './graph';
import { DIRECTIONS, distance, neighbour, opposite, type Cell } from './hex';
import type { Open, PlacedTile } from './state';

/** How strictly edges must match: equal Land; then dry edges; then anything (EP-092, EP-094). */
export type Fit = 'land' | 'dry' | 'any';
const FITS: readonly Fit[] = ['land', 'dry', 'any'];
const START_CELLS: readonly Cell[] = [{ q: 0, r: 0 }, { q: 1, r: 0 }];

const at = (city: readonly PlacedTile[], { q, r }: Cell): PlacedTile | undefined => city.find((tile) => tile.q === q && tile.r === r);

const touching = (city: readonly PlacedTile[], cell: Cell): number =>
  DIRECTIONS.filter((direction) => at(city, neighbour(cell, direction))).length;

/** EP-091: empty, beside at least two tiles, and not too far out. */
export const isFreeCell = (city: readonly PlacedTile[], cell: Cell): boolean =>
  !at(city, cell) && touching(city, cell) >= 2 && START_CELLS.some((start) => distance(start, cell) <= CITY_RADIUS);

/** All free cells, in order of their rows. */
export function freeCells(city: readonly PlacedTile[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const tile of city)
    for (const direction of DIRECTIONS) {
      const cell = neighbour(tile, direction);
      if (isFreeCell(city, cell)) cells.set(`${cell.q},${cell.r}`, cell);
    }
  return [...cells.values()].toSorted((a, b) => a.r - b.r || a.q - b.q);
}

const regionAt = (tile: PlacedTile, direction: number): Region => tileOf(tile.id).regions[regionFacing(tile, direction)]!;
const isDry = ({ land, ferry }: Region): boolean => land !== 'W' || ferry;

/** Whether one shared edge makes the tile fit. */
function edgeFits(fit: Fit, a: Region, b: Region): boolean {
  if (fit === 'any') return true;
  if (fit === 'dry') return isDry(a) && isDry(b);
  return a.land === b.land && (a.land !== 'W' || a.ferry || b.ferry);
}

export const fitsThere = (city: readonly PlacedTile[], tile: PlacedTile, fit: Fit): boolean =>
  DIRECTIONS.some((direction) => {
    const other = at(city, neighbour(tile, direction));
    return other !== undefined && edgeFits(fit, regionAt(tile, direction), regionAt(other, opposite(direction)));
  });

const spinsOf = (city: readonly PlacedTile[], id: string, cells: readonly Cell[], fit: Fit): PlacedTile[] =>
  cells.flatMap((cell) => DIRECTIONS.map((rot) => ({ id, ...cell, rot })).filter((tile) => fitsThere(city, tile, fit)));

type Site = Pick<Open, 'city' | 'openTiles'>;

/** How strictly tiles must fit now: as strictly as any open tile can (EP-093, EP-094). */
export function presentFit({ city, openTiles }: Site): Fit {
  const cells = freeCells(city);
  return FITS.find((fit) => openTiles.some((id) => spinsOf(city, id, cells, fit).length > 0)) ?? 'any';
}

/** Every legal placing now. */
export function placings(site: Site): PlacedTile[] {
  const cells = freeCells(site.city);
  const fit = presentFit(site);
  return site.openTiles.flatMap((id) => spinsOf(site.city, id, cells, fit));
}

export function refusePlacing(site: Site, tile: PlacedTile): Refusal | undefined {
  if (!site.openTiles.includes(tile.id)) return refusal('tile-not-open', 'EP-090');
  if (!isFreeCell(site.city, tile)) return refusal('cell-not-free', 'EP-091');
  const fit = presentFit(site);
  if (fitsThere(site.city, tile, fit)) return undefined;
  return fit === 'land' ? refusal('edges-differ', 'EP-092') : refusal('edges-wet', 'EP-094');
}
