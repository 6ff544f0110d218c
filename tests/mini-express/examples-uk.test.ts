import { describe, expect, test } from 'vitest';
import { trackOffers } from '../../games/mini-express/offers';
import { termsOf } from '../../games/mini-express/trains';
import { act, areas, city, fresh, hexes, influenceOf, lengths, on, only, refused, rig, sell, UK } from './play';

const ferry = { brown: { company: 'brown', ferry: 'torquay-hastings' }, grey: { company: 'grey', ferry: 'torquay-hastings' } };

/** Brown in Torquay; grey and orange in Hastings, which is full. */
const channel = () => rig(fresh(), {
  area: { brown: 4, grey: 3 }, length: { grey: 6 }, demand: { torquay: 'grey-white' },
  trains: { brown: [[-8, 4]], grey: [[0, 2]], orange: [[0, 2]] },
});

describe('the rulebook\'s and the house\'s examples of the UK, played', () => {
  test('ME-470 Ada builds the southwest hex of the underground over brown and orange', () => {
    const table = rig(fresh(), {
      area: { brown: 2, grey: 4, orange: 3, white: 2 }, trains: { brown: [[-1, 1]], orange: [[-1, 1]] }, influence: { 0: { brown: 1 } },
    });
    expect(table.G.companies.white.length).toBe(8);
    act(table, '0', 'buildUnderground', { id: 'ug-sw' });
    expect(areas(table)).toBe('B3 G4 O4 W1');
    expect(table.G.companies.white.length).toBe(10);
    expect(on(table, -1, 1)).toEqual(['brown', 'orange', 'white']);
    expect(influenceOf(table, '0')).toBe('B2 G0 O1 W0');
  });

  test('ME-471 brown cannot ferry into full Hastings, grey can ferry to Torquay', () => {
    const table = channel();
    expect(areas(table)).toMatch(/^B4 G3/);
    expect([[-8, 4], [0, 2]].map(([q, r]) => on(table, q!, r!))).toEqual([['brown'], ['grey', 'orange']]);
    expect(['torquay', 'hastings'].map((id) => city(table, id).capacity)).toEqual([2, 2]);
    expect(refused(table, '0', 'buildFerry', ferry.brown)).toBe('city-full ME-211');
    expect(refused(table, '0', 'buildFerry', ferry.grey)).toBe('');
  });

  test('ME-472 grey\'s ferry to Torquay: trains, length with the key, influence, the tile and the line', () => {
    const table = channel();
    act(table, '0', 'buildFerry', ferry.grey);
    expect(areas(table)).toMatch(/^B5 G0/);
    expect(table.G.companies.grey.length).toBe(9);
    expect(influenceOf(table, '0')).toBe('B0 G1 O0 W1');
    expect(on(table, -8, 4)).toEqual(['brown', 'grey']);
    expect(table.G.demand).not.toHaveProperty('torquay');
    expect(table.G.ferries).toEqual({ 'torquay-hastings': 'grey' });
  });

  test('ME-478 what grey reaches with 4 trains at the start', () => {
    const table = fresh();
    const needs = Object.fromEntries(trackOffers(table.G, 'grey').map((offer) => [offer.city, offer.trains]).filter(([, need]) => (need as number) <= 4));
    expect(needs).toEqual({
      hastings: 2, oxford: 2, cambridge: 2, dover: 3, southampton: 3, harwich: 3, bristol: 4, norwich: 4, leicester: 4,
    });
  });

  test('ME-479 brown from London to Oxford: two routes, and what the first one gives to all', () => {
    const table = rig(fresh(), {
      trains: { grey: [[0, -1]], white: [[0, -1]] }, area: { brown: 4, grey: 2, orange: 4, white: 1 }, demand: { oxford: 'brown-orange' },
    });
    const routes = trackOffers(table.G, 'brown').filter((offer) => offer.city === 'oxford').map(({ route }) => route);
    expect(routes).toHaveLength(2);
    expect(routes).toEqual(expect.arrayContaining([hexes([0, -1], [-1, -1]), hexes([-1, 0], [-1, -1])]));
    act(table, '0', 'buildTrack', { company: 'brown', route: hexes([0, -1], [-1, -1]) });
    expect(areas(table)).toBe('B2 G3 O4 W2');
    expect(table.G.companies.brown.length).toBe(1);
    expect(influenceOf(table, '0')).toBe('B1 G0 O1 W0');
    expect(on(table, -1, -1)).toHaveLength(1);
    expect(city(table, 'oxford').capacity).toBe(2);
    expect(table.G.demand.oxford).toBe('brown-orange');
  });

  test('ME-480 Cardiff lies behind a red border: brown goes round it', () => {
    const table = rig(fresh(), { trains: { brown: [[-1, 0], [-2, 0], [-3, 0], [-4, 0]] }, area: { brown: 4 } });
    expect(table.G.companies.brown.length).toBe(3);
    const round = hexes([-3, -1], [-4, -1], [-5, 0]);
    expect(trackOffers(table.G, 'brown').filter((offer) => offer.city === 'cardiff').map(({ route }) => route)).toEqual([round]);
    expect(refused(table, '0', 'buildTrack', { company: 'brown', route: hexes([-5, 0]) })).toBe('not-shortest ME-144');
    act(table, '0', 'buildTrack', { company: 'brown', route: round });
    expect(areas(table)).toMatch(/^B1/);
    expect(table.G.companies.brown.length).toBe(6);
  });

  test('ME-481 the ferry to Bergen gives three different wild influences', () => {
    const table = rig(fresh(), { trains: { brown: [[6, -19]] }, area: { brown: 3 } });
    const before = table.G.companies.brown.length;
    const line = { company: 'brown', ferry: 'aberdeen-bergen' };
    expect(refused(table, '0', 'buildFerry', { ...line, wild: ['grey', 'grey', 'white'] })).toBe('wild-twice ME-173');
    act(table, '0', 'buildFerry', { ...line, wild: ['grey', 'orange', 'white'] });
    expect(influenceOf(table, '0')).toBe('B0 G1 O1 W1');
    expect(areas(table)).toMatch(/^B0/);
    expect(table.G.companies.brown.length).toBe(before + 2);
  });

  test('ME-482 the eighth share brings faster trains, and restocks 4 itself', () => {
    const table = rig(sell(fresh(), 7), { area: { brown: 2, grey: 5, white: 1 }, influence: { 0: { brown: 2 } } });
    const told = act(table, '0', 'takeShare', { company: 'brown' });
    expect(influenceOf(table, '0')).toBe('B0 G0 O0 W0');
    expect(table.G.improvement).toBe(8);
    expect(areas(table)).toMatch(/^B6 G5/);
    for (const company of ['brown', 'grey', 'orange'] as const) expect(termsOf(table.G, company)).toEqual({ restock: 4, limit: 6 });
    expect(only(told, 'faster-trains')).toEqual([{ type: 'faster-trains', restock: 4, limit: 6 }]);
  });

  test('ME-483 White stays at restock 1 and limit 2 when it brings the eighth share', () => {
    const table = rig(sell(fresh(), 7), { area: { white: 1 }, influence: { 0: { white: 1 } } });
    act(table, '0', 'takeShare', { company: 'white' });
    expect(areas(table)).toMatch(/W2$/);
    expect(termsOf(table.G, 'white')).toEqual({ restock: 1, limit: 2 });
    expect(termsOf(table.G, 'orange').restock).toBe(4);
  });

  test('ME-484 a share costs as much influence as there are trains; the restock stops at the limit', () => {
    const table = rig(fresh(), { area: { grey: 3 }, influence: { 0: { grey: 4 } } });
    act(table, '0', 'takeShare', { company: 'grey' });
    expect(influenceOf(table, '0')).toBe('B0 G1 O0 W0');
    expect(areas(table)).toMatch(/G5/);
    const poor = rig(fresh(), { area: { grey: 4 }, influence: { 0: { grey: 3 } } });
    expect(refused(poor, '0', 'takeShare', { company: 'grey' })).toBe('too-little-influence ME-180');
  });

  test('ME-485 with all six underground hexes White is as long as the track allows', () => {
    for (const [options, length] of [[UK, 15], [{ ...UK, peakSteam: true }, 20]] as const) {
      const table = fresh(3, options);
      for (const [turn, id] of ['ug-e', 'ug-ne', 'ug-nw', 'ug-w', 'ug-sw', 'ug-se'].entries()) {
        rig(table, { area: { white: 1 } , length: { white: table.G.companies.white.length } });
        act(table, String(turn % 3), 'buildUnderground', { id });
      }
      expect(lengths(table)[3]).toBe(length);
    }
  });
});
