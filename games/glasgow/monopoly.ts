/** The Monopoly token and its cards: who plays gets a fingerprint, then the game moves on (GT-128, GT-129, GT-333, GT-334). */
import { drawTop } from '../kit/zones';
import { monopolyCardOf } from './content/house';
import { ROOMS } from './content/rooms';
import type { Turn } from './events';
import { colourOfCharacter, inRoom } from './roles';
import type { Board, Colour, RoomId } from './state';

/** The next room clockwise with a character of the colour; the same room comes last; nothing if there is none. */
export function nextRoom(board: Pick<Board, 'places' | 'monopoly'>, colour: Colour): RoomId | undefined {
  const at = ROOMS.indexOf(board.monopoly);
  const order = [...ROOMS.slice(at + 1), ...ROOMS.slice(0, at + 1)];
  return order.find((room) => inRoom(board, room).some((id) => colourOfCharacter(id) === colour));
}

/** Reveals a Monopoly card, which leaves the game, and moves the token. */
export function revealMonopolyCard({ G, tell }: Turn): void {
  const [id] = drawTop(G.secret.monopolyDeck);
  if (id === undefined) return;
  const { colour } = monopolyCardOf(id);
  const from = G.monopoly;
  const room = nextRoom(G, colour);
  G.monopolyGone.push(id);
  if (room !== undefined) G.monopoly = room;
  tell({ type: 'monopoly-card', card: id, colour, room: G.monopoly, from, moved: room !== undefined });
}
