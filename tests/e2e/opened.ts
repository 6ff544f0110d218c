/** The house and the browser that the tests of a file share. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openHouse, type House } from './house';

/** Opens both before the first test of the file that calls it, and closes them after the last one. */
export function opened(): { readonly house: House; readonly browser: Browser } {
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
  return { get house() { return house; }, get browser() { return browser; } };
}
