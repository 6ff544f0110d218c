/** The accomplice phase: `playCard`, `swapHand`, `pass` (RR-146, RR-235 to RR-242). */
import { refusal } from '../../kit/move';
import { allHavePassed, isOver, passOn } from '../accomplices';
import { alarmPhase } from '../alarm-phase';
import { draw, kindsIn, moveCards, picture, put, total } from '../cards';
import type { Turn } from '../events';
import { defineMove } from '../state';
import * as schemas from './schemas';

/** The next accomplice's turn, or the alarm phase. */
function endTurn(turn: Turn): void {
  if (isOver(turn.G)) alarmPhase(turn);
  else passOn(turn.G, turn.seat);
}

/** RR-237: the argument is redacted; all others learn only that a card was played. */
export const playCard = defineMove({
  name: 'playCard',
  redacted: true,
  args: schemas.playCard,
  refuse: (view, { card }, seat) => (view.players[seat]!.hand[card] > 0 ? undefined : refusal('not-in-hand', 'RR-235')),
  options: (view, seat) => kindsIn(view.players[seat]!.hand).map((card) => ({ card })),
  apply: (turn, { card }) => {
    const { G, seat, tell } = turn;
    const { hand, played } = G.players[seat]!;
    moveCards(hand, G.secret.middle, { [card]: 1 });
    played.at(-1)![card] += 1;
    G.raid!.passes = 0;
    tell({ type: 'played', seat, middle: total(G.secret.middle), hand: total(hand) });
    endTurn(turn);
  },
});

export const swapHand = defineMove({
  name: 'swapHand',
  args: schemas.swapHand,
  refuse: (view, _args, seat) => (view.raid!.swapped.includes(seat) ? refusal('swapped-already', 'RR-240') : undefined),
  options: (view, seat) => (view.raid!.swapped.includes(seat) ? [] : [{}]),
  apply: (turn) => {
    const { G, seat, random, tell } = turn;
    const { hand } = G.players[seat]!;
    const count = total(hand);
    moveCards(hand, G.secret.trash, picture(hand));
    put(hand, draw(G, count, random));
    G.raid!.swapped.push(seat);
    G.raid!.passes = 0;
    tell({ type: 'swapped', seat, count });
    endTurn(turn);
  },
});

export const pass = defineMove({
  name: 'pass',
  args: schemas.pass,
  refuse: (view) => (allHavePassed(view) ? refusal('all-passed', 'RR-152') : undefined),
  options: (view) => (allHavePassed(view) ? [] : [{}]),
  apply: (turn) => {
    turn.G.raid!.passes += 1;
    turn.tell({ type: 'passed', seat: turn.seat });
    endTurn(turn);
  },
});
