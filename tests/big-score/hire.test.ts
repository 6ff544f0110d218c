/** Round setup and the hire phase: deals, picks, passing hands. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../games/kit/types';
import { BY_PLAYERS } from '../../games/big-score/content/numbers';
import { act, assignAll, edit, giveHands, goTo, only, open, refused, standInAll, story, type BigScoreTable } from './play';

const hands = (table: BigScoreTable): Record<Seat, string[]> =>
  Object.fromEntries(table.seats.map((seat) => [seat, table.G.players[seat]!.hand]));

/** All seats pick their first card. */
const pickAll = (table: BigScoreTable) => standInAll(table);

describe('round setup', () => {
  test('BS-101 six jobs lie face up, one below each number, in every round', () => {
    const table = open(3);
    for (const round of [1, 2, 3]) {
      goTo(table, 'hire', round);
      expect(table.view(null).jobs.filter((job) => job !== null)).toHaveLength(6);
      goTo(table, 'assign', round);
    }
    const dealt = only(story(table), 'round-dealt');
    expect(new Set(dealt.flatMap(({ jobs }) => jobs)).size).toBe(18);
  });

  test('BS-102 each player is dealt 9, 8, 7, 6 or 5 cards with 2 to 6 players', () => {
    const dealt = [2, 3, 4, 5, 6].map((players) => Object.values(hands(goTo(open(players), 'hire'))).map((hand) => hand.length));
    expect(dealt).toEqual([[9, 9], [8, 8, 8], [7, 7, 7, 7], [6, 6, 6, 6, 6], [5, 5, 5, 5, 5, 5]]);
  });

  test('BS-103 a hand is seen by its player and by nobody else', () => {
    const table = goTo(open(3), 'hire');
    expect(table.view('1').players['1']!.hand).toEqual(table.G.players['1']!.hand);
    for (const viewer of ['0', '2', null]) {
      const text = JSON.stringify(table.view(viewer));
      for (const card of table.G.players['1']!.hand) expect(text).not.toContain(`"${card}"`);
      expect(table.view(viewer).counts.hands['1']).toBe(8);
    }
  });

  test('BS-104 JoAT tokens used in a round are unused again in the next', () => {
    const table = edit(goTo(open(3), 'assign'), (G) => void (G.seats['1']!.joat = 0));
    goTo(table, 'hire', 2);
    expect(table.G.seats['1']!.joat).toBe(1);
  });

  test('BS-105 the crew deck suffices for three rounds and is never reshuffled', () => {
    expect([2, 3, 4, 5, 6].map((players) => 3 * players * BY_PLAYERS[players]!.deal)).toEqual([54, 72, 84, 90, 90]);
    for (const [players, left] of [[2, 36], [3, 18], [4, 6], [5, 0], [6, 0]] as const) {
      const table = goTo(open(players), 'hire', 1);
      const deck = [...table.G.secret.crewDeck];
      goTo(table, 'assign', 3);
      expect(table.view(null).counts.crewDeck).toBe(left);
      expect(table.G.secret.crewDeck).toEqual(deck.slice(0, left));
    }
  });
});

describe('hire', () => {
  test('BS-081 BS-131 all pick at the same time, one card each, from their own hand only', () => {
    const table = goTo(open(3), 'hire');
    expect(table.asked).toEqual(['0', '1', '2']);
    expect(table.ctx.activePlayers).toEqual({ 0: 'pick', 1: 'pick', 2: 'pick' });
    const foreign = table.G.players['1']!.hand[0];
    expect(refused(table, '0', 'pickCrew', { card: foreign })).toMatchObject({ reason: 'not-in-hand', rule: 'BS-131' });
    expect(refused(table, '0', 'pickCrew', { card: 'con-99' })?.reason).toBe('not-in-hand');
    const card = table.G.players['2']!.hand[3];
    act(table, '2', 'pickCrew', { card });
    expect(table.asked).toEqual(['0', '1']);
    act(table, '0', 'pickCrew', { card: table.G.players['0']!.hand[0] });
    act(table, '1', 'pickCrew', { card: table.G.players['1']!.hand[0] });
    expect(table.G.players['2']!.picks).toEqual([card]);
    expect(table.view(null).counts.picks).toEqual({ 0: 1, 1: 1, 2: 1 });
  });

  test('BS-132 BS-449 with 3 seats seat 1 holds what seat 0 left in round 1, seat 2 in round 2, seat 1 in round 3', () => {
    const table = open(3);
    for (const [round, receiver] of [[1, '1'], [2, '2'], [3, '1']] as const) {
      goTo(table, 'hire', round);
      const rest = table.G.players['0']!.hand.slice(1);
      expect(rest).toHaveLength(7);
      pickAll(table);
      expect(table.G.players[receiver]!.hand).toEqual(rest);
      expect(only(story(table), 'round-dealt').at(-1)!.direction).toBe(round === 2 ? 'right' : 'left');
      for (let move = 2; move <= 7; move++) pickAll(table);
      expect(table.ctx.phase).toBe('assign');
      expect(table.view(null).counts.hands).toEqual({ 0: 8, 1: 8, 2: 8 });
    }
  });

  test('BS-133 BS-134 no hand passes before the last seat has picked, then all do at once', () => {
    const table = goTo(open(4), 'hire');
    const before = hands(table);
    for (const seat of ['3', '1', '0']) {
      act(table, seat, 'pickCrew', { card: before[seat]![0] });
      expect(hands(table)).toEqual(before);
    }
    const [told] = only(act(table, '2', 'pickCrew', { card: before['2']![0] }), 'all-picked');
    expect(told).toMatchObject({ left: 6, direction: 'left' });
    for (const [from, to] of [['0', '1'], ['1', '2'], ['2', '3'], ['3', '0']] as const)
      expect(table.G.players[to]!.hand).toEqual(before[from]!.slice(1));
  });

  test('BS-135 BS-136 with d cards there are d-1 moves; the last card joins the picks without one', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const table = goTo(open(players), 'hire');
      const { deal } = BY_PLAYERS[players]!;
      for (let move = 1; move < deal; move++) {
        expect(table.ctx.phase).toBe('hire');
        const last = Object.values(table.G.players).map(({ hand }) => hand.length);
        expect(last).toEqual(Array(players).fill(deal - move + 1));
        pickAll(table);
      }
      expect(table.ctx.phase).toBe('assign');
      expect(only(story(table), 'all-picked').at(-1)!.left).toBe(1);
      for (const own of Object.values(table.G.players)) expect(own.hand).toHaveLength(deal);
    }
  });

  test('BS-136 the last card comes from the neighbour', () => {
    const table = edit(goTo(open(2), 'hire'), (G) => {
      giveHands(G, { 0: ['con-1', 'con-2'], 1: ['gun-1', 'gun-2'] });
      for (const [seat, own] of Object.entries(G.players)) own.picks = seat === '0' ? ['hacker-1'] : ['hacker-2'];
    });
    act(table, '0', 'pickCrew', { card: 'con-1' });
    act(table, '1', 'pickCrew', { card: 'gun-2' });
    expect(hands(table)).toEqual({ 0: ['con-1', 'gun-1', 'hacker-1'], 1: ['con-2', 'gun-2', 'hacker-2'] });
  });

  test('BS-137 picks are seen by their player at any time and by nobody else', () => {
    const table = goTo(open(3), 'hire');
    pickAll(table);
    const [card] = table.G.players['1']!.picks;
    expect(table.view('1').players['1']!.picks).toEqual([card]);
    for (const viewer of ['0', null]) expect(JSON.stringify(table.view(viewer))).not.toContain(`"${card}"`);
  });

  test('BS-138 after the hire phase cards in Training come back into the hand, free for any use', () => {
    const table = edit(goTo(open(2), 'assign'), (G) => giveHands(G, { 0: ['gun-x1', 'gun-x2', 'con-1'], 1: [] }));
    assignAll(table, { 0: { training: ['gun-x1', 'gun-x2'] } });
    expect(table.ctx.phase).toBe('hire');
    expect(table.view(null).seats['0']!.training).toEqual(['gun-x1', 'gun-x2']);
    goTo(table, 'assign');
    expect(table.G.players['0']!.hand).toHaveLength(11);
    expect(table.G.players['0']!.hand).toEqual(expect.arrayContaining(['gun-x1', 'gun-x2']));
    expect(table.G.seats['0']!.training).toEqual([]);
    expect(only(story(table), 'training-back')).toMatchObject([{ seat: '0', crew: 'gun', count: 2 }]);
    edit(table, (G) => void (G.jobs[0] = 'night-club'));
    expect(table.act('0', 'assignCrew', { plan: { jobs: { 1: ['gun-x1'] }, training: [] } })).toBeUndefined();
  });
});
