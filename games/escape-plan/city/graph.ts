/**
 * The city as a graph of spaces (EP-014, EP-015, EP-018, EP-019, EP-104 to EP-111). It depends on the placed tiles
 * alone, so it is built once a city and kept.
 */
import { tileOf } from '../content/tiles';
import { FLIGHT } from '../content/numbers';
import { DIRECTIONS, distance, neighbour, opposite, printedEdge } from './hex';
import { locationId, regionId } from './spaces';
import type { LocationKind, PlacedTile, SpaceId, TileId } from '../state';

/** A ground step and the Movement points that it costs. */
export interface Road {
  to: number;
  cost: 0 | 1;
}

/** Spaces are numbered; all lists go by these numbers, or by the tile's place in the city. */
export interface CityGraph {
  spaces: SpaceId[];
  numberOf: ReadonlyMap<SpaceId, number>;
  /** Place of the space's tile in the city. */
  tileAt: number[];
  tiles: TileId[];
  /** Null for Land. */
  kinds: (LocationKind | null)[];
  /** Water without a Ferry has no roads. */
  roads: Road[][];
  subways: number[];
  /** By tile: the spaces where a flight from it may land (EP-116, EP-304). */
  landings: number[][];
  /** By tile: whether it shows a Heliport. */
  heliports: boolean[];
}

/** The region of a placed tile that a direction leads out of. */
export function regionFacing({ id, rot }: PlacedTile, direction: number): number {
  const edge = printedEdge(direction, rot);
  return tileOf(id).regions.findIndex(({ edges }) => edges.includes(edge));
}

/** Regions that meet across a shared edge, each pair once. */
function* crossings(city: readonly PlacedTile[]): Generator<[PlacedTile, number, PlacedTile, number]> {
  for (const tile of city)
    for (const direction of DIRECTIONS.slice(0, 3)) {
      const cell = neighbour(tile, direction);
      const other = city.find(({ q, r }) => q === cell.q && r === cell.r);
      if (other) yield [tile, regionFacing(tile, direction), other, regionFacing(other, opposite(direction))];
    }
}

class Builder {
  readonly spaces: SpaceId[] = [];
  readonly numberOf = new Map<SpaceId, number>();
  readonly tileAt: number[] = [];
  readonly kinds: (LocationKind | null)[] = [];
  readonly roads: Road[][] = [];
  /** Water that no Ferry serves. */
  readonly closed = new Set<number>();

  constructor(readonly city: readonly PlacedTile[]) {
    city.forEach(({ id }, place) => {
      tileOf(id).regions.forEach((_, index) => this.add(regionId(id, index), place, null));
      for (const { kind } of tileOf(id).locations) this.add(locationId(id, kind), place, kind);
    });
    this.findClosedWater();
    for (const { id } of city) this.joinTile(id);
    for (const [tile, region, other, otherRegion] of crossings(city)) {
      const equal = this.landOf(tile.id, region) === this.landOf(other.id, otherRegion);
      this.join(regionId(tile.id, region), regionId(other.id, otherRegion), equal ? 0 : 1);
    }
  }

  private add(space: SpaceId, place: number, kind: LocationKind | null): void {
    this.numberOf.set(space, this.spaces.length);
    this.spaces.push(space);
    this.tileAt.push(place);
    this.kinds.push(kind);
    this.roads.push([]);
  }

  private landOf(id: TileId, region: number): string {
    return tileOf(id).regions[region]!.land;
  }

  private join(a: SpaceId, b: SpaceId, cost: 0 | 1): void {
    const [from, to] = [this.numberOf.get(a)!, this.numberOf.get(b)!];
    if (this.closed.has(from) || this.closed.has(to)) return;
    this.roads[from]!.push({ to, cost });
    this.roads[to]!.push({ to: from, cost });
  }

  /** Within a tile all regions border each other, and Locations touch regions and each other. */
  private joinTile(id: TileId): void {
    const { regions, locations } = tileOf(id);
    regions.forEach((_, a) => regions.forEach((__, b) => {
      if (a < b) this.join(regionId(id, a), regionId(id, b), 1);
    }));
    for (const { kind, touches, adjacent } of locations) {
      for (const region of touches) this.join(locationId(id, kind), regionId(id, region), 1);
      for (const other of adjacent) if (kind < other) this.join(locationId(id, kind), locationId(id, other), 1);
    }
  }

  /** Bodies of water are joined across edges; one Ferry serves a whole body (EP-019, EP-111). */
  private findClosedWater(): void {
    const water = this.city.flatMap(({ id }) =>
      tileOf(id).regions.flatMap(({ land, ferry }, index) => (land === 'W' ? [{ number: this.numberOf.get(regionId(id, index))!, ferry }] : [])));
    const served = new Set(water.filter(({ ferry }) => ferry).map(({ number }) => number));
    const pairs = [...crossings(this.city)]
      .filter(([tile, region, other, otherRegion]) => this.landOf(tile.id, region) === 'W' && this.landOf(other.id, otherRegion) === 'W')
      .map(([tile, region, other, otherRegion]) => [this.numberOf.get(regionId(tile.id, region))!, this.numberOf.get(regionId(other.id, otherRegion))!] as const);
    for (let before = -1; before < served.size; ) {
      before = served.size;
      for (const [a, b] of pairs) if (served.has(a) || served.has(b)) served.add(a).add(b);
    }
    for (const { number } of water) if (!served.has(number)) this.closed.add(number);
  }

  build(): CityGraph {
    const { spaces, numberOf, tileAt, kinds, roads, city } = this;
    const all = spaces.map((_, number) => number);
    const within = (a: number, b: number): boolean => a !== b && distance(city[a]!, city[b]!) <= FLIGHT;
    return {
      spaces, numberOf, tileAt, kinds, roads,
      tiles: city.map(({ id }) => id),
      subways: all.filter((number) => kinds[number] === 'subway'),
      landings: city.map((_, place) => all.filter((number) => within(place, tileAt[number]!) && !this.closed.has(number))),
      heliports: city.map(({ id }) => tileOf(id).locations.some(({ kind }) => kind === 'heliport')),
    };
  }
}

const KEPT = 64;
const built = new Map<string, CityGraph>();
/** Tiles never move: a list that has not grown is the same city still. */
const known = new WeakMap<readonly PlacedTile[], CityGraph>();

/** The graph of a city. Built once for the same tiles on the same cells; the last few cities are kept. */
export function graphOf(city: readonly PlacedTile[]): CityGraph {
  const seen = known.get(city);
  if (seen?.tiles.length === city.length) return seen;
  const graph = builtFor(city);
  known.set(city, graph);
  return graph;
}

function builtFor(city: readonly PlacedTile[]): CityGraph {
  const key = city.map(({ id, q, r, rot }) => `${id},${q},${r},${rot}`).join(' ');
  const kept = built.get(key);
  if (kept) return kept;
  if (built.size >= KEPT) built.delete(built.keys().next().value!);
  const graph = new Builder(city.map((tile) => ({ ...tile }))).build();
  built.set(key, graph);
  return graph;
}
