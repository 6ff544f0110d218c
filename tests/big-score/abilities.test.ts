/** Expert abilities but the Muscle's: Con Man, Gun Man, Driver, Grease Man, Hacker, and the order of a getaway. */
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import type { VaultKind } from '../../games/big-score/state';
import { act, atVault, edit, only, refused, reveal } from './play';

const floor: VaultKind[] = ['artifact', 'key', 'diamond', 'silver', 'cash30'];

describe('Con Man', () => {
  const conMan = () => {
    const table = atVault(2, { floor: ['key', 'cash30', 'silver', 'artifact', 'diamond'], seats: { 0: { ability: 'con', loot: ['cash20', 'diamond'] } } });
    reveal(table, { 0: 'gold', 1: 'cops' });
    return table;
  };

  test('BS-228 BS-229 BS-457 a token of the loot is given in place of the drawn one, which becomes loot', () => {
    const table = conMan();
    const events = act(table, '0', 'trade', { floor: 2, give: 'cash20' });
    expect(table.G.seats['0']).toMatchObject({ loot: ['diamond', 'gold', 'silver'], held: null, abilityUsed: true });
    expect(table.G.floor).toEqual(['key', 'cash30', 'cash20', 'artifact', 'diamond']);
    expect(only(events, 'con-man-used')).toMatchObject([{ seat: '0', given: 'cash20', drawn: 'gold' }]);
  });

  test('BS-229 only what lies in the loot can be given', () => {
    const table = conMan();
    expect(refused(table, '0', 'trade', { floor: 2, give: 'key' })).toEqual({ reason: 'not-in-loot', rule: 'BS-229', params: { token: 'key' } });
    expect(refused(table, '0', 'trade', { floor: 2, give: 'bribe' })?.reason).toBe('kit:arguments');
    const gives = table.choices('0', seededChance('con')).map(({ args }) => args.give);
    expect(new Set(gives)).toEqual(new Set([undefined, 'cash20', 'diamond']));
  });

  test('BS-225 BS-227 he may be left for later, and works once', () => {
    const table = conMan();
    act(table, '0', 'trade', { floor: 0 });
    expect(table.G.seats['0']!.abilityUsed).toBe(false);
    reveal(table, { 0: 'cash50', 1: 'cops' });
    act(table, '0', 'trade', { floor: 0, give: 'cash20' });
    reveal(table, { 0: 'cash50', 1: 'cash30' });
    act(table, '1', 'keep');
    expect(refused(table, '0', 'trade', { floor: 0, give: 'diamond' })).toEqual({ reason: 'ability-used', rule: 'BS-225', params: { crew: 'con' } });
  });
});

describe('Gun Man', () => {
  const gunMan = () => {
    const table = atVault(2, { floor, seats: { 0: { ability: 'gun' } } });
    reveal(table, { 0: 'cash100', 1: 'cops' });
    return table;
  };

  test('BS-236 BS-458 with a trade he takes one more floor token, and the floor stays smaller', () => {
    const table = gunMan();
    const events = act(table, '0', 'trade', { floor: 1, steal: 3 });
    expect(table.G.seats['0']).toMatchObject({ loot: ['key', 'silver'], abilityUsed: true });
    expect(table.G.floor).toEqual(['artifact', 'cash100', 'diamond', 'cash30']);
    expect(only(events, 'gun-man-used')).toEqual([{ type: 'gun-man-used', seat: '0', token: 'silver', index: 3 }]);
    reveal(table, { 0: 'gold', 1: 'cash50' });
    expect(table.G.floor).toHaveLength(4);
  });

  test('BS-237 the index counts after the swap and may be the token just given', () => {
    const table = gunMan();
    act(table, '0', 'trade', { floor: 1, steal: 1 });
    expect(table.G.seats['0']!.loot).toEqual(['key', 'cash100']);
    expect(table.G.floor).toEqual(['artifact', 'diamond', 'silver', 'cash30']);
  });

  test('BS-237 a place that is not there is refused, and so is the ability of another', () => {
    const table = gunMan();
    expect(refused(table, '0', 'trade', { floor: 1, steal: 5 })).toMatchObject({ reason: 'not-on-floor', rule: 'BS-237' });
    expect(refused(table, '0', 'trade', { floor: 1, give: 'key' })).toMatchObject({ reason: 'no-ability', params: { crew: 'con' } });
    expect(table.choices('0', seededChance('gun')).filter(({ args }) => args.steal !== undefined)).toHaveLength(25);
  });

  test('BS-225 BS-227 he may be left for later, and works once', () => {
    const table = gunMan();
    act(table, '0', 'keep');
    reveal(table, { 0: 'cash50', 1: 'cops' });
    act(table, '0', 'trade', { floor: 0, steal: 0 });
    reveal(table, { 0: 'flee', 1: 'cash30' });
    expect(refused(table, '1', 'trade', { floor: 0, steal: 0 })).toMatchObject({ reason: 'no-ability', rule: 'BS-236' });
    expect(table.G.floor).toHaveLength(4);
    const again = atVault(2, { floor, seats: { 0: { ability: 'gun', abilityUsed: true } } });
    reveal(again, { 0: 'cash50', 1: 'cops' });
    expect(refused(again, '0', 'trade', { floor: 0, steal: 0 })).toMatchObject({ reason: 'ability-used', rule: 'BS-225' });
  });
});

describe('Driver', () => {
  test('BS-230 BS-231 BS-426 BS-456 draws two tokens on leaving; Cops among them go back and are not replaced', () => {
    const table = atVault(3, { track: 1, seats: { 0: { ability: 'driver', loot: ['key'] } } });
    const before = table.G.secret.vault.length;
    const events = reveal(table, { 0: 'flee', 1: 'cash20', 2: 'cash30' }, ['cops', 'gold']);
    expect(table.G.seats['0']).toMatchObject({ place: 'fled', stash: ['key', 'gold'], loot: [], abilityUsed: true });
    expect(table.G.track).toBe(1);
    expect(table.G.secret.vault).toHaveLength(before - 3);
    expect(table.G.secret.vault.filter((token) => token === 'cops')).toHaveLength(9);
    expect(only(events, 'driver-drew')).toMatchObject([{ seat: '0', drawn: ['cops', 'gold'], kept: ['gold'] }]);
  });

  test('BS-232 he may not trade with the floor on leaving, and does not act while he robs', () => {
    const table = atVault(2, { floor, seats: { 0: { ability: 'driver' } } });
    reveal(table, { 0: 'silver', 1: 'cash20' });
    expect(table.G.seats['0']!.abilityUsed).toBe(false);
    act(table, '0', 'keep');
    act(table, '1', 'keep');
    reveal(table, { 0: 'flee', 1: 'cash20' }, ['key', 'gold']);
    expect([table.ctx.phase, table.asked, table.G.floor]).toEqual(['trade', ['1'], floor]);
  });

  test('BS-233 both tokens are drawn before Cops go back, and after the robbers have drawn', () => {
    const table = atVault(2, { seats: { 0: { ability: 'driver' } } });
    const events = reveal(table, { 0: 'flee', 1: 'gold' }, ['cops', 'cops']);
    expect(only(events, 'driver-drew')[0]!.drawn).toEqual(['cops', 'cops']);
    expect(table.G.seats['0']!.stash).toEqual([]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('revealed')).toBeLessThan(types.indexOf('driver-drew'));
  });

  test('BS-426 a vault with fewer than two tokens gives what it has', () => {
    const table = edit(atVault(2, { seats: { 0: { ability: 'driver' } } }), (G) => void (G.secret.vault = ['gold', 'gold']));
    act(table, '0', 'robOrFlee', { choice: 'flee' });
    act(table, '1', 'robOrFlee', { choice: 'rob' });
    expect([table.G.seats['0']!.stash, table.G.secret.vault]).toEqual([['gold'], []]);
  });
});

describe('Grease Man', () => {
  const greaseMan = () => {
    const table = atVault(3, { floor: ['cash20', 'gold', 'key', 'cash30', 'silver'], seats: { 0: { ability: 'grease', loot: ['key'] } } });
    reveal(table, { 0: 'flee', 1: 'diamond', 2: 'artifact' });
    return table;
  };

  test('BS-085 BS-203 BS-234 BS-456 takes one floor token on leaving, before the trade; the floor stays smaller', () => {
    const table = greaseMan();
    expect([table.ctx.phase, table.asked]).toEqual(['getaway', ['0']]);
    expect(Object.values(table.view(null).seats).map(({ held }) => held)).toEqual([null, 'diamond', 'artifact']);
    const events = act(table, '0', 'grabFloor', { index: 1 });
    expect(only(events, 'grabbed')).toEqual([{ type: 'grabbed', seat: '0', token: 'gold', index: 1 }]);
    expect(table.G.seats['0']).toMatchObject({ stash: ['key', 'gold'], abilityUsed: true });
    expect(table.G.floor).toEqual(['cash20', 'key', 'cash30', 'silver']);
    expect(table.ctx.phase).toBe('trade');
  });

  test('BS-235 the grab is obligatory, of a token that is there', () => {
    const table = greaseMan();
    expect(table.choices('0', seededChance('grease')).map(({ args }) => args.index)).toEqual([0, 1, 2, 3, 4]);
    expect(refused(table, '0', 'grabFloor', { index: 5 })).toMatchObject({ reason: 'not-on-floor', rule: 'BS-235' });
    expect(refused(table, '0', 'keep')?.reason).toBe('kit:not-now');
  });

  test('BS-235 with an empty floor there is nothing to grab, and nobody is asked', () => {
    const table = edit(atVault(3, { seats: { 0: { ability: 'grease' } } }), (G) => {
      G.secret.vault.push(...G.floor);
      G.floor = [];
    });
    reveal(table, { 0: 'flee', 1: 'gold', 2: 'key' });
    expect([table.ctx.phase, table.G.seats['0']!.stash]).toEqual(['vault', []]);
  });
});

describe('order of the getaway', () => {
  test('BS-226 BS-455 marker 3, Driver 0 and Grease Man 2 flee: the Driver acts first', () => {
    const table = atVault(4, { floor, marker: '3', seats: { 0: { ability: 'driver' }, 2: { ability: 'grease' } } });
    const events = reveal(table, { 0: 'flee', 1: 'cash20', 2: 'flee', 3: 'cash30' }, ['gold', 'key']);
    expect(only(events, 'driver-drew')).toHaveLength(1);
    expect([table.ctx.phase, table.asked]).toEqual(['getaway', ['2']]);
  });

  test('BS-226 a Driver behind a Grease Man draws after the grab; two Grease Men grab one by one', () => {
    const table = atVault(5, {
      floor, marker: '1', seats: { 0: { ability: 'driver' }, 2: { ability: 'grease' }, 4: { ability: 'grease' } },
    });
    const events = reveal(table, { 0: 'flee', 1: 'cash20', 2: 'flee', 3: 'cash20', 4: 'flee' });
    expect(only(events, 'driver-drew')).toEqual([]);
    expect(table.asked).toEqual(['2']);
    act(table, '2', 'grabFloor', { index: 0 });
    expect(table.asked).toEqual(['4']);
    expect(only(act(table, '4', 'grabFloor', { index: 0 }), 'driver-drew')).toHaveLength(1);
    expect(table.ctx.phase).toBe('trade');
  });

  test('BS-226 BS-227 the marker holder itself is the closest', () => {
    const table = atVault(3, { floor, marker: '2', seats: { 0: { ability: 'driver' }, 2: { ability: 'grease' } } });
    const events = reveal(table, { 0: 'flee', 1: 'flee', 2: 'flee' });
    expect(only(events, 'driver-drew')).toEqual([]);
    expect(table.asked).toEqual(['2']);
    expect(only(act(table, '2', 'grabFloor', { index: 0 }), 'driver-drew')).toHaveLength(1);
    expect(table.over).toBe(true);
  });

  test('BS-425 both act before busted seats put their loot back and before the game ends, and their tokens are safe', () => {
    const table = atVault(4, {
      floor, track: 4, marker: '2', seats: { 0: { ability: 'driver' }, 1: { ability: 'grease' }, 2: { loot: ['gold'] } },
    });
    reveal(table, { 0: 'flee', 1: 'flee', 2: 'cops', 3: 'key' }, ['cash20', 'cash50']);
    expect([table.ctx.phase, table.asked, table.over]).toEqual(['getaway', ['1'], false]);
    expect(table.G.seats['2']).toMatchObject({ place: 'inside', loot: ['gold'] });
    const events = act(table, '1', 'grabFloor', { index: 3 });
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['grabbed', 'busted', 'busted']);
    expect(table.G.seats['0']!.stash).toEqual(['cash20', 'cash50']);
    expect(table.G.seats['1']!.stash).toEqual(['silver']);
    expect([table.G.seats['2']!.place, table.over]).toEqual(['busted', true]);
  });
});

describe('Hacker', () => {
  test('BS-225 BS-244 each drive or key without a partner is worth 50, as many as there are', () => {
    const table = atVault(2, {
      seats: {
        0: { ability: 'hacker', payout: { artifact: 0, diamond: 0, hardDrive: 3 }, stash: ['key'] },
        1: { ability: null, payout: { artifact: 0, diamond: 0, hardDrive: 3 }, stash: ['key'] },
      },
    });
    reveal(table, { 0: 'flee', 1: 'flee' });
    const { sheets } = table.G.result!;
    expect(sheets['0']!.drives).toEqual({ drives: 3, keys: 1, pairs: 1, value: 200, hacker: 100 });
    expect(sheets['1']!.drives).toEqual({ drives: 3, keys: 1, pairs: 1, value: 200, hacker: 0 });
  });
});
