/** From Travel to arrival: officers met are avoided one by one, then the Location is there to be visited (EP-055, EP-056, EP-124, EP-137). */
import type { Seat } from '../../kit/types';
import type { Turn } from '../events';
import { useKey } from '../visit/keys';
import { boxItem } from '../visit/item-spaces';
import { canBeVisited, spotName, tileOfSpace } from '../city/spaces';
import { facedOn, isRefusal, stepTarget, walkAll, type Journey, type Walk } from './travel';

/** What the Travel is paid with: cans, a key, the Helicopter. */
function payJourney(turn: Turn, seat: Seat, { gas, key }: Journey, { flown }: Walk): void {
  const { G, tell } = turn;
  const board = G.boards[seat]!;
  if (gas > 0) {
    board.gas -= gas;
    G.gas += gas;
    tell({ type: 'gas-returned', seat, count: gas });
  }
  if (flown) {
    boxItem(turn, seat, board.items.findIndex((tile) => tile?.kind === 'fixer' && tile.id === 'helicopter'));
    tell({ type: 'helicopter-used', seat });
  }
  if (key) useKey(turn, seat, key);
}

/** Makes a Travel that was not refused. */
export function travel(turn: Turn, seat: Seat, journey: Journey): void {
  const { G, tell } = turn;
  const walk = walkAll(G, seat, journey);
  if (isRefusal(walk)) throw new Error(`a refused Travel was made: ${walk.reason}`);
  const board = G.boards[seat]!;
  const from = board.pawn!;
  const { spent, budget, at } = walk;
  const faced = facedOn(G, from, at, walk.left);
  payJourney(turn, seat, journey, walk);
  board.pawn = at;
  const running = G.turn!;
  running.action = 'move';
  running.faced = faced;
  Object.assign(running.tally, { spent, budget, gas: journey.gas });
  const spaces = [from, ...journey.steps.map(stepTarget)];
  tell({ type: 'travelled', seat, from, to: at, spot: spotName(G, at), tile: tileOfSpace(at), spaces, spent, budget });
  if (faced.length > 0) tell({ type: 'faced', seat, count: faced.length });
  G.asked = { [seat]: 'avoid' };
  arriveIfClear(turn, seat);
}

/** Once nobody is faced any more: to the Visit, or past it where there is none. */
export function arriveIfClear({ G }: Pick<Turn, 'G'>, seat: Seat): void {
  if (G.asked[seat] !== 'avoid' || G.turn!.faced.length > 0) return;
  G.asked = { [seat]: canBeVisited(G.boards[seat]!.pawn!) ? 'arrived' : 'after' };
}
