import { describe, expect, test } from 'vitest';
import { act, edit, only, own, refused, scene, stages, viewOf, type GlasgowTable } from './scene';
import type { Role, Spend } from '../../games/glasgow/state';

const dice = { Number: () => 0, Shuffle: <T>(list: T[]) => [...list] };
const spend = (character: string, tool: Spend['tool']): Spend => ({ character, tool });

/** A table on which the role plays this card's event, paid with these tools. */
function event(role: Role, card: string, use: Spend[], change: Parameters<typeof scene>[0] = () => {}): GlasgowTable {
  const table = scene((made) => {
    made.hand(role, card);
    for (const { character, tool } of use) made.give({ [character]: [tool] });
    change(made);
  }, role);
  act(table, 'playEvent', { card, use });
  return table;
}

const step = (table: GlasgowTable, choice: object) => act(table, 'eventStep', { choice });
const steps = (table: GlasgowTable): object[] =>
  table.choices(table.asked[0]!, dice).filter(({ move }) => move === 'eventStep').map(({ args }) => args.choice as object);
const over = (table: GlasgowTable): boolean => Object.values(stages(table)).includes('turn');

describe('playing an event', () => {
  test('GT-220 the price comes first, from the own role’s cards', () => {
    const table = scene((made) => made.hand('coordinator', 'C15').give({ ben: ['battery'], kane: ['gun'], gail: ['battery'] }), 'coordinator');
    for (const payer of [spend('kane', 'gun'), spend('gail', 'battery')])
      expect(refused(table, 'playEvent', { card: 'C15', use: [payer] })).toMatchObject({ reason: 'wrong-payer', rule: 'GT-220' });
    // What is paid is at home before the effect: the battery can be taken again.
    act(table, 'playEvent', { card: 'C15', use: [spend('ben', 'battery')] });
    expect(table.G.stock.battery).toBe(7);
    step(table, { character: 'ben', tool: 'battery' });
    const op = scene((made) => made.hand('operator', 'O15').give({ ben: ['battery'], kane: ['gun'] }));
    for (const payer of [spend('kane', 'gun'), spend('ben', 'battery')])
      expect(refused(op, 'playEvent', { card: 'O15', use: [payer] })).toMatchObject({ reason: 'wrong-payer' });
  });

  test('GT-221 exactly the price: any tools, or the one that is named', () => {
    const table = scene((made) => made.hand('coordinator', 'C14', 'C15').give({ ben: ['battery'], abel: ['gloves', 'balaclava'] }).bag({ fingerprint: 1 }), 'coordinator');
    expect(refused(table, 'playEvent', { card: 'C14', use: [spend('abel', 'gloves')] })).toMatchObject({ reason: 'wrong-price', rule: 'GT-221', params: { tool: 'balaclava', count: 1 } });
    expect(refused(table, 'playEvent', { card: 'C15', use: [] })).toMatchObject({ reason: 'wrong-price', params: { tool: 'any', count: 1 } });
    expect(refused(table, 'playEvent', { card: 'C15', use: [spend('ben', 'battery'), spend('abel', 'gloves')] })).toMatchObject({ reason: 'wrong-price' });
    act(table, 'playEvent', { card: 'C14', use: [spend('abel', 'balaclava')] });
  });

  test('GT-222 not without an effect', () => {
    const table = scene((made) => made.hand('operator', 'O06', 'O09', 'O13', 'O18').give({ hunter: ['gun'], fred: ['balaclava'] }));
    const gun = [spend('hunter', 'gun')];
    expect(refused(table, 'playEvent', { card: 'O06', use: gun })).toMatchObject({ reason: 'no-effect', rule: 'GT-222', params: { effect: 'removeOutsideFingerprints' } });
    expect(refused(table, 'playEvent', { card: 'O18', use: gun })).toMatchObject({ reason: 'no-effect' });
    expect(table.choices('1', dice).flatMap(({ move, args }) => (move === 'playEvent' ? [args.card] : []))).toEqual(['O13', 'O13']);
    // Paying may be what makes the effect possible: an icon becomes free.
    const full = scene((made) => made.hand('operator', 'O08').give({ gail: ['battery', 'walkie'] }).bag({ gun: 8, rope: 8, gloves: 8, balaclava: 8 }));
    act(full, 'playEvent', { card: 'O08', use: [spend('gail', 'walkie')] });
    expect(steps(full)).toEqual([{ character: 'gail', tool: 'battery' }, { character: 'gail', tool: 'walkie' }]);
    // Or the house has a tool again.
    const bare = scene((made) => made.hand('operator', 'O08').give({ gail: ['battery'] }).bag({ battery: 7, walkie: 8, gun: 8, rope: 8, gloves: 8, balaclava: 8 }));
    act(bare, 'playEvent', { card: 'O08', use: [spend('gail', 'battery')] });
    expect(steps(bare)).toEqual([{ character: 'gail', tool: 'battery' }]);
  });

  test('GT-223 up to n steps, one at least; without a further one the event is over', () => {
    const table = event('operator', 'O19', [spend('gail', 'battery')], (made) => made.marks('gail', 'fred'));
    expect(refused(table, 'stopEvent')).toMatchObject({ reason: 'one-step-at-least', rule: 'GT-223' });
    expect(refused(table, 'eventStep', { choice: { character: 'hunter' } })).toMatchObject({ reason: 'no-such-step' });
    step(table, { character: 'gail' });
    expect(over(table)).toBe(false);
    step(table, { character: 'fred' });
    // A third step is allowed, but there is nobody for it.
    expect(over(table)).toBe(true);
    const stopped = event('operator', 'O19', [spend('gail', 'battery')], (made) => made.marks('gail', 'fred'));
    step(stopped, { character: 'gail' });
    act(stopped, 'stopEvent');
    expect(stopped.G.cards.fred!.fingerprint).toBe(true);
    const limited = event('operator', 'O06', [spend('gail', 'battery')], (made) => made.marks('gail', 'fred'));
    step(limited, { character: 'gail' });
    expect(over(limited)).toBe(true);
  });
});

describe('effects in the house', () => {
  test('GT-225 scatterMonopoly: everyone at the game moves up to n rooms, each once', () => {
    const one = event('coordinator', 'C01', [spend('abel', 'gloves')], ({ G }) => { G.monopoly = 'dining'; });
    expect(new Set(steps(one).map((choice) => (choice as { to: string }).to))).toEqual(new Set(['kitchen', 'lounge', 'pantry']));
    step(one, { character: 'ben', to: 'pantry' });
    expect(refused(one, 'eventStep', { choice: { character: 'ben', to: 'bunks' } })).toMatchObject({ reason: 'no-such-step' });
    step(one, { character: 'kane', to: 'kitchen' });
    expect(over(one)).toBe(false);
    act(one, 'stopEvent');
    expect(one.G.places).toMatchObject({ ben: 'pantry', kane: 'kitchen', dina: 'dining' });
    const two = event('coordinator', 'C18', [], (made) => {
      made.at({ rocco: 'workshop', cole: 'workshop' });
      made.G.monopoly = 'workshop';
    });
    const rocco = steps(two).flatMap((choice) => ((choice as { character: string }).character === 'rocco' ? [(choice as { to: string }).to] : []));
    // Two rooms, through doors, and not out of the house though the Workshop has an exit.
    expect(rocco.toSorted()).toEqual(['bunks', 'dining', 'lounge', 'pantry']);
  });

  test('GT-226 GT-359 flipCoordinator: the named card is turned, once', () => {
    const table = event('coordinator', 'C03', [spend('ben', 'battery')], (made) => made.coordinator('ben-3'));
    expect(table.G.cards.ben!.turned).toBe('ben-3');
    expect(over(table)).toBe(true);
    const again = scene((made) => made.hand('coordinator', 'C03').give({ ben: ['battery'] }).turned('ben'), 'coordinator');
    expect(refused(again, 'playEvent', { card: 'C03', use: [spend('ben', 'battery')] })).toMatchObject({ reason: 'no-effect' });
    for (const viewer of ['coordinator', 'operator', null] as const)
      expect(JSON.stringify(viewOf(scene((made) => made.coordinator('ben-3')), viewer))).not.toContain('ben-3');
  });

  test('GT-230 moveMonopoly: to another room', () => {
    const table = event('coordinator', 'C05', [spend('ben', 'walkie')]);
    expect(steps(table)).toHaveLength(5);
    const told = step(table, { room: 'bunks' });
    expect(only(told, 'monopoly-put')).toMatchObject([{ from: 'kitchen', room: 'bunks' }]);
    expect(table.G.monopoly).toBe('bunks');
  });

  test('GT-234 exitHouse: operators from any room stand outside', () => {
    const table = event('coordinator', 'C16', [spend('cole', 'rope')]);
    expect(steps(table).map((choice) => (choice as { character: string }).character).toSorted()).toEqual(['dina', 'iris', 'kane', 'marlo', 'rocco', 'tess']);
    step(table, { character: 'kane' });
    step(table, { character: 'tess' });
    expect(table.G.places).toMatchObject({ kane: 'outside', tess: 'outside' });
    expect(over(table)).toBe(true);
  });
});

describe('effects on fingerprints', () => {
  test('GT-227 removeOutsideFingerprints: operators outside', () => {
    const table = event('operator', 'O19', [spend('gail', 'battery')], (made) => made.marks('gail', 'ben', 'kane'));
    expect(steps(table)).toEqual([{ character: 'gail' }]);
    step(table, { character: 'gail' });
    expect([table.G.cards.gail!.fingerprint, table.G.supply]).toEqual([false, 7]);
  });

  test('GT-228 removeHouseFingerprints: characters in the house', () => {
    const table = event('coordinator', 'C11', [spend('cole', 'gun')], (made) => made.marks('gail', 'ben', 'kane', 'iris'));
    expect(steps(table)).toEqual([{ character: 'ben' }, { character: 'kane' }, { character: 'iris' }]);
    step(table, { character: 'ben' });
    step(table, { character: 'kane' });
    expect([table.G.supply, over(table)]).toEqual([7, true]);
  });

  test('GT-229 removeBagFingerprints: up to n, by itself', () => {
    const table = event('coordinator', 'C14', [spend('abel', 'balaclava')], (made) => made.bag({ fingerprint: 2 }));
    expect([table.G.bag.fingerprint, table.G.supply, over(table)]).toEqual([0, 9, true]);
    const more = event('operator', 'O09', [spend('fred', 'balaclava')], (made) => made.bag({ fingerprint: 3 }));
    expect([more.G.bag.fingerprint, more.G.supply]).toEqual([1, 8]);
  });
});

describe('effects on cards', () => {
  test('GT-231 showPlan: one plan of the hand, each once', () => {
    const table = event('coordinator', 'C06', [], (made) => made.plans('p1-3', 'p2-2'));
    expect(steps(table)).toEqual([{ plan: 1 }, { plan: 2 }]);
    step(table, { plan: 1 });
    expect(own(table, 'operator').seen.plans).toEqual(['p1-3']);
    expect(own(table, 'coordinator').plans).toEqual(['p1-3', 'p2-2']);
    expect([table.G.shownPlans, over(table)]).toEqual([[1], true]);
    edit(table, (made) => {
      made.turn('coordinator').at({ fred: 'N1' });
      made.G.head = 10;
    });
    act(table, 'resolvePlan', { use: [] });
    expect(own(table, 'operator').seen.plans).toEqual([]);
  });

  test('GT-232 showContingencies: those now in hand, to the Coordinator alone', () => {
    const table = event('operator', 'O03', [spend('gail', 'walkie')], (made) => made.contingencies(['k01', 'k05']).nextContingency('k13'));
    expect(own(table, 'coordinator').seen.contingencies).toEqual(['k01', 'k05']);
    expect(JSON.stringify(viewOf(table, null))).not.toContain('k01');
    act(table, 'rest');
    expect(own(table, 'operator').contingencies).toEqual(['k01', 'k05', 'k13']);
    expect(own(table, 'coordinator').seen.contingencies).toEqual(['k01', 'k05']);
    const again = scene((made) => made.hand('operator', 'O03').give({ gail: ['walkie'] }).contingencies(['k01']));
    edit(again, (made) => { made.own('operator').shown = ['k01']; made.own('coordinator').seen.contingencies = ['k01']; });
    expect(refused(again, 'playEvent', { card: 'O03', use: [spend('gail', 'walkie')] })).toMatchObject({ reason: 'no-effect' });
  });

  test('GT-233 peekHideouts: up to n faces, each new, kept for good until revealed', () => {
    const table = event('operator', 'O01', [], (made) => made.tile(3, 'blue-1').at({ gail: 'N2' }));
    step(table, { space: 3 });
    expect(refused(table, 'eventStep', { choice: { space: 3 } })).toMatchObject({ reason: 'no-such-step' });
    act(table, 'stopEvent');
    expect(own(table, 'operator').peeked).toEqual({ 3: 'blue-1' });
    edit(table, (made) => made.turn('operator').hand('operator', 'O06'));
    act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(own(table, 'operator').peeked).toEqual({});
  });

  test('GT-235 drawCards: n cards for the player alone', () => {
    const table = event('operator', 'O02', [spend('gail', 'walkie')]);
    expect([own(table, 'operator').hand.length, own(table, 'coordinator').hand.length, over(table)]).toEqual([2, 0, true]);
  });

  test('GT-236 recoverCards: cards of the own discard pile', () => {
    const table = event('coordinator', 'C19', [spend('ben', 'walkie')], (made) => made.discarded('coordinator', 'C01', 'C02').discarded('operator', 'O01'));
    expect(steps(table)).toEqual([{ card: 'C01' }, { card: 'C02' }]);
    step(table, { card: 'C02' });
    expect([own(table, 'coordinator').hand, table.G.discard.coordinator]).toEqual([['C02'], ['C01']]);
    act(table, 'stopEvent');
    expect(table.G.gone.coordinator).toEqual(['C19']);
  });
});

describe('effects on tools', () => {
  test('GT-237 takeTools: OP for operators outside, CO for anyone in the house', () => {
    const op = event('operator', 'O15', [spend('gail', 'walkie')], (made) => made.give({ hunter: ['gun', 'gun'] }));
    const who = (table: GlasgowTable) => new Set(steps(table).map((choice) => (choice as { character: string }).character));
    expect(who(op)).toEqual(new Set(['gail', 'fred']));
    step(op, { character: 'fred', tool: 'gloves' });
    step(op, { character: 'fred', tool: 'balaclava' });
    expect([op.G.cards.fred!.tools, op.G.stock.gloves, over(op)]).toEqual([['gloves', 'balaclava'], 7, true]);
    const co = event('coordinator', 'C10', [spend('ben', 'walkie')]);
    expect(who(co)).toEqual(new Set(['ben', 'cole', 'abel', 'marlo', 'tess', 'rocco', 'kane', 'dina', 'iris']));
    expect(refused(co, 'eventStep', { choice: { character: 'cole', tool: 'gloves' } })).toMatchObject({ reason: 'no-such-step' });
    step(co, { character: 'cole', tool: 'rope' });
    expect(over(co)).toBe(true);
  });

  test('GT-238 addToolsToBag: from the house into the bag', () => {
    const table = event('coordinator', 'C12', [], (made) => made.bag({ gun: 8 }));
    expect(steps(table)).not.toContainEqual({ tool: 'gun' });
    step(table, { tool: 'rope' });
    step(table, { tool: 'rope' });
    expect([table.G.bag.rope, table.G.stock.rope, over(table)]).toEqual([2, 6, true]);
  });

  test('GT-239 transferTools: between a coordinator and an operator outside of the same colour', () => {
    const table = event('coordinator', 'C13', [], (made) => made.give({ ben: ['walkie'], gail: ['battery'], cole: ['gun'], hunter: ['rope', 'rope'] }));
    expect(steps(table)).toEqual([
      { from: 'ben', tool: 'walkie', to: 'gail' }, { from: 'gail', tool: 'battery', to: 'ben' }, { from: 'hunter', tool: 'rope', to: 'cole' },
    ]);
    step(table, { from: 'ben', tool: 'walkie', to: 'gail' });
    step(table, { from: 'hunter', tool: 'rope', to: 'cole' });
    expect(table.G.cards).toMatchObject({ ben: { tools: [] }, gail: { tools: ['battery', 'walkie'] }, cole: { tools: ['gun', 'rope'] }, hunter: { tools: ['rope'] } });
  });

  test('GT-240 swapTools: a tool for the other of its colour, all on one operator', () => {
    const table = event('operator', 'O07', [], (made) => made.give({ gail: ['battery', 'battery'], hunter: ['gun'] }));
    step(table, { character: 'gail', tool: 'battery' });
    expect([table.G.cards.gail!.tools, table.G.stock.battery, table.G.stock.walkie]).toEqual([['battery', 'walkie'], 7, 7]);
    expect(refused(table, 'eventStep', { choice: { character: 'hunter', tool: 'gun' } })).toMatchObject({ reason: 'no-such-step' });
    step(table, { character: 'gail', tool: 'battery' });
    expect([table.G.cards.gail!.tools, over(table)]).toEqual([['walkie', 'walkie'], true]);
  });
});

describe('effects on the tracks', () => {
  test('GT-241 flipOperator: an operator outside whose card is not turned', () => {
    const table = event('operator', 'O05', [spend('fred', 'gloves')], (made) => made.turned('gail'));
    expect(steps(table)).toEqual([{ character: 'hunter' }, { character: 'fred' }]);
    step(table, { character: 'fred' });
    expect(table.G.cards.fred!.turned).toBe('fred');
  });

  test('GT-242 moveAll: every operator up to n steps, fast ones two more, each once', () => {
    const table = event('operator', 'O11', [spend('fred', 'gloves')], (made) => made.at({ gail: 'N2', hunter: 'N5' }).turned('hunter'));
    const to = (character: string) => steps(table).flatMap((choice) => ((choice as { character: string }).character === character ? [(choice as { to: string }).to] : []));
    expect(to('gail').toSorted()).toEqual(['N1', 'N3']);
    expect(to('hunter')).toContain('N8');
    expect(to('fred').toSorted()).toEqual(['N4', 'N6']);
    step(table, { character: 'hunter', to: 'N8' });
    expect(to('hunter')).toEqual([]);
    step(table, { character: 'gail', to: 'N1' });
    act(table, 'stopEvent');
    expect(table.G.places).toMatchObject({ hunter: 'N8', gail: 'N1', fred: 'outside' });
  });

  test('GT-243 relocate: to any free intersection, each once', () => {
    const table = event('operator', 'O16', [spend('gail', 'battery')], (made) => made.at({ gail: 'N2' }));
    expect(steps(table)).toHaveLength(3 * 15);
    step(table, { character: 'gail', to: 'S8' });
    step(table, { character: 'fred', to: 'N2' });
    expect(table.G.places).toMatchObject({ gail: 'S8', fred: 'N2' });
    expect(over(table)).toBe(true);
  });

  test('GT-244 GT-361 cancelContingency: the Operator names token and card, the Coordinator the token', () => {
    const pay = [spend('gail', 'battery'), spend('fred', 'gloves')];
    const op = event('operator', 'O17', pay, (made) => made.contingencies(['k05', 'k01', 'k06'], [1, 2, 4]));
    expect(steps(op)).toEqual([
      { token: 1, card: 'k05' }, { token: 1, card: 'k06' }, { token: 2, card: 'k01' }, { token: 4, card: 'k05' }, { token: 4, card: 'k06' },
    ]);
    step(op, { token: 4, card: 'k05' });
    expect(op.G).toMatchObject({ tokens: { 1: 'lake', 2: 'tractor', 4: null }, contingenciesGone: ['k05'] });
    expect(own(op, 'operator').contingencies).toEqual(['k01', 'k06']);
    const co = event('coordinator', 'C20', [spend('ben', 'battery'), spend('abel', 'gloves')], (made) => made.contingencies(['k06', 'k05'], [1, 2]));
    expect(steps(co)).toEqual([{ token: 1 }, { token: 2 }]);
    step(co, { token: 1 });
    expect(co.G.contingenciesGone).toEqual(['k06']);
  });

  test('GT-245 GT-357 delayContingencies: neither time nor fingerprints in the next rest, once', () => {
    const table = event('operator', 'O13', [spend('gail', 'battery')], (made) => made.contingencies(['k01', 'k05', 'k08'], [1, 3, 2]));
    expect(viewOf(table, null).delayed).toBe(true);
    const told = act(table, 'rest', {}, 'coordinator');
    expect(only(told, 'penalties-delayed')).toHaveLength(1);
    expect([table.G.head, table.G.bag.fingerprint, table.G.delayed]).toEqual([2 + 2, 0, false]);
    const twice = scene((made) => made.hand('operator', 'O13').give({ gail: ['battery'] }));
    edit(twice, ({ G }) => { G.delayed = true; });
    expect(refused(twice, 'playEvent', { card: 'O13', use: [spend('gail', 'battery')] })).toMatchObject({ reason: 'no-effect' });
  });
});
