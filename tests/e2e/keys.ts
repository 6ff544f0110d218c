/** A page without a mouse: the way to a control and its press, for a control of the page or for whatever is called so. */
import type { Locator, Page } from 'playwright-core';

/** Where the keyboard is, seen from a control: on it, in its group (whose arrows lead to it), or elsewhere. */
const focusFrom = (control: Locator): Promise<'on' | 'in' | 'out'> =>
  control.evaluate((element) => {
    const at = document.activeElement;
    if (at === element) return 'on';
    // One stop of the Tab key: a group of radios, or a hand of cards.
    const group = element.closest('[role="radiogroup"], .k-hand-cards');
    return group !== null && at !== null && at !== group && group.contains(at) ? 'in' : 'out';
  });

/** More stops than any screen has. */
const MOST = 150;

/** Brings the keyboard to a control, by Tab to the group it stands in and arrows within it, and presses it. Throws if it cannot be reached. */
export async function pressByKeys(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < MOST; stops++) {
    const focus = await focusFrom(control);
    if (focus === 'on') {
      const radio = (await control.getAttribute('role')) === 'radio';
      if (!radio || (await control.getAttribute('aria-checked')) !== 'true') await page.keyboard.press(radio ? 'Space' : 'Enter');
      return;
    }
    await page.keyboard.press(focus === 'in' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`no key leads to ${String(control)}`);
}

/** What has the focus, by its name; empty while it is off. */
const focused = (page: Page): Promise<string> => page.evaluate(() => {
  const at = document.activeElement;
  return at?.getAttribute('aria-disabled') === 'true' ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '');
});

/** Walks with a key until the focus is on something that is called so. */
export async function walk(page: Page, key: string, name: RegExp): Promise<void> {
  for (let stops = 0; stops < MOST; stops++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/** By Tab to something that is called so, then Enter. */
export async function pressNamed(page: Page, name: RegExp): Promise<void> {
  await walk(page, 'Tab', name);
  await page.keyboard.press('Enter');
}
