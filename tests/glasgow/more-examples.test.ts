import { describe, expect, test } from 'vitest';
import { reachers } from '../../games/glasgow/contingencies';
import { reachable } from '../../games/glasgow/movement';
import { reachablePlaces } from '../../games/glasgow/queries';
import { operatorsAt } from '../../games/glasgow/roles';
import { act, edit, only, own, refused, scene, stages, viewOf } from './scene';

describe('skills', () => {
  test('GT-430 GT-342 Ben swaps: a walkie-talkie stands for a battery and goes home as what it is', () => {
    const table = scene((made) => {
      made.plans('p1-1').coordinator('ben-1').turned('ben').give({ ben: ['walkie'] }).at({ gail: 'N1' });
      made.G.head = 10;
    }, 'coordinator');
    const told = act(table, 'resolvePlan', { use: [{ character: 'ben', tool: 'walkie' }] });
    expect(only(told, 'plan-resolved')).toMatchObject([{ count: 2 }]);
    expect(table.G.stock).toMatchObject({ walkie: 8, battery: 8 });
  });

  test('GT-431 Iris reaches two areas more for contingencies, not for plans', () => {
    const { G } = scene((made) => made.at({ iris: 'N4' }).turned('iris'));
    const areas = ['depot', 'tractor', 'gas-station', 'lake', 'windmill', 'church', 'quarry', 'signal-box', 'bridge'];
    expect(areas.filter((area) => reachers(G, area).includes('iris'))).toEqual(['gas-station', 'lake', 'windmill', 'church']);
    expect(areas.filter((area) => operatorsAt(G, area).includes('iris'))).toEqual(['lake', 'windmill']);
  });

  test('GT-432 Hunter is fast when the Operator moves him', () => {
    const fast = (role: 'operator' | 'coordinator', points: number) => {
      const table = scene((made) => made.at({ hunter: 'N4' }).turned('hunter'), role);
      return reachablePlaces(viewOf(table, role), table.G.roles[role], 'hunter', points);
    };
    expect(fast('operator', 1)).toContainEqual({ character: 'hunter', to: 'N7', steps: 3, points: 1 });
    expect(fast('operator', 1).map(({ steps }) => steps).toSorted().at(-1)).toBe(3);
    expect(fast('coordinator', 2).map(({ steps }) => steps).toSorted().at(-1)).toBe(2);
  });

  test('GT-433 GT-127 Cole draws four: the Coordinator discards one while the Operator waits', () => {
    const table = scene((made) => made.coordinator('cole-2').turned('cole'), 'operator');
    act(table, 'rest');
    expect(table.ruleset.counts(table.G).hands).toEqual({ coordinator: 4, operator: 3 });
    expect(stages(table)).toEqual({ coordinator: 'discard' });
    const [card] = own(table, 'coordinator').hand;
    act(table, 'discardCard', { card });
    expect(table.G.discard.coordinator).toEqual([card]);
    expect(own(table, 'coordinator').hand).toHaveLength(3);
    expect(stages(table)).toEqual({ operator: 'split' });
  });

  test('GT-434 Tess adds a token to the Operator’s rest only', () => {
    const rest = (role: 'operator' | 'coordinator', ...extras: ('gun' | 'rope')[]) => {
      const table = scene((made) => made.at({ tess: 'N4' }).turned('tess').bag({ gloves: 5, walkie: 5 }).extras(...extras), role);
      act(table, 'rest');
      return table;
    };
    expect(rest('operator').G.split).toHaveLength(8);
    expect(rest('coordinator').G.split).toHaveLength(7);
    const table = rest('operator', 'gun', 'rope');
    expect(table.G.split).toHaveLength(10);
    expect(refused(table, 'splitTokens', { group: [0, 1, 2, 3] })).toMatchObject({ reason: 'uneven' });
    act(table, 'splitTokens', { group: [0, 1, 2, 3, 4] });
  });
});

describe('time and the ends of the game', () => {
  const tractor = (change: Parameters<typeof scene>[0]) => (turn: 'coordinator' | 'operator') =>
    scene((made) => {
      made.plans('p1-1').hand('coordinator', 'C01').hand('operator', 'O01').at({ gail: 'S2' });
      made.G.head = 17;
      change?.(made);
    }, turn);

  test('GT-435 on the last sleeper of the area any card is too late, but the plan can still be resolved', () => {
    const late = tractor(() => {})('operator');
    act(late, 'playMove', { card: 'O01' });
    expect(late.G.result).toMatchObject({ won: false, cause: 'missedPlan', head: 18, plansResolved: 0, loss: { plan: 1, area: 'tractor', last: 17 } });
    const right = tractor(({ G }) => { G.cards.ben!.tools.push('battery', 'battery'); G.stock.battery -= 2; G.cards.abel!.tools.push('gloves'); G.stock.gloves -= 1; })('coordinator');
    act(right, 'resolvePlan', { use: [{ character: 'ben', tool: 'battery' }, { character: 'ben', tool: 'battery' }, { character: 'abel', tool: 'gloves' }] });
    expect(right.over).toBe(false);
    const nobody = tractor((made) => made.at({ gail: 'N3' }))('coordinator');
    expect(refused(nobody, 'resolvePlan', { use: [] })).toMatchObject({ reason: 'colour-missing', rule: 'GT-277' });
  });

  test('GT-436 the time of a plan may carry the train past the plan’s own area', () => {
    const table = scene((made) => {
      made.plans('p1-4', 'p2-1').at({ gail: 'N2' }).give({ ben: ['walkie', 'walkie'] });
      made.G.head = 26;
    }, 'coordinator');
    act(table, 'resolvePlan', { use: [{ character: 'ben', tool: 'walkie' }, { character: 'ben', tool: 'walkie' }] });
    expect(table.G.head).toBe(28);
    expect(table.over).toBe(false);
  });

  const lake = (supply: number) =>
    scene((made) => {
      made.plans('p1-4', 'p2-1', 'p3-1').resolved(1).at({ gail: 'N3' }).give({ ben: ['battery'], cole: ['gun'] });
      made.supply(supply);
      made.G.head = 34;
    }, 'coordinator');
  const useTwo = { use: [{ character: 'ben', tool: 'battery' }, { character: 'cole', tool: 'gun' }] };

  test('GT-437 three tools missing in Plan 2: three fingerprints and three sleepers, or too few fingerprints', () => {
    const table = lake(9);
    act(table, 'resolvePlan', useTwo);
    expect(table.G).toMatchObject({ head: 37, bag: { fingerprint: 3 }, supply: 6 });
    expect(table.over).toBe(false);
    const short = lake(2);
    act(short, 'resolvePlan', useTwo);
    expect(short.G.result).toMatchObject({ cause: 'noFingerprints', head: 34, loss: { source: 'plan', needed: 3, supply: 2 } });
    expect(short.G.supply).toBe(2);
  });

  const bridge = (change: Parameters<typeof scene>[0] = () => {}) =>
    scene((made) => {
      made.plans('p1-1', 'p2-1', 'p3-1', 'p4-4', 'p5-1').resolved(4).at({ hunter: 'N8', fred: 'S8' });
      made.G.head = 83;
      change(made);
    });

  test('GT-438 GT-300 the last plan may cost the last sleeper, but not one more', () => {
    const won = bridge((made) => made.give({ fred: ['gloves', 'balaclava'] }));
    act(won, 'resolvePlan', { use: [{ character: 'fred', tool: 'gloves' }, { character: 'fred', tool: 'balaclava' }] });
    expect(won.G.result).toMatchObject({ won: true, cause: null, winners: ['0', '1'], head: 84, plansResolved: 5, margin: { sleepers: 0 } });
    const lost = bridge((made) => made.give({ fred: ['gloves'] }));
    act(lost, 'resolvePlan', { use: [{ character: 'fred', tool: 'gloves' }] });
    expect(lost.G.result).toMatchObject({ won: false, cause: 'trainGone', winners: [], head: 85, loss: { last: 84 } });
  });

  test('GT-439 GT-280 only tools of operators on the Bridge count for Plan 5', () => {
    const table = bridge((made) => made.at({ dina: 'N7' }).give({ hunter: ['rope'], fred: ['gloves', 'balaclava'], dina: ['gloves'] }));
    expect(refused(table, 'resolvePlan', { use: [{ character: 'dina', tool: 'gloves' }] })).toMatchObject({ reason: 'wrong-payer', rule: 'GT-280' });
    act(table, 'resolvePlan', {
      use: [{ character: 'hunter', tool: 'rope' }, { character: 'fred', tool: 'gloves' }, { character: 'fred', tool: 'balaclava' }],
    });
    expect(table.G.result).toMatchObject({ won: true, head: 83, margin: { sleepers: 1, fingerprints: 9, contingencies: 0 } });
  });

  test('GT-440 the Bridge has two places, so the operator of Plan 4 has to make room', () => {
    const table = scene((made) => {
      made.plans('p1-1', 'p2-1', 'p3-1', 'p4-6', 'p5-1').resolved(3).at({ gail: 'N8', hunter: 'S8', fred: 'S7' }).hand('operator', 'O01');
      made.supply(9);
      made.G.head = 75;
    }, 'coordinator');
    act(table, 'resolvePlan', { use: [] });
    expect(refused(table, 'resolvePlan', { use: [] })).toMatchObject({ reason: 'colour-missing', params: { colour: 'grey', area: 'bridge' } });
    act(table, 'playMove', { card: 'O01' });
    act(table, 'moveCharacter', { character: 'gail', to: 'N7' });
    edit(table, (made) => made.turn('operator').hand('operator', 'O01'));
    act(table, 'playMove', { card: 'O01' });
    act(table, 'moveCharacter', { character: 'fred', to: 'N8' });
    edit(table, (made) => made.turn('operator'));
    act(table, 'resolvePlan', { use: [] });
    expect(table.G.result).toMatchObject({ won: true });
  });

  test('GT-441 a marked player at the board game is an arrest, two with one fingerprint left are one trace too many', () => {
    const arrest = scene((made) => {
      made.marks('ben');
      made.G.monopoly = 'dining';
    });
    act(arrest, 'rest');
    expect(arrest.G.result).toMatchObject({ cause: 'arrest', loss: { source: 'monopoly', characters: ['ben'] } });
    const short = scene((made) => {
      made.supply(1);
      made.G.monopoly = 'lounge';
    });
    act(short, 'rest');
    expect(short.G.result).toMatchObject({ cause: 'noFingerprints', loss: { source: 'monopoly', needed: 2, supply: 1 } });
  });

  test('GT-443 GT-107 Cole makes room for a fingerprint, by himself if his tools are alike', () => {
    const cole = (tools: ('gun' | 'rope')[]) => {
      const table = scene((made) => {
        made.give({ cole: tools }).at({ rocco: 'dining' });
        made.G.monopoly = 'lounge';
      });
      act(table, 'rest');
      return table;
    };
    const table = cole(['gun', 'rope']);
    expect(stages(table)).toEqual({ coordinator: 'makeRoom' });
    expect(refused(table, 'dropTool', { character: 'cole', tool: 'walkie' })).toMatchObject({ reason: 'not-on-card' });
    act(table, 'dropTool', { character: 'cole', tool: 'rope' });
    expect(table.G.cards.cole).toMatchObject({ tools: ['gun'], fingerprint: true });
    expect(stages(table)).toEqual({ operator: 'split' });
    const alike = cole(['gun', 'gun']);
    expect(alike.G.cards.cole).toMatchObject({ tools: ['gun'], fingerprint: true });
    expect(stages(alike)).toEqual({ operator: 'split' });
  });

  test('GT-444 with all four tokens out a rest is lost, unless a penalty loses before', () => {
    const four = (supply: number) => {
      const table = scene((made) => made.contingencies(['k01', 'k02', 'k05', 'k08']).supply(supply));
      act(table, 'rest');
      return table.G.result;
    };
    expect(four(9)).toMatchObject({ cause: 'fifthContingency', loss: { areas: ['tractor', 'tractor', 'lake', 'windmill'] } });
    expect(four(4)).toMatchObject({ cause: 'noFingerprints', loss: { source: 'contingencies', needed: 5, supply: 4 } });
  });

  test('GT-445 a group with more fingerprints than free characters is an arrest', () => {
    const table = scene((made) => {
      made.marks('gail', 'hunter', 'fred').bag({ fingerprint: 1 });
      made.G.bag.fingerprint = 0;
      made.G.split = ['fingerprint', 'gun'];
      made.G.stock.gun -= 1;
      made.turn('coordinator');
      made.G.asked = { '0': 'split' };
    });
    act(table, 'splitTokens', { group: [0] });
    act(table, 'chooseGroup', { index: 0 });
    expect(table.G.result).toMatchObject({ cause: 'arrest', loss: { source: 'group', needed: 1, free: 0, role: 'operator' } });
  });

  test('GT-446 with two contingencies in one area the Operator says which token goes', () => {
    const table = scene((made) =>
      made.contingencies(['k01', 'k02'], [1, 3]).at({ gail: 'N1', dina: 'S1' }).give({ gail: ['battery', 'battery'], dina: ['balaclava'] }));
    const use = [{ character: 'gail', tool: 'battery' }, { character: 'gail', tool: 'battery' }, { character: 'dina', tool: 'balaclava' }];
    act(table, 'resolveContingency', { card: 'k02', token: 3, use });
    expect(table.G.tokens).toEqual({ 1: 'tractor', 2: null, 3: null, 4: null });
    expect(own(table, 'operator').contingencies).toEqual(['k01']);
  });

  test('GT-447 no way out for coordinators, none in for operators, none back', () => {
    const co = scene((made) => made.at({ fred: 'N4' }).hand('coordinator', 'C20'), 'coordinator');
    act(co, 'playMove', { card: 'C20' });
    expect(refused(co, 'moveCharacter', { character: 'ben', to: 'outside' })).toMatchObject({ reason: 'no-way' });
    expect(refused(co, 'moveCharacter', { character: 'fred', to: 'outside' })).toMatchObject({ reason: 'no-way' });
    const op = scene((made) => made.at({ rocco: 'kitchen', fred: 'N4' }).hand('operator', 'O20'));
    act(op, 'playMove', { card: 'O20' });
    expect(refused(op, 'moveCharacter', { character: 'rocco', to: 'outside' })).toMatchObject({ reason: 'not-outside', rule: 'GT-197' });
    expect(refused(op, 'moveCharacter', { character: 'fred', to: 'outside' })).toMatchObject({ reason: 'no-way' });
  });

  test('GT-448 a hideout whose tool the house lacks turns the card and gives nothing', () => {
    const table = scene((made) => made.at({ gail: 'N1' }).tile(1, 'blue-1').bag({ battery: 8 }).hand('operator', 'O06'));
    act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(table.G.cards.gail).toEqual({ tools: [], fingerprint: false, turned: 'gail' });
    expect(table.G.hideouts[0]).toBeNull();
    expect(table.G.tilesGone).toEqual(['blue-1']);
    expect(stages(table)).toEqual({ coordinator: 'turn' });
  });

  test('GT-449 Plan 2 is shown to the Operator, the log names its number only', () => {
    const table = scene((made) => made.plans('p2-1').hand('coordinator', 'C06'), 'coordinator');
    act(table, 'playEvent', { card: 'C06', use: [] });
    const told = act(table, 'eventStep', { choice: { plan: 2 } });
    expect(own(table, 'operator').seen.plans).toEqual(['p2-1']);
    expect(only(told, 'plan-shown')).toEqual([{ type: 'plan-shown', seat: '0', plan: 2 }]);
    expect(JSON.stringify([viewOf(table, null), told])).not.toContain('p2-1');
  });

  test('GT-450 three hideouts are looked into by the Operator alone', () => {
    const table = scene((made) => made.hand('operator', 'O01'));
    act(table, 'playEvent', { card: 'O01', use: [] });
    const told = [1, 3, 5].flatMap((space) => act(table, 'eventStep', { choice: { space } }));
    const { tiles } = table.G.secret;
    expect(own(table, 'operator').peeked).toEqual({ 1: tiles[0], 3: tiles[2], 5: tiles[4] });
    expect(only(told, 'peeked').map(({ space }) => space)).toEqual([1, 3, 5]);
    for (const viewer of ['coordinator', null] as const) expect(JSON.stringify(viewOf(table, viewer))).not.toContain(tiles[0]);
  });

  test('GT-451 GT-349 Kane gets a gun in the house and takes it along', () => {
    const table = scene((made) => made.at({ kane: 'bunks' }).give({ ben: ['battery'] }).hand('coordinator', 'C15'), 'coordinator');
    act(table, 'playEvent', { card: 'C15', use: [{ character: 'ben', tool: 'battery' }] });
    act(table, 'eventStep', { choice: { character: 'cole', tool: 'rope' } });
    act(table, 'eventStep', { choice: { character: 'kane', tool: 'gun' } });
    edit(table, (made) => made.turn('coordinator').hand('coordinator', 'C20'));
    act(table, 'playMove', { card: 'C20' });
    act(table, 'moveCharacter', { character: 'kane', to: 'outside' });
    expect(table.G.cards.kane!.tools).toEqual(['gun']);
    expect(table.G.cards.cole!.tools).toEqual(['rope']);
  });

  test('GT-452 the Coordinator cancels a token, and the Operator’s oldest card of that area goes', () => {
    const table = scene((made) => made.contingencies(['k06', 'k05'], [2, 4]).give({ ben: ['battery', 'battery'] }).hand('coordinator', 'C20'), 'coordinator');
    act(table, 'playEvent', { card: 'C20', use: [{ character: 'ben', tool: 'battery' }, { character: 'ben', tool: 'battery' }] });
    const told = act(table, 'eventStep', { choice: { token: 2 } });
    expect(only(told, 'contingency-cancelled')).toEqual([{ type: 'contingency-cancelled', seat: '0', card: 'k06', token: 2, area: 'lake' }]);
    expect(table.G).toMatchObject({ contingenciesGone: ['k06'], tokens: { 2: null, 4: 'lake' } });
    expect(own(table, 'operator').contingencies).toEqual(['k05']);
  });

  test('GT-453 steps through the house and along the tracks', () => {
    const { G } = scene();
    const from = (character: string, start: string) => reachable({ places: { ...G.places, [character]: start } }, character);
    expect(from('ben', 'kitchen').get('bunks')).toBe(3);
    expect(from('kane', 'bunks').get('outside')).toBe(3);
    expect(from('kane', 'outside').get('N8')).toBe(3);
    expect(from('kane', 'outside').get('S4')).toBe(4);
  });
});
