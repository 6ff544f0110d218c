/** What is played for a seat whose player is away: the first thing that is legal, shares before builds. */
import type { Choice, Seat } from '../kit/types';
import { COMPANIES } from './companies';
import { draftable } from './draft';
import { actionsOf, offersOf, shareActions } from './offers';
import type { View } from './state';
import { nameable } from './turn';

function firstAction(view: View, seat: Seat): Choice {
  const [share] = shareActions(view, seat);
  const build = COMPANIES.flatMap((company) => offersOf(view, company, seat))[0];
  const action = share ?? (build && actionsOf(view, build, seat)[0]);
  return action ? { move: action.move, args: { ...action.args } } : { move: 'pass', args: {} };
}

/** The seat's default choice now, nothing if it is not asked. */
export function standIn(view: View, _phase: string, seat: Seat): Choice | undefined {
  switch (view.asked[seat]) {
    case 'split': return { move: 'splitDraft', args: { single: 'brown' } };
    case 'choose': return { move: 'chooseGroup', args: { index: 0 } };
    case 'pick': return { move: 'draftShare', args: { company: draftable(view, seat)[0] } };
    case 'act': return firstAction(view, seat);
    case 'signal': return { move: 'chooseNext', args: { seat: nameable(view, seat)[0] } };
    case 'raise': return { move: 'raiseForSeal', args: { company: 'brown' } };
    default: return undefined;
  }
}
