/** What everybody's shares would count if the game ended now: all of it lies open but for debts (ME-344). */
import type { Seat } from '../../kit/types';
import { scoreAll, totals } from '../scoring';
import type { Board } from '../state';

export const pointsOf = (board: Board): Record<Seat, number> => totals(board, scoreAll(board));
