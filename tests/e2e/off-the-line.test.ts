/** After one visit the app works without a server: a table on the device, its reload, and the rules. */
import { expect, test } from 'vitest';
import { takeTurn } from './big-score';
import { person } from './house';
import { opened } from './opened';

const at = opened();

test('pass and play and the rules work off the line', async () => {
  const { page, context } = await person(at.browser);
  await page.goto(at.house.url);
  // The service worker has kept everything once it is active.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${at.house.url}/new/big-score?where=device`);
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const cover = page.getByRole('button', { name: /^I am / });
  await cover.waitFor();
  for (let acted = 0; acted < 12; ) if ((await takeTurn(page, false)) === 'acted') acted++;
  await page.reload();
  await cover.waitFor();
  await page.goto(`${at.house.url}/rules/big-score`);
  const rule = page.getByText('BS-140').first();
  await rule.waitFor();
  expect(await rule.isVisible()).toBe(true);
  await context.close();
});
