/** Where the spaces of the city are on the map: cells, regions, Locations (EP-026 to EP-029). */
import { hexBox, hexCentre, hexCorners, type HexBorder, type HexLayout, type MapBox, type MapPoint } from '../../../../ui/kit/board';
import { edgeMiddle, HEX_PICTURE, PICTURES, regionOutline, turned, type Point } from '../../content/picture';
import { tileOf } from '../../content/tiles';
import { regionFacing } from '../../city/graph';
import { DIRECTIONS, neighbour, opposite, type Cell } from '../../city/hex';
import { kindOf, regionId, tileOfSpace } from '../../city/spaces';
import type { LocationId, OfficerType, PlacedTile, SpaceId, TileId } from '../../state';

export const SIZE = HEX_PICTURE.size;
export const LOCATION_R = HEX_PICTURE.locationRadius * SIZE;
/** Larger than printed: fingers and eyes need it. */
export const OFFICER_R = 15;
export const PAWN_R = 15;

export const LAYOUT: HexLayout = { size: SIZE };

export const centre = (cell: Cell): MapPoint => hexCentre(cell, LAYOUT);

/** A tile-local point of a placed tile on the map. */
export function onMap(tile: PlacedTile, point: Point): MapPoint {
  const [x, y] = turned(point, tile.rot);
  const middle = centre(tile);
  return { x: middle.x + x * SIZE, y: middle.y + y * SIZE };
}

export const written = (points: readonly MapPoint[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The corners of a cell around its middle. */
export const HEXAGON = hexCorners(LAYOUT);

/** The corners of a region around the middle of its tile. */
export const outlineOf = (tile: PlacedTile, index: number): MapPoint[] =>
  regionOutline(tileOf(tile.id).regions[index]!.edges).map((point) => {
    const [x, y] = turned(point, tile.rot);
    return { x: x * SIZE, y: y * SIZE };
  });

/** A point well inside a region: towards the middle of its arc. */
function regionPoint(id: TileId, index: number): Point {
  const { edges } = tileOf(id).regions[index]!;
  const arc = edges.map(edgeMiddle);
  const [x, y] = [0, 1].map((axis) => arc.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / arc.length) as [number, number];
  const far = Math.hypot(x, y) || 1;
  // Wide arcs have their middle near the centre of the tile; narrow ones far out.
  const reach = edges.length > 3 ? 0.34 : 0.52;
  return [(x / far) * reach, (y / far) * reach];
}

const tileIn = (city: readonly PlacedTile[], id: TileId): PlacedTile => city.find((tile) => tile.id === id)!;

export const locationPoint = (city: readonly PlacedTile[], location: LocationId): MapPoint =>
  onMap(tileIn(city, tileOfSpace(location)), PICTURES[tileOfSpace(location)]!.locations[kindOf(location)]!);

/** The point of any space, by its name. */
export function spacePoint(city: readonly PlacedTile[], space: SpaceId): MapPoint {
  const id = tileOfSpace(space);
  if (!space.includes('#')) return locationPoint(city, space);
  return onMap(tileIn(city, id), regionPoint(id, Number(space.split('#')[1])));
}

export const officerPoint = (tile: PlacedTile, type: OfficerType): MapPoint => onMap(tile, PICTURES[tile.id]!.officers[type]);

/** The ring around a Location on which pawns stand, upright (EP-029). */
export function pawnPoint(at: MapPoint, index: number): MapPoint {
  const angle = (HEX_PICTURE.pawnAngles[index % HEX_PICTURE.pawnAngles.length]! * Math.PI) / 180;
  const ring = HEX_PICTURE.pawnRing * SIZE + 3;
  return { x: at.x + ring * Math.cos(angle), y: at.y - ring * Math.sin(angle) };
}

/** The box around some cells. */
export const boxOf = (cells: readonly Cell[]): MapBox => hexBox(cells, LAYOUT, 14);

/** No closer than this: a tile and half of its neighbours. */
const CLOSEST = SIZE * 4.2;

/** What a phone turns to so that these cells are seen, with something around them. */
export function closeUp(cells: readonly Cell[]): MapBox {
  const { x, y, width, height } = boxOf(cells);
  const [wider, higher] = [Math.max(0, CLOSEST - width), Math.max(0, CLOSEST - height)];
  return { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher };
}

/** Edges shared by two tiles, each once: whether the Land goes on there (`same`), changes, or cannot be crossed (EP-027). */
export function seamsOf(city: readonly PlacedTile[], dry: (space: SpaceId) => boolean): HexBorder[] {
  return city.flatMap((tile) =>
    DIRECTIONS.slice(0, 3).flatMap((direction): HexBorder[] => {
      const cell = neighbour(tile, direction);
      const other = city.find(({ q, r }) => q === cell.q && r === cell.r);
      if (!other) return [];
      const [a, b] = [regionFacing(tile, direction), regionFacing(other, opposite(direction))];
      const [land, next] = [tileOf(tile.id).regions[a]!.land, tileOf(other.id).regions[b]!.land];
      const wet = !dry(regionId(tile.id, a)) || !dry(regionId(other.id, b));
      return [{ id: `${tile.id}-${direction}`, a: tile, b: other, kind: wet ? 'wet' : land === next ? 'same' : 'other' }];
    }));
}
