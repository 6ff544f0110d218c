/** Setup, choosing bosses, options. */
import { describe, expect, test } from 'vitest';
import { Table } from '../../games/kit/table';
import { ruleset } from '../../games/big-score/game';
import { act, edit, goTo, only, open, refused } from './play';
import { openSolo } from './solo/play';

const tokens = (payout: object): number => Object.values(payout).reduce((sum, count) => sum + count, 0);

describe('setup', () => {
  test('BS-001 one to six players sit down, no other number', () => {
    expect(ruleset.manifest.players).toEqual({ min: 1, max: 6 });
    expect(openSolo().seats).toHaveLength(1);
    for (const players of [2, 3, 4, 5, 6]) expect(open(players).seats).toHaveLength(players);
  });

  test('BS-060 BS-070 six spaces for jobs lie in a row, and no job is dealt yet', () => {
    expect(open(4).G.jobs).toEqual([null, null, null, null, null, null]);
    expect(open(4).view(null).counts.jobDeck).toBe(24);
  });

  test('BS-014 BS-061 all 62 vault tokens are in the vault; marker, floor and Cops Track wait', () => {
    const { G } = open(4);
    expect(G.secret.vault).toHaveLength(62);
    expect([G.marker, G.floor, G.track, G.vaultRound]).toEqual([null, [], 0, 0]);
  });

  test('BS-018 BS-062 payout tokens and cash are there for all, however many are taken', () => {
    const table = goTo(open(6), 'assign');
    edit(table, (G) => {
      G.jobs[0] = 'apartment';
      for (const own of Object.values(G.players)) own.hand = ['con-1', 'gun-1', 'muscle-1'];
      for (const boss of Object.values(G.seats)) Object.assign(boss, { cash: 100_000, payout: { artifact: 500, diamond: 500, hardDrive: 500 } });
    });
    for (const seat of table.seats) act(table, seat, 'assignCrew', { plan: { jobs: { 1: ['con-1', 'gun-1', 'muscle-1'] }, training: [] } });
    for (const boss of Object.values(table.G.seats)) expect([boss.payout.diamond, boss.cash]).toEqual([501, 100_020]);
  });

  test('BS-064 BS-080 BS-130 seats choose other bosses one by one in age order', () => {
    const table = edit(open(3), (G) => {
      G.ages = ['2', '0', '1'];
      G.asked = { 2: 'choose' };
    });
    table.state = { ...table.state, ctx: { ...table.state.ctx, activePlayers: { 2: 'choose' } } };
    expect(table.ctx.phase).toBe('bosses');
    expect(refused(table, '0', 'chooseBoss', { boss: 'bull', item: 0 })?.reason).toBe('kit:not-asked');
    act(table, '2', 'chooseBoss', { boss: 'bull', item: 1 });
    expect(table.asked).toEqual(['0']);
    expect(refused(table, '0', 'chooseBoss', { boss: 'bull', item: 0 })).toMatchObject({ reason: 'boss-taken', rule: 'BS-130' });
    expect(refused(table, '0', 'chooseBoss', { boss: 'nobody', item: 0 })?.reason).toBe('no-such-boss');
    expect(refused(table, '0', 'chooseBoss', { boss: 'brute', item: 2 })?.reason).toBe('kit:arguments');
    act(table, '0', 'chooseBoss', { boss: 'dragon', item: 0 });
    act(table, '1', 'chooseBoss', { boss: 'brute', item: 0 });
    expect(table.ctx.phase).toBe('hire');
    expect(Object.values(table.G.seats).map(({ boss }) => boss)).toEqual(['dragon', 'brute', 'bull']);
  });

  test('BS-064 the boards start in round 1', () => expect(goTo(open(2), 'hire').G.round).toBe(1));

  test('BS-065 BS-066 BS-130 each starts with 200 and takes one of two items at once and openly', () => {
    const table = open(2);
    expect(table.G.seats['0']!.cash).toBe(200);
    expect(table.choices('0', { Number: () => 0, Shuffle: (cards) => cards })).toHaveLength(12);
    const [chosen] = only(act(table, '0', 'chooseBoss', { boss: 'dragon', item: 1 }), 'boss-chosen');
    expect(chosen).toMatchObject({ seat: '0', boss: 'dragon', item: { kind: 'cash', amount: 110 } });
    expect(table.view('1').seats['0']).toMatchObject({ boss: 'dragon', cash: 310 });
    act(table, '1', 'chooseBoss', { boss: 'bull', item: 0 });
    expect(table.view('0').seats['1']!.payout.artifact).toBe(1);
    expect(tokens(table.view('0').seats['1']!.payout)).toBe(1);
  });

  test('BS-017 BS-067 BS-280 each seat has 1 unused JoAT token, with 2 players 2', () => {
    for (const players of [2, 3, 4, 5, 6])
      for (const boss of Object.values(open(players).G.seats)) expect(boss.joat).toBe(players === 2 ? 2 : 1);
  });

  test('BS-069 BS-094 both decks are shuffled, face down, beside empty discard piles', () => {
    const decks = ['a', 'b', 'c'].map((seed) => open(3, seed).G);
    expect(new Set(decks.map(({ secret }) => secret.crewDeck.join())).size).toBe(3);
    expect(new Set(decks.map(({ secret }) => secret.jobDeck.join())).size).toBe(3);
    expect([decks[0]!.secret.crewDiscard, decks[0]!.jobDiscard]).toEqual([[], []]);
    expect(JSON.stringify(open(3).view('0'))).not.toContain('con-1');
  });

  test('BS-071 BS-094 BS-271 age order is public: drawn by lot, or by seats as the option says', () => {
    const orders = Array.from({ length: 30 }, (_, i) => open(4, `ages-${i}`, { ages: 'random' }).G.ages);
    expect(new Set(orders.map((ages) => ages.join())).size).toBeGreaterThan(5);
    for (const ages of orders) expect(ages.toSorted()).toEqual(['0', '1', '2', '3']);
    expect(open(4, 'ages', { ages: 'seats' }).view(null).ages).toEqual(['0', '1', '2', '3']);
    const random = new Table(ruleset, { players: 4, seed: 'ages-1' });
    expect(random.G.ages).toEqual(orders[1]);
    expect(random.asked).toEqual([random.G.ages[0]]);
  });

  test('BS-007 the left neighbour of seat s is seat s+1, wrapping round', () => {
    const table = goTo(open(3), 'hire');
    edit(table, (G) => void Object.entries(G.players).forEach(([seat, own], i) => (own.hand = [`con-${i + 1}`, `gun-${i + 1}`, `hacker-${Number(seat) + 1}`])));
    for (const seat of ['0', '1', '2']) act(table, seat, 'pickCrew', { card: `con-${Number(seat) + 1}` });
    expect(['0', '1', '2'].map((seat) => table.G.players[seat]!.hand[0])).toEqual(['gun-3', 'gun-1', 'gun-2']);
  });
});

describe('options', () => {
  test('BS-270 the simple variant is off by default and exists for all tables', () => {
    expect(new Table(ruleset, { players: 3 }).G.simple).toBe(false);
    for (const players of [2, 6]) expect(open(players, 'simple', { simple: true }).G.simple).toBe(true);
  });
});
