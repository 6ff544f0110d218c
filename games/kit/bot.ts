/** A bot chooses for one seat from that seat's own view, with chance of its own. */
import type { Ctx } from 'boardgame.io';
import type { Chance, Choice, Seat } from './types';

/** What bots are called, by the seats they take. */
export const BOT_NAMES = ['Lefty', 'Duchess', 'Domino', 'Smoke', 'Magpie', 'Ace'];

/** The bots that a game can have, called as the catalogue calls them: its best, and one for who would rather win. */
export type BotKind = 'bot' | 'easyBot';

/** What marks a seat that a bot plays. Seats from before there were easy bots have their game's best. */
export interface BotMarks {
  bot: boolean;
  easy?: boolean;
}

/** Which bot plays a seat with these marks; nothing: a person, or nobody. */
export const botKind = (marks: { bot?: unknown; easy?: unknown } = {}): BotKind | undefined =>
  marks.bot !== true ? undefined : marks.easy === true ? 'easyBot' : 'bot';

/** The marks of a seat that this bot plays. */
export const botMarks = (kind: BotKind): { bot: true; easy?: true } => ({ bot: true, ...(kind === 'easyBot' && { easy: true }) });

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
