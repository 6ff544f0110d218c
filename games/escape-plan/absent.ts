/** What is played for a seat whose player is away: the quiet choice of each stage. */
import type { Choice, Seat } from '../kit/types';
import { lockedAssets } from './visit/assets';
import { HOSPITAL_FEES } from './content/numbers';
import { keepSpaces } from './visit/lockers';
import { placings } from './city/placing';
import type { Stage, View } from './state';
import { travelEnds } from './travel/query';
import { presentStep } from './visit/visit';

const bare = (move: string): Choice => ({ move, args: {} });

function atStep(view: View, seat: Seat): Choice {
  const board = view.boards[seat]!;
  switch (presentStep(view)) {
    case 'contact': return { move: 'takeContact', args: { card: view.contacts[0], mode: 'discard' } };
    case 'keep': return { move: 'keepTile', args: { index: 0, space: keepSpaces(board, view.turn!.visit!.drawn!.stack)[0] } };
    case 'exit': return { move: 'exitChoice', args: { choice: 'income' } };
    case 'treat': return view.players[seat]!.cash < HOSPITAL_FEES[0]! ? bare('skip') : { move: 'heal', args: { count: 1 } };
    default: return bare('skip');
  }
}

/** Rests if it can, else travels where the fewest officers are met. */
function atOpen(view: View, seat: Seat): Choice {
  const board = view.boards[seat]!;
  const [asset] = lockedAssets(board);
  if (!board.rested) return { move: 'rest', args: asset ? { asset } : {} };
  const ways = travelEnds(view, seat).flatMap(({ refusal, ways: [way], keys }) => (refusal || !way ? [] : [{ way, key: keys?.[0] }]));
  const [best] = ways.toSorted((a, b) => a.way.faced.length - b.way.faced.length || a.way.gas - b.way.gas);
  if (!best) return bare('pass');
  return { move: 'travel', args: { steps: best.way.steps, gas: best.way.gas, ...(best.key && { key: best.key }) } };
}

export function standIn(view: View, _phase: string, seat: Seat): Choice | undefined {
  switch (view.asked[seat] as Stage | undefined) {
    case 'place': {
      const { id, ...where } = placings(view)[0]!;
      return { move: 'placeTile', args: { tile: id, ...where } };
    }
    case 'disc': return bare('declineDisc');
    case 'open': return atOpen(view, seat);
    case 'avoid': return { move: 'takeWound', args: { officer: view.turn!.faced[0] } };
    case 'arrived': return bare('visit');
    case 'visit': return atStep(view, seat);
    case 'after': return bare('endTurn');
    case 'bonus': return { move: 'groupBonus', args: { choice: 'disc' } };
    case 'hunt': return bare('passManhunt');
    default: return undefined;
  }
}
