/** `npm run playthroughs [-- GAME]`: writes the recorded matches of every game, or one, anew. Read the difference before you commit it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../games/index';
import type { Bot } from '../../games/kit/bot';
import type { KitState, View } from '../../games/kit/types';
import { record, recordingsOf } from '../playthroughs/record';

const [only] = process.argv.slice(2);
for (const { manifest, ruleset, bot } of catalogue.filter((entry) => only === undefined || entry.manifest.id === only)) {
  const folder = join('tests', 'playthroughs', manifest.id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, recording] of Object.entries(recordingsOf(manifest))) {
    const text = record(await ruleset(), (await bot()) as unknown as Bot<View<KitState>>, recording);
    writeFileSync(join(folder, `${name}.txt`), text);
    console.log(`${folder}/${name}.txt: ${Math.round(text.length / 1000)} kB`);
  }
}
