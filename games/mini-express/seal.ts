/** The Imperial Seal of Taiwan: who holds it (ME-235 to ME-237), and what that does at the end (ME-325 to ME-331). */
import type { Seat } from '../kit/types';
import { COLOURS, type Colour } from './companies';
import type { Deed } from './events';
import { MAPS } from './grid';
import { lose } from './influence';
import type { Board } from './state';

/** White trains and White shares in front of a seat. */
export const dealings = (board: Pick<Board, 'seats'>, seat: Seat): number =>
  board.seats[seat]!.tunnels + board.seats[seat]!.shares.white;

/** The Seal goes to the seats with the highest total, to nobody while that is 0. */
export function updateSeal({ G, tell }: Pick<Deed, 'G' | 'tell'>): void {
  if (!MAPS[G.map].imperialSeal) return;
  const seats = Object.keys(G.seats);
  const most = Math.max(...seats.map((seat) => dealings(G, seat)));
  const owners = most === 0 ? [] : seats.filter((seat) => dealings(G, seat) === most);
  for (const seat of G.seal) if (!owners.includes(seat)) tell({ type: 'seal-lost', seat });
  for (const seat of owners) if (!G.seal.includes(seat)) tell({ type: 'seal-gained', seat, count: most });
  G.seal = owners;
}

/** Step 1: one marker goes up, onto the space of the Limit tile if need be. */
export function raiseMarker({ G, seat, tell }: Deed, colour: Colour): void {
  const { influence } = G.seats[seat]!;
  influence[colour] += MAPS[G.map].imperialSeal!.raise;
  tell({ type: 'seal-raised', seat, company: colour, now: influence[colour] });
}

/** Seal, step 2: the other two markers go down; each that cannot costs White influence (ME-328, ME-329, ME-331). */
export function lowerOthers({ G, seat, tell }: Deed, raised: Colour): void {
  const { lower, whitePenaltyPerImpossibleLowering: penalty } = MAPS[G.map].imperialSeal!;
  const { influence } = G.seats[seat]!;
  for (const colour of COLOURS.filter((c) => c !== raised)) {
    if (lose(G, seat, colour, lower) > 0) tell({ type: 'seal-lowered', seat, company: colour, now: influence[colour] });
    else tell({ type: 'seal-penalty', seat, company: colour, count: lose(G, seat, 'white', penalty), now: influence.white });
  }
}
