/** Looking ahead without changing anything: what an action would lead to. For boards that plan a turn, and for bots. */
import type { Seat } from '../kit/types';
import { perform, type Action } from './actions';
import { copyOf } from './copy';
import { checkTrigger } from './ending';
import type { MiniExpressEvent } from './events';
import { updateSeal } from './seal';
import type { Board } from './state';

/** The table right after an action, before anybody else acts, with the events that the log would tell of it. */
export interface Foreseen<B> {
  board: B;
  events: MiniExpressEvent[];
}

/** Carries out a legal action on a copy. Works on a seat's view: an action hides nothing from anybody (ME-122, ME-152). */
export function foresee<B extends Board>(board: B, seat: Seat, action: Action): Foreseen<B> {
  const after = copyOf(board);
  const events: MiniExpressEvent[] = [];
  perform({ G: after, seat, tell: (event) => void events.push(event) }, action);
  return { board: after, events };
}

/** The same with what the end of the turn brings at once: who holds the Seal, and whether the game ends (ME-132). */
export function foreseeTurn<B extends Board>(board: B, seat: Seat, action: Action): Foreseen<B> {
  const { board: after, events } = foresee(board, seat, action);
  const deed = { G: after, seat, tell: (event: MiniExpressEvent) => void events.push(event) };
  updateSeal(deed);
  checkTrigger(deed);
  return { board: after, events };
}
