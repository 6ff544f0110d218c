import { describe, expect, test } from 'vitest';
import { COLOURS, COMPANIES, type PerCompany } from '../../games/mini-express/companies';
import { draftOrder, groupsOf, setupFor } from '../../games/mini-express/draft';
import { act, edit, MAP_IDS, only, open, refused, story, TW, UK, type MiniTable, type Options } from './play';

const held = ({ G }: MiniTable, seat: string): string =>
  COMPANIES.flatMap((company) => Array<string>(G.seats[seat]!.shares[company]).fill(company[0]!.toUpperCase())).join('');

/** A table whose start player is seat 0, or the one given. */
function starting(players: number, options: Options = UK, first = '0'): MiniTable {
  for (let i = 0; ; i++) {
    const table = open(players, options, `draft-${i}`);
    if (table.G.order[0] === first) return table;
  }
}

/** Drafts these companies in the order of the picks. */
function draft(table: MiniTable, picks: string): MiniTable {
  for (const letter of picks) act(table, table.asked[0]!, 'draftShare', { company: COLOURS.find((c) => c[0]!.toUpperCase() === letter) });
  return table;
}

const prepared = ({ G }: MiniTable): number[] => COMPANIES.map((company) => G.companies[company].prepared);
const leftOver = ({ G }: MiniTable): number[] => COMPANIES.map((company) => G.companies[company].leftOver);

describe('the draft of starting shares', () => {
  test('ME-072 White shares are never drafted, at any number of seats', () => {
    for (const players of [2, 3, 4, 5]) {
      const table = open(players);
      expect(table.G.companies.white.prepared).toBe(0);
      expect(refused(table, table.asked[0]!, players === 2 ? 'splitDraft' : 'draftShare', players === 2 ? { single: 'white' } : { company: 'white' })).toBe('kit:arguments');
    }
  });

  test('ME-068 ME-073 two seats: 4 shares a company on the board, 2 each of brown, grey and orange to split, 3 for each seat, none left', () => {
    const table = starting(2);
    expect(COMPANIES.map((c) => table.G.companies[c].shares)).toEqual([4, 4, 4, 4]);
    expect(prepared(table)).toEqual([2, 2, 2, 0]);
    expect(table.asked).toEqual(['0']);
    act(table, '0', 'splitDraft', { single: 'brown' });
    act(table, '1', 'chooseGroup', { index: 0 });
    expect([held(table, '0').length, held(table, '1').length]).toEqual([3, 3]);
    expect(leftOver(table)).toEqual([0, 0, 0, 0]);
  });

  test('ME-074 ME-155 the start player forms two groups of three, two shares of one company and one of another in each', () => {
    for (const single of COLOURS) {
      const [a, b] = groupsOf(single);
      const [first, second] = COLOURS.filter((c) => c !== single);
      expect(a.toSorted()).toEqual([first, first, single].toSorted());
      expect(b.toSorted()).toEqual([second, second, single].toSorted());
    }
    const table = starting(2);
    act(table, '0', 'splitDraft', { single: 'orange' });
    expect(table.G.draft!.groups).toEqual(groupsOf('orange'));
    expect(refused(table, '0', 'chooseGroup', { index: 0 })).toBe('kit:not-asked');
  });

  test('ME-075 ME-115 ME-156 the other seat takes one group, the start player gets the other, and then play begins', () => {
    const table = starting(2);
    expect(refused(table, '0', 'chooseGroup', { index: 0 })).toBe('kit:not-now');
    act(table, '0', 'splitDraft', { single: 'orange' });
    expect(table.asked).toEqual(['1']);
    expect(refused(table, '1', 'splitDraft', { single: 'grey' })).toBe('kit:not-now');
    expect(refused(table, '1', 'chooseGroup', { index: 2 })).toBe('kit:arguments');
    act(table, '1', 'chooseGroup', { index: 1 });
    expect([held(table, '1'), held(table, '0')]).toEqual(['GGO', 'BBO']);
    expect(only(story(table), 'group-chosen')).toMatchObject([{ seat: '1', company: 'grey', second: 'orange' }]);
    expect([table.ctx.phase, table.asked, table.G.draft]).toEqual(['play', ['0'], null]);
    const other = starting(2, UK, '1');
    act(other, '1', 'splitDraft', { single: 'orange' });
    act(other, '0', 'chooseGroup', { index: 0 });
    expect([held(other, '0'), held(other, '1'), other.asked]).toEqual(['BBO', 'GGO', ['1']]);
    const last = starting(2);
    act(last, '0', 'splitDraft', { single: 'brown' });
    expect(only(act(last, '1', 'chooseGroup', { index: 1 }), 'group-chosen')).toMatchObject([{ company: 'orange', second: 'brown' }]);
  });

  test('ME-491 a split with grey as the single company', () => {
    const table = starting(2);
    act(table, '0', 'splitDraft', { single: 'grey' });
    expect(table.G.draft!.groups).toEqual([['brown', 'brown', 'grey'], ['grey', 'orange', 'orange']]);
    act(table, '1', 'chooseGroup', { index: 0 });
    expect([held(table, '1'), held(table, '0')]).toEqual(['BBG', 'GOO']);
  });

  test('ME-069 ME-076 ME-116 three seats: 5 shares on the board, 2 of each set aside, two picks a seat one by one, none left', () => {
    const table = starting(3);
    expect(COMPANIES.map((c) => table.G.companies[c].shares)).toEqual([5, 5, 5, 5]);
    expect(prepared(table)).toEqual([2, 2, 2, 0]);
    draft(table, 'BGO');
    expect(table.ctx.phase).toBe('draft');
    draft(table, 'GOB');
    expect(table.ctx.phase).toBe('play');
    expect(leftOver(table)).toEqual([0, 0, 0, 0]);
    for (const seat of ['0', '1', '2']) expect(held(table, seat)).toHaveLength(2);
  });

  test('ME-080 picks run from the start player to the last seat and back', () => {
    expect(draftOrder(['2', '0', '1'])).toEqual(['2', '0', '1', '1', '0', '2']);
    const table = starting(4);
    const asked: string[] = [];
    for (const letter of 'BGOBGBOG') {
      asked.push(...table.asked);
      draft(table, letter);
    }
    expect(asked).toEqual(['0', '1', '2', '3', '3', '2', '1', '0']);
  });

  test('ME-070 ME-077 ME-078 ME-489 four seats: 5 on the board, 3 of each set aside, one is left and lengthens its company', () => {
    const table = starting(4);
    expect(COMPANIES.map((c) => table.G.companies[c].shares)).toEqual([5, 5, 5, 5]);
    expect(prepared(table)).toEqual([3, 3, 3, 0]);
    draft(table, 'BGOBGBOG');
    expect(['0', '1', '2', '3'].map((seat) => held(table, seat))).toEqual(['BG', 'GO', 'BO', 'BG']);
    expect(leftOver(table)).toEqual([0, 0, 1, 0]);
    expect(table.G.companies.orange.length).toBe(1);
    expect(table.G.companies.brown.length).toBe(0);
    expect(only(story(table), 'share-left')).toEqual([{ type: 'share-left', company: 'orange', count: 1, now: 1 }]);
  });

  test('ME-071 ME-079 five seats: 5 on the board, 4 of each set aside, two are left and lengthen their companies', () => {
    const table = starting(5);
    expect(COMPANIES.map((c) => table.G.companies[c].shares)).toEqual([5, 5, 5, 5]);
    expect(prepared(table)).toEqual([4, 4, 4, 0]);
    draft(table, 'BBBGGBOOOG');
    expect(leftOver(table)).toEqual([0, 1, 1, 0]);
    expect(COMPANIES.map((c) => table.G.companies[c].length)).toEqual([0, 1, 1, 8]);
    const same = draft(starting(5), 'BBBBGOOGGG');
    expect(leftOver(same)).toEqual([0, 0, 2, 0]);
    expect(same.G.companies.orange.length).toBe(2);
  });

  test('ME-081 ME-157 the second share is of another company; only what is left can be picked', () => {
    const table = draft(starting(3), 'BGO');
    expect(refused(table, '2', 'draftShare', { company: 'orange' })).toBe('same-company ME-081');
    draft(table, 'B');
    expect(refused(table, '1', 'draftShare', { company: 'brown' })).toBe('none-prepared ME-157');
    expect(refused(table, '1', 'draftShare', { company: 'orange' })).toBe('');
  });

  test('ME-082 ME-490 when no other company is left, the second share may be of the same one', () => {
    const table = draft(starting(3), 'BGOGO');
    expect(prepared(table)).toEqual([1, 0, 0, 0]);
    draft(table, 'B');
    expect(['0', '1', '2'].map((seat) => held(table, seat))).toEqual(['BB', 'GO', 'GO']);
  });

  test('ME-083 two seats may end with the same pair', () => {
    const table = draft(starting(4), 'BBGGOO');
    expect([held(table, '2'), held(table, '3')]).toEqual(['GO', 'GO']);
  });

  test('ME-084 shares that nobody drafted cannot be taken and do not score', () => {
    const table = draft(starting(4), 'BGOBGBOG');
    expect(COMPANIES.map((c) => table.G.companies[c].shares)).toEqual([5, 5, 5, 5]);
    edit(table, (G) => void (G.companies.orange.shares = 0));
    expect(refused(table, '0', 'takeShare', { company: 'orange' })).toBe('no-shares ME-180');
    const owned = Object.values(table.G.seats).reduce((sum, { shares }) => sum + shares.orange, 0);
    expect([owned, leftOver(table)[2]]).toEqual([2, 1]);
  });

  test('ME-067 what is neither on the board nor set aside stays in the box', () => {
    const inBox = (players: number) => {
      const { boardShares, draftShares } = setupFor(players);
      return [9 - boardShares - draftShares, 9 - boardShares];
    };
    expect([2, 3, 4, 5].map(inBox)).toEqual([[3, 5], [2, 4], [1, 4], [0, 4]]);
    for (const options of [UK, TW]) {
      const table = open(4, options);
      const onTable: PerCompany = { brown: 8, grey: 8, orange: 8, white: 5 };
      for (const c of COMPANIES) expect(table.G.companies[c].shares + table.G.companies[c].prepared).toBe(onTable[c]);
    }
  });

  test('ME-072 the draft is the same on both maps', () => {
    for (const map of MAP_IDS) expect(prepared(open(4, { map }))).toEqual([3, 3, 3, 0]);
  });
});
