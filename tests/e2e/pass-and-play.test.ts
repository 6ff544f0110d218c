/** Two people share one device: covers between them, nothing private before the named person confirms. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeTurn } from './big-score';
import { openBrowser, openHouse, person, type House } from './house';

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

test('a whole match on one device: covers hide everything private, also after a reload', async () => {
  const { page, faults } = await person(browser);
  await page.goto(house.url);
  await page.getByRole('link', { name: /^Pass and play/ }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const cover = page.getByRole('button', { name: /^I am (Ann|Bob)$/ });
  await cover.waitFor();

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
    const seen = await takeTurn(page, acted > 150);
    if (seen === 'over') break;
    if (seen === 'waiting') await page.waitForTimeout(50);
  }
  await page.getByRole('table', { name: 'The reckoning' }).waitFor();
  expect(covers).toBeGreaterThan(20);
  await page.goto(house.url);
  await page.getByText('Finished').first().waitFor();
  expect(faults).toEqual([]);
}, 240_000);
