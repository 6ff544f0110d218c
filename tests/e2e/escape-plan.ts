/** Plays Escape Plan by what is on the screen: one press of the person at this page, found as a newcomer would find it. */
import type { Locator, Page } from 'playwright-core';

export type Seen = 'acted' | 'waiting' | 'over';

const shown = (locator: Locator): Promise<boolean> => locator.first().isVisible();
const open = (page: Page, where: string, what: string): Locator => page.locator(`${where} ${what}:not([aria-disabled]):not([disabled])`);

/** What to press: called with how many things could be. */
export type Dice = (count: number) => number;

async function pressOne(things: Locator, dice: Dice): Promise<boolean> {
  const count = await things.count();
  if (count === 0) return false;
  await things.nth(dice(count)).click();
  return true;
}

/** Presses what the stage offers: first the one thing asked, if it can be pressed, else something that leads there. */
export async function takeTurn(page: Page, dice: Dice): Promise<Seen> {
  const cover = page.getByRole('button', { name: /^I am / });
  if (await shown(cover)) {
    await cover.click();
    return 'acted';
  }
  if (await shown(page.getByRole('table', { name: 'The reckoning' }))) return 'over';
  if (!(await shown(page.locator('.k-bar[data-state="asked"]')))) return 'waiting';
  const leave = page.getByRole('button', { name: /^Leave the city/, disabled: false });
  if (await shown(leave)) {
    await leave.click();
    return 'acted';
  }
  if (await pressOne(open(page, '.k-bar-controls', ':is([data-kind="primary"], [data-kind="danger"])'), dice)) return 'acted';
  const ways = ['[role="radiogroup"]:not(:has([data-state="checked"])) [role="radio"]', '.ep-choices button', '.ep-ends .ep-end', '.k-card[aria-pressed="false"]', 'button'];
  for (const way of ways) if (await pressOne(open(page, '.k-tray', way), dice)) return 'acted';
  return (await pressOne(open(page, '.k-bar-controls', '.k-button'), dice)) ? 'acted' : 'waiting';
}
