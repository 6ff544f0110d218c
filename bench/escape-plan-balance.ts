/** How Escape Plan goes for its bots: how many escape, how many are arrested on the way, and what the escaped score. */
import { Command, InvalidArgumentError } from 'commander';
import { bot } from '../games/escape-plan/bot';
import { ruleset } from '../games/escape-plan/game';
import { seededChance } from '../games/kit/chance';
import { byBot, playOut } from '../games/kit/play';
import { Table } from '../games/kit/table';
import { spread, textTable, type Spread } from './figures';

interface Balance {
  players: number;
  games: number;
  /** Shares of all seats. */
  escaped: number;
  arrested: number;
  /** What the escaped scored, and the best of each match. */
  scores: Spread;
  best: Spread;
  actions: number;
}

/** Plays seeded matches with so many bots. */
function measure(players: number, games: number, seed: string): Balance {
  const [scores, best]: [number[], number[]] = [[], []];
  let [arrested, actions] = [0, 0];
  for (let i = 0; i < games; i++) {
    const table = new Table(ruleset, { players, seed: `${seed}-${i}` });
    playOut(table, () => byBot(bot), seededChance(`${seed}-${i} choices`), ({ choice: { move } }) => {
      if (['rest', 'travel', 'pass'].includes(move)) actions += 1;
    });
    const { G: { boards, secret, result } } = table;
    const escaped = Object.keys(boards).filter((seat) => boards[seat]!.status === 'escaped').map((seat) => result!.scores[seat]!);
    scores.push(...escaped);
    best.push(Math.max(0, ...escaped));
    arrested += Object.keys(secret.arrested).length;
  }
  const seats = players * games;
  return {
    players, games, escaped: scores.length / seats, arrested: arrested / seats,
    scores: spread(scores.length > 0 ? scores : [0]), best: spread(best), actions: actions / seats,
  };
}

const whole = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('not a whole number above 0');
  return Number(text);
};

const { games, seed, players, json } = new Command('escape-plan-balance')
  .option('--games <number>', 'matches for each number of players', whole, 100)
  .option('--seed <text>', 'seed of all chance', '1')
  .option('--players <number>', 'this number of players alone', whole)
  .option('--json', 'as JSON')
  .parse()
  .opts<{ games: number; seed: string; players?: number; json?: true }>();

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const words = ({ min, median, mean, max }: Spread): string => [min, median, mean, max].join(' / ');

const report = (players === undefined ? [1, 2, 3, 4, 5] : [players]).map((count) => measure(count, games, seed));
if (json) console.log(JSON.stringify({ games, seed, report }, null, 2));
else
  console.log(textTable([
    ['players', 'escaped', 'arrested', 'scores min / median / mean / max', 'best of a match', 'actions a seat'],
    ...report.map((row) => [row.players, percent(row.escaped), percent(row.arrested), words(row.scores), words(row.best), Math.round(row.actions * 10) / 10]),
  ]));
