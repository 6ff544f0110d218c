/** A whole match by keys alone, from the home page to the result, with motion as the browser comes. */
import { expect, test } from 'vitest';
import { takeTurn } from './big-score';
import { person } from './house';
import { pressByKeys } from './keys';
import { opened } from './opened';

const at = opened();

test('two people play a match without a mouse: every control is reached and pressed by keys', async () => {
  const { page, faults } = await person(at.browser, { reducedMotion: false });
  // Whatever a mouse does would be an error of this test.
  await page.addInitScript(() => addEventListener('mousedown', () => { throw new Error('a mouse was used'); }, true));
  await page.goto(at.house.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const press = pressByKeys.bind(null, page);
  await press(page.getByRole('link', { name: /^Pass and play/ }).first());
  await page.getByRole('radio', { name: '4', exact: true }).waitFor();
  const two = page.getByRole('radio', { name: '2', exact: true });
  // Radios of a group that has a choice are walked through by arrows: each one reached is chosen.
  await press(two);
  await press(page.getByRole('button', { name: 'Start the game' }));
  await page.getByRole('button', { name: /^I am / }).waitFor();
  let acted = 0;
  for (let seen = ''; seen !== 'over'; ) {
    seen = await takeTurn(page, acted > 60, { press, cards: 2 });
    if (seen === 'acted') acted += 1;
    else if (seen === 'waiting') await page.waitForTimeout(50);
    if (acted > 400) throw new Error('the match does not end');
  }
  expect(acted).toBeGreaterThan(60);
  const again = page.getByRole('region', { name: 'Result' }).getByRole('link', { name: 'Watch the replay' });
  await press(again);
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  expect(faults).toEqual([]);
});
