/** What every page has to stand: axe, and a window that nothing is wider than. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Waits until what comes and goes has come or gone: text that is still fading in has no contrast to judge yet. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ effect, playState }) =>
    playState !== 'running' || effect?.getComputedTiming().iterations === Infinity));

async function findings(page: Page): Promise<string[]> {
  await settled(page);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/**
 * What axe finds serious or critical on the page, in words. Something that begins to fade in while axe reads is no fault
 * of the page, so what is found is looked at once more: only what stays is told.
 */
export async function serious(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await findings(page);
  if (found.length === 0) return found;
  await page.waitForTimeout(500);
  return findings(page);
}

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
