/** Every page: nothing that axe calls serious, nothing wider than the window, by day and by night, phone to desk. */
import { expect, test } from 'vitest';
import { serious, sideways } from './checks';
import { person } from './house';
import { opened } from './opened';

const at = opened();

const PAGES = ['/', '/new/big-score', '/new/big-score?where=device', '/rules/big-score', '/rules/glasgow', '/replay', '/about', '/kit', '/nowhere'];
const WINDOWS = [
  { width: 360, height: 640, dark: true },
  { width: 768, height: 1024, dark: false },
  { width: 1440, height: 900, dark: true },
  { width: 1440, height: 900, dark: false },
];

test.each(WINDOWS)('every page outside of a match at $width × $height, dark: $dark', async (size) => {
  const { page, context } = await person(at.browser, size);
  for (const path of PAGES) {
    await page.goto(at.house.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await serious(page), path).toEqual([]);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
  }
  await context.close();
});
