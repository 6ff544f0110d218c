import { describe, expect, test } from 'vitest';
import { freeCells, fitsThere, gridOf, isFree, placings, presentFit, refusePlacing } from '../../games/escape-plan/city/placing';
import { distance } from '../../games/escape-plan/city/hex';
import { regionFacing } from '../../games/escape-plan/city/graph';
import type { PlacedTile } from '../../games/escape-plan/state';
import { act, choices, edit, only, open, refused, type EscapePlanTable } from './play';

const start: PlacedTile[] = [{ id: 'S1', q: 0, r: 0, rot: 3 }, { id: 'S2', q: 1, r: 0, rot: 3 }];
const at = (id: string, q: number, r: number, rot: number): PlacedTile => ({ id, q, r, rot });

/** Day 1 with these start tiles and these tiles open. */
const building = (openTiles: string[], city = start): EscapePlanTable => edit(open(3), (G) => {
  const all = [...G.openTiles, ...G.secret.cityDeck];
  Object.assign(G, { city, openTiles });
  G.officers = Object.fromEntries(city.map(({ id }) => [id, []]));
  G.secret.cityDeck = all.filter((id) => !openTiles.includes(id));
});

describe('placing a tile', () => {
  test('EP-364 EP-090 EP-091 EP-092 the example', () => {
    const table = building(['T10', 'T04', 'T08', 'T12']);
    expect(refused(table, '0', 'placeTile', { tile: 'T10', q: 2, r: 0, rot: 3 })).toMatchObject({ reason: 'cell-not-free', rule: 'EP-091' });
    for (let rot = 0; rot < 6; rot++)
      expect(refused(table, '0', 'placeTile', { tile: 'T04', q: 0, r: 1, rot })).toMatchObject({ reason: 'edges-differ', rule: 'EP-092' });
    act(table, '0', 'placeTile', { tile: 'T10', q: 1, r: -1, rot: 3 });
    expect(table.G.city.at(-1)).toEqual(at('T10', 1, -1, 3));
    expect(table.G.openTiles).toEqual(['T04', 'T08', 'T12']);
    expect(table.G.asked).toEqual({ 1: 'place' });
  });

  test('EP-090 the tile is one of the day\'s open ones; every placing listed is legal', () => {
    const table = building(['T10', 'T04', 'T08', 'T12']);
    expect(refused(table, '0', 'placeTile', { tile: 'T05', q: 1, r: -1, rot: 3 })).toMatchObject({ reason: 'tile-not-open', rule: 'EP-090' });
    const listed = choices(table, '0', 'placeTile');
    for (const { args } of listed) expect(refusePlacing(table.G, at(String(args.tile), Number(args.q), Number(args.r), Number(args.rot)))).toBeUndefined();
    expect(new Set(listed.map(({ args }) => args.tile))).toEqual(new Set(['T10', 'T08', 'T12']));
  });

  test('EP-016 printed edge k faces direction k + rot', () => {
    // T10: residential on edges 0 to 3, commercial on 4 and 5.
    expect([0, 1, 2, 3, 4, 5].map((direction) => regionFacing(at('T10', 0, 0, 0), direction))).toEqual([0, 0, 0, 0, 1, 1]);
    expect([0, 1, 2, 3, 4, 5].map((direction) => regionFacing(at('T10', 0, 0, 2), direction))).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test('EP-091 beside two tiles, empty, at most 3 from a start cell', () => {
    expect(freeCells(start)).toEqual([{ q: 1, r: -1 }, { q: 0, r: 1 }]);
    expect(isFree(gridOf(start), { q: 0, r: 0 })).toBe(false);
    const row = Array.from({ length: 8 }, (_, i) => [at('T01', i - 3, 0, 0), at('T02', i - 3, 1, 0)]).flat();
    for (const cell of freeCells(row)) expect(Math.min(distance(cell, { q: 0, r: 0 }), distance(cell, { q: 1, r: 0 }))).toBeLessThanOrEqual(3);
    expect(isFree(gridOf(row), { q: 5, r: 0 })).toBe(false);
    expect(isFree(gridOf([at('T01', 4, 0, 0), at('T02', 4, 1, 0)]), { q: 5, r: 0 })).toBe(false);
  });

  test('EP-092 one edge of equal Land is enough; water needs a Ferry on one side', () => {
    // T05 shows water without a Ferry on edges 0 and 1, T08 on 3 and 4, T09 with a Ferry on 3 and 4.
    expect(fitsThere(gridOf([at('T08', 1, 0, 0)]), at('T05', 0, 0, 0), 'land')).toBe(false);
    expect(fitsThere(gridOf([at('T09', 1, 0, 0)]), at('T05', 0, 0, 0), 'land')).toBe(true);
    expect(fitsThere(gridOf([at('T10', 1, 0, 0)]), at('T11', 0, 0, 0), 'land')).toBe(true);
    // Commercial edge 3 of T11, turned to the east, against residential.
    expect(fitsThere(gridOf([at('T10', 1, 0, 0)]), at('T11', 0, 0, 3), 'land')).toBe(false);
  });

  test('EP-093 a tile that fits nowhere waits while another one fits', () => {
    // The edges towards the free cells are residential and industrial; the Old Pier has neither.
    const table = building(['T04', 'T10', 'T08', 'T12']);
    expect(presentFit(gridOf(table.G.city), table.G.openTiles)).toBe('land');
    expect(choices(table, '0', 'placeTile').some(({ args }) => args.tile === 'T04')).toBe(false);
    expect(refused(table, '0', 'placeTile', { tile: 'T04', q: 1, r: -1, rot: 0 })?.rule).toBe('EP-092');
  });

  test('EP-094 if no open tile fits, one shared edge without Ferry-less water is enough', () => {
    const pier = { city: start, openTiles: ['T04'] };
    expect(presentFit(gridOf(pier.city), pier.openTiles)).toBe('dry');
    expect(placings(pier)).toHaveLength(12);
    // T05's water has no Ferry: turned by 4 it faces both neighbours of (1,-1).
    const market = { city: start, openTiles: ['T05'] };
    const turns = placings(market).filter(({ q, r }) => q === 1 && r === -1).map(({ rot }) => rot);
    expect([presentFit(gridOf(market.city), market.openTiles), turns]).toEqual(['dry', [0, 1, 2, 3, 5]]);
    expect(refusePlacing(market, at('T05', 1, -1, 4))).toMatchObject({ reason: 'edges-wet', rule: 'EP-094' });
  });

  test('EP-094 and if even that fails, any turn on a free cell will do', () => {
    // The only free cell near enough, (3,0), lies between two edges of water without a Ferry.
    const wet = { city: [at('T05', 4, 0, 3), at('T08', 3, 1, 5)], openTiles: ['T10'] };
    expect(freeCells(wet.city)).toEqual([{ q: 3, r: 0 }]);
    expect([presentFit(gridOf(wet.city), wet.openTiles), placings(wet).length]).toEqual(['any', 6]);
  });

  test('EP-095 EP-033 opening: printed officers from the supply, gang members, and the top tile of each pile', () => {
    const table = building(['T10', 'T02', 'T08', 'T12']);
    const { businessPile, safeHousePile } = table.G.secret;
    const supply = { ...table.G.officerSupply };
    const [business, house] = [businessPile.at(-1), safeHousePile.at(-1)];
    const events = act(table, '0', 'placeTile', { tile: 'T10', q: 1, r: -1, rot: 3 });
    expect(table.G.officers.T10).toEqual(['federal', 'county']);
    expect([supply.federal - table.G.officerSupply.federal, supply.county - table.G.officerSupply.county]).toEqual([1, 1]);
    expect([table.G.spots['T10.business'], table.G.spots['T10.safehouse']]).toEqual([business, house]);
    expect(only(events, 'spot-opened').map(({ place }) => place).toSorted()).toEqual([business, house].toSorted());
    const next = choices(table, '1', 'placeTile').find(({ args }) => args.tile === 'T02')!;
    act(table, '1', 'placeTile', next.args);
    expect(table.G.gangs['T02.gang']).toEqual({ members: 2, control: null });
    expect(table.undo('1')).toBe(false);
  });
});
