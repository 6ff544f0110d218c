import { describe, expect, test } from 'vitest';
import de from '../../games/glasgow/locales/de.json';
import en from '../../games/glasgow/locales/en.json';
import { toolsForBag } from '../../games/glasgow/rest';
import { areaAt } from '../../games/glasgow/train';
import { act, edit, only, own, refused, scene, settle, stages, viewOf } from './scene';

describe('the train and the setup', () => {
  test('GT-400 GT-151 the head on sleeper 18 is in Gas Station, though the body is in Tractor', () => {
    expect(areaAt(18)).toBe('gas-station');
    expect(areaAt(17)).toBe('tractor');
  });

  test('GT-401 two characters in the gloves room put two gloves into the bag', () => {
    const table = scene(({ G }) => { G.places.ben = 'kitchen'; G.places.kane = 'kitchen'; });
    expect(toolsForBag(table.G).filter((tool) => tool === 'gloves')).toEqual(['gloves', 'gloves']);
    act(table, 'rest');
    expect(table.G.stock.gloves).toBe(6);
  });

  test('GT-402 GT-253 seven tokens are divided into four and three', () => {
    const table = scene((made) => {
      made.G.split = ['gloves', 'gloves', 'gun', 'rope', 'battery', 'walkie', 'balaclava'];
      for (const tool of made.G.split) if (tool !== 'fingerprint') made.G.stock[tool] -= 1;
      made.turn('coordinator');
      made.G.asked = { '0': 'split' };
    });
    expect(refused(table, 'splitTokens', { group: [0, 1] })).toMatchObject({ reason: 'uneven', rule: 'GT-253' });
    act(table, 'splitTokens', { group: [0, 2, 4, 6] });
    act(table, 'chooseGroup', { index: 1 });
    expect(table.G.placing).toEqual({ operator: ['gloves', 'rope', 'walkie'], coordinator: ['gloves', 'gun', 'battery', 'balaclava'] });
  });
});

describe('one card of time 4', () => {
  const withO19 = () =>
    scene((made) => {
      made.at({ hunter: 'N4', dina: 'N6', fred: 'S2' }).give({ hunter: ['gun'] }).hand('operator', 'O19', 'O01');
      made.marks('dina', 'fred', 'hunter').bag({ fingerprint: 3, gloves: 2 });
      made.G.head = 20;
      made.plans('p1-4');
    });

  test('GT-403 tokens: two from the bag to the extras area', () => {
    const table = withO19();
    act(table, 'playTokens', { card: 'O19' });
    expect(table.G.head).toBe(24);
    expect(table.G.extras).toHaveLength(2);
    expect(table.G.discard.operator).toEqual(['O19']);
  });

  test('GT-404 movement: four points among two characters, one of them left', () => {
    const table = withO19();
    act(table, 'playMove', { card: 'O19' });
    expect(table.G.head).toBe(24);
    act(table, 'moveCharacter', { character: 'hunter', to: 'N5' });
    expect(table.G.doing).toMatchObject({ points: 3 });
    // N6, N7, S7: two steps.
    act(table, 'moveCharacter', { character: 'dina', to: 'S7' });
    expect(table.G.places).toMatchObject({ hunter: 'N5', dina: 'S7' });
    expect(table.G.discard.operator).toEqual(['O19']);
    expect(stages(table)).toEqual({ coordinator: 'turn' });
  });

  test('GT-405 event: a gun for three fingerprints, and the card leaves the game', () => {
    const table = withO19();
    expect(table.G.supply).toBe(3);
    act(table, 'playEvent', { card: 'O19', use: [{ character: 'hunter', tool: 'gun' }] });
    expect(table.G.stock.gun).toBe(8);
    for (const character of ['dina', 'fred', 'hunter']) act(table, 'eventStep', { choice: { character } });
    expect(table.G.supply).toBe(6);
    expect(table.G.gone.operator).toEqual(['O19']);
    expect(stages(table)).toEqual({ coordinator: 'turn' });
  });
});

describe('actions', () => {
  test('GT-406 three keywords, read in either language; a fourth is illegal', () => {
    const table = scene((made) => made.hand('coordinator', 'C05'), 'coordinator');
    const keywords = ['gloves', 'rope', 'lake'];
    expect(refused(table, 'playTalk', { card: 'C05', keywords: [...keywords, 'gun'] })).toBeDefined();
    act(table, 'playTalk', { card: 'C05', keywords });
    expect(table.G.head).toBe(1);
    expect(table.G.discard.coordinator).toEqual(['C05']);
    expect(viewOf(table, 'operator').talk).toEqual([{ role: 'coordinator', card: 'C05', keywords, head: 1 }]);
    const read = (words: Record<string, string>) => keywords.map((id) => words[id]);
    expect(read(en.keyword)).toEqual(['GLOVES', 'ROPE', 'LAKE']);
    expect(read(de.keyword)).toEqual(['HANDSCHUHE', 'SEIL', 'SEE']);
  });

  test('GT-407 the Coordinator moves Rocco through a door and Gail out of the house', () => {
    const table = scene((made) => made.at({ gail: 'dining' }).hand('coordinator', 'C14'), 'coordinator');
    act(table, 'playMove', { card: 'C14' });
    act(table, 'moveCharacter', { character: 'rocco', to: 'dining' });
    expect(table.G.doing).toMatchObject({ points: 4 });
    const told = act(table, 'moveCharacter', { character: 'gail', to: 'N5' });
    expect(only(told, 'moved')[0]).toMatchObject({ steps: 4 });
    expect(only(told, 'joined')).toMatchObject([{ seat: '1', character: 'gail' }]);
    expect(stages(table)).toEqual({ operator: 'turn' });
  });

  test('GT-408 Dina passes over Fred to the last place', () => {
    const table = scene((made) => made.at({ dina: 'N5', fred: 'N6' }).hand('operator', 'O14'));
    act(table, 'playMove', { card: 'O14' });
    expect(refused(table, 'moveCharacter', { character: 'dina', to: 'N6' })).toMatchObject({ reason: 'occupied', rule: 'GT-204' });
    const told = act(table, 'moveCharacter', { character: 'dina', to: 'N8' });
    expect(only(told, 'moved')[0]).toMatchObject({ steps: 3 });
  });

  test('GT-409 Dina at the wild hideout: her card turns, gloves and a fingerprint', () => {
    const table = scene((made) => made.at({ dina: 'N8' }).give({ dina: ['balaclava'] }).tile(9, 'grey-3').hand('operator', 'O06'));
    const told = act(table, 'playHideout', { card: 'O06', operator: 'dina' });
    expect(table.G.head).toBe(2);
    expect(only(told, 'turned')).toMatchObject([{ character: 'dina', skill: 'swap' }]);
    const [gloves, supply] = [table.G.stock.gloves, table.G.supply];
    act(table, 'takeHideoutTool', { tool: 'gloves' });
    expect(table.G.cards.dina).toEqual({ tools: ['balaclava', 'gloves'], fingerprint: true, turned: 'dina' });
    expect([table.G.stock.gloves, table.G.supply]).toEqual([gloves - 1, supply - 1]);
  });

  test('GT-410 a gun turns Cole’s card', () => {
    const table = scene((made) => made.give({ cole: ['gun', 'rope'] }).hand('coordinator', 'C02').coordinator('cole-2'), 'coordinator');
    const told = act(table, 'playEvent', { card: 'C02', use: [{ character: 'cole', tool: 'gun' }] });
    expect(only(told, 'turned')).toEqual([{ type: 'turned', seat: '0', character: 'cole', card: 'cole-2', skill: 'drawFour' }]);
    expect(table.G).toMatchObject({ head: 1, stock: { gun: 8 }, gone: { coordinator: ['C02'] } });
    expect(table.G.cards.cole).toEqual({ tools: ['rope'], fingerprint: false, turned: 'cole-2' });
  });

  test('GT-411 a contingency with three tools of two operators', () => {
    const table = scene((made) =>
      made.at({ gail: 'N2', hunter: 'S3' }).give({ gail: ['battery', 'battery'], hunter: ['gun'] }).contingencies(['k03']));
    act(table, 'resolveContingency', {
      card: 'k03', token: 1,
      use: [{ character: 'gail', tool: 'battery' }, { character: 'gail', tool: 'battery' }, { character: 'hunter', tool: 'gun' }],
    });
    expect(table.G).toMatchObject({ head: 0, stock: { battery: 8, gun: 8 }, contingenciesGone: ['k03'], tokens: { 1: null } });
    expect(own(table, 'operator').contingencies).toEqual([]);
  });

  test.each([['N2', 'S2'], ['N3', 'S3'], ['S2', 'N3']])('GT-412 the batteries may lie on two operators, here on %s and %s', (gail, marlo) => {
    const table = scene((made) =>
      made.at({ gail, marlo, hunter: ['N3', 'N2'].find((place) => place !== gail && place !== marlo)! })
        .give({ gail: ['battery'], marlo: ['battery'], hunter: ['gun'] }).contingencies(['k03']));
    const use = [{ character: 'gail', tool: 'battery' }, { character: 'marlo', tool: 'battery' }, { character: 'hunter', tool: 'gun' }];
    act(table, 'resolveContingency', { card: 'k03', token: 1, use });
    expect(table.G.contingenciesGone).toEqual(['k03']);
  });

  test('GT-413 Plan 2 with two tools missing: two fingerprints, two sleepers, new plans', () => {
    const table = scene((made) => {
      made.plans('p1-4', 'p2-1', 'p4-1').resolved(1).at({ gail: 'N4' }).give({ ben: ['battery'], abel: ['balaclava'], cole: ['gun'] });
      made.G.head = 30;
    }, 'coordinator');
    const told = act(table, 'resolvePlan', {
      use: [{ character: 'ben', tool: 'battery' }, { character: 'abel', tool: 'balaclava' }, { character: 'cole', tool: 'gun' }],
    });
    expect(only(told, 'plan-resolved')).toMatchObject([{ plan: 2, count: 2 }]);
    expect(table.G).toMatchObject({ head: 32, supply: 7, bag: { fingerprint: 2 } });
    expect(own(table, 'coordinator').plans).toContain('p4-1');
    expect(only(told, 'plan-taken')).toEqual([
      { type: 'plan-taken', seat: '0', plan: 4 }, { type: 'plan-taken', seat: '1', plan: 5 },
    ]);
  });
});

describe('the rest', () => {
  test('GT-414 two at the board game, then on to the Kitchen', () => {
    const table = scene((made) => {
      made.at({ ben: 'pantry', iris: 'pantry', kane: 'bunks', tess: 'kitchen', marlo: 'workshop' }).nextMonopoly('m-blue-1');
      made.G.monopoly = 'pantry';
    });
    const told = act(table, 'rest');
    expect(only(told, 'fingerprint').map(({ character }) => character)).toEqual(['ben', 'iris']);
    expect(table.G.supply).toBe(7);
    expect(only(told, 'monopoly-card')).toMatchObject([{ colour: 'blue', from: 'pantry', room: 'kitchen', moved: true }]);
  });

  test('GT-415 three tokens cost two fingerprints and three sleepers', () => {
    const table = scene((made) => {
      made.contingencies(['k01', 'k02', 'k05']).resolved(2);
      made.plans('p3-4');
      made.G.head = 38;
    });
    const told = act(table, 'rest');
    expect(only(told, 'penalties')).toMatchObject([{ tokens: [1, 2, 3], time: 3, fingerprints: 2 }]);
    expect(table.G.head).toBe(43);
    expect(table.G.bag.fingerprint + table.G.split.filter((token) => token === 'fingerprint').length).toBe(2);
  });

  const bagScene = (batteries: number) =>
    scene((made) => {
      made.at({ abel: 'kitchen', ben: 'dining', kane: 'dining', cole: 'lounge', rocco: 'lounge', marlo: 'workshop', tess: 'pantry', dina: 'N4', iris: 'N5' });
      made.bag({ battery: 8 - batteries });
    });

  test('GT-416 characters in the rooms fill the bag with one tool each', () => {
    expect(toolsForBag(bagScene(8).G).toSorted()).toEqual(['battery', 'battery', 'gloves', 'gun', 'gun', 'rope', 'walkie']);
  });

  test('GT-417 with one battery left only one is added', () => {
    expect(toolsForBag(bagScene(1).G)).toHaveLength(6);
    const table = bagScene(1);
    const told = act(table, 'rest');
    expect(only(told, 'bag-filled')).toMatchObject([{ count: 6 }]);
    expect(table.G.stock.battery).toBe(0);
  });

  test('GT-418 the new contingency takes the lowest token, and the Coordinator sees no card', () => {
    const table = scene((made) => made.contingencies(['k01', 'k05']).nextContingency('k04'));
    act(table, 'rest');
    expect(table.G.tokens).toEqual({ 1: 'tractor', 2: 'lake', 3: 'gas-station', 4: null });
    expect(own(table, 'operator').contingencies).toEqual(['k01', 'k05', 'k04']);
    expect(JSON.stringify(viewOf(table, 'coordinator'))).not.toContain('k04');
  });

  test('GT-419 the Operator divides, the Coordinator takes three tokens, both place them', () => {
    const table = scene((made) => {
      made.bag({ fingerprint: 1 });
      made.G.bag.fingerprint = 0;
      made.G.split = ['gun', 'balaclava', 'gloves', 'battery', 'walkie', 'fingerprint', 'rope'];
      for (const tool of made.G.split) if (tool !== 'fingerprint') made.G.stock[tool] -= 1;
      made.G.asked = { '1': 'split' };
    });
    expect(refused(table, 'splitTokens', { group: [0, 1, 2, 3, 4] })).toMatchObject({ reason: 'uneven', params: { first: 5, other: 2 } });
    act(table, 'splitTokens', { group: [0, 1, 2, 3] });
    act(table, 'chooseGroup', { index: 1 });
    act(table, 'placeToken', { index: 0, character: 'ben' }, 'coordinator');
    act(table, 'placeToken', { index: 0, character: 'ben' }, 'coordinator');
    act(table, 'placeToken', { index: 0, character: 'hunter' }, 'operator');
    act(table, 'placeToken', { index: 0, character: 'fred' }, 'operator');
    act(table, 'placeToken', { index: 0, character: 'fred' }, 'operator');
    act(table, 'placeToken', { index: 0, character: 'cole' }, 'coordinator');
    act(table, 'placeToken', { index: 0, character: 'gail' }, 'operator');
    expect(table.G.cards).toMatchObject({
      ben: { tools: ['walkie'], fingerprint: true }, cole: { tools: ['rope'] },
      hunter: { tools: ['gun'] }, fred: { tools: ['balaclava', 'gloves'] }, gail: { tools: ['battery'] },
    });
    expect(stages(table)).toEqual({ coordinator: 'turn' });
  });
});

describe('three turns of play', () => {
  test('GT-420 the Coordinator empties the room of the board game', () => {
    const table = scene((made) => {
      made.hand('coordinator', 'C01', 'C14').give({ abel: ['balaclava'] });
      made.G.monopoly = 'dining';
    }, 'coordinator');
    act(table, 'playEvent', { card: 'C01', use: [{ character: 'abel', tool: 'balaclava' }] });
    expect(table.G).toMatchObject({ head: 1, stock: { balaclava: 8 } });
    act(table, 'eventStep', { choice: { character: 'ben', to: 'kitchen' } });
    act(table, 'eventStep', { choice: { character: 'kane', to: 'lounge' } });
    act(table, 'eventStep', { choice: { character: 'dina', to: 'lounge' } });
    expect(Object.values(table.G.places)).not.toContain('dining');
    expect(table.G.gone.coordinator).toEqual(['C01']);
    expect(stages(table)).toEqual({ operator: 'turn' });
  });

  test('GT-421 Fred and Hunter come to the Lake, and the contingency can be resolved', () => {
    const table = scene((made) => {
      made.hand('operator', 'O14', 'O01').contingencies(['k05', 'k01']).at({ fred: 'S5', hunter: 'N2', gail: 'N3' });
      made.give({ fred: ['balaclava', 'balaclava'], hunter: ['rope'] });
    });
    act(table, 'playMove', { card: 'O14' });
    expect(table.G.head).toBe(3);
    act(table, 'moveCharacter', { character: 'fred', to: 'S4' });
    act(table, 'moveCharacter', { character: 'hunter', to: 'S3' });
    expect(table.G.discard.operator).toEqual(['O14']);
    edit(table, (made) => made.turn('operator'));
    const options = table.choices('1', { Number: () => 0, Shuffle: (list) => [...list] });
    expect(options.filter(({ move }) => move === 'resolveContingency')).toMatchObject([{ args: { card: 'k05', token: 1 } }]);
  });

  test('GT-422 the Coordinator rests with a card in hand, divides, and the Operator chooses', () => {
    const table = scene((made) => made.hand('coordinator', 'C20').hand('operator', 'O01', 'O02'), 'coordinator');
    act(table, 'rest');
    expect(table.G.head).toBe(2);
    expect(table.ruleset.counts(table.G).hands).toEqual({ coordinator: 4, operator: 5 });
    expect(stages(table)).toEqual({ coordinator: 'split' });
    act(table, 'splitTokens', { group: [0, 1, 2, 3] });
    expect(stages(table)).toEqual({ operator: 'choose' });
    act(table, 'chooseGroup', { index: 0 });
    settle(table);
    expect(stages(table)).toEqual({ operator: 'turn' });
  });
});
