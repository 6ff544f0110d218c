/** The keyboard alone: where the focus is, and the way from there to what is to be pressed. */
import type { Page } from 'playwright-core';

/** What has the focus, by its name; empty while it is off. */
const focused = (page: Page): Promise<string> => page.evaluate(() => {
  const at = document.activeElement;
  return at?.getAttribute('aria-disabled') === 'true' ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '');
});

/** Walks with a key until the focus is on something that is called so. */
export async function walk(page: Page, key: string, name: RegExp): Promise<void> {
  for (let i = 0; i < 140; i++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/** By Tab to something, then Enter. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await walk(page, 'Tab', name);
  await page.keyboard.press('Enter');
}
