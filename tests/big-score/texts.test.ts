/** Locales and rules texts: complete, and alike in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import de from '../../games/big-score/locales/de.json';
import en from '../../games/big-score/locales/en.json';
import { BOSSES } from '../../games/big-score/content/bosses';
import { JOBS } from '../../games/big-score/content/jobs';
import { ruleset } from '../../games/big-score/game';
import { SCENARIO_IDS } from '../../games/big-score/solo/state';
import { CREW, VAULT_KINDS } from '../../games/big-score/state';

/** A text's key without the ending of its plural form. */
const base = (key: string): string => key.replace(/_(zero|one|other)$/, '');
const keys = (texts: object): string[] => [...new Set(Object.keys(texts).map(base))].toSorted();
const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id).toSorted();

describe('texts of The Big Score', () => {
  test('every event that can be told has its words, also those that are rare', () => {
    const source = ['events.ts', 'solo/events.ts'].map((file) => readFileSync(`games/big-score/${file}`, 'utf8')).join('\n');
    const types = [...source.matchAll(/\btype: '([a-z-]+)'/g)].map(([, type]) => type!);
    expect(types.length).toBeGreaterThan(60);
    for (const texts of [en, de]) expect(keys(texts.log)).toEqual(types.toSorted());
  });

  test('counts have a form for none where none can be told, one and many', () => {
    for (const { log } of [en, de])
      for (const type of ['fled', 'busted', 'driver-drew', 'joat-shown'] as const)
        expect(Object.keys(log).filter((key) => base(key) === type)).toEqual([`${type}_zero`, `${type}_one`, `${type}_other`]);
  });

  test('every phase, boss, job, crew type, ability and token has its name', () => {
    for (const texts of [en, de]) {
      expect(Object.keys(texts.phase)).toEqual(Object.keys(ruleset.phases));
      expect(keys(texts.boss)).toEqual(ids(BOSSES));
      expect(keys(texts.job)).toEqual(ids(JOBS));
      expect(keys(texts.scenario)).toEqual([...SCENARIO_IDS].toSorted());
      for (const list of [texts.crew, texts.crewShort, texts.ability]) expect(keys(list)).toEqual([...CREW].toSorted());
      expect(keys(texts.vault)).toEqual([...VAULT_KINDS].toSorted());
      expect(keys(texts.pay)).toEqual([...new Set(JOBS.map(({ tokens }) => tokens.join('+') || 'cash'))].toSorted());
    }
  });

  test('the rules in German are the same rules, each once, and every rule that a refusal names is among them', () => {
    const rules = (file: string) => [...readFileSync(`games/big-score/${file}`, 'utf8').matchAll(/^\*\*(BS-\d{3})\*\* \S/gm)].map(([, id]) => id!);
    expect(rules('RULES.de.md')).toEqual(rules('RULES.md'));
    expect(new Set(rules('RULES.md')).size).toBe(rules('RULES.md').length);
    const sources = ['', 'moves/', 'solo/', 'solo/moves/'].flatMap((folder) =>
      readdirSync(`games/big-score/${folder}`).filter((name) => name.endsWith('.ts')).map((name) => folder + name));
    const named = sources.flatMap((file) => [...readFileSync(`games/big-score/${file}`, 'utf8').matchAll(/'(BS-\d{3})'/g)].map(([, id]) => id!));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !rules('RULES.md').includes(id))).toEqual([]);
  });
});
