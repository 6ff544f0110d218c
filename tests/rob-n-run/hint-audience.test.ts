/** Every hint, played through: who acts in its second step, what it tells whom, and what of that is left a round later. */
import { expect, test } from 'vitest';
import { HINTS, type Card, type Fact, type HintId } from '../../games/rob-n-run/state';
import { act, notesOf, playAll, T, withHint, type RaidSpec } from './scene';

interface Use {
  hint: HintId;
  args?: object;
  /** Its second step, made by the Boss or, in H08, by the accomplice. */
  second?: { stage: string; by?: string; move: string; args: Record<string, unknown> };
  /** Told to all for the round. */
  round?: Fact[];
  /** Told to all for the raid. */
  raid?: Fact[];
  /** Told to the Boss and this seat alone, for the raid. */
  shared?: { with: string; facts: Fact[] };
  spec?: Partial<RaidSpec>;
  /** What seats 1 to 3 play then, without an end of the raid; where it is not `NEEDED`. */
  plays?: Card[];
}

/** Seats 1 to 3 play what raid T needs. */
const NEEDED: Card[] = ['ram', 'acid', 'torch'];

const hand = (seat: string, cards: Record<string, number>): Fact => ({ what: 'hand', seat, cards });
const missing = (tool: 'ram' | 'acid' | 'torch' | 'idcard', yes = true): Fact => ({ what: 'missing', tool, yes });

const USES: Use[] = [
  { hint: 'H01', raid: [{ what: 'kinds', n: 4 }] },
  { hint: 'H02', raid: [{ what: 'highest', n: 2 }] },
  // Of the kind that is missing first, fewer are missing.
  { hint: 'H02', spec: { safes: ['s2-14', 's1-03'], rows: { jackhammer: 1 }, pile: { dynamite: 1 } }, plays: ['dynamite', 'acid', 'torch'], raid: [{ what: 'highest', n: 3 }] },
  { hint: 'H03', args: { tool: 'ram' }, raid: [missing('ram')] },
  { hint: 'H04', args: { tool: 'idcard' }, raid: [missing('idcard', false)] },
  { hint: 'H05', args: { tool: 'acid' }, raid: [{ what: 'most', tool: 'acid' }] },
  { hint: 'H06', args: { tool: 'acid' }, raid: [{ what: 'count', tool: 'acid', n: 2 }] },
  { hint: 'H07', args: { tools: ['acid', 'dynamite'] }, raid: [{ what: 'one-of', tools: ['dynamite', 'acid'] }] },
  { hint: 'H08', args: { seat: '3' }, second: { stage: 'ask', by: '3', move: 'askTool', args: { tool: 'acid' } }, raid: [{ what: 'count', tool: 'acid', n: 2 }] },
  { hint: 'H08', args: { seat: '3' }, second: { stage: 'ask', by: '3', move: 'askTool', args: { tool: 'stethoscope' } }, raid: [{ what: 'count', tool: 'stethoscope', n: 0 }] },
  {
    hint: 'H09', args: { seat: '2' }, second: { stage: 'point', move: 'pointTool', args: { tool: 'acid' } },
    round: [hand('2', { acid: 1, idcard: 3, bag: 1 })], raid: [missing('acid')],
  },
  {
    hint: 'H09', args: { seat: '1' }, spec: { hands: { ...T.hands, 1: { dynamite: 2 } } }, plays: ['dynamite', 'acid', 'torch'],
    round: [hand('1', { dynamite: 2 })], raid: [{ what: 'none-shown', seat: '1' }],
  },
  {
    hint: 'H10', args: { seat: '3' }, second: { stage: 'mark', move: 'markTool', args: { tool: 'torch' } },
    shared: { with: '3', facts: [{ what: 'mark', seat: '3', tool: 'torch', yes: true }] },
  },
  {
    hint: 'H11', second: { stage: 'answer', move: 'answerTool', args: { tool: 'torch' } }, raid: [missing('torch')],
    round: [{ what: 'most-held', seat: '1', tool: 'dynamite' }, { what: 'most-held', seat: '2', tool: 'idcard' }, { what: 'most-held', seat: '3', tool: 'torch' }],
  },
  {
    hint: 'H12', args: { seat: '2' }, second: { stage: 'clear', move: 'clearTools', args: { tools: { idcard: 2 } } }, raid: [{ what: 'cleared', seat: '2', n: 2 }],
    shared: { with: '2', facts: [{ what: 'cleared-kinds', seat: '2', tools: ['idcard'] }] },
  },
  {
    hint: 'H13', spec: { next: ['dynamite', 'jackhammer', 'bag'] }, second: { stage: 'supply', move: 'giveTool', args: { card: 'jackhammer', seat: '1' } },
    raid: [{ what: 'given', seat: '1' }], shared: { with: '1', facts: [{ what: 'given-card', seat: '1', card: 'jackhammer' }] },
  },
  { hint: 'H14', args: { safe: 1, seat: '3' }, raid: [{ what: 'shown-safe', seat: '3', safe: 1 }], shared: { with: '3', facts: [{ what: 'face', safe: 1, id: 's1-03' }] } },
  { hint: 'H15' },
  { hint: 'H16', round: [{ what: 'pile', cards: { dynamite: 1, idcard: 1 } }] },
];

test('RR-200 RR-201 RR-202 RR-203 RR-204 RR-205 RR-206 RR-207 RR-208 RR-209 RR-210 RR-211 RR-212 RR-213 RR-214 RR-215 RR-220 RR-221 RR-222 RR-223 RR-225 RR-228 RR-229 RR-103 RR-104 RR-112 RR-194 RR-195 RR-517 RR-518 each hint tells those alone whom it is for, and what is for the round vanishes with the next alarm phase', () => {
  expect(new Set(USES.map(({ hint }) => hint))).toEqual(new Set(HINTS));
  for (const { hint, args, second, round = [], raid = [], shared, spec, plays = NEEDED } of USES) {
    const table = withHint(hint, spec);
    const told = (all: Fact[]) => {
      for (const seat of [...table.seats, null])
        expect([hint, seat, notesOf(table, seat)]).toEqual([hint, seat, [...all, ...(shared && (seat === '0' || seat === shared.with) ? shared.facts : [])]]);
    };
    act(table, 'useHint', { hint, ...args });
    if (second) {
      expect([hint, table.G.asked]).toEqual([hint, { [second.by ?? '0']: second.stage }]);
      act(table, second.move, second.args);
    }
    expect([hint, table.G.asked]).toEqual([hint, { 0: 'brief' }]);
    told([...round, ...raid]);
    act(table, 'endHints');
    told([...round, ...raid]);
    playAll(table, plays);
    expect(table.G.raid!.round).toBe(3);
    told(raid);
  }
});
