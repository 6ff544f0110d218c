import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GlasgowEvent } from '../../games/glasgow/events';
import de from '../../games/glasgow/locales/de.json';
import en from '../../games/glasgow/locales/en.json';
import { EFFECTS, TOKENS } from '../../games/glasgow/state';
import { wordsOf } from '../rulesets/words';

const words = wordsOf('glasgow', { en, de });

/** One of each event, as moves tell it; `count` is tried with none, one and many where it can be so. */
const EVENTS: GlasgowEvent[] = [
  { type: 'said', seat: '0', card: 'C05', keywords: ['lake'], context: 'single', first: 'lake' },
  { type: 'said', seat: '0', card: 'C05', keywords: ['lake', 'gun'], context: 'pair', first: 'lake', second: 'gun' },
  { type: 'said', seat: '0', card: 'C05', keywords: ['lake', 'gun', 'rest'], context: 'trio', first: 'lake', second: 'gun', third: 'rest' },
  { type: 'move-card', seat: '0', card: 'C14', points: 5, characters: 2 },
  ...[1, 2].map((count): GlasgowEvent => ({ type: 'tokens-card', seat: '0', card: 'C05', drawn: [], count })),
  { type: 'hideout-card', seat: '1', card: 'O06', operator: 'gail', space: 3 },
  ...EFFECTS.map((effect): GlasgowEvent => ({ type: 'event-card', seat: '0', card: 'C02', effect, n: 2, character: 'cole', use: [] })),
  ...[1, 4].map((count): GlasgowEvent => ({ type: 'advanced', seat: '0', count, from: 8, head: 8 + count, area: 'tractor' })),
  { type: 'moved', seat: '0', character: 'gail', from: 'kitchen', to: 'N4', steps: 3 },
  { type: 'joined', seat: '1', character: 'gail' },
  ...[0, 1, 2].map((count): GlasgowEvent => ({ type: 'stopped', seat: '0', count })),
  { type: 'turned', seat: '0', character: 'cole', card: 'cole-2', skill: 'drawFour' },
  { type: 'tool-taken', seat: '0', character: 'gail', tool: 'battery' },
  { type: 'sent-home', seat: '0', character: 'gail', tool: 'battery' },
  ...(['monopoly', 'hideout', 'group'] as const).map((source): GlasgowEvent => ({ type: 'fingerprint', seat: '0', character: 'gail', source, supply: 3 })),
  ...([['plan', 1], ['contingencies', 3]] as const).map(([source, count]): GlasgowEvent => ({ type: 'bag-fingerprints', count, source, supply: 3 })),
  ...(['battery', 'any'] as const).map((tool): GlasgowEvent => ({ type: 'tile-revealed', seat: '0', space: 3, tile: 'blue-1', colour: 'blue', tool })),
  { type: 'tool-declined', seat: '0', character: 'gail' },
  { type: 'monopoly-put', seat: '0', room: 'bunks', from: 'kitchen' },
  { type: 'plan-shown', seat: '0', plan: 2 },
  ...[1, 2].map((count): GlasgowEvent => ({ type: 'contingencies-shown', seat: '1', count })),
  { type: 'peeked', seat: '1', space: 4 },
  { type: 'card-recovered', seat: '0', card: 'C01' },
  { type: 'tool-to-bag', seat: '0', tool: 'rope' },
  { type: 'tool-passed', seat: '0', from: 'ben', tool: 'walkie', to: 'gail' },
  { type: 'tool-exchanged', seat: '0', character: 'gail', tool: 'battery', got: 'walkie' },
  { type: 'fingerprint-removed', seat: '0', character: 'gail', supply: 4 },
  ...[1, 2].map((count): GlasgowEvent => ({ type: 'bag-fingerprints-removed', seat: '0', count, supply: 4 })),
  { type: 'contingency-cancelled', seat: '1', card: 'k05', token: 2, area: 'lake' },
  { type: 'contingencies-delayed' },
  { type: 'contingency-resolved', seat: '1', card: 'k05', token: 2, area: 'lake', use: [] },
  ...[0, 1, 3].map((count): GlasgowEvent => ({ type: 'plan-resolved', seat: '0', plan: 2, card: 'p2-1', area: 'lake', use: [], count })),
  { type: 'plan-taken', seat: '0', plan: 4 },
  { type: 'rested', seat: '0' },
  ...[0, 1, 3].map((count): GlasgowEvent => ({ type: 'drew', seat: '0', count })),
  ...[1, 5].map((count): GlasgowEvent => ({ type: 'reshuffled', seat: '0', count })),
  { type: 'discarded', seat: '0', card: 'C01' },
  ...[true, false].map((moved): GlasgowEvent => ({ type: 'monopoly-card', card: 'm-red-1', colour: 'red', room: 'bunks', from: 'kitchen', moved })),
  { type: 'penalties', tokens: [1, 3], time: 1, fingerprints: 2 },
  { type: 'penalties-delayed' },
  ...[0, 1, 9].map((count): GlasgowEvent => ({ type: 'bag-filled', added: [], count })),
  { type: 'contingency-drawn', seat: '1', token: 3, area: 'church' },
  ...[0, 1, 7].map((count): GlasgowEvent => ({ type: 'tokens-drawn', seat: '0', tokens: [], count, extras: 0 })),
  { type: 'tokens-split', seat: '0', groups: [[], []], first: 4, other: 3 },
  ...[0, 1, 4].map((count): GlasgowEvent => ({ type: 'group-chosen', seat: '1', index: 0, tokens: [], count })),
  ...TOKENS.map((token): GlasgowEvent => ({ type: 'placed', seat: '0', character: 'ben', token })),
  ...[1, 2].map((count): GlasgowEvent => ({ type: 'left-over', seat: '0', tools: [], count })),
  { type: 'missed-plan', plan: 2, area: 'lake', last: 35, head: 37 },
  ...(['monopoly', 'contingencies', 'plan', 'hideout'] as const).map((source): GlasgowEvent => ({ type: 'no-fingerprints', source, needed: 3, supply: 1 })),
  { type: 'arrest', source: 'monopoly', characters: ['ben'], character: 'ben' },
  { type: 'arrest-group', seat: '1', needed: 2, free: 1 },
  { type: 'fifth-contingency', areas: ['lake', 'lake', 'church', 'quarry'] },
  { type: 'train-gone', last: 84, head: 86 },
  { type: 'escaped', sleepers: 4, fingerprints: 3, contingencies: 2 },
];

describe('texts of The Glasgow Train Robbery', () => {
  test('every event has its words in both languages, with all that they tell', () => {
    const source = readFileSync('games/glasgow/events.ts', 'utf8');
    const types = new Set([...source.matchAll(/\btype: '([a-z-]+)'/g)].map(([, type]) => type!));
    expect(new Set(EVENTS.map(({ type }) => type))).toEqual(types);
    expect(EVENTS.flatMap((event) => words.eventFaults(event))).toEqual([]);
  });

  test('every refusal has its words in both languages', () => {
    const files = readdirSync('games/glasgow', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const reasons = new Set(files.flatMap((name) =>
      [...readFileSync(`games/glasgow/${name}`, 'utf8').matchAll(/\brefusal\(\s*'([^']+)'/g)].map(([, reason]) => reason!)));
    const worded = (texts: object) => new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')));
    expect(worded(en.refuse)).toEqual(reasons);
    expect(worded(de.refuse)).toEqual(reasons);
  });

  test('a price is worded: nothing, one tool, or several of one’s choice', () => {
    const price = (tool: string, count: number) => words.refusalFaults({ reason: 'wrong-price', params: { tool, count } });
    expect([price('any', 0), price('any', 1), price('any', 2), price('gun', 1)].flat()).toEqual([]);
  });
});
