/** What the lobby knows of a game without loading it, and the check of the options it offers. */
import type { Ctx } from 'boardgame.io';
import type { Refusal, Text } from './types';

interface OptionBase {
  id: string;
  label: Text;
  help: Text;
  /** The numbers of players with which the option exists, both ends included. Default: all. */
  players?: { min: number; max: number };
  /** Offered and legal only while another option has one of these values. */
  onlyIf?: { option: string; values: (string | boolean)[] };
}

/** One match option. The create form is drawn from these and the server checks with them. */
export type OptionSpec =
  | (OptionBase & { type: 'boolean'; default: boolean })
  | (OptionBase & { type: 'enum'; default: string; values: { id: string; label: Text }[] });

/** The options of a match after the check: every option that exists for its number of players, and no other. */
export type Options = Record<string, string | boolean>;

/** One way to play a game alone: a challenge with a goal of its own. */
export interface SoloScenario {
  /** As results name it (`SoloOutcome.scenario`). */
  id: string;
  title: Text;
  /** What has to be reached, in one sentence. */
  goal: Text;
  /** From 1 (easy) to 5 (hard). */
  difficulty: 1 | 2 | 3 | 4 | 5;
  /** The match options that make it. */
  options: Options;
}

export interface Manifest {
  /** Folder, boardgame.io game name, URL part and message namespace alike. */
  id: string;
  /** Prefix of its rule IDs, e.g. `BS`. */
  prefix: string;
  /** Counts up when a stored match or log of the version before cannot go on under the new rules. */
  version: number;
  title: Text;
  /** One sentence for the game's card in the lobby. */
  tagline: Text;
  players: { min: number; max: number };
  /** Length of a game in minutes. */
  minutes: { min: number; max: number };
  cooperative: boolean;
  /** A match without any winner is possible, though players play against each other. */
  allMayLose?: boolean;
  /** `open`: free text while it runs; `signals`: only what the game's own moves say. */
  talk: 'open' | 'signals';
  /** Phases in which free chat is closed, though `talk` is open. */
  quiet?: string[];
  /** Phases in which no seat has anything to hide: a device that goes round lies open on the table then. */
  uncovered?: string[];
  /** CSS colour that marks the game. */
  accent: string;
  options: OptionSpec[];
  /** What one person can play alone, the first for beginners. Only where `players.min` is 1. */
  solo?: SoloScenario[];
}

/** Whether the players may not put words before each other now: where that would break the rules of a running match. */
export const isSilent = ({ talk, quiet = [] }: Manifest, { phase, gameover }: Pick<Ctx, 'phase' | 'gameover'>): boolean =>
  gameover === undefined && (talk === 'signals' || quiet.includes(phase));

/** Whether `option` exists with this number of players and these other values. */
export function optionApplies(option: OptionSpec, numPlayers: number, values: Options): boolean {
  const { players, onlyIf } = option;
  if (players && (numPlayers < players.min || numPlayers > players.max)) return false;
  return !onlyIf || onlyIf.values.includes(values[onlyIf.option] as string | boolean);
}

const fits = (option: OptionSpec, value: unknown): value is string | boolean =>
  option.type === 'boolean' ? typeof value === 'boolean' : option.values.some((v) => v.id === value);

/**
 * Checks the options of a new match (`setupData`) against the manifest and fills in the defaults.
 * Unknown keys, wrong values and options that do not exist for this match are refused.
 */
export function checkOptions(
  manifest: Manifest,
  numPlayers: number,
  raw: unknown,
): { ok: true; options: Options } | { ok: false; refusal: Refusal } {
  if (raw !== undefined && raw !== null && (typeof raw !== 'object' || Array.isArray(raw)))
    return { ok: false, refusal: { reason: 'kit:options-shape' } };
  const given = new Map(Object.entries(raw ?? {}));
  const options: Options = {};
  for (const option of manifest.options) {
    const value = given.get(option.id);
    given.delete(option.id);
    if (!optionApplies(option, numPlayers, options)) {
      if (value !== undefined && value !== option.default)
        return { ok: false, refusal: { reason: 'kit:option-not-here', params: { option: option.id } } };
      continue;
    }
    if (value !== undefined && !fits(option, value))
      return { ok: false, refusal: { reason: 'kit:option-value', params: { option: option.id } } };
    options[option.id] = value ?? option.default;
  }
  if (given.size > 0) return { ok: false, refusal: { reason: 'kit:option-unknown' } };
  return { ok: true, options };
}
