/** Shapes that several moves' arguments share. */
import * as v from 'valibot';

/** A crew card's id. Whether it is one's own is for the rules to say. */
export const cardId = v.pipe(v.string(), v.maxLength(12));

/** Cards in a plan: never more than there are in the game. */
export const cardIds = v.pipe(v.array(cardId), v.maxLength(90));

/** A place on the Vault Floor, from 0. */
export const floorIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
