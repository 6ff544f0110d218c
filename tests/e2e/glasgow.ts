/** Plays The Glasgow Train Robbery by what is on the screen: one action of the person at this page, found by role and name. */
import type { Locator, Page } from 'playwright-core';
import { readAnew } from './house';

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
export const hand = (page: Page): Locator => page.locator('.k-tray').getByRole('list', { name: 'Your action cards' });
/** What is asked, without its numbers: tells one kind of screen from another. */
export const asked = async (page: Page): Promise<string> =>
  (await bar(page).locator('.k-bar-ask').first().innerText({ timeout: 2000 }).catch(() => '')).replaceAll(/\d+/g, '');

/** A fingerprint first, since the group stays open as long as there is one; then a token, or what is left stays over. */
async function place(page: Page): Promise<void> {
  const group = page.locator('.k-tray').getByRole('group', { name: 'To place' });
  const print = group.getByRole('button', { name: 'Fingerprint' });
  if (!(await shown(print))) return void (await inBar(page, /^(Done|Leave )/).click());
  await print.first().click();
  const card = page.locator('.gl-person[data-open]').first();
  await card.getByRole('button').first().click();
  const tools = card.getByRole('group').getByRole('button');
  if (await shown(tools)) await tools.first().click();
}

/** Chooses from a strip of buttons until the step is made. */
async function choose(strip: Locator): Promise<void> {
  await strip.getByRole('button', { name: /^(?!Back|Somebody else)/, disabled: false }).first().click();
}

/** Plays a card for the section; a rest if no card has it. Returns what it was. */
async function playCard(page: Page, wish: Exclude<Wish, 'Rest'>): Promise<boolean> {
  const cards = hand(page).getByRole('button', wish === 'Event' ? { disabled: false } : { name: PRINTED[wish] });
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click();
    const section = page.locator('.k-tray').getByRole('group', { name: 'What do you use the card for?' }).getByRole('button', { name: new RegExp(`^${wish}`), disabled: false });
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
  await page.locator('.k-tray').getByRole('list', { name: /^This is what a rest does now/ }).waitFor();
  await inBar(page, 'Rest').click();
}

/** The kinds of screen, by what is there on each; in this order. Read at once: the board is large, and looking for roles takes its time. */
const SCREENS = {
  cover: '.a-cover', over: '.gl-end', waiting: '.k-bar:not([data-state="asked"])', choose: '.gl-groups .k-button', place: '[aria-label="To place"]',
  moving: '[aria-label="Possible moves"]', event: '[aria-label="What is possible"]',
} as const;
type Screen = keyof typeof SCREENS | 'asked' | 'none';

const screenOf = (page: Page): Promise<Screen> =>
  page.evaluate((screens) => {
    const found = Object.entries(screens).find(([, selector]) => document.querySelector(selector));
    return (found?.[0] ?? (document.querySelector('.k-bar') ? 'asked' : 'none')) as Screen;
  }, SCREENS);

/** The turn itself, a division, a discard, or tools that make room: whatever the bar offers. */
async function answer(page: Page, wish: Wish): Promise<void> {
  const divide = inBar(page, /^Divide: /);
  if (await shown(divide)) return void (await divide.click());
  if (await shown(inBar(page, 'Rest'))) {
    if (wish === 'Rest' || !(await playCard(page, wish))) await rest(page);
    return;
  }
  if (await shown(bar(page).getByRole('button', { name: 'Discard' }))) await hand(page).getByRole('button').first().click();
  await bar(page).getByRole('button', { disabled: false }).last().click();
}

/** Does what the screen asks for that is there now. */
async function act(page: Page, wish: Wish): Promise<Seen> {
  const screen = await screenOf(page);
  const strip = (name: keyof typeof SCREENS): Locator => page.locator(SCREENS[name]);
  switch (screen) {
    case 'over': return 'over';
    case 'waiting': case 'none': return 'waiting';
    case 'cover': await page.getByRole('button', { name: /^I am / }).click(); break;
    case 'choose': await strip('choose').first().click(); break;
    case 'place': await place(page); break;
    case 'moving': case 'event': await choose(strip(screen)); break;
    case 'asked': await answer(page, wish);
  }
  return 'acted';
}

/** Does what this page asks its person for. */
export const takeTurn = (page: Page, wish: Wish): Promise<Seen> => readAnew(page, () => act(page, wish));
