/** Changes of seats, as pure steps on a match's data: the store repeats them until none was overtaken (hazard 56). */
import { BOT_NAMES, botKind, botMarks, type BotKind } from '../../games/kit/bot';
import type { Seat } from '../../games/kit/types';
import { NAME_LETTERS } from '../../games/kit/wire';
import { areTheSeats, matches } from '../credentials';
import { isBot, Refuse, refuse, seatOf, type MatchData, type Presence, type StoredSeat } from '../types';

/** A seat, and what proves that one holds it. */
export interface SeatProof {
  seat: Seat;
  credentials: string;
}

/** How long a seat's code is good for. */
export const CODE_MS = 15 * 60_000;

/** The seat, if there is such a one. */
export function seatIn(match: MatchData, seat: Seat): StoredSeat {
  const found = seatOf(match, seat);
  if (!found) throw refuse(404, 'kit:no-seat');
  return found;
}

/** The seat, if `credentials` are its own. The answer to wrong ones echoes nothing. */
export function heldSeat(match: MatchData, seat: Seat, credentials: string): StoredSeat {
  const found = seatIn(match, seat);
  if (!areTheSeats(credentials, found)) throw refuse(403, 'kit:seat');
  return found;
}

const over = (): Refuse => new Refuse(409, { reason: 'kit:game-over' });
const isFree = ({ name }: StoredSeat): boolean => name === undefined;
const free = (match: MatchData): StoredSeat[] => Object.values(match.players).filter(isFree);
const empty = ({ id }: StoredSeat): StoredSeat => ({ id });

/** The host is the one who sat down first; if he goes, the lowest seat that is taken. */
function settleHost(match: MatchData): void {
  const still = match.host !== null && seatOf(match, match.host)?.credentials !== undefined;
  if (!still) match.host = Object.entries(match.players).find(([, { credentials }]) => credentials !== undefined)?.[0] ?? null;
}

/** Sits a person down at `wanted` or the first free seat. Returns the seat. */
export function sitDown(match: MatchData, wanted: Seat | undefined, person: Pick<StoredSeat, 'name' | 'credentials' | 'data'>): Seat {
  const seat = wanted ?? (free(match)[0] && String(free(match)[0]!.id));
  if (seat === undefined) throw refuse(409, 'kit:full');
  if (!isFree(seatIn(match, seat))) throw refuse(409, 'kit:seat-taken');
  if (match.gameover !== undefined) throw over();
  // What lies before a free seat of a running match is somebody's secret: only the host gives it away (hazard 29).
  if (match.started) throw refuse(403, 'kit:host-consent');
  match.players[seat] = { ...seatIn(match, seat), ...person };
  settleHost(match);
  return seat;
}

/** Takes a person off a seat. A finished match keeps the name, for those who watch it again. */
export function standUp(match: MatchData, seat: Seat): void {
  const { id, name } = seatIn(match, seat);
  match.players[seat] = match.gameover === undefined || name === undefined ? empty({ id }) : { id, name };
  settleHost(match);
}

/** Who has the host's tools: the host, or, while that one is long gone, the first person of those who are there. */
export function hostNow(match: MatchData, { seats, isLongGone }: Presence): Seat | null {
  if (match.host === null || !isLongGone(match.host)) return match.host;
  return Object.keys(match.players).find((seat) => seats.has(seat) && seatOf(match, seat)?.credentials !== undefined) ?? match.host;
}

/** Throws unless `host` has the host's tools now and `credentials` prove the seat. */
export function checkHost(match: MatchData, host: Seat, credentials: string, presence: Presence): void {
  heldSeat(match, host, credentials);
  if (hostNow(match, presence) !== host) throw refuse(403, 'kit:host-only');
}

/** The host puts a bot at a free seat or in the place of another bot, or, with null, takes it off. */
export function setBot(match: MatchData, host: SeatProof, seat: Seat, kind: BotKind | null, presence: Presence): void {
  checkHost(match, host.seat, host.credentials, presence);
  if (match.gameover !== undefined) throw over();
  const found = seatIn(match, seat);
  const now = botKind(found.data) ?? null;
  if (now === kind) return;
  if (now === null && !isFree(found)) throw refuse(409, 'kit:seat-taken');
  match.players[seat] = kind ? { id: found.id, name: BOT_NAMES[found.id % BOT_NAMES.length]!, data: botMarks(kind) } : empty(found);
}

/** The host frees the seat of somebody who is away. */
export function freeSeat(match: MatchData, host: SeatProof, seat: Seat, presence: Presence): void {
  checkHost(match, host.seat, host.credentials, presence);
  if (seat === host.seat || presence.seats.has(seat)) throw refuse(409, 'kit:seat-in-use');
  if (match.gameover !== undefined) throw over();
  standUp(match, seat);
}

/** Lets a code take `seat`: one's own, to move to another device, or, as the host, a free one, to give it away. */
export function offerSeat(match: MatchData, holder: SeatProof, seat: Seat, code: { hash: string; expires: number }, presence: Presence): void {
  heldSeat(match, holder.seat, holder.credentials);
  const offered = seatIn(match, seat);
  if (seat !== holder.seat) {
    checkHost(match, holder.seat, holder.credentials, presence);
    if (!isFree(offered)) throw refuse(409, 'kit:seat-taken');
  }
  offered.transfer = code;
}

/** Takes the seat that a code opens, once, with new credentials. Returns the seat and whether it was somebody's. */
export function claimSeat(match: MatchData, code: string, person: { name: string | undefined; credentials: string }, now: number): Seat {
  const found = Object.values(match.players).find(({ transfer }) => transfer && transfer.expires > now && matches(code, transfer.hash));
  if (!found) throw refuse(403, 'kit:code');
  const name = found.name ?? person.name;
  if (name === undefined) throw refuse(400, 'kit:name', { params: { most: NAME_LETTERS } });
  match.players[String(found.id)] = { id: found.id, name, credentials: person.credentials, ...(found.data && { data: found.data }) };
  settleHost(match);
  return String(found.id);
}

/** The seats of a rematch: everybody who is still there, with name and credentials, and the bots. */
export const seatsAgain = (match: MatchData): MatchData['players'] =>
  Object.fromEntries(Object.entries(match.players).map(([seat, { transfer: _, ...held }]) =>
    [seat, held.credentials === undefined && !isBot(held) ? empty(held) : held]));
