/** What the safes of a raid need, and what is missing (RR-037, RR-038). */
import { safeOf, TOOLS_OF_CLASS } from './content/safes';
import { emptyRow } from './cards';
import { TOOLS, type Raid, type RobNRun, type Row, type SafeId, type Tool, type View } from './state';

/** The tools of several safes together (RR-334). */
export function needsOf(safes: readonly SafeId[]): Row {
  const needs = emptyRow();
  for (const id of safes) {
    const { tools } = safeOf(id);
    for (const tool of TOOLS) needs[tool] += tools[tool] ?? 0;
  }
  return needs;
}

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
