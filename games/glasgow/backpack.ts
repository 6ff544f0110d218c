/** What lies on character cards, and which skills are active (GT-156 to GT-161, GT-165, GT-170 to GT-176). */
import { cardOf, cardsOf, characterOf } from './content/characters';
import { colourOf } from './content/tools';
import type { Turn } from './events';
import { keeperOf, ownCharacters } from './roles';
import type { Board, CharacterId, Glasgow, Role, Skill, Tool } from './state';

type Cards = Pick<Board, 'cards'>;

/** The skill that is active, if any. */
export function activeSkill({ cards }: Cards, character: CharacterId): Skill | null {
  const { turned } = cards[character]!;
  return turned === null ? null : cardOf(turned).skill;
}

/** Whether a character of the role has this skill active; several count once (GT-176). */
export const hasSkill = (board: Cards & Pick<Board, 'places'>, role: Role, skill: Skill): boolean =>
  ownCharacters(board, role).some((id) => activeSkill(board, id) === skill);

/** Backpack icons on the side of the card that is up. */
export function icons({ cards }: Cards, character: CharacterId): number {
  const { turned } = cards[character]!;
  return turned === null ? cardsOf(character)[0]!.plain : cardOf(turned).skilled;
}

export function freeIcons(board: Cards, character: CharacterId): number {
  const { tools, fingerprint } = board.cards[character]!;
  return icons(board, character) - tools.length - (fingerprint ? 1 : 0);
}

export const carries = (character: CharacterId, tool: Tool): boolean => characterOf(character).colour === colourOf(tool);

/** The tools on a card, each kind once. */
export const kindsOn = ({ cards }: Cards, character: CharacterId): Tool[] => [...new Set(cards[character]!.tools)];

/** A tool goes from a card to its own room in the house, as all are told (GT-159). */
export function sendHome(turn: Turn, character: CharacterId, tool: Tool): void {
  putHome(turn.G, character, tool);
  turn.tell({ type: 'sent-home', seat: keeperOf(turn.G, character), character, tool });
}

/** A tool goes from a card to its own room in the house. */
export function putHome(G: Glasgow, character: CharacterId, tool: Tool): void {
  const { tools } = G.cards[character]!;
  const at = tools.indexOf(tool);
  if (at < 0) throw new Error(`${character} has no ${tool}`);
  tools.splice(at, 1);
  G.stock[tool] += 1;
}

/** A tool goes from the house to a free icon. */
export function takeFromHouse(G: Glasgow, character: CharacterId, tool: Tool): void {
  G.stock[tool] -= 1;
  G.cards[character]!.tools.push(tool);
}
