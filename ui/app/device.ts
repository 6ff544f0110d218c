/** What this device remembers between visits: language, name, seats with their credentials. No account, no server. */
import * as v from 'valibot';
import type { Seat } from '../../games/kit/types';
import { NAME_LETTERS } from '../../games/kit/wire';
import { Fan } from '../client/fan';

/** A key as it stands in the browser's storage. */
export const storageKey = (key: string): string => `getaway.${key}`;

/** A remembered value, or nothing if there is none or it cannot be read. */
export function read(key: string): unknown {
  try {
    const text = localStorage.getItem(storageKey(key));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Remembers a value (undefined: forgets it). Returns whether the device took it: it may be full or forbid it. */
export function write(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A list on the device that components follow, also when another tab changes it. */
export function deviceList<T>(key: string, item: v.GenericSchema<unknown, T>) {
  const parse = (): T[] => {
    const stored = read(key);
    return Array.isArray(stored) ? stored.filter((entry): entry is T => v.is(item, entry)) : [];
  };
  const fan = new Fan<T[]>(parse());
  addEventListener('storage', (event) => {
    if (event.key === storageKey(key) || event.key === null) fan.set(parse());
  });
  return {
    fan,
    /** Changes the list as it is stored now, so that two tabs do not overwrite each other. */
    change: (how: (list: T[]) => T[]): boolean => {
      const list = how(parse());
      const stored = write(key, list);
      fan.set(list);
      return stored;
    },
  };
}

/** The name given last time, to be offered again. */
export const myName = (): string => v.parse(v.fallback(v.pipe(v.string(), v.maxLength(NAME_LETTERS)), ''), read('name'));
export const keepMyName = (name: string): boolean => write('name', name.trim().slice(0, NAME_LETTERS));

const mySeat = v.object({
  game: v.string(), matchID: v.string(), seat: v.string(), credentials: v.string(), name: v.string(), at: v.number(),
});

/** A seat of an online match that this device holds the key to. */
export type MySeat = v.InferOutput<typeof mySeat>;

export const mySeats = deviceList('seats', mySeat);

/** Keeps a seat; the newest comes first, and a match has one seat a device. */
export const keepSeat = (seat: Omit<MySeat, 'at'>): boolean =>
  mySeats.change((list) => [{ ...seat, at: Date.now() }, ...list.filter(({ matchID }) => matchID !== seat.matchID)]);

export const forgetSeat = (matchID: string): boolean =>
  mySeats.change((list) => list.filter((seat) => seat.matchID !== matchID));

/** The seat that this device holds in a match. */
export const seatIn = (seats: MySeat[], game: string, matchID: string): { seat: Seat; credentials: string; name: string } | undefined =>
  seats.find((mine) => mine.game === game && mine.matchID === matchID);
