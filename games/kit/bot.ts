/** A bot chooses for one seat from that seat's own view, with chance of its own. */
import type { Ctx } from 'boardgame.io';
import type { Chance, Choice, Seat } from './types';

/** What bots are called, by the seats they take. */
export const BOT_NAMES = ['Lefty', 'Duchess', 'Domino', 'Smoke', 'Magpie', 'Ace'];

/** What a bot is given: nothing that a person in its seat would not see. `choices` is never empty. */
export interface BotTurn<V> {
  view: V;
  ctx: Pick<Ctx, 'phase' | 'numPlayers'>;
  seat: Seat;
  choices: Choice[];
  dice: Chance;
}

/**
 * Returns one legal choice, not necessarily one of the listed (lists may be samples), or nothing: the other asked
 * seats shall go first. It is then asked again after the next move. Keeps no memory.
 */
export type Bot<V> = (turn: BotTurn<V>) => Choice | undefined;
