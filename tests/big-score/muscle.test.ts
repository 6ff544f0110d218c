/** The Muscle: taking the marker in `vault`, `muscle` and `trade` (BS-086, BS-238 to BS-243). */
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import type { VaultKind } from '../../games/big-score/state';
import { act, atVault, only, refused, reveal } from './play';

const floor: VaultKind[] = ['artifact', 'key', 'diamond', 'silver', 'cash30'];

describe('Muscle', () => {
  const four = (seats = { 3: { ability: 'muscle' as const } }) => atVault(4, { floor, marker: '0', seats });
  const allRob = { 0: 'cash20', 1: 'cash30', 2: 'cash50', 3: 'cash100' } as const;

  test('BS-238 BS-240 takes the marker in `vault` until it has chosen, openly and at once', () => {
    const table = four();
    expect(only(act(table, '3', 'stealMarker'), 'marker-stolen')).toEqual([{ type: 'marker-stolen', seat: '3', from: '0' }]);
    expect(table.view('1').marker).toBe('3');
    expect(table.asked).toEqual(['0', '1', '2', '3']);
    reveal(table, allRob);
    expect(table.G.queue).toEqual(['3', '0', '1', '2']);
    const late = four();
    act(late, '3', 'robOrFlee', { choice: 'rob' });
    expect(refused(late, '3', 'stealMarker')?.reason).toBe('kit:not-asked');
  });

  test('BS-225 BS-240 not without the ability, not twice, not from itself', () => {
    const table = four();
    expect(refused(table, '1', 'stealMarker')).toEqual({ reason: 'no-ability', rule: 'BS-238', params: { crew: 'muscle' } });
    expect(table.choices('1', seededChance('m')).map(({ move }) => move)).toEqual(['robOrFlee', 'robOrFlee']);
    act(table, '3', 'stealMarker');
    expect(refused(table, '3', 'stealMarker')).toMatchObject({ reason: 'ability-used', rule: 'BS-225' });
    const holder = atVault(4, { marker: '3', seats: { 3: { ability: 'muscle' } } });
    expect(refused(holder, '3', 'stealMarker')).toMatchObject({ reason: 'marker-yours', rule: 'BS-240' });
  });

  test('BS-086 BS-241 BS-459 before the trade each Muscle is asked once; a steal puts it first in the queue', () => {
    const table = four();
    reveal(table, allRob);
    expect([table.ctx.phase, table.asked]).toEqual(['muscle', ['3']]);
    expect(table.choices('3', seededChance('m')).map(({ move }) => move)).toEqual(['stealMarker', 'holdBack']);
    act(table, '3', 'stealMarker');
    expect([table.ctx.phase, table.G.queue, table.G.marker]).toEqual(['trade', ['3', '0', '1', '2'], '3']);
  });

  test('BS-241 Muscles are asked in order from the marker, and holding back uses nothing up', () => {
    const table = atVault(4, { floor, marker: '2', seats: { 1: { ability: 'muscle' }, 3: { ability: 'muscle' } } });
    reveal(table, allRob);
    expect(table.asked).toEqual(['3']);
    expect(only(act(table, '3', 'holdBack'), 'held-back')).toHaveLength(1);
    expect([table.asked, table.G.seats['3']!.abilityUsed]).toEqual([['1'], false]);
    act(table, '1', 'stealMarker');
    expect([table.ctx.phase, table.G.queue]).toEqual(['trade', ['1', '2', '3', '0']]);
    expect(table.G.asked).toEqual({ 1: 'deal', 3: 'interrupt' });
  });

  test('BS-241 the phase is skipped if nobody can trade', () => {
    const table = atVault(4, { seats: { 3: { ability: 'muscle' } } });
    reveal(table, { 0: 'cops', 1: 'cops', 2: 'cops', 3: 'cops' });
    expect(table.ctx.phase).toBe('vault');
    reveal(atVault(4, { seats: { 3: { ability: 'muscle' } } }), { 0: 'flee', 1: 'flee', 2: 'flee', 3: 'flee' });
  });

  test('BS-087 BS-243 BS-459 a steal while another seat decides: the thief is next, the rest follows clockwise', () => {
    const table = four();
    reveal(table, allRob);
    act(table, '3', 'holdBack');
    expect(table.G.asked).toEqual({ 0: 'deal', 3: 'interrupt' });
    act(table, '0', 'trade', { floor: 0 });
    expect([table.G.marker, table.G.queue]).toEqual(['1', ['1', '2', '3']]);
    act(table, '3', 'stealMarker');
    expect([table.G.marker, table.G.queue, table.G.asked]).toEqual(['3', ['3', '1', '2'], { 3: 'deal' }]);
    act(table, '3', 'keep');
    expect(table.asked).toEqual(['1']);
  });

  test('BS-243 a thief who is done or drew Cops only moves the marker', () => {
    const table = four();
    reveal(table, { ...allRob, 3: 'cops' });
    act(table, '3', 'holdBack');
    act(table, '3', 'stealMarker');
    expect([table.G.marker, table.G.queue]).toEqual(['3', ['0', '1', '2']]);
    act(table, '0', 'trade', { floor: 0 });
    expect(table.G.marker).toBe('3');
  });

  test('BS-240 the deciding seat cannot interrupt itself, and a Muscle that fled cannot steal', () => {
    const table = atVault(3, { floor, marker: '1', seats: { 0: { ability: 'muscle' }, 2: { ability: 'muscle' } } });
    reveal(table, { 0: 'cash20', 1: 'cops', 2: 'flee' });
    expect(table.asked).toEqual(['0']);
    act(table, '0', 'holdBack');
    expect(table.G.asked).toEqual({ 0: 'deal' });
    expect(refused(table, '0', 'stealMarker')?.reason).toBe('kit:not-now');
  });

  test('BS-239 when the Muscle with the marker trades, it passes to the left as usual', () => {
    const table = four();
    reveal(table, allRob);
    act(table, '3', 'stealMarker');
    act(table, '3', 'trade', { floor: 0 });
    expect(table.G.marker).toBe('0');
  });
});
