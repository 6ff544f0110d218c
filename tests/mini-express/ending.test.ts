import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../games/mini-express/companies';
import { isExhausted, isOver, stillToPlay } from '../../games/mini-express/ending';
import { act, edit, fresh, MAP_IDS, only, open, refused, rig, standIn, story, TW, UK, type MiniTable, type Options } from './play';

const HUSTLE: Options = { ...UK, hustleAndBustle: true };

/** Brown has no share left, and the next seat can take grey's last one for nothing. */
const onTheBrink = (table: MiniTable): MiniTable => edit(rig(table, { area: { grey: 0 } }), (G) => {
  G.companies.brown.shares = 0;
  G.companies.grey.shares = 1;
});
const trigger = (table: MiniTable, seat: string) => act(table, seat, 'takeShare', { company: 'grey' });
/** The seat's first legal action. */
const play = (table: MiniTable, seat: string): void => {
  expect(table.asked).toEqual([seat]);
  standIn(table);
};

describe('the end', () => {
  test('ME-300 ME-302 a company is exhausted without a share on the board, or without a train in area and supply', () => {
    const { G } = fresh();
    const exhausted = (change: object) => isExhausted({ companies: { ...G.companies, brown: { ...G.companies.brown, ...change } } }, 'brown');
    expect(exhausted({})).toBe(false);
    expect(exhausted({ shares: 0 })).toBe(true);
    expect(exhausted({ area: 0 })).toBe(false);
    expect(exhausted({ supply: 0 })).toBe(false);
    expect(exhausted({ area: 0, supply: 0 })).toBe(true);
  });

  test('ME-301 two exhausted companies trigger the end, one does not', () => {
    const one = edit(rig(fresh(), { area: { grey: 0 } }), (G) => void (G.companies.grey.shares = 1));
    trigger(one, '0');
    expect(one.G.trigger).toBeNull();
    const two = onTheBrink(fresh());
    const told = trigger(two, '0');
    expect(two.G.trigger).toBe('0');
    expect(only(told, 'end-triggered')).toEqual([{ type: 'end-triggered', seat: '0', companies: ['brown', 'grey'] }]);
  });

  test('ME-493 one company by shares and White by trains count as two', () => {
    const table = rig(fresh(3, TW), { area: { white: 0 } });
    edit(table, (G) => {
      G.companies.brown.shares = 0;
      G.companies.white.supply = 0;
    });
    standIn(table);
    expect(table.G.trigger).toBe('0');
  });

  test('ME-303 it is checked after every turn, the Bot\'s too, and never undone', () => {
    const bot = fresh(1);
    edit(bot, (G) => {
      for (const company of COMPANIES) G.companies[company].shares = company === 'brown' ? 0 : 1;
      for (const company of COMPANIES) Object.assign(G.companies[company], { supply: G.companies[company].supply + G.companies[company].area, area: 0 });
      G.companies.orange.area = 5;
    });
    act(bot, '0', 'buildTrack', { company: 'orange', route: [{ q: 0, r: 1 }, { q: 0, r: 2 }] });
    expect(bot.G.trigger).toBe('1');
    const table = onTheBrink(fresh());
    trigger(table, '0');
    edit(table, (G) => void (G.companies.grey.shares = 3));
    play(table, '1');
    expect(table.G.trigger).toBe('0');
    play(table, '2');
    expect(table.over).toBe(true);
    const still = onTheBrink(fresh());
    trigger(still, '0');
    play(still, '1');
    play(still, '2');
    expect([still.G.trigger, only(story(still), 'end-triggered').map(({ seat }) => seat)]).toEqual(['0', ['0']]);
  });

  test('ME-304 the round is finished, so that all have had equally many turns; triggered by the last seat it ends at once', () => {
    for (const [seat, more] of [['0', ['1', '2']], ['1', ['2']], ['2', []]] as const) {
      const table = fresh();
      for (const before of ['0', '1', '2'].slice(0, Number(seat))) play(table, before);
      onTheBrink(table);
      trigger(table, seat);
      for (const next of more) {
        expect(table.over).toBe(false);
        play(table, next);
      }
      expect(table.over).toBe(true);
      expect(Object.values(table.G.seats).map(({ lastTurn }) => lastTurn)).toEqual([1, 2, 3]);
    }
  });

  test('ME-304 ME-492 order 2, 3, 0, 1: triggered by seat 3, seats 0 and 1 play once more', () => {
    for (let i = 0; ; i++) {
      const table = open(4, UK, `order-${i}`);
      if (table.G.order.join() !== '2,3,0,1') continue;
      while (table.ctx.phase === 'draft') standIn(table);
      play(table, '2');
      onTheBrink(table);
      expect(stillToPlay(table.G)).toEqual([]);
      trigger(table, '3');
      expect(stillToPlay(table.G)).toEqual(['0', '1']);
      play(table, '0');
      expect(table.over).toBe(false);
      expect(stillToPlay(table.G)).toEqual(['1']);
      play(table, '1');
      expect(table.over).toBe(true);
      expect(stillToPlay(table.G)).toEqual([]);
      return;
    }
  });

  test('ME-305 ME-385 ME-390 maps, Cloak & Dagger and Peak Steam do not change the end', () => {
    for (const map of MAP_IDS) for (const module of [{}, { cloakAndDagger: true }, { peakSteam: true }] as Options[]) {
      const table = onTheBrink(fresh(3, { map, ...module }));
      trigger(table, '0');
      expect(table.asked).toEqual(['1']);
      play(table, '1');
      play(table, '2');
      expect(table.G.turnNo).toBe(3);
      expect(only(story(table), 'passed')).toEqual([]);
      expect(table.over || table.ctx.phase === 'reckoning').toBe(true);
    }
  });
});

describe('the end with Hustle & Bustle', () => {
  const brink = (players: number, red: string[], active: string): MiniTable => {
    const table = onTheBrink(fresh(players, HUSTLE));
    edit(table, (G) => {
      for (const seat of red) G.seats[seat]!.signal = 'red';
      G.asked = { [active]: 'act' };
    });
    table.state = { ...table.state, ctx: { ...table.state.ctx, activePlayers: { [active]: 'act' }, currentPlayer: active } };
    return table;
  };

  test('ME-306 ME-495 after the trigger play goes on until all tiles are red', () => {
    const table = brink(4, ['1', '3'], '2');
    trigger(table, '2');
    expect(table.G.asked).toEqual({ 0: 'act' });
    expect(stillToPlay(table.G)).toEqual(['0']);
    standIn(table);
    expect(table.over).toBe(true);
  });

  test('ME-307 ME-495 triggered by the last one to turn red, the game ends at once; nobody is named then (ME-131)', () => {
    const table = brink(4, ['0', '1', '3'], '2');
    const told = trigger(table, '2');
    expect(table.over).toBe(true);
    expect(only(told, 'next-named')).toEqual([]);
    expect(only(told, 'signals-green')).toEqual([]);
    expect(table.G.asked).toEqual({});
  });

  test('ME-352 ME-353 of a tie the fewest shares win, then whose latest turn came earliest, wherever it sits', () => {
    for (const [shares, winner] of [[[3, 2, 2], '2'], [[3, 2, 3], '1']] as const) {
      const table = onTheBrink(rig(fresh(3, HUSTLE), { length: { white: 0 } }));
      standIn(table);
      act(table, '0', 'chooseNext', { seat: '2' });
      standIn(edit(table, (G) => void (G.trigger = '0')));
      // Nothing is worth anything; the last turn, seat 1's, adds a share.
      edit(table, (G) => {
        for (const own of Object.values(G.companies)) Object.assign(own, { length: 0, area: 0 });
        shares.forEach((count, i) => Object.assign(G.seats[String(i)]!.shares, { brown: count - (i === 1 ? 1 : 0), grey: 0, orange: 0, white: 0 }));
      });
      act(table, '1', 'takeShare', { company: 'orange' });
      expect([table.over, table.G.result!.scores, table.G.result!.winners]).toEqual([true, { 0: 0, 1: 0, 2: 0 }, [winner]]);
    }
  });

  test('ME-131 ME-306 the order of play means nothing for the end', () => {
    const { G } = brink(3, ['0', '2'], '1');
    const over = (signals: string[]) => isOver({ ...G, trigger: '1', seats: Object.fromEntries(Object.entries(G.seats).map(([seat, own], i) => [seat, { ...own, signal: signals[i] as 'red' }])) }, '2');
    expect(over(['red', 'green', 'red'])).toBe(false);
    expect(over(['red', 'red', 'red'])).toBe(true);
    expect(refused(brink(3, ['0', '2'], '1'), '1', 'pass')).toBe('can-act ME-270');
  });
});
