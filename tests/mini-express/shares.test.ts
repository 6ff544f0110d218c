import { describe, expect, test } from 'vitest';
import { COLOURS, COMPANIES } from '../../games/mini-express/companies';
import { shareActions } from '../../games/mini-express/offers';
import { termsOf } from '../../games/mini-express/trains';
import { act, areas, edit, fresh, influenceOf, limitsOf, only, open, refused, rig, sell, TW, UK } from './play';

const take = (company: string, pay?: string) => ({ company, ...(pay && { pay }) });

describe('takeShare', () => {
  test('ME-151 restock 3 and limit 5 for brown, grey and orange on both maps', () => {
    for (const options of [UK, TW]) for (const colour of COLOURS) expect(termsOf(open(3, options).G, colour)).toEqual({ restock: 3, limit: 5 });
  });

  test('ME-180 it needs a share on the board and as much influence as there are trains in the area', () => {
    const table = rig(fresh(), { area: { grey: 2 }, influence: { 0: { grey: 2 } } });
    expect(refused(table, '0', 'takeShare', take('grey'))).toBe('');
    expect(refused(rig(table, { area: { grey: 3 }, influence: { 0: { brown: 9 }, 1: { grey: 9 } } }), '0', 'takeShare', take('grey'))).toBe('too-little-influence ME-180');
    expect(refused(edit(rig(table, { area: { grey: 2 } }), (G) => void (G.companies.grey.shares = 0)), '0', 'takeShare', take('grey'))).toBe('no-shares ME-180');
  });

  test('ME-003 ME-181 it costs influence, a train a point; with an empty area it is free', () => {
    const table = rig(fresh(), { area: { grey: 2 }, influence: { 0: { grey: 3 } } });
    act(table, '0', 'takeShare', take('grey'));
    expect(influenceOf(table, '0')).toBe('B0 G1 O0 W0');
    for (const brown of [0, 2]) {
      const free = rig(fresh(), { area: { brown: 0 }, influence: { 0: { brown } } });
      act(free, '0', 'takeShare', take('brown'));
      expect(free.G.seats['0']!.influence.brown).toBe(brown);
    }
  });

  test('ME-182 the share goes from the board to the player', () => {
    const table = rig(fresh(), { area: { brown: 0 } });
    const before = table.G.seats['0']!.shares.brown;
    act(table, '0', 'takeShare', take('brown'));
    expect([table.G.companies.brown.shares, table.G.seats['0']!.shares.brown]).toEqual([4, before + 1]);
  });

  test('ME-183 the company is restocked by 3, within its limit', () => {
    for (const [area, after] of [[0, 3], [1, 4], [2, 5], [3, 5]] as const) {
      const table = rig(fresh(), { area: { brown: area }, influence: { 0: { brown: 5 } } });
      const told = act(table, '0', 'takeShare', take('brown'));
      expect(table.G.companies.brown.area).toBe(after);
      expect(only(told, 'share-taken')).toMatchObject([{ paid: area, restocked: after - area }]);
    }
  });

  test('ME-184 UK: White is restocked by 1 for each share, within its limit of 2', () => {
    for (const [area, after] of [[0, 1], [1, 2], [2, 2]] as const) {
      const table = rig(fresh(), { area: { white: area }, influence: { 0: { white: 2 } } });
      act(table, '0', 'takeShare', take('white'));
      expect(table.G.companies.white.area).toBe(after);
      expect(table.G.seats['0']!.influence.white).toBe(2 - area);
    }
  });

  test('ME-186 ME-188 Taiwan: a White share also costs 1 influence in a colour, and lowers its Limit tile', () => {
    const table = rig(fresh(3, TW), { area: { white: 1 }, influence: { 0: { grey: 2, white: 1 } } });
    expect(refused(table, '0', 'takeShare', take('white'))).toBe('pay-missing ME-186');
    expect(refused(rig(table, { area: { grey: 1 } }), '0', 'takeShare', take('grey', 'grey'))).toBe('pay-not-here ME-186');
    act(table, '0', 'takeShare', take('white', 'grey'));
    expect(influenceOf(table, '0')).toBe('B0 G1 O0 W0');
    expect(limitsOf(table)).toEqual([8, 7, 8]);
    expect(refused(rig(fresh(), { area: { white: 0 } }), '0', 'takeShare', take('white', 'grey'))).toBe('pay-not-here ME-186');
  });

  test('ME-187 a colour without influence cannot be paid; without any the share cannot be had', () => {
    const table = rig(fresh(3, TW), { area: { white: 0 }, influence: { 0: { grey: 1 } } });
    expect(refused(table, '0', 'takeShare', take('white', 'brown'))).toBe('cannot-pay ME-187');
    expect(refused(table, '0', 'takeShare', take('white', 'white'))).toBe('kit:arguments');
    expect(shareActions(table.G, '0').filter(({ args }) => 'company' in args && args.company === 'white')).toEqual([{ move: 'takeShare', args: { company: 'white', pay: 'grey' } }]);
    expect(refused(rig(table, { influence: { 0: { grey: 0 } } }), '0', 'takeShare', take('white', 'grey'))).toBe('nothing-to-pay ME-187');
  });

  test('ME-189 Taiwan: White is restocked by 4, within 6', () => {
    for (const [area, after] of [[0, 4], [2, 6], [3, 6]] as const) {
      const table = rig(fresh(3, TW), { area: { white: area }, influence: { 0: { brown: 1, white: 3 } } });
      act(table, '0', 'takeShare', take('white', 'brown'));
      expect(table.G.companies.white.area).toBe(after);
    }
  });

  test('ME-436 a short supply gives what it has; restock follows the last share too', () => {
    const table = edit(rig(fresh(), { area: { brown: 0 } }), (G) => {
      G.companies.brown.shares = 1;
      G.companies.brown.supply = 2;
    });
    act(table, '0', 'takeShare', take('brown'));
    expect(table.G.companies.brown).toMatchObject({ shares: 0, area: 2, supply: 0 });
  });
});

describe('faster trains of the UK', () => {
  test('ME-205 each share taken, White\'s too, moves a White train from the supply to the next space', () => {
    const table = rig(fresh(), { area: { brown: 0, white: 0 } });
    const { supply } = table.G.companies.white;
    act(table, '0', 'takeShare', take('brown'));
    expect([table.G.improvement, table.G.companies.white.supply]).toEqual([1, supply - 1]);
    act(table, '1', 'takeShare', take('white'));
    expect([table.G.improvement, table.G.companies.white.supply]).toEqual([2, supply - 3]);
    const taiwan = rig(fresh(3, TW), { area: { brown: 0 } });
    act(taiwan, '0', 'takeShare', take('brown'));
    expect([taiwan.G.improvement, taiwan.G.companies.white.supply]).toEqual([null, 20]);
  });

  test('ME-206 from the eighth share on restock is 4 and the limit 6', () => {
    for (const [bought, terms] of [[6, { restock: 3, limit: 5 }], [7, { restock: 4, limit: 6 }], [9, { restock: 4, limit: 6 }]] as const) {
      const table = rig(sell(fresh(), bought), { area: { brown: 0 } });
      act(table, '0', 'takeShare', take('brown'));
      for (const colour of COLOURS) expect(termsOf(table.G, colour)).toEqual(terms);
    }
  });

  test('ME-207 White stays at restock 1 and limit 2', () => {
    const table = sell(fresh(), 9);
    expect(termsOf(table.G, 'white')).toEqual({ restock: 1, limit: 2 });
  });

  test('ME-208 the eighth share restocks 4 itself', () => {
    const table = rig(sell(fresh(), 7), { area: { orange: 0 } });
    act(table, '0', 'takeShare', take('orange'));
    expect(table.G.companies.orange.area).toBe(4);
  });

  test('ME-442 drafted shares do not count, and after space 8 nothing is added', () => {
    expect(fresh().G.improvement).toBe(0);
    const table = rig(sell(fresh(), 8), { area: { orange: 0 } });
    const { supply } = table.G.companies.white;
    const told = act(table, '0', 'takeShare', take('orange'));
    expect([table.G.improvement, table.G.companies.white.supply]).toEqual([8, supply]);
    expect(only(told, 'track-improved')).toEqual([]);
  });

  test('ME-443 White\'s eighth share changes the others all the same; no area is filled up by that', () => {
    const table = rig(sell(fresh(), 7), { area: { brown: 5, grey: 1, orange: 3, white: 0 } });
    act(table, '0', 'takeShare', take('white'));
    expect(areas(table)).toBe('B5 G1 O3 W1');
    for (const colour of COLOURS) expect(termsOf(table.G, colour).limit).toBe(6);
  });

  test('ME-019 no company ever has more than its 9 shares in play', () => {
    for (const players of [2, 3, 4, 5]) for (const company of COMPANIES) {
      const { shares, prepared } = open(players).G.companies[company];
      expect(shares + prepared).toBeLessThanOrEqual(9);
    }
  });
});
