import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import type { Hex } from '../../games/mini-express/content/map';
import { keyOf } from '../../games/mini-express/hexes';
import { starsOf } from '../../games/mini-express/length';
import { trackReach } from '../../games/mini-express/offers';
import { dealings } from '../../games/mini-express/seal';
import { act, areas, broken, edit, fresh, hexes, influenceOf, lengths, limitsOf, on, only, refused, rig, story, TW, type MiniTable } from './play';

const north = hexes([2, 7], [3, 7], [3, 8], [4, 8]);
const south = hexes([2, 7], [2, 8], [3, 8], [4, 8]);

/** Bob's turn: brown in Dahu, on the way and in Puli; he and seat 0 have a White share each. */
const bobsTurn = (): MiniTable => {
  const table = rig(fresh(3, TW), {
    trains: { brown: [[2, 6], [2, 7], [1, 8], [1, 9]] },
    area: { brown: 2, grey: 3, orange: 1, white: 5 },
    demand: { hualien: 'orange-white' },
    influence: { 2: { brown: 2 } },
    shares: { 0: { white: 1 }, 2: { white: 1 } },
    seal: ['0', '2'],
  });
  return atSeat(table, '2');
};

/** The same table with another seat to act. */
function atSeat(table: MiniTable, seat: string): MiniTable {
  edit(table, (G) => {
    G.asked = { [seat]: 'act' };
  });
  table.state = { ...table.state, ctx: { ...table.state.ctx, activePlayers: { [seat]: 'act' }, currentPlayer: seat } };
  return table;
}

/** The routes from Dahu to Hualien among seat 2's legal moves; it can pay with brown alone, so each is there once. */
const dahuToHualien = (table: MiniTable) => table.choices('2', seededChance('dahu'))
  .filter(({ move, args }) => move === 'buildTunnel' && args.from === 'dahu' && keyOf((args.route as Hex[]).at(-1)!) === '4,8')
  .map(({ args }) => args.route);

const bobBuilds = (): MiniTable => {
  const table = bobsTurn();
  act(table, '2', 'buildTunnel', { from: 'dahu', route: south, pay: 'brown' });
  return table;
};

describe('the rulebook\'s and the house\'s examples of Taiwan, played', () => {
  test('ME-473 Claire takes a White share and pays orange; Leon is pushed down, Bob and she share the Seal', () => {
    const table = rig(fresh(3, TW), {
      area: { white: 1 }, influence: { 0: { orange: 3, white: 2 }, 1: { orange: 6 }, 2: { orange: 5 } },
      limits: { orange: 7 }, tunnels: { 2: 1 }, seal: ['2'],
    });
    act(table, '0', 'takeShare', { company: 'white', pay: 'orange' });
    expect(influenceOf(table, '0')).toBe('B0 G0 O2 W1');
    expect(table.G.seats['0']!.shares.white).toBe(1);
    expect(limitsOf(table)).toEqual([8, 8, 6]);
    expect(table.G.seats['1']!.influence.orange).toBe(5);
    expect(table.G.seats['2']!.influence.orange).toBe(5);
    expect(areas(table)).toMatch(/W5$/);
    expect(table.G.seal).toEqual(['0', '2']);
  });

  test('ME-474 White has exactly two legal routes from Dahu to Hualien', () => {
    const table = bobsTurn();
    expect([areas(table), lengths(table)[3], influenceOf(table, '2')]).toEqual(['B2 G3 O1 W5', 4, 'B2 G0 O0 W0']);
    const routes = dahuToHualien(table);
    expect(routes).toHaveLength(2);
    expect(routes).toEqual(expect.arrayContaining([north, south]));
    for (const route of [north, south]) expect(refused(table, '2', 'buildTunnel', { from: 'dahu', route, pay: 'brown' })).toBe('');
    expect(refused(table, '2', 'buildTunnel', { from: 'dahu', route: hexes([3, 6], [3, 7], [3, 8], [4, 8]), pay: 'brown' })).toBe('one-mountain ME-243');
  });

  test('ME-475 Bob builds the southern route and pays brown', () => {
    const table = bobBuilds();
    expect(limitsOf(table)).toEqual([7, 8, 8]);
    expect(influenceOf(table, '2')).toBe('B1 G0 O1 W1');
    expect(areas(table)).toBe('B4 G4 O2 W1');
    expect(table.G.companies.white.length).toBe(7);
    expect(table.G.demand).not.toHaveProperty('hualien');
    expect(table.G.booms).toEqual(['hualien']);
    expect(on(table, 4, 8)).toEqual(['white']);
    expect(only(story(table), 'boom-city')).toMatchObject([{ city: 'hualien', star: true }]);
    expect(broken(table)).toEqual([]);
  });

  test('ME-476 the star counts for brown, grey and orange; Bob keeps a train and alone holds the Seal', () => {
    const before = bobsTurn();
    const table = bobBuilds();
    for (const company of ['brown', 'grey', 'orange'] as const) expect([starsOf(before.G, company), starsOf(table.G, company)]).toEqual([0, 1]);
    expect(table.G.seats['2']!.tunnels).toBe(1);
    expect(only(story(table), 'tunnel-built')).toMatchObject([{ seat: '2', start: 'dahu', city: 'hualien', count: 4, length: 3 }]);
    expect(table.G.companies.white.supply).toBe(before.G.companies.white.supply - 1);
    expect(['0', '2'].map((seat) => dealings(table.G, seat))).toEqual([1, 2]);
    expect(before.G.seal).toEqual(['0', '2']);
    expect(table.G.seal).toEqual(['2']);
  });

  test('ME-477 orange goes on from the Boom City Hualien, nobody can build into it', () => {
    const table = bobBuilds();
    const route = hexes([3, 9], [2, 10]);
    for (const company of ['brown', 'grey', 'orange'] as const)
      expect(trackReach(table.G, company).find(({ city }) => city === 'hualien')).toMatchObject({ routes: [], refusal: { reason: 'boom-city' } });
    const before = table.G.companies.orange;
    act(table, '0', 'buildTrack', { company: 'orange', route, ...(table.G.demand.fenglin === 'wild' ? { wild: ['brown', 'grey'] } : {}) });
    expect(table.G.companies.orange.area).toBe(before.area - 2);
    expect(table.G.companies.orange.length).toBe(before.length + 1);
  });

  test('ME-486 grey builds over White: 2 trains for White, up to its limit', () => {
    for (const [area, after] of [[5, 6], [1, 3]] as const) {
      const table = rig(fresh(3, TW), { trains: { white: [[1, 8]] }, area: { grey: 4, white: area }, demand: { puli: 'grey-grey' } });
      act(table, '0', 'buildTrack', { company: 'grey', route: hexes([1, 8], [1, 9]) });
      expect(areas(table)).toMatch(new RegExp(`G2 O\\d W${after}$`));
      expect(influenceOf(table, '0')).toBe('B0 G2 O0 W0');
      expect(on(table, 1, 9)).toEqual(['grey']);
      expect(table.G.demand).not.toHaveProperty('puli');
    }
  });

  test('ME-487 a Limit tile on 3 stays there; a tile on 6 stops a gain at 5', () => {
    const table = rig(fresh(3, TW), {
      limits: { brown: 3, grey: 6 }, area: { white: 2, grey: 4 }, demand: { puli: 'grey-grey' },
      influence: { 0: { brown: 2, white: 2 }, 1: { grey: 4 } },
    });
    act(table, '0', 'takeShare', { company: 'white', pay: 'brown' });
    expect(limitsOf(table)[0]).toBe(3);
    expect(influenceOf(table, '0')).toBe('B1 G0 O0 W0');
    act(table, '1', 'buildTrack', { company: 'grey', route: hexes([1, 8], [1, 9]) });
    expect(table.G.seats['1']!.influence.grey).toBe(5);
  });

  test('ME-488 White never enters a hex with a White train', () => {
    expect(dahuToHualien(rig(bobsTurn(), { trains: { white: [[2, 8]] } }))).toEqual([north]);
    const blocked = rig(bobsTurn(), { trains: { white: [[2, 7]] } });
    expect(dahuToHualien(blocked)).toEqual([]);
    expect(refused(blocked, '2', 'buildTunnel', { from: 'dahu', route: south, pay: 'brown' })).toBe('white-in-the-way ME-250');
  });
});
