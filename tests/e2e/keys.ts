/** Presses controls as one does without a mouse: Tab to the group they stand in, arrows within it, Enter or Space. */
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

/** Brings the keyboard to a control and presses it. Throws if it cannot be reached. */
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
