import { expect, test } from 'vitest';
import { Table } from '../../../games/kit/table';
import { ruleset } from './game';
import { bestSeat } from './moves';

const open = (options = {}) => new Table(ruleset, { players: 2, seed: 'rules', options });
const hand = (table: ReturnType<typeof open>, seat: string) => table.view(seat).players[seat]!.hand;

test('NG-002 each player is dealt three of twenty cards', () => {
  const table = open();
  expect(hand(table, '0')).toHaveLength(3);
  expect(table.view(null).counts).toEqual({ deck: 14, hands: { '0': 3, '1': 3 } });
});

test('NG-010 cards stay hidden until the last has chosen', () => {
  const table = open();
  const [mine] = hand(table, '0');
  expect(table.act('0', 'playCard', { card: 99 })).toEqual({ reason: 'not-in-hand', rule: 'NG-010' });
  table.act('0', 'playCard', { card: mine });
  expect(table.view('1').shown).toEqual({});
  table.act('1', 'playCard', { card: hand(table, '1')[0] });
  expect(table.view('1').shown['0']).toBe(mine);
  expect(hand(table, '0')).toHaveLength(2);
});

test('NG-011 the highest card takes the point, or the lowest with the option', () => {
  const cards: [string, number][] = [['0', 4], ['1', 17], ['2', 9]];
  expect(bestSeat(cards, false)).toBe('1');
  expect(bestSeat(cards, true)).toBe('0');
  const table = open({ low: true });
  const [a, b] = [hand(table, '0')[0]!, hand(table, '1')[0]!];
  table.act('0', 'playCard', { card: a });
  table.act('1', 'playCard', { card: b });
  expect(table.G.points[a < b ? '0' : '1']).toBe(1);
});

/** Both seats play their lists in turn. */
function play(table: ReturnType<typeof open>, order: (a: number, b: number) => number) {
  while (!table.over)
    for (const seat of ['0', '1']) table.act(seat, 'playCard', { card: hand(table, seat).toSorted(order)[0] });
  return table.G;
}

test('NG-020 the game ends with empty hands, and the most points win', () => {
  const { result, points } = play(open(), (a, b) => b - a);
  const most = Math.max(...Object.values(points));
  expect(result!.scores).toEqual(points);
  expect(result!.winners).toEqual(['0', '1'].filter((seat) => points[seat] === most));
});

test('NG-021 players who are level share the win', () => {
  const table = new Table(ruleset, { players: 3, seed: 'level' });
  const G = structuredClone(table.G);
  G.players['0']!.hand = [20];
  G.players['1']!.hand = [1];
  G.players['2']!.hand = [2];
  G.points = { '0': 0, '1': 1, '2': 0 };
  const last = new Table(ruleset, { ...table.state, G });
  for (const [seat, card] of [['0', 20], ['1', 1], ['2', 2]] as const) last.act(seat, 'playCard', { card });
  expect(last.G.result!.winners).toEqual(['0', '1']);
});
