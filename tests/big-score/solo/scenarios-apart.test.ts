/** What the scenarios change that play otherwise: vault in Act I, no Act II, the row of the crew, one of each type. */
import { describe, expect, test } from 'vitest';
import type { VaultKind } from '../../../games/big-score/state';
import { act, atLay, atVault, begun, boss, doAtm, drawing, edit, hand, leaving, only, passBy, possible, refused, rig, rob, solo, stage, story, type BigScoreTable, type Rig } from './play';

const vaultCount = (table: BigScoreTable, kind: VaultKind): number => table.G.secret.vault.filter((token) => token === kind).length;

describe('The Heat Is On', () => {
  const heat = (tokens: VaultKind[], wanted: Rig = {}): BigScoreTable => doAtm('heat-is-on', { tokens: { 1: tokens }, ...wanted });

  test('BS-381 BS-388 two vault tokens lie open on each job, also on those face down, in every round', () => {
    const table = begun('heat-is-on');
    for (const round of [1, 2]) {
      passBy(table, ({ G }) => G.round === round);
      if (table.over) throw new Error('arrested too early for this test');
      expect(solo(table).places.map(({ tokens }) => tokens.length)).toEqual([2, 2, 2, 2, 2, 2]);
      expect(table.view(null).solo!.places[5]).toMatchObject({ faceDown: true, tokens: solo(table).places[5]!.tokens });
    }
    expect(begun().G.solo!.places.every(({ tokens }) => tokens.length === 0)).toBe(true);
  });

  test('BS-385 BS-348 a job without Cops gives its payout and its tokens, vault cash as cash at once', () => {
    const table = heat(['cash30', 'key']);
    act(table, 'endTurn', { keep: [] });
    expect([boss(table).cash, boss(table).stash, solo(table).gone]).toEqual([100 + 50 + 30, ['key'], ['cash30']]);
    expect(solo(table).jobsDone).toBe(1);
  });

  test('BS-382 BS-384 BS-388 BS-303 with Cops there is no payout: Cops go back, another token leaves the game or goes back as the player likes', () => {
    for (const to of ['gone', 'vault'] as const) {
      const table = heat(['cops', 'gold']);
      const cops = vaultCount(table, 'cops');
      act(table, 'endTurn', { keep: [] });
      expect([stage(table), vaultCount(table, 'cops'), boss(table).cash]).toEqual(['soloResolve settle', cops + 1, 100]);
      expect(possible(table)).toEqual(['settleToken']);
      expect(refused(table, 'settleToken', { slot: 1, index: 1, to })?.rule).toBe('BS-384');
      expect(refused(table, 'settleToken', { slot: 2, index: 0, to })?.rule).toBe('BS-384');
      act(table, 'settleToken', { slot: 1, index: 0, to });
      expect([vaultCount(table, 'gold'), solo(table).gone]).toEqual(to === 'vault' ? [1, []] : [0, ['gold']]);
      expect([boss(table).cash, boss(table).stash, solo(table).jobsDone, table.G.track]).toEqual([100, [], 1, 0]);
    }
    const both = heat(['cops', 'cops']);
    act(both, 'endTurn', { keep: [] });
    expect([stage(both), both.G.track, boss(both).cash]).toEqual(['soloHire hire', 0, 100]);
  });

  test('BS-386 Cops of jobs not completed go on the track when the round ends, other tokens out of the game', () => {
    const table = atLay({ hand: ['gun-1'], deck: [], jobs: { 1: 'atm' }, hidden: { 4: 'hotel' }, tokens: { 1: ['cops', 'gold'], 4: ['cops', 'cash20'] } }, 'heat-is-on');
    act(table, 'layType', { type: 'gun', slots: [] });
    act(table, 'endTurn', { keep: [] });
    expect([table.G.track, solo(table).gone.toSorted(), table.G.round]).toEqual([2, ['cash20', 'gold'], 2]);
  });

  test('BS-387 with four Cops on the track the game is lost, whatever has been won', () => {
    const arrested = (track: number) => {
      const table = atLay({ round: 3, cash: 3000, hand: ['gun-1'], deck: [], jobs: { 1: 'atm' }, tokens: { 1: ['cops', 'gold'] }, track, solo: { jobsDone: 9 } }, 'heat-is-on');
      act(table, 'layType', { type: 'gun', slots: [] });
      act(table, 'endTurn', { keep: [] });
      return table.G.result!;
    };
    expect(arrested(3)).toMatchObject({ winners: [], alone: { ending: 'arrested', progress: 99 } });
    expect(arrested(2)).toMatchObject({ winners: ['0'], alone: { ending: 'reached' } });
    const early = atLay({ hand: ['gun-1'], deck: [], jobs: { 1: 'atm' }, tokens: { 1: ['cops', 'cops'] }, track: 2 }, 'heat-is-on');
    act(early, 'layType', { type: 'gun', slots: [] });
    act(early, 'endTurn', { keep: [] });
    expect([early.over, early.G.round]).toEqual([true, 1]);
  });

  test('BS-380 eight jobs and more than 1500, and no Act II', () => {
    const end = (cash: number, jobsDone: number) => {
      const table = atLay({ round: 3, cash, hand: ['gun-1'], deck: [], jobs: { 1: 'atm' }, solo: { jobsDone } }, 'heat-is-on');
      act(table, 'layType', { type: 'gun', slots: [] });
      act(table, 'endTurn', { keep: [] });
      expect(table.G.act).toBe(1);
      return table.G.result!.winners;
    };
    expect([end(1510, 8), end(1500, 8), end(1510, 7)]).toEqual([['0'], [], []]);
  });
});

describe('Simultaneous Plunder', () => {
  const done = (wanted: Rig, tokens: VaultKind[]): BigScoreTable => {
    const table = doAtm('simultaneous-plunder', wanted);
    drawing(table, tokens, 'endTurn', { keep: [] });
    return table;
  };

  test('BS-391 BS-303 after the payout of a job comes one vault round, at once', () => {
    const table = done({}, ['gold', 'cash50', 'key']);
    expect([boss(table).cash, stage(table), table.G.act]).toEqual([150, 'soloResolve split', 1]);
    act(table, 'split', { take: 'gold', remove: 'key' });
    expect([boss(table).loot, stage(table)]).toEqual([['gold'], 'soloHire hire']);
  });

  test('BS-348 BS-394 vault cash turns into cash at once', () => {
    const table = done({}, ['gold', 'cash50', 'key']);
    act(table, 'split', { take: 'cash50', remove: 'key' });
    expect([boss(table).cash, boss(table).loot, solo(table).gone.toSorted()]).toEqual([200, [], ['cash50', 'key']]);
  });

  test('BS-392 BS-394 bribes take 50 for each Cops token out of any cash', () => {
    const table = done({ cash: 60 }, ['cops', 'cops', 'cops']);
    expect([boss(table).cash, stage(table)]).toEqual([110, 'soloResolve bribe']);
    expect(refused(table, 'bribe', { count: 3, tokens: [] })?.reason).toBe('too-many-bribes');
    expect(refused(table, 'bribe', { count: 1, tokens: ['cash50'] })?.reason).toBe('not-for-bribes');
    act(table, 'bribe', { count: 2, tokens: [] });
    expect([boss(table).cash, table.G.track, stage(table)]).toEqual([10, 1, 'soloHire hire']);
  });

  test('BS-392 BS-387 with five Cops on the track the boss is busted and the game lost at once', () => {
    const table = done({ cash: 5000, track: 4 }, ['cops', 'gold', 'key']);
    expect(table.G.result).toMatchObject({ winners: [], alone: { ending: 'busted', progress: 99 } });
    expect(boss(table).place).toBe('busted');
  });

  test('BS-390 BS-393 no flight and no Act II: the total is counted when Act I is over', () => {
    expect(possible(done({}, ['gold', 'cash50', 'key']))).toEqual(['split']);
    const end = (cash: number) => {
      const table = atLay({ round: 3, cash, hand: ['con-1'], deck: [], jobs: { 1: 'hotel' }, boss: { loot: ['gold'] } }, 'simultaneous-plunder', 'gun');
      act(table, 'layType', { type: 'con', slots: [] });
      act(table, 'endTurn', { keep: [] });
      return table;
    };
    expect([end(1300).G.result!.winners, end(1290).G.result!.winners, end(1300).G.act]).toEqual([['0'], [], 1]);
  });
});

describe('Betray the Traitor', () => {
  const aside = ['con-1', 'con-2', 'driver-1', 'gun-1', 'gun-2', 'gun-3'];
  const inside = (wanted: Rig = {}): BigScoreTable => atVault({ ...wanted, solo: { aside, ...wanted.solo } }, 'betray-the-traitor');
  const row = (table: BigScoreTable) => Object.fromEntries(solo(table).row.map(({ card, tokens }) => [card.slice(0, card.indexOf('-')), tokens]));
  /** Lays tokens on the row of an open table. */
  const onRow = (table: BigScoreTable, tokens: Record<string, VaultKind[]>): BigScoreTable => edit(table, (G) => {
    for (const place of G.solo!.row) {
      place.tokens = tokens[place.card.slice(0, place.card.indexOf('-'))] ?? [];
      for (const token of place.tokens) G.secret.vault.splice(G.secret.vault.indexOf(token), 1);
    }
  });

  test('BS-400 1200 in cash and assets', () => {
    expect(leaving('betray-the-traitor', 1200).G.result!.winners).toEqual(['0']);
    expect(leaving('betray-the-traitor', 1190).G.result!.winners).toEqual([]);
  });

  test('BS-401 crew of completed jobs is set aside, other crew discarded', () => {
    const table = doAtm('betray-the-traitor');
    act(table, 'endTurn', { keep: [] });
    expect(solo(table).aside).toEqual(['con-1', 'grease-1', 'driver-1']);
    const plain = doAtm('biggest-score');
    act(plain, 'endTurn', { keep: [] });
    expect(solo(plain).aside).toEqual([]);
  });

  test('BS-402 BS-408 one card of each type that was used makes the row, the others are shuffled for the flight', () => {
    const table = inside();
    expect(solo(table).row.map(({ card }) => card)).toEqual(['con-1', 'driver-1', 'gun-1']);
    expect(table.G.secret.solo!.traitors.toSorted()).toEqual(['con-2', 'gun-2', 'gun-3']);
    const none = inside({ solo: { aside: [] } });
    expect(refused(none, 'rob')?.rule).toBe('BS-408');
    expect(possible(none)).toEqual(['flee']);
  });

  test('BS-403 BS-407 the token taken goes on a card with the fewest tokens, Cops counted', () => {
    const table = onRow(inside(), { con: ['cops'], driver: ['gold'] });
    rob(table, ['silver', 'key', 'cash20']);
    expect(refused(table, 'split', { take: 'silver', remove: 'key', type: 'con' })).toMatchObject({ reason: 'no-space', rule: 'BS-403' });
    expect(refused(table, 'split', { take: 'silver', remove: 'key' })?.reason).toBe('no-space');
    expect(refused(table, 'split', { take: 'silver', remove: 'key', type: 'hacker' })?.reason).toBe('no-space');
    act(table, 'split', { take: 'silver', remove: 'key', type: 'gun' });
    expect(row(table)).toEqual({ con: ['cops'], driver: ['gold'], gun: ['silver'] });
    expect(boss(table).loot).toEqual([]);
    const elsewhere = atVault();
    rob(elsewhere, ['silver', 'key', 'cash20']);
    expect(refused(elsewhere, 'split', { take: 'silver', remove: 'key', type: 'gun' })?.reason).toBe('no-row-here');
  });

  test('BS-404 BS-407 BS-305 each Cops token goes on a card without Cops and with the fewest tokens; no bribes, no limit of five', () => {
    const table = onRow(inside({ track: 0 }), { con: ['cops'], driver: [], gun: [] });
    rob(table, ['cops', 'silver', 'key']);
    expect([stage(table), possible(table)]).toEqual(['soloVault place', ['placeCop']]);
    expect(refused(table, 'placeCop', { type: 'con' })).toMatchObject({ reason: 'no-space', rule: 'BS-404' });
    act(table, 'placeCop', { type: 'gun' });
    expect([row(table), stage(table), table.G.track]).toEqual([{ con: ['cops'], driver: [], gun: ['cops'] }, 'soloVault split', 0]);
    const forced = onRow(inside(), { con: ['cops', 'gold'], driver: ['silver'], gun: ['silver', 'key'] });
    rob(forced, ['cops', 'diamond', 'key']);
    expect([row(forced).driver, stage(forced)]).toEqual([['silver', 'cops'], 'soloVault split']);
  });

  test('BS-405 Cops that cannot be placed, or Cops on all cards, bust the boss: the tokens of the row go back', () => {
    const nowhere = onRow(inside(), { con: ['cops'], driver: ['silver', 'gold'], gun: ['silver', 'key'] });
    const events = rob(nowhere, ['cops', 'diamond', 'key']);
    expect(only(events, 'busted')[0]).toMatchObject({ count: 4 });
    expect([nowhere.over, row(nowhere), boss(nowhere).stash]).toEqual([true, { con: ['cops'], driver: [], gun: [] }, []]);
    const everywhere = onRow(inside(), { con: ['cops'], driver: ['silver'], gun: ['cops'] });
    edit(everywhere, (G) => void (G.solo!.row[1]!.tokens = ['silver']));
    rob(everywhere, ['cops', 'diamond', 'key']);
    expect([everywhere.over, row(everywhere).driver]).toEqual([true, ['cops']]);
  });

  test('BS-406 BS-408 on the flight two crew cards are drawn: their tokens go back, the others are kept; two of one type strike one card', () => {
    const flight = (traitors: string[]) => {
      const table = onRow(inside({ cash: 0 }), { con: ['gold', 'cops'], driver: ['silver'], gun: ['key', 'diamond'] });
      edit(table, (G) => {
        G.secret.crewDiscard.push(...G.secret.solo!.traitors.filter((card) => !traitors.includes(card)));
        G.secret.solo!.traitors = traitors;
      });
      return { table, events: act(table, 'flee') };
    };
    const two = flight(['con-2', 'gun-2']);
    expect([boss(two.table).stash, only(two.events, 'traitor').map(({ crew, lost }) => [crew, lost.toSorted()])]).toEqual([['silver'], [['gun', ['diamond', 'key']], ['con', ['cops', 'gold']]]]);
    expect(two.table.G.secret.vault).toContain('gold');
    expect(boss(flight(['gun-2', 'gun-3']).table).stash).toEqual(['gold', 'silver']);
    expect(boss(flight(['con-2']).table).stash).toEqual(['silver', 'key', 'diamond']);
    expect(boss(flight([]).table).stash).toEqual(['gold', 'silver', 'key', 'diamond']);
  });
});

describe('This Crew Does What It Takes', () => {
  test('BS-410 800 in cash and bars together, three Diamonds, three Artifacts and three unlocked drives', () => {
    const all = { diamond: 3, artifact: 3, hardDrive: 3 };
    const keys: VaultKind[] = ['key', 'key', 'key'];
    expect(leaving('does-what-it-takes', 450, ['gold', 'silver', ...keys], all).G.result!.winners).toEqual(['0']);
    expect(leaving('does-what-it-takes', 440, ['gold', 'silver', ...keys], all).G.result!.winners).toEqual([]);
    for (const lack of [{ ...all, diamond: 2 }, { ...all, artifact: 2 }, { ...all, hardDrive: 2 }])
      expect(leaving('does-what-it-takes', 900, keys, lack).G.result!.winners).toEqual([]);
    expect(leaving('does-what-it-takes', 900, ['key', 'key'], all).G.result!.alone).toMatchObject({ progress: 66 });
  });

  test('BS-411 BS-413 a job is done by its requirement or by one card of each type; both kinds of places are open', () => {
    const six = ['con-1', 'driver-1', 'grease-1', 'gun-1', 'hacker-1'];
    const table = atLay({ hand: ['muscle-1', 'muscle-2', 'con-2'], deck: ['gun-3'], jobs: { 1: 'atm', 2: 'stadium' }, laid: { 2: six } }, 'does-what-it-takes');
    expect(refused(table, 'layType', { type: 'muscle', slots: [2] })?.params).toMatchObject({ must: 2 });
    act(table, 'layType', { type: 'muscle', slots: [1, 2] });
    expect(refused(table, 'layCard', { card: 'con-2', slot: 2 })?.reason).toBe('no-room');
    act(table, 'endTurn', { keep: [] });
    expect([solo(table).jobsDone, boss(table).cash, table.G.jobs[1]]).toEqual([1, 300, null]);
    expect(solo(table).places[0]!.crew).toEqual(['muscle-1']);
    const usual = doAtm('does-what-it-takes');
    act(usual, 'endTurn', { keep: [] });
    expect(solo(usual).jobsDone).toBe(1);
    expect(refused(atLay({ hand: ['muscle-1'], deck: ['gun-3'], jobs: { 1: 'atm' } }), 'layType', { type: 'muscle', slots: [1] })?.reason).toBe('no-room');
  });

  test('BS-412 BS-304 between the acts drives can be bought for 100 each, then the vault opens', () => {
    const table = rig(begun('does-what-it-takes'), { round: 3, deck: [], cash: 250, jobs: {} });
    act(table, 'endHire');
    act(table, 'endTurn', { keep: [] });
    expect([stage(table), possible(table)]).toEqual(['soloShop shop', ['buyDrive', 'startVault']]);
    act(table, 'buyDrive');
    expect([boss(table).cash, boss(table).payout.hardDrive, stage(table)]).toEqual([150, 1, 'soloShop shop']);
    act(table, 'buyDrive');
    expect([boss(table).cash, boss(table).payout.hardDrive, stage(table)]).toEqual([50, 2, 'soloVault choose']);
    expect(story(table).map(({ type }) => type)).toContain('vault-entered');
    const early = rig(begun('does-what-it-takes'), { round: 3, deck: [], cash: 250, jobs: {} });
    act(early, 'endHire');
    act(early, 'endTurn', { keep: [] });
    act(early, 'startVault');
    expect(stage(early)).toBe('soloVault choose');
    expect(hand(early)).toEqual([]);
  });
});
