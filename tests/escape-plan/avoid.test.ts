import { describe, expect, test } from 'vitest';
import type { Faced, LocationId } from '../../games/escape-plan/state';
import { act, boardOf, cashOf, contact, edit, gear, go, locked, only, refused, scene, type EscapePlanTable, type Scene } from './play';

const federal: Faced = { tile: 'S2', type: 'federal' };
const county: Faced = { tile: 'T07', type: 'county' };
const swat: Faced = { tile: 'T09', type: 'swat' };
const second: Faced = { tile: 'T07', type: 'federal' };

/** A turn in which these officers are still to be avoided. */
const facing = (faced: Faced[], wanted: Scene = {}): EscapePlanTable =>
  scene({ ...wanted, stage: 'avoid', faced, pawns: { 0: 'T12.store' as LocationId } });

const wound = (table: EscapePlanTable, officer: Faced) => act(table, '0', 'takeWound', { officer });

describe('whom one faces', () => {
  test('EP-121 EP-300 ending on the tile one started on, nobody', () => {
    const table = scene({ pawns: { 0: 'T06.business' } });
    act(table, '0', 'travel', { steps: go('T06#1', 'T06#0', 'T06.safehouse'), gas: 0 });
    expect(table.G.turn!.faced).toEqual([]);
    expect(table.G.asked).toEqual({ 0: 'arrived' });
  });

  test('EP-300 the same after a way round over other tiles', () => {
    const table = scene({ pawns: { 0: 'S2.store' } });
    act(table, '0', 'travel', { steps: go('S2#2', 'T02#0', 'S2#2', 'S2.gang'), gas: 0 });
    expect(table.G.turn!.faced).toEqual([]);
  });

  test('EP-122 EP-301 every tile left once, not the one it ends on, though it was passed before', () => {
    const table = scene({ pawns: { 0: 'S2.store' }, officers: { S2: ['federal'], T02: ['swat'], T06: ['county'] } });
    act(table, '0', 'travel', { steps: go('S2#2', 'T02#0', 'S2#2', 'T02#0', 'T02.gang'), gas: 0 });
    expect(table.G.turn!.faced).toEqual([federal]);
  });

  test('EP-123 a flight and a ride count only the tile that they leave', () => {
    const table = scene({ pawns: { 0: 'T01.heliport' }, officers: Object.fromEntries(['S1', 'T01', 'T02', 'T11', 'T08'].map((id) => [id, ['county']])) });
    act(table, '0', 'travel', { steps: [{ fly: 'T02.subway' }, { ride: 'S1.subway' }], gas: 0 });
    expect(table.G.turn!.faced.map(({ tile }) => tile)).toEqual(['T02', 'T01']);
  });

  test('EP-124 the list is public, and each leaves it by being avoided or by a Wound', () => {
    const table = facing([federal, county], { boards: { 0: { items: [gear('vest'), null, null, null, null] } } });
    expect(table.view('2').turn!.faced).toEqual([federal, county]);
    act(table, '0', 'useEquipment', { space: 0, officer: federal });
    expect(table.G.turn!.faced).toEqual([county]);
    expect(refused(table, '0', 'takeWound', { officer: federal })).toMatchObject({ reason: 'not-faced', rule: 'EP-124' });
    wound(table, county);
    expect(table.G.asked).toEqual({ 0: 'arrived' });
    expect(table.G.turn!.tally).toMatchObject({ avoided: 1, wounds: 1 });
  });

  test('EP-328 officers moved away before are not faced, and none can be moved once Avoid has begun', () => {
    const board = { contacts: [contact('dispatcher-1'), contact('snitch_swat-1'), null, null, null] };
    const table = scene({ pawns: { 0: 'S2.store' }, boards: { 0: board } });
    act(table, '0', 'useContact', { space: 0, target: { tile: 'S2', type: 'federal', to: 'T03' } });
    act(table, '0', 'travel', { steps: go('S2#2', 'T02#0', 'T02.gang'), gas: 0 });
    expect(table.G.turn!.faced).toEqual([]);
    const late = facing([swat], { boards: { 0: board } });
    expect(refused(late, '0', 'useContact', { space: 0, target: { tile: 'T09', type: 'swat', to: 'T05' } })?.reason).toBe('wrong-window');
    expect(refused(late, '0', 'useContact', { space: 1, target: { tile: 'T09', type: 'swat' } })?.reason).toBe('wrong-window');
  });
});

describe('avoiding', () => {
  test('EP-217 Vest, Hat and Helmet avoid one officer of their type', () => {
    const table = facing([federal, county, swat], { boards: { 0: { items: [gear('vest'), gear('hat'), gear('helmet'), null, null] } } });
    expect(refused(table, '0', 'useEquipment', { space: 0, officer: county })?.reason).toBe('not-faced');
    expect(refused(table, '0', 'useEquipment', { space: 1, officer: swat })?.reason).toBe('not-faced');
    act(table, '0', 'useEquipment', { space: 2, officer: swat });
    act(table, '0', 'useEquipment', { space: 1, officer: county });
    act(table, '0', 'useEquipment', { space: 0, officer: federal });
    expect(table.G.asked).toEqual({ 0: 'arrived' });
  });

  test('EP-218 the Gas Mask avoids one county or one SWAT officer, no federal one', () => {
    const table = facing([federal, county, swat], { boards: { 0: { items: [gear('gasmask'), gear('gasmask'), null, null, null] } } });
    expect(refused(table, '0', 'useEquipment', { space: 0, officer: federal })?.reason).toBe('not-faced');
    act(table, '0', 'useEquipment', { space: 0, officer: county });
    act(table, '0', 'useEquipment', { space: 1, officer: swat });
    expect(table.G.turn!.faced).toEqual([federal]);
  });

  test('EP-208 EP-206 Equipment is free, turned face down, and works while officers are faced only', () => {
    const table = facing([federal, second], { boards: { 0: { items: [gear('vest'), null, null, null, null] } } });
    const cash = cashOf(table);
    act(table, '0', 'useEquipment', { space: 0, officer: federal });
    expect([cashOf(table), boardOf(table).items[0]]).toEqual([cash, gear('vest', false)]);
    expect(refused(table, '0', 'useEquipment', { space: 0, officer: second })?.reason).toBe('no-equipment-there');
    const early = scene({ boards: { 0: { items: [gear('vest'), null, null, null, null] } } });
    expect(refused(early, '0', 'useEquipment', { space: 0, officer: federal })?.reason).toBe('wrong-window');
  });

  test('EP-219 Fighter, Boxer and Ninja avoid all of one tile', () => {
    for (const card of ['fighter-1', 'boxer-1', 'ninja-1']) {
      const table = facing([county, second, swat], { boards: { 0: { contacts: [contact(card), null, null, null, null] } } });
      expect(refused(table, '0', 'useContact', { space: 0, target: { tile: 'S2' } })?.reason).toBe('not-faced');
      act(table, '0', 'useContact', { space: 0, target: { tile: 'T07' } });
      expect(table.G.turn!.faced).toEqual([swat]);
    }
  });

  test('EP-220 EP-327 the Forger avoids one officer of any type, aimed by the player', () => {
    const table = facing([county, second], { boards: { 0: { contacts: [contact('forger-1'), null, null, null, null] } } });
    expect(refused(table, '0', 'useContact', { space: 0, target: { tile: 'T07' } })?.reason).toBe('wrong-target');
    act(table, '0', 'useContact', { space: 0, target: second });
    expect(table.G.turn!.faced).toEqual([county]);
  });

  test('EP-237 EP-213 the Asset that avoids a tile, at the price of its space', () => {
    const table = facing([county, second], { boards: { 0: { assets: [null, { asset: 'avoid_tile', used: false }, null, null, null] } } });
    act(table, '0', 'useAsset', { space: 1, target: { tile: 'T07' } });
    expect([table.G.turn!.faced, cashOf(table), boardOf(table).assets[1]]).toEqual([[], 2, { asset: 'avoid_tile', used: true }]);
  });

  test('EP-242 EP-234 a Diversion avoids all of one tile, by a gang member or the Motorcycle', () => {
    const table = facing([county, second, swat], { boards: { 0: { gang: 1, items: [{ kind: 'fixer', id: 'motorcycle' }, null, null, null, null] } } });
    act(table, '0', 'useGang', { ability: 'diversion', target: { tile: 'T07' } });
    expect([table.G.turn!.faced, boardOf(table).gang, table.G.gangBox]).toEqual([[swat], 0, 1]);
    act(table, '0', 'useFixer', { space: 0, ability: 'diversion', target: { tile: 'T09' } });
    expect(table.G.asked).toEqual({ 0: 'arrived' });
  });

  test('EP-328 EP-206 what avoids works in no other window', () => {
    const board = { contacts: [contact('ninja-1'), contact('forger-1'), null, null, null], gang: 1 };
    for (const stage of ['open', 'arrived', 'after'] as const) {
      const table = scene({ stage, boards: { 0: board } });
      expect(refused(table, '0', 'useContact', { space: 0, target: { tile: 'S1' } })?.reason).toBe('wrong-window');
      expect(refused(table, '0', 'useContact', { space: 1, target: { tile: 'S1', type: 'county' } })?.reason).toBe('wrong-window');
      expect(refused(table, '0', 'useGang', { ability: 'diversion', target: { tile: 'S1' } })?.reason).toBe('wrong-window');
    }
  });
});

describe('Wounds and Handcuffs', () => {
  const many = Array.from({ length: 9 }, (_, i): Faced => ({ tile: `T0${i + 1}`, type: 'swat' }));

  test('EP-125 a Wound moves a cube from green to red', () => {
    const table = facing([federal, swat]);
    wound(table, federal);
    expect(boardOf(table).wounds).toEqual({ green: 2, red: 1 });
  });

  test('EP-126 EP-127 EP-129 EP-130 EP-362 five Wounds without healing', () => {
    const table = facing(many.slice(0, 6), { boards: { 0: { contacts: [contact('medic-1'), contact('banker-1'), locked('avoid_tile'), locked('heal'), locked('master_key')] } } });
    for (const officer of many.slice(0, 3)) wound(table, officer);
    expect([boardOf(table).wounds, boardOf(table).handcuffs]).toEqual([{ green: 0, red: 3 }, 0]);
    const events = wound(table, many[3]!);
    expect(only(events, 'handcuffed')).toEqual([{ type: 'handcuffed', seat: '0', count: 1 }]);
    expect(boardOf(table)).toMatchObject({ wounds: { green: 1, red: 2 }, handcuffs: 1, assetBox: ['master_key'] });
    expect(boardOf(table).contacts[4]).toBeNull();
    wound(table, many[4]!);
    expect([boardOf(table).wounds, boardOf(table).handcuffs]).toEqual([{ green: 0, red: 3 }, 1]);
  });

  test('EP-325 EP-326 Wounds 4, 6 and 8 each bring a Handcuff and leave 2 red; Handcuffs fill from the right', () => {
    const table = facing(many, { boards: { 0: { contacts: [null, null, null, null, null] } } });
    const cuffs = many.slice(0, 8).map((officer) => {
      wound(table, officer);
      return [boardOf(table).wounds.red, boardOf(table).handcuffs];
    });
    expect(cuffs).toEqual([[1, 0], [2, 0], [3, 0], [2, 1], [3, 1], [2, 2], [3, 2], [2, 3]]);
    expect(boardOf(table).contacts).toEqual([null, null, null, null, null]);
  });

  test('EP-325 EP-209 healing between Wounds is legal', () => {
    const table = facing(many.slice(0, 3), { boards: { 0: { wounds: { green: 0, red: 3 } } } });
    act(table, '0', 'useFirstAid');
    wound(table, many[0]!);
    expect(boardOf(table)).toMatchObject({ wounds: { green: 0, red: 3 }, handcuffs: 0, firstAid: false });
    expect(refused(table, '0', 'useFirstAid')?.reason).toBe('used-already');
  });

  test('EP-128 EP-309 a Contact under a Handcuff is covered: not used, not counted, not replaced', () => {
    const table = facing(many.slice(0, 2), { boards: { 0: { wounds: { green: 0, red: 3 }, contacts: [contact('medic-1'), null, null, null, contact('medic-2')] } } });
    wound(table, many[0]!);
    expect(boardOf(table)).toMatchObject({ handcuffs: 1, contacts: [contact('medic-1'), null, null, null, contact('medic-2')] });
    expect(refused(table, '0', 'useContact', { space: 4 })?.reason).toBe('no-contact-there');
    act(table, '0', 'useContact', { space: 0 });
  });

  test('EP-131 EP-342 the sixth Handcuff is an arrest: pawn and turn are over, what was hidden goes to the box unseen', () => {
    const table = facing(many.slice(0, 2), {
      boards: { 0: { wounds: { green: 0, red: 3 }, handcuffs: 5, contacts: [null, null, null, null, null], items: [{ kind: 'kept', stack: 'black' }, null, null, null, null] } },
      own: { 0: { kept: [{ space: 0, value: 100 }], cash: 9 } },
    });
    const { plan } = table.G.players['0']!;
    const events = wound(table, many[0]!);
    expect(only(events, 'arrested')).toHaveLength(1);
    expect(boardOf(table)).toMatchObject({ status: 'arrested', pawn: null, items: [null, null, null, null, null] });
    expect(table.G.players['0']).toEqual({ plan: null, cash: 0, kept: [], drawn: [] });
    expect([table.G.secret.arrested['0'], table.G.secret.tileBox]).toEqual([{ plan, cash: 9 }, [{ stack: 'black', value: 100 }]]);
    expect(table.G.asked).toEqual({ 1: 'open' });
    expect(table.undo('0')).toBe(false);
    expect(JSON.stringify(events)).not.toContain('100');
  });

  test('EP-342 EP-136 an arrested pawn is out of the city and nobody\'s crowd; it is not called again', () => {
    const table = edit(scene({ stage: 'arrived', pawns: { 0: 'S2.store', 1: 'S2.store' } }), (G) => {
      Object.assign(G.boards['1']!, { status: 'arrested', pawn: null });
    });
    expect(only(act(table, '0', 'visit'), 'crowd')).toEqual([]);
    while (table.G.asked['0'] === 'visit') act(table, '0', 'skip');
    act(table, '0', 'endTurn');
    expect(table.G.asked).toEqual({ 2: 'open' });
  });

  test('EP-130 undo gives single Wounds back', () => {
    const table = facing(many.slice(0, 2));
    wound(table, many[0]!);
    expect(table.undo('0')).toBe(true);
    expect([boardOf(table).wounds.red, table.G.turn!.faced.length]).toEqual([0, 2]);
  });
});
