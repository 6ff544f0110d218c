/** Spaces by their names: `T05#1` is region 1 of a tile, `T05.store` a Location (EP-014, EP-017, EP-020). */
import { tileOf, type Location } from '../content/tiles';
import type { SpotName } from '../events';
import type { ExitNumber, LocationId, LocationKind, Open, PlacedTile, PlaceId, SpaceId, TileId } from '../state';

export const regionId = (tile: TileId, index: number): SpaceId => `${tile}#${index}`;
export const locationId = (tile: TileId, kind: LocationKind): LocationId => `${tile}.${kind}`;
export const tileOfSpace = (space: SpaceId): TileId => space.slice(0, space.search(/[.#]/));
export const kindOf = (location: LocationId): LocationKind => location.slice(location.indexOf('.') + 1) as LocationKind;

/** The printed Location. */
export const locationOf = (location: LocationId): Location =>
  tileOf(tileOfSpace(location)).locations.find(({ kind }) => kind === kindOf(location))!;

export const placedTile = ({ city }: Pick<Open, 'city'>, id: TileId): PlacedTile | undefined => city.find((tile) => tile.id === id);

/** All Locations of the city, tile by tile. */
export const locationsIn = ({ city }: Pick<Open, 'city'>): LocationId[] =>
  city.flatMap(({ id }) => tileOf(id).locations.map(({ kind }) => locationId(id, kind)));

/** Subway and Heliport are there for Travel alone (EP-112). */
export const canBeVisited = (location: LocationId): boolean => !['subway', 'heliport'].includes(kindOf(location));

/** The Business or Safe House that stands there. */
export const placeAt = ({ spots }: Pick<Open, 'spots'>, location: LocationId): PlaceId | undefined =>
  Object.hasOwn(spots, location) ? spots[location] : undefined;

export const exitAt = (location: LocationId): ExitNumber => locationOf(location).exit!;

/** Where an Exit lies, if its tile is in the city yet. */
export const exitLocation = (open: Pick<Open, 'city'>, exit: ExitNumber): LocationId | undefined =>
  locationsIn(open).find((location) => locationOf(location).exit === exit);

/** What a Location is called in the log. */
export function spotName(open: Pick<Open, 'spots'>, location: LocationId): SpotName {
  if (kindOf(location) === 'exit') return `exit${exitAt(location)}`;
  return placeAt(open, location) ?? kindOf(location);
}
