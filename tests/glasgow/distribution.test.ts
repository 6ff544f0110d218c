import { describe, expect, test } from 'vitest';
import { ruleset } from '../../games/glasgow/game';
import type { Role, Token } from '../../games/glasgow/state';
import { act, edit, only, own, refused, scene, settle, stages, type GlasgowTable, type Scene } from './scene';

/** The Operator is to divide these tokens. */
const dividing = (tokens: Token[], change: (made: Scene) => void = () => {}): GlasgowTable =>
  scene((made) => {
    change(made);
    const { G } = made;
    G.split = [...tokens];
    for (const token of tokens) {
      if (token === 'fingerprint') G.supply -= 1;
      else G.stock[token] -= 1;
    }
    G.asked = { '1': 'split' };
  });

/** The role is to place these tokens, the other one none. */
function placing(role: Role, tokens: Token[], change: (made: Scene) => void = () => {}): GlasgowTable {
  return edit(dividing(tokens, change), ({ G }) => {
    G.placing[role] = G.split;
    G.split = [];
    G.asked = { [G.roles[role]]: 'place' };
  });
}

describe('cards', () => {
  test('GT-250 GT-358 a short deck is filled up with the discard pile; with nothing left nothing is drawn; hands have no limit', () => {
    const table = scene((made) => {
      const { decks } = made.G.secret;
      made.own('operator').hand.push(...decks.operator.splice(0, decks.operator.length - 1));
      made.G.discard.operator.push(...made.own('operator').hand.splice(0, 4));
    });
    expect(ruleset.counts(table.G)).toMatchObject({ decks: { operator: 1 }, hands: { operator: 9 } });
    const told = act(table, 'rest');
    expect(only(told, 'reshuffled')).toEqual([{ type: 'reshuffled', seat: '1', count: 4 }]);
    expect(ruleset.counts(table.G)).toMatchObject({ decks: { operator: 2 }, hands: { operator: 12 } });
    expect(table.G.discard.operator).toEqual([]);
    const empty = scene((made) => {
      made.own('operator').hand.push(...made.G.secret.decks.operator.splice(0));
      made.G.gone.operator.push(...made.own('operator').hand.splice(0, 13));
    });
    const drawn = only(act(empty, 'rest'), 'drew').find(({ seat }) => seat === '1');
    expect([drawn?.count, own(empty, 'operator').hand.length]).toEqual([0, 1]);
  });

  test('GT-251 any card of the own hand can be discarded', () => {
    const table = scene((made) => made.hand('coordinator', 'C01').coordinator('abel-2').turned('abel'));
    act(table, 'rest');
    expect(refused(table, 'discardCard', { card: 'O01' }, 'coordinator')).toMatchObject({ reason: 'not-in-hand', rule: 'GT-251' });
    const told = act(table, 'discardCard', { card: 'C01' });
    expect(only(told, 'discarded')).toEqual([{ type: 'discarded', seat: '0', card: 'C01' }]);
    expect(table.G.discard.coordinator).toEqual(['C01']);
  });
});

describe('dividing and choosing', () => {
  test('GT-253 indexes name group 0; sizes differ by one at most', () => {
    const table = dividing(['gun', 'gun', 'rope', 'gloves', 'walkie', 'battery']);
    for (const group of [[0, 1], [0, 1, 2, 3], []]) expect(refused(table, 'splitTokens', { group })).toMatchObject({ reason: 'uneven', rule: 'GT-253' });
    for (const group of [[0, 1, 6], [0, 0, 1]]) expect(refused(table, 'splitTokens', { group })).toMatchObject({ reason: 'no-such-token' });
    act(table, 'splitTokens', { group: [5, 0, 2] });
    expect(table.G.groups).toEqual([['gun', 'rope', 'battery'], ['gun', 'gloves', 'walkie']]);
    act(table, 'chooseGroup', { index: 1 });
    expect(table.G.placing).toEqual({ coordinator: ['gun', 'gloves', 'walkie'], operator: ['gun', 'rope', 'battery'] });
  });

  test('GT-260 more fingerprints than free characters in one’s group are an arrest, for either role', () => {
    const table = dividing(['fingerprint', 'fingerprint', 'fingerprint', 'gun'], (made) => made.marks('ben', 'cole'));
    act(table, 'splitTokens', { group: [0, 1] });
    act(table, 'chooseGroup', { index: 0 });
    expect(table.G.result).toMatchObject({ cause: 'arrest', loss: { source: 'group', role: 'coordinator', needed: 2, free: 1 } });
    const enough = dividing(['fingerprint', 'fingerprint', 'fingerprint', 'gun'], (made) => made.marks('ben', 'cole'));
    act(enough, 'splitTokens', { group: [0, 1] });
    act(enough, 'chooseGroup', { index: 1 });
    expect(stages(enough)).toEqual({ coordinator: 'place', operator: 'place' });
  });

  test('GT-330 a small bag gives what it has; with nothing at all the rest is over', () => {
    const two = scene((made) => {
      made.bag({ gun: 1 }).at({ ben: 'kitchen', kane: 'N1', dina: 'N2', cole: 'kitchen', rocco: 'N3', abel: 'kitchen', marlo: 'N4', iris: 'N5', tess: 'N6' });
      made.bag({ gun: 1, gloves: 8 });
      made.G.monopoly = 'bunks';
    });
    act(two, 'rest');
    expect(two.G.split).toHaveLength(7);
    const nothing = scene((made) => {
      made.at({ ben: 'kitchen', kane: 'N1', dina: 'N2', cole: 'kitchen', rocco: 'N3', abel: 'kitchen', marlo: 'N4', iris: 'N5', tess: 'N6' });
      made.give({ fred: ['gloves', 'gloves'], dina: ['gloves', 'gloves'], iris: ['gloves', 'gloves'], abel: ['gloves', 'gloves'] });
      made.G.monopoly = 'bunks';
    });
    const told = act(nothing, 'rest');
    expect(only(told, 'tokens-drawn')).toMatchObject([{ count: 0 }]);
    expect(stages(nothing)).toEqual({ coordinator: 'turn' });
    const one = dividing(['gun']);
    act(one, 'splitTokens', { group: [0] });
    act(one, 'chooseGroup', { index: 0 });
    expect(stages(one)).toEqual({ coordinator: 'place' });
    settle(one);
    expect(stages(one)).toEqual({ coordinator: 'turn' });
  });

  test('GT-331 GT-207 with extras the division covers all tokens: nine become five and four', () => {
    const table = scene((made) => made.extras('gun', 'gun'));
    act(table, 'rest');
    expect(refused(table, 'splitTokens', { group: [0, 1, 2] })).toMatchObject({ params: { first: 3, other: 6 } });
    act(table, 'splitTokens', { group: [0, 1, 2, 3] });
    expect(table.G.groups!.map((group) => group.length)).toEqual([4, 5]);
  });
});

describe('placing', () => {
  test('GT-254 GT-256 GT-257 tools on own characters of their colour, fingerprints on any own character', () => {
    const op = placing('operator', ['battery', 'fingerprint', 'gun']);
    expect(refused(op, 'placeToken', { index: 0, character: 'ben' })).toMatchObject({ reason: 'not-yours', rule: 'GT-256' });
    // In the house: neither the Operator's nor, though blue, to be given anything here.
    expect(refused(op, 'placeToken', { index: 0, character: 'tess' })).toMatchObject({ reason: 'not-yours' });
    expect(refused(op, 'placeToken', { index: 0, character: 'fred' })).toMatchObject({ reason: 'wrong-colour' });
    expect(refused(op, 'placeToken', { index: 3, character: 'fred' })).toMatchObject({ reason: 'no-such-token', rule: 'GT-254' });
    act(op, 'placeToken', { index: 0, character: 'gail' });
    act(op, 'placeToken', { index: 0, character: 'fred' });
    act(op, 'placeToken', { index: 0, character: 'hunter' });
    expect(op.G.cards).toMatchObject({ gail: { tools: ['battery'] }, fred: { fingerprint: true }, hunter: { tools: ['gun'] } });
    const co = placing('coordinator', ['battery', 'gun']);
    expect(refused(co, 'placeToken', { index: 0, character: 'tess' })).toMatchObject({ reason: 'not-yours' });
    expect(refused(co, 'placeToken', { index: 0, character: 'gail' })).toMatchObject({ reason: 'not-yours' });
    act(co, 'placeToken', { index: 1, character: 'cole' });
    expect(co.G.placing.coordinator).toEqual(['battery']);
  });

  test('GT-258 on a full backpack a tool is named that goes home', () => {
    const table = placing('operator', ['walkie', 'fingerprint'], (made) => made.give({ gail: ['battery', 'battery'] }));
    expect(refused(table, 'placeToken', { index: 0, character: 'gail' })).toMatchObject({ reason: 'backpack-full', rule: 'GT-258' });
    expect(refused(table, 'placeToken', { index: 0, character: 'gail', drop: 'walkie' })).toMatchObject({ reason: 'not-on-card' });
    act(table, 'placeToken', { index: 0, character: 'gail', drop: 'battery' });
    expect([table.G.cards.gail!.tools, table.G.stock.battery]).toEqual([['battery', 'walkie'], 7]);
    act(table, 'placeToken', { index: 0, character: 'gail', drop: 'battery' });
    expect(table.G.cards.gail).toMatchObject({ tools: ['walkie'], fingerprint: true });
    expect(table.G.supply).toBe(8);
  });

  test('GT-259 what is left over goes home, but no fingerprint stays', () => {
    const table = placing('operator', ['gun', 'fingerprint', 'rope']);
    expect(refused(table, 'finishPlacing')).toMatchObject({ reason: 'fingerprint-left', rule: 'GT-259' });
    act(table, 'placeToken', { index: 1, character: 'gail' });
    const told = act(table, 'finishPlacing');
    expect(only(told, 'left-over')).toMatchObject([{ tools: ['gun', 'rope'], count: 2 }]);
    expect(table.G.stock).toMatchObject({ gun: 8, rope: 8 });
    const last = placing('operator', ['gun']);
    act(last, 'placeToken', { index: 0, character: 'hunter' });
    expect(stages(last)).toEqual({ coordinator: 'turn' });
  });

  test('GT-260 GT-354 a marked character gets no second fingerprint; earlier tools go home only to make room', () => {
    const table = placing('operator', ['fingerprint', 'gun'], (made) => made.marks('gail').give({ hunter: ['rope'] }));
    expect(refused(table, 'placeToken', { index: 0, character: 'gail' })).toMatchObject({ reason: 'has-fingerprint', rule: 'GT-260' });
    expect(refused(table, 'placeToken', { index: 1, character: 'hunter', drop: 'rope' })).toMatchObject({ reason: 'has-room', rule: 'GT-354' });
    act(table, 'placeToken', { index: 0, character: 'fred' });
    act(table, 'finishPlacing');
    expect(table.G.cards.hunter!.tools).toEqual(['rope']);
  });
});
