import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RobEvent } from '../../games/rob-n-run/events';
import de from '../../games/rob-n-run/locales/de.json';
import en from '../../games/rob-n-run/locales/en.json';
import { ALARMS, BUILDING_IDS, CARDS, HINTS, TERMINALS, TOOLS } from '../../games/rob-n-run/state';
import { emptyRow } from '../../games/rob-n-run/cards';
import { flatten, wordsOf } from '../rulesets/words';

const words = wordsOf('rob-n-run', { en, de });

/** One of each event, as moves tell it; `count` is tried with none, one and many where it can be so. */
const EVENTS: RobEvent[] = [
  ...[1, 2].map((count): RobEvent => ({ type: 'building-chosen', seat: '0', building: 'card-room', classes: [2, 1], count })),
  ...ALARMS.map((alarm): RobEvent => ({ type: 'informant', alarm })),
  { type: 'informant-paid', seat: '0', alarm: 'red', level: 1, treasury: 4 },
  ...[1, 3].map((count): RobEvent => ({ type: 'raid-started', seat: '0', building: 'card-room', open: ['H03'], count, hand: 5 })),
  ...HINTS.map((hint): RobEvent => ({ type: 'hint', seat: '0', hint })),
  { type: 'hint-on', seat: '0', hint: 'H09', to: '1' },
  { type: 'hint-reopened', seat: '0', hint: 'H03', treasury: 0 },
  { type: 'hints-ended', seat: '0' },
  ...[1, 4].flatMap((count): RobEvent[] => [{ type: 'told-kinds', count }, { type: 'told-highest', count }]),
  ...TOOLS.flatMap((tool): RobEvent[] => [{ type: 'told-missing', tool }, { type: 'told-not-missing', tool }, { type: 'told-most', tool }]),
  { type: 'told-count', tool: 'ram', n: 0 },
  { type: 'told-one-of', first: 'ram', second: 'acid' },
  { type: 'asked', seat: '1', tool: 'ram' },
  ...[1, 5].map((count): RobEvent => ({ type: 'hand-shown', seat: '1', count })),
  { type: 'told-none-shown', seat: '1' },
  { type: 'marked', seat: '0', to: '1' },
  { type: 'most-held' },
  ...[0, 1, 3].map((count): RobEvent => ({ type: 'cleared', seat: '1', count })),
  ...[1, 3].map((count): RobEvent => ({ type: 'supply-drawn', seat: '0', count })),
  { type: 'card-given', seat: '0', to: '1' },
  { type: 'safe-shown', seat: '0', to: '1', number: 2, class: 1 },
  { type: 'laundered', pile: 1 },
  ...[1, 3].map((count): RobEvent => ({ type: 'pile-shown', count })),
  { type: 'played', seat: '1', middle: 2, hand: 4 },
  ...[1, 5].map((count): RobEvent => ({ type: 'swapped', seat: '1', count })),
  { type: 'passed', seat: '1' },
  { type: 'sorted', round: 1, row: emptyRow(), count: 2, pile: 1, bags: 0 },
  ...[0, 1, 2].map((count): RobEvent => ({ type: 'drew', seat: '1', count })),
  { type: 'raid-complete' },
  { type: 'red-alarm', pile: 5, allowed: 4 },
  { type: 'out-of-cards' },
  { type: 'cracked', number: 1, id: 's1-01', gold: 1 },
  { type: 'not-cracked', number: 2, id: 's1-01' },
  ...[1, 3].flatMap((count): RobEvent[] => [{ type: 'gold', count, treasury: 6 }, { type: 'car', count, space: 6 }, { type: 'officer', count, space: 3 }]),
  { type: 'cube', alarm: 'white', space: 8, level: 1 },
  ...BUILDING_IDS.map((building): RobEvent => ({ type: 'safe-placed', building, class: 2 })),
  { type: 'safe-removed', class: 2 },
  { type: 'boss', seat: '1' },
  ...TERMINALS.map((terminal): RobEvent => ({ type: 'won', terminal, score: 9, rating: 'jet' })),
  { type: 'caught', space: 9 },
  { type: 'stranded' },
];

describe('texts', () => {
  test('every event has its words in both languages, whatever it counts', () => {
    expect(EVENTS.flatMap((event) => words.eventFaults(event))).toEqual([]);
    for (const texts of [en, de]) expect(EVENTS.filter(({ type }) => !flatten(texts).has(`log.${type}`))).toEqual([]);
  });

  test('this list holds every event that the source tells', () => {
    const source = readFileSync('games/rob-n-run/events.ts', 'utf8');
    const types = [...source.matchAll(/\{ type: '([\w-]+)'/g)].map(([, type]) => type!);
    expect([...new Set(EVENTS.map(({ type }) => type))].toSorted()).toEqual([...new Set(types)].toSorted());
  });

  test('every kind, hint, building, alarm and refusal has its words', () => {
    for (const texts of [en, de]) {
      expect(Object.keys(texts.card)).toEqual([...CARDS]);
      expect(Object.keys(texts.tool)).toEqual([...TOOLS]);
      expect([Object.keys(texts.hint), Object.keys(texts.hintText)]).toEqual([[...HINTS], [...HINTS]]);
      expect([Object.keys(texts.alarm), Object.keys(texts.level).toSorted()]).toEqual([[...ALARMS], [...ALARMS].toSorted()]);
      expect(Object.keys(texts.building)).toEqual([...BUILDING_IDS]);
    }
    const source = readdirSync('games/rob-n-run/moves').map((file) => readFileSync(`games/rob-n-run/moves/${file}`, 'utf8')).join('');
    const reasons = [...source.matchAll(/\brefusal\(\s*'([^']+)'/g)].map(([, reason]) => reason!);
    expect([...new Set(reasons)].toSorted()).toEqual(Object.keys(en.refuse).toSorted());
  });
});
