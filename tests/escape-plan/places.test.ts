import { describe, expect, test } from 'vitest';
import { INCOME, INCOME_CUBES } from '../../games/escape-plan/content/numbers';
import { PLACES, planOf } from '../../games/escape-plan/content/places';
import { EXAMPLE_SPOTS } from '../../games/escape-plan/content/example';
import { incomeOf } from '../../games/escape-plan/visit/money';
import type { Board, LocationId, PlaceId } from '../../games/escape-plan/state';
import { traceTravel, travelEnds } from '../../games/escape-plan/travel/query';
import { act, boardOf, cashOf, choices, contact, edit, go, only, refused, scene, visiting, type EscapePlanTable, type Scene } from './play';

const spotOf = (place: PlaceId): LocationId => Object.keys(EXAMPLE_SPOTS).find((spot) => EXAMPLE_SPOTS[spot] === place)!;
const visitPlace = (place: PlaceId, wanted: Scene = {}): EscapePlanTable => {
  const table = visiting(spotOf(place), wanted);
  act(table, '0', 'visit');
  return table;
};
const P1 = { own: { 0: { plan: 'P1' } } };

describe('Businesses', () => {
  test('EP-151 EP-152 EP-153 EP-155 EP-150 an amount: the cube to the plain area, no money, then a Contact', () => {
    const table = visitPlace('gym', { ...P1, pawns: { 1: spotOf('gym') } });
    expect(boardOf(table)).toMatchObject({ income: 8, cubes: { red: 1 } });
    expect([table.G.displays.gym, cashOf(table)]).toEqual([{ plain: ['0'], income: [], closed: false }, 6]);
    expect(table.G.turn!.visit!.steps).toEqual(['contact']);
  });

  test('EP-154 EP-156 EP-312 Income: the cube to the Income area and at once the number that it uncovered', () => {
    const table = visitPlace('bar', P1);
    expect([table.G.displays.bar, cashOf(table)]).toEqual([{ plain: [], income: ['0'], closed: false }, 6 + 8]);
  });

  test('EP-360 EP-153 EP-154 with P1 the Bar, the Gallery and Safe House 1 give Income, the other six only later', () => {
    const paid = PLACES.filter((place) => cashOf(visitPlace(place, P1)) > 6);
    expect(paid).toEqual(['bar', 'gallery', 'safehouse1']);
  });

  test('EP-156 EP-312 EP-359 the Income track: 9 untouched, 5 with four or five cubes gone, 9 cubes for 9 places', () => {
    expect(Array.from({ length: INCOME_CUBES + 1 }, (_, gone) => incomeOf({ income: INCOME_CUBES - gone }))).toEqual(INCOME);
    expect([incomeOf({ income: 5 }), incomeOf({ income: 4 })]).toEqual([5, 5]);
    expect(INCOME_CUBES).toBe(PLACES.length);
    for (const income of [5, 4]) {
      const table = scene({ boards: { 0: { income, contacts: [contact('banker-1'), null, null, null, null] } } });
      act(table, '0', 'useContact', { space: 0 });
      expect(cashOf(table)).toBe(6 - 1 + 5);
    }
  });

  test('EP-147 each Business once a player', () => {
    const table = edit(scene({ pawns: { 0: 'T05.store', 1: 'T05.store' } }), (G) => {
      G.displays.bar.plain = ['0'];
      G.boards['0']!.income = 8;
    });
    expect(refused(table, '0', 'travel', { steps: go('T05.business'), gas: 0 })).toMatchObject({ reason: 'visited-before', rule: 'EP-147', params: { place: 'bar' } });
    act(table, '0', 'rest', { asset: 'heal' });
    act(table, '0', 'endTurn');
    act(table, '1', 'travel', { steps: go('T05.business'), gas: 0 });
    expect(table.G.asked).toEqual({ 1: 'arrived' });
  });

  const withCubes = (cubes: string[], wanted: Scene = {}): EscapePlanTable => edit(visiting(spotOf('bar'), wanted), (G) => {
    G.displays.bar.plain = cubes;
    for (const seat of cubes) G.boards[seat]!.income -= 1;
  });

  test('EP-157 EP-313 a Business closes at the end of the Visit that brings its last cube: 2 with up to 3 players, 3 with more', () => {
    for (const [players, cubes, closes] of [[3, ['1'], true], [3, [], false], [4, ['1'], false], [5, ['1', '2'], true]] as const) {
      const table = withCubes([...cubes], { players, ...P1, pawns: { 1: spotOf('bar') } });
      act(table, '0', 'visit');
      expect(table.G.displays.bar.closed, `${players} players`).toBe(false);
      act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'discard' });
      expect(table.G.displays.bar.closed, `${players} players`).toBe(closes);
      expect(table.G.boards['1']!.pawn).toBe(spotOf('bar'));
    }
  });

  test('EP-366 EP-157 EP-158 EP-314 Ruby closes the Bar; Claws opens it with a key, and it stays closed', () => {
    const table = edit(scene({ players: 3, pawns: { 0: spotOf('bar'), 1: 'T05.store' }, stage: 'arrived', own: { 0: { plan: 'P1' }, 1: { plan: 'P4' } }, boards: { 1: { keys: ['up', null, null] } } }), (G) => {
      G.displays.bar.plain = ['2'];
      G.boards['2']!.income = 8;
    });
    act(table, '0', 'visit');
    expect(table.G.displays.bar).toMatchObject({ plain: ['2'], income: ['0'] });
    expect(cashOf(table)).toBe(14);
    act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'place' });
    expect(table.G.displays.bar.closed).toBe(true);
    act(table, '0', 'endTurn');
    const steps = go('T05.business');
    expect(refused(table, '1', 'travel', { steps, gas: 0 })).toMatchObject({ reason: 'needs-key', rule: 'EP-157' });
    expect(refused(table, '1', 'travel', { steps, gas: 0, key: { slot: 1 } })?.reason).toBe('no-such-key');
    act(table, '1', 'travel', { steps, gas: 0, key: { slot: 0 } });
    expect(table.G.boards['1']!.keys).toEqual(['down', null, null]);
    act(table, '1', 'visit');
    expect(table.G.displays.bar).toEqual({ plain: ['2', '1'], income: ['0'], closed: true });
    expect(planOf('P4').amounts.bar).toBe(80);
  });

  test('EP-158 EP-216 EP-228 EP-239 any key, the master key for its price, or a Locksmith opens a closed Business', () => {
    const closed = (wanted: Scene): EscapePlanTable => edit(scene({ ...wanted, pawns: { 0: 'T05.store' } }), (G) => void (G.displays.bar.closed = true));
    const steps = go('T05.business');
    for (const slot of [0, 1, 2]) {
      const keys: ('up' | null)[] = [null, null, null];
      keys[slot] = 'up';
      const table = closed({ boards: { 0: { keys } } });
      act(table, '0', 'travel', { steps, gas: 0, key: { slot } });
      expect(boardOf(table).keys[slot]).toBe('down');
    }
    const master = closed({ boards: { 0: { assets: [null, { asset: 'master_key', used: false }, null, null, null] } } });
    act(master, '0', 'travel', { steps, gas: 0, key: { asset: 1 } });
    expect([cashOf(master), boardOf(master).assets[1]]).toEqual([2, { asset: 'master_key', used: true }]);
    const smith = closed({ boards: { 0: { contacts: [contact('locksmith-1'), null, null, null, null] } } });
    act(smith, '0', 'travel', { steps, gas: 0, key: { contact: 0 } });
    expect([cashOf(smith), boardOf(smith).contacts[0]]).toEqual([4, contact('locksmith-1', false)]);
    const poor = closed({ boards: { 0: { contacts: [contact('locksmith-1'), null, null, null, null] } }, own: { 0: { cash: 1 } } });
    expect(refused(poor, '0', 'travel', { steps, gas: 0, key: { contact: 0 } })).toMatchObject({ reason: 'too-poor', rule: 'EP-216' });
    expect(refused(closed({ boards: { 0: { keys: ['down', null, null] } } }), '0', 'travel', { steps, gas: 0, key: { slot: 0 } })?.reason).toBe('no-such-key');
  });

  test('EP-120 EP-157 EP-216 what can be asked before says why a closed Business is shut, and which keys open it', () => {
    const bar = (board: Partial<Board>, cash = 6) => {
      const table = edit(scene({ pawns: { 0: 'T05.store' }, boards: { 0: board }, own: { 0: { cash } } }), (G) => void (G.displays.bar.closed = true));
      const end = travelEnds(table.view('0'), '0').find(({ to }) => to === 'T05.business')!;
      const traced = traceTravel(table.view('0'), '0', go('T05.business'), 0);
      expect('stop' in traced ? traced.stop : undefined).toEqual(end.refusal);
      return end;
    };
    expect(bar({})).toMatchObject({ keys: [], refusal: { reason: 'needs-key', rule: 'EP-157' } });
    expect(bar({ keys: ['up', null, null] })).toMatchObject({ keys: [{ slot: 0 }] });
    expect(bar({ keys: ['up', null, null] }).refusal).toBeUndefined();
    expect(bar({ contacts: [contact('locksmith-1'), null, null, null, null] }, 1)).toMatchObject({ keys: [], refusal: { reason: 'too-poor', params: { price: 2, cash: 1 } } });
  });

  test('EP-158 EP-314 a key is used when Travel is made, only where one is needed, and given back by undo', () => {
    const open = scene({ pawns: { 0: 'T05.store' }, boards: { 0: { keys: ['up', null, null] } } });
    expect(refused(open, '0', 'travel', { steps: go('T05.business'), gas: 0, key: { slot: 0 } })?.reason).toBe('no-key-needed');
    const table = edit(open, (G) => void (G.displays.bar.closed = true));
    expect(choices(table, '0', 'travel').filter(({ args }) => args.key !== undefined)).toHaveLength(1);
    act(table, '0', 'travel', { steps: go('T05.business'), gas: 0, key: { slot: 0 } });
    expect(table.undo('0')).toBe(true);
    expect(boardOf(table).keys[0]).toBe('up');
  });

  test('EP-228 a Locksmith is no Executive Action', () => {
    const table = scene({ boards: { 0: { contacts: [contact('locksmith-1'), null, null, null, null], assets: [{ asset: 'master_key', used: false }, null, null, null, null] } } });
    expect(refused(table, '0', 'useContact', { space: 0 })?.reason).toBe('used-elsewhere');
    expect(refused(table, '0', 'useAsset', { space: 0 })?.reason).toBe('used-elsewhere');
  });
});

describe('what does not run out', () => {
  test('EP-011 EP-025 money, Handcuffs and space for cubes', () => {
    const table = edit(visiting(spotOf('bar'), { players: 5, own: { 0: { plan: 'P1', cash: 5000 } } }), (G) => {
      for (const seat of ['1', '2', '3', '4']) {
        G.displays.bar.plain.push(seat);
        Object.assign(G.boards[seat]!, { handcuffs: 5, contacts: [null, null, null, null, null], income: 8 });
      }
      G.displays.bar.closed = true;
    });
    act(table, '0', 'visit');
    expect([cashOf(table), table.G.displays.bar.plain.length, table.G.displays.bar.income]).toEqual([5008, 4, ['0']]);
    expect(Object.values(table.G.boards).reduce((sum, { handcuffs }) => sum + handcuffs, 0)).toBeGreaterThan(10);
  });
});

describe('Safe Houses', () => {
  test('EP-160 EP-161 EP-162 EP-163 crowd, cube, lose 1 Notoriety, take a key', () => {
    const table = visitPlace('safehouse2', { ...P1, pawns: { 1: spotOf('safehouse2') } });
    expect(boardOf(table)).toMatchObject({ income: 8, cubes: { bottom: 2, red: 1, blue: 1 }, keys: [null, 'up', null] });
    expect([table.G.displays.safehouse2.plain, table.G.keys]).toEqual([['0'], [2, 1, 2]]);
    expect(table.G.turn!.visit!.steps).toEqual(['fixer']);
  });

  test('EP-161 EP-154 Income at once', () => expect(cashOf(visitPlace('safehouse1', P1))).toBe(14));

  test('EP-163 EP-315 with no key left none is taken', () => {
    const table = edit(visiting(spotOf('safehouse3')), (G) => void (G.keys = [2, 2, 0]));
    act(table, '0', 'visit');
    expect(boardOf(table).keys).toEqual([null, null, null]);
  });

  test('EP-159 EP-315 each Safe House once, so nobody gets two keys of a number', () => {
    const table = edit(scene({ pawns: { 0: 'T01.heliport' } }), (G) => {
      G.displays.safehouse2.plain = ['0'];
      G.boards['0']!.income = 8;
    });
    expect(refused(table, '0', 'travel', { steps: go('T01#0', 'T01.safehouse'), gas: 0 })).toMatchObject({ reason: 'visited-before', rule: 'EP-159' });
  });

  test('EP-164 EP-146 one may buy any Fixer for its price', () => {
    const table = visitPlace('safehouse2', P1);
    expect(refused(table, '0', 'buyFixer', { fixer: 'telephone', space: 3 })?.reason).toBe('locked-asset-there');
    act(table, '0', 'buyFixer', { fixer: 'telephone', space: 1 });
    expect([boardOf(table).items[1], cashOf(table), table.G.fixers.includes('telephone')]).toEqual([{ kind: 'fixer', id: 'telephone' }, 4, false]);
    expect(table.G.asked).toEqual({ 0: 'after' });
    const poor = visitPlace('safehouse2', { own: { 0: { plan: 'P1', cash: 3 } } });
    expect(refused(poor, '0', 'buyFixer', { fixer: 'idcard', space: 0 })).toMatchObject({ reason: 'too-poor', rule: 'EP-164' });
    act(poor, '0', 'skip');
    expect(poor.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-164 a Fixer that is gone cannot be bought', () => {
    const table = edit(visitPlace('safehouse2', P1), (G) => void (G.fixers = ['safe']));
    expect(refused(table, '0', 'buyFixer', { fixer: 'telephone', space: 1 })?.reason).toBe('not-for-sale');
  });

  test('EP-157 Safe Houses never close', () => {
    const table = edit(visiting(spotOf('safehouse2'), P1), (G) => void (G.displays.safehouse2.plain = ['1', '2']));
    act(table, '0', 'visit');
    act(table, '0', 'skip');
    expect(table.G.displays.safehouse2.closed).toBe(false);
  });

  test('EP-082 what shows a part of the Escape Plan cannot be taken back', () => {
    const table = visitPlace('safehouse2', P1);
    expect(table.undo('0')).toBe(false);
    act(table, '0', 'buyFixer', { fixer: 'telephone', space: 1 });
    expect(table.undo('0')).toBe(true);
  });
});

describe('group bonus', () => {
  /** The turn that completes a group, up to the question for its bonus. */
  const completing = (visited: PlaceId[], last: PlaceId, wanted: Scene = {}): EscapePlanTable => {
    const table = edit(visiting(spotOf(last), { own: { 0: { plan: 'P1' } }, ...wanted }), (G) => {
      for (const place of visited) G.displays[place].plain = ['0'];
      G.boards['0']!.income -= visited.length;
    });
    act(table, '0', 'visit');
    if (table.G.turn!.visit?.steps[0] === 'contact') act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'discard' });
    else act(table, '0', 'skip');
    return table;
  };
  const ended = (table: EscapePlanTable): EscapePlanTable => {
    act(table, '0', 'endTurn');
    return table;
  };

  test('EP-165 EP-059 EP-166 EP-168 the third place of a group of Businesses: a disc', () => {
    const table = ended(completing(['bar', 'gym'], 'cinema'));
    expect(table.G.asked).toEqual({ 0: 'bonus' });
    act(table, '0', 'groupBonus', { choice: 'disc' });
    expect([boardOf(table).discs, table.G.asked]).toEqual([1, { 1: 'open' }]);
  });

  test('EP-166 or lose 1 Notoriety and unlock an Asset', () => {
    const table = ended(completing(['gallery', 'restaurant'], 'casino'));
    expect(refused(table, '0', 'groupBonus', { choice: 'other' })?.reason).toBe('choose-asset');
    expect(refused(table, '0', 'groupBonus', { choice: 'disc', asset: 'heal' })?.reason).toBe('no-asset-now');
    act(table, '0', 'groupBonus', { choice: 'other', asset: 'heal' });
    expect(boardOf(table)).toMatchObject({ discs: 0, cubes: { blue: 1 } });
    expect(boardOf(table).assets[1]).toEqual({ asset: 'heal', used: false });
  });

  test('EP-167 the Safe Houses: a disc, or Income and an Asset', () => {
    const table = ended(completing(['safehouse1', 'safehouse3'], 'safehouse2'));
    const cash = cashOf(table);
    act(table, '0', 'groupBonus', { choice: 'other', asset: 'avoid_tile' });
    expect([cashOf(table) - cash, boardOf(table).contacts[2]]).toEqual([incomeOf(boardOf(table)), null]);
    const disc = ended(completing(['safehouse1', 'safehouse3'], 'safehouse2'));
    act(disc, '0', 'groupBonus', { choice: 'disc' });
    expect(boardOf(disc).discs).toBe(1);
  });

  test('EP-165 EP-333 it may be left, and it is gone with the turn; two places are no group', () => {
    const table = ended(completing(['bar', 'gym'], 'cinema'));
    act(table, '0', 'groupBonus', { choice: 'none' });
    expect([boardOf(table).discs, table.G.turn!.completed]).toEqual([0, null]);
    expect(ended(completing(['bar'], 'cinema')).G.asked).toEqual({ 1: 'open' });
    expect(ended(completing(['gallery', 'casino', 'gym'], 'cinema')).G.asked).toEqual({ 1: 'open' });
  });

  test('EP-331 a disc gained while holding two is lost', () => {
    const table = ended(completing(['bar', 'gym'], 'cinema', { boards: { 0: { discs: 2 } } }));
    expect(only(act(table, '0', 'groupBonus', { choice: 'disc' }), 'disc-gained')).toEqual([{ type: 'disc-gained', seat: '0', kept: false }]);
    expect(boardOf(table).discs).toBe(2);
  });

  test('EP-323 without a locked Asset the other bonus brings the rest of it', () => {
    const table = ended(completing(['bar', 'gym'], 'cinema', { boards: { 0: { items: [null, null, null, null, null], contacts: [null, null, null, null, null] } } }));
    act(table, '0', 'groupBonus', { choice: 'other' });
    expect(boardOf(table).cubes.blue).toBe(1);
  });
});
