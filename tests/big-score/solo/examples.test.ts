/** The worked examples of the rules, alone. */
import { describe, expect, test } from 'vitest';
import type { VaultKind } from '../../../games/big-score/state';
import { act, atLay, atVault, begun, boss, drawing, edit, hand, refused, rig, rob, solo, stage, type BigScoreTable } from './play';

describe('examples', () => {
  test('BS-462 redraw and one more card', () => {
    const table = rig(begun(), { cash: 200, hand: ['con-1', 'con-2', 'gun-1', 'hacker-1', 'muscle-1'], deck: ['gun-2', 'grease-1', 'driver-1'], jobs: { 1: 'atm' } });
    act(table, 'redraw', { type: 'con' });
    expect([boss(table).cash, hand(table)]).toEqual([190, ['grease-1', 'gun-1', 'gun-2', 'hacker-1', 'muscle-1']]);
    act(table, 'drawOne');
    expect([boss(table).cash, hand(table)]).toEqual([180, ['driver-1', 'grease-1', 'gun-1', 'gun-2', 'hacker-1', 'muscle-1']]);
  });

  test('BS-463 the ATM: one Driver laid, one discarded, the Grease Man for 10, the Gun Man kept for 10', () => {
    const table = atLay({
      cash: 100, hand: ['con-2', 'driver-1', 'driver-2', 'grease-1', 'gun-1'], deck: ['gun-2'],
      jobs: { 1: 'atm', 2: 'toll-plaza' }, hidden: { 4: 'hotel' }, laid: { 1: ['con-1'] },
    });
    expect(refused(table, 'layType', { type: 'driver', slots: [] })?.params).toMatchObject({ must: 1 });
    act(table, 'layType', { type: 'driver', slots: [1] });
    expect(hand(table)).toEqual(['con-2', 'grease-1', 'gun-1']);
    act(table, 'layCard', { card: 'grease-1', slot: 1 });
    act(table, 'endTurn', { keep: ['gun-1'] });
    expect(boss(table).cash).toBe(100 - 10 - 10 + 50);
    expect([stage(table), solo(table).reveals]).toEqual(['soloResolve reveal', 1]);
    act(table, 'revealJob', { slot: 4 });
    expect([stage(table), hand(table)]).toEqual(['soloHire hire', ['gun-1', 'gun-2']]);
  });

  test('BS-464 a bribe without change, a bust by the first Cops, and what goes back', () => {
    const bribe = (track: number): BigScoreTable => atVault({ track, boss: { loot: ['cash100'] } });
    const table = bribe(1);
    rob(table, ['cops', 'cops', 'diamond']);
    act(table, 'bribe', { count: 1, tokens: ['cash100'] });
    expect([table.G.track, boss(table).loot]).toEqual([2, []]);
    act(table, 'split', { take: 'diamond', remove: null });
    expect(boss(table).loot).toEqual(['diamond']);
    const bust = bribe(4);
    rob(bust, ['cops', 'cops', 'diamond']);
    expect([bust.over, boss(bust).place]).toEqual([true, 'busted']);
    const plain = bribe(0);
    rob(plain, ['diamond', 'cash20', 'gold']);
    act(plain, 'split', { take: 'gold', remove: 'cash20' });
    expect([boss(plain).loot, solo(plain).gone, plain.G.secret.vault.filter((token) => token === 'diamond').length]).toEqual([['cash100', 'gold'], ['cash20'], 10]);
  });

  test('BS-465 Diamond Thief buys nine and swaps to eleven; paintings without the cash are lost; the Gold Bar as drive or key', () => {
    const thief = atVault({ boss: { payout: { artifact: 6, diamond: 7, hardDrive: 0 } } }, 'diamond-thief');
    edit(thief, (G) => void (G.seats['0']!.cash = 520));
    act(thief, 'flee');
    for (const move of ['buyDiamond', 'buyDiamond', 'swapArtifacts', 'swapArtifacts']) act(thief, move);
    expect([thief.G.result!.winners, thief.G.result!.sheets['0']!.diamonds.count, boss(thief).cash]).toEqual([['0'], 11, 20]);
    const paintings = atVault({ boss: { payout: { artifact: 5, diamond: 0, hardDrive: 0 }, loot: ['gold'] } }, 'magic-paintings');
    edit(paintings, (G) => void (G.seats['0']!.cash = 450));
    act(paintings, 'flee');
    expect(paintings.G.result!.winners).toEqual([]);
    for (const [drives, keys] of [[3, 4], [4, 3]] as const) {
      const loot: VaultKind[] = [...Array<VaultKind>(keys).fill('key'), 'gold'];
      const crypto = atVault({ boss: { payout: { artifact: 0, diamond: 0, hardDrive: drives }, loot } }, 'crypto-currency');
      act(crypto, 'flee');
      expect(crypto.G.result!.winners).toEqual(['0']);
    }
  });

  test('BS-466 a JoAT token for the Gun Man on strike; a watched job done and not done', () => {
    const show = atLay({ cash: 0, hand: ['con-1', 'muscle-1'], deck: ['con-2'], jobs: { 1: 'apartment' } }, 'joat-show', 'gun');
    act(show, 'layType', { type: 'con', slots: [1] });
    edit(show, (G) => void (G.seats['0']!.cash = 10));
    act(show, 'layCard', { card: 'muscle-1', slot: 1 });
    act(show, 'layJoat', { slot: 1, type: 'gun' });
    act(show, 'endTurn', { keep: [] });
    expect([solo(show).jobsDone, boss(show).payout.diamond, boss(show).joat]).toEqual([1, 1, 5]);
    const watched = (laid: string[]) => {
      const table = atLay({ cash: 0, hand: ['driver-1'], deck: [], jobs: { 1: 'atm' }, laid: { 1: laid }, tokens: { 1: ['cops', 'diamond'] } }, 'heat-is-on');
      act(table, 'layType', { type: 'driver', slots: [1] });
      act(table, 'endTurn', { keep: [] });
      return table;
    };
    const done = watched(['con-1', 'grease-1']);
    act(done, 'settleToken', { slot: 1, index: 0, to: 'gone' });
    expect([solo(done).jobsDone, boss(done).cash, boss(done).payout.diamond, done.G.track]).toEqual([1, 0, 0, 0]);
    const missed = watched(['con-1']);
    expect([solo(missed).jobsDone, missed.G.track, solo(missed).gone]).toEqual([0, 1, ['diamond']]);
  });

  test('BS-467 two jobs, two vault rounds, two reveals; the Night Club by one of each type, and a win', () => {
    const table = atLay({
      cash: 0, hand: ['driver-1', 'driver-2'], deck: ['con-2'], jobs: { 1: 'atm', 2: 'laundromat' }, hidden: { 4: 'hotel', 5: 'yacht' },
      laid: { 1: ['con-1', 'grease-1'], 2: ['hacker-1', 'muscle-1'] },
    }, 'simultaneous-plunder', 'gun');
    act(table, 'layType', { type: 'driver', slots: [1, 2] });
    drawing(table, ['gold', 'key', 'diamond'], 'endTurn', { keep: [] });
    expect([boss(table).cash, stage(table)]).toEqual([50, 'soloResolve split']);
    drawing(table, ['silver', 'artifact', 'cash20'], 'split', { take: 'gold', remove: 'key' });
    expect([boss(table).cash, stage(table), table.G.vaultRound]).toEqual([100, 'soloResolve split', 2]);
    const [take, remove] = solo(table).drawn;
    act(table, 'split', { take, remove });
    expect([stage(table), solo(table).reveals]).toEqual(['soloResolve reveal', 2]);
    act(table, 'revealJob', { slot: 4 });
    act(table, 'revealJob', { slot: 5 });
    expect(stage(table)).toBe('soloHire hire');
    const crew = atLay({ cash: 0, hand: ['muscle-1'], deck: ['con-2'], jobs: { 3: 'night-club' }, laid: { 3: ['con-1', 'driver-1', 'grease-1', 'gun-1', 'hacker-1'] } }, 'does-what-it-takes');
    act(crew, 'layType', { type: 'muscle', slots: [3] });
    act(crew, 'endTurn', { keep: [] });
    expect([solo(crew).jobsDone, boss(crew).cash, boss(crew).payout.diamond]).toEqual([1, 50, 1]);
    const won = atVault({ boss: { payout: { artifact: 3, diamond: 3, hardDrive: 3 }, loot: ['silver', 'key', 'key', 'key'] } }, 'does-what-it-takes');
    edit(won, (G) => void (G.seats['0']!.cash = 650));
    act(won, 'flee');
    expect(won.G.result).toMatchObject({ winners: ['0'], alone: { progress: 100 } });
  });

  test('BS-468 the row: two Cops and an Artifact, Cops without a place, and two traitors', () => {
    const inside = () => atVault({ solo: { aside: ['con-1', 'con-2', 'driver-1', 'driver-2', 'grease-1', 'gun-1', 'hacker-1', 'muscle-1'] } }, 'betray-the-traitor');
    const table = inside();
    rob(table, ['cops', 'cops', 'artifact']);
    act(table, 'placeCop', { type: 'con' });
    act(table, 'placeCop', { type: 'muscle' });
    expect(refused(table, 'split', { take: 'artifact', remove: null, type: 'con' })?.rule).toBe('BS-403');
    act(table, 'split', { take: 'artifact', remove: null, type: 'gun' });
    expect(solo(table).row.map(({ tokens }) => tokens.join())).toEqual(['cops', '', '', 'artifact', '', 'cops']);
    const full = edit(inside(), (G) => {
      for (const [i, place] of G.solo!.row.entries()) {
        place.tokens = i === 0 ? ['cops'] : ['diamond', 'artifact'];
        for (const token of place.tokens) G.secret.vault.splice(G.secret.vault.indexOf(token), 1);
      }
    });
    rob(full, ['cops', 'gold', 'silver']);
    expect([full.over, boss(full).place, boss(full).stash]).toEqual([true, 'busted', []]);
    const flight = edit(inside(), (G) => {
      for (const [i, place] of G.solo!.row.entries()) place.tokens = [(['cash20', 'cash30', 'cash50', 'cash100', 'silver', 'gold'] as const)[i]!];
      for (const { tokens } of G.solo!.row) G.secret.vault.splice(G.secret.vault.indexOf(tokens[0]!), 1);
    });
    act(flight, 'flee');
    expect(boss(flight).stash).toEqual(['cash50', 'cash100', 'silver', 'gold']);
  });
});
