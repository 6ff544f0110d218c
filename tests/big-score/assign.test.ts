/** The assign phase: which plans are legal, what they hide, and the simple variant. */
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { manifest } from '../../games/big-score/manifest';
import type { Plan } from '../../games/big-score/state';
import { act, assignAll, atAssign, edit, goTo, only, refused } from './play';

// Apartment: Con Man, Gun Man, Muscle. ATM: Con Man, Driver, Grease Man.
const desk = (options: Record<string, boolean> = {}) => atAssign(3, {
  jobs: ['apartment', 'atm'],
  hands: { 0: ['con-1', 'con-2', 'con-x1', 'driver-1', 'gun-x1', 'gun-x2', 'gun-x3', 'gun-x4', 'hacker-x1', 'muscle-1'], 1: ['con-3'], 2: ['con-4'] },
  options,
});
const plan = (jobs: Plan['jobs'], training: string[] = []) => ({ plan: { jobs, training } });

describe('assign', () => {
  test('BS-082 all seats plan at the same time; others see only who has assigned', () => {
    const table = desk();
    expect(table.asked).toEqual(['0', '1', '2']);
    const before = table.view('1');
    act(table, '0', 'assignCrew', plan({ 1: ['con-1', 'muscle-1'], 2: ['driver-1'] }, ['gun-x1']));
    expect(table.view('1')).toEqual({ ...before, asked: { 1: 'assign', 2: 'assign' } });
    expect(table.view(null).counts.hands).toEqual({ 0: 10, 1: 1, 2: 1 });
    act(table, '1', 'assignCrew', plan({}));
    expect(table.ctx.phase).toBe('assign');
    expect(only(act(table, '2', 'assignCrew', plan({})), 'all-assigned')).toHaveLength(1);
  });

  test('BS-140 each card of the hand at most once; cards not named are Unassigned', () => {
    const table = desk();
    expect(refused(table, '0', 'assignCrew', plan({ 1: ['con-1'], 2: ['con-1'] }))).toMatchObject({ reason: 'card-twice', rule: 'BS-140' });
    expect(refused(table, '0', 'assignCrew', plan({ 1: ['con-1', 'con-1'] }))?.reason).toBe('card-twice');
    expect(refused(table, '0', 'assignCrew', plan({ 1: ['gun-x1'] }, ['gun-x1']))?.reason).toBe('card-twice');
    expect(refused(table, '0', 'assignCrew', plan({ 1: ['con-3'] }))?.reason).toBe('not-in-hand');
    expect(refused(table, '0', 'assignCrew', plan({ 1: ['nobody'] }))?.reason).toBe('not-in-hand');
    expect(refused(table, '0', 'assignCrew', { plan: { jobs: { 7: ['con-1'] }, training: [] } })?.reason).toBe('kit:arguments');
    assignAll(table, { 0: plan({ 1: ['con-1'] }, ['gun-x1', 'gun-x2']).plan, 1: plan({ 1: ['con-3'] }).plan });
    const own = table.view('0').players['0']!;
    expect(own.unassigned).toEqual(['con-2', 'con-x1', 'driver-1', 'gun-x3', 'gun-x4', 'hacker-x1', 'muscle-1']);
    expect([own.hand, own.plan?.training]).toEqual([[], ['gun-x1', 'gun-x2']]);
  });

  test('BS-141 BS-142 any number of eligible cards may go to a job, also none and more than needed', () => {
    for (const cards of [[], ['con-1'], ['con-1', 'con-2', 'con-x1', 'gun-x1', 'gun-x2', 'muscle-1']]) {
      const table = desk();
      expect(table.act('0', 'assignCrew', plan({ 1: cards }))).toBeUndefined();
    }
    expect(desk().act('0', 'assignCrew', plan({}))).toBeUndefined();
  });

  test('BS-143 BS-450 a card may not go to a job that does not show its type', () => {
    const table = desk();
    expect(refused(table, '0', 'assignCrew', plan({ 1: ['driver-1'] }))).toEqual({
      reason: 'not-on-job', rule: 'BS-143', params: { crew: 'driver', number: '1', job: 'apartment' },
    });
    expect(refused(table, '0', 'assignCrew', plan({ 2: ['gun-x1'] }))).toMatchObject({ params: { crew: 'gun', number: '2', job: 'atm' } });
    expect(table.act('0', 'assignCrew', plan({ 2: ['driver-1'] }))).toBeUndefined();
  });

  test('BS-144 BS-442 Training takes 1 to 3 Experts of one type', () => {
    const table = desk();
    const reason = (training: string[]) => refused(table, '0', 'assignCrew', plan({}, training))?.reason;
    expect(reason(['con-1'])).toBe('training-regular');
    expect(reason(['con-x1', 'con-1'])).toBe('training-regular');
    expect(reason(['gun-x1', 'gun-x2', 'gun-x3', 'gun-x4'])).toBe('training-many');
    expect(reason(['gun-x1', 'gun-x2', 'hacker-x1'])).toBe('training-mixed');
    for (const count of [1, 2, 3])
      expect(desk().act('0', 'assignCrew', plan({}, ['gun-x1', 'gun-x2', 'gun-x3'].slice(0, count)))).toBeUndefined();
  });

  test('BS-145 an Expert may go to a job like a regular card, or be left Unassigned', () => {
    const table = desk();
    act(table, '1', 'assignCrew', plan({}));
    act(table, '2', 'assignCrew', plan({}));
    const [opened] = only(act(table, '0', 'assignCrew', plan({ 1: ['con-x1', 'gun-x1', 'muscle-1'] })), 'job-opened');
    expect(opened).toMatchObject({ number: 1, missing: [] });
  });

  test('BS-106 BS-146 BS-485 Unassigned cards are discarded at cleanup; their number shows only then', () => {
    const table = desk();
    // Seat 0 leaves seven cards; the ATM fails for want of two icons, so nobody is asked.
    const events = assignAll(table, { 0: plan({ 1: ['con-1', 'muscle-1', 'gun-x1'] }).plan });
    expect(only(events, 'round-over')).toMatchObject([{ round: 1, unassigned: { 0: 7, 1: 1, 2: 1 } }]);
    expect(table.G.secret.crewDiscard).toEqual(expect.arrayContaining(['con-2', 'driver-1', 'hacker-x1', 'con-3']));
    for (const own of Object.values(table.G.players)) expect([own.unassigned, own.plan]).toEqual([[], null]);
    const names = ['con-2', 'driver-1', 'hacker-x1'].map((card) => `"${card}"`);
    expect(names.filter((name) => JSON.stringify(table.view('1')).includes(name) || JSON.stringify(events).includes(name))).toEqual([]);
    expect(goTo(table, 'assign').G.players['0']!.hand).toHaveLength(8);
  });

  test('BS-148 BS-150 an illegal plan is refused as a whole and the seat is asked again', () => {
    const table = desk();
    refused(table, '0', 'assignCrew', plan({ 1: ['con-1'], 2: ['gun-x1'] }));
    expect(table.asked).toContain('0');
    expect(table.G.players['0']!.commit).toBeUndefined();
    expect(table.act('0', 'assignCrew', plan({ 1: ['con-1'] }))).toBeUndefined();
  });

  test('BS-096 BS-149 nobody talks or watches while crews are assigned', () => {
    expect(manifest.quiet).toEqual(['assign']);
    const table = desk();
    act(table, '0', 'assignCrew', plan({ 1: ['con-1'] }, ['gun-x1']));
    const entry = table.log.findLast((e) => e.action.type === 'MAKE_MOVE')!;
    expect([entry.redact, entry.metadata]).toEqual([true, undefined]);
    for (const viewer of ['1', null]) expect(JSON.stringify(table.view(viewer))).not.toMatch(/"(con-1|gun-x1)"/);
    expect(table.view('0').players['0']!.commit).toMatchObject({ kind: 'plan' });
  });

  test('BS-092 plans offered as choices are varied, and each is legal', () => {
    const table = edit(desk(), () => undefined);
    const choices = table.choices('0', seededChance('plans'));
    const named = choices.map(({ args }) => (args.plan as Plan));
    expect(new Set(named.map((p) => JSON.stringify(p))).size).toBeGreaterThan(6);
    expect(named.some(({ training }) => training.length > 0)).toBe(true);
    expect(named.some(({ jobs, training }) => Object.keys(jobs).length + training.length === 0)).toBe(true);
    for (const { args } of choices) expect(desk().act('0', 'assignCrew', args)).toBeUndefined();
  });
});

describe('simple variant', () => {
  test('BS-275 BS-276 stars mean nothing: no training, no ability, Experts are regular cards', () => {
    const table = desk({ simple: true });
    expect(refused(table, '0', 'assignCrew', plan({}, ['gun-x1', 'gun-x2', 'gun-x3']))).toMatchObject({ reason: 'training-simple', rule: 'BS-276' });
    const dice = seededChance('simple');
    for (let i = 0; i < 20; i++)
      for (const { args } of table.choices('0', dice)) expect((args.plan as Plan).training).toEqual([]);
    const events = assignAll(table, { 0: plan({ 1: ['con-x1', 'gun-x1', 'muscle-1'] }).plan });
    expect(only(events, 'job-resolved')).toMatchObject([{ number: 1, success: true }]);
    goTo(table, 'vault');
    expect(Object.values(table.G.seats).map(({ ability }) => ability)).toEqual([null, null, null]);
  });
});
