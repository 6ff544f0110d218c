/** Escape Plan in a real browser: one phone for two, every kind of question, the keyboard alone, and a replay. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findGame } from '../../games/index';
import { seededChance } from '../../games/kit/chance';
import { scenesOf, type Scene } from '../tools/scenes';
import { serious, sideways } from './checks';
import { takeTurn } from './escape-plan';
import { person } from './house';
import { pressNamed, walk } from './keys';
import { opened } from './opened';

const at = opened();
let scenes: Scene[];
beforeAll(async () => {
  scenes = await scenesOf(findGame('escape-plan')!, 3, 'd');
});

test('one phone for two, in the dark: nothing private under a cover, also after a reload in the middle; nothing is too wide', async () => {
  const { page, context, faults } = await person(at.browser, { width: 360, height: 640, dark: true });
  await page.goto(at.house.url);
  await page.getByRole('article', { name: 'Escape Plan' }).getByRole('link', { name: /^Pass and play/ }).click();
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const cover = page.getByRole('button', { name: /^I am (Ann|Bob)$/ });
  await cover.waitFor();
  const dice = seededChance('one phone');
  let covers = 0;
  for (let acted = 0; acted < 150 && covers < 7; acted++) {
    if (await cover.isVisible()) {
      covers += 1;
      // Neither the map nor any part of a player's board is in the document.
      expect(await page.locator('.ep-table').count()).toBe(0);
      if (covers === 6) {
        await cover.click();
        await page.locator('.ep-table').waitFor();
        await page.reload();
        await cover.waitFor();
        expect(await page.locator('.ep-table').count()).toBe(0);
      }
    }
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    if ((await takeTurn(page, (count) => Math.floor(dice.Number() * count))) === 'waiting') await page.waitForTimeout(30);
  }
  // Four tiles, then a turn of each.
  expect(covers).toBe(7);
  expect(faults).toEqual([]);
  await context.close();
});

/** Opens a table as if this device had played it so far. */
async function sitDownAt(page: Page, { table }: Scene, path = `/table/${table.id}`): Promise<void> {
  // The keeping must be there before the page's first look at it.
  if (!page.url().startsWith(at.house.url)) await page.goto(at.house.url);
  await page.evaluate(([key, kept]) => {
    localStorage.clear();
    localStorage.setItem(key!, kept!);
  }, [`getaway.table.${table.id}`, JSON.stringify(table)]);
  await page.goto(at.house.url + path);
}

test('every kind of question stands axe and fits a phone, by day and by night; so do the end and the rules', async () => {
  const firsts = scenes.filter(({ name }) => !name.endsWith('-late') || name === 'slot-visit-late');
  expect(firsts.map(({ name }) => name)).toEqual(expect.arrayContaining([
    'city-place', 'slot-open', 'slot-avoid', 'slot-arrived', 'slot-visit', 'slot-visit-late', 'slot-after', 'slot-disc', 'manhunt-hunt', 'end',
  ]));
  const pages = await Promise.all([true, false].map((dark) => person(at.browser, { width: 360, height: 640, dark })));
  for (const [i, scene] of firsts.entries()) {
    const { page } = pages[i % 2]!;
    await sitDownAt(page, scene);
    await page.locator('.ep-table').waitFor();
    expect(await serious(page), scene.name).toEqual([]);
    expect(await sideways(page), scene.name).toBeLessThanOrEqual(0);
  }
  const [{ page }] = pages as [(typeof pages)[0]];
  await page.goto(`${at.house.url}/rules/escape-plan`);
  await page.getByText('EP-140').first().waitFor();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of pages) await context.close();
});

const sceneOf = (wanted: string): Scene => scenes.find(({ name }) => name === wanted)!;

test('the keyboard alone: a tile chosen, turned and placed; then a Travel and its officers, one by one', async () => {
  const { page, context, faults } = await person(at.browser);
  const asked = (words: RegExp) => page.locator('.k-bar').getByText(words).first().waitFor();
  await sitDownAt(page, sceneOf('city-place'));
  await asked(/^Place a tile/);
  const fitting = page.locator('.ep-open-tile:not([aria-disabled])').first();
  const tile = (await fitting.textContent())!;
  await walk(page, 'Tab', new RegExp(`^${tile}$`));
  await page.keyboard.press(' ');
  await pressNamed(page, /^Spot 2$/);
  await pressNamed(page, /^Turn right/);
  await pressNamed(page, /^Place/);
  await expect.poll(() => page.locator('.ep-open-tile', { hasText: tile }).count()).toBe(0);

  await sitDownAt(page, sceneOf('slot-open'));
  await asked(/^Rest or travel/);
  const end = page.locator('.ep-end:not([aria-disabled])', { hasText: /\d officer/ }).first();
  await walk(page, 'Tab', new RegExp(`^${await end.textContent()}$`));
  await page.keyboard.press('Enter');
  await pressNamed(page, /^Travel/);
  await asked(/^Officers have seen you/);
  const wound = page.getByRole('button', { name: /^Take the Wound/ });
  for (let met = await wound.count(); met > 0; met--) {
    await pressNamed(page, /^Take the Wound/);
    await expect.poll(() => wound.count()).toBe(met - 1);
  }
  await page.locator('.k-bar').getByText(/^Officers have seen you/).waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a finished table is told again: from the first tile to the reckoning, by keys', async () => {
  const { page, context, faults } = await person(at.browser, { width: 390, height: 780 });
  const end = scenes.at(-1)!;
  await sitDownAt(page, end, `/replay/escape-plan/${end.table.id}`);
  const step = page.getByRole('slider', { name: 'Step' });
  await step.waitFor();
  await page.locator('.ep-table').waitFor();
  const reckoning = page.getByRole('table', { name: 'The reckoning' });
  expect(await reckoning.count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => step.getAttribute('aria-valuetext')).toMatch(/^\D*1 /);
  await page.keyboard.press('End');
  await reckoning.waitFor();
  for (const seat of Object.keys(end.table.state.G.result!.scores!)) {
    const total = end.table.state.G.result!.scores![seat]!;
    if (total > 0) expect(await reckoning.innerText()).toContain(String(total));
  }
  await page.keyboard.press('ArrowLeft');
  await reckoning.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
  await context.close();
});
