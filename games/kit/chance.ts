/** Seeded chance outside of a match, for bots, fuzzers and tests: boardgame.io's own generator, fed with a seed. */
import type { Chance } from './types';

/** A generator that gives the same draws for the same seed on every machine (mulberry32 over an FNV-1a hash). */
export function seededChance(seed: string): Chance {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  const Number = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    Number,
    Shuffle: (cards) => {
      const shuffled = [...cards];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(Number() * (i + 1));
        [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
      }
      return shuffled;
    },
  };
}

/** One of `things` by chance. Throws on an empty list. */
export function pick<T>(things: readonly T[], chance: Chance): T {
  const thing = things[Math.floor(chance.Number() * things.length)];
  if (thing === undefined) throw new Error('nothing to pick from');
  return thing;
}

/** A fresh seed of 128 random bits for a match (hazard 50). */
export function freshSeed(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}
