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

/** The evidence of a seat with this private part; of a spectator without one. */
export function evidenceOf(raid: Raid, own: Pick<Private, 'notes' | 'played'> | undefined): Evidence {
  const notes = [...raid.notes, ...(own?.notes ?? [])];
  // Kinds of which an own card was not needed any more: by the end of that round the row was complete.
  const complete = raid.sorted.flatMap(({ row }, i) => {
    const rows = rowsBefore(raid, i + 2);
    return TOOLS.filter((tool) => (own?.played[i]?.[tool] ?? 0) > row[tool]).map((tool) => ({ tool, n: rows[tool] }));
  });
  const told = notes.map((note, i) => ({ fact: note.fact, none: noneShown(note, notes[i - 1]), before: rowsBefore(raid, note.round) }));
  return (needs) =>
    TOOLS.every((tool) => needs[tool] >= raid.rows[tool])
    && complete.every(({ tool, n }) => needs[tool] === n)
    && told.every(({ fact, none, before }) => {
      const missing = missingFrom(needs, before);
      return isTrue(fact, missing) && none.every((tool) => missing[tool] === 0);
    });
}

/** Faces of the raid's safes that a seat has seen by H14, by number. */
export function facesSeen(own: Pick<Private, 'notes'> | undefined): Map<number, SafeId> {
  return new Map((own?.notes ?? []).flatMap(({ fact }) => (fact.what === 'face' ? [[fact.safe, fact.id] as const] : [])));
}

/** Whether these safes agree with the evidence. */
export const agrees = (evidence: Evidence, safes: readonly SafeId[]): boolean => evidence(needsOf(safes));
