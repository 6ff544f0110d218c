/** Being called when it becomes one's turn, and taking a move back where that is fair. */
import type { State } from 'boardgame.io';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index';
import { canUndo } from '../../games/kit/undo';
import { playThrough, savedAt } from '../tools/scenes';
import type { SavedTable } from '../../ui/client/local';
import { takeTurn } from './big-score';
import { person } from './house';
import { opened } from './opened';

const at = opened();

const ask = async (path: string, body: object): Promise<Record<string, string>> =>
  (await (await fetch(`${at.house.url}/games/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as Record<string, string>;

interface Called extends Window {
  notes: string[];
  away: boolean;
}

/** A browser that allows notes and keeps them, and a page that can be looked away from. */
const watched = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const here = window as unknown as Called;
    here.notes = [];
    here.away = false;
    class Note extends EventTarget {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string) {
        super();
        here.notes.push(title);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Note });
    Object.defineProperty(document, 'hidden', { get: () => here.away });
  });

test('when it becomes my turn, the title is marked and one note comes, once', async () => {
  const [ann, ben] = [await person(at.browser), await person(at.browser)];
  await watched(ben.page);
  const { matchID } = await ask('big-score/create', { numPlayers: 2, setupData: { ages: 'seats' } });
  for (const [seat, { page }] of [ann, ben].entries()) {
    const { playerCredentials: credentials } = await ask(`big-score/${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat + 1}` });
    await page.goto(`${at.house.url}/about`);
    await page.evaluate((mine) => localStorage.setItem('getaway.seats', JSON.stringify([mine])), { game: 'big-score', matchID, seat: String(seat), credentials, name: 'x', at: 1 });
  }
  for (const { page } of [ann, ben]) {
    await page.goto(`${at.house.url}/match/big-score/${matchID}`);
    await page.getByRole('group', { name: 'The bosses' }).waitFor();
  }
  await ben.page.getByRole('button', { name: 'More' }).click();
  await ben.page.getByRole('menuitem', { name: 'Notify me when it is my turn' }).click();
  const notes = () => ben.page.evaluate(() => (window as unknown as Called).notes);
  expect(await ben.page.title()).not.toMatch(/^●/);
  await ben.page.evaluate(() => void ((window as unknown as Called).away = true));
  expect(await takeTurn(ann.page, false)).toBe('acted');
  await ben.page.waitForFunction(() => document.title.startsWith('●'));
  expect(await notes()).toEqual(['It is your turn']);
  // More news of the same turn calls nobody again: somebody comes to watch, and the line is cut and mended.
  const guest = await person(at.browser);
  await guest.page.goto(`${at.house.url}/match/big-score/${matchID}`);
  await guest.page.getByRole('group', { name: 'The bosses' }).waitFor();
  await ben.context.setOffline(true);
  await ben.page.getByText('Line cut').first().waitFor();
  await ben.context.setOffline(false);
  await ben.page.getByText('Connected').first().waitFor();
  expect(await notes()).toEqual(['It is your turn']);
  expect((await ben.page.title()).match(/●/g)).toHaveLength(1);
  // Done with it: the mark goes. Hiring asks both at once, and Ann's choice is not waited for by Ben's own.
  expect(await takeTurn(ben.page, false)).toBe('acted');
  await ben.page.getByRole('list', { name: 'Your hand' }).waitFor();
  expect(await takeTurn(ben.page, false)).toBe('acted');
  await ben.page.waitForFunction(() => !document.title.startsWith('●'));
  for (const { context } of [ann, ben, guest]) await context.close();
});

/** A moment after a move that can be taken back, and one after a move of the same kind of seat that cannot. */
async function moments(): Promise<{ fair: SavedTable; unfair: SavedTable } | undefined> {
  for (const entry of catalogue) {
    const { game } = await entry.ruleset();
    const found: { fair?: SavedTable; unfair?: SavedTable } = {};
    if (game.disableUndo) continue;
    await playThrough(entry, entry.manifest.players.min, 'undo', (moment, initialState: State) => {
      const { G, ctx } = moment.state;
      const [seat, ...others] = Object.keys(G.asked);
      const last = moment.log.findLast(({ action, automatic }) => action.type === 'MAKE_MOVE' && !automatic);
      if (seat === undefined || others.length > 0 || last?.action.payload.playerID !== seat) return;
      const kind = canUndo(G, ctx, moment.log, seat) ? 'fair' : 'unfair';
      found[kind] ??= savedAt(entry, kind, initialState, moment, (other) => other === seat);
    });
    if (found.fair && found.unfair) return { fair: found.fair, unfair: found.unfair };
  }
  return undefined;
}

test('a move is taken back where nothing was drawn or shown, and cannot be elsewhere', async () => {
  const tables = await moments();
  expect(tables).toBeDefined();
  const { fair, unfair } = tables!;
  const { page, context, faults } = await person(at.browser);
  await page.goto(`${at.house.url}/about`);
  await page.evaluate((kept) => {
    for (const table of kept) localStorage.setItem(`getaway.table.${table.id}`, JSON.stringify(table));
  }, [fair, unfair]);
  const stored = () => page.evaluate((id) => (JSON.parse(localStorage.getItem(`getaway.table.${id}`)!) as SavedTable).log.map(({ action }) => action.type), fair.id);
  const back = page.getByRole('button', { name: 'Take back' });
  await page.goto(`${at.house.url}/table/${unfair.id}`);
  await page.locator('.k-bar').waitFor();
  expect(await back.count()).toBe(0);
  await page.goto(`${at.house.url}/table/${fair.id}`);
  await back.click();
  await page.waitForFunction((id) => localStorage.getItem(`getaway.table.${id}`)!.includes('"UNDO"'), fair.id);
  expect((await stored()).at(-1)).toBe('UNDO');
  expect(faults).toEqual([]);
  await context.close();
});

test('motion comes as the browser wants it: letters that fall into place, or a still page', async () => {
  for (const reducedMotion of [false, true]) {
    const { page, context } = await person(at.browser, { reducedMotion });
    await page.addInitScript(() => {
      const moved = new Set<string>();
      Object.assign(window, { moved });
      // A thousandth of a second, as reduced motion has it, is no motion.
      const lasts = (event: Event, what: 'animationDuration' | 'transitionDuration') => parseFloat(getComputedStyle(event.target as Element)[what]) > 0.01;
      addEventListener('animationstart', (event) => void (lasts(event, 'animationDuration') && moved.add(event.animationName)), true);
      addEventListener('transitionrun', (event) => void (lasts(event, 'transitionDuration') && moved.add(event.propertyName)), true);
    });
    await page.goto(at.house.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const moved = () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
    if (reducedMotion) {
      await page.waitForTimeout(300);
      expect(await moved()).toEqual([]);
    } else await expect.poll(moved).toContain('a-flap');
    await context.close();
  }
});
