/** Mini Express in a real browser: a turn of two people on one phone, a turn by keys alone, the end and its replay. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import { ruleset } from '../../games/mini-express/game';
import { newTable } from '../../ui/client/local';
import { serious, sideways } from './checks';
import { person } from './house';
import { opened } from './opened';

const at = opened();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cover = (page: Page) => button(page, /^I am (Ann|Ben)$/);

async function stands(page: Page, stage: string): Promise<void> {
  expect(await serious(page), stage).toEqual([]);
  expect(await sideways(page), stage).toBeLessThanOrEqual(0);
}

/** Confirms the cover; nothing of a board is in the document before. */
async function uncover(page: Page): Promise<void> {
  await cover(page).waitFor();
  expect(await page.locator('.k-map-svg').count()).toBe(0);
  await cover(page).click();
  await page.locator('.k-map-svg').waitFor();
}

/** A pass-and-play table of two, at the first turn after the draft. */
async function toFirstTurn(page: Page, look: (stage: string) => Promise<void>): Promise<void> {
  await page.goto(`${at.house.url}/new/mini-express?where=device`);
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Name at seat 2').fill('Ben');
  await button(page, 'Start the game').click();
  await uncover(page);
  await look('split');
  await page.getByRole('radio', { name: /Brown in both groups/ }).click();
  await button(page, 'Split the shares').click();
  await uncover(page);
  await look('choose');
  await page.getByRole('radio', { name: /Group 1/ }).click();
  await button(page, 'Take this group').click();
  await uncover(page);
}

test('two people on one phone, in the dark: covers, a turn planned on the map, a reload in the middle; every stage stands axe and fits', async () => {
  const { page, faults, context } = await person(at.browser, { width: 360, height: 640, dark: true });
  await toFirstTurn(page, (stage) => stands(page, stage));
  await stands(page, 'act');
  const companies = page.getByRole('group', { name: 'Company', exact: true });
  await companies.getByRole('button', { name: 'Grey' }).click();
  await stands(page, 'act, company');
  await page.locator('[data-thing="hastings"]').click();
  // The only way is the chosen one.
  await page.getByRole('region', { name: 'What happens' }).waitFor();
  await stands(page, 'act, planned');

  await page.reload();
  await uncover(page);
  expect(await page.getByRole('region', { name: 'What happens' }).count()).toBe(0);
  await companies.getByRole('button', { name: 'Grey' }).click();
  await page.locator('[data-thing="hastings"]').click();
  await button(page, 'Build track').click();
  await uncover(page);
  expect(await page.locator('[data-thing="hastings"]').getAttribute('aria-label')).toContain('trains: Grey');
  expect(faults).toEqual([]);
  await context.close();
});

/** Presses a key until the focus is where it should be. */
async function keyTo(page: Page, key: string, there: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press(key);
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, there)) return;
  }
  throw new Error(`no ${there} by ${key}`);
}

test('a turn by keys alone, by day', async () => {
  const { page, faults, context } = await person(at.browser, { width: 1440, height: 900 });
  await toFirstTurn(page, async () => {});
  await keyTo(page, 'Tab', '.k-map-svg .k-map-thing');
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing'));
  const first = await here();
  await page.keyboard.press('ArrowDown');
  expect(await here()).not.toBe(first);
  await keyTo(page, 'ArrowUp', '[data-thing][data-open]');
  await page.keyboard.press('Enter');
  await keyTo(page, 'Tab', '.me-way-choice');
  await page.keyboard.press('Space');
  await keyTo(page, 'Tab', '.k-bar-controls .k-button[data-kind="primary"]');
  await stands(page, 'planned by keys');
  await page.keyboard.press('Enter');
  await cover(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the end explains itself, and the replay opens', async () => {
  const { page, faults, context } = await person(at.browser, { width: 768, height: 1024, dark: true });
  const id = 'local-finished00';
  const options = { map: 'tw1908', cloakAndDagger: true, hustleAndBustle: false, peakSteam: true, bot: false };
  const saved = newTable(ruleset as never, { id, seats: ['Ann', 'Ben'].map((name) => ({ name, bot: false })), options, seed: 'e2e' });
  const table = new Table(ruleset, saved.initialState as never);
  playOut(table, () => byChance, seededChance('e2e'), () => {});
  await page.goto(`${at.house.url}/about`);
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [`getaway.table.${id}`, JSON.stringify({ ...saved, state: table.state, log: table.log })]);
  await page.goto(`${at.house.url}/table/${id}`);
  await page.getByRole('table', { name: 'Scoring of White' }).waitFor();
  await stands(page, 'the end');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.locator('.k-map-svg').waitFor();
  await stands(page, 'the replay');
  expect(faults).toEqual([]);
  await context.close();
});
