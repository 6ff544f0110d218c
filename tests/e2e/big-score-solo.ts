/** Plays The Big Score alone by what is on the screen: one action, found by role and name. */
import type { Locator, Page } from 'playwright-core';

const button = (page: Page, name: RegExp): Locator => page.locator('.k-bar').getByRole('button', { name, disabled: false });
const shown = (locator: Locator): Promise<boolean> => locator.first().isVisible();

/** Buttons that do what is asked without more to choose, the first that is there. */
const PLAIN = [/^Leave it hidden$/, /out of the game$/, /^Let them come$/, /^Into the vault$/, /^That is all$/, /^On to the jobs$/, /^End the turn/];

/** Lays the type of a card of the hand; where there is a choice of jobs, on the first that take it. */
async function layType(page: Page): Promise<void> {
  const lay = page.locator('.k-bar').getByRole('button', { name: /^Lay / });
  const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  await cards.first().click();
  for (let tries = 0; tries < 8 && (await lay.getAttribute('aria-disabled')) === 'true'; tries++)
    await page.locator('.k-zone-put:not([aria-disabled])').first().click();
  await lay.click();
}

/** Does what is asked. `flee`: whether to leave the vault. Returns whether the game is over. */
export async function takeSoloTurn(page: Page, flee: boolean): Promise<'acted' | 'over'> {
  if (await shown(page.getByRole('table', { name: 'The reckoning' }))) return 'over';
  const dossiers = page.getByRole('radiogroup', { name: 'Six dossiers' });
  if (await shown(dossiers)) {
    await dossiers.getByRole('radio').first().click();
    await button(page, /^Be /).click();
  } else if (await shown(page.getByRole('button', { name: 'Lay this type' }))) await layType(page);
  else if (await shown(page.getByRole('radiogroup', { name: 'What do you take?' }))) {
    await page.getByRole('radiogroup', { name: 'What do you take?' }).getByRole('radio').first().click();
    const removal = page.getByRole('radiogroup', { name: 'What leaves the game?' });
    if (await shown(removal)) await removal.getByRole('radio').first().click();
    await button(page, /^Take/).click();
  } else if (await shown(button(page, /^Rob$/))) await button(page, flee ? /^Flee$/ : /^Rob$/).click();
  else
    for (const name of PLAIN) {
      if (!(await shown(button(page, name)))) continue;
      await button(page, name).first().click();
      break;
    }
  return 'acted';
}
