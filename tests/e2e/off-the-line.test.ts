/** After one visit the app works without a server: a table on the device, its reload, and the rules. */
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

test('pass and play and the rules work off the line', async () => {
  const { page, context } = await person(browser);
  await page.goto(house.url);
  // The service worker has kept everything once it is active.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${house.url}/new/big-score?where=device`);
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const cover = page.getByRole('button', { name: /^I am / });
  await cover.waitFor();
  for (let acted = 0; acted < 12; ) if ((await takeTurn(page, false)) === 'acted') acted++;
  await page.reload();
  await cover.waitFor();
  await page.goto(`${house.url}/rules/big-score`);
  const rule = page.getByText('BS-140').first();
  await rule.waitFor();
  expect(await rule.isVisible()).toBe(true);
  await context.close();
}, 120_000);
