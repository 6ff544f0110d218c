/** Seat credentials and one-time codes: random for those who hold them, hashed for those who read the database. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { customAlphabet, nanoid } from 'nanoid';
import type { StoredSeat } from './types';

/** 192 random bits. */
export const freshCredentials = (): string => nanoid(32);

/**
 * The id of a match: 101 random bits, since an unlisted match is kept private by it. Letters and digits alone: a command
 * line takes a dash in front for an option, and a messenger leaves one off the end of a link.
 */
export const freshMatchID: () => string = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 17);

/** Without letters and digits that look alike: read aloud and typed on another device. 60 bits, short-lived. */
export const freshCode: () => string = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 12);

/** SHA-256. Right for random tokens, which nobody can guess through a fast hash; it would not be for passwords. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether `secret` is what `hash` was made of, in constant time. */
export function matches(secret: string, hash: string): boolean {
  const given = Buffer.from(hashed(secret));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** boardgame.io's check of credentials, on hashes. A seat without credentials is nobody's (hazard 11). */
export const areTheSeats = (credentials: unknown, seat: Pick<StoredSeat, 'credentials'> | undefined): boolean =>
  typeof credentials === 'string' && seat?.credentials !== undefined && matches(credentials, seat.credentials);
