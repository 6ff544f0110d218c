/** A finished match as one JSON document, and its way back: from the first state and the log to every state between. */
import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { Options } from './manifest';
import type { Ruleset } from './ruleset';
import type { KitState, Seat } from './types';

export interface ReplayFile {
  format: 'getaway-replay';
  game: string;
  /** Version of the ruleset that wrote the log: it only replays on the same. */
  version: number;
  matchID?: string;
  numPlayers: number;
  options: Options;
  names: Record<Seat, string>;
  /** With seed and generator, so that chance repeats. */
  initialState: State;
  log: LogEntry[];
  /** The last state, to check the re-run against. */
  finalState: State;
}

/** Entries that the reducer must be fed with: what players did, without what followed by itself. */
export const playedEntries = (log: LogEntry[]): LogEntry[] => log.filter((entry) => !entry.automatic);

/** Every state of a logged match, the first included: `states[k]` is after `k` played entries. */
export function foldLog<G extends KitState, C>(ruleset: Ruleset<G, C>, initialState: State, log: LogEntry[]): State<G>[] {
  const reduce = CreateGameReducer({ game: ruleset.game });
  const states = [initialState as State<G>];
  for (const entry of playedEntries(log)) {
    const { transients, ...after } = reduce(states.at(-1) as never, entry.action as never) as State<G> & { transients?: unknown };
    if (transients) throw new Error(`the log does not fit these rules at state ${entry._stateID}`);
    states.push(after as State<G>);
  }
  return states;
}
