/** The texts of each game: both languages say the same things, and all that the game needs is said. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../games/kit/table';
import { planned, playerCounts, playMatch, subjects } from './suite';
import { facts, flatten, wordsOf } from './words';

/** Reasons that a game's rules name: `refusal('reason', …)`. Boards ask for refusals by the names of moves. */
function reasonsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !/^board\b/.test(name));
  const found = files.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\brefusal\(\s*'([^']+)'/g)]);
  return [...new Set(found.map(([, reason]) => reason!))];
}

for (const subject of await subjects()) {
  const { manifest, ruleset, texts, rules } = subject;
  const words = wordsOf(manifest.id, texts);
  const [en, de] = [flatten(texts.en), flatten(texts.de)];

  describe(`${manifest.id} speaks`, () => {
    test('English and German have the same keys, the same facts in each, and no empty text', () => {
      expect([...de.keys()].toSorted()).toEqual([...en.keys()].toSorted());
      const uses = (flat: Map<string, string>) => [...flat].map(([key, text]) => `${key}: ${facts(text).join(' ')}`).toSorted();
      expect(uses(de)).toEqual(uses(en));
      expect([...en, ...de].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });

    test('the manifest has every text in both languages', () => {
      const { title, tagline, options } = manifest;
      const all = [title, tagline, ...options.flatMap((option) => [option.label, option.help, ...('values' in option ? option.values.map((v) => v.label) : [])])];
      expect(all.filter((text) => text.en.trim() === '' || text.de.trim() === '')).toEqual([]);
    });

    test('every move has a label, every stage a question, every phase what the others wait for', () => {
      const keys = [
        ...Object.keys(ruleset.moves).map((name) => `move.${name}`),
        ...Object.entries(ruleset.phases).flatMap(([phase, stages]) => [`wait.${phase}`, ...Object.keys(stages).map((stage) => `ask.${phase}.${stage}`)]),
      ];
      expect(keys.filter((key) => !en.has(key) || !de.has(key))).toEqual([]);
    });

    test('the rules state the same IDs in the same order in both languages', () => {
      const ids = (text: string) => [...text.matchAll(/\*\*([A-Z]+-\d{3}[a-z]?)\*\*/g)].map(([, id]) => id);
      expect(ids(rules.en).length).toBeGreaterThan(0);
      expect(ids(rules.de)).toEqual(ids(rules.en));
    });

    test('every refusal that the source names has its words', () => {
      const reasons = reasonsIn(join('games', manifest.id));
      expect(reasons.filter((reason) => !en.has(`refuse.${reason}`))).toEqual([]);
    });

    test('every event that matches tell has its words, and every chapter', () => {
      const faults = new Set<string>();
      for (const players of playerCounts(manifest))
        for (const match of planned(subject, players))
          playMatch(subject, match, {
            step: ({ entries, table }) => {
              const chapter = ruleset.chapter?.(table.state.G);
              if (chapter) for (const fault of words.chapterFaults(chapter)) faults.add(fault);
              for (const event of entries.flatMap(eventsOf)) for (const fault of words.eventFaults(event)) faults.add(fault);
            },
          });
      expect([...faults]).toEqual([]);
    });
  });
}
