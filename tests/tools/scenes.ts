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

const seatsFor = (players: number, persons: (seat: Seat) => boolean): LocalSeat[] =>
  Array.from({ length: players }, (_, i) => (persons(String(i)) ? { name: 'Ada', bot: false } : { name: BOT_NAMES[i % BOT_NAMES.length]!, bot: true }));

/** Plays one match of the game by bots and keeps what is to be shown of it. */
export async function scenesOf({ manifest, ruleset: load, bot: loadBot }: CatalogueEntry, players: number, seed: string): Promise<Scene[]> {
  const [ruleset, bot] = await Promise.all([load(), loadBot() as Promise<unknown> as Promise<Bot<View<KitState>>>]);
  const table = new Table(ruleset, { players, seed });
  const { state: initialState } = table;
  const found = new Map<string, Scene>();
  const keep = (name: string, persons: (seat: Seat) => boolean, state: State<KitState>, log: LogEntry[]): void => {
    const id = `local-${manifest.id}-${name}`;
    const seats = seatsFor(players, persons);
    found.set(name, { name, table: {
      id, game: manifest.id, version: manifest.version, seats, options: {}, createdAt: 0, updatedAt: Date.now(),
      initialState, state, log: [...log], awaited: Object.keys(state.G.asked),
    } });
  };
  let told = 0;
  const show = (state: State<KitState>, log: LogEntry[]): void => {
    for (const [seat, stage] of Object.entries(state.G.asked)) {
      const name = `${state.ctx.phase}-${stage}`;
      keep(found.has(name) ? `${name}-late` : name, (other) => other === seat, state, log);
    }
  };
  show(table.state, []);
  playOut(table, () => byBot(bot), seededChance(seed), () => {
    told += 1;
    if (!table.over) show(table.state, table.log);
  });
  keep('end', (seat) => seat === '0', table.state, table.log);
  if (told === 0) throw new Error(`${manifest.id}: nothing was played`);
  return [...found.values()];
}
