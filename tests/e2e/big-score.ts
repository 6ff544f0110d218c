/** Plays The Big Score by what is on the screen: one action of the person at this page, found by role and name. */
import type { Locator, Page } from 'playwright-core';
import { readAnew } from './house';

export type Seen = 'acted' | 'waiting' | 'over';

/** How a control is pressed: by the mouse, or by keys alone. */
export type Press = (control: Locator) => Promise<void>;

const click: Press = (control) => control.click();

const shown = (locator: Locator): Promise<boolean> => locator.first().isVisible();
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name, disabled: false });

/** Chooses the first entry of a radio group that can be chosen, then confirms with the button that appears. */
async function chooseFrom(page: Page, press: Press, group: Locator, entry: RegExp, confirm: RegExp): Promise<Seen> {
  await press(group.getByRole('radio', { name: entry, disabled: false }).first());
  await press(button(page, confirm).first());
  return 'acted';
}

/** Sends each card of the hand to the first job that takes it, by the keys that the board offers. */
async function assign(page: Page, press: Press, most: number): Promise<Seen> {
  const hand = page.getByRole('list', { name: 'Your hand' });
  let stuck = 0;
  for (let turn = 0; turn < most; turn++) {
    const cards = hand.getByRole('button');
    const left = await cards.count();
    if (left <= stuck) break;
    await press(cards.nth(stuck));
    for (const job of ['1', '2', '3', '4', '5', '6']) {
      await page.keyboard.press(job);
      if ((await cards.count()) < left) break;
    }
    if ((await cards.count()) === left) {
      await press(cards.nth(stuck));
      stuck += 1;
    }
  }
  await press(button(page, /^Seal the plan$/));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Seal it' }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return 'acted';
}

interface Ways {
  press?: Press;
  /** Cards to send to jobs, at most; the others are lost. */
  cards?: number;
}

/** Does what the screen asks for that is there now. */
async function act(page: Page, flee: boolean, { press = click, cards = 14 }: Ways): Promise<Seen> {
  const cover = button(page, /^I am /);
  if (await shown(cover)) {
    await press(cover);
    return 'acted';
  }
  if (await shown(page.getByRole('table', { name: 'The reckoning' }))) return 'over';
  const dossiers = page.getByRole('radiogroup', { name: 'Six dossiers' });
  if (await shown(dossiers.getByRole('radio', { disabled: false }))) return chooseFrom(page, press, dossiers, /with/, /^Be /);
  if (await shown(button(page, /^(Seal the plan|Start over)$/))) return assign(page, press, cards);
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false });
  if ((await shown(hand)) && (await shown(page.getByText('Pick a card', { exact: false }).or(page.getByText('Only you see these.'))))) {
    await press(hand.first());
    await press(button(page, /^Hire the /));
    return 'acted';
  }
  const fists = page.getByRole('radiogroup', { name: 'What does your fist hold?' });
  if (await shown(fists.getByRole('radio', { disabled: false }))) {
    const entry = (await shown(fists.getByRole('radio', { name: /Flee/ }))) ? (flee ? /Flee/ : /Rob/) : /./;
    return chooseFrom(page, press, fists, entry, /^Hold out/);
  }
  for (const name of [/^Keep: /, /^Not now/]) {
    if (!(await shown(button(page, name)))) continue;
    await press(button(page, name));
    return 'acted';
  }
  return 'waiting';
}

/** Does what this page asks its person for. `flee`: whether to leave the vault when asked. */
export const takeTurn = (page: Page, flee: boolean, ways: Ways = {}): Promise<Seen> => readAnew(page, () => act(page, flee, ways));
