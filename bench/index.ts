/** `npm run bench -- NAME`: our figures side by side with stock boardgame.io's, measured in one run. */
import { Argument, Command, InvalidArgumentError } from 'commander';
import { bundle } from './bundle';
import { replay } from './replay';
import { print, type Result } from './result';
import { rules } from './rules';
import { server } from './server';
import { wire } from './wire';

interface Wanted {
  seconds: number;
  game?: string;
}

const BENCHES: Record<string, (wanted: Wanted) => Promise<Result>> = { rules, server, wire, replay, bundle };

const seconds = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a whole number above 0');
  return Number(text);
};

const command = new Command('bench')
  .description('Figures side by side with stock boardgame.io.')
  .addArgument(new Argument('<name>', 'which figures').choices(Object.keys(BENCHES)))
  .option('--seconds <number>', 'how long each contest takes', seconds, 5)
  .option('--game <id>', 'one game only')
  .option('--json', 'the figures as JSON')
  .parse();

const { json, ...wanted } = command.opts<Wanted & { json?: true }>();
try {
  const result = await BENCHES[command.args[0]!]!(wanted);
  if (json) console.log(JSON.stringify(result, null, 2));
  else print(result);
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
