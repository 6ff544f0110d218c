/** Plays The Glasgow Train Robbery by what is on the screen: one action of the person at this page, found by role and name. */
import type { Locator, Page } from 'playwright-core';

export type Seen = 'acted' | 'waiting' | 'over';
/** What a turn is used for, if a card of the hand can: the kinds of section, or a rest. */
export type Wish = 'Talk' | 'Move' | 'Tokens from the bag' | 'Hideout' | 'Event' | 'Rest';

/** What is printed on a card that has such a section. */
const PRINTED: Record<Exclude<Wish, 'Rest' | 'Event'>, RegExp> = {
  Talk: /Say up to/, Move: /steps for/, 'Tokens from the bag': /on the extras/, Hideout: /open the hideout/,
};

const shown = (locator: Locator): Promise<boolean> => locator.first().isVisible();
const bar = (page: Page): Locator => page.locator('.k-bar');
export const inBar = (page: Page, name: string | RegExp): Locator => bar(page).getByRole('button', { name, disabled: false });
export const hand = (page: Page): Locator => page.getByRole('list', { name: 'Your action cards' });
/** What is asked, without its numbers: tells one kind of screen from another. */
export const asked = async (page: Page): Promise<string> =>
  (await bar(page).locator('.k-bar-ask').first().innerText({ timeout: 2000 }).catch(() => '')).replaceAll(/\d+/g, '');

/** A fingerprint first, since the group stays open as long as there is one; then a token, or what is left stays over. */
async function place(page: Page): Promise<void> {
  const group = page.getByRole('group', { name: 'To place' });
  const print = group.getByRole('button', { name: 'Fingerprint' });
  if (!(await shown(print))) return void (await inBar(page, /^(Done|Leave )/).click());
  await print.first().click();
  const card = page.locator('.gl-person[data-open]').first();
  await card.getByRole('button').first().click();
  const tools = card.getByRole('group').getByRole('button');
  if (await shown(tools)) await tools.first().click();
}

/** Chooses from a strip of buttons until the step is made. */
async function choose(page: Page, strip: Locator): Promise<void> {
  await strip.getByRole('button', { name: /^(?!Back|Somebody else)/, disabled: false }).first().click();
}

/** Plays a card for the section; a rest if no card has it. Returns what it was. */
async function playCard(page: Page, wish: Exclude<Wish, 'Rest'>): Promise<boolean> {
  const cards = hand(page).getByRole('button', wish === 'Event' ? { disabled: false } : { name: PRINTED[wish] });
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click();
    const section = page.getByRole('group', { name: 'What do you use the card for?' }).getByRole('button', { name: new RegExp(`^${wish}`), disabled: false });
    if (await shown(section)) {
      await section.click();
      if (wish === 'Talk') await page.locator('.gl-word-list').getByRole('button', { name: 'GLOVES' }).click();
      const play = inBar(page, /^(Talk|Move|Tokens from the bag|Use the hideout|Event)$/);
      if (await shown(play)) {
        await play.click();
        return true;
      }
    }
    await inBar(page, 'Back').click();
  }
  return false;
}

async function rest(page: Page): Promise<void> {
  await inBar(page, 'Rest').click();
  await page.getByRole('list', { name: /^This is what a rest does now/ }).waitFor();
  await inBar(page, 'Rest').click();
}

/** Does what this page asks its person for. */
export async function takeTurn(page: Page, wish: Wish): Promise<Seen> {
  const cover = page.getByRole('button', { name: /^I am / });
  if (await shown(cover)) {
    await cover.click();
    return 'acted';
  }
  if (await shown(page.getByRole('region', { name: 'Result' }))) return 'over';
  if ((await bar(page).getAttribute('data-state', { timeout: 2000 }).catch(() => null)) !== 'asked') return 'waiting';
  for (const [there, act] of [
    [page.getByRole('button', { name: 'Take this group' }), (one: Locator) => one.first().click()],
    [inBar(page, /^Divide: /), (one: Locator) => one.click()],
    [page.getByRole('group', { name: 'To place' }), () => place(page)],
    [page.locator('[aria-label="Possible moves"]'), (one: Locator) => choose(page, one)],
    [page.locator('[aria-label="What is possible"]'), (one: Locator) => choose(page, one)],
  ] as const) {
    if (!(await shown(there))) continue;
    await act(there);
    return 'acted';
  }
  if (await shown(inBar(page, 'Rest'))) {
    if (wish === 'Rest' || !(await playCard(page, wish))) await rest(page);
    return 'acted';
  }
  if (await shown(bar(page).getByRole('button', { name: 'Discard' }))) await hand(page).getByRole('button').first().click();
  await bar(page).getByRole('button', { disabled: false }).last().click();
  return 'acted';
}
