/** The house: rooms in clockwise order, doors and exits (GT-010). Where they are drawn is in picture.ts. */
import type { RoomId } from '../state';

/** Clockwise, as the Monopoly token goes. */
export const ROOMS: readonly RoomId[] = ['kitchen', 'dining', 'lounge', 'workshop', 'pantry', 'bunks'];

const ALL: ReadonlySet<string> = new Set(ROOMS);
export const isRoom = (place: string): place is RoomId => ALL.has(place);

/** GT-200: rooms that lead outside. */
export const EXITS: readonly RoomId[] = ['kitchen', 'workshop'];

export const DOORS: readonly { a: RoomId; b: RoomId }[] = [
  { a: 'kitchen', b: 'dining' },
  { a: 'dining', b: 'lounge' },
  { a: 'lounge', b: 'workshop' },
  { a: 'workshop', b: 'pantry' },
  { a: 'pantry', b: 'bunks' },
  { a: 'dining', b: 'pantry' },
];
