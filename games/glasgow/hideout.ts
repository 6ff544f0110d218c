/** Hideouts: who can use which, and what a tile gives (GT-210 to GT-217, GT-351 to GT-353). */
import { freeIcons, kindsOn, sendHome, takeFromHouse } from './backpack';
import { cardOf, characterOf } from './content/characters';
import { tileOf } from './content/house';
import { toolsOf } from './content/tools';
import { HIDEOUTS } from './content/track';
import type { Turn } from './events';
import { canMark, markAll } from './fingerprints';
import { ask, keeperOf } from './roles';
import { endTurn } from './turns';
import type { Board, CharacterId, Glasgow, TileId, Tool } from './state';

/** The hideout space next to an operator; nothing away from the tracks (GT-211). */
export const spaceBeside = ({ places }: Pick<Board, 'places'>, operator: CharacterId): number | undefined =>
  HIDEOUTS.find(({ adjacent }) => adjacent.includes(places[operator]!))?.space;

/** Whether a tile of the operator's colour lies beside it. */
export function canUseHideout(board: Pick<Board, 'places' | 'hideouts'>, operator: CharacterId): boolean {
  const space = spaceBeside(board, operator);
  return space !== undefined && board.hideouts[space - 1] === characterOf(operator).colour;
}

/** Turns a character's card to the skilled side, unless it is already (GT-165, GT-212). */
export function turnCard({ G, tell }: Turn, character: CharacterId): void {
  if (G.cards[character]!.turned !== null) return;
  const card = G.secret.coordinatorCards[character] ?? character;
  G.cards[character]!.turned = card;
  tell({ type: 'turned', seat: keeperOf(G, character), character, card, skill: cardOf(card).skill });
}

/** Tools that a tile offers and the house has. */
const offered = ({ stock }: Pick<Board, 'stock'>, tile: TileId): Tool[] => {
  const { tool, colour } = tileOf(tile);
  return (tool === 'any' ? toolsOf(colour) : [tool]).filter((kind) => stock[kind] > 0);
};

/** What may be done with a tile's tool: taken, with a full backpack in place of another one or not at all (GT-217). */
export function tileChoices(board: Pick<Board, 'stock' | 'cards'>, operator: CharacterId, tile: TileId): { tool: Tool | null; drop?: Tool }[] {
  const tools = offered(board, tile);
  if (freeIcons(board, operator) > 0) return tools.map((tool) => ({ tool }));
  return [...tools.flatMap((tool) => kindsOn(board, operator).map((drop) => ({ tool, drop }))), { tool: null }];
}

/** The tile is revealed; its tool comes by itself if there is no choice. */
export function openTile(turn: Turn, operator: CharacterId, card: string): void {
  const { G, tell } = turn;
  const space = spaceBeside(G, operator)!;
  const tile = G.secret.tiles[space - 1]!;
  const { colour, tool, fingerprint } = tileOf(tile);
  clearSpace(G, space, tile);
  tell({ type: 'tile-revealed', seat: G.roles.operator, space, tile, colour, tool });
  if (fingerprint && !canMark(turn, [operator], 'hideout')) return;
  const choices = tileChoices(G, operator, tile);
  if (choices.length > 1) {
    G.doing = { kind: 'hideout', card, operator, tile };
    return ask(G, 'hideout', ['operator']);
  }
  takeTileTool(turn, operator, tile, choices[0]?.tool ?? null);
}

function clearSpace(G: Glasgow, space: number, tile: TileId): void {
  G.secret.tiles[space - 1] = null;
  G.hideouts[space - 1] = null;
  G.tilesGone.push(tile);
  for (const own of Object.values(G.players)) delete own.peeked[space];
}

/** The tool, then the fingerprint of a wild tile (GT-353); the turn ends unless a backpack is full. */
export function takeTileTool(turn: Turn, operator: CharacterId, tile: TileId, tool: Tool | null, drop?: Tool): void {
  const { G, tell } = turn;
  if (drop !== undefined) sendHome(turn, operator, drop);
  if (tool !== null) {
    takeFromHouse(G, operator, tool);
    tell({ type: 'tool-taken', seat: G.roles.operator, character: operator, tool });
  } else tell({ type: 'tool-declined', seat: G.roles.operator, character: operator });
  const full = tileOf(tile).fingerprint ? markAll(turn, [operator], 'hideout') : [];
  if (full.length === 0) return endTurn(turn);
  G.doing = { kind: 'makeRoom', why: 'hideout', characters: full };
  ask(G, 'makeRoom', ['operator']);
}
