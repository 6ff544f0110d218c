/** Shapes that several moves' arguments share. */
import * as v from 'valibot';
import { TOKEN_NUMBERS, TOOLS } from '../state';

/** Any id of the game. Whether there is such a thing, and whether it may be named now, is for the rules to say. */
export const id = v.pipe(v.string(), v.maxLength(20));
export const tool = v.picklist(TOOLS);
export const tokenNumber = v.picklist(TOKEN_NUMBERS);
/** A place in a list of tokens, from 0. */
export const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
/** Tools that are spent. */
export const use = v.pipe(v.array(v.strictObject({ character: id, tool })), v.maxLength(10));
