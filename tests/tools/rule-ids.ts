/** Rule IDs (`BS-140`) in RULES.md, in specifications and in the names of tests, and what is wrong between them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `bold`: as RULES.md states a rule; `line`: as a specification does, at the start of a line; `anywhere`: as tests name them. */
export function idsIn(text: string, prefix: string, where: 'bold' | 'line' | 'anywhere'): string[] {
  const id = `(${prefix}-\\d{3}[a-z]?)`;
  const pattern = { bold: `\\*\\*${id}\\*\\*`, line: `^(?:\\|\\s*)?${id}\\b`, anywhere: `\\b${id}\\b` }[where];
  return [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, found]) => found!);
}

/** The full names of all tests under `root`, by Vitest's own reading of the files (nothing is run). */
export function testNames(root: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(folder, 'tests.json');
  try {
    execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--staticParse', `--json=${file}`], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }[]).map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface GameRules {
  game: string;
  /** IDs in RULES.md, in order. */
  rules: string[];
  /** IDs in the specification; null: there is none here. */
  spec: string[] | null;
  /** IDs in the names of tests. */
  named: string[];
  /** ID and reason. */
  excused: Record<string, string>;
}

export interface GameCheck {
  game: string;
  rules: number;
  tested: number;
  excused: number;
  spec: 'checked' | 'not checked (it is not here)';
  faults: Record<'untested' | 'missing' | 'unknown' | 'excusedInVain' | 'unexplained' | 'twice', string[]>;
}

/** Compares one game's rules with its tests. Every list of faults is empty if all is well. */
export function checkGame({ game, rules, spec, named, excused }: GameRules): GameCheck {
  const written = new Set(rules);
  const known = new Set([...rules, ...(spec ?? [])]);
  const tested = new Set(named);
  const letOff = Object.keys(excused);
  const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].toSorted();
  return {
    game,
    rules: written.size,
    tested: [...tested].filter((id) => written.has(id)).length,
    excused: letOff.length,
    spec: spec === null ? 'not checked (it is not here)' : 'checked',
    faults: {
      untested: sorted([...written].filter((id) => !tested.has(id) && !Object.hasOwn(excused, id))),
      missing: sorted((spec ?? []).filter((id) => !written.has(id))),
      unknown: sorted(named.filter((id) => !known.has(id))),
      excusedInVain: sorted(letOff.filter((id) => tested.has(id) || !known.has(id))),
      unexplained: sorted(letOff.filter((id) => excused[id]!.trim().length < 10)),
      twice: sorted(rules.filter((id, i) => rules.indexOf(id) !== i)),
    },
  };
}
