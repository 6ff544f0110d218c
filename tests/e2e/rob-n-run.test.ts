/** Rob 'n Run in real browsers: one phone for three, the keyboard alone, and a raid in which nobody can chat. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chatPastTheApp, renamePastTheApp, replayPastTheApp } from './past-the-app';
import { serious, sideways } from './checks';
import { pressByKeys } from './keys';
import { opened } from './opened';
import { person } from './house';
import { asked, inBar, screenOf, takeTurn } from './rob-n-run';

const at = opened();

/** Opens a table on this device for persons of these names. Until the raid begins, nothing is covered. */
async function gather(page: Page, names: string[]): Promise<void> {
  await page.goto(`${at.house.url}/new/rob-n-run?where=device`);
  await page.getByRole('radio', { name: String(names.length), exact: true }).click();
  for (const [i, name] of names.entries()) await page.getByLabel(`Name at seat ${i + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.rr-buildings').waitFor({ state: 'attached' });
}

/** Nothing that only one of them may see: cards, safes, notes, hints' choices. */
const secrets = (page: Page): Promise<number> => page.locator('.k-card, .rr-safe, .rr-raid, .rr-notes, .k-tray').count();

test('one phone for three, in the dark: nothing private under a cover, also after a reload; every stage stands axe and fits; a replay', async () => {
  const { page, context, faults } = await person(at.browser, { width: 360, height: 640, dark: true });
  await gather(page, ['Ann', 'Bob', 'Cleo']);
  const stages = new Set<string>();
  let covers = 0;
  for (let acted = 0; acted < 400; acted++) {
    const screen = await screenOf(page);
    if (screen === 'over') break;
    if (screen === 'cover') {
      covers += 1;
      expect(await secrets(page)).toBe(0);
      if (covers === 5) {
        await takeTurn(page);
        await page.locator('.rr-raid').waitFor();
        await page.reload();
        await page.locator('.a-cover').waitFor();
        expect(await secrets(page)).toBe(0);
      }
    } else {
      const stage = await asked(page);
      if (stage !== '' && !stages.has(stage)) {
        stages.add(stage);
        expect(await serious(page), stage).toEqual([]);
        expect(await sideways(page), stage).toBeLessThanOrEqual(0);
      }
    }
    await takeTurn(page);
  }
  await page.locator('.rr-end').waitFor();
  expect(await serious(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(covers).toBeGreaterThan(8);
  // The building, hints and the accomplices' turn at least.
  expect(stages.size).toBeGreaterThanOrEqual(3);

  await page.getByRole('link', { name: /replay/i }).first().click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  expect(await page.locator('.rr-end').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.locator('.rr-map').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('RR-531 the keyboard alone, two at one device: a building is robbed, a hint used, a card played; each sees the own part only', async () => {
  const { page, context, faults } = await person(at.browser, { width: 800, height: 900 });
  await gather(page, ['Ann', 'Bob']);
  await pressByKeys(page, page.getByRole('radio', { name: /^Card room/ }));
  await pressByKeys(page, inBar(page, 'Rob it'));
  await pressByKeys(page, page.getByRole('button', { name: /^I am / }));
  await page.locator('.rr-hint-row').waitFor();
  expect(await page.locator('.rr-screen .rr-safe').count()).toBe(2);
  expect(await page.locator('.rr-hand').count()).toBe(0);

  const open = page.locator('.rr-hint-choice:has([data-state="open"])').first();
  const hint = (await open.locator('.rr-hint-choice-name').innerText()).trim();
  await pressByKeys(page, open);
  const use = inBar(page, 'Use');
  const choice = page.locator('.k-tray .rr-tool:not([aria-disabled]), .k-tray .rr-seats-pick button').first();
  if (await choice.isVisible()) await pressByKeys(page, choice);
  await pressByKeys(page, use);
  await page.locator('.rr-hint', { hasText: hint }).getByText('used').waitFor();
  const second = page.locator('.k-tray .rr-pick .rr-tool:not([aria-disabled])').first();
  if ((await page.locator('.rr-hint-row').count()) === 0) {
    if (await second.isVisible()) await pressByKeys(page, second);
    await pressByKeys(page, page.locator('.k-bar-controls button').first());
    await page.locator('.rr-hint-row').waitFor();
  }
  await pressByKeys(page, inBar(page, 'Send the accomplices'));

  await pressByKeys(page, page.getByRole('button', { name: /^I am / }));
  await page.locator('.rr-hand').waitFor();
  expect(await page.locator('.rr-screen .rr-safe').count()).toBe(0);
  await pressByKeys(page, page.locator('.rr-hand .k-card').last());
  await pressByKeys(page, inBar(page, /^Play: /));
  await page.getByRole('img', { name: 'The middle: 1 of 3 cards' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('RR-123 RR-124 RR-125 RR-126 RR-530 talk is open while a raid is prepared and closed in it, past the app and by names as well; who watches never speaks', async () => {
  const ann = await person(at.browser);
  const bob = await person(at.browser);
  await ann.page.goto(`${at.house.url}/new/rob-n-run?where=online`);
  await ann.page.getByRole('radio', { name: '2', exact: true }).click();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('One more player to come').waitFor();
  await bob.page.goto(at.house.url);
  await bob.page.getByRole('link', { name: /^Sit down/ }).first().click();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: /^Take seat/ }).first().click();
  await bob.page.locator('.k-bar').waitFor();
  await ann.page.locator('.k-bar').waitFor();
  expect(await chatPastTheApp(at.house, 'rob-n-run', ann)).toBe('passed on');
  expect(await chatPastTheApp(at.house, 'rob-n-run', ann, 'spectator')).toBe('kit:watching');
  const boss = (await screenOf(ann.page)) === 'waiting' ? bob : ann;
  await boss.page.locator('[data-thing="building:savings-bank"]').click();
  await inBar(boss.page, 'Rob it').click();
  await boss.page.locator('.rr-hint-row').waitFor();
  for (const one of [ann, bob]) {
    await one.page.getByText('Not a word').first().waitFor();
    expect(await chatPastTheApp(at.house, 'rob-n-run', one)).toBe('kit:chat-closed');
    expect(await renamePastTheApp(at.house, 'rob-n-run', one, 'torch')).toBe('kit:chat-closed');
    // Nor is the recording to be had, with all hands in it.
    expect(await replayPastTheApp(at.house, 'rob-n-run', one)).toBe('kit:not-over');
    await one.page.getByRole('tab', { name: 'Talk' }).click();
    expect(await one.page.getByRole('textbox').count()).toBe(0);
  }
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  for (const { context } of [ann, bob]) await context.close();
});
