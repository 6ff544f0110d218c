import { describe, expect, test } from 'vitest';
import { act, boardOf, choices, contact, edit, gear, locked, only, refused, scene } from './play';

describe('Rest', () => {
  test('EP-363 EP-096 EP-097 EP-098 EP-100 a whole Rest', () => {
    const table = scene({
      boards: { 0: {
        contacts: [contact('banker-1', false), null, locked('avoid_tile'), locked('heal'), locked('master_key')],
        items: [gear('vest', false), null, locked('move_federal'), locked('move_county'), locked('move_swat')], firstAid: false,
      } },
    });
    const events = act(table, '0', 'rest', { asset: 'heal' });
    expect(boardOf(table)).toMatchObject({ rested: true, firstAid: true });
    expect(boardOf(table).contacts).toEqual([contact('banker-1'), null, locked('avoid_tile'), null, locked('master_key')]);
    expect(boardOf(table).items[0]).toEqual(gear('vest'));
    expect(boardOf(table).assets[1]).toEqual({ asset: 'heal', used: false });
    expect(only(events, 'asset-unlocked')).toEqual([{ type: 'asset-unlocked', seat: '0', asset: 'heal', price: 4 }]);
    expect(table.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-096 EP-099 with the moon showing one cannot rest', () => {
    const table = scene({ boards: { 0: { rested: true } } });
    expect(refused(table, '0', 'rest', { asset: 'heal' })).toMatchObject({ reason: 'rested-today', rule: 'EP-096' });
    expect(choices(table, '0', 'rest')).toEqual([]);
  });

  test('EP-098 EP-323 one locked Asset must be named, a real one, and none where none is locked', () => {
    const table = scene();
    expect(refused(table, '0', 'rest')?.reason).toBe('choose-asset');
    expect(refused(table, '0', 'rest', { asset: 'extra_action' })?.reason).toBe('not-locked');
    expect(choices(table, '0', 'rest')).toHaveLength(6);
    const free = scene({ boards: { 0: { contacts: [null, null, null, null, null], items: [null, null, null, null, null] } } });
    expect(choices(free, '0', 'rest')).toEqual([{ move: 'rest', args: {} }]);
    act(free, '0', 'rest');
    expect(boardOf(free).rested).toBe(true);
  });

  test('EP-100 the most expensive empty space, in the order of prices', () => {
    const table = scene({ boards: { 0: { assets: [null, null, null, null, null] } } });
    act(table, '0', 'rest', { asset: 'move_swat' });
    expect(boardOf(table).assets[0]).toEqual({ asset: 'move_swat', used: false });
    expect(boardOf(table).items[4]).toBeNull();
  });

  test('EP-101 EP-323 EP-324 with all Asset spaces full, used ones too, a Rest puts the Asset into the box', () => {
    const used = (asset: 'extra_action' | 'heal' | 'move_swat' | 'move_county' | 'avoid_tile') => ({ asset, used: true });
    const table = scene({
      boards: { 0: {
        assets: [used('extra_action'), used('heal'), used('move_swat'), used('move_county'), used('avoid_tile')],
        contacts: [null, null, null, null, locked('master_key')], items: [null, null, locked('move_federal'), null, null],
      } },
    });
    expect(refused(table, '0', 'rest')?.reason).toBe('choose-asset');
    act(table, '0', 'rest', { asset: 'master_key' });
    expect([boardOf(table).assetBox, boardOf(table).contacts[4]]).toEqual([['master_key'], null]);
    expect(boardOf(table).assets.every((lying) => lying?.used)).toBe(true);
  });

  test('EP-075 EP-330 an Executive Action before the Rest is legal, and the piece is turned up by it', () => {
    const table = scene({ boards: { 0: { contacts: [contact('informer-1'), null, null, null, null] } } });
    act(table, '0', 'useContact', { space: 0 });
    expect(boardOf(table).contacts[0]).toEqual(contact('informer-1', false));
    act(table, '0', 'rest', { asset: 'move_swat' });
    expect(boardOf(table).contacts[0]).toEqual(contact('informer-1'));
    act(table, '0', 'useContact', { space: 0 });
    expect(boardOf(table).cubes.blue).toBe(2);
  });

  test('EP-097 covered Contacts stay as they are', () => {
    const table = scene({ boards: { 0: { handcuffs: 1, contacts: [contact('medic-1', false), null, null, null, contact('medic-2', false)] } } });
    act(table, '0', 'rest', { asset: 'move_swat' });
    expect([boardOf(table).contacts[0], boardOf(table).contacts[4]]).toEqual([contact('medic-1'), contact('medic-2', false)]);
  });

  test('EP-073 EP-058 after a Rest there is no Travel and no Visit, only the end of the turn', () => {
    const table = scene();
    act(table, '0', 'rest', { asset: 'heal' });
    expect(choices(table, '0').map(({ move }) => move)).toContain('endTurn');
    expect(choices(table, '0', 'travel')).toEqual([]);
    expect(refused(table, '0', 'visit')?.reason).toBe('kit:not-now');
    expect(refused(table, '0', 'rest', { asset: 'move_swat' })?.reason).toBe('kit:not-now');
    act(table, '0', 'endTurn');
    expect(table.G.asked).toEqual({ 1: 'open' });
  });

  test('EP-308 to pass one must have rested and have nowhere to go', () => {
    const table = scene({ boards: { 0: { rested: true } } });
    expect(refused(scene(), '0', 'pass')).toMatchObject({ reason: 'can-rest', rule: 'EP-308' });
    expect(refused(table, '0', 'pass')).toMatchObject({ reason: 'can-travel', rule: 'EP-308' });
    expect(choices(table, '0', 'pass')).toEqual([]);
    const stuck = edit(scene({ pawns: { 0: 'S2.store' }, boards: { 0: { rested: true, income: 0 } } }), (G) => {
      // A city of one tile with a Gang that is taken, and nothing else.
      G.city = G.city.filter(({ id }) => id === 'S2');
      G.gangs['S2.gang'] = { members: 0, control: '1' };
    });
    expect(choices(stuck, '0').map(({ move }) => move)).toContain('pass');
    act(stuck, '0', 'pass');
    expect(stuck.G.asked).toEqual({ 1: 'open' });
  });

  test('EP-308 a can that opens a way forbids passing', () => {
    // From the Church both Businesses have been visited, and the Safe House is 4 points away.
    const stuck = (cans: number) => edit(scene({ pawns: { 0: 'T04.church' }, boards: { 0: { rested: true, gas: cans } } }), (G) => {
      G.city = [{ id: 'T04', q: 0, r: 0, rot: 0 }, { id: 'T06', q: 0, r: 1, rot: 3 }];
      for (const place of ['cinema', 'gym'] as const) G.displays[place].plain = ['0'];
    });
    expect(choices(stuck(0), '0').map(({ move }) => move)).toContain('pass');
    expect(refused(stuck(1), '0', 'pass')?.reason).toBe('can-travel');
    expect(choices(stuck(1), '0', 'travel')).toHaveLength(1);
  });
});
