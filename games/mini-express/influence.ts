/** Influence: gained, lost, and what the Limit tiles allow (ME-150, ME-220 to ME-222). */
import type { Seat } from '../kit/types';
import { isColour, type Colour, type Company } from './companies';
import { INFLUENCE } from './content/tables';
import type { Deed } from './events';
import { MAPS } from './grid';
import type { Board } from './state';

/** The highest space that a marker may reach on a track. */
export function highest(board: Pick<Board, 'limits'>, company: Company): number {
  const tile = board.limits && isColour(company) ? board.limits[company] : INFLUENCE.max + 1;
  return Math.min(INFLUENCE.max, tile - 1);
}

/** Moves the active seat's marker up by `count`; what would pass the top is lost. */
export function gain({ G, seat, tell }: Deed, company: Company, count: number): void {
  const { influence } = G.seats[seat]!;
  const gained = Math.max(0, Math.min(count, highest(G, company) - influence[company]));
  influence[company] += gained;
  if (gained > 0) tell({ type: 'influence-gained', seat, company, count: gained, now: influence[company] });
  if (gained < count) tell({ type: 'influence-lost', seat, company, count: count - gained, now: influence[company] });
}

/** Moves a marker down, never below the bottom. Returns how far. */
export function lose(board: Pick<Board, 'seats'>, seat: Seat, company: Company, count: number): number {
  const { influence } = board.seats[seat]!;
  const lost = Math.min(count, influence[company] - INFLUENCE.min);
  influence[company] -= lost;
  return lost;
}

/** Colours in which a seat could pay for its dealings with White in Taiwan (ME-187, ME-241). */
export const payable = (board: Pick<Board, 'seats' | 'limits'>, seat: Seat): Colour[] =>
  board.limits ? (Object.keys(board.limits) as Colour[]).filter((colour) => board.seats[seat]!.influence[colour] > 0) : [];

/** The price of dealing with White in Taiwan: influence in a colour, whose Limit tile goes down (ME-186, ME-221, ME-222, ME-240). */
export function payColour({ G, seat, tell }: Deed, colour: Colour): void {
  const { limitTiles, whiteBuild } = MAPS[G.map];
  lose(G, seat, colour, whiteBuild!.influencePaid);
  const tile = Math.max(limitTiles!.lowest, G.limits![colour] - 1);
  const lowered = tile < G.limits![colour];
  G.limits![colour] = tile;
  tell({ type: 'colour-paid', seat, company: colour, now: G.seats[seat]!.influence[colour], limit: tile, lowered });
  for (const [other, { influence }] of Object.entries(G.seats)) {
    if (influence[colour] < tile) continue;
    influence[colour] = tile - 1;
    tell({ type: 'pushed-down', seat: other, company: colour, now: tile - 1 });
  }
}
