/** Shapes that several moves' arguments share. Whether a thing is there is for the rules to say. */
import * as v from 'valibot';
import { ASSETS, COLOURS, OFFICERS } from '../state';

export const tileId = v.pipe(v.string(), v.maxLength(4));
export const spaceId = v.pipe(v.string(), v.maxLength(16));
export const contactId = v.pipe(v.string(), v.maxLength(24));
const index = (size: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(size - 1));
/** A Contact, Item or Asset space. */
export const boardSpace = index(5);
export const keySlot = index(3);
export const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20));
export const assetId = v.picklist(ASSETS);
export const officerType = v.picklist(OFFICERS);
export const lockerColour = v.picklist(COLOURS);
/** An officer to be avoided; the Inspector counts as one. */
export const faced = v.strictObject({ tile: tileId, type: v.picklist([...OFFICERS, 'inspector']) });

export const keySource = v.union([
  v.strictObject({ slot: keySlot }),
  v.strictObject({ asset: boardSpace }),
  v.strictObject({ contact: boardSpace }),
]);

export const taking = {
  card: contactId,
  mode: v.picklist(['discard', 'place', 'replace']),
  space: v.optional(boardSpace),
};

/** What an Executive Action is aimed at (EP-215). */
export const target = v.union([
  v.strictObject({ tile: tileId, type: officerType, to: tileId }),
  faced,
  v.strictObject({ tile: tileId }),
  v.strictObject({ asset: assetId }),
  v.strictObject(taking),
  v.strictObject({ space: boardSpace }),
]);

export const travelStep = v.union([
  v.strictObject({ go: spaceId }),
  v.strictObject({ ride: spaceId }),
  v.strictObject({ fly: spaceId }),
  v.strictObject({ fixerFly: spaceId }),
]);
