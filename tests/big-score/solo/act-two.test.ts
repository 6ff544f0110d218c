/** Act II alone: three tokens, Cops and bribes, what is taken, removed and put back, flight and bust. */
import { describe, expect, test } from 'vitest';
import type { BigScoreTable } from './play';
import { act, atVault, boss, edit, only, possible, refused, rob, solo, stage } from './play';

const count = (table: BigScoreTable, kind: string): number => table.G.secret.vault.filter((token) => token === kind).length;

describe('robbing the vault', () => {
  test('BS-335 BS-305 Act II begins with rob or flee: no floor, no marker, an empty track', () => {
    const table = atVault();
    expect([stage(table), table.G.floor, table.G.marker, table.G.track]).toEqual(['soloVault choose', [], null, 0]);
    expect(possible(table)).toEqual(['flee', 'rob']);
    expect(boss(table).place).toBe('inside');
  });

  test('BS-336 three tokens are drawn, again and again, until the player flees', () => {
    const table = atVault();
    for (let round = 1; round <= 4; round++) {
      const events = rob(table, ['cash20', 'diamond', 'key']);
      expect(only(events, 'solo-drew')[0]).toMatchObject({ round });
      expect(solo(table).drawn.toSorted()).toEqual(['cash20', 'diamond', 'key']);
      act(table, 'split', { take: 'diamond', remove: 'cash20' });
      expect(stage(table)).toBe('soloVault choose');
    }
    expect(boss(table).loot).toEqual(['diamond', 'diamond', 'diamond', 'diamond']);
    edit(table, (G) => void G.solo!.gone.push(...G.secret.vault.splice(0)));
    expect(refused(table, 'rob')?.rule).toBe('BS-336');
    expect(possible(table)).toEqual(['flee']);
  });

  test('BS-337 with five Cops on the track the boss is busted: all vault tokens go back, the game ends', () => {
    const table = atVault({ track: 4, cash: 60, boss: { loot: ['gold', 'silver'] } });
    const events = rob(table, ['cops', 'diamond', 'key']);
    expect(only(events, 'busted')[0]).toMatchObject({ lost: ['gold', 'silver'], count: 2 });
    expect(table.over).toBe(true);
    expect([table.G.track, boss(table).loot, boss(table).stash, boss(table).place]).toEqual([5, [], [], 'busted']);
    expect([count(table, 'gold'), count(table, 'silver'), count(table, 'diamond'), count(table, 'key'), count(table, 'cops')]).toEqual([1, 5, 10, 6, 5]);
    expect(boss(table).cash).toBe(60);
    const safe = atVault({ track: 3, boss: { loot: ['gold'] } });
    rob(safe, ['cops', 'diamond', 'key']);
    expect([safe.G.track, safe.over, stage(safe)]).toEqual([4, false, 'soloVault split']);
  });

  test('BS-338 BS-339 one Cops token is always placed, each other can be bribed for 50 of vault cash', () => {
    const table = atVault({ cash: 500, boss: { loot: ['cash50', 'cash30', 'cash20', 'gold'] } });
    rob(table, ['cops', 'cops', 'cops']);
    expect([stage(table), table.G.track]).toEqual(['soloVault bribe', 1]);
    expect(refused(table, 'bribe', { count: 1, tokens: ['gold'] })).toMatchObject({ reason: 'not-for-bribes', rule: 'BS-339' });
    expect(refused(table, 'bribe', { count: 1, tokens: [] })?.reason).toBe('bribe-too-low');
    expect(refused(table, 'bribe', { count: 3, tokens: ['cash50', 'cash30', 'cash20'] })).toMatchObject({ reason: 'too-many-bribes', params: { most: 2 } });
    act(table, 'bribe', { count: 2, tokens: ['cash50', 'cash30', 'cash20'] });
    expect([table.G.track, count(table, 'cops'), boss(table).loot, boss(table).cash]).toEqual([1, 9, ['gold'], 500]);
    expect(solo(table).gone.toSorted()).toEqual(['cash20', 'cash30', 'cash50']);
    expect(stage(table)).toBe('soloVault choose');
  });

  test('BS-338 a single Cops token is placed without a question', () => {
    const table = atVault({ boss: { loot: ['cash100'] } });
    rob(table, ['cops', 'gold', 'silver']);
    expect([stage(table), table.G.track]).toEqual(['soloVault split', 1]);
  });

  test('BS-340 tokens worth 50 together for each, no change; bribe(0, []) declines; asked only if there is a choice', () => {
    const loot = atVault({ boss: { loot: ['cash100', 'cash30'] } });
    rob(loot, ['cops', 'cops', 'gold']);
    expect(refused(loot, 'bribe', { count: 1, tokens: ['cash30'] })).toMatchObject({ reason: 'bribe-too-low', rule: 'BS-340', params: { price: 50 } });
    expect(refused(loot, 'bribe', { count: 1, tokens: ['cash50'] })?.reason).toBe('not-for-bribes');
    expect(refused(loot, 'bribe', { count: 0, tokens: ['cash30'] })?.reason).toBe('not-for-bribes');
    act(loot, 'bribe', { count: 0, tokens: [] });
    expect([loot.G.track, boss(loot).loot]).toEqual([2, ['cash100', 'cash30']]);
    const poor = atVault({ cash: 900, boss: { loot: ['cash30', 'gold'] } });
    rob(poor, ['cops', 'cops', 'silver']);
    expect([stage(poor), poor.G.track]).toEqual(['soloVault split', 2]);
    const fresh = atVault();
    rob(fresh, ['cops', 'cops', 'cash100']);
    expect([stage(fresh), fresh.G.track]).toEqual(['soloVault split', 2]);
  });

  test('BS-341 BS-342 BS-343 BS-344 one token may be taken, one more leaves the game, the last goes back', () => {
    const table = atVault();
    rob(table, ['gold', 'silver', 'key']);
    expect(refused(table, 'split', { take: 'diamond', remove: 'key' })?.rule).toBe('BS-341');
    expect(refused(table, 'split', { take: 'gold', remove: 'gold' })?.reason).toBe('not-drawn');
    expect(refused(table, 'split', { take: 'gold', remove: null })?.rule).toBe('BS-342');
    const before = count(table, 'silver');
    act(table, 'split', { take: 'gold', remove: 'key' });
    expect([boss(table).loot, solo(table).gone, count(table, 'silver'), solo(table).drawn]).toEqual([['gold'], ['key'], before + 1, []]);
  });

  test('BS-341 BS-344 nothing need be taken, but one must be removed as long as there is one', () => {
    const table = atVault();
    rob(table, ['gold', 'silver', 'key']);
    act(table, 'split', { take: null, remove: 'silver' });
    expect([boss(table).loot, solo(table).gone, count(table, 'gold'), count(table, 'key')]).toEqual([[], ['silver'], 1, 6]);
    rob(table, ['gold', 'cops', 'cops']);
    expect(refused(table, 'split', { take: null, remove: null })?.reason).toBe('must-remove');
    act(table, 'split', { take: 'gold', remove: null });
    expect(boss(table).loot).toEqual(['gold']);
  });

  test('BS-343 without a token left the steps are skipped', () => {
    const table = atVault();
    rob(table, ['cops', 'cops', 'cops']);
    expect([stage(table), table.G.track, solo(table).gone]).toEqual(['soloVault choose', 3, []]);
    rob(table, ['gold', 'key', 'cops']);
    act(table, 'split', { take: 'gold', remove: 'key' });
    expect(table.G.secret.vault).not.toContain('gold');
    expect(solo(table).gone).toEqual(['key']);
  });

  test('BS-345 BS-346 BS-305 fleeing carries all loot out, and the total is checked against the goal', () => {
    const won = atVault({ cash: 1150, boss: { loot: ['gold', 'silver'] } });
    act(won, 'flee');
    expect([boss(won).stash, boss(won).loot, boss(won).place]).toEqual([['gold', 'silver'], [], 'fled']);
    expect(won.G.result).toMatchObject({ winners: ['0'], scores: { '0': 1500 }, alone: { scenario: 'biggest-score', progress: 100, ending: 'reached' } });
    const lost = atVault({ cash: 1140, boss: { loot: ['gold', 'silver'] } });
    act(lost, 'flee');
    expect(lost.G.result).toMatchObject({ winners: [], scores: { '0': 1490 }, alone: { progress: 99, ending: 'missed' } });
  });

  test('BS-347 values are those of section 6, without the 250 for most Artifacts', () => {
    const table = atVault({ cash: 10, boss: { payout: { artifact: 2, diamond: 5, hardDrive: 2 }, loot: ['key', 'gold', 'silver', 'diamond', 'artifact', 'cash30'] } });
    act(table, 'flee');
    expect(table.G.result!.scores['0']).toBe(10 + 30 + 3 * 30 + 500 + 200 + 150 + 200);
    expect(table.G.result!.sheets['0']!.artifacts).toMatchObject({ count: 3, most: false, bonus: 0 });
  });

  test('BS-348 a busted player still wins if what is left meets the goal', () => {
    const table = atVault({ track: 4, cash: 1500, boss: { loot: ['gold'] } });
    rob(table, ['cops', 'diamond', 'key']);
    expect(table.G.result).toMatchObject({ winners: ['0'], scores: { '0': 1500 }, alone: { ending: 'reached' } });
    expect(table.G.result!.sheets['0']!.busted).toBe(true);
  });
});
