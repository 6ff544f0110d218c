import { describe, expect, test } from 'vitest';
import { exitStack, isExitClosed, lastExit } from '../../games/escape-plan/police/patrol';
import { act, boardOf, cashOf, choices, contact, edit, gear, locked, only, refused, scene, visiting, type EscapePlanTable, type Scene } from './play';

const CONTACTS = (count: number) => Array.from({ length: 5 }, (_, i) => (i < count ? contact(`snitch_federal-${i + 1}`.replace('federal-3', 'county-1').replace('federal-4', 'county-2')) : null));
const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);

describe('Lockers', () => {
  const atLocker = (board: Scene['boards'], wanted: Scene = {}): EscapePlanTable => {
    const table = visiting('S2.store', { ...wanted, boards: { 0: { gas: 2, ...board?.[0] } } });
    act(table, '0', 'visit');
    act(table, '0', 'skip');
    return table;
  };
  const open = (colour: string, key: object = { slot: ['green', 'black', 'brown'].indexOf(colour) }) => ({ colour, key });

  test('EP-177 EP-178 without a key of the colour it is not offered; another colour does not open it', () => {
    expect(atLocker({ 0: { position: 9, contacts: CONTACTS(2) } }).G.asked).toEqual({ 0: 'after' });
    const table = atLocker({ 0: { position: 9, contacts: CONTACTS(2), keys: ['up', null, null] } });
    expect(refused(table, '0', 'openLocker', open('black', { slot: 0 }))).toMatchObject({ reason: 'no-such-key', rule: 'EP-178' });
    expect(refused(table, '0', 'openLocker', open('black'))?.reason).toBe('no-such-key');
    act(table, '0', 'openLocker', open('green'));
    expect(boardOf(table).keys).toEqual(['down', null, null]);
  });

  test('EP-178 EP-180 EP-228 EP-239 the master key, for its price, and a Locksmith open any', () => {
    const board = { position: 9, contacts: [contact('locksmith-1'), contact('medic-1'), null, null, null], assets: [null, null, { asset: 'master_key' as const, used: false }, null, null] };
    const table = atLocker({ 0: board });
    expect(choices(table, '0', 'openLocker')).toHaveLength(6);
    act(table, '0', 'openLocker', open('brown', { asset: 2 }));
    expect([cashOf(table), boardOf(table).assets[2]!.used]).toEqual([3, true]);
    const smith = atLocker({ 0: board });
    act(smith, '0', 'openLocker', open('black', { contact: 0 }));
    expect([cashOf(smith), smith.G.players['0']!.drawn.length]).toEqual([4, 2]);
  });

  test('EP-179 EP-318 position and uncovered Contacts, up or down, reach the number; cubes of the slot do not count', () => {
    const board = (position: number, count: number) => ({ 0: { position, keys: ['up', 'up', 'up'] as ('up')[], contacts: CONTACTS(count), cubes: { bottom: 0, red: 4, blue: 0 } } });
    expect(atLocker(board(1, 0)).G.asked).toEqual({ 0: 'after' });
    expect(refused(atLocker(board(3, 1)), '0', 'openLocker', open('black'))).toMatchObject({ reason: 'sum-too-low', rule: 'EP-179', params: { sum: 4, need: 5 } });
    expect(refused(atLocker(board(4, 2)), '0', 'openLocker', open('brown'))).toMatchObject({ params: { sum: 6, need: 7 } });
    const down = atLocker({ 0: { ...board(3, 2)[0], contacts: [contact('medic-1', false), contact('medic-2'), null, null, contact('medic-3')], handcuffs: 1 } });
    act(down, '0', 'openLocker', open('black'));
    expect(down.G.players['0']!.drawn).toHaveLength(2);
  });

  test('EP-181 one more than Contacts (green), as many (black), one fewer (brown)', () => {
    for (const [colour, count] of [['green', 4], ['black', 3], ['brown', 2]] as const) {
      const table = atLocker({ 0: { position: 9, keys: ['up', 'up', 'up'], contacts: CONTACTS(3) } });
      const [event] = only(act(table, '0', 'openLocker', open(colour)), 'locker-opened');
      expect([event!.count, table.G.players['0']!.drawn.length, table.G.secret.stacks[colour].length]).toEqual([count, count, 5 - count]);
    }
  });

  test('EP-317 with no tile to draw it cannot be opened; a short stack is drawn in full', () => {
    const board = (count: number) => ({ 0: { position: 9, keys: ['up', 'up', 'up'] as ('up')[], contacts: CONTACTS(count) } });
    expect(refused(atLocker(board(1)), '0', 'openLocker', open('brown'))).toMatchObject({ reason: 'nothing-to-draw', rule: 'EP-317' });
    expect(refused(atLocker(board(0)), '0', 'openLocker', open('black'))?.reason).toBe('nothing-to-draw');
    const short = edit(atLocker(board(3)), (G) => void (G.secret.stacks.green = [30, 0]));
    act(short, '0', 'openLocker', open('green'));
    expect(short.G.players['0']!.drawn).toEqual([0, 30]);
    const empty = edit(atLocker(board(3)), (G) => void (G.secret.stacks.green = []));
    expect(refused(empty, '0', 'openLocker', open('green'))?.reason).toBe('nothing-to-draw');
  });

  test('EP-182 EP-183 EP-367 one tile is kept face down, the others are shuffled back', () => {
    const table = edit(atLocker({ 0: { position: 2, keys: [null, 'up', null], contacts: CONTACTS(3) } }), (G) => void (G.secret.stacks.black = [70, 100, 100, 0, 70]));
    act(table, '0', 'openLocker', open('black'));
    expect(table.G.players['0']!.drawn).toEqual([70, 0, 100]);
    expect(refused(table, '0', 'skip')?.reason).toBe('must-do');
    expect(refused(table, '0', 'keepTile', { index: 3, space: 0 })).toMatchObject({ reason: 'not-drawn', params: { count: 3 } });
    expect(refused(table, '0', 'keepTile', { index: 2, space: 3 })?.reason).toBe('locked-asset-there');
    act(table, '0', 'keepTile', { index: 2, space: 1 });
    expect([table.G.players['0']!.kept, boardOf(table).items[1], boardOf(table).keys]).toEqual([[{ space: 1, value: 100 }], { kind: 'kept', stack: 'black' }, [null, 'down', null]]);
    expect([sorted(table.G.secret.stacks.black), table.G.players['0']!.drawn]).toEqual([[0, 70, 70, 100], []]);
    expect(table.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-183 EP-202 the stack is shuffled: nobody knows what lies on top', () => {
    const tops = Array.from({ length: 24 }, (_, i) => {
      const table = edit(atLocker({ 0: { position: 9, keys: [null, 'up', null], contacts: CONTACTS(2) } }), (G) => void (G.secret.stacks.black = [70, 100, 100, 0, 70]));
      const { plugins } = table.state;
      table.state = { ...table.state, plugins: { ...plugins, random: { ...plugins.random, data: { seed: `shuffle-${i}` } } } };
      act(table, '0', 'openLocker', open('black'));
      act(table, '0', 'keepTile', { index: 0, space: 0 });
      return table.G.secret.stacks.black.join();
    });
    expect(new Set(tops).size).toBeGreaterThan(5);
  });

  test('EP-182 EP-146 EP-321 a tile may be replaced, for 1 Notoriety', () => {
    const table = atLocker({ 0: { position: 9, keys: ['up', null, null], contacts: CONTACTS(2), items: [gear('vest'), null, locked('move_federal'), locked('move_county'), locked('move_swat')] } });
    act(table, '0', 'openLocker', open('green'));
    act(table, '0', 'keepTile', { index: 0, space: 0 });
    expect([boardOf(table).items[0], boardOf(table).cubes.red, table.G.equipmentBox.vest]).toEqual([{ kind: 'kept', stack: 'green' }, 1, 1]);
  });

  test('EP-177 one Locker a Visit, and it may be declined', () => {
    const board = { 0: { position: 9, keys: ['up', 'up', null] as ('up' | null)[], contacts: CONTACTS(2) } };
    const table = atLocker(board);
    act(table, '0', 'openLocker', open('green'));
    act(table, '0', 'keepTile', { index: 0, space: 0 });
    expect(table.G.asked).toEqual({ 0: 'after' });
    const none = atLocker(board);
    act(none, '0', 'skip');
    expect(none.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-383 EP-391 EP-382 others see how many tiles are drawn and the stack, never a value', () => {
    const table = atLocker({ 0: { position: 9, keys: ['up', null, null], contacts: CONTACTS(2) } });
    const told = act(table, '0', 'openLocker', open('green'));
    expect(told.filter(({ type }) => type === 'locker-opened')).toEqual([{ type: 'locker-opened', seat: '0', colour: 'green', count: 3 }]);
    for (const viewer of ['1', null]) {
      const seen = table.view(viewer);
      expect([seen.turn!.visit!.drawn, seen.counts.stacks.green, seen.players['0']]).toEqual([{ stack: 'green', count: 3 }, 2, undefined]);
    }
    expect(table.view('0').players['0']!.drawn).toHaveLength(3);
    const kept = act(table, '0', 'keepTile', { index: 0, space: 0 });
    expect(only(kept, 'tile-kept')).toEqual([{ type: 'tile-kept', seat: '0', item: 'tile-green' }]);
    expect(table.view('1').boards['0']!.items[0]).toEqual({ kind: 'kept', stack: 'green' });
  });

  test('EP-082 nothing of it can be taken back', () => {
    const table = atLocker({ 0: { position: 9, keys: ['up', null, null], contacts: CONTACTS(2) } });
    act(table, '0', 'openLocker', open('green'));
    expect(table.undo('0')).toBe(false);
    act(table, '0', 'keepTile', { index: 0, space: 0 });
    expect(table.undo('0')).toBe(false);
  });
});

describe('Exits', () => {
  // Exit 1 closes first, Exit 2 second; Exit 3 stays open with one card.
  const CLOSED = ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'];
  const atExit = (location: string, wanted: Scene = {}): EscapePlanTable => {
    const table = visiting(location, { patrol: CLOSED, ...wanted });
    act(table, '0', 'visit');
    return table;
  };

  test('EP-062 EP-064 EP-063 two cards close an Exit; the first closed uses stack A, the second B', () => {
    const patrol = (...cards: string[]) => ({ patrol: cards, day: 3 as const });
    expect([isExitClosed(patrol('PC1'), 1), isExitClosed(patrol('PC1', 'PC2'), 1)]).toEqual([false, true]);
    expect([1, 2, 3].map((exit) => exitStack(patrol(...CLOSED), exit as 1))).toEqual(['A', 'B', undefined]);
    expect([1, 2, 3].map((exit) => exitStack(patrol('PC3', 'PC1', 'PC5', 'PC4', 'PC2'), exit as 1))).toEqual(['B', 'A', undefined]);
    expect([lastExit(patrol(...CLOSED)), lastExit({ ...patrol(...CLOSED), day: 2 })]).toEqual([3, undefined]);
  });

  test('EP-195 EP-196 EP-198 the open Exit: crowd, Income if one likes, a Contact', () => {
    const table = atExit('T09.exit', { pawns: { 1: 'T09.exit' } });
    expect(boardOf(table).cubes.red).toBe(1);
    expect(refused(table, '0', 'exitChoice', { choice: 'tile' })).toMatchObject({ reason: 'exit-open', rule: 'EP-196' });
    act(table, '0', 'exitChoice', { choice: 'income' });
    expect([cashOf(table), table.G.turn!.visit!.steps]).toEqual([15, ['contact']]);
    const none = atExit('T09.exit');
    act(none, '0', 'exitChoice', { choice: 'none' });
    expect([cashOf(none), none.G.turn!.visit!.steps]).toEqual([6, ['contact']]);
  });

  test('EP-197 EP-198 the closed Exit: Income or an Exit tile, then a Contact', () => {
    const table = atExit('T03.exit', { boards: { 0: { contacts: CONTACTS(2) } } });
    expect(choices(table, '0').map(({ args }) => args.choice)).toEqual(['income', 'tile', 'none']);
    act(table, '0', 'exitChoice', { choice: 'income' });
    expect([cashOf(table), table.G.turn!.visit!.steps]).toEqual([15, ['contact']]);
  });

  test('EP-199 EP-200 EP-202 EP-368 as many tiles of its stack as Contacts, one kept on an empty space, then a Contact', () => {
    const table = edit(atExit('T08.exit', { boards: { 0: { contacts: CONTACTS(2), items: [gear('vest'), null, null, null, null] } } }), (G) => {
      G.secret.stacks.B = [40, 50, 70, 60, 30];
    });
    const [event] = only(act(table, '0', 'exitChoice', { choice: 'tile' }), 'exit-searched');
    expect([event, table.G.players['0']!.drawn]).toEqual([{ type: 'exit-searched', seat: '0', exit: 2, stack: 'B', count: 2 }, [30, 60]]);
    expect(refused(table, '0', 'keepTile', { index: 1, space: 0 })).toMatchObject({ reason: 'take-empty-space', rule: 'EP-200' });
    act(table, '0', 'keepTile', { index: 1, space: 1 });
    expect([table.G.players['0']!.kept, boardOf(table).cubes.red, sorted(table.G.secret.stacks.B)]).toEqual([[{ space: 1, value: 60 }], 0, [30, 40, 50, 70]]);
    act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'place' });
    expect(table.G.asked).toEqual({ 0: 'after' });
  });

  test('EP-082 drawn Exit tiles cannot be put back, Income can', () => {
    const table = atExit('T08.exit', { boards: { 0: { contacts: CONTACTS(2) } } });
    act(table, '0', 'exitChoice', { choice: 'income' });
    expect(table.undo('0')).toBe(true);
    act(table, '0', 'exitChoice', { choice: 'tile' });
    expect(table.undo('0')).toBe(false);
  });

  test('EP-200 EP-201 without an empty space a tile is replaced, for 1 Notoriety; covered Contacts do not count', () => {
    const table = atExit('T03.exit', { boards: { 0: { contacts: [contact('medic-1', false), null, null, null, contact('medic-2')], handcuffs: 1, items: [gear('vest'), locked('heal'), locked('move_federal'), locked('move_county'), locked('move_swat')] } } });
    act(table, '0', 'exitChoice', { choice: 'tile' });
    expect(table.G.players['0']!.drawn).toHaveLength(1);
    act(table, '0', 'keepTile', { index: 0, space: 0 });
    expect([boardOf(table).items[0], boardOf(table).cubes.red]).toEqual([{ kind: 'kept', stack: 'A' }, 1]);
  });

  test('EP-320 EP-319 without Contacts, tiles or an Item space there is no Exit tile; Income remains', () => {
    const why = (table: EscapePlanTable) => refused(table, '0', 'exitChoice', { choice: 'tile' })?.reason;
    expect(why(atExit('T03.exit'))).toBe('no-exit-tile');
    expect(why(edit(atExit('T03.exit', { boards: { 0: { contacts: CONTACTS(2) } } }), (G) => void (G.secret.stacks.A = [])))).toBe('no-exit-tile');
    const full = atExit('T03.exit', { boards: { 0: { contacts: CONTACTS(2), items: [locked('avoid_tile'), locked('heal'), locked('move_federal'), locked('move_county'), locked('move_swat')] } } });
    expect(why(full)).toBe('no-item-space');
    expect(choices(full, '0').map(({ args }) => args.choice)).toContain('income');
  });
});

describe('leaving the city', () => {
  const LAST = ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'];
  const leaving = (wanted: Scene = {}, location = 'T09.exit'): EscapePlanTable => {
    const table = visiting(location, { day: 3, patrol: LAST, ...wanted });
    act(table, '0', 'visit');
    return table;
  };

  test('EP-203 EP-204 EP-339 EP-001 on day 3 at the open Exit, in place of the rest; the turn ends and the pawn is out', () => {
    const table = leaving({ pawns: { 1: 'T09.exit' } });
    const events = act(table, '0', 'exitChoice', { choice: 'escape' });
    expect(only(events, 'escaped')).toEqual([{ type: 'escaped', seat: '0', exit: 3, price: 0, place: 1 }]);
    expect(boardOf(table)).toMatchObject({ status: 'escaped', pawn: null, cubes: { red: 1 } });
    expect([table.G.asked, table.G.escapes]).toEqual([{ 1: 'open' }, ['0']]);
    expect(table.undo('0')).toBe(false);
    for (const seat of ['1', '2']) {
      act(table, seat, 'rest', { asset: 'heal' });
      act(table, seat, 'endTurn');
    }
    expect([boardOf(table).position, table.G.asked]).toEqual([1, { 1: 'open' }]);
  });

  test('EP-336 EP-203 not before day 3, not at another Exit', () => {
    expect(refused(leaving({ day: 2, patrol: LAST.slice(0, 4) }), '0', 'exitChoice', { choice: 'escape' })).toMatchObject({ reason: 'no-way-out', rule: 'EP-203' });
    expect(refused(leaving({}, 'T03.exit'), '0', 'exitChoice', { choice: 'escape' })?.reason).toBe('no-way-out');
  });

  test('EP-369 EP-205 EP-204 EP-341 the first pays nothing, later ones more; who cannot pay stays', () => {
    const later = (players: number, gone: number, cash: number) =>
      edit(leaving({ players, own: { 0: { cash } } }), (G) => {
        for (const seat of ['1', '2', '3', '4'].slice(0, gone)) {
          Object.assign(G.boards[seat]!, { status: 'escaped', pawn: null });
          G.escapes.push(seat);
        }
      });
    const paid = (players: number, gone: number) => {
      const table = later(players, gone, 20);
      act(table, '0', 'exitChoice', { choice: 'escape' });
      return 20 - (table.over ? table.G.result!.shown.players['0']!.cash : cashOf(table));
    };
    expect([paid(3, 0), paid(3, 1), paid(3, 2)]).toEqual([0, 5, 10]);
    expect([0, 1, 2, 3, 4].map((gone) => paid(5, gone))).toEqual([0, 3, 6, 10, 15]);
    expect([0, 1].map((gone) => paid(2, gone))).toEqual([0, 5]);
    expect(refused(later(3, 2, 8), '0', 'exitChoice', { choice: 'escape' })).toMatchObject({ reason: 'too-poor', rule: 'EP-204', params: { price: 10, cash: 8 } });
  });

  test('EP-340 Executive Actions may raise the money, the Exit\'s Income may not', () => {
    const table = edit(visiting('T09.exit', { day: 3, patrol: LAST, own: { 0: { cash: 1 } }, boards: { 0: { contacts: [contact('banker-1'), null, null, null, null] } } }), (G) => {
      G.escapes = ['1'];
      Object.assign(G.boards['1']!, { status: 'escaped', pawn: null });
    });
    act(table, '0', 'useContact', { space: 0 });
    act(table, '0', 'visit');
    act(table, '0', 'exitChoice', { choice: 'escape' });
    expect(boardOf(table).status).toBe('escaped');
    const late = edit(leaving({ own: { 0: { cash: 1 } } }), (G) => void G.escapes.push('1'));
    act(late, '0', 'exitChoice', { choice: 'income' });
    expect(refused(late, '0', 'exitChoice', { choice: 'escape' })?.reason).toBe('not-this-step');
  });

  test('EP-338 whoever stands on the open Exit must leave it and come back', () => {
    const table = scene({ day: 3, patrol: LAST, pawns: { 0: 'T09.exit' } });
    expect(choices(table, '0').some(({ move }) => move === 'visit' || move === 'exitChoice')).toBe(false);
    expect(refused(table, '0', 'travel', { steps: [{ go: 'T09#0' }, { go: 'T09.exit' }], gas: 0 })?.reason).toBe('ends-where-it-starts');
  });

  test('EP-289 alone the Exit Cost goes by the slot', () => {
    for (const [slot, price] of [['morning', 0], ['afternoon', 2], ['evening', 4], ['night', 6], ['dawn', 8]] as const) {
      const table = leaving({ players: 1, slot, own: { 0: { cash: 8 } } });
      act(table, '0', 'exitChoice', { choice: 'escape' });
      expect(table.G.result!.shown.players['0']!.cash, slot).toBe(8 - price);
    }
  });

  test('EP-342 EP-136 who has escaped is nobody\'s crowd; cubes and markers stay', () => {
    const table = edit(leaving({ players: 3, pawns: { 1: 'T09.exit' } }), (G) => {
      G.displays.gym.plain = ['0'];
      G.gangs['S2.gang'] = { members: 0, control: '0' };
    });
    act(table, '0', 'exitChoice', { choice: 'escape' });
    act(table, '1', 'travel', { steps: [{ go: 'T09#0' }, { go: 'T09.store' }], gas: 0 });
    expect(only(act(table, '1', 'visit'), 'crowd')).toEqual([]);
    expect([table.G.displays.gym.plain, table.G.gangs['S2.gang']!.control]).toEqual([['0'], '0']);
  });
});
