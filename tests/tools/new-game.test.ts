/** A game made by `npm run new-game`, in a copy of the project: it type-checks, plays, is recorded, and passes every check. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGame } from './make-game';

const root = mkdtempSync(join(tmpdir(), 'new-game-'));
const COPIED = ['games', 'ui', 'server', 'bench', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts', '.dependency-cruiser.json', '.oxlintrc.json'];

beforeAll(() => {
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a program of node_modules in the copy; its output is in the error if it fails. */
function run(script: string, ...args: string[]): string {
  const env = { ...process.env, GAME: 'night-train', GAMES: '3', VITEST: undefined };
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (fault) {
    const { stdout, stderr, message } = fault as { stdout: string; stderr: string; message: string };
    return expect.fail(`${message}\n${stdout}\n${stderr}`);
  }
}

test('bad and taken ids are refused before anything is written', () => {
  const before = readFileSync(join(root, 'games', 'index.ts'), 'utf8');
  for (const id of ['', 'Night', 'night train', '../night', 'kit', 'night-', '__proto__']) expect(() => newGame(root, id), id).toThrow(/not an id/);
  expect(() => newGame(root, 'big-score')).toThrow(/already/);
  expect(readFileSync(join(root, 'games', 'index.ts'), 'utf8')).toBe(before);
});

test('a new game passes types, lint, its own test, the suite, and its recordings', () => {
  const written = newGame(root, 'night-train');
  expect(written).toContain(join('games', 'night-train', 'manifest.ts'));
  expect(written).toContain(join('tests', 'night-train', 'rules.test.ts'));
  writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: ['games/night-train', 'tests/night-train'] }));
  run('typescript/bin/tsc', '-p', 'tsconfig.new.json');
  run('tsx/dist/cli.mjs', 'tests/tools/playthroughs.ts', 'night-train');
  run('oxlint/bin/oxlint', '--deny-warnings', 'games/night-train', 'tests/night-train');
  run('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.json', 'games/night-train', 'games/index.ts');
  const tested = run('vitest/vitest.mjs', 'run', 'tests/night-train', 'tests/rulesets', 'tests/playthroughs');
  expect(tested).toContain('night-train');
  expect(tested).not.toMatch(/fail/i);
});
