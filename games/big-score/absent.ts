/** What is played for a seat whose player is away (BS-429). */
import type { Choice, Seat } from '../kit/types';
import { BOSSES } from './content/bosses';
import { seatsOf } from './seats';
import { soloStandIn } from './solo/absent';
import type { View } from './state';

const firstFreeBoss = (view: View): string => {
  const taken = seatsOf(view).map((seat) => view.seats[seat]!.boss);
  return BOSSES.find(({ id }) => !taken.includes(id))!.id;
};

/** The seat's default choice in a phase. A Muscle who may interrupt a trade need not, so nothing is played for it. */
export function standIn(view: View, phase: string, seat: Seat): Choice | undefined {
  const { step } = view;
  if (view.solo) return soloStandIn(view);
  if (view.asked[seat] === undefined || view.asked[seat] === 'interrupt') return undefined;
  switch (phase) {
    case 'bosses': return { move: 'chooseBoss', args: { boss: firstFreeBoss(view), item: 0 } };
    case 'hire': return { move: 'pickCrew', args: { card: view.players[seat]!.hand[0], step } };
    case 'assign': return { move: 'assignCrew', args: { plan: { jobs: {}, training: [] }, step } };
    case 'resolve': return { move: 'commitJoat', args: { count: 0, step } };
    case 'vault': return { move: 'robOrFlee', args: { choice: 'flee', step } };
    case 'getaway': return { move: 'grabFloor', args: { index: 0 } };
    case 'muscle': return { move: 'holdBack', args: {} };
    case 'trade': return { move: 'keep', args: {} };
    default: return undefined;
  }
}
