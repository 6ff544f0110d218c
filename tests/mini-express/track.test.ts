import { describe, expect, test } from 'vitest';
import type { Company } from '../../games/mini-express/companies';
import { gridOf, MAPS } from '../../games/mini-express/grid';
import { keyOf } from '../../games/mini-express/hexes';
import { networkOf, reachOf } from '../../games/mini-express/network';
import { trackOffers, trackReach } from '../../games/mini-express/offers';
import { giveTrains, isFull } from '../../games/mini-express/trains';
import { act, areas, city, edit, fresh, hexes, influenceOf, lengths, on, only, refused, rig, TW, UK, type MiniTable } from './play';

const network = ({ G }: MiniTable, company: Company): string[] => [...networkOf(G, company)].map((i) => gridOf(G).keys[i]!).toSorted();
const reach = ({ G }: MiniTable, company: 'brown' | 'grey' | 'orange', q: number, r: number): number => reachOf(G, company)[gridOf(G).at.get(`${q},${r}`)!]!;
const routes = ({ G }: MiniTable, company: 'brown' | 'grey' | 'orange', id: string) => trackReach(G, company).find((way) => way.city === id)!.routes;
const track = (company: string, ...at: [number, number][]) => ({ company, route: hexes(...at) });

describe('terms', () => {
  test('ME-140 landscape is land without a city, mountains included; a city is full at its capacity', () => {
    const { city: cities, mountain, hexes: land } = gridOf(fresh(3, TW).G);
    expect(land.filter((_, i) => !cities[i])).toHaveLength(155 - 35);
    expect(land.filter((_, i) => mountain[i] && cities[i])).toEqual([]);
    const table = rig(fresh(), { trains: { brown: [[0, 2]] } });
    expect(isFull(table.G, city(table, 'hastings'))).toBe(false);
    expect(isFull(rig(table, { trains: { grey: [[0, 2]] } }).G, city(table, 'hastings'))).toBe(true);
  });

  test('ME-141 a network is all hexes with a train, the start city and, for brown, grey and orange, Boom Cities; not ferries', () => {
    const table = rig(fresh(), { trains: { brown: [[-1, 0], [-8, 4], [0, 2]], white: [[0, 1]] }, ferries: { 'torquay-hastings': 'brown' } });
    expect(network(table, 'brown')).toEqual(['-1,0', '-8,4', '0,0', '0,2']);
    expect(network(table, 'white')).toEqual(['0,1']);
    expect(network(rig(table, { trains: { orange: [[-8, 4]] } }), 'orange')).toEqual(['-8,4', '0,0']);
    const taiwan = rig(fresh(3, TW), { trains: { white: [[4, 8]] }, also: (G) => { G.booms = ['hualien']; } });
    expect(network(taiwan, 'orange')).toEqual(['-7,16', '4,8']);
    expect(network(taiwan, 'white')).toEqual(['4,8']);
  });

  test('ME-142 ME-176 a red border parts two hexes; nobody builds across, all may go round', () => {
    const table = rig(fresh(), { trains: { brown: [[-1, 0], [-2, 0], [-3, 0], [-4, 0]] } });
    const { next, at } = gridOf(table.G);
    const touches = (a: string, b: string) => next[at.get(a)!]!.includes(at.get(b)!);
    expect([touches('-4,0', '-5,0'), touches('-4,0', '-4,-1'), touches('-4,0', '-3,-1')]).toEqual([false, false, true]);
    for (const { a, b } of MAPS.uk1918.redBorders) expect([touches(keyOf(a), keyOf(b)), touches(keyOf(b), keyOf(a))]).toEqual([false, false]);
    expect(refused(table, '0', 'buildTrack', track('brown', [-5, 0]))).toBe('not-shortest ME-144');
    expect(reach(table, 'brown', -5, 0)).toBe(3);
    expect(refused(rig(fresh(), { trains: { grey: [[-5, 0]] } }), '0', 'buildTrack', track('grey', [-4, 0]))).toBe('not-shortest ME-144');
  });

  test('ME-143 ME-145 a route runs from the nearest hex of the whole network over landscape to the city', () => {
    const table = fresh();
    expect(reach(table, 'brown', -4, 0)).toBe(4);
    expect(reach(rig(table, { trains: { brown: [[-1, 0], [-2, 0]] } }), 'brown', -4, 0)).toBe(2);
    expect(routes(table, 'brown', 'bristol')).toEqual([hexes([-3, 0], [-4, 0])]);
    expect(refused(fresh(), '0', 'buildTrack', track('brown', [-3, 0], [-4, 0]))).toBe('not-shortest ME-144');
    expect(refused(fresh(), '0', 'buildTrack', track('brown', [-1, 0], [-2, 0]))).toBe('no-city ME-161');
  });

  test('ME-144 only routes with the fewest hexes are legal', () => {
    const table = fresh();
    expect(refused(table, '0', 'buildTrack', track('brown', [0, -1], [-1, -1]))).toBe('');
    expect(refused(table, '0', 'buildTrack', track('brown', [1, -1], [0, -1], [-1, -1]))).toBe('not-shortest ME-144');
    expect(refused(table, '0', 'buildTrack', track('brown', [0, -1], [0, -2], [-1, -1]))).toBe('not-shortest ME-144');
    expect(refused(table, '0', 'buildTrack', track('brown', [1, 0], [-1, -1]))).toBe('not-shortest ME-144');
    expect(refused(table, '0', 'buildTrack', track('brown', [50, 50], [-1, -1]))).toBe('not-shortest ME-144');
  });

  test('ME-146 cities are never passed: the way behind Oxford goes round it', () => {
    const table = rig(fresh(), { trains: { brown: [[0, -1]] } });
    for (const { route } of trackOffers(table.G, 'brown'))
      for (const hex of route.slice(0, -1)) expect(gridOf(table.G).city[gridOf(table.G).at.get(keyOf(hex))!]).toBeUndefined();
    // Northwest of Oxford: straight on it would be 2 hexes from (0,-1), round it they are 3.
    expect(reach(table, 'brown', -2, -1)).toBe(3);
    // Nor are the start cities of others: through Taichung it would be 2.
    expect(reach(rig(fresh(3, TW), { trains: { brown: [[1, 8]] } }), 'brown', -1, 8)).toBe(3);
    const beside = rig(fresh(3, TW), { trains: { brown: [[1, 7]] }, demand: { changhua: 'grey-grey' } });
    expect(refused(beside, '0', 'buildTrack', track('brown', [0, 7], [-1, 8], [-2, 9]))).toBe('');
    expect(refused(beside, '0', 'buildTrack', track('brown', [0, 8], [-1, 8], [-2, 9]))).toBe('not-shortest ME-144');
    expect(refused(table, '0', 'buildTrack', track('brown', [-1, -1], [-2, -1], [-2, -2], [-2, -3]))).toBe('not-shortest ME-144');
  });

  test('ME-147 of equally short routes all are offered, each set of hexes once', () => {
    const table = fresh();
    expect(routes(table, 'brown', 'oxford')).toHaveLength(2);
    for (const company of ['brown', 'grey', 'orange'] as const) {
      const all = trackOffers(table.G, company).map(({ route }) => route.map(keyOf).toSorted().join(' '));
      expect(new Set(all).size).toBe(all.length);
    }
    const wide = rig(fresh(), { trains: { brown: [[0, -1], [-1, 0]] } });
    expect(routes(wide, 'brown', 'oxford')).toEqual([hexes([-1, -1])]);
  });

  test('ME-148 a landscape hex holds any number of companies, a city as many as it has slots', () => {
    const table = rig(fresh(), { trains: { brown: [[0, -1]], grey: [[0, -1]], white: [[0, -1]] }, area: { orange: 4 } });
    act(table, '0', 'buildTrack', track('orange', [0, -1], [-1, -1]));
    expect(on(table, 0, -1)).toEqual(['brown', 'grey', 'orange', 'white']);
    act(table, '1', 'buildTrack', track('brown', [-1, -1]));
    expect(on(table, -1, -1)).toEqual(['brown', 'orange']);
    expect(refused(table, '2', 'buildTrack', track('grey', [-1, -1]))).toBe('city-full ME-161');
  });

  test('ME-149 trains are given from the supply, never beyond the limit of the area nor more than there are', () => {
    const table = fresh();
    const given = (area: number, supply: number, count: number): number[] => {
      const G = structuredClone(table.G);
      Object.assign(G.companies.grey, { area, supply });
      return [giveTrains(G, 'grey', count), G.companies.grey.area, G.companies.grey.supply];
    };
    expect(given(2, 10, 2)).toEqual([2, 4, 8]);
    expect(given(4, 10, 3)).toEqual([1, 5, 9]);
    expect(given(0, 10, 5)).toEqual([5, 5, 5]);
    expect(given(5, 10, 1)).toEqual([0, 5, 10]);
    expect(given(1, 1, 3)).toEqual([1, 2, 0]);
    expect(given(1, 0, 1)).toEqual([0, 1, 0]);
  });

  test('ME-150 what would pass 10, or reach a Limit tile, is lost', () => {
    const uk = rig(fresh(), { influence: { 0: { brown: 9 } }, demand: { oxford: 'brown-brown' } });
    const told = act(uk, '0', 'buildTrack', track('grey', [0, -1], [-1, -1]));
    expect(influenceOf(uk, '0')).toBe('B10 G0 O0 W0');
    expect(only(told, 'influence-lost')).toMatchObject([{ company: 'brown', count: 1 }]);
    const tw = rig(fresh(3, TW), { influence: { 0: { grey: 5, white: 9 } }, limits: { grey: 6 }, demand: { puli: 'grey-white' } });
    act(tw, '0', 'buildTrack', track('grey', [1, 8], [1, 9]));
    expect(influenceOf(tw, '0')).toBe('B0 G5 O0 W10');
  });
});

describe('buildTrack', () => {
  test('ME-160 White does not build this way on either map', () => {
    for (const options of [UK, TW]) expect(refused(fresh(3, options), '0', 'buildTrack', track('white', [0, -1], [-1, -1]))).toBe('kit:arguments');
    expect(refused(fresh(3, UK), '0', 'buildTunnel', { from: 'london', route: hexes([0, -1], [-1, -1]), pay: 'brown' })).toBe('other-map ME-160');
    expect(refused(fresh(3, TW), '0', 'buildUnderground', { id: 'ug-e' })).toBe('other-map ME-195');
  });

  test('ME-161 the target is a city that is not full, no Boom City and not in the own network', () => {
    const table = rig(fresh(), { trains: { brown: [[0, 2]], grey: [[0, 2]], orange: [[-1, -1]] }, area: { brown: 4 } });
    expect(refused(table, '0', 'buildTrack', track('brown', [0, 1], [0, 2]))).toBe('already-there ME-161');
    expect(refused(table, '0', 'buildTrack', track('orange', [0, 1], [0, 2]))).toBe('city-full ME-161');
    expect(refused(table, '0', 'buildTrack', track('brown', [0, 1], [-1, 2]))).toBe('no-city ME-161');
    expect(refused(table, '0', 'buildTrack', track('brown', [0, -1], [-1, -1]))).toBe('');
    const boom = rig(fresh(3, TW), { trains: { white: [[4, 8]], grey: [[3, 9]] }, also: (G) => { G.booms = ['hualien']; } });
    expect(refused(boom, '0', 'buildTrack', track('grey', [4, 8]))).toBe('boom-city ME-452');
  });

  test('ME-162 ME-430 a company needs a train for each hex of the route, the city included; more of them do no harm', () => {
    for (const [area, why] of [[1, 'too-few-trains ME-162'], [2, ''], [5, '']] as const) {
      const table = rig(fresh(), { area: { brown: area } });
      expect(refused(table, '0', 'buildTrack', track('brown', [0, -1], [-1, -1]))).toBe(why);
      expect(trackOffers(table.G, 'brown').some((offer) => offer.city === 'oxford')).toBe(why === '');
    }
    expect(refused(fresh(), '0', 'buildTrack', track('brown', [0, -1]))).toBe('no-city ME-161');
  });

  test('ME-163 wild companies are named where the city has wild influence, and only there', () => {
    const table = rig(fresh(3, TW), { demand: { puli: 'wild', changhua: 'grey-grey' } });
    const puli = track('grey', [1, 8], [1, 9]);
    expect(refused(table, '0', 'buildTrack', puli)).toBe('wild-count ME-171');
    expect(refused(table, '0', 'buildTrack', { ...puli, wild: ['brown'] })).toBe('wild-count ME-171');
    expect(refused(table, '0', 'buildTrack', { ...puli, wild: ['brown', 'grey', 'white'] })).toBe('wild-count ME-171');
    expect(refused(table, '0', 'buildTrack', { ...puli, wild: ['brown', 'brown'] })).toBe('wild-twice ME-171');
    expect(refused(table, '0', 'buildTrack', { ...puli, wild: ['white', 'brown'] })).toBe('');
    const route = routes(table, 'grey', 'changhua')[0]!;
    expect(refused(table, '0', 'buildTrack', { company: 'grey', route, wild: ['brown', 'grey'] })).toBe('wild-not-here ME-163');
    expect(refused(table, '0', 'buildTrack', { company: 'grey', route })).toBe('');
  });

  test('ME-164 ME-431 a train goes to every hex entered; the hex of departure gets none and compensates nobody', () => {
    const table = rig(fresh(), { trains: { brown: [[-1, 0]], orange: [[-1, 0]] }, area: { brown: 4, orange: 2 } });
    act(table, '0', 'buildTrack', track('brown', [-1, -1]));
    expect(areas(table)).toMatch(/^B3 G\d O2/);
    expect([on(table, -1, 0), on(table, -1, -1)]).toEqual([['brown', 'orange'], ['brown']]);
    expect(table.G.companies.brown.length).toBe(1);
    act(table, '1', 'buildTrack', track('grey', [0, 1], [0, 2]));
    expect([table.G.companies.grey.area, on(table, 0, 1), on(table, 0, 2)]).toEqual([2, ['grey'], ['grey']]);
  });

  test('ME-165 ME-433 every other company on the way gets a train for each hex, the city included, after the builder has paid', () => {
    const table = rig(fresh(), {
      trains: { grey: [[-1, 0], [-1, -1]], orange: [[-1, 0]] }, area: { brown: 2, grey: 1, orange: 5 },
    });
    const told = act(table, '0', 'buildTrack', track('brown', [-1, 0], [-1, -1]));
    expect(areas(table)).toMatch(/^B0 G3 O5/);
    expect(only(told, 'compensated').map(({ company, count }) => [company, count])).toEqual([['grey', 2]]);
    const short = rig(fresh(), { trains: { grey: [[-1, 0], [-1, -1]] }, area: { grey: 1 }, also: (G) => { G.companies.grey.supply = 1; } });
    act(short, '0', 'buildTrack', track('brown', [-1, 0], [-1, -1]));
    expect([short.G.companies.grey.area, short.G.companies.grey.supply]).toEqual([2, 0]);
  });

  test('ME-166 Taiwan: White gets two trains for each hex with its train', () => {
    const table = rig(fresh(3, TW), { trains: { white: [[1, 8]], orange: [[1, 8]] }, area: { grey: 4, white: 2, orange: 2 }, demand: { puli: 'grey-grey' } });
    act(table, '0', 'buildTrack', track('grey', [1, 8], [1, 9]));
    expect(areas(table)).toMatch(/G2 O3 W4$/);
    const twice = rig(fresh(3, TW), { trains: { white: [[-1, 9], [-2, 10]] }, area: { white: 1 }, demand: { douliu: 'grey-grey' } });
    act(twice, '0', 'buildTrack', track('grey', [-1, 9], [-2, 10], [-3, 11]));
    expect(twice.G.companies.white.area).toBe(5);
  });

  test('ME-167 UK: White gets one train a hex, never beyond its limit of 2', () => {
    for (const [area, after] of [[0, 1], [1, 2], [2, 2]]) {
      const table = rig(fresh(), { trains: { white: [[-1, 0]] }, area: { white: area! } });
      act(table, '0', 'buildTrack', track('brown', [-1, 0], [-1, -1]));
      expect(table.G.companies.white.area).toBe(after);
    }
  });

  test('ME-168 length grows by the landscape hexes of the route', () => {
    const table = fresh();
    act(table, '0', 'buildTrack', { company: 'grey', route: routes(table, 'grey', 'bristol')[0]! });
    expect(lengths(table)).toEqual([0, 3, 0, 8]);
  });

  test('ME-169 ME-444 a key city gives one more, once for each company that reaches it', () => {
    const table = rig(fresh(), { trains: { brown: [[-3, -1], [-4, -1]], grey: [[-3, -1], [-4, -1]] } });
    const [before] = lengths(table);
    act(table, '0', 'buildTrack', track('brown', [-5, 0]));
    act(table, '1', 'buildTrack', track('grey', [-5, 0]));
    expect(lengths(table).slice(0, 2)).toEqual([before! + 1, before! + 1]);
  });

  test('ME-435 at the end of the track a build is legal, the marker stays', () => {
    const table = rig(fresh(), { length: { brown: 15 } });
    const told = act(table, '0', 'buildTrack', track('brown', [0, -1], [-1, -1]));
    expect(table.G.companies.brown.length).toBe(15);
    expect(only(told, 'track-built')[0]!.length).toBe(0);
  });

  test('ME-170 the active player gains the icons of the tile, two equal ones twice', () => {
    const table = rig(fresh(), { demand: { oxford: 'grey-grey' } });
    act(table, '0', 'buildTrack', track('brown', [0, -1], [-1, -1]));
    expect(influenceOf(table, '0')).toBe('B0 G2 O0 W0');
    expect(influenceOf(table, '1')).toBe('B0 G0 O0 W0');
    const mixed = rig(fresh(), { demand: { oxford: 'orange-white' } });
    act(mixed, '0', 'buildTrack', track('brown', [0, -1], [-1, -1]));
    expect(influenceOf(mixed, '0')).toBe('B0 G0 O1 W1');
  });

  test('ME-171 ME-438 a wild tile gives one influence in each of two companies, also where the gain is lost', () => {
    const table = rig(fresh(3, TW), { demand: { puli: 'wild' }, influence: { 0: { brown: 7 } } });
    expect(refused(table, '0', 'buildTrack', { ...track('grey', [1, 8], [1, 9]), wild: ['brown', 'brown'] })).toBe('wild-twice ME-171');
    act(table, '0', 'buildTrack', { ...track('grey', [1, 8], [1, 9]), wild: ['brown', 'white'] });
    expect(influenceOf(table, '0')).toBe('B7 G0 O0 W1');
  });

  test('ME-172 ME-173 ME-439 UK: wild cities give as many different influences as icons, to each company that enters', () => {
    const table = rig(fresh(), { trains: { brown: [[-5, -2]], grey: [[-5, -2]] } });
    for (const [seat, company] of [['0', 'brown'], ['1', 'grey']] as const) {
      expect(refused(table, seat, 'buildTrack', track(company, [-5, -3]))).toBe('wild-count ME-173');
      act(table, seat, 'buildTrack', { ...track(company, [-5, -3]), wild: ['orange'] });
      expect(influenceOf(table, seat)).toBe('B0 G0 O1 W0');
    }
    const thurso = rig(fresh(), { trains: { brown: [[5, -24]] } });
    for (const [wild, why] of [[['grey', 'grey'], 'wild-twice ME-173'], [['grey'], 'wild-count ME-173'], [['grey', 'white'], '']] as const)
      expect(refused(thurso, '0', 'buildTrack', { ...track('brown', [6, -24]), wild })).toBe(why);
    const bergen = { company: 'brown', ferry: 'aberdeen-bergen' };
    const aberdeen = rig(fresh(), { trains: { brown: [[6, -19]] } });
    expect(refused(aberdeen, '0', 'buildFerry', { ...bergen, wild: ['grey', 'white'] })).toBe('wild-count ME-173');
    expect(refused(aberdeen, '0', 'buildFerry', { ...bergen, wild: ['grey', 'orange', 'white'] })).toBe('');
    expect(refused(rig(table, { trains: { orange: [[-5, -2]] } }), '2', 'buildTrack', { ...track('orange', [-5, -3]), wild: ['grey'] })).toBe('city-full ME-161');
  });

  test('ME-174 when the city is full its tile leaves the game, not before', () => {
    const table = rig(fresh(), { trains: { grey: [[0, -1]], brown: [[0, -1]] } });
    act(table, '0', 'buildTrack', track('brown', [-1, -1]));
    expect(table.G.demand).toHaveProperty('oxford');
    const told = act(table, '1', 'buildTrack', track('grey', [-1, -1]));
    expect(table.G.demand).not.toHaveProperty('oxford');
    expect(only(told, 'tile-gone').map(({ city: id }) => id)).toEqual(['oxford']);
  });

  test('ME-143 ME-175 Taiwan: brown, grey and orange go neither on nor through mountains', () => {
    const table = rig(fresh(3, TW), { trains: { brown: [[2, 7]] }, area: { brown: 5 } });
    const { mountain, at } = gridOf(table.G);
    for (const { route } of trackOffers(table.G, 'brown')) for (const hex of route) expect(mountain[at.get(keyOf(hex))!]).toBe(false);
    // Hualien lies just behind the range: 3 hexes over a mountain, no way round.
    expect(reach(table, 'brown', 4, 8)).toBe(-1);
    expect(refused(table, '0', 'buildTrack', track('brown', [2, 8], [3, 8], [4, 8]))).toBe('unreachable ME-143');
  });

  test('ME-432 a start city has no tile; others may enter while a slot is free, for length alone; London is full', () => {
    const table = rig(fresh(3, TW), { trains: { orange: [[-1, 8]] } });
    act(table, '0', 'buildTrack', track('orange', [0, 8]));
    expect(on(table, 0, 8)).toEqual(['grey', 'orange']);
    expect(influenceOf(table, '0')).toBe('B0 G0 O0 W0');
    const uk = fresh();
    expect(isFull(uk.G, city(uk, 'london'))).toBe(true);
  });

  test('ME-437 an exhausted company goes on building and selling as far as it has trains and shares', () => {
    const table = edit(fresh(), (G) => void (G.companies.brown.shares = 0));
    act(table, '0', 'buildTrack', track('brown', [0, -1], [-1, -1]));
    expect(on(table, -1, -1)).toEqual(['brown']);
    const trainless = edit(fresh(), (G) => void Object.assign(G.companies.grey, { area: 0, supply: 0 }));
    act(trainless, '0', 'takeShare', { company: 'grey' });
    expect(trainless.G.companies.grey.shares).toBe(4);
  });
});
