/** How hard The Glasgow Train Robbery is: its bots with their own views, without talk, and with all cards open to both. */
import { Command, InvalidArgumentError } from 'commander';
import { bot } from '../games/glasgow/bot';
import { CONTINGENCIES } from '../games/glasgow/content/contingencies';
import { ruleset } from '../games/glasgow/game';
import { openPlans } from '../games/glasgow/plan-cards';
import type { Counts, Glasgow, View } from '../games/glasgow/state';
import { seededChance } from '../games/kit/chance';
import { playOut, type Chooser } from '../games/kit/play';
import { Table } from '../games/kit/table';
import { textTable } from './figures';

type Player = Chooser<Glasgow, Counts>;
type GlasgowTable = Table<Glasgow, Counts>;

/** The bot, on what it is let see. */
const playing = (see: (table: GlasgowTable, seat: string) => View): Player => (table, seat, choices, dice) =>
  bot({ view: see(table, seat), ctx: { phase: table.ctx.phase, numPlayers: 2 }, seat, choices, dice });

/** What a seat would see if all plans, contingency cards and hideouts lay open. */
function withOpenCards(table: GlasgowTable, seat: string): View {
  const view = table.view(seat);
  const { G } = table;
  const own = view.players[seat]!;
  const held = Object.values(G.players).flatMap(({ contingencies }) => contingencies);
  const seen = {
    plans: openPlans(G).filter((id) => !own.plans.includes(id)),
    contingencies: CONTINGENCIES.map(({ id }) => id).filter((id) => held.includes(id) && !own.contingencies.includes(id)),
  };
  const peeked = Object.fromEntries(G.secret.tiles.flatMap((tile, i) => (tile === null ? [] : [[i + 1, tile]])));
  return { ...view, players: { [seat]: { ...own, seen, peeked } } };
}

const PLAYERS: Record<string, Player> = {
  'own views': playing((table, seat) => table.view(seat)),
  'own views, deaf to talk': playing((table, seat) => ({ ...table.view(seat), talk: [] })),
  'open cards': playing(withOpenCards),
};

/** Plays seeded matches; how many were won, how they were lost, and how long they took. */
function measure(player: Player, games: number, seed: string, difficulty: string) {
  const ends: Record<string, number> = {};
  let [turns, plans] = [0, 0];
  for (let i = 0; i < games; i++) {
    const table = new Table(ruleset, { players: 2, seed: `${seed}-${i}`, options: { difficulty } });
    playOut(table, () => player, seededChance(`${seed}-${i} choices`));
    const result = table.G.result!;
    const end = result.cause ?? 'won';
    ends[end] = (ends[end] ?? 0) + 1;
    turns += result.turns;
    plans += result.plansResolved;
  }
  const { won = 0, ...lost } = ends;
  return {
    won: `${Math.round((won / games) * 1000) / 10} %`,
    turns: Math.round((turns / games) * 10) / 10,
    plans: Math.round((plans / games) * 100) / 100,
    lost: Object.entries(lost).map(([cause, n]) => `${cause} ${n}`).join(', '),
  };
}

const whole = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('not a whole number above 0');
  return Number(text);
};

const { games, seed, difficulty, json } = new Command('glasgow-balance')
  .option('--games <number>', 'matches for each kind of player', whole, 100)
  .option('--seed <text>', 'seed of all chance', '1')
  .option('--difficulty <value>', 'standard or gentle', 'standard')
  .option('--json', 'as JSON')
  .parse()
  .opts<{ games: number; seed: string; difficulty: string; json?: true }>();

const report = Object.entries(PLAYERS).map(([name, player]) => ({ name, ...measure(player, games, seed, difficulty) }));
if (json) console.log(JSON.stringify({ games, seed, difficulty, report }, null, 2));
else console.log(textTable([['', 'won', 'turns', 'plans', 'lost by'], ...report.map(({ name, won, turns, plans, lost }) => [name, won, turns, plans, lost])]));
