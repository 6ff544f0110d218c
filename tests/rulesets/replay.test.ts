/** Determinism: the same seed and choices give the same match, and a log gives it back. */
import { isDeepStrictEqual } from 'node:util';
import { describe, test } from 'vitest';
import { foldLog } from '../../games/kit/replay';
import { openTable, must, plannedMatches, playMatch, settingsOf, subjects, type AnyTable } from './suite';

const endOf = ({ state: { deltalog: _, ...end } }: Pick<AnyTable, 'state'>): unknown => end;

for (const subject of await subjects()) {
  const { manifest, ruleset } = subject;
  describe(`${manifest.id} repeats itself`, () => {
    for (const setting of settingsOf(manifest))
      test(`hazards 54, 55: ${setting.name}: same seed and choices, same match; its log folds to the same end, twice`, () => {
        for (const { seed, play } of plannedMatches(2)) {
          const table = playMatch(subject, setting, seed, play, {});
          const again = playMatch(subject, setting, seed, play, {});
          must(isDeepStrictEqual(endOf(again), endOf(table)) && isDeepStrictEqual(again.log, table.log), () => `seed ${seed}: two matches`);
          const first = openTable(ruleset, setting, seed).state;
          const kept = JSON.stringify(first);
          // As it comes from the store: a log that went through JSON.
          const log = JSON.parse(JSON.stringify(table.log)) as AnyTable['log'];
          for (let time = 0; time < 2; time++)
            must(isDeepStrictEqual(endOf({ state: foldLog(ruleset, first, log).at(-1)! }), endOf(table)), () => `seed ${seed}: the log ends elsewhere`);
          must(JSON.stringify(first) === kept, () => `seed ${seed}: folding changed the first state`);
        }
      }, 120_000);
  });
}
