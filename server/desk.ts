/** What a frame asks for, done: sit down or watch, act, speak. Each rejects with a `Refuse` that words why not. */
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import { isSilent } from '../games/kit/manifest';
import type { Ruleset } from '../games/kit/ruleset';
import type { Seat } from '../games/kit/types';
import { areTheSeats } from './credentials';
import { readChat, readSync, readUpdate } from './frames';
import type { Metrics } from './metrics';
import { holds, play } from './play';
import type { Binding } from './rooms';
import type { Tables } from './tables';
import { refuse, seatOf, type LoggedMatch, type MatchData } from './types';
import { logFor, seatsFor, stateFor, tableFor } from './views';

export interface Desk {
  tables: Tables;
  metrics: Metrics;
  log: Logger;
}

const CHAT_LETTERS = 300;

/**
 * `sync`: proves a seat by its credentials, or asks to watch, and binds the socket to it. Answers with the state, the
 * first state and the log as that seat may see them, then the last chat lines. Makes no match (hazard 15).
 */
export async function handleSync({ tables, log }: Desk, ruleset: Ruleset, socket: Socket, args: unknown[]): Promise<void> {
  const frame = readSync(args);
  if (!frame) throw refuse(400, 'kit:malformed', { fatal: true });
  const { matchID, seat, credentials } = frame;
  const known = await tables.store.match(matchID);
  if (known?.gameName !== ruleset.manifest.id) throw refuse(404, 'kit:no-match', { fatal: true });
  await tables.rooms.run(matchID, async () => {
    const logged = await tables.store.loadLogged(matchID);
    if (!logged) throw refuse(404, 'kit:no-match', { fatal: true });
    const hash = admit(logged.match, seat, credentials);
    const lines = await tables.store.chat(matchID);
    const sync = seen(ruleset, logged, seat, (error) => log.warn({ match: matchID, err: error }, 'an old match cannot be shown'));
    // The line may have been cut while the database was asked.
    if (!socket.connected) return;
    tables.rooms.enter(socket, { matchID, seat, hash });
    const presence = tables.rooms.presence(matchID);
    socket.emit('sync', matchID, { ...sync, filteredMetadata: seatsFor(logged.match, presence) }, tableFor(ruleset, logged.match, presence));
    for (const line of lines) socket.emit('chat', matchID, line);
  });
  tables.tellTable(matchID);
}

/** Returns the hash that the seat was proved by; nothing for spectators. */
function admit(match: MatchData, seat: Seat | null, credentials: string | undefined): string | undefined {
  if (seat === null) {
    if (!match.spectators) throw refuse(403, 'kit:no-spectators', { fatal: true });
    return undefined;
  }
  const held = seatOf(match, seat);
  // One answer for a missing seat, a free one and a wrong secret.
  if (!held || !areTheSeats(credentials, held)) throw refuse(403, 'kit:seat', { fatal: true });
  return held.credentials;
}

/** The match through the seat's eyes. A state that this version of the rules cannot show any more is refused. */
function seen(ruleset: Ruleset, { match, state, initialState, log }: LoggedMatch, seat: Seat | null, onOld: (error: unknown) => void) {
  try {
    return { state: stateFor(ruleset, state, seat), initialState: stateFor(ruleset, initialState, seat), log: logFor(log, seat) };
  } catch (error) {
    if (match.version === ruleset.manifest.version) throw error;
    onOld(error);
    throw refuse(409, 'kit:old-version', { fatal: true });
  }
}

/** The socket's binding, if the frame speaks of its match and seat, inside as outside (hazard 9). */
function boundSeat({ tables }: Desk, socket: Socket, matchID: string, seats: Seat[]): Binding & { seat: Seat } {
  const binding = tables.rooms.bindingOf(socket);
  if (binding?.matchID !== matchID) throw refuse(409, 'kit:not-synced');
  const { seat } = binding;
  if (seat === null) throw refuse(403, 'kit:watching');
  if (seats.some((named) => named !== seat)) throw refuse(403, 'kit:seat');
  return { ...binding, seat };
}

/** `update`: a move, or taking one back. Stored first, then told to everybody. */
export async function handleUpdate(desk: Desk, ruleset: Ruleset, socket: Socket, args: unknown[]): Promise<void> {
  const frame = readUpdate(args);
  if (!frame) throw refuse(400, 'kit:malformed');
  const { tables, metrics, log } = desk;
  const { matchID, stateID, wish } = frame;
  const { seat, hash } = boundSeat(desk, socket, matchID, frame.seats);
  const game = ruleset.manifest.id;
  const timed = metrics.latency.startTimer({ game });
  const over = await tables.rooms.run(matchID, async () => {
    const played = await play(tables.store, ruleset, { matchID, seat, mayAct: holds(seat, hash), stateID, wish }, log);
    tables.publish(ruleset, matchID, played);
    return played.state.ctx.gameover !== undefined || !played.match.started;
  });
  timed();
  metrics.moves.inc({ game });
  // The first move closes the free seats, the last one opens the rematch.
  if (over) tables.tellTable(matchID);
}

/** `chat`: a line by a seat. Closed where free talk would break the rules: `talk: signals`, and quiet phases (hazard 47). */
export async function handleChat(desk: Desk, ruleset: Ruleset, socket: Socket, args: unknown[]): Promise<void> {
  const frame = readChat(args);
  if (!frame) throw refuse(400, 'kit:malformed');
  const { tables } = desk;
  const { matchID } = frame;
  const { seat, hash } = boundSeat(desk, socket, matchID, [frame.sender]);
  const text = typeof frame.text === 'string' ? frame.text.replaceAll(/\p{Cc}+/gu, ' ').trim() : '';
  if (text.length === 0 || text.length > CHAT_LETTERS) throw refuse(400, 'kit:chat-length', { params: { most: CHAT_LETTERS } });
  await tables.rooms.run(matchID, async () => {
    const loaded = await tables.store.load(matchID);
    if (!loaded) throw refuse(404, 'kit:no-match', { fatal: true });
    if (seatOf(loaded.match, seat)?.credentials !== hash) throw refuse(403, 'kit:moved', { fatal: true });
    if (isSilent(ruleset.manifest, loaded.state.ctx)) throw refuse(403, 'kit:chat-closed');
    tables.say(matchID, await tables.store.addChat(matchID, seat, text));
  });
}

/** `ping`: answers at once, so that a client knows how its line is. */
export async function handlePing(_desk: Desk, _ruleset: Ruleset, _socket: Socket, args: unknown[]): Promise<void> {
  const [answer] = args;
  if (typeof answer !== 'function') throw refuse(400, 'kit:malformed');
  answer();
}
