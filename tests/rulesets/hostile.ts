/** Choices that no honest client sends: legal ones bent in one place, moves of other seats and stages, and plain junk. */
import fc from 'fast-check';
import { pick } from '../../games/kit/chance';
import type { Chance, Choice, Seat } from '../../games/kit/types';
import type { AnyTable } from './suite';

/** Arguments may be anything at all here. */
export interface Attempt {
  seat: Seat;
  move: string;
  args: unknown;
}

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', ''];
const strangers = ['-1', '00', '1.0', '7', '__proto__', 'constructor', '', 'null'];

/** Values of every kind, with prototypes, strange keys and deep nests; then some that have broken servers before. */
const junk: unknown[] = [
  ...fc.sample(fc.anything({ withBigInt: false, withNullPrototype: true, withObjectString: true, maxDepth: 3 }), { numRuns: 200, seed: 20 }),
  ...names, null, undefined, true, Number.NaN, Infinity, -1, 0.5, 2 ** 53, 1e308, [], {}, [[]], 'x'.repeat(5000),
  Array.from({ length: 10_000 }, () => 0), Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
  JSON.parse('{"__proto__":{"polluted":true}}'), JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
];

/** Like `pick`, but `undefined` may be among the things. */
const any = (things: unknown[], dice: Chance): unknown => things[Math.floor(dice.Number() * things.length)];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A copy of `value` with one place in it changed. */
function bend(value: unknown, dice: Chance): unknown {
  const keys = isObject(value) ? Object.keys(value) : [];
  if (keys.length > 0 && dice.Number() < 0.75) {
    const copy: Record<string, unknown> = (Array.isArray(value) ? [...value] : { ...(value as object) }) as never;
    const key = pick(keys, dice);
    const how = dice.Number();
    if (how < 0.15) delete copy[key];
    else if (how < 0.3) copy[pick([...names.slice(1), 'extra', '0', '99'], dice)] = any(junk, dice);
    else if (how < 0.4 && Array.isArray(copy)) copy.push(copy[0]);
    else copy[key] = bend(copy[key], dice);
    return copy;
  }
  if (typeof value === 'number' && dice.Number() < 0.6) return pick([value + 1, value - 1, -value, value + 0.5, String(value), value * 1000], dice);
  if (typeof value === 'string' && dice.Number() < 0.6) return pick([`${value} `, value.toUpperCase(), [value], value.slice(1), `${value}1`], dice);
  return any(junk, dice);
}

/** `count` attempts on this state. `pool` holds legal choices of earlier states and other seats, and grows. */
export function attempts(table: AnyTable, pool: Choice[], count: number, dice: Chance): Attempt[] {
  const moves = Object.keys(table.ruleset.moves);
  const now = table.asked.flatMap((seat) => table.choices(seat, dice));
  pool.push(...now.filter(() => dice.Number() < 0.1));
  return Array.from({ length: count }, () => {
    const seat = dice.Number() < 0.9 ? pick(table.seats, dice) : pick(strangers, dice);
    const how = dice.Number();
    const legal = pick(how < 0.6 && now.length > 0 ? now : [...pool, ...now], dice);
    if (how < 0.55) return { seat, move: legal.move, args: bend(legal.args, dice) };
    if (how < 0.85) return { seat, move: legal.move, args: restep(table, legal, dice) };
    if (how < 0.95) return { seat, move: pick(moves, dice), args: any(junk, dice) };
    return { seat, move: pick([...names, ...moves], dice), args: legal.args };
  });
}

/** An old commit under the present step, as a cheat would send it, or as it was. */
const restep = ({ G }: AnyTable, { args }: Choice, dice: Chance): unknown =>
  'step' in args && dice.Number() < 0.7 ? { ...args, step: G.step } : args;
