/** The ways that a role has with a character, each with its steps and its price in points (GT-195 to GT-206). */
import { mayMove, pointsFor, reachable } from './movement';
import type { Board, CharacterId, Place, Role } from './state';

export interface Way {
  character: CharacterId;
  to: Place;
  steps: number;
  points: number;
}

/** Where the role can move a character with so many points. */
export function waysOf(board: Board, by: Role, character: CharacterId, points: number): Way[] {
  if (!mayMove(board, by, character)) return [];
  return [...reachable(board, character)]
    .map(([to, steps]) => ({ character, to, steps, points: pointsFor(board, by, character, steps) }))
    .filter((way) => way.points <= points);
}
