/** Where a City tile may go (EP-090 to EP-094). */
import { refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { CITY_RADIUS } from '../content/numbers';
import { tileOf, type Region } from '../content/tiles';
import { regionFacing } from './graph';
import { DIRECTIONS, distance, neighbour, opposite, type Cell } from './hex';
import type { Open, PlacedTile } from '../state';

/** How strictly edges must match: equal Land; then dry edges; then anything (EP-092, EP-094). */
export type Fit = 'land' | 'dry' | 'any';
const FITS: readonly Fit[] = ['land', 'dry', 'any'];
const START_CELLS: readonly Cell[] = [{ q: 0, r: 0 }, { q: 1, r: 0 }];

/** The city by its cells: looked at so often that searching its tiles each time would take long. */
type Grid = ReadonlyMap<number, PlacedTile>;
const cellKey = ({ q, r }: Cell): number => q * 1000 + r;
export const gridOf = (city: readonly PlacedTile[]): Grid => new Map(city.map((tile) => [cellKey(tile), tile]));
const at = (grid: Grid, cell: Cell): PlacedTile | undefined => grid.get(cellKey(cell));

/** EP-091: empty, beside at least two tiles, and not too far out. */
export function isFree(grid: Grid, cell: Cell): boolean {
  const touching = DIRECTIONS.filter((direction) => at(grid, neighbour(cell, direction))).length;
  return !at(grid, cell) && touching >= 2 && START_CELLS.some((start) => distance(start, cell) <= CITY_RADIUS);
}

function freeIn(grid: Grid): Cell[] {
  const cells = new Map([...grid.values()].flatMap((tile) => DIRECTIONS.map((direction) => neighbour(tile, direction))).map((cell) => [cellKey(cell), cell]));
  return [...cells.values()].filter((cell) => isFree(grid, cell)).toSorted((a, b) => a.r - b.r || a.q - b.q);
}

/** All free cells, in order of their rows. */
export const freeCells = (city: readonly PlacedTile[]): Cell[] => freeIn(gridOf(city));

const regionAt = (tile: PlacedTile, direction: number): Region => tileOf(tile.id).regions[regionFacing(tile, direction)]!;
const isDry = ({ land, ferry }: Region): boolean => land !== 'W' || ferry;

/** Whether one shared edge makes the tile fit. */
function edgeFits(fit: Fit, a: Region, b: Region): boolean {
  if (fit === 'any') return true;
  if (fit === 'dry') return isDry(a) && isDry(b);
  return a.land === b.land && (a.land !== 'W' || a.ferry || b.ferry);
}

export const fitsThere = (grid: Grid, tile: PlacedTile, fit: Fit): boolean =>
  DIRECTIONS.some((direction) => {
    const other = at(grid, neighbour(tile, direction));
    return other !== undefined && edgeFits(fit, regionAt(tile, direction), regionAt(other, opposite(direction)));
  });

const spinsOf = (grid: Grid, id: string, cells: readonly Cell[], fit: Fit): PlacedTile[] =>
  cells.flatMap((cell) => DIRECTIONS.map((rot) => ({ id, ...cell, rot })).filter((tile) => fitsThere(grid, tile, fit)));

type Site = Pick<Open, 'city' | 'openTiles'>;

/** How strictly tiles must fit now: as strictly as any open tile can (EP-093, EP-094). */
export function presentFit(grid: Grid, openTiles: readonly string[]): Fit {
  const cells = freeIn(grid);
  const fits = (fit: Fit, id: string): boolean =>
    cells.some((cell) => DIRECTIONS.some((rot) => fitsThere(grid, { id, ...cell, rot }, fit)));
  return FITS.find((fit) => openTiles.some((id) => fits(fit, id))) ?? 'any';
}

/** Every legal placing now. */
export function placings({ city, openTiles }: Site): PlacedTile[] {
  const grid = gridOf(city);
  const fit = presentFit(grid, openTiles);
  const cells = freeIn(grid);
  return openTiles.flatMap((id) => spinsOf(grid, id, cells, fit));
}

export function refusePlacing({ city, openTiles }: Site, tile: PlacedTile): Refusal | undefined {
  if (!openTiles.includes(tile.id)) return refusal('tile-not-open', 'EP-090');
  const grid = gridOf(city);
  if (!isFree(grid, tile)) return refusal('cell-not-free', 'EP-091');
  const fit = presentFit(grid, openTiles);
  if (fitsThere(grid, tile, fit)) return undefined;
  return fit === 'land' ? refusal('edges-differ', 'EP-092') : refusal('edges-wet', 'EP-094');
}
