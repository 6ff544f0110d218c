/** The shape of every body and query that the lobby takes: boardgame.io's fields and our own, each by its schema. */
import * as v from 'valibot';
import { NAME_LETTERS, type ServerReason } from '../../games/kit/wire';
import { ids } from '../frames';
import { refuse } from '../types';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const flag = v.optional(v.nullable(v.boolean()));

/** A person's name: trimmed, without control characters, 1 to 40 letters. */
export const personName = v.pipe(
  v.string(),
  v.transform((name) => name.normalize().replaceAll(/\p{C}+/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(NAME_LETTERS),
);

/** Small public facts of a player that apps may keep. That a bot plays the seat, and which, is for the server alone to say. */
const data = v.optional(v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,19}$/i)), v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.boolean()])),
  v.check((given) => Object.keys(given).length <= 8 && [given.bot, given.easy].every((mark) => (mark ?? false) === false)),
));

const holder = { playerID: ids.seat, credentials: secret };

export const bodies = {
  create: v.object({
    /** Checked with the game's own limits. */
    numPlayers: v.optional(v.unknown()),
    setupData: v.optional(v.unknown()),
    unlisted: flag,
    spectators: flag,
  }),
  join: v.object({ playerID: v.nullish(ids.seat), playerName: personName, data }),
  holder: v.object(holder),
  update: v.pipe(
    v.object({ ...holder, newName: v.optional(personName), data }),
    v.check(({ newName, data: facts }) => newName !== undefined || facts !== undefined),
  ),
  rematch: v.object({ ...holder, numPlayers: v.optional(v.unknown()), setupData: v.optional(v.unknown()), unlisted: flag }),
  code: v.object({ ...holder, seat: v.optional(ids.seat) }),
  seat: v.object({ ...holder, seat: ids.seat }),
  bot: v.object({ ...holder, seat: ids.seat, on: v.boolean(), easy: flag }),
  claim: v.object({
    code: v.pipe(v.string(), v.transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase()), v.regex(/^[2-9A-HJ-NP-Z]{12}$/)),
    playerName: v.optional(personName),
  }),
};

const moment = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const truth = v.pipe(v.picklist(['true', 'false']), v.transform((word) => word === 'true'));

export const listQuery = v.object({
  isGameover: v.optional(truth),
  open: v.optional(truth),
  updatedBefore: v.optional(moment),
  updatedAfter: v.optional(moment),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)), '50'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Reasons that say more than "malformed" when a field does not fit. */
const REASONS: Record<string, { reason: ServerReason; params?: Record<string, number> }> = {
  playerName: { reason: 'kit:name', params: { most: NAME_LETTERS } },
  newName: { reason: 'kit:name', params: { most: NAME_LETTERS } },
  code: { reason: 'kit:code' },
};

/** Reads a body or query by its schema. Throws a refusal that names the field, never its value. */
export function read<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given ?? {});
  if (result.success) return result.output;
  const field = String(result.issues[0].path?.[0]?.key ?? '');
  const { reason, ...params } = Object.hasOwn(REASONS, field) ? REASONS[field]! : { reason: 'kit:malformed' as const };
  throw refuse(400, reason, params);
}
