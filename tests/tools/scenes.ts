/** Moments of matches that bots play: of every kind of question a game asks, the first and a late one. For pictures. */
import type { LogEntry, State } from 'boardgame.io';
import type { CatalogueEntry } from '../../games/index';
import { BOT_NAMES, type Bot } from '../../games/kit/bot';
import { seededChance } from '../../games/kit/chance';
import { byBot, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import type { KitState, Seat, View } from '../../games/kit/types';
import type { LocalSeat, SavedTable } from '../../ui/client/local';

export interface Scene {
  /** `<phase>-<stage>`, `-late` behind it where it is not the first; `end`. */
  name: string;
  /** As the app keeps it: the one who is asked is a person, all others are bots. */
  table: SavedTable;
}

interface Moment {
  state: State<KitState>;
  log: LogEntry[];
}

const seatsFor = (players: number, persons: (seat: Seat) => boolean): LocalSeat[] =>
  Array.from({ length: players }, (_, i) => (persons(String(i)) ? { name: 'Ada', bot: false } : { name: BOT_NAMES[i % BOT_NAMES.length]!, bot: true }));

/** A moment of a match as the app keeps it. `persons`: the seats of people; bots sit at the others. */
export function savedAt({ manifest }: Pick<CatalogueEntry, 'manifest'>, name: string, initialState: State, { state, log }: Moment, persons: (seat: Seat) => boolean): SavedTable {
  return {
    id: `local-${manifest.id}-${name}`, game: manifest.id, version: manifest.version, seats: seatsFor(state.ctx.numPlayers, persons), options: {},
    createdAt: 0, updatedAt: Date.now(), initialState, state, log: [...log], awaited: Object.keys(state.G.asked),
  };
}

/** Plays one match of the game by bots and calls `onMoment` at its first state and after every move. */
export async function playThrough(entry: CatalogueEntry, players: number, seed: string, onMoment: (moment: Moment, initialState: State) => void): Promise<void> {
  const [ruleset, bot] = await Promise.all([entry.ruleset(), entry.bot() as Promise<unknown> as Promise<Bot<View<KitState>>>]);
  const table = new Table(ruleset, { players, seed });
  const { state: initialState } = table;
  onMoment(table, initialState);
  playOut(table, () => byBot(bot), seededChance(seed), () => onMoment(table, initialState));
}

/** The kinds of moments of one match: every question's first and a late one, and the end, which comes last. */
export async function scenesOf(entry: CatalogueEntry, players: number, seed: string): Promise<Scene[]> {
  const found = new Map<string, Scene>();
  const keep = (name: string, initialState: State, moment: Moment, person: Seat): void => {
    found.set(name, { name, table: savedAt(entry, name, initialState, moment, (seat) => seat === person) });
  };
  await playThrough(entry, players, seed, (moment, initialState) => {
    const { G, ctx } = moment.state;
    if (ctx.gameover !== undefined) return keep('end', initialState, moment, '0');
    for (const [seat, stage] of Object.entries(G.asked)) {
      const name = `${ctx.phase}-${stage}`;
      keep(found.has(name) ? `${name}-late` : name, initialState, moment, seat);
    }
  });
  return [...found.values()];
}
