/** Which safes of a raid the rows can pay (RR-271, RR-272). */
import { needsOf } from './needs';
import { safeOf } from './content/safes';
import { TOOLS, type Row, type SafeId } from './state';

const payable = (safes: readonly SafeId[], rows: Row): boolean => {
  const needs = needsOf(safes);
  return TOOLS.every((tool) => needs[tool] <= rows[tool]);
};

const goldIn = (safes: readonly SafeId[]): number => safes.reduce((sum, id) => sum + safeOf(id).gold, 0);

/** All sets of safes. */
const setsOf = (safes: readonly SafeId[]): SafeId[][] =>
  safes.reduce<SafeId[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);

/** The safes that are cracked: the set with the most safes, then the most gold, then the lower ids. */
export function crackedOf(safes: readonly SafeId[], rows: Row): SafeId[] {
  const sets = setsOf(safes.toSorted()).filter((set) => payable(set, rows));
  return sets.toSorted((a, b) => b.length - a.length || goldIn(b) - goldIn(a) || (a.join() < b.join() ? -1 : 1))[0]!;
}
