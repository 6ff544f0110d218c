import { describe, expect, test } from 'vitest';
import type { ContactId } from '../../games/escape-plan/state';
import { act, boardOf, cashOf, choices, contact, edit, fixer, gear, locked, only, refused, scene, visiting, type EscapePlanTable, type Scene } from './play';

/** The Clinic, with the last step next: a Contact is to be taken. */
const taking = (wanted: Scene = {}): EscapePlanTable => {
  const table = visiting('T07.clinic', wanted);
  act(table, '0', 'visit');
  if (table.G.turn!.visit!.steps[0] === 'unlock') act(table, '0', 'skip');
  return table;
};

describe('the Visit', () => {
  test('EP-137 EP-307 on a Subway or Heliport there is none', () => {
    const table = scene({ pawns: { 0: 'T01.safehouse' }, officers: {} });
    act(table, '0', 'travel', { steps: [{ go: 'T01#0' }, { go: 'T01.heliport' }], gas: 0 });
    expect(table.G.asked).toEqual({ 0: 'after' });
    expect(refused(table, '0', 'visit')?.reason).toBe('kit:not-now');
  });

  test('EP-138 EP-139 EP-057 steps come in order; those with a choice wait, optional ones can be skipped', () => {
    const table = visiting('S2.store', { pawns: { 1: 'S2.store' } });
    const events = act(table, '0', 'visit');
    expect(only(events, 'crowd')).toHaveLength(1);
    expect(table.G.turn!.visit!.steps).toEqual(['gas', 'equipment', 'locker']);
    expect(refused(table, '0', 'buyEquipment', { type: 'vest', space: 0 })).toMatchObject({ reason: 'not-this-step', rule: 'EP-138' });
    act(table, '0', 'skip');
    expect(refused(table, '0', 'takeGas')?.reason).toBe('not-this-step');
    act(table, '0', 'skip');
    // No key: the Locker step is not offered.
    expect(table.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-138 what is not optional cannot be skipped', () => {
    const table = taking();
    expect(refused(table, '0', 'skip')).toMatchObject({ reason: 'must-do', rule: 'EP-138' });
  });

  test('EP-056 Executive Actions are possible on arrival, and the Visit begins when one says so', () => {
    const table = visiting('S2.store', { boards: { 0: { contacts: [contact('banker-1'), null, null, null, null] } } });
    act(table, '0', 'useContact', { space: 0 });
    expect(cashOf(table)).toBe(14);
    act(table, '0', 'visit');
    expect(refused(table, '0', 'useContact', { space: 0 })?.reason).toBe('kit:not-now');
  });
});

describe('the stages of a turn', () => {
  const offered = (table: EscapePlanTable): string[] => [...new Set(choices(table, '0').map(({ move }) => move))].toSorted();
  const board: Scene = { boards: { 0: { wounds: { green: 1, red: 2 }, assets: [null, null, null, null, null] } } };

  test('EP-054 EP-055 EP-056 EP-058 EP-074 a Move is Travel, then Avoid, then Visit, with Executive Actions between', () => {
    const table = scene({ ...board, pawns: { 0: 'S2.store' } });
    expect(offered(table)).toEqual(['rest', 'travel', 'useFirstAid']);
    act(table, '0', 'travel', { steps: [{ go: 'S2#2' }, { go: 'T02#0' }, { go: 'T06#0' }, { go: 'T06.safehouse' }], gas: 0 });
    expect(offered(table)).toEqual(['takeWound', 'useFirstAid']);
    const { faced } = table.G.turn!;
    for (const { tile, type } of faced) act(table, '0', 'takeWound', { officer: { tile, type } });
    expect(offered(table)).toEqual(['useFirstAid', 'visit']);
    act(table, '0', 'visit');
    expect(offered(table)).toEqual(['buyFixer', 'skip']);
    act(table, '0', 'skip');
    expect(offered(table)).toEqual(['endTurn', 'useFirstAid']);
    act(table, '0', 'endTurn');
    expect(table.G.asked).toEqual({ 1: 'open' });
  });

  test('EP-054 what belongs to a later stage is not possible yet', () => {
    for (const move of ['visit', 'endTurn', 'takeWound', 'skip', 'groupBonus'])
      expect(refused(scene(), '0', move, move === 'takeWound' ? { officer: { tile: 'S1', type: 'county' } } : move === 'groupBonus' ? { choice: 'none' } : {})?.reason).toBe('kit:not-now');
  });
});

describe('taking a Contact', () => {
  test('EP-140 EP-141 discard: the card goes to the box', () => {
    const table = taking();
    const [card] = table.G.contacts;
    act(table, '0', 'takeContact', { card, mode: 'discard' });
    expect(table.G.contactBox).toEqual([card]);
    expect(refused(taking(), '0', 'takeContact', { card: 'fence-1', mode: 'discard' })).toMatchObject({ reason: 'not-on-display', rule: 'EP-140' });
  });

  test('EP-142 place: on the leftmost space without Contact, Asset and Handcuff', () => {
    const table = taking({ boards: { 0: { contacts: [contact('medic-1'), locked('heal'), null, null, null], handcuffs: 1 } } });
    const [card] = table.G.contacts;
    act(table, '0', 'takeContact', { card, mode: 'place' });
    expect(boardOf(table).contacts).toEqual([contact('medic-1'), locked('heal'), contact(card!), null, null]);
    expect(boardOf(table).cubes.red).toBe(0);
    const full = taking({ boards: { 0: { contacts: [contact('medic-1'), contact('medic-2'), locked('heal'), locked('avoid_tile'), null], handcuffs: 1 } } });
    expect(refused(full, '0', 'takeContact', { card: full.G.contacts[0], mode: 'place' })).toMatchObject({ reason: 'no-contact-space', rule: 'EP-142' });
    expect(refused(table, '0', 'takeContact', { card, mode: 'place' })?.reason).toBe('kit:not-now');
  });

  test('EP-143 EP-309 replace: an uncovered Contact, also a face-down one, goes to the box, for 1 Notoriety', () => {
    const table = taking({ boards: { 0: { contacts: [contact('medic-1', false), null, null, null, contact('medic-2')], handcuffs: 1 } } });
    const [card] = table.G.contacts;
    expect(refused(table, '0', 'takeContact', { card, mode: 'replace', space: 4 })?.reason).toBe('no-contact-there');
    expect(refused(table, '0', 'takeContact', { card, mode: 'replace', space: 1 })?.reason).toBe('no-contact-there');
    expect(refused(table, '0', 'takeContact', { card, mode: 'replace' })?.reason).toBe('no-contact-there');
    expect(refused(table, '0', 'takeContact', { card, mode: 'place', space: 1 })?.reason).toBe('no-space-needed');
    act(table, '0', 'takeContact', { card, mode: 'replace', space: 0 });
    expect([boardOf(table).contacts[0], table.G.contactBox, boardOf(table).cubes.red]).toEqual([contact(card!), ['medic-1'], 1]);
  });

  test('EP-144 EP-284 a card of the deck takes the freed place', () => {
    const table = taking();
    const before = [...table.G.contacts];
    const next = table.G.secret.contactDeck.at(-1)!;
    act(table, '0', 'takeContact', { card: before[3], mode: 'discard' });
    expect(table.G.contacts).toEqual([...before.slice(0, 3), next, ...before.slice(4)]);
  });

  test('EP-144 with an empty deck none is turned up; EP-311 with an empty display the step is skipped', () => {
    const table = edit(taking(), (G) => {
      G.contactBox = [...G.secret.contactDeck, ...G.contacts.splice(1)];
      G.secret.contactDeck = [];
    });
    act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'discard' });
    expect(table.G.contacts).toEqual([]);
    const empty = edit(visiting('T07.clinic'), (G) => void (G.contacts = []));
    act(empty, '0', 'visit');
    act(empty, '0', 'skip');
    expect(empty.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-310 a new Contact is face up and may be used in the same turn', () => {
    const table = edit(taking(), (G) => {
      const at = G.secret.contactDeck.indexOf('banker-1' as ContactId);
      [G.contacts[0], G.secret.contactDeck[at]] = [G.secret.contactDeck[at]!, G.contacts[0]!];
    });
    act(table, '0', 'takeContact', { card: 'banker-1', mode: 'place' });
    act(table, '0', 'useContact', { space: 0 });
    expect(cashOf(table)).toBe(6 - 1 + 9);
  });

  test('EP-082 what draws cannot be taken back', () => {
    const table = taking();
    act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'discard' });
    expect(table.undo('0')).toBe(false);
  });
});

describe('Item spaces', () => {
  test('EP-146 a new tile goes where no locked Asset lies; one that lies there goes to the box, for 1 Notoriety', () => {
    const table = visiting('S2.store', { boards: { 0: { items: [gear('hat'), null, locked('move_federal'), locked('move_county'), locked('move_swat')] } } });
    act(table, '0', 'visit');
    act(table, '0', 'skip');
    expect(refused(table, '0', 'buyEquipment', { type: 'vest', space: 2 })).toMatchObject({ reason: 'locked-asset-there', rule: 'EP-146' });
    act(table, '0', 'buyEquipment', { type: 'vest', space: 0 });
    expect([boardOf(table).items[0], table.G.equipmentBox.hat, boardOf(table).cubes.red]).toEqual([gear('vest'), 1, 1]);
    act(table, '0', 'buyEquipment', { type: 'helmet', space: 1 });
    expect(boardOf(table).cubes.red).toBe(1);
  });

  test('EP-146 EP-321 a replaced hidden tile goes to the box unseen, which cannot be taken back', () => {
    const table = visiting('S2.store', {
      boards: { 0: { items: [{ kind: 'kept', stack: 'green' }, null, null, null, null] } }, own: { 0: { kept: [{ space: 0, value: 50 }] } },
    });
    act(table, '0', 'visit');
    act(table, '0', 'skip');
    const events = act(table, '0', 'buyEquipment', { type: 'vest', space: 0 });
    expect(table.G.players['0']!.kept).toEqual([]);
    expect(table.G.secret.tileBox).toEqual([{ stack: 'green', value: 50 }]);
    expect(JSON.stringify(events)).not.toContain('50');
    expect(JSON.stringify(table.view('0'))).not.toContain('tileBox');
    expect(table.undo('0')).toBe(false);
  });
});

describe('Convenience Stores', () => {
  const store = (wanted: Scene = {}): EscapePlanTable => {
    const table = visiting('S2.store', wanted);
    act(table, '0', 'visit');
    return table;
  };

  test('EP-174 EP-175 crowd, then a can if one likes', () => {
    const table = store({ pawns: { 1: 'S2.store', 2: 'S2.store' } });
    expect(boardOf(table).cubes.red).toBe(2);
    act(table, '0', 'takeGas');
    expect([boardOf(table).gas, table.G.gas]).toEqual([1, 5]);
    expect(table.undo('0')).toBe(true);
    expect(boardOf(table).gas).toBe(0);
  });

  test('EP-335 EP-175 without a can in the supply, or with two held, the step is skipped', () => {
    expect(store({ boards: { 0: { gas: 2 } } }).G.turn!.visit!.steps[0]).toBe('equipment');
    const dry = edit(visiting('S2.store'), (G) => void (G.gas = 0));
    act(dry, '0', 'visit');
    expect(dry.G.turn!.visit!.steps[0]).toBe('equipment');
  });

  test('EP-176 EP-322 up to two pieces of different types, paid each; own duplicates do not matter', () => {
    const table = store({ boards: { 0: { items: [gear('vest'), null, null, null, null] } } });
    act(table, '0', 'skip');
    act(table, '0', 'buyEquipment', { type: 'vest', space: 1 });
    expect([cashOf(table), table.G.equipment.vest]).toEqual([4, 3]);
    expect(refused(table, '0', 'buyEquipment', { type: 'vest', space: 2 })).toMatchObject({ reason: 'not-for-sale', rule: 'EP-176' });
    act(table, '0', 'buyEquipment', { type: 'gasmask', space: 2 });
    expect([cashOf(table), table.G.asked]).toEqual([1, { 0: 'after' }]);
  });

  test('EP-176 EP-322 EP-134 each replaced tile gains its own Notoriety, by the cube rules; prices must be paid', () => {
    const table = store({
      boards: { 0: { items: [fixer('safe'), gear('hat'), locked('move_federal'), locked('move_county'), locked('move_swat')], cubes: { bottom: 1, red: 3, blue: 0 } } },
      own: { 0: { cash: 4 } },
    });
    act(table, '0', 'skip');
    act(table, '0', 'buyEquipment', { type: 'vest', space: 0 });
    expect(refused(table, '0', 'buyEquipment', { type: 'gasmask', space: 1 })).toMatchObject({ reason: 'too-poor', params: { price: 3, cash: 2 } });
    act(table, '0', 'buyEquipment', { type: 'hat', space: 1 });
    expect([boardOf(table).cubes, table.G.fixerBox, cashOf(table)]).toEqual([{ bottom: 0, red: 4, blue: 0 }, ['safe'], 0]);
  });

  test('EP-177 EP-391 who is merely too poor is asked all the same, so that nothing of the cash shows', () => {
    const table = store({ own: { 0: { cash: 0 } } });
    act(table, '0', 'skip');
    expect(table.G.turn!.visit!.steps[0]).toBe('equipment');
    expect(choices(table, '0')).toEqual([{ move: 'skip', args: {} }]);
  });

  test('EP-319 without an Item space free of locked Assets neither Equipment nor Locker is offered', () => {
    const table = store({ boards: { 0: {
      items: [locked('move_federal'), locked('move_county'), locked('move_swat'), locked('heal'), locked('avoid_tile')], gas: 2,
      keys: ['up', null, null], position: 5, contacts: [contact('medic-1'), contact('medic-2'), null, null, null],
    } } });
    expect(table.G.asked).toEqual({ 0: 'after' });
  });
});

describe('Gangs', () => {
  test('EP-171 EP-172 EP-173 pay 5, take both members, lay a Control marker', () => {
    const table = visiting('S2.gang');
    const events = act(table, '0', 'visit');
    expect([cashOf(table), boardOf(table).gang, boardOf(table).controls]).toEqual([1, 2, 1]);
    expect(table.G.gangs['S2.gang']).toEqual({ members: 0, control: '0' });
    expect(only(events, 'gang-hired')).toEqual([{ type: 'gang-hired', seat: '0', tile: 'S2', price: 5, count: 2 }]);
    expect(table.G.asked).toEqual({ 0: 'after' });
  });

  const way = { steps: [{ go: 'S2#2' }, { go: 'S2.gang' }], gas: 0 };
  const from = (wanted: Scene = {}): EscapePlanTable => scene({ ...wanted, pawns: { ...wanted.pawns, 0: 'S2.store' } });

  test('EP-170 not while another player is there, nor under anyone\'s control', () => {
    expect(refused(from({ pawns: { 1: 'S2.gang' } }), '0', 'travel', way)).toMatchObject({ reason: 'gang-taken', rule: 'EP-170' });
    for (const control of ['0', '1'])
      expect(refused(edit(from(), (G) => void (G.gangs['S2.gang'] = { members: 0, control })), '0', 'travel', way)).toMatchObject({ reason: 'gang-controlled' });
    const free = from();
    act(free, '0', 'travel', way);
    expect(boardOf(free).pawn).toBe('S2.gang');
  });

  test('EP-171 EP-335 not without 5 in cash, nor without a marker left', () => {
    expect(refused(from({ own: { 0: { cash: 4 } } }), '0', 'travel', way)).toMatchObject({ reason: 'too-poor', rule: 'EP-171' });
    expect(refused(from({ boards: { 0: { controls: 0 } } }), '0', 'travel', way)).toMatchObject({ reason: 'no-control-marker', rule: 'EP-335' });
  });

  test('EP-316 between Travel and paying, cash may not fall below 5', () => {
    const banker = { contacts: [contact('banker-1'), contact('medic-1'), null, null, null], wounds: { green: 1, red: 2 } };
    const table = visiting('S2.gang', { boards: { 0: banker }, own: { 0: { cash: 5 } } });
    expect(refused(table, '0', 'useContact', { space: 1 })).toMatchObject({ reason: 'gang-money', rule: 'EP-316', params: { price: 1, cash: 5 } });
    const met = { stage: 'avoid', faced: [{ tile: 'S1', type: 'county' }], pawns: { 0: 'S2.gang' } } as const;
    const fleeing = scene({ ...met, faced: [...met.faced], boards: { 0: banker }, own: { 0: { cash: 5 } } });
    expect(refused(fleeing, '0', 'useContact', { space: 1 })?.reason).toBe('gang-money');
    const rich = visiting('S2.gang', { boards: { 0: banker }, own: { 0: { cash: 6 } } });
    act(rich, '0', 'useContact', { space: 1 });
    expect(refused(rich, '0', 'useContact', { space: 0 })?.reason).toBe('gang-money');
    act(rich, '0', 'visit');
    expect(cashOf(rich)).toBe(0);
    const start = scene({ pawns: { 0: 'S2.gang' }, boards: { 0: banker }, own: { 0: { cash: 1 } } });
    act(start, '0', 'useContact', { space: 0 });
    expect(cashOf(start)).toBe(9);
  });
});

describe('Clinic, Church and Hospital', () => {
  test('EP-185 EP-186 EP-187 EP-188 the Clinic: crowd, unlock, heal 1, a Contact', () => {
    const table = visiting('T07.clinic', { pawns: { 2: 'T07.clinic' }, boards: { 0: { wounds: { green: 1, red: 2 } } } });
    act(table, '0', 'visit');
    expect(boardOf(table).cubes.red).toBe(1);
    act(table, '0', 'unlock', { asset: 'heal' });
    expect(boardOf(table).assets[1]).toEqual({ asset: 'heal', used: false });
    expect(refused(table, '0', 'heal', { count: 2 })).toMatchObject({ reason: 'heals-one', rule: 'EP-187' });
    const cash = cashOf(table);
    act(table, '0', 'heal', { count: 1 });
    expect([boardOf(table).wounds, cashOf(table)]).toEqual([{ green: 2, red: 1 }, cash]);
    act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'place' });
    expect(table.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-186 EP-187 EP-323 both may be declined, and are not offered without locked Asset or Wound', () => {
    const table = visiting('T07.clinic', { boards: { 0: { wounds: { green: 2, red: 1 } } } });
    act(table, '0', 'visit');
    act(table, '0', 'skip');
    act(table, '0', 'skip');
    expect(table.G.turn!.visit!.steps).toEqual(['contact']);
    const none = visiting('T07.clinic', { boards: { 0: { items: [null, null, null, null, null], contacts: [null, null, null, null, null] } } });
    act(none, '0', 'visit');
    expect(none.G.turn!.visit!.steps).toEqual(['contact']);
  });

  test('EP-189 EP-190 EP-191 EP-192 the Church: crowd, pay 1 to lose 1 Notoriety, unlock, a Contact', () => {
    const table = visiting('T04.church', { pawns: { 1: 'T04.church' } });
    act(table, '0', 'visit');
    expect(boardOf(table).cubes).toEqual({ bottom: 3, red: 1, blue: 0 });
    act(table, '0', 'payChurch');
    expect([boardOf(table).cubes, cashOf(table)]).toEqual([{ bottom: 2, red: 1, blue: 1 }, 5]);
    act(table, '0', 'unlock', { asset: 'master_key' });
    act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'discard' });
    expect(table.G.asked).toEqual({ 0: 'after' });
    const poor = visiting('T04.church', { own: { 0: { cash: 0 } } });
    act(poor, '0', 'visit');
    expect(refused(poor, '0', 'payChurch')).toMatchObject({ reason: 'too-poor', rule: 'EP-190' });
    act(poor, '0', 'skip');
    expect(poor.G.turn!.visit!.steps[0]).toBe('unlock');
  });

  test('EP-193 EP-194 the Hospital: 1, 3 or 6 for 1, 2 or 3 Wounds, then 1 Notoriety, and no crowd', () => {
    for (const [count, price] of [[1, 1], [2, 3], [3, 6]]) {
      const table = visiting('S1.hospital', { pawns: { 1: 'S1.hospital' }, boards: { 0: { wounds: { green: 0, red: 3 } } } });
      act(table, '0', 'visit');
      expect(boardOf(table).cubes.red).toBe(0);
      act(table, '0', 'heal', { count });
      expect([boardOf(table).wounds.green, cashOf(table), boardOf(table).cubes.red]).toEqual([count, 6 - price!, 1]);
    }
  });

  test('EP-334 healing there is not optional while it can be paid; the Notoriety comes in any case', () => {
    const table = visiting('S1.hospital', { boards: { 0: { wounds: { green: 2, red: 1 } } }, own: { 0: { cash: 1 } } });
    act(table, '0', 'visit');
    expect(refused(table, '0', 'skip')).toMatchObject({ reason: 'must-heal', rule: 'EP-334' });
    expect(refused(table, '0', 'heal', { count: 2 })?.reason).toBe('too-few-wounds');
    expect(choices(table, '0')).toEqual([{ move: 'heal', args: { count: 1 } }]);
    const poor = visiting('S1.hospital', { boards: { 0: { wounds: { green: 2, red: 1 } } }, own: { 0: { cash: 0 } } });
    act(poor, '0', 'visit');
    expect(refused(poor, '0', 'heal', { count: 1 })?.reason).toBe('too-poor');
    act(poor, '0', 'skip');
    expect([boardOf(poor).wounds.red, boardOf(poor).cubes.red]).toEqual([1, 1]);
    const healthy = visiting('S1.hospital');
    act(healthy, '0', 'visit');
    expect([boardOf(healthy).cubes.red, healthy.G.asked]).toEqual([1, { 0: 'after' }]);
  });
});
