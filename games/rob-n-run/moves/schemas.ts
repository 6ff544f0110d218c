/** The argument objects of all moves (section 5 of the rules), in the order of play. */
import * as v from 'valibot';
import { noArgs } from '../../kit/move';
import { ALARMS, BUILDING_IDS, CARDS, HINTS, TOOLS } from '../state';

const tool = v.picklist(TOOLS);
const card = v.picklist(CARDS);
const hint = v.picklist(HINTS);
const seat = v.pipe(v.string(), v.regex(/^[0-4]$/));
/** A safe of the raid or of a building, numbered from 0. */
const safe = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2));

/** `safes`, with the option `choose` only: which safes of the building; without it, all. */
export const chooseBuilding = v.strictObject({
  building: v.picklist(BUILDING_IDS),
  safes: v.optional(v.pipe(v.array(safe), v.minLength(1), v.maxLength(3))),
});
export const payInformant = v.strictObject({ alarm: v.picklist(ALARMS) });
export const startRaid = noArgs;

/** Beside `hint` exactly what its choice names: `tool` H03 to H06 (but H01, H02), `tools` H07, `seat` H08 to H10, H12, H14, `safe` H14. */
export const useHint = v.strictObject({
  hint,
  tool: v.optional(tool),
  tools: v.optional(v.strictTuple([tool, tool])),
  seat: v.optional(seat),
  safe: v.optional(safe),
});
export const reopenHint = v.strictObject({ hint });
export const endHints = noArgs;

/** H08, by the accomplice. */
export const askTool = v.strictObject({ tool });
/** H09. */
export const pointTool = v.strictObject({ tool });
/** H10; null where the seen hand holds no tool. */
export const markTool = v.strictObject({ tool: v.nullable(tool) });
/** H11. */
export const answerTool = v.strictObject({ tool });
const number = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)));
/** H12: how many of which kind; kinds that stay are left out. */
export const clearTools = v.strictObject({
  tools: v.strictObject({
    dynamite: number, ram: number, jackhammer: number, torch: number, idcard: number, stethoscope: number, acid: number,
  }),
});
/** H13. */
export const giveTool = v.strictObject({ card, seat });

export const playCard = v.strictObject({ card });
export const swapHand = noArgs;
export const pass = noArgs;

export const placeSafe = v.strictObject({ building: v.picklist(BUILDING_IDS) });
