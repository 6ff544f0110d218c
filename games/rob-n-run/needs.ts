/** What the safes of a raid need, and what is missing (RR-037, RR-038). */
import { SAFES, TOOLS_OF_CLASS } from './content/safes';
import { emptyRow } from './cards';
import { TOOLS, type Raid, type RobNRun, type Row, type SafeId, type Tool, type View } from './state';

/** What each safe needs, kinds that it does not show included. Bots ask thousands of times a move. */
const NEEDS: ReadonlyMap<SafeId, Row> = new Map(SAFES.map(({ id, tools }) => [id, { ...emptyRow(), ...tools }]));

/** Needs and those of one more safe. */
export function plusSafe(needs: Row, id: SafeId): Row {
  const more = NEEDS.get(id)!;
  return {
    dynamite: needs.dynamite + more.dynamite, ram: needs.ram + more.ram, jackhammer: needs.jackhammer + more.jackhammer, torch: needs.torch + more.torch,
    idcard: needs.idcard + more.idcard, stethoscope: needs.stethoscope + more.stethoscope, acid: needs.acid + more.acid,
  };
}

/** The tools of several safes together (RR-334). */
export const needsOf = (safes: readonly SafeId[]): Row => safes.reduce(plusSafe, emptyRow());

/** `missing(k)` of every kind, for safes and what lies in the rows. */
export function missingOf(safes: readonly SafeId[], rows: Row): Row {
  const missing = needsOf(safes);
  for (const tool of TOOLS) missing[tool] -= rows[tool];
  return missing;
}

/** `missing(k)` as the Boss knows it, from `G` or from the Boss's own view. */
export const missingNow = ({ boss, players, raid }: Pick<RobNRun | View, 'boss' | 'players' | 'raid'>): Row =>
  missingOf(players[boss]!.safes, raid!.rows);

export const missingKinds = (missing: Row): Tool[] => TOOLS.filter((tool) => missing[tool] > 0);

/** The total of missing tools, which everybody knows from the classes (RR-038). */
export const missingTotal = ({ safes, rows }: Pick<Raid, 'safes' | 'rows'>): number =>
  safes.reduce((sum, safeClass) => sum + TOOLS_OF_CLASS[safeClass], 0) - TOOLS.reduce((sum, tool) => sum + rows[tool], 0);
