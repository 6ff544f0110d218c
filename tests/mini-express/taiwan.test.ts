import { describe, expect, test } from 'vitest';
import { gridOf, MAPS } from '../../games/mini-express/grid';
import { keyOf } from '../../games/mini-express/hexes';
import { starsOf } from '../../games/mini-express/length';
import { offersOf, trackOffers, trackReach, tunnelOffers } from '../../games/mini-express/offers';
import { isFull } from '../../games/mini-express/trains';
import { updateSeal } from '../../games/mini-express/seal';
import { act, areas, city, edit, fresh, hexes, influenceOf, limitsOf, on, only, refused, rig, story, TW, type MiniTable, type Rig } from './play';

const north = hexes([2, 7], [3, 7], [3, 8], [4, 8]);
const south = hexes([2, 7], [2, 8], [3, 8], [4, 8]);
const build = { from: 'dahu', route: south, pay: 'brown' };

/** Seat 0 can build from Dahu (brown's) to Hualien and pay brown or grey. */
const atDahu = (more: Rig = {}): MiniTable => rig(rig(fresh(3, TW), {
  trains: { brown: [[2, 6]] }, area: { white: 5 }, influence: { 0: { brown: 2, grey: 1 } }, demand: { hualien: 'orange-white' },
}), more);

const ways = ({ G }: MiniTable, from: string, to: string) =>
  tunnelOffers(G, '0').filter((offer) => offer.from === from && offer.city === to).map(({ route }) => route);

describe('Limit tiles', () => {
  const payOrange = (change: Rig): MiniTable => {
    const table = rig(fresh(3, TW), { area: { white: 0 }, influence: { 0: { orange: 1 } } });
    rig(table, change);
    act(table, '0', 'takeShare', { company: 'white', pay: 'orange' });
    return table;
  };

  test('ME-014 ME-220 no marker reaches the space of a tile or passes it', () => {
    const table = rig(fresh(3, TW), { influence: { 0: { grey: 3 } }, limits: { grey: 4 }, demand: { puli: 'grey-grey' } });
    act(table, '0', 'buildTrack', { company: 'grey', route: hexes([1, 8], [1, 9]) });
    expect(table.G.seats['0']!.influence.grey).toBe(3);
  });

  test('ME-221 a tile goes down by 1, but never below 3', () => {
    expect(limitsOf(payOrange({}))).toEqual([8, 8, 7]);
    expect(limitsOf(payOrange({ limits: { orange: 4 } }))[2]).toBe(3);
    expect(limitsOf(payOrange({ limits: { orange: 3 } }))[2]).toBe(3);
  });

  test('ME-222 markers on the space that a tile comes to drop below it', () => {
    const table = payOrange({ limits: { orange: 7 }, influence: { 0: { orange: 6 }, 1: { orange: 6 }, 2: { orange: 4 } } });
    expect(['0', '1', '2'].map((seat) => table.G.seats[seat]!.influence.orange)).toEqual([5, 5, 4]);
  });

  test('ME-446 with the tile on 3 a colour may still be paid', () => {
    const table = payOrange({ limits: { orange: 3 }, influence: { 0: { orange: 2 } } });
    expect([limitsOf(table)[2], table.G.seats['0']!.influence.orange]).toEqual([3, 1]);
    expect([table, payOrange({})].map((at) => only(story(at), 'colour-paid')[0]!.lowered)).toEqual([false, true]);
  });

  test('ME-449 the colour is paid before anything else, so a later gain in it meets the lowered tile', () => {
    const table = atDahu({ demand: { hualien: 'brown-brown' }, limits: { brown: 4 }, influence: { 0: { brown: 3 } } });
    act(table, '0', 'buildTunnel', build);
    expect([limitsOf(table)[0], table.G.seats['0']!.influence.brown]).toEqual([3, 2]);
  });
});

describe('the Imperial Seal', () => {
  const seal = (tunnels: Rig['tunnels'], shares: Record<string, number>): string[] => {
    const table = rig(fresh(3, TW), { tunnels: tunnels!, shares: Object.fromEntries(Object.entries(shares).map(([seat, white]) => [seat, { white }])) });
    edit(table, (G) => updateSeal({ G, tell: () => {} }));
    return table.G.seal;
  };

  test('ME-016 ME-235 ME-236 at the end of every turn it goes to the highest total of White trains and White shares', () => {
    const table = rig(fresh(3, TW), { area: { white: 0 }, influence: { 0: { brown: 1 } }, tunnels: { 1: 1 }, seal: ['1'] });
    const told = act(table, '0', 'takeShare', { company: 'white', pay: 'brown' });
    expect(table.G.seal).toEqual(['0', '1']);
    expect(only(told, 'seal-gained')).toEqual([{ type: 'seal-gained', seat: '0', count: 1 }]);
    act(rig(table, { area: { white: 0 }, influence: { 1: { grey: 1 } } }), '1', 'takeShare', { company: 'white', pay: 'grey' });
    expect(table.G.seal).toEqual(['1']);
    expect(seal({ 1: 2 }, { 0: 1, 2: 1 })).toEqual(['1']);
    expect(seal({ 1: 1, 2: 1 }, { 2: 1 })).toEqual(['2']);
  });

  test('ME-236 who ties for the highest total holds it together', () => {
    expect(seal({ 0: 1, 2: 2 }, { 0: 1 })).toEqual(['0', '2']);
    expect(seal({ 0: 1, 1: 1 }, { 2: 1 })).toEqual(['0', '1', '2']);
  });

  test('ME-237 nobody holds it while the highest total is 0', () => {
    expect(seal({}, {})).toEqual([]);
    const table = fresh(3, TW);
    act(table, '0', 'buildTrack', { company: 'grey', route: trackReach(table.G, 'grey').find(({ city: id }) => id === 'nantou')!.routes[0], ...(table.G.demand.nantou === 'wild' ? { wild: ['brown', 'grey'] } : {}) });
    expect(table.G.seal).toEqual([]);
  });

  test('ME-132 the Seal changes hands before the end of the game is checked', () => {
    const table = rig(fresh(3, TW), { area: { white: 0 }, influence: { 2: { brown: 1 } } });
    edit(table, (G) => {
      G.asked = { 2: 'act' };
      G.trigger = '0';
    });
    table.state = { ...table.state, ctx: { ...table.state.ctx, activePlayers: { 2: 'act' }, currentPlayer: '2' } };
    act(table, '2', 'takeShare', { company: 'white', pay: 'brown' });
    expect(table.ctx.phase).toBe('reckoning');
    expect(table.G.asked).toEqual({ 2: 'raise' });
  });
});

describe('tunnels', () => {
  test('ME-240 a colour is paid: 1 influence less, its tile 1 lower', () => {
    const table = atDahu();
    act(table, '0', 'buildTunnel', { ...build, pay: 'grey' });
    expect(table.G.seats['0']!.influence.grey).toBe(0);
    expect(limitsOf(table)).toEqual([8, 7, 8]);
  });

  test('ME-241 a colour without influence cannot be paid', () => {
    expect(refused(atDahu(), '0', 'buildTunnel', { ...build, pay: 'orange' })).toBe('cannot-pay ME-241');
    expect(tunnelOffers(rig(fresh(3, TW), { area: { white: 5 } }).G, '0')).toEqual([]);
  });

  test('ME-242 White needs a train for each hex of a shortest route', () => {
    expect(refused(atDahu({ area: { white: 3 } }), '0', 'buildTunnel', build)).toBe('too-few-trains ME-162');
    expect(refused(atDahu({ area: { white: 4 } }), '0', 'buildTunnel', build)).toBe('');
    // Some ways take all the trains that White can have.
    for (const white of [4, 5, 6]) expect(Math.max(...tunnelOffers(atDahu({ area: { white } }).G, '0').map(({ trains }) => trains))).toBe(white);
  });

  test('ME-243 the route contains exactly one mountain', () => {
    const { mountain, at } = gridOf(atDahu().G);
    const all = tunnelOffers(atDahu({ area: { white: 6 } }).G, '0');
    expect(all.length).toBeGreaterThan(10);
    for (const { route } of all) expect(route.filter((hex) => mountain[at.get(keyOf(hex))!])).toHaveLength(1);
    const two = rig(atDahu(), { trains: { grey: [[3, 4]] } });
    expect(refused(two, '0', 'buildTunnel', { from: 'hsinchu', route: hexes([4, 4], [5, 4], [6, 4], [7, 4], [8, 4]), pay: 'brown' })).toBe('one-mountain ME-243');
    // Taoyuan may count as east, but on the way there is no mountain.
    const none = rig(atDahu(), { trains: { grey: [[5, 3]] } });
    expect(refused(none, '0', 'buildTunnel', { from: 'taoyuan', route: hexes([4, 4], [3, 4]), pay: 'brown' })).toBe('one-mountain ME-243');
  });

  test('ME-243 ME-250 the mountain must be free, and no hex of the route may hold White; beside it White may run (ME-249)', () => {
    const blocked = atDahu({ trains: { white: [[2, 8]] } });
    expect(refused(blocked, '0', 'buildTunnel', build)).toBe('white-in-the-way ME-250');
    expect(ways(blocked, 'dahu', 'hualien')).toEqual([north]);
  });

  test('ME-249 White may run beside White', () => {
    const table = atDahu({ trains: { white: [[2, 8], [1, 8], [3, 6]] } });
    expect(refused(table, '0', 'buildTunnel', { ...build, route: north })).toBe('');
  });

  test('ME-244 the two cities lie on different sides of the range, whichever way White builds', () => {
    const table = atDahu({ trains: { grey: [[4, 8]], orange: [[7, 6]] } });
    for (const { from, city: to } of tunnelOffers(atDahu({ area: { white: 6 } }).G, '0')) {
      const sides = [city(table, from!).side!, city(table, to!).side!];
      expect(sides.includes('EW') || new Set(sides).size === 2).toBe(true);
    }
    const eastward = rig(fresh(3, TW), { trains: { grey: [[4, 8]] }, area: { white: 5 }, influence: { 0: { brown: 1 } } });
    expect(tunnelOffers(eastward.G, '0').some(({ from, city: to }) => from === 'hualien' && to === 'dahu')).toBe(true);
    expect(refused(atDahu({ trains: { grey: [[-1, 10]] } }), '0', 'buildTunnel', { from: 'nantou', route: hexes([0, 9], [1, 9]), pay: 'brown' })).toBe('same-side ME-244');
  });

  test('ME-245 Taoyuan counts as east or as west', () => {
    const table = rig(fresh(3, TW), { trains: { grey: [[5, 3]], brown: [[4, 5]] }, area: { white: 6 }, influence: { 0: { brown: 1 } } });
    const pairs = tunnelOffers(table.G, '0').map(({ from, city: to }) => `${from}-${to}`);
    expect(pairs).toContain('taoyuan-yilan');
    const empty = rig(fresh(3, TW), { trains: { brown: [[4, 5], [8, 4]] }, area: { white: 6 }, influence: { 0: { brown: 1 } }, demand: { taoyuan: 'grey-grey' } });
    expect(tunnelOffers(empty.G, '0').some(({ from, city: to }) => from === 'yilan' && to === 'taoyuan')).toBe(true);
    expect(refused(empty, '0', 'buildTunnel', { from: 'zhudong', route: hexes([5, 4], [5, 3]), pay: 'brown' })).toBe('');
    const westward = rig(fresh(3, TW), { trains: { grey: [[5, 3]] }, influence: { 0: { brown: 1 } }, demand: { zhudong: 'grey-grey' } });
    expect(refused(westward, '0', 'buildTunnel', { from: 'taoyuan', route: hexes([5, 4], [4, 5]), pay: 'brown' })).toBe('');
  });

  test('ME-246 ME-451 from an occupied city, a Boom City too, to one without any train, so never to a start city', () => {
    const table = atDahu();
    expect(refused(table, '0', 'buildTunnel', { ...build, from: 'puli' })).toBe('from-empty ME-246');
    expect(refused(atDahu({ trains: { orange: [[4, 8]] } }), '0', 'buildTunnel', build)).toBe('target-occupied ME-246');
    expect(refused(table, '0', 'buildTunnel', { ...build, from: 'nowhere' })).toBe('no-city ME-246');
    expect(refused(table, '0', 'buildTunnel', { ...build, route: south.slice(0, 3) })).toBe('no-city ME-246');
    const boom = rig(fresh(3, TW), { trains: { white: [[4, 8]] }, area: { white: 6 }, influence: { 0: { brown: 1 } }, also: (G) => { G.booms = ['hualien']; delete G.demand.hualien; } });
    const from = tunnelOffers(boom.G, '0').filter((offer) => offer.from === 'hualien');
    expect(from.length).toBeGreaterThan(0);
    expect(refused(rig(boom, { demand: { dahu: 'grey-grey' } }), '0', 'buildTunnel', { from: 'hualien', route: hexes([3, 8], [2, 8], [2, 7], [2, 6]), pay: 'brown' })).toBe('');
    expect(refused(boom, '0', 'buildTunnel', { from: 'hualien', route: hexes([3, 8], [2, 8], [1, 8], [0, 8]), pay: 'brown' })).toBe('target-occupied ME-246');
    const starts = MAPS.tw1908.cities.filter(({ role }) => role === 'start').map(({ id }) => id);
    expect(tunnelOffers(boom.G, '0').filter(({ city: to }) => starts.includes(to!) || to === 'hualien')).toEqual([]);
    rig(boom, { trains: { orange: [[2, 6]] } });
    for (const offer of tunnelOffers(boom.G, '0')) expect([offer.from, offer.city].map((id) => on(boom, city(boom, id!).q, city(boom, id!).r).length > 0)).toEqual([true, false]);
  });

  test('ME-247 no White train is placed in the city of departure', () => {
    const table = atDahu();
    act(table, '0', 'buildTunnel', build);
    expect(on(table, 2, 6)).toEqual(['brown']);
    for (const [q, r] of [[2, 7], [2, 8], [3, 8], [4, 8]] as const) expect(on(table, q, r)).toEqual(['white']);
  });

  test('ME-248 ME-450 no detours: the shortest way is measured over all land, White in the way does not lengthen it', () => {
    const table = atDahu({ area: { white: 6 }, trains: { white: [[2, 7]] } });
    expect(ways(table, 'dahu', 'hualien')).toEqual([]);
    expect(ways(atDahu(), 'dahu', 'hualien')).toHaveLength(2);
    expect(refused(table, '0', 'buildTunnel', { ...build, route: hexes([3, 6], [3, 7], [3, 8], [4, 8]) })).toBe('one-mountain ME-243');
    expect(refused(atDahu({ area: { white: 6 } }), '0', 'buildTunnel', { ...build, route: hexes([1, 7], [1, 8], [2, 8], [3, 8], [4, 8]) })).toBe('detour ME-248');
  });

  test('ME-252 trains are placed, other companies on the way compensated', () => {
    const table = atDahu({ trains: { orange: [[2, 7], [3, 8]], grey: [[2, 7]] }, area: { orange: 1, grey: 1, white: 5 } });
    act(table, '0', 'buildTunnel', build);
    expect(areas(table)).toMatch(/G3 O4 W1$/);
    expect(south.map(({ q, r }) => on(table, q, r))).toEqual([['grey', 'orange', 'white'], ['white'], ['orange', 'white'], ['white']]);
  });

  test('ME-253 ME-254 the active player gains the target\'s icons, wild ones by choice, and its tile leaves the game', () => {
    const table = atDahu({ demand: { hualien: 'wild' } });
    expect(refused(table, '0', 'buildTunnel', build)).toBe('wild-count ME-171');
    act(table, '0', 'buildTunnel', { ...build, wild: ['orange', 'white'] });
    expect(influenceOf(table, '0')).toBe('B1 G1 O1 W1');
    expect(table.G.demand).not.toHaveProperty('hualien');
  });

  test('ME-015 ME-255 ME-258 the target becomes a Boom City with the last White train on it; a star city stays one', () => {
    const table = atDahu();
    const told = act(table, '0', 'buildTunnel', build);
    expect([table.G.booms, on(table, 4, 8)]).toEqual([['hualien'], ['white']]);
    expect(only(told, 'boom-city')).toEqual([{ type: 'boom-city', city: 'hualien', star: true, left: 7 }]);
    expect(starsOf(table.G, 'orange')).toBe(1);
    expect(starsOf(rig(fresh(3, TW), { trains: { white: [[2, 10]] }, also: (G) => { G.booms = ['fenglin']; } }).G, 'orange')).toBe(0);
  });

  test('ME-256 with all 8 Boom City tiles used nobody builds with White any more', () => {
    const table = atDahu({ also: (G) => { G.booms = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8']; } });
    expect(refused(table, '0', 'buildTunnel', build)).toBe('no-boom-tiles ME-256');
    expect(tunnelOffers(table.G, '0')).toEqual([]);
    expect(refused(atDahu({ also: (G) => { G.booms = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7']; } }), '0', 'buildTunnel', build)).toBe('');
  });

  test('ME-257 ME-259 ME-452 a Boom City is a starting place for brown, grey and orange, never their target, and has no capacity', () => {
    const table = atDahu();
    act(table, '0', 'buildTunnel', build);
    for (const company of ['brown', 'grey', 'orange'] as const) {
      rig(table, { area: { [company]: 4 } });
      expect(trackOffers(table.G, company).some(({ city: to }) => to === 'fenglin')).toBe(true);
      expect(refused(table, '1', 'buildTrack', { company, route: hexes([4, 8]) })).toBe('boom-city ME-452');
    }
    expect(city(table, 'hualien').capacity).toBe(3);
    expect(isFull(table.G, city(table, 'hualien'))).toBe(false);
    expect(table.G.demand).not.toHaveProperty('hualien');
  });

  test('ME-260 White\'s length grows by the landscape hexes, the mountain included', () => {
    const table = atDahu();
    const before = table.G.companies.white.length;
    act(table, '0', 'buildTunnel', build);
    expect(table.G.companies.white.length).toBe(before + 3);
  });

  test('ME-261 brown, grey and orange get one train each, within their limits', () => {
    const table = atDahu({ area: { brown: 2, grey: 5, orange: 0, white: 5 } });
    act(table, '0', 'buildTunnel', build);
    expect(areas(table)).toBe('B3 G5 O1 W1');
  });

  test('ME-262 ME-263 the active player keeps one White train of the supply as a count, whatever the length', () => {
    const table = atDahu();
    const { supply } = table.G.companies.white;
    act(table, '0', 'buildTunnel', build);
    expect([table.G.seats['0']!.tunnels, table.G.companies.white.supply]).toEqual([1, supply - 1]);
  });

  test('ME-264 with an empty supply a stand-in serves, and the count still grows', () => {
    const table = atDahu({ also: (G) => { G.companies.white.supply = 0; } });
    const told = act(table, '0', 'buildTunnel', build);
    expect(table.G.seats['0']).toMatchObject({ tunnels: 1, substitutes: 1 });
    expect(table.G.companies.white.supply).toBe(0);
    expect(only(told, 'white-train')[0]!.substitute).toBe(true);
    expect(table.G.seal).toEqual(['0']);
    const last = atDahu({ also: (G) => { G.companies.white.supply = 1; } });
    act(last, '0', 'buildTunnel', build);
    expect([last.G.seats['0']!.substitutes, last.G.companies.white.supply]).toEqual([0, 0]);
  });

  test('ME-099 ME-337 ME-453 stars count by a company\'s own trains and by Boom Cities; length waits for the end', () => {
    const table = atDahu({ trains: { grey: [[-2, 9], [-4, 13], [8, 4]] } });
    expect(starsOf(fresh(3, TW).G, 'grey')).toBe(0);
    expect(starsOf(table.G, 'grey')).toBe(3);
    const { length } = table.G.companies.grey;
    act(table, '0', 'buildTunnel', build);
    expect(['brown', 'grey', 'orange', 'white'].map((c) => starsOf(table.G, c as 'brown'))).toEqual([1, 4, 1, 0]);
    expect(table.G.companies.grey.length).toBe(length);
    expect(starsOf(edit(table, (G) => { G.booms = ['hualien', 'fenglin']; }).G, 'grey')).toBe(4);
  });

  test('White\'s offers in Taiwan are its tunnels alone', () => {
    expect(offersOf(atDahu().G, 'white', '0').every(({ move, pays }) => move === 'buildTunnel' && pays)).toBe(true);
  });
});
