/** The frame of the game: order of phases, commits, absent seats, nothing to take back. */
import { describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { ruleset } from '../../games/big-score/game';
import { act, assignAll, atAssign, atVault, edit, goTo, only, open, playOn, refused, reveal, standInAll, story } from './play';

describe('phases', () => {
  test('BS-090 bosses, three times hire, assign and resolve, then vault, getaway, muscle and trade over and over', () => {
    expect(Object.keys(ruleset.phases).filter((phase) => !phase.startsWith('solo'))).toEqual(['bosses', 'hire', 'assign', 'resolve', 'vault', 'getaway', 'muscle', 'trade']);
    const table = open(3, 'order');
    const order = ['bosses'];
    playOn(table, 'order', undefined, ({ ctx }) => void (order.at(-1) !== ctx.phase && order.push(ctx.phase)));
    const act1 = order.slice(0, order.indexOf('vault')).filter((phase) => phase !== 'resolve');
    expect(act1).toEqual(['bosses', 'hire', 'assign', 'hire', 'assign', 'hire', 'assign']);
    expect(new Set(order.slice(order.indexOf('vault')))).not.toContain('hire');
  });

  test('BS-090 in a phase with commits just the seats that still have to choose are active', () => {
    const table = goTo(open(4), 'hire');
    for (const seat of ['2', '0', '3']) {
      act(table, seat, 'pickCrew', { card: table.G.players[seat]!.hand[0] });
      expect(table.ctx.activePlayers).toEqual(table.G.asked);
      expect(Object.keys(table.ctx.activePlayers!)).not.toContain(seat);
    }
    expect(table.ctx.activePlayers).toEqual({ 1: 'pick' });
  });

  test('BS-091 what leaves no choice needs no move: a round without a JoAT decision runs by itself', () => {
    const table = goTo(open(3), 'assign');
    const events = assignAll(table, {});
    expect(table.ctx.phase).toBe('hire');
    expect(only(events, 'job-empty')).toHaveLength(6);
    expect(only(events, 'round-dealt')).toMatchObject([{ round: 2 }]);
  });

  test('BS-091 phases with nobody to act are skipped', () => {
    const table = atVault(3);
    reveal(table, { 0: 'cops', 1: 'cops', 2: 'flee' });
    expect(table.ctx.phase).toBe('vault');
    reveal(table, { 0: 'key', 1: 'flee' });
    expect(table.ctx.phase).toBe('trade');
  });

  test('BS-092 a commit counts once per seat and step; an old or repeated one is refused', () => {
    const table = goTo(open(2), 'hire');
    const { step } = table.G;
    const [first, second] = table.G.players['0']!.hand;
    act(table, '0', 'pickCrew', { card: first, step });
    expect(refused(table, '0', 'pickCrew', { card: second, step })?.reason).toBe('kit:late');
    act(table, '1', 'pickCrew', { card: table.G.players['1']!.hand[0], step });
    expect(table.G.step).toBe(step + 1);
    expect(refused(table, '0', 'pickCrew', { card: table.G.players['0']!.hand[0], step })?.reason).toBe('kit:late');
    const assign = atAssign(3, { hands: { 0: ['con-1'], 1: [], 2: [] } });
    act(assign, '0', 'assignCrew', { plan: { jobs: {}, training: [] }, step: assign.G.step });
    expect(refused(assign, '0', 'assignCrew', { plan: { jobs: {}, training: [] }, step: assign.G.step })?.reason).toBe('kit:late');
  });

  test('BS-095 nothing can be taken back, and a refused move changes nothing', () => {
    expect(Object.values(ruleset.moves).filter(({ undoable }) => undoable)).toEqual([]);
    const table = open(2, 'undo');
    // boardgame.io says on the console why an undo fails.
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const dice = seededChance('undo');
    for (let i = 0; i < 60 && !table.over; i++) {
      const seat = table.asked[0]!;
      const { move, args } = table.choices(seat, dice)[0]!;
      act(table, seat, move, args);
      const before = JSON.stringify(table.state.G);
      expect(table.undo(seat)).toBe(false);
      for (const [name, junk] of [['pickCrew', { card: 'con-x9' }], ['trade', { floor: 9 }], ['assignCrew', { plan: { jobs: { 1: ['x'] }, training: ['x'] } }]] as const)
        for (const who of table.seats) refused(table, who, name, junk);
      expect(JSON.stringify(table.state.G)).toBe(before);
    }
    said.mockRestore();
  });
});

describe('absent seats', () => {
  const given = (table: ReturnType<typeof open>, seat: string) => {
    const choice = ruleset.standIn!(table.view(seat), table.ctx.phase, seat);
    if (!choice) return undefined;
    const { step, ...args } = choice.args;
    expect(step === undefined || step === table.G.step).toBe(true);
    return [choice.move, args];
  };

  test('BS-429 what the table plays for an absent seat in each phase', () => {
    const table = open(3);
    expect(given(table, '0')).toEqual(['chooseBoss', { boss: 'dragon', item: 0 }]);
    expect(given(table, '1')).toBeUndefined();
    act(table, '0', 'chooseBoss', { boss: 'dragon', item: 1 });
    expect(given(table, '1')).toEqual(['chooseBoss', { boss: 'le-femme', item: 0 }]);
    goTo(table, 'hire');
    expect(given(table, '1')).toEqual(['pickCrew', { card: table.G.players['1']!.hand[0] }]);
    goTo(table, 'assign');
    expect(given(table, '2')).toEqual(['assignCrew', { plan: { jobs: {}, training: [] } }]);
    const job = atAssign(3, { jobs: ['apartment'], hands: { 0: ['con-1', 'gun-1'], 1: [], 2: [] } });
    assignAll(job, { 0: { jobs: { 1: ['con-1', 'gun-1'] } } });
    expect(given(job, '0')).toEqual(['commitJoat', { count: 0 }]);
    const vault = atVault(3, { seats: { 0: { ability: 'grease' }, 2: { ability: 'muscle' } } });
    expect(given(vault, '1')).toEqual(['robOrFlee', { choice: 'flee' }]);
    reveal(vault, { 0: 'flee', 1: 'key', 2: 'key' });
    expect(given(vault, '0')).toEqual(['grabFloor', { index: 0 }]);
    act(vault, '0', 'grabFloor', { index: 0 });
    expect(given(vault, '2')).toEqual(['holdBack', {}]);
    act(vault, '2', 'holdBack');
    expect(vault.G.asked).toEqual({ 1: 'deal', 2: 'interrupt' });
    expect([given(vault, '1'), given(vault, '2')]).toEqual([['keep', {}], undefined]);
  });

  test('BS-429 a whole game of absent seats comes to its end', () => {
    for (const players of [2, 6]) {
      const table = open(players);
      while (!table.over) standInAll(table);
      expect(only(story(table), 'fled')).toHaveLength(players);
    }
  });
});

test('BS-093 each seat sees its own hand, picks, plan and commits', () => {
  const table = atAssign(3, { jobs: ['apartment'], hands: { 0: ['con-1', 'gun-x1'], 1: [], 2: [] } });
  edit(table, (G) => void (G.players['0']!.picks = []));
  expect(table.view('0').players).toEqual({ 0: table.G.players['0'] });
  act(table, '0', 'assignCrew', { plan: { jobs: { 1: ['con-1'] }, training: ['gun-x1'] } });
  expect(table.view('0').players['0']!.commit).toEqual({ kind: 'plan', plan: { jobs: { 1: ['con-1'] }, training: ['gun-x1'] } });
  act(table, '1', 'assignCrew', { plan: { jobs: {}, training: [] } });
  expect(Object.keys(table.view('1').players)).toEqual(['1']);
  expect(table.view(null).players).toEqual({});
});
