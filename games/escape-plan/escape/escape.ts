/** Leaving through the last open Exit (EP-203 to EP-205, EP-272, EP-289, EP-336 to EP-341). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { BY_PLAYERS, EXIT_COSTS, SOLO_EXIT_COSTS } from '../content/numbers';
import type { Turn } from '../events';
import { pay } from '../visit/money';
import { lastExit } from '../police/patrol';
import { seatsOf } from '../seats';
import { exitAt } from '../city/spaces';
import type { Open, View } from '../state';

/** What the next player pays to leave. */
export function exitCost(open: Pick<Open, 'boards' | 'escapes' | 'slot'>): number {
  const { exitCost: row } = BY_PLAYERS[seatsOf(open).length]!;
  return row === 'solo' ? SOLO_EXIT_COSTS[open.slot] : EXIT_COSTS[row][open.escapes.length]!;
}

/** Why the visitor of an Exit cannot leave the city through it. */
export function refuseEscape(view: View, seat: Seat): Refusal | undefined {
  if (lastExit(view) !== exitAt(view.turn!.visit!.location)) return refusal('no-way-out', 'EP-203');
  const { cash } = view.players[seat]!;
  const price = exitCost(view);
  return cash < price ? refusal('too-poor', 'EP-204', { price, cash }) : undefined;
}

/** The visitor leaves; the turn is over with it. */
export function escape(turn: Turn, seat: Seat): void {
  const { G, tell } = turn;
  const board = G.boards[seat]!;
  const price = exitCost(G);
  const exit = exitAt(board.pawn!);
  pay(turn, seat, price);
  board.status = 'escaped';
  board.pawn = null;
  G.escapes.push(seat);
  tell({ type: 'escaped', seat, exit, price, place: G.escapes.length });
}
