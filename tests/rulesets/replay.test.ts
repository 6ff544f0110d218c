/** Determinism: the same seed and choices give the same match, and a log gives it back. */
import { isDeepStrictEqual } from 'node:util';
import { describe, test } from 'vitest';
import { foldLog } from '../../games/kit/replay';
import { must, openTable, planned, playerCounts, playMatch, subjects, type AnyTable } from './suite';

const endOf = ({ state: { deltalog: _, ...end } }: Pick<AnyTable, 'state'>): unknown => end;

for (const subject of await subjects()) {
  const { manifest, ruleset } = subject;
  describe(`${manifest.id} repeats itself`, () => {
    for (const players of playerCounts(manifest))
      test(`hazard 54, hazard 55: ${players} players: same seed and choices, same match; its log folds to the same end, twice`, () => {
        for (const match of planned(subject, players, 4)) {
          const table = playMatch(subject, match, {});
          const again = playMatch(subject, match, {});
          must(isDeepStrictEqual(endOf(again), endOf(table)) && isDeepStrictEqual(again.log, table.log), () => `seed ${match.seed}: two matches`);
          const first = openTable(ruleset, match.setting, match.seed).state;
          const kept = JSON.stringify(first);
          // As it comes from the store: a log that went through JSON.
          const log = JSON.parse(JSON.stringify(table.log)) as AnyTable['log'];
          for (let time = 0; time < 2; time++)
            must(isDeepStrictEqual(endOf({ state: foldLog(ruleset, first, log).at(-1)! }), endOf(table)), () => `seed ${match.seed}: the log ends elsewhere`);
          must(JSON.stringify(first) === kept, () => `seed ${match.seed}: folding changed the first state`);
        }
      });
  });
}
