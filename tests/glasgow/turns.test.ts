import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from '../../games/glasgow/content/actions';
import { ruleset } from '../../games/glasgow/game';
import { seededChance } from '../../games/kit/chance';
import { act, edit, only, open, own, refused, scene, settle, SEAT, stages, viewOf, type GlasgowTable } from './scene';

const names = (table: GlasgowTable, role: 'coordinator' | 'operator'): string[] =>
  [...new Set(table.choices(SEAT[role], seededChance('names')).map(({ move }) => move))].toSorted();

describe('phases, turns and stages', () => {
  test('GT-103 whose turn it is has the moves of a turn; hideouts and contingencies are the Operator’s', () => {
    const op = scene((made) => {
      made.hand('operator', 'O01', 'O04', 'O06').at({ gail: 'N2', hunter: 'N1', fred: 'S3', dina: 'N8' }).tile(3, 'blue-1').bag({ gun: 2 });
      made.give({ gail: ['battery', 'battery'], hunter: ['gun'], fred: ['balaclava'] }).contingencies(['k02']);
      made.at({ fred: 'S1' });
    });
    expect(names(op, 'operator')).toEqual(['playEvent', 'playHideout', 'playMove', 'playTalk', 'playTokens', 'resolveContingency', 'rest']);
    expect(names(op, 'coordinator')).toEqual([]);
    const co = scene((made) => {
      made.hand('coordinator', 'C05', 'C14').bag({ gun: 2 }).give({ abel: ['balaclava'] }).plans('p1-1').at({ gail: 'N1' });
      made.G.head = 12;
    }, 'coordinator');
    expect(names(co, 'coordinator')).toEqual(['playEvent', 'playMove', 'playTalk', 'playTokens', 'resolvePlan', 'rest']);
    expect(refused(co, 'playHideout', { card: 'C05', operator: 'gail' })).toBeDefined();
  });

  test('GT-104 GT-106 moving and an event are stages of the same seat', () => {
    const moving = scene((made) => made.hand('operator', 'O14'));
    act(moving, 'playMove', { card: 'O14' });
    expect([stages(moving), names(moving, 'operator')]).toEqual([{ operator: 'moving' }, ['moveCharacter', 'stopMoving']]);
    act(moving, 'moveCharacter', { character: 'gail', to: 'N2' });
    expect(stages(moving)).toEqual({ operator: 'moving' });
    act(moving, 'moveCharacter', { character: 'fred', to: 'N4' });
    expect(stages(moving)).toEqual({ coordinator: 'turn' });

    const event = scene((made) => made.hand('operator', 'O01'));
    act(event, 'playEvent', { card: 'O01', use: [] });
    expect([stages(event), names(event, 'operator')]).toEqual([{ operator: 'event' }, ['eventStep']]);
    act(event, 'eventStep', { choice: { space: 9 } });
    expect(names(event, 'operator')).toEqual(['eventStep', 'stopEvent']);
    act(event, 'stopEvent');
    expect(stages(event)).toEqual({ coordinator: 'turn' });

    const automatic = scene((made) => made.hand('operator', 'O13').give({ gail: ['battery'] }));
    act(automatic, 'playEvent', { card: 'O13', use: [{ character: 'gail', tool: 'battery' }] });
    expect(stages(automatic)).toEqual({ coordinator: 'turn' });
  });

  test('GT-105 a hideout without a choice asks nothing', () => {
    const table = scene((made) => made.hand('operator', 'O06').at({ gail: 'N1' }).tile(1, 'blue-1'));
    act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(table.G.cards.gail!.tools).toEqual(['battery']);
    expect(stages(table)).toEqual({ coordinator: 'turn' });
    const full = scene((made) => made.hand('operator', 'O06').at({ marlo: 'N1' }).tile(1, 'blue-1').give({ marlo: ['walkie', 'walkie'] }));
    act(full, 'playHideout', { card: 'O06', operator: 'marlo' });
    expect([stages(full), names(full, 'operator')]).toEqual([{ operator: 'hideout' }, ['takeHideoutTool']]);
  });

  test('GT-108 GT-119 GT-173 both discard at once if both draw four, in any order', () => {
    const bothRest = (order: ('coordinator' | 'operator')[]) => {
      const table = scene((made) => made.coordinator('cole-2').turned('cole', 'kane').at({ kane: 'N4' }));
      act(table, 'rest');
      expect(stages(table)).toEqual({ coordinator: 'discard', operator: 'discard' });
      for (const role of order) act(table, 'discardCard', { card: own(table, role).hand[0]! }, role);
      expect(ruleset.counts(table.G).hands).toEqual({ coordinator: 3, operator: 3 });
      const { secret: _, ...withoutDecks } = table.G;
      return withoutDecks;
    };
    expect(bothRest(['coordinator', 'operator'])).toEqual(bothRest(['operator', 'coordinator']));
  });

  test('GT-109 GT-110 GT-111 GT-120 GT-136 GT-137 GT-138 who rests divides, the other chooses, both place, and the turn stays until then', () => {
    for (const role of ['coordinator', 'operator'] as const) {
      const other = role === 'coordinator' ? 'operator' : 'coordinator';
      const table = scene(() => {}, role);
      act(table, 'rest');
      expect([stages(table), table.G.turn]).toEqual([{ [role]: 'split' }, role]);
      const tokens = [...table.G.split];
      act(table, 'splitTokens', { group: [0, 1, 2] });
      expect([stages(table), table.G.turn]).toEqual([{ [other]: 'choose' }, role]);
      act(table, 'chooseGroup', { index: 0 });
      expect([stages(table), table.G.turn]).toEqual([{ [role]: 'place', [other]: 'place' }, role]);
      expect(table.G.placing).toEqual({ [other]: tokens.slice(0, 3), [role]: tokens.slice(3) });
      act(table, 'finishPlacing', {}, role);
      expect([stages(table), table.G.turn]).toEqual([{ [other]: 'place' }, role]);
      act(table, 'finishPlacing', {}, other);
      expect([stages(table), table.G.turn]).toEqual([{ [other]: 'turn' }, other]);
    }
  });

  test('GT-115 GT-116 GT-117 turns alternate whatever is done, after a rest too, and resting is always possible', () => {
    const table = open('alternate');
    act(table, 'splitTokens', { group: [0, 1, 2] });
    act(table, 'chooseGroup', { index: 0 });
    settle(table);
    for (const role of ['operator', 'coordinator', 'operator', 'coordinator'] as const) {
      expect([table.G.turn, stages(table)]).toEqual([role, { [role]: 'turn' }]);
      edit(table, (made) => made.contingencies([]));
      expect(names(table, role)).toContain('rest');
      act(table, 'rest');
      settle(table);
    }
    expect(Object.keys(ruleset.moves).filter((move) => /pass/i.test(move))).toEqual([]);
    expect(table.G.turns).toBe(5);
  });

  test('GT-118 cards and rests cost time, a contingency and a plan without a missing tool do not', () => {
    expect(ACTION_CARDS.every(({ time }) => time > 0)).toBe(true);
    const resting = scene();
    act(resting, 'rest');
    expect(resting.G.head).toBe(2);
    const contingency = scene((made) => made.at({ dina: 'N1', hunter: 'S1' }).give({ dina: ['gloves'], hunter: ['gun', 'gun'] }).contingencies(['k01']));
    act(contingency, 'resolveContingency', {
      card: 'k01', token: 1, use: [{ character: 'hunter', tool: 'gun' }, { character: 'hunter', tool: 'gun' }, { character: 'dina', tool: 'gloves' }],
    });
    expect(contingency.G.head).toBe(0);
    const plan = scene((made) => {
      made.plans('p1-2').at({ gail: 'N1' }).give({ ben: ['battery', 'walkie'], abel: ['balaclava'] });
      made.G.head = 9;
    }, 'coordinator');
    act(plan, 'resolvePlan', { use: [{ character: 'ben', tool: 'battery' }, { character: 'ben', tool: 'walkie' }, { character: 'abel', tool: 'balaclava' }] });
    expect(plan.G).toMatchObject({ head: 9, resolved: ['p1-2'] });
  });

  test('GT-119 both may place in any order and come to the same state', () => {
    const place = (order: ('coordinator' | 'operator')[]) => {
      const table = scene((made) => {
        made.G.split = ['gun', 'rope', 'gloves', 'battery'];
        for (const tool of made.G.split) if (tool !== 'fingerprint') made.G.stock[tool] -= 1;
        made.turn('coordinator');
        made.G.asked = { '0': 'split' };
      });
      act(table, 'splitTokens', { group: [0, 2] });
      act(table, 'chooseGroup', { index: 0 });
      const moves = { operator: [{ index: 0, character: 'hunter' }, { index: 0, character: 'fred' }], coordinator: [{ index: 0, character: 'cole' }, { index: 0, character: 'ben' }] };
      for (const role of order) act(table, 'placeToken', moves[role].shift(), role);
      return table.G;
    };
    const last = place(['operator', 'operator', 'coordinator', 'coordinator']);
    expect(place(['coordinator', 'operator', 'coordinator', 'operator'])).toEqual(last);
    expect(last.cards).toMatchObject({ hunter: { tools: ['gun'] }, fred: { tools: ['gloves'] }, cole: { tools: ['rope'] }, ben: { tools: ['battery'] } });
  });

  test('GT-121 GT-122 moves are open, final, and refused without a trace; players send no flow events', () => {
    expect(Object.values(ruleset.moves).filter(({ commit, undoable }) => commit || undoable)).toEqual([]);
    expect(Object.values(ruleset.game.events ?? {}).some(Boolean)).toBe(false);
    const table = scene((made) => made.hand('operator', 'O01'));
    expect(refused(table, 'playMove', { card: 'O02' })).toMatchObject({ reason: 'not-in-hand' });
    expect(refused(table, 'rest', {}, 'coordinator')).toMatchObject({ reason: 'kit:not-asked' });
    act(table, 'playMove', { card: 'O01' });
    expect(table.undo('1')).toBe(false);
  });
});

describe('the rest in its order', () => {
  test('GT-125 GT-141 two sleepers for both together, whoever rests', () => {
    for (const role of ['coordinator', 'operator'] as const) {
      const table = scene((made) => { made.G.head = 5; made.plans('p1-4'); }, role);
      const told = act(table, 'rest');
      expect(only(told, 'advanced')).toMatchObject([{ count: 2, from: 5, head: 7, area: 'depot' }]);
      expect(only(told, 'drew').map(({ seat, count }) => [seat, count])).toEqual([['0', 3], ['1', 3]]);
    }
  });

  test('GT-126 both draw three action cards, their owner’s alone to see', () => {
    const table = scene((made) => made.hand('operator', 'O01'));
    act(table, 'rest');
    expect(ruleset.counts(table.G).hands).toEqual({ coordinator: 3, operator: 4 });
    expect(viewOf(table, 'coordinator').players['1']).toBeUndefined();
    expect(viewOf(table, 'operator').players['1']!.hand).toHaveLength(4);
  });

  test('GT-128 everyone at the board game gets a fingerprint on the card', () => {
    const table = scene(({ G }) => { G.monopoly = 'dining'; });
    const told = act(table, 'rest');
    expect(only(told, 'fingerprint').map(({ character, source }) => [character, source])).toEqual([['ben', 'monopoly'], ['kane', 'monopoly'], ['dina', 'monopoly']]);
    expect(['ben', 'kane', 'dina'].every((id) => table.G.cards[id]!.fingerprint)).toBe(true);
    expect(table.G.supply).toBe(6);
  });

  test('GT-129 a Monopoly card is revealed and leaves the game; the token goes on clockwise', () => {
    const table = scene((made) => made.nextMonopoly('m-red-2'));
    const told = act(table, 'rest');
    // From the Kitchen: Dining Room (Ben, Kane, Dina) has a red character.
    expect(only(told, 'monopoly-card')).toMatchObject([{ card: 'm-red-2', from: 'kitchen', room: 'dining' }]);
    expect([table.G.monopoly, table.G.monopolyGone, table.G.secret.monopolyDeck.length]).toEqual(['dining', ['m-red-2'], 8]);
  });

  test('GT-131 tokens cost wherever the train is', () => {
    const table = scene((made) => {
      made.contingencies(['k05'], [2]).plans('p1-1', 'p2-4', 'p3-1', 'p4-4').resolved(3);
      made.G.head = 60;
    });
    act(table, 'rest');
    expect(table.G.head).toBe(64);
  });

  test('GT-132 first the fingerprints of all tokens, then their time', () => {
    const table = scene((made) => made.contingencies(['k01', 'k02', 'k05', 'k08']).supply(9));
    const told = act(table, 'rest');
    const order = told.map(({ type }) => type).filter((type) => ['bag-fingerprints', 'advanced'].includes(type));
    expect(order).toEqual(['advanced', 'bag-fingerprints', 'advanced']);
    expect(only(told, 'bag-fingerprints')).toMatchObject([{ count: 5 }]);
    expect(only(told, 'advanced')[1]).toMatchObject({ count: 3 });
  });

  test('GT-133 a tool of the room for each character there goes into the bag', () => {
    const table = scene();
    const told = act(table, 'rest');
    expect(only(told, 'bag-filled')[0]!.added.toSorted()).toEqual(
      ['battery', 'battery', 'battery', 'gun', 'gun', 'rope', 'rope', 'walkie', 'walkie'],
    );
    expect(table.G.stock).toMatchObject({ battery: 5, gun: 6, rope: 6, walkie: 6, gloves: 8, balaclava: 8 });
  });

  test('GT-134 the Operator draws a contingency card, the lowest token goes to its area', () => {
    const table = scene((made) => made.contingencies(['k01'], [2]).nextContingency('k13'));
    act(table, 'rest');
    expect(table.G.tokens).toEqual({ 1: 'quarry', 2: 'tractor', 3: null, 4: null });
    expect(own(table, 'operator').contingencies).toEqual(['k01', 'k13']);
  });

  test('GT-135 seven tokens are drawn, and the extras join them', () => {
    const table = scene((made) => made.extras('gun', 'gun'));
    const told = act(table, 'rest');
    expect(table.G.split).toHaveLength(9);
    expect(table.G.split.slice(-2)).toEqual(['gun', 'gun']);
    expect(table.G.extras).toEqual([]);
    expect(only(told, 'tokens-drawn')).toMatchObject([{ count: 9, extras: 2 }]);
  });

  test('GT-128 GT-129 GT-131 GT-133 GT-134 GT-135 the steps come in their order', () => {
    const table = scene((made) => made.contingencies(['k05'], [3]).G.monopoly = 'lounge');
    const steps = ['rested', 'advanced', 'drew', 'fingerprint', 'monopoly-card', 'penalties', 'bag-fingerprints', 'bag-filled', 'contingency-drawn', 'tokens-drawn'];
    const told = act(table, 'rest').map(({ type }) => type);
    expect([...new Set(told)]).toEqual(steps);
  });

  test('GT-140 a defeat ends the rest at once', () => {
    const late = scene((made) => {
      made.plans('p1-1').contingencies(['k01', 'k02', 'k05', 'k08']);
      made.G.head = 16;
    });
    act(late, 'rest');
    expect(late.G.result).toMatchObject({ cause: 'missedPlan', head: 18 });
    expect(ruleset.counts(late.G).hands).toEqual({ coordinator: 0, operator: 0 });
    expect([late.asked, late.G.supply, late.G.split]).toEqual([[], 9, []]);
    const caught = scene((made) => {
      made.marks('ben').contingencies(['k05'], [3]);
      made.G.monopoly = 'dining';
    });
    act(caught, 'rest');
    expect(caught.G).toMatchObject({ monopolyGone: [], bag: { fingerprint: 0 } });
  });
});
