/** Matches of bots (or of bots among easy bots or random players) with every state checked, and what came of them. */
import { isDeepStrictEqual } from 'node:util';
import { findGame } from '../games/index';
import type { Bot } from '../games/kit/bot';
import { seededChance } from '../games/kit/chance';
import { checkOptions, type Options } from '../games/kit/manifest';
import { byBot, byChance, playOut, type Chooser } from '../games/kit/play';
import { Table } from '../games/kit/table';
import type { KitState, Result, View } from '../games/kit/types';
import { round, spread, type Spread } from './figures';

export type Others = 'chance' | 'easy';

export interface Plan {
  game: string;
  players: number;
  games: number;
  seed: string;
  options: Options;
  /** How many seats the bot plays. Its seats move on by one a game. Default: all. */
  bots?: number;
  /** Who plays the other seats. Default: chance. */
  others?: Others;
}

export interface Report extends Plan {
  /** Games won by seat; a shared win is a share. */
  wins: Record<string, number>;
  /** Share of the wins that fell to the bot, and to all the others, if there were both. */
  botWins?: number;
  otherWins?: number;
  scores?: Spread;
  winningScores?: Spread;
  /** Alone: how near the goal came, in percent. */
  progress?: Spread;
  moves: Spread;
  byMove: Record<string, number>;
  /** Time of choosing and playing, without the checks. */
  movesPerSecond: number;
  gamesPerSecond: number;
  faults: string[];
}

type AnyChooser = Chooser<KitState, unknown>;

/** Loads a game. Throws one clear line if there is none, or it is not for so many or such players, or the options are wrong. */
export async function loadGame({ game, players, options, others }: Pick<Plan, 'game' | 'players' | 'options' | 'others'>) {
  const entry = findGame(game);
  if (!entry) throw new Error(`no such game: ${game}`);
  const { min, max } = entry.manifest.players;
  if (!(players >= min && players <= max)) throw new Error(`${game} is for ${min} to ${max} players`);
  const checked = checkOptions(entry.manifest, players, options);
  if (!checked.ok) throw new Error(`options: ${checked.refusal.reason} ${JSON.stringify(checked.refusal.params ?? {})}`);
  if (others === 'easy' && !entry.easyBot) throw new Error(`${game} has no easy bot`);
  const chooser = async (load: () => Promise<Bot<never>>): Promise<AnyChooser> => byBot((await load()) as unknown as Bot<View<KitState>>);
  return {
    ruleset: await entry.ruleset(), bot: await chooser(entry.bot),
    other: others === 'easy' ? await chooser(entry.easyBot!) : byChance,
  };
}

/** What is wrong with a state, in words. */
function faultsOf({ ruleset, G }: Table<KitState, unknown>): string[] {
  const json = isDeepStrictEqual(JSON.parse(JSON.stringify(G)), G) ? [] : ['G does not survive JSON'];
  return [...json, ...ruleset.invariants(G)];
}

interface Played {
  result?: Result;
  steps: number;
  ms: number;
  byMove: Record<string, number>;
  faults: string[];
}

/** Whether the bot plays a seat in a match of the plan. */
const isBots = ({ players, bots = players }: Plan, number: number, seat: string): boolean => (Number(seat) + number) % players < bots;

function playOne({ ruleset, bot, other }: Awaited<ReturnType<typeof loadGame>>, plan: Plan, number: number): Played {
  const { players, options, seed } = plan;
  const table = new Table(ruleset, { players, options, seed: `${seed}/${number}` });
  const played: Played = { steps: 0, ms: 0, byMove: {}, faults: faultsOf(table) };
  let since = performance.now();
  try {
    playOut(table, (seat) => (isBots(plan, number, seat) ? bot : other), seededChance(`${seed}/${number} choices`), ({ choice: { move } }) => {
      played.ms += performance.now() - since;
      played.steps += 1;
      played.byMove[move] = (played.byMove[move] ?? 0) + 1;
      if (played.faults.length === 0) played.faults.push(...faultsOf(table));
      since = performance.now();
    });
  } catch (fault) {
    played.faults.push((fault as Error).message);
  }
  played.result = table.G.result;
  if (!played.result && played.faults.length === 0) played.faults.push('no result');
  return played;
}

/** Plays all games of the plan. `progress` hears how many are done, about once a second. */
export async function simulate(plan: Plan, progress: (done: number) => void = () => {}): Promise<Report> {
  const game = await loadGame(plan);
  const all: Played[] = [];
  // boardgame.io logs what goes wrong in hooks and plugins, and goes on.
  const logged: string[] = [];
  const { error } = console;
  console.error = (...words) => void logged.push(words.join(' '));
  try {
    for (let number = 0, last = performance.now(); number < plan.games; number++) {
      const played = playOne(game, plan, number);
      played.faults.push(...logged.splice(0));
      all.push(played);
      if (performance.now() - last > 1000) {
        progress(number + 1);
        last = performance.now();
      }
    }
  } finally {
    console.error = error;
  }
  return reportOf(plan, all);
}

function reportOf(plan: Plan, all: Played[]): Report {
  const { players, bots = players, seed } = plan;
  const wins: Record<string, number> = Object.fromEntries(Array.from({ length: players }, (_, i) => [String(i), 0]));
  const of = { bots: 0, others: 0 };
  for (const [number, { result }] of all.entries())
    for (const seat of result?.winners ?? []) {
      wins[seat] = (wins[seat] ?? 0) + 1 / result!.winners.length;
      // Seats beyond the players are the rules' own.
      if (Number(seat) < players) of[isBots(plan, number, seat) ? 'bots' : 'others'] += 1 / result!.winners.length;
    }
  const results = all.flatMap(({ result }) => (result?.scores ? [result] : []));
  const ms = all.reduce((sum, played) => sum + played.ms, 0);
  const steps = all.reduce((sum, played) => sum + played.steps, 0);
  const byMove: Record<string, number> = {};
  for (const { byMove: counts } of all) for (const [move, n] of Object.entries(counts)) byMove[move] = (byMove[move] ?? 0) + n;
  return {
    ...plan,
    wins: Object.fromEntries(Object.entries(wins).map(([seat, n]) => [seat, round(n)])),
    ...(bots > 0 && bots < players && { botWins: round(of.bots / all.length), otherWins: round(of.others / all.length) }),
    ...(results.length > 0 && {
      scores: spread(results.flatMap(({ scores }) => Object.values(scores!))),
      winningScores: spread(results.map(({ scores }) => Math.max(...Object.values(scores!)))),
    }),
    ...(results.some(({ alone }) => alone) && { progress: spread(results.flatMap(({ alone }) => alone?.progress ?? [])) }),
    moves: spread(all.map((played) => played.steps)),
    byMove,
    movesPerSecond: round((steps / ms) * 1000),
    gamesPerSecond: round((all.length / ms) * 1000),
    faults: all.flatMap(({ faults }, number) => faults.map((fault) => `game ${number} (seed ${seed}/${number}): ${fault}`)),
  };
}
