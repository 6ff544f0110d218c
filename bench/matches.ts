/** Recorded matches that benches play again: first state, actions as clients send them, log and end. */
import type { LogEntry, State } from 'boardgame.io';
import { catalogue } from '../games/index';
import type { Bot } from '../games/kit/bot';
import { seededChance } from '../games/kit/chance';
import { byBot, playOut } from '../games/kit/play';
import type { Ruleset } from '../games/kit/ruleset';
import { firstState, Table } from '../games/kit/table';
import type { KitState, View } from '../games/kit/types';

export type Action = LogEntry['action'];

export interface Recorded {
  seed: string;
  first: State;
  actions: Action[];
  log: LogEntry[];
  end: State;
}

export interface Recordings {
  ruleset: Ruleset;
  players: number;
  matches: Recorded[];
}

function recordOne(ruleset: Ruleset, bot: Bot<View<KitState>>, players: number, seed: string): Recorded {
  const first = firstState(ruleset, { players, seed });
  const table = new Table(ruleset, first);
  playOut(table, () => byBot(bot), seededChance(`${seed} choices`));
  const { deltalog: _, ...end } = table.state;
  const actions = table.log.filter(({ automatic }) => !automatic).map(({ action }) => action);
  return { seed, first, actions, log: table.log, end: end as State };
}

/** `count` matches of bots for every game (or the one named), with a middling number of players. */
export async function recordings(count: number, game?: string): Promise<Recordings[]> {
  const wanted = catalogue.filter(({ manifest }) => game === undefined || manifest.id === game);
  if (wanted.length === 0) throw new Error(`no such game: ${game}`);
  return Promise.all(wanted.map(async (entry) => {
    const { min, max } = entry.manifest.players;
    const players = Math.floor((min + max) / 2);
    const [ruleset, bot] = [await entry.ruleset(), (await entry.bot()) as unknown as Bot<View<KitState>>];
    return { ruleset, players, matches: Array.from({ length: count }, (_, i) => recordOne(ruleset, bot, players, `bench-${i}`)) };
  }));
}
