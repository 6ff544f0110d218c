/** The Glasgow Train Robbery in real browsers: two people without a word, one device for both, and the keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ruleset } from '../../games/glasgow/game';
import { newTable } from '../../ui/client/local';
import { chatPastTheApp } from './past-the-app';
import { serious, sideways } from './checks';
import { asked, hand, inBar, takeTurn, type Wish } from './glasgow';
import { person, type Person } from './house';
import { pressNamed, walk } from './keys';
import { opened } from './opened';

const at = opened();

const GAME = 'The Glasgow Train Robbery';

const myTurn = async (page: Page): Promise<boolean> => inBar(page, 'Rest').isVisible();

/** Ann opens a table, Bob finds it on the home page and sits down. */
async function sitDown(ann: Person, bob: Person): Promise<void> {
  await ann.page.goto(at.house.url);
  await ann.page.getByRole('article', { name: GAME }).getByRole('link', { name: /^Play online/ }).click();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('One more player to come').waitFor();
  await bob.page.goto(at.house.url);
  await bob.page.getByRole('link', { name: /^Sit down/ }).first().click();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: /^Take seat/ }).first().click();
  await bob.page.locator('.k-bar').waitFor();
}

/** All act when they are asked, until `done` (true) or the end of the match (false). */
async function playUntil(pages: Page[], wish: Wish, done: () => Promise<boolean>): Promise<boolean> {
  for (let idle = 0; idle < 100; ) {
    if (await done()) return true;
    const seen = [];
    for (const page of pages) seen.push(await takeTurn(page, wish));
    if (seen.every((one) => one === 'over')) return false;
    idle = seen.includes('acted') ? 0 : idle + 1;
    if (idle > 0) await pages[0]!.waitForTimeout(50);
  }
  throw new Error(`nobody is asked: ${await Promise.all(pages.map(asked)).then((lines) => lines.join(' / '))}`);
}

test('GT-191 GT-194 two browsers: a message of keywords, no other word, a rest with its division, one reloading; then the end and its replay', async () => {
  const ann = await person(at.browser);
  const bob = await person(at.browser, { width: 390, height: 780 });
  const both = [ann.page, bob.page];
  // Cards that can talk are not in every hand: turns pass until one has been played for it. A match that is lost before is begun anew.
  const radio = ann.page.locator('.gl-side').getByRole('list', { name: 'Radio' });
  const heard = async () => (await radio.getByText('GLOVES').first().isVisible()) && !(await ann.page.locator('.gl-end').isVisible());
  do await sitDown(ann, bob); while (!(await playUntil(both, 'Talk', heard)));

  const spectator = await person(at.browser);
  await spectator.page.goto(ann.page.url());
  await spectator.page.getByText('The two may not say a word').waitFor();
  expect(await hand(spectator.page).count()).toBe(0);
  await spectator.page.getByRole('tab', { name: 'Talk' }).click();
  await spectator.page.getByText('Only those with a seat can talk here.').waitFor();

  await ann.page.getByRole('tab', { name: 'Talk' }).click();
  await ann.page.getByText('In this game nobody talks but by').waitFor();
  expect(await ann.page.getByRole('textbox').count()).toBe(0);
  expect(await chatPastTheApp(at.house, 'glasgow', ann)).toBe('kit:chat-closed');

  expect(await bob.page.getByRole('list', { name: 'Radio' }).innerText()).toContain('GLOVES');
  expect(await spectator.page.getByRole('list', { name: 'Radio' }).innerText()).toContain('GLOVES');

  const placing = bob.page.locator('.k-tray').getByRole('group', { name: 'To place' });
  await playUntil(both, 'Rest', async () => placing.isVisible());
  await bob.page.reload();
  await bob.page.locator('.k-bar').waitFor();

  await playUntil(both, 'Rest', async () => false);
  const why = await ann.page.locator('.gl-end').innerText();
  expect(why).toMatch(/A plan was missed|Too many traces|An arrest|One contingency too many|The train is gone/);
  expect(why).toMatch(/Plans resolved: \d of 5\. Turns: \d+\. The train stands on sleeper \d+\./);
  expect((await bob.page.locator('.gl-end').innerText()).split('\n')[0]).toBe(why.split('\n')[0]);
  expect(await ann.page.getByRole('tab', { name: 'Talk' }).isVisible()).toBe(true);
  await ann.page.getByRole('textbox', { name: /Say/ }).or(ann.page.getByRole('textbox')).first().waitFor();

  await ann.page.getByRole('link', { name: 'Watch the replay' }).click();
  const step = ann.page.getByRole('slider', { name: 'Step' });
  await step.waitFor();
  const last = Number(await step.getAttribute('aria-valuemax') ?? await step.getAttribute('max'));
  expect(last).toBeGreaterThan(6);
  expect(await ann.page.locator('.gl-end').count()).toBe(0);
  for (let i = 0; i < last; i++) await ann.page.keyboard.press('ArrowRight');
  await ann.page.locator('.gl-end').waitFor();
  await ann.page.keyboard.press('ArrowLeft');
  await ann.page.locator('.gl-end').waitFor({ state: 'hidden' });
  expect([...ann.faults, ...bob.faults, ...spectator.faults]).toEqual([]);
  for (const { context } of [ann, bob, spectator]) await context.close();
});

test('one phone for both, in the dark: nothing private under a cover, also after a reload; every stage stands axe and fits', async () => {
  const { page, context, faults } = await person(at.browser, { width: 360, height: 640, dark: true });
  // A seed with which the match lasts: by chance it may be lost within three turns.
  const table = newTable(ruleset as never, { id: 'local-e2e', seats: ['Ann', 'Bob'].map((name) => ({ name, bot: false })), options: {}, seed: 'one phone' });
  await page.goto(`${at.house.url}/about`);
  await page.evaluate((saved) => localStorage.setItem('getaway.table.local-e2e', saved), JSON.stringify(table));
  await page.goto(`${at.house.url}/table/local-e2e`);
  const cover = page.getByRole('button', { name: /^I am (Ann|Bob)$/ });
  await cover.waitFor();

  const wishes: Wish[] = ['Move', 'Event', 'Talk', 'Move', 'Event', 'Tokens from the bag', 'Rest'];
  const stages = new Set<string>();
  let covers = 0;
  let turns = 0;
  for (let acted = 0; acted < 160; acted++) {
    if (await cover.isVisible()) {
      covers += 1;
      expect(await page.locator('.k-card, .gl-sheet, .gl-map').count()).toBe(0);
      if (covers === 4) {
        await cover.click();
        await hand(page).waitFor();
        await page.reload();
        await cover.waitFor();
        expect(await page.locator('.k-card, .gl-sheet, .gl-map').count()).toBe(0);
      }
    } else {
      const stage = await asked(page);
      if (stage !== '' && !stages.has(stage)) {
        stages.add(stage);
        expect(await serious(page), stage).toEqual([]);
        expect(await sideways(page), stage).toBeLessThanOrEqual(0);
      }
    }
    if (await myTurn(page)) turns += 1;
    const seen = await takeTurn(page, wishes[turns % wishes.length]!);
    if (seen === 'over') break;
    if (seen === 'waiting') await page.waitForTimeout(30);
  }
  await page.locator('.gl-end').waitFor();
  expect(await serious(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(covers).toBeGreaterThan(6);
  // Dividing, choosing, placing, the turn, moving and an event at least.
  expect(stages.size).toBeGreaterThanOrEqual(6);
  expect(faults).toEqual([]);
  await context.close();
});

test('GT-198 GT-253 the keyboard alone, with a bot for a partner: tokens divided and placed, a card played, a character moved on the map', async () => {
  const { page, context, faults } = await person(at.browser);
  await page.goto(`${at.house.url}/new/glasgow?where=device`);
  await page.getByRole('radio', { name: 'Bot' }).nth(1).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await inBar(page, 'Divide: 4 and 3').waitFor();
  const away = page.locator('.gl-group').first().getByRole('button').first();
  await walk(page, 'Tab', new RegExp(`^${await away.getAttribute('aria-label')}$`));
  await page.keyboard.press('Enter');
  await inBar(page, 'Divide: 3 and 4').waitFor();
  await pressNamed(page, /^Divide: 3 and 4$/);
  await pressNamed(page, /^(Leave |Done)/);
  await inBar(page, 'Rest').waitFor();

  // All of the Coordinator's cards but one can move somebody.
  const time = page.getByRole('button', { name: /Time for Plan 1/ });
  const before = await time.innerText();
  await walk(page, 'Tab', /Costs \d time/);
  await walk(page, 'ArrowRight', /steps for/);
  await page.keyboard.press('Enter');
  await pressNamed(page, /^Move.*steps for/);
  await pressNamed(page, /^Move$/);
  await page.getByText('Who moves?').waitFor();
  expect(await time.innerText()).not.toBe(before);

  await page.locator('[data-thing="character:ben"]').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Where does Ben go?').waitFor();
  const room = page.locator('.k-map-thing[data-kind="region"][data-open]').first();
  const name = (await room.getAttribute('aria-label'))!.split(/[:,]/)[0]!;
  await room.focus();
  await page.keyboard.press(' ');
  await page.getByText('Where does Ben go?').waitFor({ state: 'hidden' });
  await page.getByRole('article', { name: 'Ben, Blue' }).getByText(name).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
