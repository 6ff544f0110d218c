import { describe, expect, test } from 'vitest';
import { WINDOWS } from '../../games/escape-plan/content/effects';
import { CONTACT_KINDS } from '../../games/escape-plan/content/contacts';
import { ASSET_KINDS, FIXER_KINDS } from '../../games/escape-plan/content/items';
import { priceOfUse } from '../../games/escape-plan/executive/executive';
import { ruleset } from '../../games/escape-plan/game';
import type { AssetId, Board, FixerId, Stage } from '../../games/escape-plan/state';
import { Table } from '../../games/kit/table';
import { act, boardOf, cashOf, choices, contact, edit, fixer, gear, locked, refused, scene, type EscapePlanTable, type Scene } from './play';

const STAGES: Stage[] = ['open', 'arrived', 'after'];
const holding = (card: string, board: Partial<Board> = {}, wanted: Scene = {}): EscapePlanTable =>
  scene({ ...wanted, boards: { 0: { contacts: [contact(card), null, null, null, null], ...board } } });
const withFixer = (id: FixerId, board: Partial<Board> = {}, wanted: Scene = {}): EscapePlanTable => {
  const table = scene({ ...wanted, boards: { 0: { items: [fixer(id), null, null, null, null], ...board } } });
  return edit(table, (G) => void (G.fixers = G.fixers.filter((each) => each !== id)));
};
const withAsset = (asset: AssetId, space: number, board: Partial<Board> = {}, wanted: Scene = {}): EscapePlanTable => {
  const assets: Board['assets'] = [null, null, null, null, null];
  assets[space] = { asset, used: false };
  return scene({ ...wanted, boards: { 0: { assets, ...board } } });
};
const hurt = { wounds: { green: 1, red: 2 } };

describe('Executive Actions', () => {
  test('EP-206 EP-075 any number, in the own turn only', () => {
    const table = holding('banker-1', { ...hurt, assets: [{ asset: 'extra_action', used: false }, null, null, null, null] }, { own: { 0: { cash: 9 } } });
    act(table, '0', 'useContact', { space: 0 });
    act(table, '0', 'useFirstAid');
    act(table, '0', 'useAsset', { space: 0 });
    expect([cashOf(table), boardOf(table).discs, boardOf(table).wounds.red]).toEqual([9 - 1 + 9 - 5, 1, 1]);
    expect(refused(table, '1', 'useFirstAid')?.reason).toBe('kit:not-asked');
    for (let i = 0; i < 3; i++) expect(table.undo('0')).toBe(true);
    expect(cashOf(table)).toBe(9);
  });

  test('EP-207 a Contact: pay its price, turn it face down, once', () => {
    const table = holding('informer-1');
    act(table, '0', 'useContact', { space: 0 });
    expect([cashOf(table), boardOf(table).contacts[0]]).toEqual([5, contact('informer-1', false)]);
    expect(refused(table, '0', 'useContact', { space: 0 })).toMatchObject({ reason: 'used-already', rule: 'EP-207' });
    expect(refused(table, '0', 'useContact', { space: 1 })?.reason).toBe('no-contact-there');
  });

  test('EP-214 it must be payable and must change something', () => {
    expect(refused(holding('informer-1', {}, { own: { 0: { cash: 0 } } }), '0', 'useContact', { space: 0 })).toMatchObject({ reason: 'too-poor', rule: 'EP-214', params: { price: 1, cash: 0 } });
    expect(refused(holding('informer-1', { cubes: { bottom: 0, red: 0, blue: 4 } }), '0', 'useContact', { space: 0 })?.reason).toBe('no-notoriety-to-lose');
    expect(refused(holding('medic-1'), '0', 'useContact', { space: 0 })?.reason).toBe('no-wound');
    expect(refused(holding('fixer-1', { discs: 2 }), '0', 'useContact', { space: 0 })?.reason).toBe('discs-full');
    expect(refused(scene(), '0', 'useFirstAid')?.reason).toBe('no-wound');
    expect(refused(scene(), '0', 'useGang', { ability: 'shortcut' })).toMatchObject({ reason: 'no-gang', rule: 'EP-212' });
    expect(refused(withFixer('energydrink'), '0', 'useFixer', { space: 0 })?.reason).toBe('nothing-used');
  });

  test('EP-207 EP-208 EP-211 EP-213 what using a piece costs can be asked before: exactly what is paid then', () => {
    const table = scene({
      boards: { 0: {
        ...hurt, contacts: [contact('banker-1'), contact('medic-1'), null, null, null], gang: 1, items: [fixer('firstaidkit'), null, null, null, null],
        assets: [{ asset: 'extra_action', used: false }, null, { asset: 'heal', used: false }, null, null],
      } },
    });
    const uses = choices(table, '0').filter(({ move }) => move.startsWith('use'));
    expect(new Set(uses.map(({ move }) => move))).toEqual(new Set(['useContact', 'useFirstAid', 'useFixer', 'useGang', 'useAsset']));
    for (const { move, args } of uses) {
      const price = priceOfUse(boardOf(table), { move, args });
      const then = new Table(ruleset, table.state);
      act(then, '0', move, args);
      expect(then.G.turn!.tally.paid, move).toBe(price);
    }
  });

  test('EP-215 a target of the right kind, and none where none is needed', () => {
    expect(refused(holding('snitch_swat-1'), '0', 'useContact', { space: 0 })?.reason).toBe('wrong-target');
    expect(refused(holding('snitch_swat-1'), '0', 'useContact', { space: 0, target: { tile: 'T01' } })?.reason).toBe('wrong-target');
    expect(refused(holding('banker-1'), '0', 'useContact', { space: 0, target: { tile: 'T01' } })?.reason).toBe('wrong-target');
    expect(refused(holding('banker-1'), '0', 'useContact', { space: 0, target: { tile: 'T01', more: 1 } })?.reason).toBe('kit:arguments');
  });

  test('EP-209 EP-226 EP-233 EP-240 healing works in every window', () => {
    const stages: Stage[] = [...STAGES, 'avoid'];
    for (const stage of stages) {
      const wanted: Scene = { stage, faced: stage === 'avoid' ? [{ tile: 'T01', type: 'swat' }] : [] };
      const heals: [EscapePlanTable, string, object][] = [
        [scene({ ...wanted, boards: { 0: hurt } }), 'useFirstAid', {}],
        [holding('medic-1', hurt, wanted), 'useContact', { space: 0 }],
        [withFixer('firstaidkit', hurt, wanted), 'useFixer', { space: 0 }],
        [withAsset('heal', 4, hurt, wanted), 'useAsset', { space: 4 }],
      ];
      for (const [table, move, args] of heals) {
        act(table, '0', move, { ...args });
        expect(boardOf(table).wounds, `${move} in ${stage}`).toEqual({ green: 2, red: 1 });
      }
    }
  });

  test('EP-206 EP-224 EP-227 EP-232 what works in O, V and E does not in Avoid', () => {
    const wanted: Scene = { stage: 'avoid', faced: [{ tile: 'T01', type: 'swat' }] };
    expect(refused(holding('informer-1', {}, wanted), '0', 'useContact', { space: 0 })).toMatchObject({ reason: 'wrong-window', rule: 'EP-206' });
    expect(refused(holding('banker-1', {}, wanted), '0', 'useContact', { space: 0 })?.reason).toBe('wrong-window');
    for (const id of ['safe', 'disguise', 'idcard'] as const) expect(refused(withFixer(id, {}, wanted), '0', 'useFixer', { space: 0 })?.reason).toBe('wrong-window');
  });

  test('EP-221 EP-238 EP-244 the windows of all pieces', () => {
    const windowsOf = (kind: { effect: { do: keyof typeof WINDOWS } }) => WINDOWS[kind.effect.do].join('');
    const contacts = Object.fromEntries(CONTACT_KINDS.map((kind) => [kind.id, windowsOf(kind)]));
    expect(contacts).toMatchObject({ snitch_swat: 'OVE', dispatcher: 'OVE', fixer: 'OVE', informer: 'OVE', driver: 'O', medic: 'OAVE', banker: 'OVE', hacker: 'OVE', fence: 'OVE', ninja: 'A', forger: 'A', locksmith: '' });
    expect(Object.values(FIXER_KINDS).map(windowsOf)).toEqual(['', 'OVE', 'OVE', 'OVE', 'OAVE', 'OAVE', 'OVE', 'OVE']);
    expect(Object.values(ASSET_KINDS).map(windowsOf)).toEqual(['OVE', 'OVE', 'OVE', 'OVE', 'A', 'OAVE', '']);
    expect(WINDOWS.takeContact.join('')).toBe('OVE');
  });
});

describe('Contacts', () => {
  test('EP-221 EP-329 a Snitch removes an officer of its type from any tile to the box', () => {
    const table = holding('snitch_swat-1');
    expect(refused(table, '0', 'useContact', { space: 0, target: { tile: 'T07', type: 'federal' } })?.reason).toBe('no-officer-there');
    expect(refused(table, '0', 'useContact', { space: 0, target: { tile: 'S1', type: 'swat' } })?.reason).toBe('no-officer-there');
    act(table, '0', 'useContact', { space: 0, target: { tile: 'T01', type: 'swat' } });
    expect([table.G.officers.T01, table.G.officerBox.swat, cashOf(table)]).toEqual([['county'], 1, 4]);
  });

  test('EP-222 EP-329 a Dispatcher moves one of any type to any tile without that type', () => {
    const table = holding('dispatcher-1');
    const target = (tile: string, type: string, to: string) => ({ space: 0, target: { tile, type, to } });
    expect(refused(table, '0', 'useContact', target('S1', 'county', 'T07'))).toMatchObject({ reason: 'type-there', rule: 'EP-222' });
    expect(refused(table, '0', 'useContact', target('S1', 'swat', 'T07'))?.reason).toBe('no-officer-there');
    expect(refused(table, '0', 'useContact', target('S1', 'county', 'T99'))?.reason).toBe('no-such-tile');
    act(table, '0', 'useContact', target('S1', 'county', 'T06'));
    expect([table.G.officers.S1, table.G.officers.T06]).toEqual([[], ['federal', 'county']]);
  });

  test('EP-329 without a legal target it cannot be used', () => {
    const table = holding('snitch_swat-1', {}, { officers: {} });
    expect(choices(table, '0', 'useContact')).toEqual([]);
  });

  test('EP-223 EP-168 the Fixer brings a disc, EP-224 the Informer takes 1 Notoriety away', () => {
    for (const stage of STAGES) {
      const table = holding('fixer-1', {}, { stage });
      act(table, '0', 'useContact', { space: 0 });
      expect([boardOf(table).discs, cashOf(table)]).toEqual([1, 2]);
      const informed = holding('informer-1', {}, { stage });
      act(informed, '0', 'useContact', { space: 0 });
      expect(boardOf(informed).cubes).toEqual({ bottom: 3, red: 0, blue: 1 });
    }
  });

  test('EP-225 a Driver gives 1 Movement point, before Travel only', () => {
    const table = holding('driver-1');
    act(table, '0', 'useContact', { space: 0 });
    expect(table.G.turn!.mp).toBe(1);
    for (const stage of ['arrived', 'after'] as const) expect(refused(holding('driver-1', {}, { stage }), '0', 'useContact', { space: 0 })?.reason).toBe('wrong-window');
  });

  test('EP-227 a Banker gives Income', () => {
    const table = holding('banker-1', { income: 5 });
    act(table, '0', 'useContact', { space: 0 });
    expect(cashOf(table)).toBe(6 - 1 + 5);
  });

  test('EP-229 a Hacker unlocks an Asset', () => {
    const table = holding('hacker-1', { contacts: [contact('hacker-1'), null, locked('avoid_tile'), null, null] });
    expect(refused(table, '0', 'useContact', { space: 0, target: { asset: 'heal' } })?.reason).toBe('not-locked');
    act(table, '0', 'useContact', { space: 0, target: { asset: 'avoid_tile' } });
    expect([boardOf(table).contacts[2], boardOf(table).assets[1], cashOf(table)]).toEqual([null, { asset: 'avoid_tile', used: false }, 3]);
  });

  test('EP-230 the Fence buys one Item tile that is no Asset for 4, hidden ones unseen', () => {
    const table = holding('fence-1', { items: [gear('vest'), { kind: 'kept', stack: 'A' }, locked('move_federal'), null, null] }, { own: { 0: { kept: [{ space: 1, value: 20 }] } } });
    for (const space of [2, 3]) expect(refused(table, '0', 'useContact', { space: 0, target: { space } })?.reason).toBe('nothing-to-sell');
    act(table, '0', 'useContact', { space: 0, target: { space: 0 } });
    expect([cashOf(table), table.G.equipmentBox.vest]).toEqual([10, 1]);
    expect(table.undo('0')).toBe(true);
    act(table, '0', 'useContact', { space: 0, target: { space: 1 } });
    expect([table.G.secret.tileBox, table.G.players['0']!.kept]).toEqual([[{ stack: 'A', value: 20 }], []]);
    expect(table.undo('0')).toBe(false);
  });
});

describe('Fixers, Assets and gangs', () => {
  test('EP-210 EP-211 EP-232 Safe, Disguise and ID Card, once each, into the box, for nothing', () => {
    const safe = withFixer('safe');
    act(safe, '0', 'useFixer', { space: 0 });
    expect([cashOf(safe), boardOf(safe).items[0], safe.G.fixerBox]).toEqual([15, null, ['safe']]);
    const disguise = withFixer('disguise');
    act(disguise, '0', 'useFixer', { space: 0 });
    expect(boardOf(disguise).cubes.blue).toBe(1);
    const idcard = withFixer('idcard');
    act(idcard, '0', 'useFixer', { space: 0 });
    expect([boardOf(idcard).discs, cashOf(idcard)]).toEqual([1, 6]);
    expect(refused(idcard, '0', 'useFixer', { space: 0 })?.reason).toBe('no-fixer-there');
  });

  test('EP-231 the Helicopter is no Executive Action', () => {
    expect(refused(withFixer('helicopter'), '0', 'useFixer', { space: 0 })?.reason).toBe('used-elsewhere');
  });

  test('EP-234 EP-243 the Motorcycle brings one ability without a member, in that ability\'s window', () => {
    const table = withFixer('motorcycle');
    expect(refused(table, '0', 'useFixer', { space: 0 })).toMatchObject({ reason: 'wrong-target', rule: 'EP-234' });
    expect(refused(withFixer('safe'), '0', 'useFixer', { space: 0, ability: 'shortcut' })?.reason).toBe('wrong-target');
    act(table, '0', 'useFixer', { space: 0, ability: 'shortcut' });
    expect([table.G.turn!.mp, table.G.fixerBox, boardOf(table).gang]).toEqual([1, ['motorcycle'], 0]);
    expect(refused(withFixer('motorcycle', {}, { stage: 'after' }), '0', 'useFixer', { space: 0, ability: 'shortcut' })?.reason).toBe('wrong-window');
  });

  test('EP-235 the Energy Drink turns up all Equipment and uncovered Contacts', () => {
    const table = withFixer('energydrink', {
      items: [fixer('energydrink'), gear('hat', false), null, null, null], handcuffs: 1,
      contacts: [contact('medic-1', false), null, null, null, contact('medic-2', false)],
    });
    act(table, '0', 'useFixer', { space: 0 });
    expect([boardOf(table).items[1], boardOf(table).contacts[0], boardOf(table).contacts[4]]).toEqual([gear('hat'), contact('medic-1'), contact('medic-2', false)]);
  });

  test('EP-236 EP-244 Telephone and Recruit take a Contact, which draws and cannot be taken back', () => {
    const table = withFixer('telephone');
    const [card] = table.G.contacts;
    act(table, '0', 'useFixer', { space: 0, target: { card, mode: 'place' } });
    expect([boardOf(table).contacts[0], table.G.contacts.length]).toEqual([contact(card!), 7]);
    expect(table.undo('0')).toBe(false);
    const gang = scene({ boards: { 0: { gang: 2, contacts: [contact('medic-1'), null, null, null, null] } } });
    const [other] = gang.G.contacts;
    expect(refused(gang, '0', 'useGang', { ability: 'recruit', target: { card: 'medic-1', mode: 'place' } })?.reason).toBe('not-on-display');
    act(gang, '0', 'useGang', { ability: 'recruit', target: { card: other, mode: 'replace', space: 0 } });
    expect([boardOf(gang).contacts[0], boardOf(gang).cubes.red, boardOf(gang).gang]).toEqual([contact(other!), 1, 1]);
    expect(gang.undo('0')).toBe(false);
  });

  test('EP-212 EP-214 EP-243 one gang member goes to the box for one ability', () => {
    const table = scene({ boards: { 0: { gang: 2 } } });
    act(table, '0', 'useGang', { ability: 'shortcut' });
    act(table, '0', 'useGang', { ability: 'shortcut' });
    expect([boardOf(table).gang, table.G.gangBox, table.G.turn!.mp]).toEqual([0, 2, 2]);
    expect(refused(table, '0', 'useGang', { ability: 'shortcut' })?.reason).toBe('no-gang');
    expect(refused(scene({ stage: 'after', boards: { 0: { gang: 1 } } }), '0', 'useGang', { ability: 'shortcut' })?.reason).toBe('wrong-window');
  });

  test('EP-213 EP-241 an Asset costs the price of its space and stays there, used for good', () => {
    for (const [space, price] of [[0, 5], [1, 4], [2, 3], [3, 2], [4, 1]] as const) {
      const table = withAsset('extra_action', space);
      act(table, '0', 'useAsset', { space });
      expect([cashOf(table), boardOf(table).discs, boardOf(table).assets[space]]).toEqual([6 - price, 1, { asset: 'extra_action', used: true }]);
      expect(refused(table, '0', 'useAsset', { space })).toMatchObject({ reason: 'used-already', rule: 'EP-213' });
    }
    expect(refused(withAsset('extra_action', 0, {}, { own: { 0: { cash: 4 } } }), '0', 'useAsset', { space: 0 })?.reason).toBe('too-poor');
    expect(refused(scene(), '0', 'useAsset', { space: 3 })?.reason).toBe('no-asset-there');
  });

  test('EP-238 EP-329 the Assets that move an officer of their type', () => {
    for (const [asset, type, from, to] of [['move_federal', 'federal', 'S2', 'S1'], ['move_county', 'county', 'S1', 'S2'], ['move_swat', 'swat', 'T01', 'S1']] as const) {
      const table = withAsset(asset, 4);
      expect(choices(table, '0', 'useAsset').every(({ args }) => (args.target as { type: string }).type === type)).toBe(true);
      act(table, '0', 'useAsset', { space: 4, target: { tile: from, type, to } });
      expect(table.G.officers[to]).toContain(type);
      expect(table.G.officers[from]).not.toContain(type);
    }
    expect(refused(withAsset('move_federal', 4), '0', 'useAsset', { space: 4, target: { tile: 'S1', type: 'county', to: 'S2' } })?.reason).toBe('no-officer-there');
  });
});
