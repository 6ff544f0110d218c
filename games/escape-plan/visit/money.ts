/** Cash behind the screen, and Income (EP-156, EP-312). */
import type { Seat } from '../../kit/types';
import { INCOME, INCOME_CUBES } from '../content/numbers';
import type { Turn } from '../events';
import type { Board } from '../state';

/** The lowest uncovered number of the Income track. */
export const incomeOf = ({ income }: Pick<Board, 'income'>): number => INCOME[INCOME_CUBES - income]!;

export function pay({ G }: Turn, seat: Seat, amount: number): void {
  G.players[seat]!.cash -= amount;
  if (G.turn) G.turn.tally.paid += amount;
}

export function receive({ G }: Turn, seat: Seat, amount: number): void {
  G.players[seat]!.cash += amount;
  if (G.turn) G.turn.tally.received += amount;
}

export function receiveIncome(turn: Turn, seat: Seat): void {
  const amount = incomeOf(turn.G.boards[seat]!);
  receive(turn, seat, amount);
  turn.tell({ type: 'income', seat, amount });
}
