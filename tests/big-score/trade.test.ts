/** The trade with the Vault Floor: queue, swaps, marker. */
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import type { VaultKind } from '../../games/big-score/state';
import { act, atVault, edit, only, refused, reveal } from './play';

const floor: VaultKind[] = ['artifact', 'key', 'diamond', 'silver', 'cash30'];

describe('trade with the Vault Floor', () => {
  test('BS-087 BS-210 BS-211 the queue is every inside seat without Cops, clockwise from the marker, each once', () => {
    const table = atVault(4, { floor, marker: '2' });
    reveal(table, { 0: 'gold', 1: 'cops', 2: 'cash20', 3: 'cash50' });
    expect(table.G.queue).toEqual(['2', '3', '0']);
    expect(table.asked).toEqual(['2']);
    expect(refused(table, '3', 'keep')?.reason).toBe('kit:not-asked');
    act(table, '2', 'keep');
    expect(refused(table, '2', 'trade', { floor: 0 })?.reason).toBe('kit:not-asked');
    expect(table.asked).toEqual(['3']);
    act(table, '3', 'keep');
    expect(table.asked).toEqual(['0']);
    act(table, '0', 'keep');
    expect(table.ctx.phase).toBe('vault');
  });

  test('BS-212 BS-216 the token just drawn is swapped with the chosen floor token and takes its place', () => {
    const table = atVault(2, { floor });
    reveal(table, { 0: 'gold', 1: 'cops' });
    const events = act(table, '0', 'trade', { floor: 2 });
    expect(only(events, 'traded')).toEqual([{ type: 'traded', seat: '0', index: 2, given: 'gold', taken: 'diamond', drawn: 'gold' }]);
    expect(table.view(null).floor).toEqual(['artifact', 'key', 'gold', 'silver', 'cash30']);
    expect(table.view(null).seats['0']).toMatchObject({ loot: ['diamond'], held: null });
  });

  test('BS-212 a place that is not on the floor is refused', () => {
    const table = atVault(2, { floor });
    reveal(table, { 0: 'gold', 1: 'cops' });
    expect(refused(table, '0', 'trade', { floor: 5 })).toEqual({ reason: 'not-on-floor', rule: 'BS-212', params: { size: 5 } });
    expect(refused(table, '0', 'trade', { floor: -1 })?.reason).toBe('kit:arguments');
    expect(refused(table, '0', 'trade', {})?.reason).toBe('kit:arguments');
  });

  test('BS-213 loot of earlier rounds cannot be given', () => {
    const table = atVault(2, { floor, seats: { 0: { loot: ['cash20'] } } });
    reveal(table, { 0: 'gold', 1: 'cops' });
    expect(refused(table, '0', 'trade', { floor: 0, give: 'cash20' })).toMatchObject({ reason: 'no-ability', params: { crew: 'con' } });
    const offered = table.choices('0', seededChance('trade')).map(({ move, args }) => [move, args]);
    expect(offered).toEqual([...[0, 1, 2, 3, 4].map((i) => ['trade', { floor: i }]), ['keep', {}]]);
    act(table, '0', 'trade', { floor: 0 });
    expect(table.G.seats['0']!.loot).toEqual(['cash20', 'artifact']);
  });

  test('BS-214 who keeps has the drawn token as loot and leaves the floor alone', () => {
    const table = atVault(2, { floor });
    reveal(table, { 0: 'gold', 1: 'cops' });
    expect(only(act(table, '0', 'keep'), 'kept')).toMatchObject([{ seat: '0', token: 'gold', asked: true }]);
    expect([table.G.floor, table.G.seats['0']!.loot, table.G.marker]).toEqual([floor, ['gold'], '0']);
  });

  test('BS-215 seats that drew Cops are left out; with all Cops the next round follows at once', () => {
    const table = atVault(2, { floor });
    reveal(table, { 0: 'cops', 1: 'cops' });
    expect([table.ctx.phase, table.G.vaultRound]).toEqual(['vault', 2]);
  });

  test('BS-218 BS-221 BS-423 BS-454 the marker moves on with each trade of its holder, also to one who drew Cops', () => {
    const table = atVault(4, { floor, marker: '1' });
    reveal(table, { 0: 'cash20', 1: 'cash50', 2: 'cash100', 3: 'cops' });
    expect(table.G.queue).toEqual(['1', '2', '0']);
    act(table, '1', 'trade', { floor: 0 });
    expect(table.G.marker).toBe('2');
    act(table, '2', 'trade', { floor: 1 });
    expect([table.G.marker, table.G.queue]).toEqual(['3', ['0']]);
    act(table, '0', 'keep');
    expect([table.G.marker, table.ctx.phase]).toEqual(['3', 'vault']);
  });

  test('BS-218 the marker skips seats that have fled; a trade by another seat leaves it', () => {
    const table = atVault(4, { floor, marker: '1' });
    reveal(table, { 0: 'cash20', 1: 'cash50', 2: 'flee', 3: 'cash100' });
    act(table, '1', 'trade', { floor: 0 });
    expect(table.G.marker).toBe('3');
    act(table, '3', 'keep');
    act(table, '0', 'trade', { floor: 1 });
    expect(table.G.marker).toBe('3');
  });

  test('BS-423 a holder who drew Cops stays holder, and the queue still starts on its left', () => {
    const table = atVault(3, { floor, marker: '1' });
    reveal(table, { 0: 'cash20', 1: 'cops', 2: 'cash100' });
    expect([table.G.marker, table.G.queue]).toEqual(['1', ['2', '0']]);
    act(table, '2', 'trade', { floor: 0 });
    act(table, '0', 'trade', { floor: 0 });
    expect(table.G.marker).toBe('1');
  });

  test('BS-424 with an empty floor all keep without being asked', () => {
    const table = edit(atVault(3), (G) => {
      G.secret.vault.push(...G.floor);
      G.floor = [];
    });
    const events = reveal(table, { 0: 'gold', 1: 'key', 2: 'cops' });
    expect(only(events, 'kept').map(({ seat, token, asked }) => [seat, token, asked])).toEqual([['0', 'gold', false], ['1', 'key', false]]);
    expect([table.ctx.phase, table.G.vaultRound]).toEqual(['vault', 2]);
    expect(table.G.seats['1']!.loot).toEqual(['key']);
  });

  test('BS-220 when all have traded or kept the next round begins', () => {
    const table = atVault(2, { floor });
    reveal(table, { 0: 'gold', 1: 'key' });
    act(table, '0', 'trade', { floor: 0 });
    expect(table.ctx.phase).toBe('trade');
    act(table, '1', 'keep');
    expect([table.ctx.phase, table.G.vaultRound, table.asked]).toEqual(['vault', 2, ['0', '1']]);
  });
});
