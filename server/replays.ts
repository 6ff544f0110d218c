/** Stored matches as replay files, and replay files played again. */
import { isDeepStrictEqual } from 'node:util';
import { foldLog, type ReplayFile } from '../games/kit/replay';
import type { Ruleset } from '../games/kit/ruleset';
import type { GameState, LoggedMatch } from './types';

/** A match with its whole log as one document: seed, secrets and all, so only for matches that are over. */
export const replayOf = (matchID: string, { match, state, initialState, log }: LoggedMatch): ReplayFile => ({
  format: 'getaway-replay',
  game: match.gameName,
  version: match.version,
  matchID,
  numPlayers: Object.keys(match.players).length,
  options: match.setupData,
  names: Object.fromEntries(Object.entries(match.players).map(([seat, { name }]) => [seat, name ?? ''])),
  initialState,
  log,
  finalState: state,
});

const compared = ({ G, ctx, _stateID }: GameState): unknown => JSON.parse(JSON.stringify({ G, ctx, _stateID }));

/** Re-runs a replay file. Whether it ends as recorded. Throws if the log does not fit the rules. */
export function endsAsRecorded(ruleset: Ruleset, file: ReplayFile): boolean {
  const end = foldLog(ruleset, file.initialState, file.log).at(-1)!;
  return isDeepStrictEqual(compared(end), compared(file.finalState as GameState));
}
