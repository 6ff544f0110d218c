/** The catalogue's rulesets for the command line. */
import { findGame } from '../../games';
import type { Ruleset } from '../../games/kit/ruleset';
import { giveUp } from '../process';

/** The ruleset of a game, or the end of the process with one line. */
export async function rulesetOf(game: string): Promise<Ruleset> {
  const entry = findGame(game);
  return entry ? entry.ruleset() : giveUp(`there is no game "${game}"`);
}
