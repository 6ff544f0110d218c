/** The shape of every frame that a client may send. What does not fit is refused; nothing else of it is ever used. */
import * as v from 'valibot';
import type { Seat } from '../games/kit/types';

const matchID = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/));
const seat = v.pipe(v.string(), v.regex(/^(0|[1-9]\d?)$/));
const credentials = v.nullish(v.pipe(v.string(), v.maxLength(100)));
const stateID = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The ids of matches and seats as they stand in frames, paths and bodies. */
export const ids = { matchID, seat };

const inner = { playerID: seat, credentials };
/** A move carries one argument object, or none. */
const moveArgs = v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(1)), []);
const action = v.variant('type', [
  v.object({ type: v.literal('MAKE_MOVE'), payload: v.object({ ...inner, type: v.pipe(v.string(), v.maxLength(64)), args: moveArgs }) }),
  v.object({ type: v.literal('UNDO'), payload: v.object(inner) }),
  v.object({ type: v.literal('REDO'), payload: v.object(inner) }),
]);

export interface SyncFrame {
  matchID: string;
  seat: Seat | null;
  credentials: string | undefined;
}

/** What a client wants to do: only these fields of its frame are used, and the seat is the socket's own. */
export type Wish = { type: 'MAKE_MOVE'; move: string; args: unknown } | { type: 'UNDO' | 'REDO' };

export interface UpdateFrame {
  matchID: string;
  /** As the frame gives it: outside and inside of the action. Both must be the socket's. */
  seats: [Seat, Seat];
  stateID: number;
  wish: Wish;
}

export interface ChatFrame {
  matchID: string;
  sender: Seat;
  text: unknown;
}

const syncFrame = v.looseTuple([matchID, v.nullish(seat), credentials]);
const updateFrame = v.looseTuple([action, stateID, matchID, seat]);
const chatFrame = v.looseTuple([matchID, v.object({ sender: seat, payload: v.optional(v.unknown()) })]);

/** `sync(matchID, seat | null, credentials?, …)`, nothing if malformed. */
export function readSync(args: unknown[]): SyncFrame | undefined {
  const read = v.safeParse(syncFrame, [...args, ...Array<undefined>(Math.max(0, 3 - args.length))]);
  if (!read.success) return undefined;
  const [id, who, secret] = read.output;
  return { matchID: id, seat: who ?? null, credentials: secret ?? undefined };
}

/** `update(action, stateID, matchID, seat)`, nothing if malformed or no player's action (hazards 8 and 10). */
export function readUpdate(args: unknown[]): UpdateFrame | undefined {
  const read = v.safeParse(updateFrame, args);
  if (!read.success) return undefined;
  const [{ type, payload }, at, id, outer] = read.output;
  const wish: Wish = type === 'MAKE_MOVE' ? { type, move: payload.type, args: payload.args?.[0] ?? {} } : { type };
  return { matchID: id, seats: [outer, payload.playerID], stateID: at, wish };
}

/** `chat(matchID, { sender, payload }, …)`, nothing if malformed. */
export function readChat(args: unknown[]): ChatFrame | undefined {
  const read = v.safeParse(chatFrame, args);
  return read.success ? { matchID: read.output[0], sender: read.output[1].sender, text: read.output[1].payload } : undefined;
}

/** The match that a frame speaks of, as far as it can be read: the answer to a malformed frame names it. */
export function matchIn(frame: 'sync' | 'update' | 'chat' | 'ping', args: unknown[]): string | null {
  const named = args[frame === 'update' ? 2 : 0];
  return v.is(matchID, named) ? named : null;
}
