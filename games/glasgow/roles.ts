/** Seats and roles, and who controls which character (GT-001, GT-155). */
import type { Seat } from '../kit/types';
import { CHARACTERS, characterOf } from './content/characters';
import { isRoom } from './content/rooms';
import { areaOf, intersectionOf, isIntersection } from './content/track';
import type { AreaId, Board, CharacterId, Glasgow, Place, Role, RoomId } from './state';

export const otherRole = (role: Role): Role => (role === 'coordinator' ? 'operator' : 'coordinator');

export const roleOf = ({ roles }: Pick<Board, 'roles'>, seat: Seat): Role => (roles.coordinator === seat ? 'coordinator' : 'operator');

/** Asks these roles, and nobody else, to act in `stage`. */
export function ask(G: Glasgow, stage: string, roles: Role[]): void {
  G.asked = Object.fromEntries(roles.map((role) => [G.roles[role], stage]));
}

type Placed = Pick<Board, 'places'>;

export const inHouse = ({ places }: Placed, character: CharacterId): boolean => isRoom(places[character]!);

/** Whoever controls the character now: in the house that is the Coordinator, for operators too (GT-162). */
export const controllerOf = (board: Placed, character: CharacterId): Role => (inHouse(board, character) ? 'coordinator' : 'operator');

/** The seat of whoever controls the character now. */
export const keeperOf = (board: Pick<Board, 'places' | 'roles'>, character: CharacterId): Seat => board.roles[controllerOf(board, character)];

/** GT-155: the three coordinators, or the operators outside the house. */
export const ownCharacters = (board: Placed, role: Role): CharacterId[] =>
  CHARACTERS.filter((character) => character.role === role && (role === 'coordinator' || !inHouse(board, character.id))).map(({ id }) => id);

export const inRoom = ({ places }: Placed, room: RoomId): CharacterId[] =>
  CHARACTERS.filter(({ id }) => places[id] === room).map(({ id }) => id);

/** Whether an intersection touches an area, or lies at most `further` areas beside it (GT-153, GT-171). */
export function touches(place: Place, area: AreaId, further = 0): boolean {
  if (!isIntersection(place)) return false;
  const { border } = intersectionOf(place);
  const { number } = areaOf(area);
  return number >= border - further && number <= border + 1 + further;
}

/** Operators on the area's intersections. */
export const operatorsAt = (board: Placed, area: AreaId): CharacterId[] =>
  ownCharacters(board, 'operator').filter((id) => touches(board.places[id]!, area));

export const colourOfCharacter = (id: CharacterId) => characterOf(id).colour;
