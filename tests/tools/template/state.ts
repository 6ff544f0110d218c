/** The state of New Game: `G`, and what a seat sees of it. */
import type { Committing } from '../../../games/kit/commits';
import { moveDefiner } from '../../../games/kit/move';
import type { KitState, Seat, View as KitView } from '../../../games/kit/types';

export interface Secret {
  /** Last card is the top. */
  deck: number[];
}

export interface Private extends Committing<number> {
  hand: number[];
}

export interface NewGame extends KitState<Secret, Private> {
  low: boolean;
  /** The cards of the last reveal, by seat. */
  shown: Record<Seat, number>;
  points: Record<Seat, number>;
}

export interface Counts {
  deck: number;
  hands: Record<Seat, number>;
}

export type View = KitView<NewGame, Counts>;

export const defineMove = moveDefiner<NewGame, View>();
