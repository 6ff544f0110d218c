/** A solo game on a phone: one press from the home page to its first question, then to its end; the result stays on the device. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeSoloTurn } from './big-score-solo';
import { serious, sideways } from './checks';
import { person } from './house';
import { opened } from './opened';

const at = opened();

const asked = async (page: Page): Promise<string> =>
  (await page.locator('.k-bar').first().innerText({ timeout: 2000 }).catch(() => '')).split('\n')[0]!.replace(/\d+/g, '');

test('alone at one press: every stage stands axe and fits, the goal is always in sight, and the best result is kept', async () => {
  const { page, faults } = await person(at.browser, { width: 360, height: 640, dark: true });
  await page.goto(at.house.url);
  await page.getByRole('button', { name: /^Solo: The Biggest Score/ }).first().click();
  await page.getByRole('radiogroup', { name: 'Six dossiers' }).waitFor();
  const stages = new Set<string>();
  let robbed = 0;
  for (let acted = 0; acted < 250; acted++) {
    const stage = await asked(page);
    if (stage.startsWith('Rob once more')) robbed += 1;
    if (!stages.has(stage)) {
      stages.add(stage);
      expect(await serious(page), stage).toEqual([]);
      expect(await sideways(page), stage).toBeLessThanOrEqual(0);
      expect(await page.getByRole('region', { name: 'Your goal' }).innerText(), stage).toContain('of $1500K');
    }
    if ((await takeSoloTurn(page, robbed > 2)) === 'over') break;
  }
  await page.getByRole('table', { name: 'The reckoning' }).waitFor();
  expect(stages.size).toBeGreaterThanOrEqual(5);
  await page.goto(`${at.house.url}/solo/big-score`);
  const card = page.getByRole('article', { name: 'The Biggest Score', exact: true });
  await card.getByText(/(Best so far|Goal reached): \d+%/).waitFor();
  expect(await serious(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});
