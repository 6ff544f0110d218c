/** What a seat that does not see the safes can know of their needs: from rows, notes, and its own cards. For worlds and bots. */
import { emptyRow, toolsIn } from './cards';
import { missingKinds, needsOf } from './needs';
import { TOOLS, type Fact, type Note, type Private, type Raid, type Row, type SafeId, type Tool } from './state';

/** Whether safes with these needs agree with all that was seen. */
export type Evidence = (needs: Row) => boolean;

/** The rows at the beginning of a round, when its hints are given: what the alarm phases before it have laid out. */
export function rowsBefore({ sorted }: Pick<Raid, 'sorted'>, round: number): Row {
  const rows = emptyRow();
  for (const { row } of sorted.slice(0, round - 1)) for (const tool of TOOLS) rows[tool] += row[tool];
  return rows;
}

/** What is missing of these needs. */
export const missingFrom = (needs: Row, rows: Row): Row => {
  const missing = { ...needs };
  for (const tool of TOOLS) missing[tool] -= rows[tool];
  return missing;
};

/** Whether a fact is true, given what was missing at its time; facts about other things always are. */
export function isTrue(fact: Fact, missing: Row): boolean {
  switch (fact.what) {
    case 'kinds': return missingKinds(missing).length === fact.n;
    case 'highest': return Math.max(...TOOLS.map((tool) => missing[tool])) === fact.n;
    case 'missing': return missing[fact.tool] > 0 === fact.yes;
    case 'most': return TOOLS.every((tool) => missing[tool] <= missing[fact.tool]);
    case 'count': return missing[fact.tool] === fact.n;
    case 'one-of': return missing[fact.tools[0]] > 0 !== missing[fact.tools[1]] > 0;
    case 'mark': return fact.tool === null || missing[fact.tool] > 0 === fact.yes;
    // Only kinds that are not missing can be thrown away.
    case 'cleared': return fact.n === 0 || missingKinds(missing).length < TOOLS.length;
    case 'cleared-kinds': return fact.tools.every((tool) => missing[tool] === 0);
    case 'pile': return toolsIn(fact.cards).every((tool) => missing[tool] === 0);
    default: return true;
  }
}

/** H09 without a missing kind: none of the hand shown just before. Another may have been shown in the same round. */
function noneShown({ fact }: Note, before: Note | undefined): Tool[] {
  const shown = fact.what === 'none-shown' && before?.fact.what === 'hand' ? before.fact.cards : {};
  return toolsIn(shown);
}

/** Of each kind at least and at most so many are needed. Most evidence comes to that, and is then checked quickly. */
interface Bounds {
  least: Row;
  most: Row;
}

/** Puts what a fact says of single kinds into bounds. Returns whether it says more than that. */
function narrow({ least, most }: Bounds, fact: Fact, before: Row): boolean {
  const atLeast = (tool: Tool, n: number) => void (least[tool] = Math.max(least[tool], before[tool] + n));
  const atMost = (tool: Tool, n: number) => void (most[tool] = Math.min(most[tool], before[tool] + n));
  const missing = (tool: Tool, yes: boolean) => (yes ? atLeast(tool, 1) : atMost(tool, 0));
  switch (fact.what) {
    case 'missing': missing(fact.tool, fact.yes); return false;
    case 'mark': if (fact.tool) missing(fact.tool, fact.yes!); return false;
    case 'count': atLeast(fact.tool, fact.n); atMost(fact.tool, fact.n); return false;
    case 'cleared-kinds': fact.tools.forEach((tool) => atMost(tool, 0)); return false;
    case 'pile': toolsIn(fact.cards).forEach((tool) => atMost(tool, 0)); return false;
    default: return ['kinds', 'highest', 'most', 'one-of', 'cleared'].includes(fact.what);
  }
}

/** The evidence of a seat with this private part; of a spectator without one. */
export function evidenceOf(raid: Raid, own: Pick<Private, 'notes' | 'played'> | undefined): Evidence {
  const notes = [...raid.notes, ...(own?.notes ?? [])];
  const bounds: Bounds = { least: { ...raid.rows }, most: { ...emptyRow() } };
  const { least, most } = bounds;
  for (const tool of TOOLS) most[tool] = Infinity;
  // Kinds of which an own card was not needed any more: by the end of that round the row was complete.
  raid.sorted.forEach(({ row }, i) => {
    for (const tool of TOOLS) if ((own?.played[i]?.[tool] ?? 0) > row[tool]) most[tool] = rowsBefore(raid, i + 2)[tool];
  });
  const others = notes.flatMap((note, i) => {
    const before = rowsBefore(raid, note.round);
    for (const tool of noneShown(note, notes[i - 1])) most[tool] = Math.min(most[tool], before[tool]);
    return narrow(bounds, note.fact, before) ? [{ fact: note.fact, before }] : [];
  });
  const bound = TOOLS.filter((tool) => least[tool] > 0 || most[tool] < Infinity).map((tool) => ({ tool, least: least[tool], most: most[tool] }));
  return (needs) =>
    bound.every((each) => needs[each.tool] >= each.least && needs[each.tool] <= each.most)
    && others.every(({ fact, before }) => isTrue(fact, missingFrom(needs, before)));
}

/** Faces of the raid's safes that a seat has seen by H14, by number. */
export function facesSeen(own: Pick<Private, 'notes'> | undefined): Map<number, SafeId> {
  return new Map((own?.notes ?? []).flatMap(({ fact }) => (fact.what === 'face' ? [[fact.safe, fact.id] as const] : [])));
}

/** Whether these safes agree with the evidence. */
export const agrees = (evidence: Evidence, safes: readonly SafeId[]): boolean => evidence(needsOf(safes));
