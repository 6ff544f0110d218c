/** Two people, two browsers, one match from the first click to the reckoning; then the replay. */
import { expect, test } from 'vitest';
import { takeTurn } from './big-score';
import { person, type Person } from './house';
import { opened } from './opened';

const at = opened();

/** Ann opens a table for two from the home page, Bob finds it there and sits down. */
async function sitDown(ann: Person, bob: Person): Promise<void> {
  await ann.page.goto(at.house.url);
  await ann.page.getByRole('link', { name: /^Play online/ }).first().click();
  await ann.page.getByRole('radio', { name: '2', exact: true }).click();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('One more player to come').waitFor();
  await bob.page.goto(at.house.url);
  await bob.page.getByRole('link', { name: /^Sit down/ }).first().click();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: /^Take seat/ }).first().click();
}

/** Both act when asked until both see the end. `middle` runs once, half-way. */
async function playOut(people: Person[], middle: () => Promise<void>): Promise<void> {
  let acted = 0;
  let halfway = false;
  for (let idle = 0; idle < 200; ) {
    const seen = [];
    for (const { page } of people) seen.push(await takeTurn(page, acted > 90));
    if (seen.every((s) => s === 'over')) return;
    const moved = seen.filter((s) => s === 'acted').length;
    acted += moved;
    idle = moved > 0 ? 0 : idle + 1;
    if (moved === 0) await people[0]!.page.waitForTimeout(50);
    if (!halfway && acted >= 40) {
      halfway = true;
      await middle();
    }
  }
  throw new Error('nobody is asked and the game is not over');
}

test('two browsers create, join and play a whole match, one reloading in the middle and the server crashing once; then watch it again', async () => {
  const ann = await person(at.browser);
  const bob = await person(at.browser, { width: 390, height: 780 });
  await sitDown(ann, bob);
  await playOut([ann, bob], async () => {
    await bob.page.reload();
    await at.house.crashAndRestart();
    await ann.page.getByRole('group', { name: 'The bosses' }).waitFor();
  });
  expect(await ann.page.getByRole('table', { name: 'The reckoning' }).count()).toBe(1);
  const winner = await ann.page.getByRole('region', { name: 'Result' }).innerText();
  expect(await bob.page.getByRole('region', { name: 'Result' }).innerText()).not.toBe('');
  expect(winner).toMatch(/win/i);

  await ann.page.getByRole('link', { name: 'Watch the replay' }).click();
  const step = ann.page.getByRole('slider', { name: 'Step' });
  await step.waitFor();
  const last = Number(await step.getAttribute('aria-valuemax') ?? await step.getAttribute('max'));
  expect(last).toBeGreaterThan(60);
  const beginning = ann.page.getByRole('heading', { name: 'Six dossiers' });
  await beginning.waitFor();
  await ann.page.getByRole('button', { name: 'Last step' }).click();
  await ann.page.getByRole('table', { name: 'The reckoning' }).waitFor();
  await ann.page.getByRole('button', { name: 'First step' }).click();
  await beginning.waitFor();
  // From part to part: the line tells where one is.
  await ann.page.keyboard.press('Shift+ArrowRight');
  expect(await step.getAttribute('aria-valuetext')).toMatch(/of \d+, Act I, round 1 · Hire crew$/);
  await ann.page.getByRole('button', { name: 'Next part' }).click();
  expect(await step.getAttribute('aria-valuetext')).toMatch(/Act I, round 1 · Assign crew$/);
  await ann.page.keyboard.press('Home');
  for (let i = 0; i < last; i++) await ann.page.keyboard.press('ArrowRight');
  await ann.page.getByRole('table', { name: 'The reckoning' }).waitFor();
  expect(new URL(ann.page.url()).hash).toContain(`step=${last}`);
  expect([...ann.faults, ...bob.faults].filter((f) => !/ERR_CONNECTION_REFUSED|WebSocket/.test(f))).toEqual([]);
});
