/** Act I alone: hiring, assigning, scouting, fees, completed jobs, turns and rounds. */
import { describe, expect, test } from 'vitest';
import { typeOf } from '../../../games/big-score/content/crew';
import { act, atLay, begun, boss, edit, hand, only, passBy, possible, refused, rig, solo, stage } from './play';

const FIVE = ['con-1', 'con-2', 'gun-1', 'hacker-1', 'muscle-1'];

describe('round setup', () => {
  test('BS-310 BS-311 each round has the next of the three decks', () => {
    const table = begun();
    const [first, second] = table.G.secret.solo!.decks.map((deck) => [...deck]);
    expect(table.G.secret.crewDeck).toHaveLength(25);
    passBy(table, ({ G }) => G.round === 2);
    expect([...table.G.secret.crewDeck, ...hand(table)].toSorted()).toEqual(first!.toSorted());
    expect(table.G.secret.solo!.decks).toEqual([second]);
  });

  test('BS-313 three random jobs lie face up below 1-3, three face down below 4-6', () => {
    const table = begun();
    expect(table.G.jobs.map((job) => job !== null)).toEqual([true, true, true, false, false, false]);
    expect(solo(table).places.map(({ faceDown }) => faceDown)).toEqual([false, false, false, true, true, true]);
    expect(table.G.secret.solo!.faceDown.map((job) => job !== null)).toEqual([false, false, false, true, true, true]);
    expect(table.G.secret.jobDeck).toHaveLength(12);
  });

  test('BS-312 BS-330 when the deck has run out the round ends with the turn; after round 3 comes Act II', () => {
    const table = begun();
    rig(table, { hand: FIVE, deck: ['gun-2'], jobs: { 1: 'atm' } });
    act(table, 'drawOne');
    expect(table.G.secret.crewDeck).toEqual([]);
    act(table, 'endHire');
    act(table, 'layType', { type: 'gun', slots: [] });
    expect(table.G.round).toBe(1);
    act(table, 'endTurn', { keep: [] });
    expect(table.G.round).toBe(2);
    const last = atLay({ round: 3, hand: ['gun-1'], jobs: { 1: 'atm' } });
    act(last, 'layType', { type: 'gun', slots: [] });
    act(last, 'endTurn', { keep: [] });
    expect(stage(last)).toBe('soloVault choose');
    expect(last.G.act).toBe(2);
  });

  test('BS-330 with cards in the deck a new turn begins and the jobs stay with the crew on them', () => {
    const table = atLay({ hand: ['con-1'], deck: ['gun-2', 'gun-3'], jobs: { 1: 'atm' } });
    expect(hand(table)).toEqual(['con-1']);
    act(table, 'layType', { type: 'con', slots: [1] });
    act(table, 'endTurn', { keep: [] });
    expect([stage(table), table.G.round, table.G.jobs[0], solo(table).places[0]!.crew]).toEqual(['soloHire hire', 1, 'atm', ['con-1']]);
    expect(hand(table)).toEqual(['gun-2', 'gun-3']);
  });

  test('BS-330 BS-331 at the end of the round jobs not completed are discarded with their crew, without a fine', () => {
    const table = atLay({ cash: 100, hand: ['con-1'], deck: [], jobs: { 1: 'atm' }, hidden: { 5: 'hotel' } });
    act(table, 'layType', { type: 'con', slots: [1] });
    const events = act(table, 'endTurn', { keep: [] });
    expect(only(events, 'solo-round-over')[0]).toMatchObject({ count: 2, jobs: ['atm', 'hotel'] });
    expect(table.G.jobDiscard).toEqual(['atm', 'hotel']);
    expect(table.G.secret.crewDiscard).toContain('con-1');
    expect(boss(table).cash).toBe(100);
    expect(solo(table).jobsDone).toBe(0);
  });
});

describe('phase 1: hiring', () => {
  test('BS-314 each turn draws up to five cards, or what the deck has', () => {
    expect(hand(begun())).toHaveLength(5);
    const table = atLay({ hand: ['con-1', 'gun-1'], deck: ['gun-2', 'gun-3', 'gun-4', 'con-3', 'con-4', 'con-5'], jobs: { 1: 'atm' } });
    act(table, 'layType', { type: 'gun', slots: [] });
    act(table, 'endTurn', { keep: ['con-1'] });
    expect(hand(table)).toEqual(['con-1', 'con-3', 'gun-2', 'gun-3', 'gun-4']);
    act(table, 'endHire');
    act(table, 'layType', { type: 'gun', slots: [] });
    act(table, 'endTurn', { keep: [] });
    expect(hand(table)).toEqual(['con-4', 'con-5']);
  });

  test('BS-301 the moves of hiring, and endHire ends it', () => {
    const table = rig(begun(), { hand: FIVE, deck: ['gun-2'], jobs: { 1: 'atm' }, hidden: { 4: 'hotel' } });
    expect(possible(table)).toEqual(['drawOne', 'endHire', 'redraw', 'scout']);
    act(table, 'endHire');
    expect(stage(table)).toBe('soloAssign lay');
    expect(refused(table, 'drawOne')?.reason).toBe('kit:not-now');
  });

  test('BS-315 BS-317 all cards of one type are discarded for 10, and as many drawn, as far as the deck goes', () => {
    const table = rig(begun(), { cash: 50, hand: FIVE, deck: ['gun-2', 'gun-3', 'gun-4'], jobs: { 1: 'atm' } });
    expect(refused(table, 'redraw', { type: 'driver' })?.rule).toBe('BS-315');
    act(table, 'redraw', { type: 'con' });
    expect([boss(table).cash, hand(table)]).toEqual([40, ['gun-1', 'gun-2', 'gun-3', 'hacker-1', 'muscle-1']]);
    expect(table.G.secret.crewDiscard).toEqual(expect.arrayContaining(['con-1', 'con-2']));
    act(table, 'redraw', { type: 'gun' });
    expect([boss(table).cash, hand(table)]).toEqual([30, ['gun-4', 'hacker-1', 'muscle-1']]);
    expect(refused(table, 'redraw', { type: 'gun' })).toMatchObject({ reason: 'deck-empty', rule: 'BS-317' });
  });

  test('BS-316 BS-317 one more card for 10, any number of times while the deck has a card', () => {
    const table = rig(begun(), { cash: 50, hand: FIVE, deck: ['gun-2', 'gun-3'], jobs: { 1: 'atm' } });
    act(table, 'drawOne');
    act(table, 'drawOne');
    expect([boss(table).cash, hand(table)]).toEqual([30, ['con-1', 'con-2', 'gun-1', 'gun-2', 'gun-3', 'hacker-1', 'muscle-1']]);
    expect(refused(table, 'drawOne')?.reason).toBe('deck-empty');
    expect(possible(table)).toEqual(['endHire']);
  });

  test('BS-326 BS-327 scouting shows a face-down job to the player for 30; it stays where it is, and visible', () => {
    const table = rig(begun(), { cash: 70, hand: ['con-1'], deck: ['gun-2'], jobs: { 1: 'atm' }, hidden: { 4: 'hotel', 6: 'yacht' } });
    expect(refused(table, 'scout', { slot: 1 })?.rule).toBe('BS-326');
    act(table, 'scout', { slot: 6 });
    expect(table.view('0').players['0']!.scouted).toEqual([{ slot: 6, job: 'yacht' }]);
    expect([boss(table).cash, table.G.jobs[5], solo(table).places[5]!.faceDown]).toEqual([40, null, true]);
    expect(refused(table, 'scout', { slot: 6 })?.rule).toBe('BS-326');
    act(table, 'endHire');
    act(table, 'scout', { slot: 4 });
    act(table, 'layType', { type: 'con', slots: [1] });
    act(table, 'endTurn', { keep: [] });
    expect(table.view('0').players['0']!.scouted).toEqual([{ slot: 6, job: 'yacht' }, { slot: 4, job: 'hotel' }]);
    expect(boss(table).cash).toBe(10);
  });

  test('BS-327 fees come out of cash and are impossible without it', () => {
    const table = rig(begun(), { cash: 0, hand: FIVE, deck: ['gun-2'], jobs: { 1: 'atm' }, hidden: { 4: 'hotel' }, boss: { payout: { artifact: 3, diamond: 3, hardDrive: 0 } } });
    for (const [move, args] of [['redraw', { type: 'con' }], ['drawOne', {}], ['scout', { slot: 4 }]] as const)
      expect(refused(table, move, args)).toMatchObject({ reason: 'too-poor', rule: 'BS-327' });
    act(table, 'endHire');
    act(table, 'layType', { type: 'gun', slots: [] });
    expect(refused(table, 'layCard', { card: 'con-1', slot: 1 })?.reason).toBe('too-poor');
    expect(refused(table, 'returnCard', { card: 'con-1' })?.reason).toBe('too-poor');
    expect(refused(table, 'endTurn', { keep: ['con-1'] })?.reason).toBe('too-poor');
    expect(possible(table)).toEqual(['endTurn']);
    edit(table, (G) => void (G.seats['0']!.cash = 20));
    expect(refused(table, 'scout', { slot: 4 })?.reason).toBe('too-poor');
    expect(refused(table, 'endTurn', { keep: ['con-1', 'con-2', 'hacker-1'] })?.reason).toBe('too-poor');
  });
});

describe('phase 2: assigning', () => {
  test('BS-302 first one type is laid, then the rest is allowed; scouting at any time', () => {
    const table = atLay({ hand: FIVE, deck: ['gun-2'], jobs: { 1: 'atm', 2: 'hotel' }, hidden: { 4: 'yacht', 5: 'jeweler' } });
    expect(possible(table)).toEqual(['layType', 'scout']);
    expect(refused(table, 'endTurn', { keep: [] })?.reason).toBe('kit:not-now');
    act(table, 'layType', { type: 'con', slots: [1] });
    expect(possible(table)).toEqual(['endTurn', 'layCard', 'returnCard', 'scout']);
    expect(refused(table, 'layType', { type: 'gun', slots: [2] })?.reason).toBe('kit:not-now');
  });

  test('BS-318 BS-320 all cards of the type that find an open icon must be laid, for free; the others are discarded', () => {
    const table = atLay({ cash: 50, hand: ['driver-1', 'driver-2', 'driver-3', 'gun-1'], deck: ['gun-2'], jobs: { 1: 'atm', 2: 'hotel', 3: 'customs-shed' }, laid: { 1: ['con-1'] } });
    expect(refused(table, 'layType', { type: 'driver', slots: [1] })).toMatchObject({ reason: 'lay-all', rule: 'BS-320', params: { must: 2 } });
    expect(refused(table, 'layType', { type: 'driver', slots: [1, 1] })).toMatchObject({ reason: 'no-room', rule: 'BS-320' });
    expect(refused(table, 'layType', { type: 'driver', slots: [1, 3] })?.reason).toBe('no-room');
    expect(refused(table, 'layType', { type: 'hacker', slots: [] })?.rule).toBe('BS-318');
    act(table, 'layType', { type: 'driver', slots: [1, 2] });
    expect(solo(table).places.slice(0, 2).map(({ crew }) => crew.map(typeOf))).toEqual([['con', 'driver'], ['driver']]);
    expect(hand(table)).toEqual(['gun-1']);
    expect(table.G.secret.crewDiscard).toContain('driver-3');
    expect(boss(table).cash).toBe(50);
  });

  test('BS-318 the player chooses among the jobs: two icons of one job, or one each', () => {
    const rigged = { hand: ['con-1', 'con-2'], deck: ['gun-2'], jobs: { 1: 'atm', 2: 'customs-shed' } };
    for (const slots of [[2, 2], [1, 2]]) {
      const table = atLay(rigged);
      act(table, 'layType', { type: 'con', slots });
      expect([1, 2].map((number) => solo(table).places[number - 1]!.crew.length)).toEqual([slots.filter((n) => n === 1).length, slots.filter((n) => n === 2).length]);
    }
    expect(refused(atLay(rigged), 'layType', { type: 'con', slots: [4, 4] })?.reason).toBe('no-room');
  });

  test('BS-320 a type has to be chosen even without a place for it; an empty hand skips the step', () => {
    const table = atLay({ hand: ['muscle-1', 'muscle-2'], deck: ['gun-2'], jobs: { 1: 'atm' } });
    expect(possible(table)).toEqual(['layType']);
    act(table, 'layType', { type: 'muscle', slots: [] });
    expect(hand(table)).toEqual([]);
    expect(stage(atLay({ hand: [], deck: [], jobs: { 1: 'atm' } }))).toBe('soloAssign more');
  });

  test('BS-321 more cards of the hand are laid for 10 each, of any type, where an icon is open', () => {
    const table = atLay({ cash: 50, hand: ['con-1', 'grease-1', 'grease-2', 'hacker-1', 'muscle-1'], deck: ['gun-2'], jobs: { 1: 'atm', 2: 'country-mansion' } });
    act(table, 'layType', { type: 'con', slots: [2] });
    for (const card of ['grease-1', 'grease-2']) act(table, 'layCard', { card, slot: 2 });
    act(table, 'layCard', { card: 'hacker-1', slot: 2 });
    expect([boss(table).cash, solo(table).places[1]!.crew]).toEqual([20, ['con-1', 'grease-1', 'grease-2', 'hacker-1']]);
    expect(refused(table, 'layCard', { card: 'muscle-1', slot: 1 })?.reason).toBe('no-room');
    expect(refused(table, 'layCard', { card: 'muscle-2', slot: 1 })?.rule).toBe('BS-321');
  });

  test('BS-322 BS-323 a card goes into the next deck for 10, in round 3 never', () => {
    const table = atLay({ cash: 50, hand: ['con-1', 'grease-1', 'grease-2'], deck: ['gun-2'], decks: [['gun-4', 'gun-5', 'gun-6', 'gun-7'], ['hacker-4']], jobs: { 1: 'hotel' } });
    act(table, 'layType', { type: 'con', slots: [] });
    for (const card of ['grease-1', 'grease-2']) act(table, 'returnCard', { card });
    expect(table.G.secret.solo!.decks.map((deck) => deck.toSorted())).toEqual([['grease-1', 'grease-2', 'gun-4', 'gun-5', 'gun-6', 'gun-7'], ['hacker-4']]);
    expect([boss(table).cash, hand(table)]).toEqual([30, []]);
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const again = rig(begun('biggest-score', 'gun', {}, seed), { hand: ['con-1', 'grease-1'], deck: ['gun-2'], decks: [['gun-4', 'gun-5', 'gun-6', 'gun-7'], []], jobs: { 1: 'hotel' } });
      act(again, 'endHire');
      act(again, 'layType', { type: 'con', slots: [] });
      act(again, 'returnCard', { card: 'grease-1' });
      return again.G.secret.solo!.decks[0]!.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
    const last = atLay({ round: 3, hand: ['con-1', 'grease-1'], deck: ['gun-2'], jobs: { 1: 'hotel' } });
    act(last, 'layType', { type: 'con', slots: [] });
    expect(refused(last, 'returnCard', { card: 'grease-1' })?.rule).toBe('BS-323');
    expect(possible(last)).toEqual(['endTurn']);
  });

  test('BS-324 each card kept costs 10, the rest is discarded, and kept cards outlast the round', () => {
    const table = atLay({ cash: 50, hand: ['con-1', 'grease-1', 'grease-2', 'hacker-1'], deck: [], decks: [['gun-4', 'gun-5', 'gun-6', 'gun-7'], ['hacker-4']], jobs: { 1: 'hotel' } });
    act(table, 'layType', { type: 'con', slots: [] });
    expect(refused(table, 'endTurn', { keep: ['con-1'] })?.reason).toBe('not-in-hand');
    expect(refused(table, 'endTurn', { keep: ['grease-1', 'grease-1'] })?.reason).toBe('card-twice');
    act(table, 'endTurn', { keep: ['grease-1', 'hacker-1'] });
    expect(boss(table).cash).toBe(30);
    expect(table.G.round).toBe(2);
    expect(hand(table)).toEqual(['grease-1', 'gun-4', 'gun-5', 'gun-6', 'hacker-1']);
    expect(table.G.secret.crewDiscard).toContain('grease-2');
  });
});

describe('phase 3: resolving', () => {
  test('BS-328 BS-303 a job whose requirement is met pays out, leaves with its crew and is not replaced', () => {
    const table = atLay({ cash: 100, hand: ['con-1', 'muscle-1'], deck: ['gun-2', 'gun-3'], jobs: { 1: 'apartment', 2: 'atm' }, laid: { 1: ['con-2', 'gun-1'] } });
    act(table, 'layType', { type: 'muscle', slots: [1] });
    const events = act(table, 'endTurn', { keep: [] });
    expect(only(events, 'paid-out')[0]).toMatchObject({ number: 1, cash: 20, tokens: ['diamond'] });
    expect(boss(table)).toMatchObject({ cash: 120, payout: { diamond: 1 } });
    expect(table.G.jobs.slice(0, 2)).toEqual([null, 'atm']);
    expect(table.G.jobDiscard).toEqual(['apartment']);
    expect(table.G.secret.crewDiscard).toEqual(expect.arrayContaining(['con-2', 'gun-1', 'muscle-1']));
    expect(solo(table)).toMatchObject({ jobsDone: 1 });
    expect(solo(table).places[0]).toEqual({ faceDown: false, crew: [], joat: [], tokens: [] });
    expect(stage(table)).toBe('soloHire hire');
    expect(refused(atLay({ hand: ['con-3'], deck: ['gun-2'], jobs: { 2: 'atm' } }), 'layType', { type: 'con', slots: [1] })?.reason).toBe('no-room');
  });

  test('BS-329 BS-331 BS-303 completed jobs pay in slot order, then one face-down job may be turned up for each', () => {
    const table = atLay({
      cash: 0, hand: ['driver-1', 'driver-2'], deck: ['gun-2'], jobs: { 2: 'atm', 3: 'laundromat' }, hidden: { 4: 'hotel', 5: 'yacht', 6: 'jeweler' },
      laid: { 2: ['con-1', 'grease-1'], 3: ['hacker-1', 'muscle-1'] },
    });
    act(table, 'layType', { type: 'driver', slots: [2, 3] });
    const events = act(table, 'endTurn', { keep: [] });
    expect(only(events, 'paid-out').map(({ number }) => number)).toEqual([2, 3]);
    expect(stage(table)).toBe('soloResolve reveal');
    expect(refused(table, 'revealJob', { slot: 2 })?.rule).toBe('BS-329');
    act(table, 'revealJob', { slot: 5 });
    expect([table.G.jobs[4], solo(table).places[4]!.faceDown]).toEqual(['yacht', false]);
    expect(stage(table)).toBe('soloResolve reveal');
    act(table, 'revealJob', { slot: null });
    expect(stage(table)).toBe('soloHire hire');
    expect(solo(table).places.map(({ faceDown }) => faceDown)).toEqual([false, false, false, true, false, true]);
  });

  test('BS-329 a scouted job that is turned up is known to all, and nothing is asked when no job lies face down', () => {
    const table = rig(begun(), { hand: ['driver-1'], deck: ['gun-2'], jobs: { 2: 'atm' }, hidden: { 4: 'hotel' }, laid: { 2: ['con-1', 'grease-1'] } });
    act(table, 'scout', { slot: 4 });
    act(table, 'endHire');
    act(table, 'layType', { type: 'driver', slots: [2] });
    act(table, 'endTurn', { keep: [] });
    act(table, 'revealJob', { slot: 4 });
    expect(table.view(null).jobs[3]).toBe('hotel');
    expect(table.view('0').players['0']!.scouted).toEqual([]);
    const bare = atLay({ hand: ['driver-1'], deck: ['gun-2'], jobs: { 2: 'atm' }, laid: { 2: ['con-1', 'grease-1'] } });
    act(bare, 'layType', { type: 'driver', slots: [2] });
    act(bare, 'endTurn', { keep: [] });
    expect(stage(bare)).toBe('soloHire hire');
  });
});
