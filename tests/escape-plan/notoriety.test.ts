import { describe, expect, test } from 'vitest';
import { gain, lose, newNotoriety, settle } from '../../games/escape-plan/police/notoriety';
import { act, boardOf, contact, only, scene, story, visiting } from './play';

const cubes = (bottom: number, red: number, blue: number) => ({ position: 0, cubes: { bottom, red, blue } });

describe('Notoriety cubes', () => {
  test('EP-132 a gain moves a cube from the bottom to Red', () => {
    const player = newNotoriety();
    expect(gain(player)).toBe(true);
    expect(player.cubes).toEqual({ bottom: 3, red: 1, blue: 0 });
  });

  test('EP-133 a loss moves a cube from the bottom to Blue', () => {
    const player = newNotoriety();
    expect(lose(player)).toBe(true);
    expect(player.cubes).toEqual({ bottom: 3, red: 0, blue: 1 });
  });

  test('EP-134 with an empty bottom a gain takes a cube from Blue, and with Blue empty nothing', () => {
    const player = cubes(0, 2, 2);
    gain(player);
    expect(player.cubes).toEqual({ bottom: 1, red: 2, blue: 1 });
    const full = cubes(0, 4, 0);
    expect([gain(full), full.cubes]).toEqual([false, { bottom: 0, red: 4, blue: 0 }]);
  });

  test('EP-135 with an empty bottom a loss takes a cube from Red, and with Red empty nothing', () => {
    const player = cubes(0, 2, 2);
    lose(player);
    expect(player.cubes).toEqual({ bottom: 1, red: 1, blue: 2 });
    const calm = cubes(0, 0, 4);
    expect([lose(calm), calm.cubes]).toEqual([false, { bottom: 0, red: 0, blue: 4 }]);
  });

  test('EP-076 EP-077 the marker moves by Red and Blue, stops at 0 and 12, and all cubes come back', () => {
    const player = { position: 5, cubes: { bottom: 0, red: 3, blue: 1 } };
    expect([settle(player), player]).toEqual([2, { position: 7, cubes: { bottom: 4, red: 0, blue: 0 } }]);
    const low = { position: 1, cubes: { bottom: 1, red: 0, blue: 3 } };
    expect([settle(low), low.position]).toEqual([-1, 0]);
    const high = { position: 11, cubes: { bottom: 0, red: 4, blue: 0 } };
    expect([settle(high), high.position]).toEqual([1, 12]);
  });
});

describe('the examples', () => {
  test('EP-357 EP-136 EP-076 Scar: an Informer, then the Gallery with two others in it', () => {
    const table = scene({
      stage: 'arrived', pawns: { 0: 'T12.business', 1: 'T12.business', 2: 'T12.business' },
      boards: { 0: { contacts: [contact('informer-1'), null, null, null, null] } },
    });
    act(table, '0', 'useContact', { space: 0 });
    expect(boardOf(table).cubes).toEqual({ bottom: 3, red: 0, blue: 1 });
    const events = act(table, '0', 'visit');
    expect(only(events, 'crowd')).toEqual([{ type: 'crowd', seat: '0', count: 2 }]);
    expect(boardOf(table).cubes).toEqual({ bottom: 1, red: 2, blue: 1 });
    expect(boardOf(table).position).toBe(0);
    act(table, '0', 'takeContact', { card: table.G.contacts[0], mode: 'discard' });
    act(table, '0', 'endTurn');
    for (const seat of ['1', '2']) {
      act(table, seat, 'rest', { asset: 'heal' });
      act(table, seat, 'endTurn');
    }
    expect(boardOf(table)).toMatchObject({ position: 1, cubes: { bottom: 4, red: 0, blue: 0 } });
    expect(only(story(table), 'settled')).toEqual([{ type: 'settled', seat: '0', change: 1, position: 1 }]);
  });

  test('EP-358 Vinnie: four cubes in Red, then a Safe House alone', () => {
    const table = visiting('T06.safehouse', { boards: { 0: { cubes: { bottom: 0, red: 4, blue: 0 } } } });
    act(table, '0', 'visit');
    expect(boardOf(table).cubes).toEqual({ bottom: 1, red: 3, blue: 0 });
    act(table, '0', 'skip');
    act(table, '0', 'endTurn');
    for (const seat of ['1', '2']) {
      act(table, seat, 'rest', { asset: 'heal' });
      act(table, seat, 'endTurn');
    }
    expect(boardOf(table)).toMatchObject({ position: 3, cubes: { bottom: 4, red: 0, blue: 0 } });
  });
});
