/**
 * A match as text: per step the move as a spectator's log shows it, and what changed in each seat's view. Recordings
 * in this folder are compared with the rules of today, so that a changed rule or a leak shows as a difference to read.
 */
import type { LogEntry } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { Bot } from '../../games/kit/bot';
import { seededChance } from '../../games/kit/chance';
import { playOut, byBot, byChance } from '../../games/kit/play';
import type { Options } from '../../games/kit/manifest';
import type { Ruleset } from '../../games/kit/ruleset';
import { eventsOf, Table } from '../../games/kit/table';
import type { KitState, View } from '../../games/kit/types';

export interface Recording {
  players: number;
  options: Partial<Options>;
  seed: string;
  /** Who plays: bots, or every second seat by chance. */
  play: 'bots' | 'mixed';
}

type Flat = Map<string, string>;

/** Every leaf by its path; a list of plain things is one leaf, so that a hand reads as a hand. */
function flatten(value: unknown, path = '', flat: Flat = new Map()): Flat {
  const plain = (thing: unknown): boolean => typeof thing !== 'object' || thing === null;
  if (plain(value) || (Array.isArray(value) && value.every(plain))) flat.set(path, JSON.stringify(value) ?? 'undefined');
  else if (Object.keys(value as object).length === 0) flat.set(path, '{}');
  else for (const [key, part] of Object.entries(value as object)) flatten(part, path === '' ? key : `${path}.${key}`, flat);
  return flat;
}

/** A leaf that is new or other, or gone. */
interface Change {
  path: string;
  value: string;
}

const changes = (before: Flat, after: Flat): Change[] => [
  ...[...after].flatMap(([path, value]) => (before.get(path) === value ? [] : [{ path, value }])),
  ...[...before.keys()].flatMap((path) => (after.has(path) ? [] : [{ path, value: 'gone' }])),
];

/** One line for the leaves of one place: `counts.hands  0: 8, 1: 8`. */
function lines(viewer: string, list: Change[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path, value } of list) {
    const cut = path.lastIndexOf('.');
    const place = path.slice(0, Math.max(0, cut));
    places.set(place, [...(places.get(place) ?? []), `${path.slice(cut + 1)}: ${value}`]);
  }
  return [...places].map(([place, leaves]) => `  ${viewer}  ${place === '' ? '' : `${place}  `}${leaves.join(', ')}`);
}

/** The changes that everybody sees, then those that only some see, each under its name. */
function told(byViewer: Map<string, Change[]>): string[] {
  const lists = [...byViewer.values()];
  const has = (list: Change[], { path, value }: Change): boolean => list.some((other) => other.path === path && other.value === value);
  const all = lists[0]!.filter((change) => lists.every((list) => has(list, change)));
  return [...lines('*', all), ...[...byViewer].flatMap(([viewer, list]) => lines(viewer, list.filter((change) => !has(all, change))))];
}

/** A move as a spectator's log shows it, and the events it told. */
function logLines(ruleset: Ruleset, state: Table<KitState, unknown>['state'], entries: LogEntry[]): string[] {
  const filter = getFilterPlayerView(ruleset.game);
  const { args } = filter(null, { type: 'update', args: ['match', { ...state, deltalog: entries }] });
  const shown = (args as unknown as [string, unknown, LogEntry[]])[2];
  return shown.filter(({ automatic }) => !automatic).flatMap((entry) => {
    const { type, playerID, args: said } = entry.action.payload as { type: string; playerID: string; args: unknown[] | null };
    return [`${playerID} ${type} ${said === null ? '(hidden)' : JSON.stringify(said[0] ?? {})}`, ...eventsOf(entry).map((event) => `  log  ${JSON.stringify(event)}`)];
  });
}

/** Plays the match and writes it down. The same text every time. */
export function record(ruleset: Ruleset, bot: Bot<View<KitState>>, { players, options, seed, play }: Recording): string {
  const table = new Table(ruleset, { players, options, seed });
  const viewers = [...table.seats, null];
  const seen = new Map<string, Flat>();
  const step = (): string[] => {
    const byViewer = new Map<string, Change[]>();
    for (const viewer of viewers) {
      const name = viewer ?? '-';
      const now = flatten({ phase: table.ctx.phase, ...table.view(viewer) });
      byViewer.set(name, changes(seen.get(name) ?? new Map(), now));
      seen.set(name, now);
    }
    return told(byViewer);
  };
  const text = [
    `# ${ruleset.manifest.id}, ${players} players, options ${JSON.stringify(options)}, seed "${seed}", by ${play}`,
    '# Per step: the move and the events of the log, then what changed: * for everyone, a number for that seat, - for a spectator.',
    '', '0. setup', ...step(),
  ];
  let number = 0;
  const chooser = (seat: string) => (play === 'bots' || Number(seat) % 2 === 0 ? byBot(bot) : byChance);
  playOut(table, chooser, seededChance(`${seed} choices`), ({ entries }) => {
    const [move, ...events] = logLines(ruleset, table.state, entries);
    text.push('', `${++number}. ${move}`, ...events, ...step());
  });
  return `${text.join('\n')}\n`;
}

/**
 * The recordings of a game: the fewest players with the defaults, and one more with each option at another value. Where
 * one player has scenarios, each of them is recorded, and the fewest players are two.
 */
export function recordingsOf({ players: { min, max }, options, solo = [] }: Ruleset['manifest']): Record<string, Recording> {
  const fewest = solo.length > 0 ? 2 : min;
  const more = Math.min(max, fewest + 1);
  const other = Object.fromEntries(options
    .filter(({ onlyIf, players }) => !onlyIf && (!players || (players.min <= more && more <= players.max)))
    .map((option) => [option.id, option.type === 'boolean' ? !option.default : option.values.find(({ id }) => id !== option.default)!.id]));
  const alone = solo.map((scenario) => [`1-${scenario.id}`, { players: 1, options: scenario.options, seed: 'playthrough-1', play: 'bots' }] as const);
  return {
    ...Object.fromEntries(alone),
    [`${fewest}-bots`]: { players: fewest, options: {}, seed: 'playthrough-1', play: 'bots' },
    [`${more}-mixed-options`]: { players: more, options: other, seed: 'playthrough-2', play: 'mixed' },
  };
}
