import { describe, expect, test } from 'vitest';
import { valueOf } from '../../games/rob-n-run/alarms';
import { total } from '../../games/rob-n-run/cards';
import { missingNow, missingTotal } from '../../games/rob-n-run/needs';
import { act, only, playAll, raid, type RaidSpec } from './scene';

describe('the alarm phase', () => {
  test('RR-400 RR-247 RR-248 RR-249 RR-250 RR-257 RR-259 RR-260 RR-262 a third torch, where two are needed, is wrong', () => {
    const table = raid({ safes: ['s1-04'], turn: '1', hands: { 1: { torch: 2, bag: 1 }, 2: { torch: 2 }, 3: { torch: 2 } } });
    playAll(table, ['torch', 'torch', 'torch']);
    expect(table.G.raid!.rows).toMatchObject({ torch: 2, idcard: 0 });
    expect(table.G.players['0']!.pile).toMatchObject({ torch: 1 });
    expect(missingNow(table.G)).toMatchObject({ torch: 0, idcard: 1 });
    expect(table.ctx.phase).toBe('hints');
    expect(table.G.raid!.round).toBe(2);
    // What lies there stays, and counts: the next torch is wrong at once.
    act(table, 'endHints');
    expect(only(playAll(table, ['torch', 'torch', 'torch']), 'sorted')).toMatchObject([{ round: 2, count: 0, pile: 3 }]);
    expect(table.G.raid!.rows.torch).toBe(2);
    expect(table.G.players['0']!.pile.torch).toBe(4);
  });

  test('RR-401 RR-251 RR-511 RR-252 RR-253 RR-254 RR-255 RR-262 a bag is shown and brings a card to each accomplice', () => {
    const table = raid({
      safes: ['s2-16'], turn: '1', boss: '0', next: ['acid', 'bag', 'torch'],
      hands: { 1: { dynamite: 1, idcard: 1 }, 2: { ram: 1, idcard: 1 }, 3: { bag: 1, idcard: 1 } },
    });
    const told = playAll(table, ['dynamite', 'ram', 'bag']);
    expect(table.G.raid!.rows.ram).toBe(1);
    expect(total(table.G.players['0']!.pile)).toBe(1);
    for (const seat of ['0', '3', null]) expect(table.view(seat).raid).toMatchObject({ bags: 1, rows: { ram: 1 } });
    expect(only(told, 'sorted')).toEqual([
      { type: 'sorted', round: 1, count: 1, pile: 1, bags: 1, row: { dynamite: 0, ram: 1, jackhammer: 0, torch: 0, idcard: 0, stethoscope: 0, acid: 0 } },
    ]);
    expect(only(told, 'drew')).toEqual([{ type: 'drew', seat: '1', count: 1 }, { type: 'drew', seat: '2', count: 1 }, { type: 'drew', seat: '3', count: 1 }]);
    // From the Boss's left, off the top, bags among them.
    expect([table.G.players['1']!.hand.acid, table.G.players['2']!.hand.bag, table.G.players['3']!.hand.torch]).toEqual([1, 1, 1]);
    expect(table.G.players['0']!.pile.bag).toBe(0);
    // Playable in the next round, not in this one: the phase is over.
    expect(table.G.asked).toEqual({ 0: 'brief' });
    act(table, 'endHints');
    act(table, 'playCard', { card: 'acid' }, '1');
  });

  test('RR-253 RR-254 RR-261 two bags: bag by bag, round the accomplices from the Boss\'s left; with these cards a raid goes on for hands that were empty', () => {
    const table = raid({
      safes: ['s2-16'], turn: '2', boss: '1', next: ['acid', 'ram', 'torch', 'dynamite', 'idcard', 'jackhammer'],
      hands: { 2: { bag: 1 }, 3: { bag: 1 }, 0: { stethoscope: 1 } },
    });
    playAll(table, ['bag', 'bag', 'stethoscope']);
    expect(table.G.players['2']!.hand).toMatchObject({ acid: 1, dynamite: 1 });
    expect(table.G.players['3']!.hand).toMatchObject({ ram: 1, idcard: 1 });
    expect(table.G.players['0']!.hand).toMatchObject({ torch: 1, jackhammer: 1 });
    expect(table.G.raid).toMatchObject({ bags: 2, round: 2 });
  });

  test('RR-403 RR-330 RR-256 RR-257 RR-258 RR-289 complete and too many wrong cards: cracked, and a red alarm all the same', () => {
    const table = raid({
      safes: ['s2-16'], rows: { ram: 2, torch: 1 }, pile: { dynamite: 1, idcard: 1, stethoscope: 1 }, turn: '1',
      hands: { 1: { jackhammer: 1 }, 2: { acid: 1 }, 3: { acid: 1, dynamite: 1 } },
    });
    const told = playAll(table, ['jackhammer', 'acid', 'acid']);
    expect(only(told, 'raid-complete')).toHaveLength(1);
    expect(only(told, 'red-alarm')).toEqual([{ type: 'red-alarm', pile: 5, allowed: 4 }]);
    expect(table.G.lastRaid).toMatchObject({ alarm: true, pile: 5, safes: [{ id: 's2-16', cracked: true }] });
    expect(only(told, 'officer')).toEqual([{ type: 'officer', count: 2, space: 2 }]);
  });

  test('RR-404 RR-115 RR-258 RR-134 red 4, pile 2: three wrong cards are too many, two are not', () => {
    const spec: RaidSpec = {
      safes: ['s2-16'], pile: { dynamite: 1, idcard: 1 }, rows: { ram: 1 }, turn: '1',
      hands: { 1: { dynamite: 1, ram: 1 }, 2: { dynamite: 2 }, 3: { dynamite: 2 } },
    };
    const table = raid(spec);
    expect(valueOf(table.G, 'red')).toBe(4);
    const told = playAll(table, ['dynamite', 'dynamite', 'dynamite']);
    expect(only(told, 'red-alarm')).toEqual([{ type: 'red-alarm', pile: 5, allowed: 4 }]);
    expect(table.G.lastRaid!.alarm).toBe(true);

    const other = raid(spec);
    expect(only(playAll(other, ['ram', 'dynamite', 'dynamite']), 'red-alarm')).toEqual([]);
    expect(total(other.G.players['0']!.pile)).toBe(4);
    expect(other.ctx.phase).toBe('hints');
  });

  test('RR-406 RR-261 RR-332 nobody has a card left: the raid ends without an alarm, and is scored', () => {
    const table = raid({
      safes: ['s2-16'], rows: { ram: 2, acid: 1 }, pile: { dynamite: 1, idcard: 1 }, turn: '3', hands: { 3: { dynamite: 1 } }, middle: {},
    });
    const told = playAll(table, ['dynamite']);
    expect(only(told, 'out-of-cards')).toHaveLength(1);
    expect(table.G.lastRaid).toMatchObject({ alarm: false, pile: 3, safes: [{ id: 's2-16', cracked: false }] });
    expect(missingTotal({ safes: [2], rows: table.G.lastRaid!.rows })).toBe(1);
    expect(told.some(({ type }) => type === 'officer')).toBe(false);
    act(table, 'placeSafe', { building: 'savings-bank' });
    expect(table.G.officer).toBe(2);
  });

  test('RR-111 RR-245 RR-256 the move that fills the middle sorts it, and nobody else is asked in between', () => {
    const table = raid({ safes: ['s2-16'], turn: '3', middle: { 1: { ram: 1 }, 2: { dynamite: 1 } }, hands: { 1: { acid: 1 }, 2: { acid: 1 }, 3: { torch: 2 } } });
    const told = playAll(table, ['torch']);
    expect(told.map(({ type }) => type)).toEqual(['played', 'sorted']);
    expect(total(table.G.secret.middle)).toBe(0);
    expect(table.G.asked).toEqual({ 0: 'brief' });
  });

  test('RR-236 RR-333 a bag counts towards white, and a complete kind is not missing', () => {
    const table = raid({ safes: ['s1-04'], turn: '1', hands: { 1: { bag: 1, ram: 1 }, 2: { torch: 2 }, 3: { torch: 2 } } });
    playAll(table, ['bag', 'torch', 'torch']);
    expect(table.G.raid!.round).toBe(2);
    expect(missingNow(table.G).torch).toBe(0);
  });
});
