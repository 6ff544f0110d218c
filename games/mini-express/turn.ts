/** Turns: one action each, what follows from it, and who is next (ME-120 to ME-132, ME-300 to ME-308). */
import type { Seat } from '../kit/types';
import { perform, type Action } from './actions';
import { botTurn } from './bot-seat';
import { checkTrigger, flipSignals, isOver } from './ending';
import type { Turn } from './events';
import { reckon } from './reckoning';
import { updateSeal } from './seal';
import type { Board } from './state';

/** The turn of a seat begins: a player is asked, the Bot plays at once (ME-125). */
export function beginTurn(turn: Turn, seat: Seat): void {
  const { G, random, tell } = turn;
  // An action can be taken back only until the turn is handed on (with Hustle & Bustle a seat is named in between).
  turn.seal();
  if (G.automata.includes(seat)) return takeTurn(turn, seat, botTurn({ G, seat, tell }, random));
  G.asked = { [seat]: 'act' };
  turn.enter('play');
}

/** A seat's whole turn: its action, or a pass. */
export function takeTurn(turn: Turn, seat: Seat, action: Action | undefined): void {
  const { G, tell } = turn;
  if (action) {
    perform({ G, seat, tell }, action);
    G.passed = [];
  } else {
    G.passed = [...G.passed.filter((other) => other !== seat), seat];
    tell({ type: 'passed', seat });
  }
  endTurn(turn, seat);
}

/** The Seal, the end, the Signal tiles, in this order; then somebody is next (ME-132). */
function endTurn(turn: Turn, seat: Seat): void {
  const { G, tell } = turn;
  const own = G.seats[seat]!;
  G.turnNo += 1;
  own.lastTurn = G.turnNo;
  if (G.hustleAndBustle) own.signal = 'red';
  updateSeal(turn);
  checkTrigger({ G, seat, tell });
  if (isOver(G, seat)) {
    if (G.passed.length === G.order.length) tell({ type: 'all-passed' });
    return reckon(turn);
  }
  flipSignals(turn);
  if (G.hustleAndBustle) askForNext(turn, seat);
  else beginTurn(turn, G.order[(G.order.indexOf(seat) + 1) % G.order.length]!);
}

/** Seats that the active one may name to play next (ME-128, ME-129, ME-271). */
export const nameable = ({ seats }: Pick<Board, 'seats'>, active: Seat): Seat[] =>
  Object.keys(seats).filter((seat) => seat !== active && seats[seat]!.signal === 'green');

/** Hustle & Bustle: the active seat names the next; with only one to name that is done for it (ME-131). */
function askForNext(turn: Turn, active: Seat): void {
  const seats = nameable(turn.G, active);
  if (seats.length === 1) return nameNext(turn, active, seats[0]!, true);
  turn.G.asked = { [active]: 'signal' };
}

export function nameNext(turn: Turn, from: Seat, seat: Seat, auto: boolean): void {
  turn.tell({ type: 'next-named', seat, from, auto });
  beginTurn(turn, seat);
}
