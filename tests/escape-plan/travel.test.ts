import { describe, expect, test } from 'vitest';
import { graphOf } from '../../games/escape-plan/city/graph';
import { traceTravel, travelEnds, type Trace } from '../../games/escape-plan/travel/query';
import type { TravelStep } from '../../games/escape-plan/travel/search';
import type { LocationId, PlacedTile } from '../../games/escape-plan/state';
import { act, boardOf, choices, contact, edit, fixer, go, only, refused, scene, type EscapePlanTable, type Scene } from './play';

const at = (location: LocationId, wanted: Scene = {}): EscapePlanTable => scene({ ...wanted, pawns: { ...wanted.pawns, 0: location } });
const trace = (table: EscapePlanTable, steps: TravelStep[], gas = 0): Trace => {
  const found = traceTravel(table.view('0'), '0', steps, gas);
  if ('reason' in found) throw new Error(JSON.stringify(found));
  return found;
};
const tell = (table: EscapePlanTable, steps: TravelStep[], gas = 0): string | undefined => refused(table, '0', 'travel', { steps, gas })?.reason;
const endsOf = (table: EscapePlanTable): LocationId[] => travelEnds(table.view('0'), '0').filter(({ refusal }) => !refusal).map(({ to }) => to);

interface Example {
  from: LocationId;
  steps: TravelStep[];
  gas?: number;
  spent: number;
  budget: number;
  faced: string[];
}

const STORE: Example = { from: 'S2.store', steps: go('S2#2', 'T02#0', 'T01#1', 'T01#0', 'T01.safehouse'), spent: 3, budget: 3, faced: ['S2 federal', 'T02 federal'] };
const FERRY: Example = { from: 'T04.business', steps: go('T04#0', 'T09#1', 'T05#0', 'T05#1', 'T05.store'), spent: 3, budget: 3, faced: ['T04 county', 'T09 swat'] };
const SUBWAY: Example = {
  from: 'T02.gang', spent: 4, budget: 4,
  steps: [...go('T02#0', 'T02.subway'), { ride: 'T11.subway' }, ...go('T11#0', 'T02#1', 'S1#1', 'S2#1', 'T10#0', 'T12#0', 'T12.store')],
  faced: ['S1 county', 'S2 federal', 'T02 federal', 'T10 county', 'T10 federal', 'T11 swat'],
};
const FLIGHT: Example = { from: 'T01.safehouse', steps: [...go('T01#0', 'T01.heliport'), { fly: 'S1.hospital' }], spent: 3, budget: 3, faced: ['T01 county', 'T01 swat'] };
const CROSSING: Example = { from: 'T06.safehouse', steps: go('T06#0', 'T07#0', 'T07#1', 'T12#1', 'T12.store'), spent: 3, budget: 3, faced: ['T06 federal', 'T07 county', 'T07 federal'] };
const LONG: Example = {
  from: 'T01.safehouse', gas: 1, spent: 5, budget: 5,
  steps: [...go('T01#0', 'T01.heliport'), { fly: 'T02.subway' }, { ride: 'T03.subway' }, ...go('T03#1', 'T03.exit')],
  faced: ['T01 county', 'T01 swat', 'T02 federal'],
};
const DOOR: Example = { from: 'T05.store', steps: go('T05.business'), spent: 1, budget: 3, faced: [] };

/** Traces and makes the Travel of an example. */
function replay({ from, steps, gas = 0, spent, budget, faced }: Example): void {
  const table = at(from, { boards: { 0: { gas: 2 } } });
  const traced = trace(table, steps, gas);
  expect([traced.spent, traced.budget]).toEqual([spent, budget]);
  const [told] = only(act(table, '0', 'travel', { steps, gas }), 'travelled');
  expect([told!.spent, told!.budget, told!.spaces.length]).toEqual([spent, budget, steps.length + 1]);
  expect(table.G.turn!.faced.map(({ tile, type }) => `${tile} ${type}`).toSorted()).toEqual(faced);
  expect(boardOf(table).gas).toBe(2 - gas);
  expect(table.G.turn!.tally).toMatchObject({ spent, budget, gas });
}

describe('the movement examples of the rules', () => {
  test('EP-350 over industrial Land into the Safe House of T01', () => replay(STORE));
  test('EP-351 EP-111 by Ferry over T09 to the Store of T05', () => replay(FERRY));
  test('EP-352 EP-115 by Subway to T11 and on to the Store of T12', () => replay(SUBWAY));
  test('EP-353 by Heliport to the Hospital', () => replay(FLIGHT));
  test('EP-354 through T07 to the Store of T12', () => replay(CROSSING));
  test('EP-355 EP-109 EP-123 by Heliport, Subway and with a can to Exit 1', () => replay(LONG));
  test('EP-356 EP-107 EP-121 to the Business that touches the Store', () => replay(DOOR));

  test('EP-350 EP-351 EP-352 EP-353 EP-354 EP-355 EP-356 are among the ways that the search finds, or it finds better', () => {
    for (const { from, steps, spent, budget, faced } of [STORE, FERRY, SUBWAY, FLIGHT, CROSSING, LONG, DOOR]) {
      const view = at(from, { boards: { 0: { gas: 2 } } }).view('0');
      const target = Object.values(steps.at(-1)!)[0];
      const { ways } = travelEnds(view, '0').find(({ to }) => to === target)!;
      expect(Math.min(...ways.map((way) => way.faced.length))).toBeLessThanOrEqual(faced.length);
      expect(ways.every((way) => way.spent <= way.budget)).toBe(true);
      expect(spent).toBeLessThanOrEqual(budget);
    }
  });
});

describe('points', () => {
  test('EP-102 EP-104 EP-105 EP-106 EP-108 leaving, entering and crossing cost 1, the same Land nothing', () => {
    const table = at('S2.store');
    const spent = (steps: TravelStep[]) => trace(table, steps).spent;
    expect(spent(go('S2#2'))).toBe(1);
    expect(spent(go('S2#2', 'T02#0'))).toBe(1);
    expect(spent(go('S2#2', 'T02#0', 'T01#1', 'T01#0'))).toBe(2);
    expect(spent(go('S2#2', 'T02#0', 'T02.gang'))).toBe(2);
    // Another kind of Land across an edge costs a point as well: S1's residential part borders T02's industrial one.
    expect(trace(table, go('S2#1', 'S1#1')).spent).toBe(1);
  });

  test('EP-119 after no step more may be spent than is there', () => {
    const table = at('S2.store');
    expect(tell(table, go('S2#2', 'S2#0', 'S2#1', 'T10#0', 'T10.safehouse'))).toBe('too-far');
    expect(refused(table, '0', 'travel', { steps: go('S2#2', 'S2#0', 'S2#1', 'T10#0', 'T10.safehouse'), gas: 0 })).toMatchObject({ rule: 'EP-119', params: { spent: 4, budget: 3 } });
    // The point of a later ride is not there before it.
    const claws = at('S2.store');
    const late: TravelStep[] = [...go('S2#1', 'S1#1', 'S1#0', 'S1.subway'), { ride: 'T02.subway' }, { ride: 'S1.subway' }];
    expect(trace(claws, late).spent).toBe(3);
    expect(tell(claws, [...go('S2#2', 'S2#1', 'S1#1', 'S1#0', 'S1.subway'), { ride: 'T02.subway' }])).toBe('too-far');
  });

  test('EP-109 EP-306 cans give a point each, are returned even in vain, and only those held', () => {
    const table = at('S2.store', { boards: { 0: { gas: 1 } } });
    expect(refused(table, '0', 'travel', { steps: go('S2#2', 'S2.gang'), gas: 2 })).toMatchObject({ reason: 'too-few-cans', rule: 'EP-109' });
    const before = table.G.gas;
    act(table, '0', 'travel', { steps: go('S2#2', 'T02#0', 'T02.subway'), gas: 1 });
    expect([boardOf(table).gas, table.G.gas - before]).toEqual([0, 1]);
    expect(trace(at('S2.store', { boards: { 0: { gas: 2 } } }), [], 2).budget).toBe(5);
  });

  test('EP-118 points of effects count from then on', () => {
    const table = at('S2.store', { boards: { 0: { contacts: [contact('driver-1'), null, null, null, null] } } });
    const far = go('S2#2', 'S2#0', 'S2#1', 'T10#0', 'T10.safehouse');
    expect(tell(table, far)).toBe('too-far');
    act(table, '0', 'useContact', { space: 0 });
    act(table, '0', 'travel', { steps: far, gas: 0 });
    expect(table.G.turn!.tally.budget).toBe(4);
  });
});

describe('where it goes', () => {
  test('EP-103 EP-120 a Travel ends on another Location, never on Land', () => {
    const table = at('S2.store');
    expect(tell(table, go('S2#2', 'T02#0'))).toBe('ends-on-land');
    expect(tell(table, go('S2#2', 'S2.store'))).toBe('ends-where-it-starts');
    expect(refused(table, '0', 'travel', { steps: [], gas: 0 })?.reason).toBe('kit:arguments');
    expect(endsOf(table)).not.toContain('S2.store');
  });

  test('EP-104 EP-105 EP-117 steps lead to neighbours only, and name real spaces', () => {
    const table = at('S2.store');
    expect(tell(table, go('S2#0', 'S2.gang'))).toBe('no-way');
    expect(tell(table, go('T02#0'))).toBe('no-way');
    expect(tell(table, go('S2#2', 'T99.store'))).toBe('no-such-space');
    expect(tell(table, go('S2#2', '__proto__'))).toBe('no-such-space');
    expect(refused(table, '0', 'travel', { steps: [{ swim: 'T05#0' }], gas: 0 })?.reason).toBe('kit:arguments');
  });

  test('EP-014 EP-028 a Location across a line is left into either region', () => {
    const table = at('S2.store');
    expect(trace(table, go('S2#1')).spent).toBe(1);
    expect(trace(table, go('S2#2')).spent).toBe(1);
  });

  test('EP-018 regions across a shared edge are connected, whatever their Land', () => {
    const { roads, numberOf } = graphOf(at('S2.store').G.city);
    const road = (a: string, b: string) => roads[numberOf.get(a)!]!.find(({ to }) => to === numberOf.get(b))?.cost;
    expect(road('S2#2', 'T02#0')).toBe(0);
    expect(road('S1#2', 'T10#0')).toBe(1);
    for (const [from, list] of roads.entries()) for (const { to, cost } of list) expect(roads[to]!.find((back) => back.to === from)?.cost).toBe(cost);
  });

  const water: PlacedTile[] = [
    { id: 'T05', q: 0, r: 0, rot: 0 }, { id: 'T08', q: 1, r: 0, rot: 0 }, { id: 'T09', q: 1, r: -1, rot: 0 },
  ];

  test('EP-019 EP-110 water is crossed in a body with a Ferry only', () => {
    const roadsOf = (city: PlacedTile[], space: string) => {
      const { roads, numberOf } = graphOf(city);
      return roads[numberOf.get(space)!]!.length;
    };
    // Edge 0 of T05 meets edge 3 of T08: water to water, no Ferry.
    expect([roadsOf(water.slice(0, 2), 'T05#0'), roadsOf(water.slice(0, 2), 'T08#1')]).toEqual([0, 0]);
    // With T09 on edge 1 of T05 (its water edge 4) the body of all three has a Ferry.
    expect(roadsOf(water, 'T05#0')).toBeGreaterThan(1);
    expect(roadsOf(water, 'T08#1')).toBeGreaterThan(1);
  });

  test('EP-111 EP-304 a flight lands on water of a body with a Ferry only', () => {
    const landings = (city: PlacedTile[]) => {
      const { landings: all, spaces } = graphOf(city);
      return all[1]!.map((space) => spaces[space]!);
    };
    expect(landings(water.slice(0, 2))).not.toContain('T05#0');
    expect(landings(water)).toContain('T05#0');
    expect(tell(at('T01.heliport'), [{ fly: 'T05#0' }])).toBe('ends-on-land');
  });
});

describe('Subway and Heliport', () => {
  test('EP-112 EP-114 EP-307 from Subway to Subway for nothing, which is a Travel of its own', () => {
    const table = at('S1.subway');
    expect(trace(table, [{ ride: 'T11.subway' }])).toMatchObject({ spent: 0, budget: 4 });
    expect(tell(table, [{ ride: 'S2.store' }])).toBe('no-ride');
    expect(tell(table, [{ ride: 'S1.subway' }])).toBe('no-ride');
    expect(tell(table, [...go('S1#0'), { ride: 'T11.subway' }])).toBe('no-ride');
    act(table, '0', 'travel', { steps: [{ ride: 'T11.subway' }], gas: 0 });
    expect(table.G.turn!.faced).toEqual([{ tile: 'S1', type: 'county' }]);
  });

  test('EP-113 starting on a Subway or Heliport one may simply leave', () => {
    expect(trace(at('S1.subway'), go('S1#0', 'S1.hospital'))).toMatchObject({ spent: 2, budget: 3 });
    expect(trace(at('T01.heliport'), go('T01#0', 'T01.safehouse'))).toMatchObject({ spent: 2, budget: 3 });
  });

  test('EP-115 EP-303 several rides are one extra point', () => {
    const table = at('S1.subway');
    expect(trace(table, [{ ride: 'T11.subway' }, { ride: 'T03.subway' }, { ride: 'T02.subway' }])).toMatchObject({ spent: 0, budget: 4 });
  });

  test('EP-116 a flight costs 1 and leads one or two tiles far, to Land or Location', () => {
    const table = at('T12.heliport');
    const { landings, tiles, spaces } = graphOf(table.G.city);
    const reached = new Set(landings[tiles.indexOf('T12')]!.map((space) => spaces[space]!.slice(0, 3).replace(/[.#]/, '')));
    expect([...reached].toSorted()).toEqual(['S1', 'S2', 'T02', 'T06', 'T07', 'T10']);
    expect(trace(table, [{ fly: 'S1.hospital' }]).spent).toBe(1);
    expect(trace(table, [{ fly: 'S1#1' }]).spent).toBe(1);
    expect(tell(table, [{ fly: 'T11.gang' }])).toBe('no-landing');
    expect(tell(table, [{ fly: 'T12.store' }])).toBe('no-landing');
    expect(tell(at('S2.store'), [{ fly: 'S1.hospital' }])).toBe('no-heliport');
  });

  test('EP-022 distance counts cells, filled or not', () => {
    const apart: PlacedTile[] = [{ id: 'T12', q: 0, r: 0, rot: 0 }, { id: 'T02', q: 2, r: 0, rot: 0 }, { id: 'T11', q: 3, r: 0, rot: 0 }];
    const { landings, spaces } = graphOf(apart);
    const names = landings[0]!.map((space) => spaces[space]!);
    expect(names).toContain('T02.gang');
    expect(names).not.toContain('T11.gang');
  });

  test('EP-302 passing through a Location costs a point in and a point out, and its Subway may be used', () => {
    const table = at('S2.store', { boards: { 0: { gas: 2 } } });
    expect(trace(table, go('S2#2', 'T02#0', 'T02.subway', 'T02#0', 'T02.gang'), 2).spent).toBe(4);
    expect(trace(table, [...go('S2#2', 'T02#0', 'T02.subway'), { ride: 'T11.subway' }]).spent).toBe(2);
  });

  test('EP-302 EP-304 a closed or visited place may be passed, not ended on', () => {
    const table = edit(at('T05.store', { boards: { 0: { gas: 2 } } }), (G) => {
      G.displays.bar = { plain: ['0', '1'], income: [], closed: true };
      G.boards['0']!.income = 8;
    });
    expect(refused(table, '0', 'travel', { steps: go('T05.business'), gas: 0 })).toMatchObject({ reason: 'visited-before', rule: 'EP-147' });
    expect(trace(table, go('T05.business', 'T05#1')).spent).toBe(2);
    expect(travelEnds(table.view('0'), '0').find(({ to }) => to === 'T05.business')?.refusal?.reason).toBe('visited-before');
  });
});

describe('the Helicopter', () => {
  const pilot = (location: LocationId, gas = 0): EscapePlanTable =>
    at(location, { boards: { 0: { items: [fixer('helicopter'), null, null, null, null], gas } } });

  test('EP-231 EP-305 from any space of a tile with a Heliport, once, and it goes to the box', () => {
    const table = pilot('T12.store');
    edit(table, (G) => void G.fixers.splice(G.fixers.indexOf('helicopter'), 1));
    expect(tell(table, [{ fixerFly: 'T11.gang' }])).toBe('no-landing');
    act(table, '0', 'travel', { steps: [{ fixerFly: 'S1.hospital' }], gas: 0 });
    expect(table.G.turn!.tally.spent).toBe(1);
    expect(boardOf(table).items[0]).toBeNull();
    expect(table.G.fixerBox).toEqual(['helicopter']);
  });

  test('EP-231 EP-211 EP-305 not without it, not from another tile, not twice, not without a point', () => {
    expect(tell(at('T12.store'), [{ fixerFly: 'S1.hospital' }])).toBe('no-helicopter');
    expect(tell(pilot('S2.store'), [{ fixerFly: 'S1.hospital' }])).toBe('no-heliport-here');
    expect(tell(pilot('T12.store', 2), [{ fixerFly: 'T12.heliport' }])).toBe('no-landing');
    const [first, second] = [{ fixerFly: 'S1#1' }, { fixerFly: 'T10#0' }];
    expect(tell(pilot('T12.store', 2), [first, second] as TravelStep[])).toMatch(/helicopter-gone/);
    expect(tell(pilot('T12.store'), [...go('T12#0', 'T12#2', 'T12#1'), { fixerFly: 'S1.hospital' }])).toBe('too-far');
  });
});

describe('what a Travel can be asked', () => {
  test('EP-117 every end that the query names is accepted with its price, and the whole list is what can be chosen', () => {
    const table = at('S2.store', { boards: { 0: { gas: 2, items: [fixer('helicopter'), null, null, null, null] } } });
    const ends = travelEnds(table.view('0'), '0').filter(({ refusal }) => !refusal);
    expect(choices(table, '0', 'travel')).toHaveLength(ends.reduce((sum, { ways }) => sum + ways.length, 0));
    for (const { to, ways } of ends)
      for (const { steps, gas, spent, budget, faced, helicopter } of ways) {
        const traced = trace(table, steps, gas);
        expect([traced.at, traced.spent, traced.budget, traced.faced, traced.flown]).toEqual([to, spent, budget, faced, helicopter]);
        expect(traced.stop).toBeUndefined();
      }
  });

  test('EP-117 a way can be traced step by step, and says what can come next', () => {
    const table = at('S2.store');
    const steps = go('S2#2', 'T02#0', 'T01#1');
    const { next } = trace(table, steps);
    expect(next.map(({ step }) => Object.values(step)[0])).toContain('T01#0');
    for (const { step, spent } of next) expect(trace(table, [...steps, step]).spent).toBe(spent);
    expect(trace(table, steps).stop).toMatchObject({ reason: 'ends-on-land' });
    expect(trace(table, [])).toMatchObject({ spent: 0, faced: [], stop: { reason: 'ends-where-it-starts' } });
  });

  test('EP-125 EP-126 the query foresees what the officers on a way come to', () => {
    const table = at('T02.gang', { boards: { 0: { wounds: { green: 1, red: 2 } } } });
    expect(trace(table, SUBWAY.steps)).toMatchObject({ worst: { red: 2, handcuffs: 3, arrested: false } });
  });

  test('EP-122 the ways offered are those that leave the fewest guarded tiles, also at the price of cans', () => {
    const table = at('S2.store', { boards: { 0: { gas: 2 } } });
    for (const { ways } of travelEnds(table.view('0'), '0')) {
      const keys = ways.map(({ gas, faced }) => ({ gas, faced: new Set(faced.map(({ tile }) => tile)) }));
      for (const a of keys) for (const b of keys)
        if (a !== b) expect(a.gas <= b.gas && [...a.faced].every((tile) => b.faced.has(tile)) && (a.gas < b.gas || a.faced.size < b.faced.size)).toBe(false);
    }
  });
});

describe('undo', () => {
  test('EP-082 EP-118 a Travel can be taken back with all that it cost', () => {
    const table = at('S2.store', { boards: { 0: { gas: 1 } } });
    const before = JSON.stringify(table.G);
    act(table, '0', 'travel', { steps: go('S2#2', 'T02#0', 'T02.subway'), gas: 1 });
    expect(table.G.asked).toEqual({ 0: 'avoid' });
    act(table, '0', 'takeWound', { officer: { tile: 'S2', type: 'federal' } });
    expect(table.G.asked).toEqual({ 0: 'after' });
    expect(table.undo('0') && table.undo('0')).toBe(true);
    expect(JSON.stringify(table.G)).toBe(before);
  });
});
