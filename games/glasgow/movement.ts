/** Ways through the house and along the tracks, and what they cost (GT-196 to GT-206, GT-343, GT-346). */
import { activeSkill } from './backpack';
import { CHARACTERS, characterOf } from './content/characters';
import { FAST_STEPS } from './content/numbers';
import { DOORS, EXITS, isRoom } from './content/rooms';
import { ENTRIES, isIntersection, PATHS } from './content/track';
import type { Turn } from './events';
import { inHouse } from './roles';
import { OUTSIDE, type Board, type CharacterId, type Place, type Role } from './state';

type Ways = (place: Place) => readonly Place[];

const pairs = (list: readonly { a: Place; b: Place }[]): Ways => {
  const table = new Map<Place, Place[]>();
  for (const { a, b } of list) {
    table.set(a, [...(table.get(a) ?? []), b]);
    table.set(b, [...(table.get(b) ?? []), a]);
  }
  return (place) => table.get(place) ?? [];
};

/** Rooms behind the doors of a room. */
export const doorsFrom: Ways = pairs(DOORS);
const pathsFrom: Ways = pairs(PATHS);

/** Out of the house and along the tracks; nothing leads back. */
export const anywhere: Ways = (place) => {
  if (place === OUTSIDE) return ENTRIES;
  if (isRoom(place)) return EXITS.includes(place) ? [...doorsFrom(place), OUTSIDE] : doorsFrom(place);
  return pathsFrom(place);
};

/** The smallest number of steps from a place to all that can be reached in `most` steps, the place itself left out. */
export function stepsFrom(start: Place, ways: Ways, most = Infinity): Map<Place, number> {
  const steps = new Map([[start, 0]]);
  for (const [place, count] of steps) if (count < most) for (const next of ways(place)) if (!steps.has(next)) steps.set(next, count + 1);
  steps.delete(start);
  return steps;
}

type Placed = Pick<Board, 'places'>;

export const occupied = ({ places }: Placed, place: Place): boolean =>
  isIntersection(place) && CHARACTERS.some(({ id }) => places[id] === place);

/** GT-196, GT-197. */
export const mayMove = (board: Placed, by: Role, character: CharacterId): boolean =>
  by === 'coordinator' || (characterOf(character).role === 'operator' && !inHouse(board, character));

/** Where a character may end a move, and in how many steps. Others may be passed over (GT-204). */
export function reachable(board: Placed, character: CharacterId, most = Infinity): Map<Place, number> {
  const ways = characterOf(character).role === 'coordinator' ? doorsFrom : anywhere;
  const steps = stepsFrom(board.places[character]!, ways, most);
  for (const place of steps.keys()) if (occupied(board, place)) steps.delete(place);
  return steps;
}

const isFast = (board: Pick<Board, 'cards'>, by: Role, character: CharacterId): boolean =>
  by === 'operator' && activeSkill(board, character) === 'fast';

/** Points that so many steps cost (GT-198, GT-343). */
export const pointsFor = (board: Pick<Board, 'cards'>, by: Role, character: CharacterId, steps: number): number =>
  isFast(board, by, character) ? Math.max(1, steps - FAST_STEPS) : steps;

/** Steps that a character makes with so many points or steps allowed. */
export const stepsFor = (board: Pick<Board, 'cards'>, by: Role, character: CharacterId, points: number): number =>
  isFast(board, by, character) ? points + FAST_STEPS : points;

/** Puts a character to another place; an operator who leaves the house joins the Operator (GT-201). */
export function moveTo({ G, tell }: Turn, by: Role, character: CharacterId, to: Place, steps: number): void {
  const from = G.places[character]!;
  const joins = isRoom(from) && !isRoom(to);
  G.places[character] = to;
  tell({ type: 'moved', seat: G.roles[by], character, from, to, steps });
  if (joins) tell({ type: 'joined', seat: G.roles.operator, character });
}

