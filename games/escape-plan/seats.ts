/** Who plays, who is still in the city, who stands where. */
import type { Seat } from '../kit/types';
import type { Board, LocationId, Open, Player } from './state';

export const seatsOf = ({ boards }: Pick<Open, 'boards'>): Seat[] => Object.keys(boards);
export const isHuman = (player: Player): player is Seat => player !== 'inspector';
export const boardOf = ({ boards }: Pick<Open, 'boards'>, seat: Seat): Board => boards[seat]!;

/** Humans neither escaped nor arrested, in turn order. */
export const inCity = ({ boards, order }: Pick<Open, 'boards' | 'order'>): Seat[] =>
  order.filter((player): player is Seat => isHuman(player) && boards[player]!.status === 'city');

export const humansOn = (open: Pick<Open, 'boards' | 'order'>, location: LocationId): Seat[] =>
  inCity(open).filter((seat) => open.boards[seat]!.pawn === location);

/** Other players on a Location: the Inspector counts as one (EP-136, EP-286). */
export function othersOn(open: Pick<Open, 'boards' | 'order' | 'inspector'>, location: LocationId, seat: Seat): number {
  const inspector = open.inspector?.pawn === location ? 1 : 0;
  return humansOn(open, location).filter((other) => other !== seat).length + inspector;
}
