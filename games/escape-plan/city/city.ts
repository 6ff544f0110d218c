/** A City tile comes into the city: its officers, gang members, Businesses and Safe Houses with it (EP-033, EP-065, EP-095). */
import { drawTop } from '../../kit/zones';
import { GANG_SIZE } from '../content/numbers';
import { tileOf, type Location } from '../content/tiles';
import { PATROL_CARDS } from '../content/tokens';
import type { Turn } from '../events';
import { postOfficer } from '../police/officers';
import { locationId } from './spaces';
import type { EscapePlan, PlacedTile, PlaceId } from '../state';

const pileOf = ({ secret }: EscapePlan, kind: Location['kind']): PlaceId[] | undefined =>
  kind === 'business' ? secret.businessPile : kind === 'safehouse' ? secret.safeHousePile : undefined;

function openLocation({ G, tell }: Pick<Turn, 'G' | 'tell'>, tile: PlacedTile, { kind, exit }: Location): void {
  const location = locationId(tile.id, kind);
  if (kind === 'gang') G.gangs[location] = { members: GANG_SIZE, control: null };
  const [place] = drawTop(pileOf(G, kind) ?? []);
  if (place !== undefined) {
    G.spots[location] = place;
    tell({ type: 'spot-opened', place, tile: tile.id });
  }
  for (const card of G.patrol) if (PATROL_CARDS[card]!.exit === exit) postOfficer(G, tile.id, PATROL_CARDS[card]!.officer);
}

/** Adds a tile to the city and opens it. */
export function openTile(turn: Pick<Turn, 'G' | 'tell'>, tile: PlacedTile): void {
  const { G } = turn;
  const { police, locations } = tileOf(tile.id);
  G.city.push(tile);
  G.officers[tile.id] = [];
  for (const type of police) postOfficer(G, tile.id, type);
  for (const location of locations) openLocation(turn, tile, location);
}
