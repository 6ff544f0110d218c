/** The twelve characters and their cards (GT-026, GT-027, GT-157). Names are in the locales. */
import type { CharacterCardId, CharacterId, Colour, Role, Skill } from '../state';
import { finder } from '../../kit/find';

export interface Character {
  id: CharacterId;
  role: Role;
  colour: Colour;
}

/** A card with the skill on its back. All cards of a character have the same front. */
export interface CharacterCard {
  id: CharacterCardId;
  character: CharacterId;
  skill: Skill;
  /** Backpack icons on the front and on the skilled side. */
  plain: number;
  skilled: number;
}

export const CHARACTERS: readonly Character[] = [
  { id: 'ben', role: 'coordinator', colour: 'blue' },
  { id: 'cole', role: 'coordinator', colour: 'red' },
  { id: 'abel', role: 'coordinator', colour: 'grey' },
  { id: 'gail', role: 'operator', colour: 'blue' },
  { id: 'marlo', role: 'operator', colour: 'blue' },
  { id: 'tess', role: 'operator', colour: 'blue' },
  { id: 'rocco', role: 'operator', colour: 'red' },
  { id: 'kane', role: 'operator', colour: 'red' },
  { id: 'hunter', role: 'operator', colour: 'red' },
  { id: 'dina', role: 'operator', colour: 'grey' },
  { id: 'iris', role: 'operator', colour: 'grey' },
  { id: 'fred', role: 'operator', colour: 'grey' },
];

export const CHARACTER_CARDS: readonly CharacterCard[] = [
  { id: 'gail', character: 'gail', skill: 'swap', plain: 2, skilled: 3 },
  { id: 'marlo', character: 'marlo', skill: 'reach', plain: 2, skilled: 2 },
  { id: 'tess', character: 'tess', skill: 'extraToken', plain: 2, skilled: 3 },
  { id: 'rocco', character: 'rocco', skill: 'swap', plain: 2, skilled: 3 },
  { id: 'kane', character: 'kane', skill: 'drawFour', plain: 2, skilled: 2 },
  { id: 'hunter', character: 'hunter', skill: 'fast', plain: 2, skilled: 3 },
  { id: 'dina', character: 'dina', skill: 'swap', plain: 2, skilled: 3 },
  { id: 'iris', character: 'iris', skill: 'reach', plain: 2, skilled: 2 },
  { id: 'fred', character: 'fred', skill: 'fast', plain: 2, skilled: 3 },
  { id: 'ben-1', character: 'ben', skill: 'swap', plain: 2, skilled: 3 },
  { id: 'ben-2', character: 'ben', skill: 'drawFour', plain: 2, skilled: 3 },
  { id: 'ben-3', character: 'ben', skill: 'extraToken', plain: 2, skilled: 3 },
  { id: 'cole-1', character: 'cole', skill: 'swap', plain: 2, skilled: 3 },
  { id: 'cole-2', character: 'cole', skill: 'drawFour', plain: 2, skilled: 3 },
  { id: 'cole-3', character: 'cole', skill: 'extraToken', plain: 2, skilled: 3 },
  { id: 'abel-1', character: 'abel', skill: 'swap', plain: 2, skilled: 3 },
  { id: 'abel-2', character: 'abel', skill: 'drawFour', plain: 2, skilled: 3 },
  { id: 'abel-3', character: 'abel', skill: 'extraToken', plain: 2, skilled: 3 },
];

export const characterOf = finder(CHARACTERS, 'id');
export const cardOf = finder(CHARACTER_CARDS, 'id');

const CARDS_OF = new Map(CHARACTERS.map(({ id }) => [id, CHARACTER_CARDS.filter((card) => card.character === id)]));
/** The cards that a character may have: one of an operator, three of a coordinator. */
export const cardsOf = (character: CharacterId): readonly CharacterCard[] => CARDS_OF.get(character)!;


const IDS_OF = { coordinator: [] as CharacterId[], operator: [] as CharacterId[] };
for (const { id, role } of CHARACTERS) IDS_OF[role].push(id);
/** All coordinators, or all operators wherever they are. */
export const idsOf = (role: Role): readonly CharacterId[] => IDS_OF[role];
