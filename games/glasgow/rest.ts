/** The rest, step by step; it stops where somebody has to decide and goes on from there (GT-125 to GT-141). */
import { hasSkill } from './backpack';
import { REST_CARDS, REST_TIME } from './content/numbers';
import { ROOMS } from './content/rooms';
import { drawContingency, payPenalties } from './contingencies';
import { startDivision } from './distribution';
import type { Turn } from './events';
import { canMark, markAll } from './fingerprints';
import { revealMonopolyCard } from './monopoly';
import { ask, inRoom } from './roles';
import { drawCards, toolAt } from './supplies';
import { advance } from './train';
import { ROLES, type Board, type Role, type Tool } from './state';

/** Cards that a role draws in a rest (GT-126, GT-173). */
export const cardsDue = (board: Board, role: Role): number => REST_CARDS + (hasSkill(board, role, 'drawFour') ? 1 : 0);

/** Steps 0 and 1: time, then cards for both; who draws four discards one. */
export function startRest(turn: Turn): void {
  const { G, tell } = turn;
  tell({ type: 'rested', seat: G.roles[G.turn] });
  if (!advance(turn, REST_TIME)) return;
  for (const role of ROLES) drawCards(turn, role, cardsDue(G, role));
  const discarding = ROLES.filter((role) => hasSkill(G, role, 'drawFour') && G.players[G.roles[role]]!.hand.length > 0);
  if (discarding.length > 0) return ask(G, 'discard', discarding);
  punishPlayers(turn);
}

/** Step 2, the Coordinator's part: a fingerprint for everybody at the Monopoly game. */
export function punishPlayers(turn: Turn): void {
  const { G } = turn;
  const players = inRoom(G, G.monopoly);
  if (!canMark(turn, players, 'monopoly')) return;
  const characters = markAll(turn, players, 'monopoly');
  if (characters.length > 0) {
    G.doing = { kind: 'makeRoom', why: 'monopoly', characters };
    return ask(G, 'makeRoom', ['coordinator']);
  }
  goOn(turn);
}

/** The rest of step 2, and steps 3 and 4. */
export function goOn(turn: Turn): void {
  turn.G.doing = null;
  revealMonopolyCard(turn);
  if (!payPenalties(turn)) return;
  fillBag(turn);
  if (drawContingency(turn)) startDivision(turn);
}

/** Step 3: a tool of its room for every character in the house, as far as there are any (GT-133). */
export function toolsForBag(board: Pick<Board, 'places' | 'home' | 'stock'>): Tool[] {
  return ROOMS.flatMap((room) => {
    const tool = toolAt(board, room);
    const count = Math.min(inRoom(board, room).length, board.stock[tool]);
    return Array<Tool>(count).fill(tool);
  });
}

function fillBag({ G, tell }: Turn): void {
  const added = toolsForBag(G);
  for (const tool of added) {
    G.stock[tool] -= 1;
    G.bag[tool] += 1;
  }
  tell({ type: 'bag-filled', added, count: added.length });
}
