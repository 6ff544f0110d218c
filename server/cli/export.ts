/** `npm run export -- MATCH`: a finished match of the database as a replay file, on the standard output or in a file. */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { EnvError, readEnv } from '../env';
import { giveUp } from '../process';
import { replayOf } from '../replays';
import { Store } from '../store/store';

async function exportMatch(matchID: string, { out }: { out?: string }): Promise<void> {
  const store = new Store(readEnv(process.env).databaseUrl);
  try {
    await store.connect();
    const logged = await store.loadLogged(matchID);
    if (!logged) throw new EnvError(`there is no match "${matchID}" in this database`);
    if (logged.match.gameover === undefined) throw new EnvError('the match is not over; its log holds secrets still');
    const text = `${JSON.stringify(replayOf(matchID, logged))}\n`;
    if (out === undefined) process.stdout.write(text);
    else writeFileSync(out, text);
  } finally {
    await store.close();
  }
}

try {
  await new Command('export').argument('<match>', 'id of a finished match').option('--out <file>', 'file to write')
    // Older ids may begin with a dash.
    .allowUnknownOption().action(exportMatch).parseAsync();
} catch (error) {
  giveUp((error as Error).message);
}
