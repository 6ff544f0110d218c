/** What happens in the house and at the hideouts: Monopoly cards and hideout tiles (GT-011, GT-016). */
import type { Colour, MonopolyCardId, TileId, Tool } from '../state';
import { finder } from '../../kit/find';

export interface MonopolyCard {
  id: MonopolyCardId;
  colour: Colour;
}

export interface HideoutTile {
  id: TileId;
  /** On both sides. */
  colour: Colour;
  /** `any`: a tool of the colour, of the player's choice, and a fingerprint with it (GT-214). */
  tool: Tool | 'any';
  fingerprint: boolean;
}

export const MONOPOLY_CARDS: readonly MonopolyCard[] = [
  { id: 'm-blue-1', colour: 'blue' },
  { id: 'm-blue-2', colour: 'blue' },
  { id: 'm-blue-3', colour: 'blue' },
  { id: 'm-red-1', colour: 'red' },
  { id: 'm-red-2', colour: 'red' },
  { id: 'm-red-3', colour: 'red' },
  { id: 'm-grey-1', colour: 'grey' },
  { id: 'm-grey-2', colour: 'grey' },
  { id: 'm-grey-3', colour: 'grey' },
];

export const HIDEOUT_TILES: readonly HideoutTile[] = [
  { id: 'blue-1', colour: 'blue', tool: 'battery', fingerprint: false },
  { id: 'blue-2', colour: 'blue', tool: 'walkie', fingerprint: false },
  { id: 'blue-3', colour: 'blue', tool: 'any', fingerprint: true },
  { id: 'red-1', colour: 'red', tool: 'gun', fingerprint: false },
  { id: 'red-2', colour: 'red', tool: 'rope', fingerprint: false },
  { id: 'red-3', colour: 'red', tool: 'any', fingerprint: true },
  { id: 'grey-1', colour: 'grey', tool: 'gloves', fingerprint: false },
  { id: 'grey-2', colour: 'grey', tool: 'balaclava', fingerprint: false },
  { id: 'grey-3', colour: 'grey', tool: 'any', fingerprint: true },
];

export const monopolyCardOf = finder(MONOPOLY_CARDS, 'id');
export const tileOf = finder(HIDEOUT_TILES, 'id');
