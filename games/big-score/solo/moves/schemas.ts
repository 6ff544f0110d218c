/** Shapes that several solo moves share. */
import * as v from 'valibot';
import { VAULT_KINDS } from '../../state';

/** A job number, 1-6. */
export const slot = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));

export const token = v.picklist(VAULT_KINDS);
