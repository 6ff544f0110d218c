/** Plays The Big Score by what is on the screen: one action of the person at this page, found by role and name. */
import type { Locator, Page } from 'playwright-core';

export type Seen = 'acted' | 'waiting' | 'over';

const shown = (locator: Locator): Promise<boolean> => locator.first().isVisible();
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name, disabled: false });

/** Chooses the first entry of a radio group that can be chosen, then confirms with the button that appears. */
async function chooseFrom(page: Page, group: Locator, entry: RegExp, confirm: RegExp): Promise<Seen> {
  await group.getByRole('radio', { name: entry, disabled: false }).first().click();
  await button(page, confirm).first().click();
  return 'acted';
}

/** Sends each card of the hand to the first job that takes it, by the keys that the board offers. */
async function assign(page: Page): Promise<Seen> {
  const hand = page.getByRole('list', { name: 'Your hand' });
  let stuck = 0;
  for (let turn = 0; turn < 14; turn++) {
    const cards = hand.getByRole('button');
    const left = await cards.count();
    if (left <= stuck) break;
    await cards.nth(stuck).click();
    for (const job of ['1', '2', '3', '4', '5', '6']) {
      await page.keyboard.press(job);
      if ((await cards.count()) < left) break;
    }
    if ((await cards.count()) === left) {
      await cards.nth(stuck).click();
      stuck += 1;
    }
  }
  await button(page, /^Seal the plan$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seal it' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return 'acted';
}

/** Does what this page asks its person for. `flee`: whether to leave the vault when asked. */
export async function takeTurn(page: Page, flee: boolean): Promise<Seen> {
  const cover = button(page, /^I am /);
  if (await shown(cover)) {
    await cover.click();
    return 'acted';
  }
  if (await shown(page.getByRole('table', { name: 'The reckoning' }))) return 'over';
  const dossiers = page.getByRole('radiogroup', { name: 'Six dossiers' });
  if (await shown(dossiers.getByRole('radio', { disabled: false }))) return chooseFrom(page, dossiers, /with/, /^Be /);
  if (await shown(button(page, /^(Seal the plan|Start over)$/))) return assign(page);
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false });
  if ((await shown(hand)) && (await shown(page.getByText('Pick a card', { exact: false }).or(page.getByText('Only you see these.'))))) {
    await hand.first().click();
    await button(page, /^Hire the /).click();
    return 'acted';
  }
  const fists = page.getByRole('radiogroup', { name: 'What does your fist hold?' });
  if (await shown(fists.getByRole('radio', { disabled: false }))) {
    const entry = (await shown(fists.getByRole('radio', { name: /Flee/ }))) ? (flee ? /Flee/ : /Rob/) : /./;
    return chooseFrom(page, fists, entry, /^Hold out/);
  }
  for (const name of [/^Keep: /, /^Not now/]) {
    if (!(await shown(button(page, name)))) continue;
    await button(page, name).click();
    return 'acted';
  }
  return 'waiting';
}
