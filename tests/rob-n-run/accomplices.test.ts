import { describe, expect, test } from 'vitest';
import { picture, total } from '../../games/rob-n-run/cards';
import { CARDS, type Card } from '../../games/rob-n-run/state';
import { act, only, playAll, raid, refused, shown, T, type RobTable } from './scene';

const handOf = (table: RobTable, seat: string) => table.G.players[seat]!.hand;

describe('whose turn it is', () => {
  test('RR-410 RR-148 RR-151 RR-152 three passes with three hands: the next must play or swap, and a swap counts anew', () => {
    const table = raid({ safes: ['s3-02'], boss: '1', turn: '2', hands: { 2: { ram: 2 }, 3: { ram: 2 }, 0: { ram: 2 } } });
    act(table, 'playCard', { card: 'ram' }, '2');
    act(table, 'pass', {}, '3');
    act(table, 'pass', {}, '0');
    act(table, 'pass', {}, '2');
    expect(table.G.raid!.passes).toBe(3);
    expect(table.asked).toEqual(['3']);
    expect(refused(table, 'pass')).toMatchObject({ reason: 'all-passed', rule: 'RR-152' });
    act(table, 'swapHand', {}, '3');
    expect(table.G.raid!.passes).toBe(0);
    act(table, 'pass', {}, '0');
    // A card played sets the count back as well.
    act(table, 'playCard', { card: 'ram' }, '2');
    expect(table.G.raid!.passes).toBe(0);
  });

  test('RR-411 RR-149 who has no cards is skipped, and counts for no pass', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { ram: 2 }, 2: { ram: 2 } } });
    act(table, 'pass', {}, '1');
    act(table, 'pass', {}, '2');
    expect(table.asked).toEqual(['1']);
    expect(refused(table, 'pass')?.reason).toBe('all-passed');
    expect(table.choices('1', { Number: () => 0, Shuffle: (list) => list }).map(({ move }) => move)).toEqual(['playCard', 'swapHand']);
  });

  test('RR-145 RR-147 the accomplice to the Boss\'s left begins in every round, and turns go round', () => {
    const table = raid({ safes: ['s3-02'], boss: '2', hands: { 3: { ram: 3 }, 0: { ram: 2, torch: 1 }, 1: { ram: 3 } } });
    for (const round of [1, 2]) {
      expect(table.G.raid!.round).toBe(round);
      act(table, 'endHints');
      expect(table.asked).toEqual(['3']);
      act(table, 'pass');
      expect(table.asked).toEqual(['0']);
      act(table, 'playCard', { card: round === 1 ? 'ram' : 'torch' });
      expect(table.asked).toEqual(['1']);
      act(table, 'pass');
      expect(table.asked).toEqual(['3']);
      if (round === 1) playAll(table, ['ram', 'ram']);
    }
  });

  test('RR-413 RR-133 RR-150 the card that fills the middle ends the phase', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', middle: { 2: { ram: 1 }, 3: { ram: 1 } }, hands: { 1: { ram: 1 }, 2: { torch: 1 }, 3: { torch: 1 } } });
    act(table, 'playCard', { card: 'ram' });
    expect(table.ctx.phase).toBe('hints');
    expect(table.G.raid!.rows.ram).toBe(3);
  });

  test('RR-414 RR-150 the phase ends when no accomplice has a card left', () => {
    const table = raid({ safes: ['s3-02'], levels: { white: 2 }, scenario: '2', turn: '2', car: 11, middle: { 1: { ram: 1 } }, hands: { 2: { ram: 1 }, 3: { ram: 1 } } });
    playAll(table, ['ram', 'ram']);
    expect(table.G.lastRaid!.rows.ram).toBe(3);
    expect(table.G.lastRaid!.rounds).toBe(1);
  });

  test('RR-415 RR-316 RR-315 two seats: a pass only brings the turn back', () => {
    const table = raid({ players: 2, safes: ['s3-02'], turn: '1', hands: { 1: { ram: 5 } } });
    act(table, 'pass');
    expect(table.asked).toEqual(['1']);
    expect(refused(table, 'pass')?.reason).toBe('all-passed');
    act(table, 'swapHand');
    act(table, 'pass');
    expect(refused(table, 'pass')?.reason).toBe('all-passed');
    expect(refused(table, 'swapHand')?.reason).toBe('swapped-already');
    const card = table.choices('1', { Number: () => 0, Shuffle: (list) => list })[0]!;
    expect(card.move).toBe('playCard');
    act(table, card.move, card.args);
  });
});

describe('what an accomplice does', () => {
  test('RR-146 RR-105 RR-235 play, swap or pass: nothing else is offered', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { ram: 2, bag: 1 }, 2: { ram: 1 }, 3: { ram: 1 } } });
    expect(table.choices('1', { Number: () => 0, Shuffle: (list) => list })).toEqual([
      { move: 'playCard', args: { card: 'ram' } }, { move: 'playCard', args: { card: 'bag' } }, { move: 'swapHand', args: {} }, { move: 'pass', args: {} },
    ]);
    expect(refused(table, 'playCard', { card: 'torch' })).toMatchObject({ reason: 'not-in-hand', rule: 'RR-235' });
    expect(refused(table, 'playCard', { card: 'ram' }, '2')?.reason).toBe('kit:not-asked');
    expect(refused(table, 'endHints', {}, '0')?.reason).toBe('kit:not-asked');
  });

  test('RR-235 RR-238 a card goes from the hand to the middle, and its owner remembers it', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { ram: 2, bag: 1 }, 2: { ram: 1 }, 3: { ram: 1 } } });
    const told = act(table, 'playCard', { card: 'ram' });
    expect(told).toEqual([{ type: 'played', seat: '1', middle: 1, hand: 2 }]);
    expect(handOf(table, '1')).toMatchObject({ ram: 1, bag: 1 });
    expect(table.G.secret.middle).toMatchObject({ ram: 1 });
    expect(table.view('1').players['1']!.played).toEqual([expect.objectContaining({ ram: 1, bag: 0 })]);
    expect(table.view('2').counts.played).toEqual({ 0: [], 1: [1], 2: [0], 3: [0] });
    // Round by round: in raid T seat 1 has played all of round 1.
    const second = raid({ ...T, turn: '1' });
    act(second, 'playCard', { card: 'dynamite' });
    expect(second.view('1').players['1']!.played.map(picture)).toEqual([{ dynamite: 1, jackhammer: 1, idcard: 2 }, { dynamite: 1 }]);
    playAll(second, ['acid', 'torch']);
    act(second, 'endHints');
    act(second, 'playCard', { card: 'ram' });
    expect(second.view('1').players['1']!.played.map(picture)).toEqual([{ dynamite: 1, jackhammer: 1, idcard: 2 }, { dynamite: 1 }, { ram: 1 }]);
    expect(second.view('0').counts.played).toEqual({ 0: [], 1: [4, 1, 1], 2: [0, 1, 0], 3: [0, 1, 0] });
  });

  test('RR-412 RR-162 RR-239 RR-240 RR-241 a swap: all into the trash, as many drawn, the trash shuffled when the deck is empty; once a phase', () => {
    const table = raid({
      safes: ['s3-02'], turn: '1', next: ['acid', 'stethoscope'], deck: 2, treasury: 3,
      hands: { 1: { dynamite: 5 }, 2: { ram: 8, idcard: 8, torch: 6 }, 3: { jackhammer: 8, acid: 7, stethoscope: 5 } },
      trash: {},
    });
    expect([table.view(null).counts.deck, table.view(null).counts.trash]).toEqual([2, 12]);
    const told = act(table, 'swapHand');
    expect(told).toEqual([{ type: 'swapped', seat: '1', count: 5 }]);
    const { hands, deck, trash } = table.view(null).counts;
    expect([hands['1'], deck, trash]).toEqual([5, 14, 0]);
    // The trash was shuffled: what is left is in no order of kinds.
    expect(table.G.secret.deck).not.toEqual(table.G.secret.deck.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)));
    // The two of the old deck came first.
    expect(handOf(table, '1').acid).toBeGreaterThanOrEqual(1);
    expect(handOf(table, '1').stethoscope).toBeGreaterThanOrEqual(1);
    act(table, 'pass', {}, '2');
    act(table, 'pass', {}, '3');
    expect(refused(table, 'swapHand')).toMatchObject({ reason: 'swapped-already', rule: 'RR-240' });
    const any = table.choices('1', { Number: () => 0, Shuffle: (list) => list }).find(({ move }) => move === 'playCard')!;
    act(table, any.move, any.args);
    playAll(table, ['ram', 'jackhammer']);
    act(table, 'endHints');
    // After a card played and in the next round it is allowed again.
    act(table, 'swapHand', {}, '1');
    act(table, 'swapHand', {}, '2');
  });

  test('RR-337 a swap is possible after passing and after playing, once a phase, and uses up the turn', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { ram: 3 }, 2: { ram: 3 }, 3: { torch: 3 } } });
    act(table, 'playCard', { card: 'ram' }, '1');
    act(table, 'pass', {}, '2');
    act(table, 'pass', {}, '3');
    act(table, 'swapHand', {}, '1');
    expect(table.asked).toEqual(['2']);
    act(table, 'swapHand', {}, '2');
    expect(table.asked).toEqual(['3']);
    act(table, 'playCard', { card: 'torch' }, '3');
    for (const seat of ['1', '2'] as const) {
      expect(refused(table, 'swapHand')?.reason).toBe('swapped-already');
      act(table, 'pass', {}, seat);
    }
    act(table, 'swapHand', {}, '3');
  });

  test('RR-162 cards come off the top, and the trash stays as long as the deck has one', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', next: ['acid', 'stethoscope', 'bag'], trash: { torch: 3 }, hands: { 1: { dynamite: 2 }, 2: { ram: 1 }, 3: { ram: 1 } } });
    act(table, 'swapHand');
    expect(picture(handOf(table, '1'))).toEqual({ stethoscope: 1, acid: 1 });
    expect(picture(table.G.secret.trash)).toEqual({ dynamite: 2, torch: 3 });
    expect(table.G.secret.deck.at(-1)).toBe('bag');
  });

  test('RR-162 a deck of nothing and an empty trash give nothing', () => {
    const table = raid({
      safes: ['s3-02'], turn: '1',
      hands: { 1: { bag: 1, dynamite: 8 }, 2: { ram: 8, idcard: 8, torch: 8, bag: 4 }, 3: { jackhammer: 8, acid: 8, stethoscope: 8 } },
    });
    expect(table.view(null).counts.deck).toBe(0);
    const told = playAll(table, ['bag', 'bag', 'jackhammer']);
    expect(only(told, 'drew').map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(total(handOf(table, '1'))).toBe(8);
  });

  test('RR-242 passing changes nothing but whose turn it is', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { ram: 2 }, 2: { ram: 1 }, 3: { ram: 1 } } });
    const { asked: _, raid: before, ...rest } = table.G;
    expect(act(table, 'pass')).toEqual([{ type: 'passed', seat: '1' }]);
    const { asked, raid: after, ...now } = table.G;
    expect(now).toEqual(rest);
    expect(asked).toEqual({ 2: 'act' });
    expect({ ...after, passes: 0 }).toEqual({ ...before, passes: 0 });
  });

  test('RR-160 RR-161 a refused move changes nothing, and nothing can be taken back', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { ram: 2 }, 2: { ram: 1 }, 3: { ram: 1 } } });
    refused(table, 'playCard', { card: 'acid' });
    refused(table, 'playCard', { card: 'ram', to: '2' });
    act(table, 'pass');
    expect(table.undo('1')).toBe(false);
    expect(table.ruleset.game.disableUndo).toBe(true);
    expect(table.asked).toEqual(['2']);
  });
});

describe('who has played what', () => {
  test('RR-416 RR-246 RR-237 RR-509 RR-510 RR-527 exchanged between two seats, the same cards look the same to everybody else', () => {
    const play = (first: Card, second: Card) => {
      const table = raid({ safes: ['s2-16'], turn: '1', hands: { 1: { torch: 1, acid: 1 }, 2: { torch: 1, acid: 1 }, 3: { ram: 2 } } });
      act(table, 'playCard', { card: first });
      act(table, 'playCard', { card: second });
      const during = ['0', '3', null].map((seat) => shown(table, seat));
      act(table, 'playCard', { card: 'ram' });
      return [...during, ...['0', '3', null].map((seat) => shown(table, seat))];
    };
    const [one, other] = [play('torch', 'acid'), play('acid', 'torch')];
    expect(one).toEqual(other);
    // As long as they lie in the middle, other cards look the same as well.
    for (const card of ['torch', 'acid'] as const) expect(play(card, card).slice(0, 3)).toEqual(one.slice(0, 3));
    // The middle itself is the same, whatever the order: there is none.
    expect(one.slice(0, 3).every((text) => text.includes('"middle":2'))).toBe(true);
  });

  test('RR-237 RR-509 the argument is redacted for everybody else, and the Boss sees only the size of the middle', () => {
    const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { torch: 1, acid: 1 }, 2: { torch: 1 }, 3: { ram: 2 } } });
    act(table, 'playCard', { card: 'acid' });
    const entry = table.log.find(({ action }) => action.type === 'MAKE_MOVE')!;
    expect(entry.redact).toBe(true);
    for (const seat of ['0', '2', '3', null]) expect(shown(table, seat)).toBe(shown(raidWith('torch'), seat));
    expect(shown(table, '1')).not.toBe(shown(raidWith('torch'), '1'));
  });
});

/** The same scene, in which seat 1 has played another card. */
function raidWith(card: 'torch'): RobTable {
  const table = raid({ safes: ['s3-02'], turn: '1', hands: { 1: { torch: 1, acid: 1 }, 2: { torch: 1 }, 3: { ram: 2 } } });
  act(table, 'playCard', { card });
  return table;
}
