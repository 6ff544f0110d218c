/** The rounds of Act I and what Training brings. */
import { describe, expect, test } from 'vitest';
import { assignAll, atAssign, edit, giveHands, goTo, layJobs, only, open, refused, story } from './play';

const three = (crew: string) => [1, 2, 3].map((n) => `${crew}-x${n}`);

describe('rounds of Act I and training', () => {
  test('BS-003 BS-100 BS-109 three rounds of hire, assign and resolve, then Act II', () => {
    const table = open(3);
    for (const round of [1, 2, 3] as const) {
      goTo(table, 'hire', round);
      expect([table.G.act, table.G.round]).toEqual([1, round]);
      goTo(table, 'assign', round);
    }
    goTo(table, 'vault');
    expect(table.G.act).toBe(2);
    expect(only(story(table), 'round-dealt').map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(only(story(table), 'round-over').map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  test('BS-003 participants share a success in full and pay for a failure alike', () => {
    const table = atAssign(3, { jobs: ['apartment', 'hotel'], hands: { 0: ['con-1', 'gun-1', 'driver-1'], 1: ['muscle-1', 'gun-2'], 2: [] } });
    const cash = table.seats.map((seat) => table.G.seats[seat]!.cash);
    edit(table, (G) => void Object.values(G.seats).forEach((boss) => (boss.joat = 0)));
    assignAll(table, { 0: { jobs: { 1: ['con-1', 'gun-1'], 2: ['driver-1'] } }, 1: { jobs: { 1: ['muscle-1'], 2: ['gun-2'] } } });
    expect(table.seats.map((seat, i) => table.G.seats[seat]!.cash - cash[i]!)).toEqual([0, 0, 0]);
    expect(table.seats.map((seat) => table.G.seats[seat]!.payout.diamond)).toEqual([2, 1, 0]);
  });

  test('BS-108 cards in Training are revealed at cleanup and stay until the end of the next hire phase', () => {
    const table = atAssign(3, { hands: { 0: three('driver'), 1: [], 2: [] } });
    const events = assignAll(table, { 0: { training: ['driver-x1', 'driver-x2'] } });
    expect(only(events, 'training-revealed')).toMatchObject([{ seat: '0', cards: ['driver-x1', 'driver-x2'] }]);
    expect(table.view(null).seats['0']!.training).toEqual(['driver-x1', 'driver-x2']);
    while (table.ctx.phase === 'hire') {
      expect(table.G.seats['0']!.training).toHaveLength(2);
      for (const seat of table.asked) table.act(seat, 'pickCrew', { card: table.G.players[seat]!.hand[0] });
    }
    expect(table.G.seats['0']!.training).toEqual([]);
  });

  test('BS-115 three Experts of one type in Training after round 3 give the ability; one card shows it', () => {
    const table = atAssign(3, { hands: { 0: three('gun'), 1: ['con-x1', 'con-x2'], 2: ['hacker-x1'] }, round: 3 });
    const events = assignAll(table, { 0: { training: three('gun') }, 1: { training: ['con-x1', 'con-x2'] } });
    expect(only(events, 'ability-gained')).toMatchObject([{ seat: '0', ability: 'gun' }]);
    expect(Object.values(table.view(null).seats).map(({ ability }) => ability)).toEqual(['gun', null, null]);
    expect(Object.values(table.view(null).seats).map(({ training }) => training)).toEqual([['gun-x1'], [], []]);
  });

  test('BS-116 two seats can gain the same ability, and nobody more than one', () => {
    const table = atAssign(3, { hands: { 0: three('gun'), 1: ['gun-x4', 'gun-x5', 'gun-x6'], 2: [...three('con'), ...three('hacker')] }, round: 3 });
    expect(refused(table, '2', 'assignCrew', { plan: { jobs: {}, training: [...three('con'), ...three('hacker')] } })?.reason).toBe('training-many');
    assignAll(table, { 0: { training: three('gun') }, 1: { training: ['gun-x4', 'gun-x5', 'gun-x6'] }, 2: { training: three('con') } });
    expect(Object.values(table.G.seats).map(({ ability }) => ability)).toEqual(['gun', 'gun', 'con']);
  });

  test('BS-147 BS-441 2 Drivers and then a third in Training are no ability; what lies there after round 3 counts', () => {
    const table = atAssign(3, { hands: { 0: three('driver').slice(0, 2), 1: [], 2: [] } });
    assignAll(table, { 0: { training: ['driver-x1', 'driver-x2'] } });
    goTo(table, 'assign', 2);
    edit(table, (G) => giveHands(G, { 0: three('driver'), 1: [], 2: [] }));
    assignAll(table, { 0: { training: three('driver') } });
    expect(table.G.seats['0']).toMatchObject({ ability: null, training: three('driver') });
    goTo(table, 'assign', 3);
    expect(table.G.players['0']!.hand).toEqual(expect.arrayContaining(three('driver')));
    edit(table, (G) => {
      giveHands(G, { 0: [...three('driver'), ...three('muscle')], 1: [], 2: [] });
      layJobs(G, ['atm']);
    });
    assignAll(table, { 0: { jobs: { 1: three('driver') }, training: three('muscle') } });
    expect(table.G.seats['0']!.ability).toBe('muscle');
  });

  test('BS-147 BS-442 three Drivers in Training in round 2 only, or two Muscles in round 3, give nothing', () => {
    const table = atAssign(3, { hands: { 0: three('driver'), 1: [], 2: [] }, round: 2 });
    assignAll(table, { 0: { training: three('driver') } });
    goTo(table, 'assign', 3);
    edit(table, (G) => giveHands(G, { 0: [...three('driver'), 'muscle-x1', 'muscle-x2'], 1: [], 2: [] }));
    expect(refused(table, '0', 'assignCrew', { plan: { jobs: {}, training: ['muscle-x1', 'muscle-x2', 'driver-x1'] } })).toMatchObject({
      reason: 'training-mixed', rule: 'BS-144',
    });
    assignAll(table, { 0: { training: ['muscle-x1', 'muscle-x2'] } });
    expect(table.G.seats['0']!.ability).toBeNull();
    expect(table.ctx.phase).toBe('vault');
  });
});
