/** The words every ruleset shares: seats, the shape of `G`, what a seat sees of it, and how a match ends. */

/** A seat's number as boardgame.io writes it: `'0'`, `'1'`, … clockwise. */
export type Seat = string;

/** A text in the languages that every game must speak. */
export interface Text {
  en: string;
  de: string;
}

/** How a match ended. `winners` are seats; a co-operative loss has none. Games add what explains it. */
export interface Result {
  winners: Seat[];
  /** Final points by seat, where the game has them. */
  scores?: Record<Seat, number>;
  /** A lone player's game against a goal, if it was one. */
  alone?: SoloOutcome;
}

/** How a lone player did. A loss has no winners. */
export interface SoloOutcome {
  /** Which of the manifest's scenarios it was. */
  scenario: string;
  /** How near the goal came, in whole percent: 100 or more if and only if it was reached. */
  progress: number;
}

/**
 * What every ruleset's `G` has. Secrecy is by place: `secret` is seen by nobody, `players[seat]` by that seat
 * alone, everything else by all. `G` is plain JSON and holds state, not history (that is the log's).
 */
export interface KitState<Secret = unknown, Private = unknown> {
  /** Who must act now, and in which stage. The kit mirrors it to `ctx.activePlayers` after every move. */
  asked: Record<Seat, string>;
  /** Number of the current simultaneous choice; a commit names it, so that a late double click is refused. */
  step: number;
  /**
   * Seats beside those of the players that the rules play themselves, like the Bot of a rulebook: nobody sits there,
   * they act within others' moves, have no entry in `players`, and can be among a result's winners and scores.
   */
  automata?: Seat[];
  result?: Result;
  secret: Secret;
  players: Record<Seat, Private>;
}

/** `G` as one seat (or a spectator) sees it: no `secret`, only the own entry of `players`, and the public `counts`. */
export type View<G extends KitState, Counts = unknown> = Omit<G, 'secret' | 'players'> & {
  players: Partial<Record<Seat, G['players'][Seat]>>;
  counts: Counts;
};

/** Why a move is not possible. `reason` is a key of the game's `refuse` texts; `rule` the ID that RULES.md explains. */
export interface Refusal {
  reason: string;
  rule?: string;
  /** Facts for the wording. Ids in it are translated by the wording itself. */
  params?: Record<string, string | number>;
}

/** A public fact of a move, kept in its log entry: the app words it, animates it and summarises from it. */
export interface GameEvent {
  type: string;
  [fact: string]: unknown;
}

/** boardgame.io's random plugin, as far as rules use it. Also what bots and fuzzers choose with. */
export interface Chance {
  /** A copy of `cards` in random order. */
  Shuffle<T>(cards: T[]): T[];
  /** A fraction from 0 up to but without 1. */
  Number(): number;
}

/** A seat's choice: a move's name and its one argument object. */
export interface Choice {
  move: string;
  args: Record<string, unknown>;
}
