/** The end: values, totals, ties. */
import { describe, expect, test } from 'vitest';
import { diamondsValue, drivesValue } from '../../games/big-score/scoring';
import type { BigScoreResult, Payout } from '../../games/big-score/state';
import { atVault, only, reveal, story, type Rig } from './play';

const none: Record<Payout, number> = { artifact: 0, diamond: 0, hardDrive: 0 };

/** All flee with these goods. */
const reckoned = (...seats: Rig[]): BigScoreResult => {
  const rigs = Object.fromEntries(seats.map((rig, seat) => [seat, { cash: 0, payout: none, ...rig }]));
  const table = atVault(seats.length, { seats: rigs });
  reveal(table, Object.fromEntries(table.seats.map((seat) => [seat, 'flee' as const])));
  return table.G.result!;
};
const artifacts = (artifact: number): Rig => ({ payout: { ...none, artifact } });

describe('scoring', () => {
  test('BS-005 BS-250 BS-251 the game ends with the last boss; cash, payout tokens and vault tokens add up, the highest wins', () => {
    const table = atVault(2, {
      seats: { 0: { cash: 100, payout: { artifact: 1, diamond: 1, hardDrive: 0 }, loot: ['silver'] }, 1: { cash: 290, payout: none } },
    });
    reveal(table, { 0: 'flee', 1: 'gold' });
    expect(table.over).toBe(false);
    table.act('1', 'keep');
    reveal(table, { 1: 'flee' });
    expect(table.ctx.gameover).toEqual(table.G.result);
    // 100 + 30 + 250 for most Artifacts + 20 + 150, against 290 + 200.
    expect(table.G.result).toMatchObject({ scores: { 0: 550, 1: 490 }, winners: ['0'] });
    expect(only(story(table), 'won')).toEqual([{ type: 'won', seat: '0', total: 550, shared: false }]);
  });

  test('BS-252 BS-448 Diamonds by number', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(diamondsValue)).toEqual([0, 20, 50, 100, 200, 350, 500, 650]);
    const { sheets } = reckoned({ payout: { ...none, diamond: 3 }, stash: ['diamond'] }, {});
    expect(sheets['0']!.diamonds).toEqual({ count: 4, value: 200 });
  });

  test('BS-253 BS-254 BS-460 Artifacts are worth 30 each, and 250 more for having most alone', () => {
    const values = (...counts: number[]) => {
      const { sheets } = reckoned(...counts.map(artifacts));
      return Object.values(sheets).map((sheet) => sheet.artifacts.value + sheet.artifacts.bonus);
    };
    expect(values(4, 3, 3)).toEqual([370, 90, 90]);
    expect(values(3, 3, 1)).toEqual([90, 90, 30]);
    const { sheets } = reckoned({ ...artifacts(1), stash: ['artifact', 'artifact'] }, artifacts(2));
    expect([sheets['0']!.artifacts, sheets['1']!.artifacts.most]).toEqual([{ count: 3, value: 90, most: true, bonus: 250 }, false]);
  });

  test('BS-428 with no Artifacts at all nobody gets the 250', () =>
    expect(Object.values(reckoned({}, {}).sheets).map(({ artifacts: a }) => a.bonus)).toEqual([0, 0]));

  test('BS-255 BS-256 BS-460 a drive with a key is worth 200, a drive or key alone nothing; they pair by themselves', () => {
    expect(drivesValue(3, 1, false)).toMatchObject({ pairs: 1, value: 200, hacker: 0 });
    expect(drivesValue(3, 1, true)).toMatchObject({ value: 200, hacker: 100 });
    expect(drivesValue(1, 4, true)).toMatchObject({ pairs: 1, value: 200, hacker: 150 });
    const { scores } = reckoned({ payout: { ...none, hardDrive: 2 }, stash: ['key', 'key', 'key'] }, { stash: ['key'] }, { payout: { ...none, hardDrive: 1 } });
    expect(scores).toEqual({ 0: 400, 1: 0, 2: 0 });
  });

  test('BS-257 Silver 150, Gold 200, and vault cash at its face', () => {
    const { sheets, scores } = reckoned({ cash: 10, stash: ['silver', 'silver', 'gold', 'cash20', 'cash30', 'cash50', 'cash100'] }, {});
    expect(sheets['0']).toMatchObject({ bars: 500, vaultCash: 200, cash: 10, tieCash: 210 });
    expect(scores['0']).toBe(710);
  });

  test('BS-461 340 cash, 2 Artifacts (not most), 4 Diamonds, 2 drives, 1 key, 1 Silver Bar are 950', () => {
    const { scores } = reckoned(
      { cash: 340, payout: { artifact: 2, diamond: 4, hardDrive: 2 }, stash: ['key', 'silver'] },
      artifacts(3),
    );
    expect(scores['0']).toBe(340 + 60 + 200 + 200 + 150);
  });
});

describe('ties', () => {
  const cash = (amount: number): Rig => ({ cash: amount, payout: none });

  test('BS-258 BS-461 three tie at 950: the busted seat loses it, then most cash wins', () => {
    const table = atVault(3, {
      track: 3,
      seats: {
        // 2 Diamonds and 5 Artifacts, most of all, beside 500 in cash.
        0: { cash: 500, payout: { artifact: 5, diamond: 2, hardDrive: 0 } },
        1: { cash: 200, payout: { ...none, diamond: 3 }, stash: ['gold', 'silver', 'silver', 'silver'] },
        2: { cash: 300, payout: { ...none, diamond: 5 }, stash: ['silver', 'silver'] },
      },
    });
    reveal(table, { 0: 'cops', 1: 'flee', 2: 'flee' });
    const { scores, sheets, winners } = table.G.result!;
    expect(scores).toEqual({ 0: 950, 1: 950, 2: 950 });
    expect(Object.values(sheets).map(({ busted, tieCash }) => [busted, tieCash])).toEqual([[true, 500], [false, 200], [false, 300]]);
    expect(winners).toEqual(['2']);
  });

  test('BS-256 BS-258 among the others the most cash, of supply and vault together, wins', () => {
    const { scores, winners } = reckoned(
      { cash: 200, payout: none, stash: ['silver'] },
      { cash: 250, payout: none, stash: ['cash100'] },
      { cash: 150, payout: none, stash: ['gold'] },
    );
    expect(scores).toEqual({ 0: 350, 1: 350, 2: 350 });
    expect(winners).toEqual(['1']);
  });

  test('BS-259 still tied, they share the win', () => {
    const table = atVault(3, { seats: { 0: cash(300), 1: cash(300), 2: cash(100) } });
    const events = reveal(table, { 0: 'flee', 1: 'flee', 2: 'flee' });
    expect(table.G.result!.winners).toEqual(['0', '1']);
    expect(only(events, 'won').map(({ seat, shared }) => [seat, shared])).toEqual([['0', true], ['1', true]]);
  });
});
