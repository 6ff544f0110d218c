/**
 * `npm run screenshots [-- GAME …] [--size phone|tablet|desk] [--only WORD]`: every page, and every kind of moment of
 * each game's matches, at three sizes, by night and by day, into `screenshots/`, to be looked at. `--only` keeps the
 * pictures whose names have the word in them.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { catalogue } from '../../games/index';
import { openBrowser, openHouse, person, type House } from '../e2e/house';
import { scenesOf, type Scene } from './scenes';

const SIZES = [
  { size: 'phone', width: 360, height: 640 },
  { size: 'tablet', width: 768, height: 1024 },
  { size: 'desk', width: 1440, height: 900 },
];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { size: { type: 'string' }, only: { type: 'string', default: '' } } });
const games = catalogue.filter(({ manifest }) => positionals.length === 0 || positionals.includes(manifest.id));
const sizes = SIZES.filter(({ size }) => values.size === undefined || values.size === size);

interface Shot {
  name: string;
  /** Address, from the house's door on. */
  path: string;
  /** What the device keeps when the page is opened. */
  keeps?: Record<string, unknown>;
  /** Taken by day as well. */
  byDay: boolean;
}

const sceneShot = (game: string, { name, table }: Scene, byDay: boolean): Shot => ({
  name: `${game}-${name}`, path: `/table/${table.id}`, keeps: { [`table.${table.id}`]: table }, byDay,
});

/** A table as the home page lists it. */
const listed = ({ id, game, seats, awaited, updatedAt }: Scene['table'], over: boolean) =>
  ({ id, game, names: seats.map(({ name }) => name), bots: seats.map(({ bot }) => bot), asked: over ? [] : awaited, over, at: updatedAt });

/** A match online with one seat taken. Returns what the one who holds it keeps. */
async function seatOnline(house: House, game: string, players: number, bots: boolean): Promise<{ path: string; keeps: Record<string, unknown> }> {
  const ask = async (path: string, body: object): Promise<Record<string, string>> =>
    (await (await fetch(`${house.url}/games/${game}/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as Record<string, string>;
  const { matchID } = await ask('create', { numPlayers: players, setupData: {} });
  const { playerCredentials: credentials } = await ask(`${matchID}/join`, { playerID: '0', playerName: 'Ada' });
  if (bots) for (let seat = 1; seat < players; seat++) await ask(`${matchID}/bot`, { playerID: '0', credentials, seat: String(seat), on: true });
  return { path: `/match/${game}/${matchID}`, keeps: { seats: [{ game, matchID, seat: '0', credentials, name: 'Ada', at: Date.now() }] } };
}

async function gameShots(house: House, entry: (typeof catalogue)[number]): Promise<Shot[]> {
  const { id, players: { min, max } } = entry.manifest;
  const players = Math.max(min, Math.min(3, max));
  const scenes = await scenesOf(entry, players, 'pictures');
  const end = scenes.at(-1)!.table;
  // The first moment that a device which goes round is covered at.
  const hidden = scenes.find(({ table: { state } }) => !entry.manifest.uncovered?.includes(state.ctx.phase)) ?? scenes[0]!;
  const shared: Scene['table'] = { ...hidden.table, id: `local-${id}-shared`, seats: end.seats.map((_, i) => ({ name: `Person ${i + 1}`, bot: false })) };
  return [
    { name: `new-${id}`, path: `/new/${id}`, byDay: true },
    { name: `new-device-${id}`, path: `/new/${id}?where=device`, byDay: false },
    { name: `rules-${id}`, path: `/rules/${id}`, byDay: true },
    ...scenes.map((scene, i) => sceneShot(id, scene, i === 0 || scene.name === 'end')),
    { name: `${id}-cover`, path: `/table/${shared.id}`, keeps: { [`table.${shared.id}`]: shared }, byDay: true },
    { name: `${id}-replay`, path: `/replay/${id}/${end.id}#step=${Math.floor(end.log.length / 2)}`, keeps: { [`table.${end.id}`]: end }, byDay: true },
    { name: `${id}-waiting`, ...(await seatOnline(house, id, players, false)), byDay: true },
    { name: `${id}-online`, ...(await seatOnline(house, id, players, true)), byDay: false },
    { name: `${id}-join`, path: (await seatOnline(house, id, players, false)).path.replace('/match/', '/join/'), byDay: false },
    { name: `${id}-home`, path: '/', keeps: { tables: [listed(shared, false), listed(end, true)], ...(await seatOnline(house, id, players, true)).keeps }, byDay: true },
  ];
}

const pages: Shot[] = Object.entries({ home: '/', replay: '/replay', about: '/about', kit: '/kit', lost: '/nowhere' })
  .map(([name, path]) => ({ name, path, byDay: true }));

async function shoot(page: Page, url: string, { path, keeps = {} }: Shot, file: string, whole: boolean): Promise<void> {
  // The keeping must be there before the page's first look at it.
  await page.goto(`${url}/healthz`);
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(`getaway.${key}`, JSON.stringify(value));
  }, keeps);
  await page.goto(url + path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.a-waiting') === null && document.fonts.status === 'loaded');
  await page.waitForTimeout(150);
  await page.screenshot({ path: file, fullPage: whole });
}

async function shootAll(browser: Browser, house: House, shots: Shot[]): Promise<void> {
  for (const { size, width, height } of sizes)
    for (const dark of [true, false]) {
      const { page, context, faults } = await person(browser, { width, height, dark });
      for (const shot of shots.filter(({ byDay, name }) => (dark || byDay) && name.includes(values.only))) {
        const file = `screenshots/${shot.name}-${size}-${dark ? 'dark' : 'light'}.png`;
        await shoot(page, house.url, shot, file, !/^\/(table|match|replay)\b/.test(shot.path));
        for (const fault of faults.splice(0)) if (!/404/.test(fault)) console.log(`${file}: ${fault}`);
      }
      await context.close();
      console.log(`${size}, ${dark ? 'dark' : 'light'}: done`);
    }
}

mkdirSync('screenshots', { recursive: true });
const house = await openHouse();
const browser = await openBrowser();
try {
  const shots = [...(positionals.length === 0 ? pages : []), ...(await Promise.all(games.map((entry) => gameShots(house, entry)))).flat()];
  await shootAll(browser, house, shots);
} finally {
  await browser.close();
  await house.stop();
}
