/** Plays Rob 'n Run by what is on the screen: one action of the person at this page. */
import type { Locator, Page } from 'playwright-core';

export type Seen = 'acted' | 'waiting' | 'over';
export type Screen = keyof typeof SCREENS | 'asked' | 'none';

/** The kinds of screen, by what is there on each; in this order. */
const SCREENS = {
  cover: '.a-cover', over: '.rr-end', waiting: '.k-bar:not([data-state="asked"])', bribe: '.rr-informants', building: '.rr-buildings', brief: '.rr-hint-row',
  hand: '.rr-hand', clear: '.rr-clear', tool: '.k-tray .rr-pick',
} as const;

/** Read at once: the board is large, and looking for roles takes its time. */
export const screenOf = (page: Page): Promise<Screen> =>
  page.evaluate((screens) => {
    const found = Object.entries(screens).find(([, selector]) => document.querySelector(selector));
    return (found?.[0] ?? (document.querySelector('.k-bar') ? 'asked' : 'none')) as Screen;
  }, SCREENS);

/** What is asked, without its numbers: tells one kind of screen from another. */
export const asked = async (page: Page): Promise<string> =>
  (await page.locator('.k-bar-ask').first().innerText({ timeout: 2000 }).catch(() => '')).replaceAll(/\d+/g, '');

export const inBar = (page: Page, name: string | RegExp): Locator => page.locator('.k-bar').getByRole('button', { name, disabled: false });
const tray = (page: Page): Locator => page.locator('.k-tray');
const free = (where: Locator, selector: string): Locator => where.locator(`${selector}:not([aria-disabled])`);

/** Chooses what a hint or its second step asks for: the first that is true. */
async function nameOne(page: Page): Promise<void> {
  const tools = free(tray(page), '.rr-tool[aria-pressed="false"]');
  if (await tools.first().isVisible()) await tools.first().click();
  for (const group of await tray(page).locator('.rr-seats-pick').all()) await free(group, 'button').first().click();
}

/** Uses a hint, if one is open that can be used; else sends the accomplices off. */
async function brief(page: Page): Promise<void> {
  const open = tray(page).locator('.rr-hint-choice:has([data-state="open"])');
  for (let i = 0; i < (await open.count()); i++) {
    await open.nth(i).click();
    const use = free(page.locator('.k-bar-controls'), '.k-button[data-size="l"]');
    for (let named = 0; named < 2 && !(await use.isVisible()); named++) await nameOne(page);
    if (await use.isVisible()) return void (await use.click());
  }
  const back = inBar(page, 'Back');
  if (await back.isVisible()) await back.click();
  await inBar(page, 'Send the accomplices').click();
}

/** Does what this page asks its person for. */
export async function takeTurn(page: Page): Promise<Seen> {
  switch (await screenOf(page)) {
    case 'over': return 'over';
    case 'waiting': case 'none': return 'waiting';
    case 'cover': await page.locator('.k-handover .k-button').first().click(); return 'acted';
    case 'brief': await brief(page); return 'acted';
    case 'building': await free(tray(page), '.rr-building-choice').last().click(); break;
    case 'hand': await free(tray(page), '.k-card').first().click(); break;
    case 'tool': await nameOne(page); break;
    default: break;
  }
  await free(page.locator('.k-bar-controls'), 'button').first().click();
  return 'acted';
}
