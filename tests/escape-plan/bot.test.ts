import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { byBot, playOut } from '../../games/kit/play';
import { bot } from '../../games/escape-plan/bot';
import { bestAction } from '../../games/escape-plan/bot/journey';
import { costIn, exitReserve, slotsLeft } from '../../games/escape-plan/bot/leaving';
import { reachableFrom, travelsTo } from '../../games/escape-plan/bot/reach';
import { act, open, scene, visiting } from './play';

describe('the bot', () => {
  test('EP-004 it plays whole games to the end, escapes in most of them, and takes 9 to 15 actions', () => {
    let [escaped, seats, actions] = [0, 0, 0];
    for (const players of [1, 2, 3, 4, 5]) {
      const table = open(players, {}, `bot-${players}`);
      playOut(table, () => byBot(bot), seededChance(`bot-${players}`), ({ choice }) => {
        if (['rest', 'travel', 'pass'].includes(choice.move)) actions += 1;
      });
      escaped += table.G.escapes.length;
      seats += players;
    }
    expect(escaped / seats).toBeGreaterThan(0.6);
    expect(actions / seats).toBeGreaterThan(8);
    expect(actions / seats).toBeLessThan(15);
  });

  test('it leaves through the open Exit once it is there', () => {
    const table = visiting('T09.exit', { day: 3, patrol: ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'] });
    act(table, '0', 'visit');
    const choices = table.choices('0', seededChance('x'));
    expect(bot({ view: table.view('0'), ctx: { phase: 'slot', numPlayers: 3 }, seat: '0', choices, dice: seededChance('y') })).toEqual({ move: 'exitChoice', args: { choice: 'escape' } });
  });

  test('it goes home in time: with one action left on day 3 it travels to the Exit', () => {
    const table = scene({ day: 3, slot: 'evening', patrol: ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'], pawns: { 0: 'T09.store' }, own: { 0: { cash: 3 } } });
    const choose = () => bot({ view: table.view('0'), ctx: { phase: 'slot', numPlayers: 3 }, seat: '0', choices: table.choices('0', seededChance('x')), dice: seededChance('y') })!;
    let choice = choose();
    // Executive Actions come first.
    for (; choice.move.startsWith('use'); choice = choose()) act(table, '0', choice.move, choice.args);
    expect(choice.move).toBe('travel');
    expect((choice.args.steps as object[]).at(-1)).toEqual({ go: 'T09.exit' });
  });

  test('EP-071 it knows in which slots of the day somebody can still act', () => {
    const table = scene({ players: 3, day: 3, slot: 'evening', seat: '1', boards: { 0: { discs: 2 }, 1: { discs: 1 }, 2: { discs: 0 } } });
    // Seat 0 has had its turn in the evening; seat 2 is still to come.
    expect(['0', '1', '2'].map((seat) => slotsLeft(table.view('1'), seat))).toEqual([['night', 'dawn'], ['evening', 'night'], ['evening']]);
    const asked = scene({ day: 3, slot: 'night', stage: 'disc', boards: { 0: { discs: 1 } } });
    expect(slotsLeft(asked.view('0'), '0')).toEqual(['night']);
    act(asked, '0', 'useDisc');
    expect(slotsLeft(asked.view('0'), '0')).toEqual(['night']);
  });

  test('EP-205 EP-289 it keeps cash for those who leave before it, alone for the slot', () => {
    const table = scene({ players: 3, day: 3, slot: 'afternoon', seat: '1', boards: { 0: { discs: 0 }, 1: { discs: 1 }, 2: { discs: 0 } } });
    expect((['afternoon', 'evening', 'night'] as const).map((slot) => costIn(table.view('1'), '1', slot))).toEqual([0, 5, 10]);
    expect(exitReserve(table.view('1'), '1')).toBe(10);
    const alone = scene({ players: 1, day: 3, slot: 'morning', boards: { 0: { discs: 1 } } });
    expect(exitReserve(alone.view('0'), '0')).toBe(6);
  });

  test('it leaves while it can still pay', () => {
    // Seat 0 has no disc: it leaves in the evening before seat 1, for whom the Exit then costs 5.
    const goal = (cash: number) => {
      const table = scene({
        players: 2, day: 3, slot: 'afternoon', seat: '1', patrol: ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'], pawns: { 1: 'T09.store' },
        boards: { 0: { discs: 0 }, 1: { discs: 0, income: 1, rested: true } }, own: { 1: { cash, plan: 'P1' } },
      });
      return Object.values((bestAction(table.view('1'), '1').choice.args.steps as object[]).at(-1)!)[0];
    };
    expect([goal(0), goal(30) === 'T09.exit']).toEqual(['T09.exit', false]);
  });

  test('EP-338 it knows how many Travels an Exit is away, two from the Exit itself', () => {
    const { G } = scene();
    const away = travelsTo(G, 3);
    expect([away.get('T09.exit'), away.get('T09.store')]).toEqual([2, 1]);
    for (const [location, travels] of away)
      if (travels === 1) expect(reachableFrom(G, location)).toContain('T09.exit');
  });
});
