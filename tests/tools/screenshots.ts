/** `npm run screenshots`: every page and every stage of a match at three sizes, into `screenshots/`, to be looked at. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { takeTurn } from '../e2e/big-score';
import { openBrowser, openHouse, person } from '../e2e/house';

const SIZES = [
  { name: 'phone', width: 360, height: 640 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desk', width: 1440, height: 900 },
];
const PAGES = { home: '/', new: '/new/big-score', 'new-device': '/new/big-score?where=device', rules: '/rules/big-score', replay: '/replay', about: '/about', kit: '/kit', lost: '/nowhere' };

mkdirSync('screenshots', { recursive: true });
const house = await openHouse();
const browser = await openBrowser();
try {
  for (const { name, width, height } of SIZES) {
    for (const dark of [true, false]) {
      const { page, context } = await person(browser, { width, height, dark });
      const shoot = (what: string): Promise<unknown> => page.screenshot({ path: `screenshots/${what}-${name}-${dark ? 'dark' : 'light'}.png` });
      for (const [what, path] of Object.entries(PAGES)) {
        await page.goto(house.url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await shoot(what);
      }
      if (dark) await shootMatch(page, shoot);
      await context.close();
      console.log(`${name}, ${dark ? 'dark' : 'light'}: done`);
    }
  }
} finally {
  await browser.close();
  await house.stop();
}

/** A table of two people on one device: a picture of each kind of screen, the first and a late one. */
async function shootMatch(page: Page, shoot: (what: string) => Promise<unknown>): Promise<void> {
  await page.goto(`${house.url}/new/big-score?where=device`);
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /^I am / }).waitFor();
  for (let acted = 0; acted < 400; acted++) {
    const title = await page.getByRole('heading', { level: 2 }).first().innerText();
    const ask = await page.locator('.k-bar h3, .k-bar p').first().innerText({ timeout: 300 }).catch(() => '');
    const kind = `${title} ${ask}`.toLowerCase().replaceAll(/[^a-z]+/g, '-').slice(0, 40);
    await shoot(`match-${kind}`);
    if ((await takeTurn(page, acted > 150)) === 'over') return;
  }
}
