/** Matches that play themselves, by chance or by bots: for simulations, benches, recordings and the conformance suite. */
import type { LogEntry, State } from 'boardgame.io';
import type { Bot } from './bot';
import { pick } from './chance';
import type { Table } from './table';
import type { Chance, Choice, KitState, Seat, View } from './types';

/** Chooses for a seat that is asked and has `choices`. Nothing: another asked seat shall act first. */
export type Chooser<G extends KitState, C> = (table: Table<G, C>, seat: Seat, choices: Choice[], dice: Chance) => Choice | undefined;

/** One move of a match that plays itself. The table already shows the state after it. */
export interface Step<G extends KitState, C> {
  table: Table<G, C>;
  before: State<G>;
  seat: Seat;
  choice: Choice;
  /** What the move added to the log. */
  entries: LogEntry[];
}

/** Plays any legal choice: first a move by chance, then its arguments, so that rare moves are not drowned by long lists. */
export function byChance(_table: unknown, _seat: Seat, choices: Choice[], dice: Chance): Choice {
  const name = pick([...new Set(choices.map(({ move }) => move))], dice);
  return pick(choices.filter(({ move }) => move === name), dice);
}

/** Plays what a bot chooses from the seat's own view. */
export const byBot = <G extends KitState, C>(bot: Bot<View<G, C>>): Chooser<G, C> => (table, seat, choices, dice) =>
  bot({ view: table.view(seat), ctx: { phase: table.ctx.phase, numPlayers: table.ctx.numPlayers }, seat, choices, dice });

/**
 * Plays `table` to its end. Of several asked seats one acts by chance. Returns the number of moves. Throws if a
 * choice is refused, no asked seat has a choice or makes one, or the match outlasts the ruleset's bound.
 */
export function playOut<G extends KitState, C>(
  table: Table<G, C>,
  chooserOf: (seat: Seat) => Chooser<G, C>,
  dice: Chance,
  onStep: (step: Step<G, C>) => void = () => {},
): number {
  const longest = table.ruleset.longest(table.ctx.numPlayers);
  let steps = 0;
  for (; !table.over; steps++) {
    if (steps > longest) throw new Error(`step ${steps}: longer than any match can be`);
    const { seat, choice } = nextChoice(table, chooserOf, dice);
    const before = table.state;
    const logged = table.log.length;
    const refused = table.act(seat, choice.move, choice.args);
    if (refused) throw new Error(`step ${steps}: ${seat} ${JSON.stringify(choice)} refused: ${refused.reason} ${refused.rule ?? ''}`);
    onStep({ table, before, seat, choice, entries: table.log.slice(logged) });
  }
  return steps;
}

/** What one of the asked seats, by chance, chooses. */
function nextChoice<G extends KitState, C>(table: Table<G, C>, chooserOf: (seat: Seat) => Chooser<G, C>, dice: Chance): { seat: Seat; choice: Choice } {
  for (const seat of dice.Shuffle(table.asked)) {
    const choices = table.choices(seat, dice);
    const choice = choices.length > 0 ? chooserOf(seat)(table, seat, choices, dice) : undefined;
    if (choice) return { seat, choice };
  }
  throw new Error(`no seat of [${table.asked.join(' ')}] has a choice or makes one in ${table.ctx.phase}`);
}
