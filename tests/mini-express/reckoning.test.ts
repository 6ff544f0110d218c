import { describe, expect, test } from 'vitest';
import { perCompany } from '../../games/mini-express/companies';
import { starBonus } from '../../games/mini-express/length';
import { ownersInReverse } from '../../games/mini-express/reckoning';
import { finalLength } from '../../games/mini-express/scoring';
import { act, broken, edit, fresh, influenceOf, measuredLengths, only, playThrough, refused, rig, standIn, story, TW, UK, type MiniTable, type Options, type Rig } from './play';

/** A table whose last seat has one free share to take, after which the game is over. */
function lastTurn(players: number, options: Options, change: Rig): MiniTable {
  const table = rig(fresh(players, options), { ...change, area: { grey: 0, ...change.area } });
  const last = String(players - 1);
  edit(table, (G) => {
    G.trigger = '0';
    G.asked = { [last]: 'act' };
  });
  table.state = { ...table.state, ctx: { ...table.state.ctx, activePlayers: { [last]: 'act' }, currentPlayer: last } };
  return table;
}
const finish = (table: MiniTable) => act(table, table.asked[0]!, 'takeShare', { company: 'grey' });
const CLOAK = { ...UK, cloakAndDagger: true };

describe('debts', () => {
  const withDebt = (debts: string[], change: Rig, options = CLOAK) => {
    const table = lastTurn(3, options, change);
    return edit(table, (G) => debts.forEach((debt, i) => void (G.players[String(i)]!.debt = debt)));
  };

  test('ME-315 ME-525 all Debt tiles are revealed and applied before scoring', () => {
    const table = withDebt(['debt-brown-grey', 'debt-grey-white', 'debt-orange-white'], { influence: { 0: { brown: 3, grey: 2 }, 1: { grey: 4, white: 1 }, 2: { orange: 5, white: 2 } } });
    const told = finish(table);
    expect(['0', '1', '2'].map((seat) => influenceOf(table, seat))).toEqual(['B2 G1 O0 W0', 'B0 G3 O0 W0', 'B0 G0 O4 W1']);
    expect(table.view(null).debts).toEqual({ 0: 'debt-brown-grey', 1: 'debt-grey-white', 2: 'debt-orange-white' });
    expect(only(told, 'debt-revealed')).toHaveLength(3);
    expect(table.G.result!.companies.brown.stakes['0']!.influence).toBe(2);
  });

  test('ME-317 ME-501 a loss never takes a marker below 0', () => {
    const table = withDebt(['debt-brown-white'], { influence: { 0: { grey: 2, orange: 1, white: 3 } } });
    finish(table);
    expect(influenceOf(table, '0')).toBe('B0 G2 O1 W2');
  });

  test('ME-386 the six tiles are the six pairs of companies, 1 influence in each', () => {
    for (const [debt, after] of [
      ['debt-brown-grey', 'B4 G4 O5 W5'], ['debt-brown-orange', 'B4 G5 O4 W5'], ['debt-brown-white', 'B4 G5 O5 W4'],
      ['debt-grey-orange', 'B5 G4 O4 W5'], ['debt-grey-white', 'B5 G4 O5 W4'], ['debt-orange-white', 'B5 G5 O4 W4'],
    ] as const) {
      const table = withDebt([debt], { influence: { 0: { brown: 5, grey: 5, orange: 5, white: 5 } } });
      finish(table);
      expect(influenceOf(table, '0')).toBe(after);
    }
  });

  test('ME-316 nothing else in scoring changes: with the same influence the points are the same', () => {
    const influence = { 0: { brown: 3 }, 1: { grey: 4 }, 2: { orange: 5 } };
    const plain = lastTurn(3, UK, { influence });
    finish(plain);
    const debts = withDebt(['debt-grey-white', 'debt-brown-white', 'debt-brown-grey'], { influence });
    finish(debts);
    expect(debts.G.result).toEqual(plain.G.result);
  });

  test('ME-456 debts come before the Seal, and they move no Limit tile', () => {
    const table = withDebt(['debt-brown-grey', 'debt-grey-white', 'debt-orange-white'], { influence: { 2: { orange: 5 } }, seal: ['2'], tunnels: { 2: 1 } }, { ...TW, cloakAndDagger: true });
    finish(table);
    expect(table.G.asked).toEqual({ 2: 'raise' });
    expect(table.G.debts).not.toBeNull();
    expect([table.G.seats['2']!.influence.orange, table.G.limits!.orange]).toEqual([4, 8]);
    // The Bot owns the Seal, and both can only pass: it raises a marker that its debt has lowered already.
    const bot = rig(fresh(1, { ...TW, cloakAndDagger: true }), { tunnels: { 1: 1 }, area: perCompany(() => 0) });
    edit(bot, (G) => { for (const own of Object.values(G.companies)) own.shares = 0; });
    const told = act(bot, '0', 'pass').map(({ type }) => type);
    expect(told.filter((type) => type === 'debt-revealed' || type === 'seal-raised')).toEqual(['debt-revealed', 'debt-revealed', 'seal-raised']);
  });
});

describe('the Seal at the end', () => {
  const owner = (influence: Rig['influence'], more: Rig = {}) => lastTurn(3, TW, { tunnels: { 2: 1 }, seal: ['2'], influence: influence!, ...more });

  test('ME-119 ME-272 ME-325 every owner must raise one of brown, grey and orange by 1', () => {
    const table = owner({ 2: { brown: 2, grey: 2, orange: 2 } });
    finish(table);
    expect([table.ctx.phase, table.G.asked, table.over]).toEqual(['reckoning', { 2: 'raise' }, false]);
    expect(refused(table, '2', 'raiseForSeal', { company: 'white' })).toBe('kit:arguments');
    expect(refused(table, '2', 'pass')).toBe('kit:not-now');
    act(table, '2', 'raiseForSeal', { company: 'grey' });
    expect(influenceOf(table, '2')).toBe('B1 G3 O1 W0');
    expect(table.over).toBe(true);
  });

  test('ME-119 without an owner, and in the UK, there is nothing to choose', () => {
    for (const options of [TW, UK]) {
      const table = lastTurn(3, options, {});
      finish(table);
      expect(table.over).toBe(true);
    }
  });

  test('ME-326 ME-331 ME-498 the raised marker may move onto the Limit tile; what cannot be lowered costs 2 White', () => {
    const first = owner({ 2: { brown: 7, orange: 2, white: 3 } });
    finish(first);
    act(first, '2', 'raiseForSeal', { company: 'brown' });
    expect(influenceOf(first, '2')).toBe('B8 G0 O1 W1');
    expect(broken(first).filter((words) => words.startsWith('ME-543'))).toEqual([]);
    const second = owner({ 2: { grey: 4, white: 3 } });
    finish(second);
    act(second, '2', 'raiseForSeal', { company: 'grey' });
    expect(influenceOf(second, '2')).toBe('B0 G5 O0 W0');
  });

  test('ME-328 ME-329 the other two are lowered by 1 each, never the raised one and none twice', () => {
    for (const [company, after] of [['brown', 'B4 G2 O2 W5'], ['grey', 'B2 G4 O2 W5'], ['orange', 'B2 G2 O4 W5']] as const) {
      const table = owner({ 2: { brown: 3, grey: 3, orange: 3, white: 5 } });
      finish(table);
      act(table, '2', 'raiseForSeal', { company });
      expect(influenceOf(table, '2')).toBe(after);
    }
  });

  test('ME-325 ME-327 ME-330 ME-332 ME-499 several owners act in reverse turn order: all raise, then all lower', () => {
    const table = lastTurn(3, TW, { tunnels: { 0: 1, 2: 1 }, seal: ['0', '2'], influence: { 0: { brown: 2, grey: 2, orange: 2 }, 2: { brown: 2, grey: 2, orange: 2 } } });
    edit(table, (G) => {
      G.turnNo = 40;
      G.seats['0']!.lastTurn = 39;
    });
    finish(table);
    expect(table.G.seats['2']!.lastTurn).toBe(41);
    expect(ownersInReverse(table.G)).toEqual(['2', '0']);
    expect(ownersInReverse({ seal: ['0', '2'], seats: { 0: { ...table.G.seats['0']!, lastTurn: 42 }, 2: table.G.seats['2']! } })).toEqual(['0', '2']);
    expect(table.asked).toEqual(['2']);
    act(table, '2', 'raiseForSeal', { company: 'brown' });
    expect([table.asked, influenceOf(table, '2')]).toEqual([['0'], 'B3 G2 O2 W0']);
    act(table, '0', 'raiseForSeal', { company: 'orange' });
    const seal = story(table).filter(({ type }) => type === 'seal-raised' || type === 'seal-lowered') as { type: string; seat: string }[];
    expect(seal.map(({ type, seat }) => `${type} ${seat}`)).toEqual([
      'seal-raised 2', 'seal-raised 0', 'seal-lowered 2', 'seal-lowered 2', 'seal-lowered 0', 'seal-lowered 0',
    ]);
  });
});

describe('a tie at the end', () => {
  /** Seats 0 and 1 score alike with brown, after the Seal has been reckoned with; seat 2 has nothing. */
  const level = (tunnels: Rig['tunnels'], brown: [number, number], shares: [number, number]): MiniTable => {
    const table = lastTurn(3, TW, { tunnels: tunnels!, length: { brown: 6, grey: 0, orange: 0, white: 0 }, influence: { 0: { brown: brown[0], white: 4 }, 1: { brown: brown[1], white: 4 } } });
    edit(table, (G) => {
      for (const own of Object.values(G.seats)) own.shares = perCompany(() => 0);
      for (const [i, seat] of ['0', '1'].entries()) Object.assign(G.seats[seat]!, { lastTurn: 10 + i, shares: { brown: 1, grey: 0, orange: shares[i]!, white: 0 } });
    });
    finish(table);
    while (!table.over) act(table, table.asked[0]!, 'raiseForSeal', { company: 'grey' });
    return table;
  };

  test('ME-350 ME-351 ME-352 ME-353 ME-355 ME-459 ME-500 played: the Seal, then the fewest shares, then the earliest latest turn', () => {
    for (const [tunnels, brown, shares, winner, by] of [
      [{ 0: 1 }, [5, 4], [0, 0], '1', 'seal'], [{ 0: 1, 1: 1 }, [5, 5], [1, 0], '1', 'shares'], [{ 0: 1, 1: 1 }, [5, 5], [0, 0], '0', 'turn'],
      [{}, [4, 4], [1, 0], '1', 'shares'], [{}, [4, 4], [0, 0], '0', 'turn'], [{ 2: 1 }, [4, 4], [0, 1], '0', 'shares'],
    ] as const) {
      const { winners, scores, ties } = level(tunnels, [...brown], [...shares]).G.result!;
      expect([scores['0'], scores['1'], winners, ties]).toEqual([6, 6, [winner], [{ by, tied: ['0', '1'], left: [winner] }]]);
    }
  });
});

describe('lengths at the end', () => {
  test('ME-335 UK: every key city reached counts once in the length', () => {
    for (let i = 0; i < 6; i++) {
      const table = playThrough(3, UK, `keys-${i}`);
      for (const [length, measured] of measuredLengths(table)) expect(length).toBe(measured);
    }
    const stale = lastTurn(3, UK, { trains: { brown: [[-5, 0], [3, -20]] } });
    expect(stale.G.companies.brown.length).toBe(2);
  });

  test('ME-336 Taiwan: 3, 4, 5 or 6 star cities add 1, 2, 3 or 5', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((stars) => starBonus({ map: 'tw1908' }, stars))).toEqual([0, 0, 0, 1, 2, 3, 5]);
    expect(starBonus({ map: 'uk1918' }, 6)).toBe(0);
    const table = lastTurn(3, TW, { trains: { grey: [[-2, 9], [-4, 13], [8, 4]] } });
    finish(table);
    expect(table.G.result!.companies.grey.length).toEqual({ track: 0, stars: 3, bonus: 1, final: 1 });
  });

  test('ME-337 the bonus is added only at the end', () => {
    const table = lastTurn(3, TW, { trains: { grey: [[-2, 9], [-4, 13], [8, 4]] } });
    expect(table.G.companies.grey.length).toBe(0);
    const told = finish(table);
    expect(only(told, 'star-bonus')).toEqual([{ type: 'star-bonus', company: 'grey', stars: 3, bonus: 1, now: 1 }]);
  });

  test('ME-340 ME-389 ME-497 the final length ends at 15, with Peak Steam at 20, after all additions', () => {
    for (const [peakSteam, final] of [[false, 15], [true, 16]] as const) {
      const table = lastTurn(3, { ...TW, peakSteam }, {
        trains: { brown: [[8, 4], [-2, 9], [-4, 13]], white: [[4, 8]] }, length: { brown: 14 }, also: (G) => { G.booms = ['hualien']; },
      });
      finish(table);
      expect(table.G.result!.companies.brown.length).toEqual({ track: 14, stars: 4, bonus: 2, final });
    }
    expect(finalLength(rig(fresh(3, { ...TW, peakSteam: true }), { trains: { brown: [[8, 4], [-2, 9], [-4, 13]] }, length: { brown: 20 } }).G, 'brown').final).toBe(20);
  });

  test('a seat that is away still raises', () => {
    const table = lastTurn(3, TW, { tunnels: { 2: 1 }, seal: ['2'] });
    finish(table);
    standIn(table);
    expect(table.over).toBe(true);
  });
});
