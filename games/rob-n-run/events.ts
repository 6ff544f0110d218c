/** The public events of Rob 'n Run, as moves tell them into the log (RR-528): for wording and animation alike. */
import type { Play } from '../kit/move';
import type { Seat } from '../kit/types';
import type {
  Alarm, BuildingId, HintId, RatingId, RobNRun, Row, SafeClass, SafeId, Terminal, Tool,
} from './state';

/** A discriminated union by `type`; `seat` is whose story it is, `to` another seat in it. Nothing in it is secret. */
export type RobEvent =
  // Preparation
  | { type: 'building-chosen'; seat: Seat; building: BuildingId; classes: SafeClass[]; count: number }
  /** An informant is laid out. */
  | { type: 'informant'; alarm: Alarm }
  | { type: 'informant-paid'; seat: Seat; alarm: Alarm; level: number; treasury: number }
  /** `hand`: cards for each accomplice; `count`: open hints. */
  | { type: 'raid-started'; seat: Seat; building: BuildingId; open: HintId[]; count: number; hand: number }
  // Hints
  | { type: 'hint'; seat: Seat; hint: HintId }
  /** A hint used on an accomplice. */
  | { type: 'hint-on'; seat: Seat; hint: HintId; to: Seat }
  | { type: 'hint-reopened'; seat: Seat; hint: HintId; treasury: number }
  | { type: 'hints-ended'; seat: Seat }
  | { type: 'told-kinds'; count: number }
  | { type: 'told-highest'; count: number }
  | { type: 'told-missing'; tool: Tool }
  | { type: 'told-not-missing'; tool: Tool }
  | { type: 'told-most'; tool: Tool }
  | { type: 'told-count'; tool: Tool; n: number }
  | { type: 'told-one-of'; first: Tool; second: Tool }
  /** H08: `seat` has asked. The answer follows as `told-count`. */
  | { type: 'asked'; seat: Seat; tool: Tool }
  /** H09. Which cards, is in a note for the round: the log would keep it for ever (RR-195, RR-428). */
  | { type: 'hand-shown'; seat: Seat; count: number }
  | { type: 'told-none-shown'; seat: Seat }
  /** H10: all that others learn of it. */
  | { type: 'marked'; seat: Seat; to: Seat }
  /** H11. What each holds, is in notes for the round. */
  | { type: 'most-held' }
  /** H12: `seat` is the accomplice. */
  | { type: 'cleared'; seat: Seat; count: number }
  /** H13: the Boss has drawn. */
  | { type: 'supply-drawn'; seat: Seat; count: number }
  | { type: 'card-given'; seat: Seat; to: Seat }
  /** H14: `number` counts from 1. */
  | { type: 'safe-shown'; seat: Seat; to: Seat; number: number; class: SafeClass }
  /** H15: `pile` is its size now. */
  | { type: 'laundered'; pile: number }
  /** H16. Which cards, is in a note for the round. */
  | { type: 'pile-shown'; count: number }
  // Accomplices
  /** `middle` and `hand` are the sizes after it. */
  | { type: 'played'; seat: Seat; middle: number; hand: number }
  | { type: 'swapped'; seat: Seat; count: number }
  | { type: 'passed'; seat: Seat }
  // Alarm phase: one event for the whole middle (RR-262); `count` tools went to the rows, `pile` to the alarm pile
  | { type: 'sorted'; round: number; row: Row; count: number; pile: number; bags: number }
  /** For bags, or after a hint; `count` cards from the tool deck. */
  | { type: 'drew'; seat: Seat; count: number }
  | { type: 'raid-complete' }
  | { type: 'red-alarm'; pile: number; allowed: number }
  | { type: 'out-of-cards' }
  // Scoring; `number` counts safes from 1
  | { type: 'cracked'; number: number; id: SafeId; gold: number }
  | { type: 'not-cracked'; number: number; id: SafeId }
  | { type: 'gold'; count: number; treasury: number }
  | { type: 'car'; count: number; space: number }
  | { type: 'cube'; alarm: Alarm; space: number; level: number }
  | { type: 'safe-placed'; building: BuildingId; class: SafeClass }
  | { type: 'safe-removed'; class: SafeClass }
  | { type: 'officer'; count: number; space: number }
  /** The next Boss. */
  | { type: 'boss'; seat: Seat }
  // The end
  | { type: 'won'; terminal: Terminal; score: number; rating: RatingId }
  | { type: 'caught'; space: number }
  | { type: 'stranded' };

/** What rules use to change the game: `Play` with this game's events. */
export type Turn = Omit<Play<RobNRun>, 'tell' | 'seal'> & { tell(event: RobEvent): void };
