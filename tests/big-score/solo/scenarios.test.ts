/** What each scenario changes: set-up, prices, payouts, vault and goal. */
import { describe, expect, test } from 'vitest';
import type { BossState, VaultKind } from '../../../games/big-score/state';
import type { ScenarioId } from '../../../games/big-score/solo/state';
import { act, atLay, atVault, begun, boss, drawing, edit, hand, only, possible, refused, rig, rob, solo, stage, story, passBy, type BigScoreTable, type Rig } from './play';

const vaultCount = (table: BigScoreTable, kind: VaultKind): number => table.G.secret.vault.filter((token) => token === kind).length;

/** Goods with which a boss walks out of the vault; what the game says then. */
function leaving(scenario: ScenarioId, cash: number, loot: VaultKind[] = [], payout: Partial<BossState['payout']> = {}, options: Record<string, boolean> = {}): BigScoreTable {
  const table = atVault({ cash: 0, boss: { payout: { artifact: 0, diamond: 0, hardDrive: 0, ...payout }, loot } }, scenario, options);
  edit(table, (G) => void (G.seats['0']!.cash = cash));
  if (scenario === 'betray-the-traitor') edit(table, (G) => void G.seats['0']!.stash.push(...G.seats['0']!.loot.splice(0)));
  act(table, 'flee');
  return table;
}

/** A turn in which job 1, the ATM, gets its last card. */
function doAtm(scenario: ScenarioId, wanted: Rig = {}): BigScoreTable {
  const table = atLay({ cash: 100, hand: ['driver-1'], deck: ['muscle-2'], jobs: { 1: 'atm' }, ...wanted, laid: { 1: ['con-1', 'grease-1'], ...wanted.laid } }, scenario);
  act(table, 'layType', { type: 'driver', slots: [1] });
  return table;
}

describe('The Biggest Score', () => {
  test('BS-350 BS-273 1500 in cash and assets, or 2000 in the extreme challenge', () => {
    expect(leaving('biggest-score', 1300, ['gold']).G.result!.winners).toEqual(['0']);
    expect(leaving('biggest-score', 1290, ['gold']).G.result!.winners).toEqual([]);
    expect(leaving('biggest-score', 1790, ['gold'], {}, { extreme: true }).G.result).toMatchObject({ winners: [], alone: { scenario: 'biggest-score-extreme', progress: 99 } });
    expect(leaving('biggest-score', 1800, ['gold'], {}, { extreme: true }).G.result!.winners).toEqual(['0']);
  });
});

describe('Diamond Thief', () => {
  test('BS-353 eleven Diamonds at the end', () => {
    const ten: VaultKind[] = Array<VaultKind>(9).fill('diamond');
    expect(leaving('diamond-thief', 0, ten, { diamond: 2 }).G.result!.winners).toEqual(['0']);
    expect(leaving('diamond-thief', 240, ten, { diamond: 1, artifact: 2 }).G.result).toMatchObject({ winners: [], alone: { progress: 90 } });
  });

  test('BS-306 BS-354 the market sells a Diamond for 250 in cash or 3 Artifacts, as long as one can be paid for', () => {
    const table = leaving('diamond-thief', 500, ['artifact', 'artifact', 'cash50'], { diamond: 4, artifact: 2 });
    expect([stage(table), possible(table)]).toEqual(['soloMarket market', ['buyDiamond', 'finish', 'swapArtifacts']]);
    act(table, 'buyDiamond');
    expect([boss(table).cash, boss(table).payout.diamond]).toEqual([300, 5]);
    act(table, 'swapArtifacts');
    expect([boss(table).payout, boss(table).stash, solo(table).gone.toSorted()]).toEqual([{ artifact: 0, diamond: 6, hardDrive: 0 }, ['artifact'], ['artifact', 'cash50']]);
    expect(refused(table, 'swapArtifacts')).toMatchObject({ reason: 'too-few-artifacts', rule: 'BS-354', params: { need: 3, have: 1 } });
    act(table, 'buyDiamond');
    expect([table.over, boss(table).cash, boss(table).payout.diamond]).toEqual([true, 50, 7]);
    const early = leaving('diamond-thief', 500, []);
    act(early, 'finish');
    expect([early.over, boss(early).cash]).toEqual([true, 500]);
    expect(leaving('diamond-thief', 240, ['artifact', 'artifact']).over).toBe(true);
    expect(leaving('biggest-score', 900, []).over).toBe(true);
  });

  test('BS-356 BS-357 no Hard Drives are needed, and the market opens after a bust too, with the cash and Artifacts then left', () => {
    const won = leaving('diamond-thief', 0, [], { diamond: 11, hardDrive: 0 });
    expect(won.G.result!.winners).toEqual(['0']);
    const table = atVault({ track: 4, boss: { payout: { artifact: 3, diamond: 9, hardDrive: 0 }, loot: ['cash100', 'artifact'] } }, 'diamond-thief');
    edit(table, (G) => void (G.seats['0']!.cash = 250));
    rob(table, ['cops', 'gold', 'key']);
    expect(stage(table)).toBe('soloMarket market');
    expect(boss(table)).toMatchObject({ place: 'busted', cash: 250, stash: [] });
    act(table, 'buyDiamond');
    act(table, 'swapArtifacts');
    expect(table.G.result).toMatchObject({ winners: ['0'], alone: { ending: 'reached' } });
  });
});

describe('The 5 Magic Paintings', () => {
  test('BS-360 BS-361 five Artifacts and 500 in cash; nothing else turns into cash', () => {
    expect(leaving('magic-paintings', 400, ['cash100', 'artifact'], { artifact: 4 }).G.result!.winners).toEqual(['0']);
    expect(leaving('magic-paintings', 490, ['gold', 'silver'], { artifact: 5, diamond: 6 }).G.result!.winners).toEqual([]);
    expect(leaving('magic-paintings', 900, [], { artifact: 4 }).G.result).toMatchObject({ winners: [], alone: { progress: 80 } });
    expect(leaving('magic-paintings', 490, ['gold', 'key', 'diamond'], { artifact: 5, diamond: 6, hardDrive: 2 }).G.result!.scores['0']).toBe(490);
  });
});

describe('The Jack of All Trades Show', () => {
  test('BS-365 1500 in cash and assets', () => {
    expect(leaving('joat-show', 1300, ['gold']).G.result!.winners).toEqual(['0']);
    expect(leaving('joat-show', 1290, ['gold']).G.result!.winners).toEqual([]);
  });

  test('BS-367 BS-368 a token covers any open icon of a face-up job without a fee, and is out of the game whatever becomes of the job', () => {
    const table = atLay({ cash: 100, hand: ['con-1', 'muscle-1'], deck: ['muscle-2'], jobs: { 1: 'apartment', 2: 'hotel' }, hidden: { 4: 'yacht' } }, 'joat-show', 'gun');
    expect(refused(table, 'layJoat', { slot: 1, type: 'gun' })?.reason).toBe('kit:not-now');
    act(table, 'layType', { type: 'con', slots: [1] });
    expect(refused(table, 'layJoat', { slot: 1, type: 'con' })).toMatchObject({ reason: 'no-room', rule: 'BS-368' });
    expect(refused(table, 'layJoat', { slot: 1, type: 'driver' })?.reason).toBe('no-room');
    expect(refused(table, 'layJoat', { slot: 4, type: 'hacker' })?.reason).toBe('no-room');
    act(table, 'layJoat', { slot: 1, type: 'gun' });
    act(table, 'layJoat', { slot: 1, type: 'muscle' });
    act(table, 'layJoat', { slot: 2, type: 'gun' });
    expect([boss(table).joat, boss(table).cash]).toEqual([3, 100]);
    act(table, 'endTurn', { keep: [] });
    expect([boss(table).payout.diamond, boss(table).cash, solo(table).jobsDone]).toEqual([1, 120, 1]);
    passBy(table, ({ G }) => G.round === 2);
    expect([boss(table).joat, solo(table).places.every(({ joat }) => joat.length === 0)]).toEqual([3, true]);
  });

  test('BS-367 without a token left, and in scenarios without tokens, none can be laid', () => {
    const table = atLay({ hand: ['con-1'], deck: ['muscle-2'], jobs: { 1: 'atm' }, boss: { joat: 1 } }, 'joat-show', 'gun');
    act(table, 'layType', { type: 'con', slots: [1] });
    act(table, 'layJoat', { slot: 1, type: 'driver' });
    expect(refused(table, 'layJoat', { slot: 1, type: 'grease' })).toMatchObject({ reason: 'no-joat', rule: 'BS-367' });
  });
});

describe('Crypto Currency', () => {
  test('BS-370 four Hard Drives with a key each', () => {
    expect(leaving('crypto-currency', 0, ['key', 'key', 'key', 'key'], { hardDrive: 4 }).G.result!.winners).toEqual(['0']);
    expect(leaving('crypto-currency', 2000, ['key', 'key', 'key'], { hardDrive: 4 }).G.result).toMatchObject({ winners: [], alone: { progress: 75 } });
  });

  test('BS-372 BS-374 BS-375 the Gold Bar is a key or a drive where it unlocks one more, and worth nothing itself then', () => {
    const asKey = leaving('crypto-currency', 0, ['key', 'key', 'key', 'gold'], { hardDrive: 4 });
    expect(asKey.G.result!.winners).toEqual(['0']);
    expect(asKey.G.result!.sheets['0']).toMatchObject({ bars: 0, total: 800, drives: { pairs: 4, value: 800 } });
    expect(leaving('crypto-currency', 0, ['key', 'key', 'key', 'key', 'gold'], { hardDrive: 3 }).G.result!.winners).toEqual(['0']);
    expect(leaving('crypto-currency', 0, ['key', 'key', 'key', 'key', 'gold'], { hardDrive: 2 }).G.result!.winners).toEqual([]);
    expect(leaving('crypto-currency', 0, ['key', 'key', 'key', 'gold'], { hardDrive: 3 }).G.result!.sheets['0']).toMatchObject({ bars: 200, drives: { pairs: 3 }, total: 800 });
    expect(leaving('biggest-score', 0, ['key', 'gold'], { hardDrive: 2 }).G.result!.sheets['0']).toMatchObject({ bars: 200, drives: { pairs: 1 } });
  });

  test('BS-373 BS-375 BS-305 Cops drawn with a key may all go back, the first too, before any bribe', () => {
    const table = atVault({ track: 4, boss: { loot: ['cash100'] } }, 'crypto-currency');
    rob(table, ['cops', 'cops', 'key']);
    expect([stage(table), possible(table), table.G.track]).toEqual(['soloVault cops', ['bribe', 'returnCops'], 4]);
    const before = vaultCount(table, 'cops');
    act(table, 'returnCops');
    expect([table.G.track, vaultCount(table, 'cops'), stage(table)]).toEqual([4, before + 2, 'soloVault split']);
  });

  test('BS-373 the player may also let them be placed, or bribe all but the first; without a key nothing is asked', () => {
    const table = atVault({ boss: { loot: ['cash100'] } }, 'crypto-currency');
    rob(table, ['cops', 'cops', 'key']);
    expect(refused(table, 'bribe', { count: 2, tokens: ['cash100'] })?.reason).toBe('too-many-bribes');
    act(table, 'bribe', { count: 1, tokens: ['cash100'] });
    expect([table.G.track, boss(table).loot, stage(table)]).toEqual([1, [], 'soloVault split']);
    const declined = atVault({ track: 3 }, 'crypto-currency');
    rob(declined, ['cops', 'cops', 'key']);
    act(declined, 'bribe', { count: 0, tokens: [] });
    expect([declined.over, declined.G.track]).toEqual([true, 5]);
    const plain = atVault({}, 'crypto-currency');
    rob(plain, ['cops', 'gold', 'silver']);
    expect([stage(plain), plain.G.track]).toEqual(['soloVault split', 1]);
    const elsewhere = atVault();
    rob(elsewhere, ['cops', 'gold', 'key']);
    expect([stage(elsewhere), elsewhere.G.track]).toEqual(['soloVault split', 1]);
  });
});

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
