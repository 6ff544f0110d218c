import { describe, expect, test } from 'vitest';
import { planOf } from '../../games/glasgow/content/plans';
import de from '../../games/glasgow/locales/de.json';
import en from '../../games/glasgow/locales/en.json';
import { plannerOf } from '../../games/glasgow/planning';
import { PLAN_NUMBERS, type Spend } from '../../games/glasgow/state';
import { act, edit, only, own, refused, scene, stages, viewOf, type Scene } from './scene';

const of = (character: string, ...tools: Spend['tool'][]): Spend[] => tools.map((tool) => ({ character, tool }));
const dice = { Number: () => 0, Shuffle: <T>(list: T[]) => [...list] };

describe('contingencies', () => {
  const k05 = (change: (made: Scene) => void = () => {}) =>
    scene((made) => {
      made.contingencies(['k05', 'k01']).at({ fred: 'S4', hunter: 'N3' }).give({ fred: ['balaclava', 'balaclava'], hunter: ['rope'] });
      change(made);
    });
  const exact = [...of('fred', 'balaclava', 'balaclava'), ...of('hunter', 'rope')];

  test('GT-265 GT-278 the Operator, with a card of the own hand and exactly its tools', () => {
    const table = k05();
    expect(refused(table, 'resolveContingency', { card: 'k06', token: 1, use: exact })).toMatchObject({ reason: 'not-your-contingency', rule: 'GT-265' });
    expect(refused(table, 'resolveContingency', { card: 'k05', token: 1, use: exact.slice(1) })).toMatchObject({ reason: 'not-exact', rule: 'GT-265' });
    expect(refused(table, 'resolveContingency', { card: 'k05', token: 1, use: exact }, 'coordinator')).toMatchObject({ reason: 'kit:not-asked' });
    const other = k05((made) => made.give({ hunter: ['gun'] }));
    expect(refused(other, 'resolveContingency', { card: 'k05', token: 1, use: [...exact.slice(0, 2), ...of('hunter', 'gun')] })).toMatchObject({ reason: 'not-exact' });
    expect(refused(other, 'resolveContingency', { card: 'k05', token: 1, use: [...exact, ...of('hunter', 'gun')] })).toMatchObject({ reason: 'not-exact' });
    act(table, 'resolveContingency', { card: 'k05', token: 1, use: exact });
  });

  test('GT-266 tools count on operators at the area’s intersections, and may be spread', () => {
    const away = k05((made) => made.at({ hunter: 'N5' }));
    expect(refused(away, 'resolveContingency', { card: 'k05', token: 1, use: exact })).toMatchObject({ reason: 'wrong-payer', rule: 'GT-266' });
    const spread = k05((made) => {
      made.at({ dina: 'S3' }).give({ dina: ['balaclava'] });
    });
    act(spread, 'resolveContingency', { card: 'k05', token: 1, use: [...of('fred', 'balaclava'), ...of('dina', 'balaclava'), ...of('hunter', 'rope')] });
    expect(spread.G.cards.fred!.tools).toEqual(['balaclava']);
  });

  test('GT-267 the card is shown and leaves the game, the tools go home', () => {
    const table = k05();
    const told = act(table, 'resolveContingency', { card: 'k05', token: 1, use: exact });
    expect(only(told, 'contingency-resolved')).toMatchObject([{ card: 'k05', token: 1, area: 'lake' }]);
    expect(viewOf(table, null).contingenciesGone).toEqual(['k05']);
    expect(table.G.stock).toMatchObject({ balaclava: 8, rope: 8 });
    expect(table.G.secret.contingencyDeck).not.toContain('k05');
  });

  test('GT-268 the token lies in the card’s area; with several the Operator chooses', () => {
    const table = k05();
    expect(refused(table, 'resolveContingency', { card: 'k05', token: 2, use: exact })).toMatchObject({ reason: 'token-elsewhere', rule: 'GT-268' });
    expect(refused(table, 'resolveContingency', { card: 'k05', token: 4, use: exact })).toMatchObject({ reason: 'token-elsewhere' });
    const two = k05((made) => made.contingencies(['k05', 'k06'], [1, 4]));
    const tokens = two.choices('1', dice).filter(({ move }) => move === 'resolveContingency').map(({ args }) => args.token);
    expect(tokens).toEqual([1, 4]);
    act(two, 'resolveContingency', { card: 'k05', token: 4, use: exact });
    expect(two.G.tokens).toMatchObject({ 1: 'lake', 4: null });
  });

  test('GT-269 the token returns to the pile, where the lowest is on top', () => {
    const table = k05((made) => made.nextContingency('k13'));
    act(table, 'resolveContingency', { card: 'k05', token: 1, use: exact });
    act(table, 'rest');
    expect(table.G.tokens).toEqual({ 1: 'quarry', 2: 'tractor', 3: null, 4: null });
  });

  test('GT-270 contingencies are resolved in any order', () => {
    const table = k05((made) => made.contingencies(['k01', 'k05']));
    act(table, 'resolveContingency', { card: 'k05', token: 2, use: exact });
    expect(own(table, 'operator').contingencies).toEqual(['k01']);
  });
});

describe('plans', () => {
  /** Plan 1 is p1-4 (Gas Station, blue; two walkie-talkies, gloves, a gun; 1 time each). */
  const first = (change: (made: Scene) => void = () => {}, turn: 'coordinator' | 'operator' = 'coordinator') =>
    scene((made) => {
      made.plans('p1-4', 'p2-2', 'p3-1', 'p4-4', 'p5-1').at({ gail: 'N2' });
      made.G.head = 20;
      change(made);
    }, turn);
  const bridge = (change: (made: Scene) => void = () => {}, turn: 'coordinator' | 'operator' = 'operator') =>
    first((made) => {
      made.resolved(4).at({ hunter: 'N8', fred: 'S8' });
      made.G.head = 75;
      change(made);
    }, turn);

  test('GT-004 GT-275 the lowest one comes next: 1 to 4 by the Coordinator, 5 by the Operator', () => {
    expect(PLAN_NUMBERS.map(plannerOf)).toEqual(['coordinator', 'coordinator', 'coordinator', 'coordinator', 'operator']);
    expect(refused(first(() => {}, 'operator'), 'resolvePlan', { use: [] })).toMatchObject({ reason: 'not-your-plan', rule: 'GT-275', params: { plan: 1 } });
    const before = first((made) => {
      made.resolved(3).at({ hunter: 'N8', fred: 'S8' });
      made.G.head = 75;
    }, 'operator');
    expect(refused(before, 'resolvePlan', { use: [] })).toMatchObject({ reason: 'not-your-plan', params: { plan: 4 } });
    expect(refused(bridge(() => {}, 'coordinator'), 'resolvePlan', { use: [] })).toMatchObject({ reason: 'not-your-plan', params: { plan: 5 } });
    act(bridge(), 'resolvePlan', { use: [] });
  });

  test('GT-276 the train’s head is inside the area', () => {
    for (const head of [17, 8]) expect(refused(first(({ G }) => { G.head = head; }), 'resolvePlan', { use: [] })).toMatchObject({ reason: 'train-elsewhere', rule: 'GT-276', params: { area: 'gas-station' } });
    for (const head of [18, 26]) act(first(({ G }) => { G.head = head; }), 'resolvePlan', { use: [] });
  });

  test('GT-277 for each colour an operator stands on an intersection of the area', () => {
    expect(refused(first((made) => made.at({ gail: 'N1' })), 'resolvePlan', { use: [] })).toMatchObject({ reason: 'colour-missing', rule: 'GT-277', params: { colour: 'blue', area: 'gas-station' } });
    for (const place of ['N2', 'S2', 'N3', 'S3']) act(first((made) => made.at({ gail: place })), 'resolvePlan', { use: [] });
    act(first((made) => made.at({ gail: 'outside', tess: 'S3' })), 'resolvePlan', { use: [] });
    // Ben is blue, but a coordinator in the house.
    const two = first((made) => made.plans('p1-5').at({ gail: 'N2' }));
    expect(refused(two, 'resolvePlan', { use: [] })).toMatchObject({ reason: 'colour-missing', params: { colour: 'grey' } });
    edit(two, (made) => made.at({ fred: 'N3' }));
    act(two, 'resolvePlan', { use: [] });
  });

  test('GT-278 GT-341 as many of the plan’s tools as one likes, each at most as often as shown', () => {
    const table = first((made) => made.give({ ben: ['walkie', 'battery'], abel: ['gloves', 'gloves'], cole: ['gun'] }));
    expect(refused(table, 'resolvePlan', { use: of('ben', 'battery') })).toMatchObject({ reason: 'not-in-plan', rule: 'GT-278' });
    expect(refused(table, 'resolvePlan', { use: of('abel', 'gloves', 'gloves') })).toMatchObject({ reason: 'not-in-plan' });
    const uses = table.choices('0', dice).filter(({ move }) => move === 'resolvePlan').map(({ args }) => (args.use as Spend[]).map(({ tool }) => tool).toSorted().join());
    expect(uses.toSorted()).toEqual(['', 'gloves', 'gloves,gun', 'gloves,gun,walkie', 'gloves,walkie', 'gun', 'gun,walkie', 'walkie']);
    act(table, 'resolvePlan', { use: of('cole', 'gun') });
    expect(table.G).toMatchObject({ head: 23, cards: { ben: { tools: ['walkie', 'battery'] }, abel: { tools: ['gloves', 'gloves'] } } });
  });

  test('GT-279 tools of Plans 1 to 4 come from the coordinators’ cards', () => {
    const table = first((made) => made.give({ gail: ['walkie'], kane: ['gun'] }));
    for (const use of [of('gail', 'walkie'), of('kane', 'gun')]) expect(refused(table, 'resolvePlan', { use })).toMatchObject({ reason: 'wrong-payer', rule: 'GT-279' });
  });

  test('GT-281 GT-284 the tools go home, the plan is laid open', () => {
    const table = first((made) => made.give({ ben: ['walkie', 'walkie'] }));
    const told = act(table, 'resolvePlan', { use: of('ben', 'walkie', 'walkie') });
    expect(table.G.stock.walkie).toBe(8);
    expect(viewOf(table, null).resolved).toEqual(['p1-4']);
    expect(only(told, 'plan-resolved')).toMatchObject([{ plan: 1, card: 'p1-4', area: 'gas-station', count: 2 }]);
    expect(own(table, 'coordinator').plans).not.toContain('p1-4');
  });

  test('GT-282 for each missing tool the penalty applies once', () => {
    const third = (id: string, head: number, at: Record<string, string>) => {
      const table = first((made) => {
        made.plans(id).resolved(2).at(at);
        made.G.head = head;
      });
      act(table, 'resolvePlan', { use: [] });
      return table.G;
    };
    // p3-1: a fingerprint and 1 time each; p3-3: 2 time each.
    expect(third('p3-1', 45, { gail: 'N5', hunter: 'N6' })).toMatchObject({ head: 49, supply: 5, bag: { fingerprint: 4 } });
    expect(third('p3-3', 45, { hunter: 'N6' })).toMatchObject({ head: 53, supply: 9 });
  });

  test('GT-283 all fingerprints before all time', () => {
    const table = first((made) => {
      made.plans('p2-2').resolved(1).at({ hunter: 'N4' });
      made.G.head = 30;
    });
    const order = act(table, 'resolvePlan', { use: [] }).map(({ type }) => type);
    expect(order).toEqual(['plan-resolved', 'bag-fingerprints', 'advanced', 'plan-taken', 'plan-taken']);
  });

  test('GT-285 after Plan 1 comes Plan 3, after Plan 2 come Plans 4 and 5', () => {
    const table = first();
    expect(only(act(table, 'resolvePlan', { use: [] }), 'plan-taken').map(({ seat, plan }) => [seat, plan])).toEqual([['0', 3]]);
    expect(own(table, 'coordinator').plans).toEqual(['p2-2', 'p3-1']);
    edit(table, (made) => {
      made.turn('coordinator').at({ hunter: 'N4' });
      made.G.head = 30;
    });
    expect(only(act(table, 'resolvePlan', { use: [] }), 'plan-taken').map(({ seat, plan }) => [seat, plan])).toEqual([['0', 4], ['1', 5]]);
    expect(own(table, 'coordinator').plans).toEqual(['p3-1', 'p4-4']);
    expect(table.G.secret.planBoard).toEqual([]);
  });

  test('GT-287 of two plans of one area the lower one comes first', () => {
    const table = first((made) => {
      made.resolved(3).at({ hunter: 'N8', fred: 'S8' });
      made.G.head = 74;
    });
    expect([planOf('p4-4').area, planOf('p5-1').area]).toEqual(['bridge', 'bridge']);
    act(table, 'resolvePlan', { use: [] });
    expect(stages(table)).toEqual({ operator: 'turn' });
    act(table, 'resolvePlan', { use: [] });
    expect(table.G.result).toMatchObject({ won: true, plansResolved: 5 });
  });

  test('GT-288 the plans have their titles in order', () => {
    expect(Object.values(en.plan)).toEqual(['Manipulate the signals', 'Ambush the train', 'Start the train', 'Unload the loot', 'Escape with the van']);
    expect(Object.keys(de.plan)).toEqual(Object.keys(en.plan));
  });
});
