/** Shapes that several moves' arguments share. */
import * as v from 'valibot';
import { COLOURS, COMPANIES } from '../companies';

export const company = v.picklist(COMPANIES);
/** Brown, grey or orange. */
export const colour = v.picklist(COLOURS);
/** Id of a city, a ferry line or an underground hex. Whether it is on the map is for the rules to say. */
export const placeId = v.pipe(v.string(), v.maxLength(30));

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99));
/** The hexes entered by a build. */
export const route = v.pipe(v.array(v.strictObject({ q: coordinate, r: coordinate })), v.minLength(1), v.maxLength(40));

/** Companies for wild influence. */
export const wild = v.optional(v.pipe(v.array(company), v.maxLength(4)));
