/** Where characters are drawn on the map: in rooms and outside side by side, on intersections in the middle. */
import { CHARACTERS } from '../content/characters';
import { INTERSECTION_PICTURES, OUTSIDE_PICTURE, ROOM_PICTURES, type Point } from '../content/picture';
import { isRoom } from '../content/rooms';
import { OUTSIDE, type Board, type CharacterId, type Place } from '../state';

const TIGHT = 15;

/** Side by side on the places of a room; from the fifth on they overlap. */
function inRow(slots: readonly Point[], at: number, count: number): Point {
  if (count <= slots.length) return slots[at]!;
  const [first, last] = [slots[0]!, slots.at(-1)!];
  const step = Math.max(TIGHT, (last.x - first.x) / (count - 1));
  return { x: first.x + step * at, y: first.y };
}

export function spotOf({ places }: Pick<Board, 'places'>, character: CharacterId): Point {
  const place: Place = places[character]!;
  if (place !== OUTSIDE && !isRoom(place)) return INTERSECTION_PICTURES[place]!;
  const there = CHARACTERS.filter(({ id }) => places[id] === place).map(({ id }) => id);
  const slots = place === OUTSIDE ? OUTSIDE_PICTURE.characters : ROOM_PICTURES[place]!.characters;
  return inRow(slots, there.indexOf(character), there.length);
}
