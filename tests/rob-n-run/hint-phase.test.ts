import { describe, expect, test } from 'vitest';
import { emptyRow } from '../../games/rob-n-run/cards';
import { HINT_RULES } from '../../games/rob-n-run/hints';
import { HINTS, TOOLS } from '../../games/rob-n-run/state';
import { act, playAll, raid, refused, sameFor, T, withHint, type RobTable } from './scene';

/** The reason why a use of a hint is refused, if it is. */
const refusedOrNot = (table: RobTable, args: Record<string, unknown>) =>
  table.ruleset.refuse(table.view('0'), table.ctx, '0', { move: 'useHint', args })?.reason;
/** Tools that a hint of facts takes. */
const takes = (hint: string, table: RobTable): string[] => TOOLS.filter((tool) => refusedOrNot(table, { hint, tool }) === undefined);

describe('using hints', () => {
  test('RR-437 RR-102 RR-131 RR-185 RR-188 RR-189 RR-190 RR-191 yellow level 2: two open; a used one is bought back and used again', () => {
    const table = raid({ ...T, scenario: '1', levels: { yellow: 2 }, car: 11, open: ['H03', 'H05'], treasury: 3 });
    expect(new Set(table.choices('0', { Number: () => 0, Shuffle: (list) => list }).map(({ move }) => move))).toEqual(new Set(['useHint', 'reopenHint', 'endHints']));
    expect(refused(table, 'reopenHint', { hint: 'H05' })?.reason).toBe('hint-open');
    act(table, 'useHint', { hint: 'H03', tool: 'ram' });
    expect(table.G.raid!.hints.H03).toBe('used');
    expect(refused(table, 'useHint', { hint: 'H03', tool: 'ram' })).toMatchObject({ reason: 'hint-not-open', rule: 'RR-185' });
    expect(act(table, 'reopenHint', { hint: 'H03' })).toEqual([{ type: 'hint-reopened', seat: '0', hint: 'H03', treasury: 0 }]);
    expect(table.G.treasury).toBe(0);
    act(table, 'useHint', { hint: 'H03', tool: 'torch' });
    expect(refused(table, 'reopenHint', { hint: 'H04' })).toMatchObject({ reason: 'no-gold', rule: 'RR-189' });
    // What lies open may be used in a later hint phase.
    act(table, 'endHints');
    playAll(table, ['ram', 'acid', 'torch']);
    expect(table.G.raid!.hints).toMatchObject({ H03: 'used', H05: 'open' });
    act(table, 'useHint', { hint: 'H05', tool: 'jackhammer' });
  });

  test('RR-191 RR-192 RR-189 gold alone is the limit: one after the other all are turned up, the never used too, and need not be used', () => {
    const table = raid({ ...T, open: ['H03', 'H04', 'H01'], treasury: 10 });
    for (const hint of ['H05', 'H09', 'H12']) act(table, 'reopenHint', { hint });
    expect([table.G.treasury, Object.values(table.G.raid!.hints)]).toEqual([1, Array.from({ length: 6 }, () => 'open')]);
    act(table, 'endHints');
    playAll(table, ['ram', 'acid', 'torch']);
    act(table, 'useHint', { hint: 'H05', tool: 'jackhammer' });
    expect(Object.values(table.G.raid!.hints).filter((state) => state === 'open')).toHaveLength(5);
  });

  test('RR-438 RR-186 RR-193 RR-516 a hint without a legal choice is refused; the others cannot tell', () => {
    const all = ['s3-19', 's2-16', 's1-02'] as const; // dynamite, idcard, stethoscope; ram, torch, acid; ram, jackhammer
    const table = raid({ safes: [...all], open: ['H04'], treasury: 2, hands: T.hands! });
    expect(HINT_RULES.H04.choices({ missing: { dynamite: 1, ram: 4, jackhammer: 1, torch: 1, idcard: 2, stethoscope: 2, acid: 1 }, accomplices: [], hands: {}, safes: 3, pile: 0, drawable: 1 })).toEqual([]);
    for (const tool of TOOLS) expect(refusedOrNot(table, { hint: 'H04', tool })).toBe('hint-useless');
    expect(table.choices('0', { Number: () => 0, Shuffle: (list) => list })).toEqual([{ move: 'endHints', args: {} }]);
    const usable = raid({ safes: ['s3-19', 's2-16', 's1-04'], open: ['H04'], treasury: 2, hands: T.hands! });
    for (const seat of ['1', '2', null]) sameFor(table, usable, seat);
    // It does not end the phase, though nothing else can be done: that would tell. None has to be used.
    const after = raid({ safes: [...all], open: ['H03', 'H04'], treasury: 2, hands: T.hands! });
    act(after, 'useHint', { hint: 'H03', tool: 'ram' });
    expect(after.G.asked).toEqual({ 0: 'brief' });
    act(table, 'endHints');
    expect(table.ctx.phase).toBe('accomplices');
  });

  test('RR-117 with no hint open and no gold the accomplices\' turn comes by itself; with gold, or with a useless hint, it does not', () => {
    const last = withHint('H03', { treasury: 2 });
    act(last, 'useHint', { hint: 'H03', tool: 'ram' });
    expect(last.G.asked).toEqual({ 1: 'act' });
    const rich = withHint('H03', { treasury: 3 });
    act(rich, 'useHint', { hint: 'H03', tool: 'ram' });
    expect(rich.G.asked).toEqual({ 0: 'brief' });
    const useless = raid({ ...T, scenario: '5', open: ['H03', 'H16'], treasury: 0, pile: {}, rows: {} });
    act(useless, 'useHint', { hint: 'H03', tool: 'ram' });
    expect(refusedOrNot(useless, { hint: 'H16' })).toBe('hint-useless');
    expect(useless.G.asked).toEqual({ 0: 'brief' });
  });

  test('RR-187 RR-081 a hint takes exactly what it names, and only the six of the game exist', () => {
    const table = raid({ ...T, open: ['H03', 'H01'] });
    for (const args of [{ hint: 'H03' }, { hint: 'H03', seat: '1' }, { hint: 'H03', tool: 'ram', seat: '1' }, { hint: 'H01', tool: 'ram' }])
      expect(refusedOrNot(table, args)).toBe('hint-choice');
    expect(refusedOrNot(table, { hint: 'H16' })).toBe('not-in-raid');
    expect(refused(table, 'reopenHint', { hint: 'H16' })?.reason).toBe('not-in-raid');
  });

  test('RR-316 with one accomplice every hint that names one names that one', () => {
    const table = raid({ players: 2, safes: ['s3-02'], scenario: '4', open: ['H09', 'H12', 'H14'], hands: { 1: { ram: 5 } } });
    const seats = table.choices('0', { Number: () => 0, Shuffle: (list) => list }).flatMap(({ args }) => ('seat' in args ? [args.seat] : []));
    expect(new Set(seats)).toEqual(new Set(['1']));
  });

  test('RR-207 RR-208 RR-209 RR-210 RR-211 RR-213 hands without cards cannot be shown or seen, but their owners may be asked and shown a safe', () => {
    for (const hint of ['H09', 'H10', 'H12'] as const) {
      const table = withHint(hint, { hands: { 1: {}, 2: { acid: 1 }, 3: {} } });
      expect(table.choices('0', { Number: () => 0, Shuffle: (list) => list }).filter(({ move }) => move === 'useHint')).toEqual([{ move: 'useHint', args: { hint, seat: '2' } }]);
    }
    for (const [hint, named] of [['H08', {}], ['H14', { safe: 0 }], ['H14', { safe: 1 }]] as const)
      for (const seat of ['1', '2', '3'])
        expect(refusedOrNot(withHint(hint, { hands: { 1: {}, 2: { acid: 1 }, 3: {} } }), { hint, ...named, seat })).toBeUndefined();
    // A raid does not go on when all hands are empty, so none of these is ever useless for that.
    const nobody = { missing: emptyRow(), accomplices: ['1', '2'], hands: { 0: 0, 1: 0, 2: 0 }, safes: 1, pile: 1, drawable: 1 };
    for (const hint of ['H09', 'H10', 'H11', 'H12'] as const) expect(HINT_RULES[hint].choices(nobody)).toEqual([]);
  });

  test('RR-334 several safes are one need: the hints never tell them apart', () => {
    const split = raid({ safes: ['s1-15', 's1-17'], open: ['H03', 'H01', 'H05'], hands: T.hands! });
    const other = raid({ safes: ['s1-17', 's1-15'], open: ['H03', 'H01', 'H05'], hands: T.hands! });
    for (const hint of ['H01', 'H03', 'H05'] as const) expect(takes(hint, split)).toEqual(takes(hint, other));
    act(split, 'useHint', { hint: 'H01' });
    act(other, 'useHint', { hint: 'H01' });
    for (const seat of ['1', null]) sameFor(split, other, seat);
  });

  test('RR-196 RR-528 RR-517 all learn that a hint was used and on whom; arguments are redacted', () => {
    const table = withHint('H10');
    expect(act(table, 'useHint', { hint: 'H10', seat: '3' })).toEqual([{ type: 'hint-on', seat: '0', hint: 'H10', to: '3' }]);
    for (const entry of table.log.filter(({ action }) => action.type === 'MAKE_MOVE')) expect(entry.redact).toBe(true);
    expect(table.view(null).raid!.hints.H10).toBe('used');
    expect(table.view(null).raid!.doing).toEqual({ hint: 'H10', seat: '3' });
  });

  test('RR-194 RR-552 a note has round, hint and audience, and says what was true then', () => {
    const table = raid({ ...T, open: ['H05'] });
    act(table, 'useHint', { hint: 'H05', tool: 'acid' });
    const [note] = table.view('1').raid!.notes;
    expect(note).toEqual({ round: 2, hint: 'H05', seats: 'all', lasts: 'raid', fact: { what: 'most', tool: 'acid' } });
    act(table, 'endHints');
    playAll(table, ['ram', 'acid', 'torch']);
    expect(table.view('1').raid!.notes).toEqual([note]);
  });

  test('RR-019 RR-230 RR-100 RR-101 RR-102 RR-103 RR-104 RR-105 RR-106 all sixteen are there, and in each stage there are its moves and nothing else to say', () => {
    expect(Object.keys(HINT_RULES)).toEqual([...HINTS]);
    const stages = Object.entries(withHint('H01').ruleset.phases).map(([phase, each]) =>
      [phase, Object.fromEntries(Object.entries(each).map(([stage, moves]) => [stage, moves.map(({ name }) => name)]))]);
    expect(Object.fromEntries(stages)).toEqual({
      prepare: { target: ['chooseBuilding'], bribe: ['payInformant', 'startRaid'] },
      hints: {
        brief: ['useHint', 'reopenHint', 'endHints'], ask: ['askTool'], point: ['pointTool'], mark: ['markTool'], answer: ['answerTool'], clear: ['clearTools'], supply: ['giveTool'],
      },
      accomplices: { act: ['playCard', 'swapHand', 'pass'] },
      scoring: { place: ['placeSafe'] },
    });
  });
});
