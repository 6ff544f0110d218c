/** What the scenarios change that keep both acts: prices, tokens, goals. */
import { describe, expect, test } from 'vitest';
import type { VaultKind } from '../../../games/big-score/state';
import { act, atLay, atVault, boss, edit, leaving, passBy, possible, refused, rob, solo, stage, type BigScoreTable } from './play';

const vaultCount = (table: BigScoreTable, kind: VaultKind): number => table.G.secret.vault.filter((token) => token === kind).length;

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
