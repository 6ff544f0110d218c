/** Copies of the open table, to try things out on: what the rules change in place is copied, the rest is shared. */
import { COMPANIES, type Company } from './companies';
import type { Board, SeatState } from './state';

const copySeat = (own: SeatState): SeatState => ({ ...own, influence: { ...own.influence }, shares: { ...own.shares } });

/** A copy on which actions can be carried out without touching the original. Works on `G` and on views. */
export function copyOf<B extends Board>(board: B): B {
  const seats: Board['seats'] = {};
  for (const seat of Object.keys(board.seats)) seats[seat] = copySeat(board.seats[seat]!);
  const companies = {} as Board['companies'];
  for (const company of COMPANIES as readonly Company[]) companies[company] = { ...board.companies[company] };
  return {
    ...board,
    seats,
    companies,
    trains: { ...board.trains },
    ferries: { ...board.ferries },
    demand: { ...board.demand },
    limits: board.limits && { ...board.limits },
    bag: board.bag && { ...board.bag },
    raised: { ...board.raised },
  };
}
