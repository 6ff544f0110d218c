/**
 * Places that hold cards and tokens. A zone is a plain array (decks: the last card is the top; bags: order means
 * nothing) or a plain count per kind (supplies). Things only move between zones, so that nothing is lost or doubled.
 */
import type { Chance } from './types';

/** Takes up to `count` cards off the top of a deck. A short deck gives what it has. */
export function drawTop<T>(deck: T[], count = 1): T[] {
  return deck.splice(Math.max(0, deck.length - count), count).reverse();
}

/** Takes one thing out of a bag by chance. Undefined if the bag is empty. */
export function drawFrom<T>(bag: T[], random: Chance): T | undefined {
  if (bag.length === 0) return undefined;
  const at = Math.floor(random.Number() * bag.length);
  // The last fills the gap: a bag has no order, and no hole is searched for.
  const [drawn] = bag.splice(at, 1, bag[bag.length - 1]!);
  bag.pop();
  return drawn;
}

/** Moves the named things from one zone to another, one each. Throws if one is not there: rules must have refused. */
export function moveThings<T>(from: T[], to: T[], things: T[]): void {
  for (const thing of things) {
    const at = from.indexOf(thing);
    if (at < 0) throw new Error(`not in the zone: ${String(thing)}`);
    to.push(...from.splice(at, 1));
  }
}

/** Empties a zone into another. */
export function moveAll<T>(from: T[], to: T[]): void {
  to.push(...from.splice(0, from.length));
}

/** How many of each kind a zone holds. Kinds that it lacks are left out. */
export function tally<K extends string>(things: readonly K[]): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

/** The seats of a table of `count`, clockwise from `first`. */
export function seatsFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => String((Number(first) + i) % count));
}
