/** What must go with the test file that made it, however its tests end: folders, and processes of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const leavings: (() => void)[] = [];
// Registered when a test file imports this, so it comes after that file's own endings.
afterAll(() => {
  for (const tidy of leavings.splice(0)) tidy();
});

/** Has `tidy` done after the last test of the file. */
export const atEnd = (tidy: () => void): void => void leavings.push(tidy);

/** A new empty folder. Whoever is done with it earlier may remove it. */
export function passingFolder(name: string, within = tmpdir()): string {
  const folder = mkdtempSync(join(within, `${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
