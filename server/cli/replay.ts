/** `npm run replay -- FILE`: runs a replay file again on this version's rules and checks that it ends as recorded. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { playedEntries, type ReplayFile } from '../../games/kit/replay';
import { giveUp } from '../process';
import { endsAsRecorded } from '../replays';
import { rulesetOf } from './catalogue';

async function replay(path: string): Promise<void> {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<ReplayFile>;
  if (file.format !== 'getaway-replay' || !file.game || !Array.isArray(file.log)) return giveUp(`${path} is no replay file`);
  const ruleset = await rulesetOf(file.game);
  if (file.version !== ruleset.manifest.version)
    return giveUp(`${path} was recorded with version ${file.version} of ${file.game}; these rules are version ${ruleset.manifest.version}`);
  if (!endsAsRecorded(ruleset, file as ReplayFile)) return giveUp(`${path} ends in another state than recorded`);
  process.stdout.write(`${file.game}: ${playedEntries(file.log).length} moves, the end is as recorded\n`);
}

try {
  await new Command('replay').argument('<file>', 'replay file').action(replay).parseAsync();
} catch (error) {
  giveUp((error as Error).message);
}
