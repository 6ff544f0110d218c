/** One pass over a table that gathers what all weighing needs: who stands where with which tools. */
import { activeSkill } from '../backpack';
import { CHARACTERS } from '../content/characters';
import { isRoom } from '../content/rooms';
import { colourOf } from '../content/tools';
import { TOOLS, type Board, type Colour, type Needs, type Place, type RoomId, type Skill, type Tool } from '../state';

/** Tools on some cards: how many of each, and of each colour how many that stand for either. */
export type Held = Record<Tool | Colour, number>;

export const nothing = (): Held => ({ gloves: 0, balaclava: 0, battery: 0, walkie: 0, gun: 0, rope: 0, grey: 0, blue: 0, red: 0 });

/** An operator who is outside and carries tools. */
export interface Bearer {
  colour: Colour;
  place: Place;
  tools: readonly Tool[];
  skill: Skill | null;
}

export interface Survey {
  coordinators: Held;
  bearers: Bearer[];
  /** Places of all operators, by colour. */
  operators: Record<Colour, Place[]>;
  /** How many people are in each room. */
  rooms: Record<RoomId, number>;
}

export function addTools(held: Held, { colour, tools, skill }: Omit<Bearer, 'place'>): void {
  if (skill === 'swap') held[colour] += tools.length;
  else for (const tool of tools) held[tool] += 1;
}

export function surveyOf(board: Board): Survey {
  const survey: Survey = { coordinators: nothing(), bearers: [], operators: { grey: [], blue: [], red: [] }, rooms: {} };
  for (const { id, role, colour } of CHARACTERS) {
    const place = board.places[id]!;
    const inside = isRoom(place);
    const { tools } = board.cards[id]!;
    if (inside) survey.rooms[place] = (survey.rooms[place] ?? 0) + 1;
    if (role === 'operator') {
      survey.operators[colour].push(place);
      if (!inside && tools.length > 0) survey.bearers.push({ colour, place, tools, skill: activeSkill(board, id) });
    } else if (tools.length > 0) addTools(survey.coordinators, { colour, tools, skill: activeSkill(board, id) });
  }
  return survey;
}

/** Takes what the needs can use out of `have`; returns how many tools that is. */
export function take(have: Held, needs: Needs): number {
  let taken = 0;
  for (const tool of TOOLS) {
    const needed = needs[tool];
    if (needed === undefined) continue;
    const plain = Math.min(needed, have[tool]);
    const colour = colourOf(tool);
    const flexible = Math.min(needed - plain, have[colour]);
    have[tool] -= plain;
    have[colour] -= flexible;
    taken += plain + flexible;
  }
  return taken;
}
