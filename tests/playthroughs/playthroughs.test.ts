/** Recorded matches (of all games, or of `GAME`) against the rules of today. After a wanted change: `npm run playthroughs`, and read the difference. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index';
import type { Bot } from '../../games/kit/bot';
import type { KitState, View } from '../../games/kit/types';
import { record, recordingsOf } from './record';

for (const entry of catalogue.filter(({ manifest }) => [undefined, manifest.id].includes(process.env.GAME))) {
  const folder = join('tests', 'playthroughs', entry.manifest.id);
  const recordings = Object.entries(recordingsOf(entry.manifest));

  describe(`${entry.manifest.id} plays as recorded`, () => {
    test('each recording has its file, and there is no other', () => {
      expect(readdirSync(folder).toSorted()).toEqual(recordings.map(([name]) => `${name}.txt`).toSorted());
    });

    test.each(recordings)('%s', async (name, recording) => {
      const bot = (await entry.bot()) as unknown as Bot<View<KitState>>;
      expect(record(await entry.ruleset(), bot, recording)).toBe(readFileSync(join(folder, `${name}.txt`), 'utf8'));
    });
  });
}
