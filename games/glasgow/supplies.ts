/** Supplies: action cards from decks, tokens from the bag, tools in their rooms (GT-053, GT-207, GT-250, GT-330, GT-358). */
import type { Chance } from '../kit/types';
import { drawTop } from '../kit/zones';
import type { Turn } from './events';
import { TOKENS, TOOLS, type Board, type Glasgow, type Role, type RoomId, type Token, type Tool } from './state';

/** Draws action cards; a deck that is too short is filled up with the shuffled discard pile. Returns how many came. */
export function drawCards({ G, random, tell }: Turn, role: Role, count: number): number {
  const deck = G.secret.decks[role];
  const { hand } = G.players[G.roles[role]]!;
  const drawn = drawTop(deck, count);
  if (drawn.length < count && G.discard[role].length > 0) {
    tell({ type: 'reshuffled', seat: G.roles[role], count: G.discard[role].length });
    deck.push(...random.Shuffle(G.discard[role]));
    G.discard[role] = [];
    drawn.push(...drawTop(deck, count - drawn.length));
  }
  hand.push(...drawn);
  tell({ type: 'drew', seat: G.roles[role], count: drawn.length });
  return drawn.length;
}

/** The tool whose home a room is. */
export const toolAt = ({ home }: Pick<Board, 'home'>, room: RoomId): Tool => TOOLS.find((tool) => home[tool] === room)!;

export const bagSize = ({ bag }: Pick<Board, 'bag'>): number => TOKENS.reduce((sum, token) => sum + bag[token], 0);

function drawToken(G: Glasgow, random: Chance): Token {
  let at = Math.floor(random.Number() * bagSize(G));
  const token = TOKENS.find((kind) => (at -= G.bag[kind]) < 0)!;
  G.bag[token] -= 1;
  return token;
}

/** Takes up to `count` tokens out of the bag by chance. */
export const drawTokens = ({ G, random }: Pick<Turn, 'G' | 'random'>, count: number): Token[] =>
  Array.from({ length: Math.min(count, bagSize(G)) }, () => drawToken(G, random));
