/** How a turn ends (GT-114 to GT-116). */
import type { Turn } from './events';
import { ask, otherRole } from './roles';

/** The turn goes to the other role, after a rest too. */
export function endTurn({ G }: Turn): void {
  G.doing = null;
  G.turn = otherRole(G.turn);
  G.turns += 1;
  ask(G, 'turn', [G.turn]);
}
