/** What the conformance suite runs on: every game of the catalogue, its settings, and seeded matches of each. */
import { catalogue } from '../../games/index';
import type { Bot } from '../../games/kit/bot';
import { seededChance } from '../../games/kit/chance';
import { checkOptions, type Manifest, type Options } from '../../games/kit/manifest';
import { byBot, byChance, playOut, type Chooser, type Step } from '../../games/kit/play';
import type { Ruleset } from '../../games/kit/ruleset';
import { Table } from '../../games/kit/table';
import type { Chance, KitState, View } from '../../games/kit/types';

export type AnyRuleset = Ruleset<KitState, unknown>;
export type AnyTable = Table<KitState, unknown>;
export type AnyStep = Step<KitState, unknown>;
export type AnyBot = Bot<View<KitState>>;

/** One way to play a game: a number of players with the defaults, or with one option at another value. */
export interface Setting {
  players: number;
  options: Partial<Options>;
  name: string;
}

export interface Subject {
  manifest: Manifest;
  ruleset: AnyRuleset;
  bot: AnyBot;
  /** The weaker one, of a game that has two. */
  easyBot?: AnyBot | undefined;
  texts: Record<'en' | 'de', object>;
  /** RULES.md and its translation. */
  rules: Record<'en' | 'de', string>;
}

const count = (name: string, otherwise: number): number => {
  const given = process.env[name];
  if (given === undefined) return otherwise;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`${name}: a whole number, not ${given}`);
  return Number(given);
};

/** Seeded matches for each number of players: `GAMES=200 npm run test:rulesets` for the long run. */
export const GAMES = count('GAMES', 2);

/** All games, or the one named by the environment variable `GAME`. */
export async function subjects(): Promise<Subject[]> {
  const wanted = catalogue.filter(({ manifest }) => [undefined, manifest.id].includes(process.env.GAME));
  return Promise.all(
    wanted.map(async ({ manifest, ruleset, bot, easyBot, texts, rules }) => ({
      manifest,
      ruleset: await ruleset(),
      bot: (await bot()) as unknown as AnyBot,
      easyBot: (await easyBot?.()) as unknown as AnyBot | undefined,
      texts: { en: await texts('en'), de: await texts('de') },
      rules: { en: await rules('en'), de: await rules('de') },
    })),
  );
}

/** Every setting of a game with so many players: the defaults, then each other value of each option alone. */
export function settingsOf(manifest: Manifest, players: number): Setting[] {
  const settings: Setting[] = [{ players, options: {}, name: `${players} players` }];
  for (const option of manifest.options) {
    const values = option.type === 'boolean' ? [true, false] : option.values.map(({ id }) => id);
    const needed = option.onlyIf ? { [option.onlyIf.option]: option.onlyIf.values[0]! } : {};
    for (const value of values.filter((v) => v !== option.default)) {
      const options = { ...needed, [option.id]: value };
      if (checkOptions(manifest, players, options).ok)
        settings.push({ players, options, name: `${players} players, ${option.id} ${String(value)}` });
    }
  }
  return settings;
}

/** The numbers of players a game is for. */
export const playerCounts = ({ players: { min, max } }: Manifest): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

export type Play = 'chance' | 'easy' | 'bot' | 'mixed';

/** Watches a match: `start` before the first move, `step` after each. `dice` are the watcher's own. */
export interface Watcher {
  start?(table: AnyTable, dice: Chance): void;
  step?(step: AnyStep, dice: Chance): void;
  end?(table: AnyTable, dice: Chance): void;
}

/** Opens a seeded table of a setting. */
export const openTable = (ruleset: AnyRuleset, { players, options }: Omit<Setting, 'name'>, seed: string): AnyTable =>
  new Table(ruleset, { players, options, seed });

/** Plays one seeded match and shows every step. A fault is thrown with all that is needed to see it again. */
export function playMatch({ ruleset, bot, easyBot = bot }: Pick<Subject, 'ruleset' | 'bot' | 'easyBot'>, { setting, seed, play }: Planned, watcher: Watcher): AnyTable {
  const table = openTable(ruleset, setting, seed);
  const dice = seededChance(`${seed} watcher`);
  const choosers: Record<Play, (seat: string) => Chooser<KitState, unknown>> = {
    chance: () => byChance,
    easy: () => byBot(easyBot),
    bot: () => byBot(bot),
    mixed: (seat) => (Number(seat) % 2 === 0 ? byBot(bot) : byChance),
  };
  let steps = 0;
  try {
    watcher.start?.(table, dice);
    playOut(table, choosers[play], seededChance(`${seed} choices`), (step) => {
      steps++;
      watcher.step?.(step, dice);
    });
    watcher.end?.(table, dice);
  } catch (fault) {
    const where = `${ruleset.manifest.id}, ${setting.name}, seed "${seed}", by ${play}, after ${steps} moves in ${table.ctx.phase}`;
    throw new Error(`${where}: ${(fault as Error).message}`, { cause: fault });
  }
  return table;
}

export interface Planned {
  setting: Setting;
  seed: string;
  play: Play;
}

/**
 * Matches for a number of players: all its settings in turn, first by chance, then by bots, then mixed. Each number of
 * players begins one setting further on, so that few matches of each still meet many settings. An easy bot, which is
 * quick, plays the second of them already.
 */
export function planned({ manifest, easyBot }: Pick<Subject, 'manifest' | 'easyBot'>, players: number, games = GAMES): Planned[] {
  const kinds: Play[] = ['chance', ...(easyBot ? ['easy' as const] : []), 'bot', 'mixed'];
  const settings = settingsOf(manifest, players);
  const first = players - manifest.players.min;
  // Alone each scenario is a game of its own, and a short one.
  const alone = players === 1 && manifest.solo !== undefined;
  const ahead = (i: number): number => (alone ? i : easyBot ? i % 2 : 0);
  return Array.from({ length: alone ? Math.max(games, settings.length) : games }, (_, i) => ({
    setting: settings[(first + i) % settings.length]!,
    seed: `suite-${players}-${i + 1}`,
    play: kinds[(Math.floor(i / settings.length) + ahead(i)) % kinds.length]!,
  }));
}

/** States a fact that a ruleset must fulfil. A plain throw: `expect` in these loops would take most of the time. */
export function must(fact: boolean, words: () => string): asserts fact {
  if (!fact) throw new Error(words());
}
