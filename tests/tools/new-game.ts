/** `npm run new-game -- ID`: a new ruleset folder that plays and passes the suite, its test, and its line in the catalogue. */
import { Command } from 'commander';
import { newGame } from './make-game';

const [id] = new Command('new-game')
  .description('Makes games/<id>/ from a tiny game that works, with a test, and adds it to the catalogue.')
  .argument('<id>', 'folder, game name and URL part alike, such as night-train')
  .parse().args;

try {
  for (const path of newGame('.', id!)) console.log(path);
  console.log(`\nNext: npm run playthroughs, then GAME=${id} npm run test:rulesets`);
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
