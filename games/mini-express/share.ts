/** Taking a share (ME-180 to ME-189), and the faster trains that shares bring to the UK (ME-205 to ME-208). */
import { refusal } from '../kit/move';
import type { Refusal, Seat } from '../kit/types';
import type { Colour, Company } from './companies';
import type { Deed } from './events';
import { MAPS } from './grid';
import { lose, payable, payColour } from './influence';
import type { Board } from './state';
import { giveTrains, termsOf } from './trains';

export interface ShareArgs {
  company: Company;
  /** Taiwan, for White: the colour that loses influence and whose Limit tile goes down. */
  pay?: Colour;
}

/** A White share in Taiwan costs influence in another colour as well (ME-186). */
const needsColour = (board: Board, company: Company): boolean => company === 'white' && board.limits !== null;

/** Why a seat may not take a share of a company, whatever it pays with. */
export function refuseShareOf(board: Board, company: Company, seat: Seat): Refusal | undefined {
  const { shares, area } = board.companies[company];
  const have = board.seats[seat]!.influence[company];
  if (shares === 0) return refusal('no-shares', 'ME-180', { company });
  if (have < area) return refusal('too-little-influence', 'ME-180', { company, have, need: area });
  return needsColour(board, company) && payable(board, seat).length === 0 ? refusal('nothing-to-pay', 'ME-187') : undefined;
}

export function refuseShare(board: Board, { company, pay }: ShareArgs, seat: Seat): Refusal | undefined {
  const why = refuseShareOf(board, company, seat);
  if (why) return why;
  if (!needsColour(board, company)) return pay === undefined ? undefined : refusal('pay-not-here', 'ME-186');
  if (pay === undefined) return refusal('pay-missing', 'ME-186');
  return payable(board, seat).includes(pay) ? undefined : refusal('cannot-pay', 'ME-187', { company: pay });
}

/** Everything a seat could pay a share with: one way, or one for each colour. */
export const sharePayments = (board: Board, company: Company, seat: Seat): ShareArgs[] =>
  needsColour(board, company) ? payable(board, seat).map((pay) => ({ company, pay })) : [{ company }];

/** UK: a White train goes to the next space of the train improvement track, as long as there is one. */
function improveTrains({ G, tell }: Deed): void {
  const { trainImprovement: faster } = MAPS[G.map];
  if (!faster || G.improvement! >= faster.trigger) return;
  G.improvement! += 1;
  G.companies.white.supply -= 1;
  tell({ type: 'track-improved', now: G.improvement! });
  if (G.improvement === faster.trigger) tell({ type: 'faster-trains', restock: faster.restockAfter, limit: faster.limitAfter });
}

export function takeShare(deed: Deed, { company, pay }: ShareArgs): void {
  const { G, seat, tell } = deed;
  if (pay) payColour(deed, pay);
  const paid = lose(G, seat, company, G.companies[company].area);
  G.companies[company].shares -= 1;
  G.seats[seat]!.shares[company] += 1;
  improveTrains(deed);
  const restocked = giveTrains(G, company, termsOf(G, company).restock);
  tell({ type: 'share-taken', seat, company, paid, restocked, now: G.seats[seat]!.influence[company] });
}
