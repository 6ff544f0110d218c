import { describe, expect, test } from 'vitest';
import { carries, freeIcons, hasSkill, icons } from '../../games/glasgow/backpack';
import { CHARACTERS, cardOf, characterOf } from '../../games/glasgow/content/characters';
import { colourOf } from '../../games/glasgow/content/tools';
import { reachers } from '../../games/glasgow/contingencies';
import { pointsFor } from '../../games/glasgow/movement';
import { controllerOf, ownCharacters } from '../../games/glasgow/roles';
import { cardsDue } from '../../games/glasgow/rest';
import { tokensDue } from '../../games/glasgow/distribution';
import { fits } from '../../games/glasgow/spending';
import { TOOLS } from '../../games/glasgow/state';
import { act, edit, only, own, refused, scene, stages } from './scene';

describe('characters and their backpacks', () => {
  test('GT-155 the Coordinator has three characters, the Operator those outside the house', () => {
    const { G } = scene((made) => made.at({ kane: 'N3' }));
    expect(ownCharacters(G, 'coordinator')).toEqual(['ben', 'cole', 'abel']);
    expect(ownCharacters(G, 'operator').toSorted()).toEqual(['fred', 'gail', 'hunter', 'kane']);
  });

  test('GT-156 an icon holds one token; some skilled sides have more', () => {
    const { G } = scene((made) => made.give({ gail: ['battery'] }).marks('gail'));
    expect([icons(G, 'gail'), freeIcons(G, 'gail')]).toEqual([2, 0]);
    const turned = scene((made) => made.give({ gail: ['battery'] }).marks('gail').turned('gail')).G;
    expect([icons(turned, 'gail'), freeIcons(turned, 'gail')]).toEqual([3, 1]);
    expect(icons(scene((made) => made.at({ kane: 'N4' }).turned('kane')).G, 'kane')).toBe(2);
  });

  test('GT-158 a character carries tools of its own colour', () => {
    for (const { id, colour } of CHARACTERS) expect(TOOLS.filter((tool) => carries(id, tool))).toEqual(TOOLS.filter((tool) => colourOf(tool) === colour));
    const table = scene((made) => {
      made.G.split = ['gun'];
      made.G.stock.gun -= 1;
      made.G.asked = { '1': 'split' };
    });
    act(table, 'splitTokens', { group: [] });
    act(table, 'chooseGroup', { index: 1 });
    expect(refused(table, 'placeToken', { index: 0, character: 'ben' })).toMatchObject({ reason: 'wrong-colour', rule: 'GT-158' });
    act(table, 'placeToken', { index: 0, character: 'cole' });
  });

  test('GT-159 a tool that is spent returns to its own room', () => {
    const table = scene((made) => made.give({ gail: ['battery'], hunter: ['rope'] }).hand('operator', 'O13'));
    expect(table.G.stock).toMatchObject({ battery: 7, rope: 7 });
    const told = act(table, 'playEvent', { card: 'O13', use: [{ character: 'hunter', tool: 'rope' }] });
    expect(only(told, 'sent-home')).toMatchObject([{ character: 'hunter', tool: 'rope' }]);
    expect(table.G.stock).toMatchObject({ battery: 7, rope: 8 });
  });

  test('GT-160 GT-161 GT-252 a fingerprint takes an icon for good, with a full backpack that of a tool', () => {
    const table = scene((made) => {
      made.give({ ben: ['battery', 'walkie'], dina: ['gloves'] }).at({ kane: 'lounge' });
      made.G.monopoly = 'dining';
    });
    act(table, 'rest');
    expect(stages(table)).toEqual({ coordinator: 'makeRoom' });
    expect(table.G.cards.dina).toMatchObject({ tools: ['gloves'], fingerprint: true });
    expect(freeIcons(table.G, 'dina')).toBe(0);
    expect(refused(table, 'dropTool', { character: 'dina', tool: 'gloves' })).toMatchObject({ reason: 'no-room-needed', rule: 'GT-161' });
    act(table, 'dropTool', { character: 'ben', tool: 'battery' });
    expect(table.G.cards.ben).toMatchObject({ tools: ['walkie'], fingerprint: true });
    expect(table.G.supply).toBe(7);
  });

  test('GT-162 in the house the Coordinator chooses for operators too; alike tools need no choice', () => {
    const { G } = scene();
    expect([controllerOf(G, 'kane'), controllerOf(G, 'gail')]).toEqual(['coordinator', 'operator']);
    const table = scene((made) => {
      made.give({ kane: ['gun', 'rope'], dina: ['gloves', 'gloves'] }).at({ ben: 'lounge' });
      made.G.monopoly = 'dining';
    });
    const told = act(table, 'rest');
    expect(only(told, 'sent-home')).toMatchObject([{ character: 'dina', tool: 'gloves' }]);
    expect(stages(table)).toEqual({ coordinator: 'makeRoom' });
    act(table, 'dropTool', { character: 'kane', tool: 'gun' });
    expect(table.G.cards.kane).toMatchObject({ tools: ['rope'], fingerprint: true });
  });

  test('GT-163 GT-164 plans and contingencies put fingerprints into the bag, hideouts and the board game onto a card', () => {
    const rest = scene((made) => {
      made.contingencies(['k05'], [3]);
      made.G.monopoly = 'lounge';
    });
    const told = act(rest, 'rest');
    expect(only(told, 'fingerprint').map(({ source }) => source)).toEqual(['monopoly', 'monopoly']);
    expect(only(told, 'bag-fingerprints')).toMatchObject([{ source: 'contingencies', count: 2, supply: 5 }]);
    const plan = scene((made) => {
      made.plans('p1-3').at({ fred: 'N1' });
      made.G.head = 9;
    }, 'coordinator');
    act(plan, 'resolvePlan', { use: [] });
    expect(plan.G).toMatchObject({ supply: 6, bag: { fingerprint: 3 } });
    const hideout = scene((made) => made.hand('operator', 'O06').at({ gail: 'N1' }).tile(1, 'blue-3').bag({ battery: 8 }));
    act(hideout, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(hideout.G.cards.gail).toMatchObject({ tools: ['walkie'], fingerprint: true });
    expect(hideout.G.bag.fingerprint).toBe(0);
  });

  test('GT-165 GT-166 a turned card keeps its tokens, and its skill stays', () => {
    const table = scene((made) => made.give({ gail: ['battery'] }).marks('gail').at({ hunter: 'N4' }).hand('operator', 'O05'));
    edit(table, (made) => made.give({ hunter: ['gun'] }));
    act(table, 'playEvent', { card: 'O05', use: [{ character: 'hunter', tool: 'gun' }] });
    act(table, 'eventStep', { choice: { character: 'gail' } });
    expect(table.G.cards.gail).toEqual({ tools: ['battery'], fingerprint: true, turned: 'gail' });
    edit(table, (made) => made.turn('operator').hand('operator', 'O12').give({ hunter: ['gun'] }));
    act(table, 'playEvent', { card: 'O12', use: [{ character: 'hunter', tool: 'gun' }] });
    expect(refused(table, 'eventStep', { choice: { character: 'gail' } })).toMatchObject({ reason: 'no-such-step' });
    act(table, 'eventStep', { choice: { character: 'fred' } });
    expect(table.G.cards.gail!.turned).toBe('gail');
  });

  test('GT-167 use names actual tokens of the paying role, each once, and all go home', () => {
    const table = scene((made) => made.give({ gail: ['battery'], ben: ['battery'] }).hand('operator', 'O17').contingencies(['k01']));
    const gail = { character: 'gail', tool: 'battery' };
    expect(refused(table, 'playEvent', { card: 'O17', use: [gail, gail] })).toMatchObject({ reason: 'not-on-card', rule: 'GT-167' });
    expect(refused(table, 'playEvent', { card: 'O17', use: [gail, { character: 'ben', tool: 'battery' }] })).toMatchObject({ reason: 'wrong-payer' });
    edit(table, (made) => made.give({ fred: ['gloves'] }));
    act(table, 'playEvent', { card: 'O17', use: [gail, { character: 'fred', tool: 'gloves' }] });
    expect(table.G.cards).toMatchObject({ gail: { tools: [] }, fred: { tools: [] }, ben: { tools: ['battery'] } });
  });
});

describe('skills', () => {
  test('GT-170 swap: either tool of the colour as the other', () => {
    const board = scene((made) => made.at({ gail: 'N4', hunter: 'N5' }).turned('gail').give({ gail: ['battery', 'battery'], hunter: ['gun'] })).G;
    const batteries = [{ character: 'gail', tool: 'battery' }, { character: 'gail', tool: 'battery' }] as const;
    expect(fits(board, batteries, { walkie: 2 })).toBe(true);
    expect(fits(board, batteries, { walkie: 1, battery: 1 })).toBe(true);
    expect(fits(board, batteries, { walkie: 1 })).toBe(false);
    expect(fits(board, [{ character: 'hunter', tool: 'gun' }], { rope: 1 })).toBe(false);
  });

  test('GT-171 reach: at border b contingencies of areas b-1 to b+2', () => {
    const { G } = scene((made) => made.at({ marlo: 'S3' }).turned('marlo'));
    const areas = ['depot', 'tractor', 'gas-station', 'lake', 'windmill', 'church'];
    expect(areas.filter((area) => reachers(G, area).includes('marlo'))).toEqual(['tractor', 'gas-station', 'lake', 'windmill']);
    const plain = scene((made) => made.at({ marlo: 'S3' })).G;
    expect(areas.filter((area) => reachers(plain, area).includes('marlo'))).toEqual(['gas-station', 'lake']);
  });

  test('GT-172 GT-343 fast: n steps cost the Operator max(1, n - 2) points', () => {
    const { G } = scene((made) => made.at({ fred: 'N4' }).turned('fred'));
    expect([1, 2, 3, 4, 5].map((steps) => pointsFor(G, 'operator', 'fred', steps))).toEqual([1, 1, 1, 2, 3]);
    expect(pointsFor(G, 'coordinator', 'fred', 3)).toBe(3);
    expect(pointsFor(G, 'operator', 'gail', 3)).toBe(3);
  });

  test('GT-174 GT-175 GT-176 extraToken counts in the own role’s rest, once', () => {
    const { G } = scene((made) => made.coordinator('ben-3').coordinator('cole-3').turned('ben', 'cole', 'tess').at({ tess: 'N4' }));
    expect(hasSkill(G, 'coordinator', 'extraToken')).toBe(true);
    expect([tokensDue(G, 'coordinator'), tokensDue(G, 'operator')]).toEqual([8, 8]);
    const plain = scene((made) => made.coordinator('ben-3').coordinator('cole-3').turned('ben', 'cole')).G;
    expect([tokensDue(plain, 'coordinator'), tokensDue(plain, 'operator')]).toEqual([8, 7]);
  });

  test('GT-173 GT-176 drawFour counts once, and only once the card is turned', () => {
    const { G } = scene((made) => made.coordinator('ben-2').coordinator('cole-2').turned('ben', 'cole'));
    expect([cardsDue(G, 'coordinator'), cardsDue(G, 'operator')]).toEqual([4, 3]);
    expect(cardsDue(scene((made) => made.coordinator('ben-2')).G, 'coordinator')).toBe(3);
  });

  test('GT-344 swap holds for event costs, for the tokens on that character only', () => {
    const table = scene((made) => made.give({ gail: ['battery'], marlo: ['battery'] }).at({ marlo: 'N4' }).turned('gail').hand('operator', 'O03').contingencies(['k01']));
    expect(refused(table, 'playEvent', { card: 'O03', use: [{ character: 'marlo', tool: 'battery' }] })).toMatchObject({ reason: 'wrong-price' });
    act(table, 'playEvent', { card: 'O03', use: [{ character: 'gail', tool: 'battery' }] });
    expect(own(table, 'coordinator').seen.contingencies).toEqual(['k01']);
  });

  test('GT-345 reach counts for neither plans nor hideouts, and ends at the track’s ends', () => {
    const { G } = scene((made) => made.at({ marlo: 'N1', iris: 'N8' }).turned('marlo', 'iris'));
    expect(reachers(G, 'depot')).toContain('marlo');
    expect(reachers(G, 'gas-station')).toContain('marlo');
    expect(reachers(G, 'bridge')).toContain('iris');
    const table = scene((made) => {
      made.at({ marlo: 'N3' }).turned('marlo').plans('p1-1').hand('operator', 'O06').tile(5, 'blue-1');
      made.G.head = 12;
    }, 'coordinator');
    expect(refused(table, 'resolvePlan', { use: [] })).toMatchObject({ reason: 'colour-missing' });
    edit(table, (made) => made.turn('operator'));
    const { colour } = characterOf('marlo');
    expect(colour).toBe('blue');
    expect(table.choices('1', { Number: () => 0, Shuffle: (l) => [...l] }).filter(({ move }) => move === 'playHideout' && table.G.hideouts[4] === 'blue')).toEqual([]);
  });

  test('GT-360 operators’ skills are public, but not active in the house', () => {
    const { G } = scene();
    expect(cardOf('tess').skill).toBe('extraToken');
    expect(hasSkill(G, 'operator', 'extraToken')).toBe(false);
    const table = scene((made) => made.give({ hunter: ['gun'] }).hand('operator', 'O05'));
    act(table, 'playEvent', { card: 'O05', use: [{ character: 'hunter', tool: 'gun' }] });
    expect(refused(table, 'eventStep', { choice: { character: 'tess' } })).toMatchObject({ reason: 'no-such-step' });
  });
});
