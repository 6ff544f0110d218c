/** `npm run simulate`: bots play whole matches of a game, every state checked; prints results, lengths and speed. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { findGame } from '../games/index';
import type { Options } from '../games/kit/manifest';
import { textTable } from './figures';
import { simulate, type Plan, type Report } from './simulation';

const count = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('not a whole number');
  return Number(text);
};

const whole = (text: string): number => {
  if (!/[1-9]/.test(text)) throw new InvalidArgumentError('not a whole number above 0');
  return count(text);
};

const json = (text: string): Options => {
  try {
    return JSON.parse(text) as Options;
  } catch {
    throw new InvalidArgumentError('not JSON');
  }
};

const command = new Command('simulate')
  .description('Bots play whole matches of a game; every state is checked.')
  .requiredOption('--game <id>', 'the game')
  .requiredOption('--players <number>', 'number of players', whole)
  .option('--games <number>', 'how many matches', whole, 100)
  .option('--seed <text>', 'seed of all chance', '1')
  .option('--options <json>', 'match options; the others have their defaults', json, {})
  .option('--bots <number>', 'seats that the bot plays (default: all)', count)
  .addOption(new Option('--others <who>', 'who plays the seats that --bots leaves (default: chance)').choices(['chance', 'easy']))
  .option('--scenarios', 'with one player: every scenario in turn, and how often its goal is reached')
  .option('--json', 'the report as JSON');

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

const OTHERS = { chance: 'chance', easy: 'the easy bot' };

function print({ game, players, games, bots = players, others = 'chance', wins, botWins, otherWins, scores, winningScores, moves, byMove, movesPerSecond, gamesPerSecond, faults }: Report): void {
  const row = (name: string, { min, median, mean, max }: Report['moves']) => [name, min, median, mean, max];
  console.log(`${game}, ${players} players, ${games} games`);
  if (bots < players) console.log(`seats of the bot: ${bots}, of ${OTHERS[others]}: ${players - bots}`);
  console.log(`wins by seat: ${Object.entries(wins).map(([seat, n]) => `${seat}: ${n}`).join(', ')}`);
  if (botWins !== undefined && otherWins !== undefined) console.log(`wins of the bot: ${percent(botWins)}, of ${OTHERS[others]}: ${percent(otherWins)}`);
  console.log(textTable([
    ['', 'min', 'median', 'mean', 'max'],
    ...(scores ? [row('scores', scores)] : []),
    ...(winningScores ? [row('winning scores', winningScores)] : []),
    row('moves', moves),
  ]));
  console.log(`moves: ${Object.entries(byMove).map(([move, n]) => `${move} ${n}`).join(', ')}`);
  console.log(`${movesPerSecond} moves/s, ${gamesPerSecond} games/s, without the checks`);
  for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`);
  console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
}

/** Plays every scenario that one person can play alone, and prints how often its goal was reached. */
async function playScenarios(plan: Plan): Promise<number> {
  const rows: (string | number)[][] = [['scenario', 'games', 'reached', '%', 'near (median %)', 'moves']];
  let faulty = 0;
  for (const { id, options } of findGame(plan.game)?.manifest.solo ?? []) {
    const { wins, progress, moves, faults } = await simulate({ ...plan, options });
    faulty += faults.length;
    for (const fault of faults.slice(0, 5)) console.error(`FAULT ${id}: ${fault}`);
    rows.push([id, plan.games, wins['0']!, Math.round((1000 * wins['0']!) / plan.games) / 10, progress?.median ?? '', moves.mean]);
  }
  console.log(textTable(rows));
  return faulty;
}

async function main(): Promise<void> {
  const { json: asJson, scenarios, ...plan } = command.parse().opts<Plan & { json?: true; scenarios?: true }>();
  if (plan.others && plan.bots === undefined) throw new Error('--others: say with --bots how many seats the bot plays');
  if (scenarios) {
    process.exitCode = (await playScenarios({ ...plan, players: 1 })) === 0 ? 0 : 1;
    return;
  }
  const report = await simulate(plan, (done) => void process.stderr.write(`${done} of ${plan.games} games\n`));
  if (asJson) console.log(JSON.stringify(report, null, 2));
  else print(report);
  process.exitCode = report.faults.length === 0 ? 0 : 1;
}

main().catch((fault: Error) => {
  console.error(fault.message);
  process.exitCode = 2;
});
