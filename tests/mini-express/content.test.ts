import { afterEach, describe, expect, test, vi } from 'vitest';
import { COLOURS, COMPANIES, inOrder } from '../../games/mini-express/companies';
import * as tables from '../../games/mini-express/content/tables';
import type { City, Hex } from '../../games/mini-express/content/map';
import { gridOf, MAPS } from '../../games/mini-express/grid';
import { around, distance, keyOf, northFirst } from '../../games/mini-express/hexes';
import { act, edit, fresh, hexes, MAP_IDS, on, rig } from './play';

const { BOT, DEBT_TILES, DEMAND_TILES, SHARE_VALUES } = tables;
const { uk1918: uk, tw1908: tw } = MAPS;
const names = (cities: City[]): string[] => cities.map(({ name }) => name);
const size = (hexesOf: { qFrom: number; qTo: number }[]): number => hexesOf.reduce((sum, { qFrom, qTo }) => sum + qTo - qFrom + 1, 0);
const x = ({ q, r }: Hex): number => Math.sqrt(3) * (q + r / 2);
const y = ({ r }: Hex): number => 1.5 * r;

describe('pieces', () => {
  test('ME-002 ME-026 four companies, in the order that breaks all ties; anybody builds with any of them', () => {
    expect(COMPANIES).toEqual(['brown', 'grey', 'orange', 'white']);
    expect(inOrder(['white', 'grey', 'brown'])).toEqual(['brown', 'grey', 'white']);
    const table = edit(fresh(), (G) => { for (const own of Object.values(G.seats)) own.shares.orange = 0; });
    act(table, '0', 'buildTrack', { company: 'orange', route: hexes([0, -1], [-1, -1]) });
    expect(on(table, -1, -1)).toEqual(['orange']);
  });

  test('ME-020 32 demand tiles: each mixed pair 4 times, each double once, 4 wild', () => {
    const pairs = COMPANIES.flatMap((a, i) => COMPANIES.slice(i + 1).map((b) => [a, b].join()));
    expect(DEMAND_TILES.filter(({ icons }) => new Set(icons).size === 2).map(({ icons, count }) => [icons.join(), count])).toEqual(pairs.map((pair) => [pair, 4]));
    expect(DEMAND_TILES.filter(({ icons }) => icons.length === 2 && icons[0] === icons[1]).map(({ icons, count }) => [icons[0], count])).toEqual(COMPANIES.map((c) => [c, 1]));
    expect(DEMAND_TILES.find(({ id }) => id === 'wild')).toEqual({ id: 'wild', icons: [], wildIcons: 2, count: 4 });
  });

  test('ME-012 ME-386 six different Debt tiles', () => {
    expect(new Set(DEBT_TILES.map(({ penalties }) => penalties.map(({ company }) => company).join())).size).toBe(6);
    for (const { penalties } of DEBT_TILES) expect(penalties.map(({ influence }) => influence)).toEqual([-1, -1]);
  });

  test('ME-015 eight Boom City tiles; ME-017 one bonus marker each for brown, grey and orange; ME-014 three Limit tiles', () => {
    expect(tw.whiteBuild!.boomCityTiles).toBe(8);
    expect(tw.connectionBonus!.companies).toEqual([...COLOURS]);
    expect(tw.limitTiles!.companies).toEqual([...COLOURS]);
  });

  test('ME-011 ME-022 the value table has a row for each length from 0 to 15, and to 20 with the extension', () => {
    expect(SHARE_VALUES.map(({ length }) => length)).toEqual(Array.from({ length: 21 }, (_, i) => i));
    expect(BOT).toEqual({ chips: { brown: 3, grey: 3, orange: 3, white: 3 }, takesShareAtOrBelow: 1 });
  });
});

describe('the maps', () => {
  test('ME-010 ME-033 the UK', () => {
    expect(size(uk.land)).toBe(199);
    expect(uk.cities.filter(({ role }) => role === 'start').map(({ id, startOf }) => [id, startOf])).toEqual([['london', [...COLOURS]]]);
    expect(uk.cities.flatMap(({ number }) => number ?? [])).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
    expect(uk.cities.filter(({ role }) => role === 'wild')).toHaveLength(9);
    expect(Object.fromEntries(uk.underground.map(({ direction, value }) => [direction, value]))).toEqual({ E: 1, SE: 2, SW: 2, W: 3, NW: 3, NE: 1 });
    expect([uk.ferries.length, uk.redBorders.length, uk.cities.filter(({ key }) => key).length]).toEqual([8, 11, 6]);
  });

  test('ME-010 ME-034 Taiwan', () => {
    expect([size(tw.land), tw.mountains.length]).toEqual([155, 27]);
    expect(names(tw.cities.filter(({ role }) => role === 'start'))).toEqual(['Taipei', 'Taichung', 'Tainan']);
    expect(tw.cities.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    expect(names(tw.cities.filter(({ star }) => star)).toSorted()).toEqual(['Changhua', 'Chiayi', 'Hualien', 'Kaohsiung', 'Taitung', 'Yilan']);
    expect(tw.cities.filter(({ side }) => side === 'EW').map(({ number }) => number)).toEqual([2]);
  });

  test('ME-032 cities of both maps are one kind of record; what does not apply is empty', () => {
    const keys = Object.keys(uk.cities[0]!);
    for (const city of [...uk.cities, ...tw.cities]) expect(Object.keys(city)).toEqual(keys);
    for (const city of tw.cities) expect(city).toMatchObject({ wildIcons: 0, key: false, ferryOnly: false });
    for (const city of uk.cities) expect(city).toMatchObject({ star: false, side: null });
  });

  test('ME-040 ME-041 hexes are axial: six neighbours from east by southeast round to northeast, and straight distances', () => {
    expect(around({ q: 0, r: 0 })).toEqual(hexes([1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]));
    expect([distance({ q: 0, r: 0 }, { q: 2, r: -1 }), distance({ q: -4, r: 0 }, { q: 1, r: -2 }), distance({ q: 3, r: 3 }, { q: 3, r: 3 })]).toEqual([2, 5, 0]);
    expect(hexes([1, 0], [0, -1], [0, 0]).sort(northFirst)).toEqual(hexes([0, -1], [0, 0], [1, 0]));
    const centre = { q: 0, r: 0 };
    for (const hex of around(centre)) expect(Math.hypot(x(hex), y(hex))).toBeCloseTo(Math.sqrt(3));
  });

  test('ME-043 the bounds enclose all hexes and ferries', () => {
    for (const map of [uk, tw]) {
      const { minX, maxX, minY, maxY } = map.bounds;
      for (const hex of [...gridOf({ map: map.id }).hexes, ...map.ferries]) {
        expect(x(hex) - Math.sqrt(3) / 2).toBeGreaterThanOrEqual(minX - 0.01);
        expect(x(hex) + Math.sqrt(3) / 2).toBeLessThanOrEqual(maxX + 0.01);
        expect(y(hex) - 1).toBeGreaterThanOrEqual(minY - 0.01);
        expect(y(hex) + 1).toBeLessThanOrEqual(maxY + 0.01);
      }
    }
  });

  test('ME-044 ferry hexes are sea, cities and mountains are land, and no two cities share a hex', () => {
    for (const id of MAP_IDS) {
      const { map, at } = gridOf({ map: id });
      for (const ferry of map.ferries) expect(at.has(keyOf(ferry))).toBe(false);
      for (const hex of [...map.cities, ...map.mountains, ...map.underground]) expect(at.has(keyOf(hex))).toBe(true);
      expect(new Set(map.cities.map(keyOf)).size).toBe(map.cities.length);
      for (const { a, b } of map.redBorders) expect(distance(a, b)).toBe(1);
    }
  });

  test('ME-047 the companies on a hex are always listed in company order', () => {
    const table = rig(fresh(), { trains: { white: [[0, -1]], orange: [[0, -1]] } });
    act(table, '0', 'buildTrack', { company: 'brown', route: hexes([0, -1], [-1, -1]) });
    expect(on(table, 0, -1)).toEqual(['brown', 'orange', 'white']);
  });
});

describe('tables of the house', () => {
  afterEach(() => {
    vi.doUnmock('../../games/mini-express/content/tables');
    vi.doUnmock('../../games/mini-express/content/uk1918');
    vi.resetModules();
  });

  test('ME-031 values, tiles, influence, setup, Bot and maps can be replaced without touching code', async () => {
    vi.resetModules();
    vi.doMock('../../games/mini-express/content/tables', () => ({
      ...tables,
      INFLUENCE: { ...tables.INFLUENCE, max: 3 },
      SHARE_VALUES: tables.SHARE_VALUES.map((row) => ({ ...row, first: 100 })),
      SETUP_BY_SEATS: tables.SETUP_BY_SEATS.map((row) => ({ ...row, boardShares: 3 })),
      DEBT_TILES: tables.DEBT_TILES.map((tile) => ({ ...tile, id: `${tile.id}-new` })),
      DEMAND_TILES: [{ id: 'grey-grey-grey', icons: ['grey', 'grey', 'grey'], wildIcons: 0, count: 28 }],
      BOT: { ...BOT, chips: { brown: 1, grey: 0, orange: 0, white: 0 } },
    }));
    const cities = uk.cities.map((city) => (city.id === 'oxford' ? { ...city, key: true } : city));
    vi.doMock('../../games/mini-express/content/uk1918', () => ({ UK_1918: { ...uk, cities } }));
    const { ruleset } = await import('../../games/mini-express/game');
    const { Table } = await import('../../games/kit/table');
    const table = new Table(ruleset, { players: 1, seed: 'other', options: { cloakAndDagger: true } });
    table.act('0', 'splitDraft', { single: 'brown' });
    expect(table.G.companies.brown.shares).toBe(3);
    expect(table.G.players['0']!.debt).toMatch(/-new$/);
    table.act('0', 'buildTrack', { company: 'brown', route: hexes([0, -1], [-1, -1]) });
    expect(table.G.seats['0']!.influence.grey).toBe(3);
    expect(table.G.companies.brown.length).toBeGreaterThanOrEqual(2);
    table.act('0', 'buildUnderground', { id: 'ug-e' });
    expect(table.log.flatMap(({ metadata }) => (metadata as { events?: { type: string; company?: string }[] })?.events ?? [])
      .filter(({ type }) => type === 'bot-drew').map(({ company }) => company)).toEqual(['brown', 'brown']);
    const { reckonScores } = await import('../../games/mini-express/scoring');
    expect(Object.values(reckonScores(table.G).companies.white.stakes).map(({ value }) => value)).toEqual([100, 100]);
  });
});
