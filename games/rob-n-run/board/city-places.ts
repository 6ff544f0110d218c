/** Where things of the city lie on the drawing: the data's points, enlarged so that the map's rings and marks fit them. */
import { buildingOf, districtOf, DISTRICTS, type LocalBox } from '../content/city';
import { layoutOf, onTile, TILE_SIDE, type Layout, type Point } from '../content/picture';
import { scenarioOf } from '../content/scenarios';
import type { Arrangement, BuildingId, View } from '../state';

/** Drawing units for a unit of the data. */
export const ZOOM = 10;

export const layoutNow = (view: Pick<View, 'scenario'>): Layout => layoutOf(scenarioOf(view.scenario).layout);

export const enlarged = ({ x, y }: Point): Point => ({ x: x * ZOOM, y: y * ZOOM });

export interface Placed extends Point {
  width: number;
  height: number;
}

/** A box of a tile on the drawing; at 90 and 270 degrees width and height change places (RR-048). */
export function boxOnTile(place: Point, rotation: Arrangement[number]['rotation'], { width, height, ...at }: LocalBox): Placed {
  const upright = rotation % 180 === 0;
  return { ...enlarged(onTile(place, rotation, at)), width: (upright ? width : height) * ZOOM, height: (upright ? height : width) * ZOOM };
}

/** The tiles as they lie: their middle, what is on them, and how they are turned. */
export const tilesOf = (view: Pick<View, 'scenario' | 'arrangement'>) =>
  layoutNow(view).places.map((place, i) => {
    const { district, rotation } = view.arrangement[i]!;
    return { place, rotation, district: districtOf(district), ...enlarged(place), side: TILE_SIDE * ZOOM };
  });

/** Where a building stands. */
export function buildingBox(view: Pick<View, 'scenario' | 'arrangement'>, id: BuildingId): Placed {
  const district = DISTRICTS.find(({ buildings }) => buildings.some((building) => building.id === id))!.id;
  const tile = tilesOf(view).find((each) => each.district.id === district)!;
  return boxOnTile(tile.place, tile.rotation, buildingOf(id));
}

/** How far the road runs from a point: to its spaces and the middles between them. */
const toRoad = (route: Layout['route'], { x, y }: Point): number =>
  Math.min(...route.flatMap((space, i) => {
    const next = route[i + 1] ?? space;
    return [Math.hypot(space.x - x, space.y - y), Math.hypot((space.x + next.x) / 2 - x, (space.y + next.y) / 2 - y)];
  }));

/** Where the airport's name stands, along an edge, and its plane, in a corner: each as far off the road as can be. */
export function airportPlaces({ airport: { x, y, width, height }, route }: Layout): { name: Point; plane: Point } {
  const freest = (points: Point[]): Point => enlarged(points.toSorted((a, b) => toRoad(route, b) - toRoad(route, a))[0]!);
  const across = [x - width / 2 + 4.5, x + width / 2 - 4.5];
  return {
    name: freest([y - height / 2 + 2, y + height / 2 - 2].map((edge) => ({ x, y: edge }))),
    plane: freest([y - height / 2 + 6, y + height / 2 - 6].flatMap((row) => across.map((column) => ({ x: column, y: row })))),
  };
}
