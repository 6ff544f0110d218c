/** Two people share one device: covers between them, nothing private before the named person confirms. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeTurn } from './big-score';
import { serious, sideways } from './checks';
import { person } from './house';
import { opened } from './opened';

const at = opened();

/** What is asked in the action bar, without its numbers: tells one kind of screen from another. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector<HTMLElement>('.k-bar')?.innerText ?? '').split('\n')[0]!.replace(/\d+/g, ''));

test('a whole match on one phone, in the dark: covers hide everything private, also after a reload; every stage stands axe and fits', async () => {
  const { page, faults } = await person(at.browser, { width: 360, height: 640, dark: true });
  await page.goto(at.house.url);
  await page.getByRole('link', { name: /^Pass and play/ }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const cover = page.getByRole('button', { name: /^I am (Ann|Bob)$/ });
  await cover.waitFor();

  const stages = new Set<string>();
  let covers = 0;
  let reloaded = false;
  for (let acted = 0; acted < 500; acted++) {
    if (await cover.isVisible()) {
      covers += 1;
      // Neither a hand nor a pick nor any other part of a board is in the document under the cover.
      expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
      expect(await page.locator('.k-card').count()).toBe(0);
      if (covers === 6 && !reloaded) {
        reloaded = true;
        await cover.click();
        await page.getByRole('list', { name: 'Your hand' }).waitFor();
        await page.reload();
        await cover.waitFor();
        expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
      }
    }
    const stage = await asked(page);
    if (stage !== '' && !stages.has(stage)) {
      stages.add(stage);
      expect(await serious(page), stage).toEqual([]);
      expect(await sideways(page), stage).toBeLessThanOrEqual(0);
    }
    const seen = await takeTurn(page, acted > 150);
    if (seen === 'over') break;
    if (seen === 'waiting') await page.waitForTimeout(50);
  }
  await page.getByRole('table', { name: 'The reckoning' }).waitFor();
  expect(covers).toBeGreaterThan(20);
  // Bosses, hire, assign and vault at least; JoAT and trade come in almost every match.
  expect(stages.size).toBeGreaterThanOrEqual(4);
  await page.goto(at.house.url);
  await page.getByText('Finished').first().waitFor();
  expect(faults).toEqual([]);
});
