/** The fourteen city tiles (EP-012 to EP-021): Land regions with their edges, Locations, printed officers. Names are in the locales. */
import type { ExitNumber, LocationKind, OfficerType, TileId } from '../state';

/** Industrial, commercial, residential, water. */
export type Land = 'I' | 'C' | 'R' | 'W';

/** One Land region: the printed edges of its arc, in ascending cyclic order. */
export interface Region {
  land: Land;
  edges: readonly number[];
  ferry: boolean;
}

/** A Location: a tile has at most one of each kind, so the kind is its name. */
export interface Location {
  kind: LocationKind;
  /** Regions that it touches. */
  touches: readonly number[];
  /** Locations of the tile that it touches. */
  adjacent: readonly LocationKind[];
  /** The number of an Exit. */
  exit: ExitNumber | null;
}

export interface CityTile {
  id: TileId;
  start: boolean;
  regions: readonly Region[];
  locations: readonly Location[];
  police: readonly OfficerType[];
}

const land = (code: Land) => (...edges: number[]): Region => ({ land: code, edges, ferry: false });
const [I, C, R, W] = [land('I'), land('C'), land('R'), land('W')];
const ferry = (region: Region): Region => ({ ...region, ferry: true });
const at = (kind: LocationKind, touches: number[], ...adjacent: LocationKind[]): Location => ({ kind, touches, adjacent, exit: null });
const exit = (number: ExitNumber, touches: number[]): Location => ({ ...at('exit', touches), exit: number });
const tile = (id: TileId, regions: Region[], locations: Location[], police: OfficerType[]): CityTile => ({
  id, start: id.startsWith('S'), regions, locations, police,
});

export const TILES: readonly CityTile[] = [
  tile('S1', [C(0, 1), R(2, 3), I(4, 5)], [at('hospital', [0, 1]), at('subway', [2, 0])], ['county']),
  tile('S2', [C(3, 4), R(5, 0), I(1, 2)], [at('gang', [2]), at('store', [2, 1])], ['federal']),
  tile('T01', [R(0, 1, 2), I(3, 4, 5)], [at('safehouse', [0]), at('heliport', [0])], ['county', 'swat']),
  tile('T02', [I(0, 1, 2, 3), R(4, 5)], [at('gang', [0]), at('subway', [0])], ['federal']),
  tile('T03', [R(0, 1), C(2, 3, 4, 5)], [exit(1, [1]), at('subway', [1, 0])], ['swat']),
  tile('T04', [ferry(W(0, 1, 2, 3)), C(4, 5)], [at('business', [0]), at('church', [1])], ['county']),
  tile('T05', [W(0, 1), C(2, 3, 4, 5)], [at('store', [1], 'business'), at('business', [1], 'store')], ['county']),
  tile('T06', [I(0, 1, 2), R(3, 4, 5)], [at('safehouse', [0]), at('business', [1])], ['federal']),
  tile('T07', [I(0, 1), C(2, 3, 4, 5)], [at('business', [1], 'clinic'), at('clinic', [1, 0], 'business')], ['federal', 'county']),
  tile('T08', [I(0, 1, 2), W(3, 4), R(5)], [exit(2, [0, 2]), at('gang', [0])], ['swat', 'federal']),
  tile('T09', [C(0, 1, 2), ferry(W(3, 4)), I(5)], [exit(3, [0]), at('store', [0, 1])], ['swat']),
  tile('T10', [R(0, 1, 2, 3), C(4, 5)], [at('safehouse', [0]), at('business', [1, 0])], ['county', 'federal']),
  tile('T11', [R(0, 1, 2), C(3, 4, 5)], [at('subway', [0]), at('gang', [1])], ['swat']),
  tile('T12', [R(0, 1, 2), C(3, 4), I(5)], [at('business', [1], 'store'), at('store', [0, 1], 'business'), at('heliport', [2])], ['swat']),
];

const BY_ID = new Map(TILES.map((each) => [each.id, each]));

/** The printed tile. Ids in `G` are always known ones. */
export const tileOf = (id: TileId): CityTile => BY_ID.get(id)!;

export const START_TILES: readonly TileId[] = TILES.filter(({ start }) => start).map(({ id }) => id);
export const DECK_TILES: readonly TileId[] = TILES.filter(({ start }) => !start).map(({ id }) => id);
