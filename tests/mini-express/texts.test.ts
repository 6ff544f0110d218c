import { describe, expect, test } from 'vitest';
import { DEBT_TILES, DEMAND_TILES } from '../../games/mini-express/content/tables';
import { MAPS } from '../../games/mini-express/grid';
import de from '../../games/mini-express/locales/de.json';
import en from '../../games/mini-express/locales/en.json';
import { flatten, wordsOf } from '../rulesets/words';
import { playThrough, TW, UK } from './play';

describe('texts', () => {
  test('every city, ferry line, underground hex, demand and Debt tile has its name in both languages', () => {
    const maps = Object.values(MAPS);
    const keys = [
      ...maps.flatMap(({ cities }) => cities.map(({ id }) => `city.${id}`)),
      ...maps.flatMap(({ ferries }) => ferries.map(({ id }) => `ferry.${id}`)),
      ...maps.flatMap(({ underground }) => underground.map(({ id }) => `underground.${id}`)),
      ...DEMAND_TILES.map(({ id }) => `demand.${id}`), ...DEBT_TILES.map(({ id }) => `debt.${id}`),
    ];
    for (const texts of [en, de]) {
      const flat = flatten(texts);
      expect(keys.filter((key) => !flat.has(key))).toEqual([]);
    }
  });

  test('every event of a match with all modules, or with the Bot, has its words', () => {
    const words = wordsOf('mini-express', { en, de });
    const faults = new Set<string>();
    for (const [players, options] of [
      [4, { ...UK, cloakAndDagger: true, hustleAndBustle: true }], [4, { ...TW, cloakAndDagger: true, hustleAndBustle: true }],
      [1, { ...TW, cloakAndDagger: true }], [2, { ...UK, bot: true }],
    ] as const)
      playThrough(players, options, 'words', ({ entries }) => {
        for (const { metadata } of entries)
          for (const event of (metadata as { events?: { type: string }[] } | undefined)?.events ?? []) for (const fault of words.eventFaults(event)) faults.add(fault);
      });
    expect([...faults]).toEqual([]);
  });
});
