/** What all hints share: what the Boss sees when choosing, and how facts become notes (RR-187, RR-194). */
import type { Seat } from '../../kit/types';
import type { HintStage } from '../content/hints';
import type { Turn } from '../events';
import { missingNow } from '../needs';
import { accomplicesOf } from '../seats';
import type { Fact, HintId, Note, RobNRun, Row, SafeId, Tool, View } from '../state';

/** What the Boss names with a hint; each hint takes exactly some of these. */
export interface Choice {
  tool?: Tool;
  tools?: [Tool, Tool];
  seat?: Seat;
  safe?: number;
}

/** The Boss's knowledge on which a hint's legal choices depend. */
export interface Sight {
  missing: Row;
  accomplices: Seat[];
  hands: Record<Seat, number>;
  /** Classes of the raid's safes. */
  safes: number;
  pile: number;
  /** Cards in deck and trash. */
  drawable: number;
}

/** What the Boss sees, from the Boss's own view. */
export const sightOf = (view: View): Sight => ({
  missing: missingNow(view),
  accomplices: accomplicesOf(view),
  hands: view.counts.hands,
  safes: view.raid!.safes.length,
  pile: view.counts.pile,
  drawable: view.counts.deck + view.counts.trash,
});

/** One hint: its legal choices (none: it cannot be used now, RR-193), and what it does. */
export interface HintRule {
  choices: (sight: Sight) => Choice[];
  /** Tells, shows and moves what the hint says. Returns the stage of its second step, if one follows. */
  use: (turn: HintTurn, choice: Choice) => HintStage | undefined;
}

/** A move in which a hint is used or answered. */
export interface HintTurn extends Turn {
  hint: HintId;
  missing: Row;
}

/** Writes a note that everybody may read, or, with `seats`, these alone. */
export function note({ G, hint }: Pick<HintTurn, 'G' | 'hint'>, lasts: Note['lasts'], fact: Fact, seats: Seat[] | 'all' = 'all'): void {
  const written: Note = { round: G.raid!.round, hint, seats, lasts, fact };
  if (seats === 'all') G.raid!.notes.push(written);
  else for (const seat of seats) G.players[seat]!.notes.push(structuredClone(written));
}

/** Tells all whether a kind is missing, for the rest of the raid. */
export function tellMissing(turn: HintTurn, tool: Tool): undefined {
  const yes = turn.missing[tool] > 0;
  note(turn, 'raid', { what: 'missing', tool, yes });
  turn.tell({ type: yes ? 'told-missing' : 'told-not-missing', tool });
}

/** Tells all how many of a kind are missing, for the rest of the raid. */
export function tellCount(turn: HintTurn, tool: Tool): undefined {
  const n = turn.missing[tool];
  note(turn, 'raid', { what: 'count', tool, n });
  turn.tell({ type: 'told-count', tool, n });
}

/** The Boss and an accomplice, who share a note. */
export const both = ({ boss }: Pick<RobNRun, 'boss'>, seat: Seat): Seat[] => [boss, seat];

/** Accomplices whose hands hold cards. */
export const withCards = ({ accomplices, hands }: Sight): Choice[] =>
  accomplices.filter((seat) => hands[seat]! > 0).map((seat) => ({ seat }));

/** The face of a safe of the raid. */
export const faceOf = ({ players, boss }: RobNRun, safe: number): SafeId => players[boss]!.safes[safe]!;
