/** How far it is: steps from every place to every area and intersection, worked out once. */
import { ROOMS } from '../content/rooms';
import { AREAS, INTERSECTIONS } from '../content/track';
import { anywhere, stepsFrom } from '../movement';
import { touches } from '../roles';
import { OUTSIDE, type AreaId, type Place } from '../state';

const PLACES: readonly Place[] = [...ROOMS, OUTSIDE, ...INTERSECTIONS.map(({ id }) => id)];

const toArea = (place: Place, area: AreaId): number => {
  if (touches(place, area)) return 0;
  const steps = stepsFrom(place, anywhere);
  return Math.min(...INTERSECTIONS.filter(({ id }) => touches(id, area)).map(({ id }) => steps.get(id) ?? Infinity));
};

const TABLE = new Map(PLACES.map((place) => [place, new Map(AREAS.map(({ id }) => [id, toArea(place, id)]))]));

/** Steps of an operator to the nearest intersection of an area, whoever stands in the way. */
export const stepsToArea = (place: Place, area: AreaId): number => TABLE.get(place)!.get(area)!;
