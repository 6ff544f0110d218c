import { describe, expect, test } from 'vitest';
import { perCompany, type Company } from '../../games/mini-express/companies';
import { SHARE_VALUES } from '../../games/mini-express/content/tables';
import { breakTie, rankOf, reckonScores, scoreCompany, shareValue } from '../../games/mini-express/scoring';
import { act, edit, fresh, rig, UK, type MiniTable, type Options } from './play';

/** A table where only brown counts: its length, and each seat's influence and shares in it. */
function brownOnly(length: number, stakes: [influence: number, shares: number][], options: Options = UK): MiniTable {
  const table = rig(fresh(stakes.length, options), { length: perCompany((company) => (company === 'brown' ? length : 0)) });
  return edit(table, (G) => stakes.forEach(([influence, shares], seat) => {
    G.seats[String(seat)]!.influence.brown = influence;
    G.seats[String(seat)]!.shares = { brown: shares, grey: 0, orange: 0, white: 0 };
  }));
}
const points = (table: MiniTable) => Object.values(reckonScores(table.G).scores);
const ranks = (influences: number[]) => influences.map((own) => rankOf(influences, own));

describe('scoring', () => {
  test('ME-341 equal influence shares the better rank, and the next one is skipped', () => {
    expect(ranks([5, 5, 3])).toEqual([1, 1, 3]);
    expect(ranks([2, 7, 4, 4, 1])).toEqual([4, 1, 2, 2, 5]);
    expect(ranks([3, 3, 3])).toEqual([1, 1, 1]);
  });

  test('ME-342 influence 0 is ranked too, and seats without shares take up ranks', () => {
    const table = brownOnly(8, [[6, 0], [4, 2], [0, 1]]);
    expect(Object.values(scoreCompany(table.G, 'brown').stakes).map(({ rank, points: earned }) => [rank, earned])).toEqual([[1, 0], [2, 8], [3, 2]]);
    expect(points(brownOnly(8, [[0, 1], [0, 1], [0, 0]]))).toEqual([8, 8, 0]);
  });

  test('ME-343 the value is the length for the first, half of it rounded up for the second, a quarter rounded down below', () => {
    for (let length = 0; length <= 20; length++) {
      const row = SHARE_VALUES.find((r) => r.length === length)!;
      expect([row.first, row.second, row.other]).toEqual([length, Math.ceil(length / 2), Math.floor(length / 4)]);
      expect([1, 2, 3, 5].map((rank) => shareValue(length, rank))).toEqual([row.first, row.second, row.other, row.other]);
    }
  });

  test('ME-004 ME-344 the score is value times shares over all companies, and the highest wins', () => {
    const table = rig(fresh(), { length: { brown: 6, grey: 5, orange: 4, white: 9 }, influence: { 0: { brown: 3, white: 1 }, 1: { brown: 5, grey: 2 }, 2: { white: 4 } } });
    edit(table, (G) => {
      G.seats['0']!.shares = { brown: 1, grey: 2, orange: 1, white: 1 };
      G.seats['1']!.shares = { brown: 2, grey: 0, orange: 3, white: 0 };
      G.seats['2']!.shares = { brown: 0, grey: 1, orange: 0, white: 2 };
    });
    // 0: 3 + 2*3 + 4 + 5, 1: 2*6 + 3*4, 2: 3 + 2*9
    const result = reckonScores(table.G);
    expect(result.scores).toEqual({ 0: 18, 1: 24, 2: 21 });
    expect([result.winners, result.ties]).toEqual([['1'], []]);
    expect(result.companies.white.stakes['0']).toEqual({ influence: 1, rank: 2, tied: false, value: 5, shares: 1, points: 5 });
  });

  test('ME-496 two sums', () => {
    expect(points(brownOnly(9, [[5, 2], [5, 1], [2, 3]]))).toEqual([18, 9, 6]);
    expect(points(brownOnly(15, [[7, 1], [4, 1], [4, 1], [1, 1]]))).toEqual([15, 8, 8, 3]);
  });

  test('ME-011 ME-109 ME-391 Peak Steam: rows 16 to 20 of the value table', () => {
    expect(points(brownOnly(20, [[7, 1], [4, 1], [1, 1]], { ...UK, peakSteam: true }))).toEqual([20, 10, 5]);
  });
});

describe('ties for the first place', () => {
  /** Seats 0 and 1 at the top with the same points: brown and grey count alike. */
  const tie = (owners: string[], shares: [number, number], turns: [number, number] = [41, 42]) => {
    const table = fresh(3);
    edit(table, (G) => {
      G.seal = owners;
      for (const [i, seat] of ['0', '1'].entries()) {
        G.seats[seat]!.lastTurn = turns[i]!;
        G.seats[seat]!.shares = perCompany((company: Company) => (company === 'white' ? shares[i]! : 0));
      }
    });
    return breakTie(table.G, ['0', '1']);
  };
  const winner = (steps: ReturnType<typeof tie>) => steps.at(-1)!.left;

  test('ME-350 ME-459 ME-500 a Seal owner who ties loses; if all own it or none does, the standard tie-break decides', () => {
    expect(tie(['0'], [1, 5])).toEqual([{ by: 'seal', tied: ['0', '1'], left: ['1'] }]);
    expect(winner(tie(['0', '1'], [4, 3]))).toEqual(['1']);
    expect(winner(tie([], [4, 3]))).toEqual(['1']);
    expect(winner(tie(['2'], [2, 3]))).toEqual(['0']);
    expect(winner(tie([], [3, 3], [42, 41]))).toEqual(['1']);
    expect(winner(tie(['0', '1'], [3, 3], [41, 42]))).toEqual(['0']);
  });

  test('ME-351 without the Seal among the tied, the standard tie-break holds', () => {
    expect(tie(['2'], [3, 4])).toEqual([{ by: 'shares', tied: ['0', '1'], left: ['0'] }]);
  });

  test('ME-352 the fewest shares win', () => {
    expect(tie([], [5, 4])).toEqual([{ by: 'shares', tied: ['0', '1'], left: ['1'] }]);
  });

  test('ME-353 then the earliest latest turn', () => {
    expect(tie([], [4, 4], [30, 28])).toEqual([{ by: 'turn', tied: ['0', '1'], left: ['1'] }]);
  });

  test('ME-354 ME-355 Hustle & Bustle changes nothing else: the same state scores alike with and without it', () => {
    const table = brownOnly(9, [[5, 2], [5, 2], [3, 3]]);
    edit(table, (G) => [2, 1, 3].forEach((turn, seat) => void (G.seats[String(seat)]!.lastTurn = turn)));
    const plain = reckonScores(table.G);
    expect(reckonScores({ ...table.G, hustleAndBustle: true })).toEqual(plain);
    expect([plain.winners, plain.ties.map(({ by }) => by)]).toEqual([['1'], ['turn']]);
  });

  test('ME-355 after a finished round the second tie-break prefers the seat earlier in the order of play', () => {
    const table = fresh(3);
    for (const [seat, id] of [['0', 'ug-e'], ['1', 'ug-w'], ['2', 'ug-se']] as const) {
      rig(table, { area: { white: 1 } });
      act(table, seat, 'buildUnderground', { id });
    }
    edit(table, (G) => { for (const own of Object.values(G.seats)) own.shares = perCompany(() => 1); });
    expect(breakTie(table.G, ['0', '1', '2'])).toEqual([{ by: 'turn', tied: ['0', '1', '2'], left: ['0'] }]);
  });
});
