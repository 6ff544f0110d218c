import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../games/kit/manifest';
import { COMPANIES } from '../../games/mini-express/companies';
import { longestTrack } from '../../games/mini-express/length';
import { manifest } from '../../games/mini-express/manifest';
import { dealings } from '../../games/mini-express/seal';
import { act, edit, fresh, hexes, MAP_IDS, open, playThrough, rig, UK, type Options } from './play';

const check = (players: number, options: Options) => {
  const checked = checkOptions(manifest, players, options);
  return checked.ok ? 'ok' : checked.refusal.reason;
};
const MODULES: Options[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({ cloakAndDagger: (bits & 1) > 0, hustleAndBustle: (bits & 2) > 0, peakSteam: (bits & 4) > 0 }));

describe('options', () => {
  test('ME-001 ME-370 one to five players, on either map, the UK unless told otherwise', () => {
    expect(manifest.players).toEqual({ min: 1, max: 5 });
    for (const players of [1, 2, 3, 4, 5]) for (const map of MAP_IDS) {
      expect(check(players, { map })).toBe('ok');
      expect(Object.keys(open(players, { map }).G.seats).length).toBe(Math.max(2, players));
    }
    expect(open(3, {}).G.map).toBe('uk1918');
    expect(check(3, { map: 'uk1919' })).toBe('kit:option-value');
  });

  test('ME-007 the two maps of the pack are there, and no other', () => {
    const option = manifest.options.find(({ id }) => id === 'map')!;
    expect('values' in option && option.values.map(({ id }) => id)).toEqual(MAP_IDS);
    expect(MAP_IDS).toEqual(['uk1918', 'tw1908']);
  });

  test('ME-371 ME-373 Cloak & Dagger and Peak Steam go with both maps and all numbers of players, off by default', () => {
    for (const players of [1, 2, 3, 4, 5]) for (const map of MAP_IDS) {
      expect(check(players, { map, cloakAndDagger: true, peakSteam: true })).toBe('ok');
      expect(open(players, { map }).G).toMatchObject({ cloakAndDagger: false, peakSteam: false, hustleAndBustle: false });
    }
  });

  test('ME-372 ME-388 Hustle & Bustle is for 3 to 5 players, so never with a Bot', () => {
    for (const players of [1, 2]) expect(check(players, { hustleAndBustle: true })).toBe('kit:option-not-here');
    for (const players of [3, 4, 5]) {
      expect(check(players, { hustleAndBustle: true })).toBe('ok');
      expect(check(players, { hustleAndBustle: true, bot: true })).toBe('kit:option-not-here');
    }
  });

  test('ME-374 ME-400 the Bot joins one or two players, always one alone', () => {
    const seats = (players: number, options: Options) => Object.keys(open(players, options).G.seats).length;
    expect([seats(1, UK), seats(1, { ...UK, bot: true }), seats(1, { ...UK, bot: false })]).toEqual([2, 2, 2]);
    expect([seats(2, UK), seats(2, { ...UK, bot: true })]).toEqual([2, 3]);
    expect(check(3, { bot: true })).toBe('kit:option-not-here');
  });

  test('ME-380 ME-381 the three modules go with either map, and together', () => {
    for (const map of MAP_IDS) for (const modules of MODULES) {
      const table = playThrough(3, { map, ...modules }, `modules-${JSON.stringify(modules)}`);
      expect(table.over).toBe(true);
      const { G } = table;
      expect(G).toMatchObject(modules);
      const seats = Object.values(G.seats);
      expect(G.debts !== null).toBe(modules.cloakAndDagger);
      expect(COMPANIES.every((c) => G.result!.companies[c].length.final <= (modules.peakSteam ? 20 : 15))).toBe(true);
      expect(seats.every(({ signal }) => signal === (modules.hustleAndBustle ? 'red' : null))).toBe(true);
      // The last round is a whole one, whoever played when.
      expect(seats.map(({ lastTurn }) => lastTurn).toSorted((a, b) => a - b)).toEqual([2, 1, 0].map((before) => G.turnNo - before));
      const most = Math.max(...table.seats.map((seat) => dealings(G, seat)));
      expect(G.seal).toEqual(map === 'tw1908' && most > 0 ? table.seats.filter((seat) => dealings(G, seat) === most) : []);
    }
  });

  test('ME-384 players may talk freely', () => {
    expect([manifest.talk, manifest.quiet]).toEqual(['open', undefined]);
  });

  test('ME-385 Cloak & Dagger changes no turn: the same choices lead to the same table', () => {
    const [plain, cloak] = [fresh(3, UK), fresh(3, { ...UK, cloakAndDagger: true })];
    for (const table of [plain, cloak]) {
      edit(table, (G) => {
        G.demand.oxford = 'grey-grey';
        G.order = ['0', '1', '2'];
      });
      act(table, '0', 'buildTrack', { company: 'brown', route: hexes([0, -1], [-1, -1]) });
      act(table, '1', 'buildUnderground', { id: 'ug-nw' });
    }
    expect(cloak.G.seats).toEqual(plain.G.seats);
    expect(cloak.G.companies).toEqual(plain.G.companies);
    expect(cloak.asked).toEqual(plain.asked);
  });

  test('ME-022 ME-389 the track length ends at 15, with Peak Steam at 20, during play too', () => {
    expect([longestTrack({ peakSteam: false }), longestTrack({ peakSteam: true })]).toEqual([15, 20]);
    for (const [peakSteam, length] of [[false, 15], [true, 16]] as const) {
      const table = rig(fresh(3, { ...UK, peakSteam }), { length: { brown: 15 } });
      act(table, '0', 'buildTrack', { company: 'brown', route: hexes([0, -1], [-1, -1]) });
      expect(table.G.companies.brown.length).toBe(length);
    }
  });
});
