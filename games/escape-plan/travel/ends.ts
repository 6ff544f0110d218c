/** Where a Travel may end: Locations that can be visited now (EP-120, EP-147, EP-157, EP-159, EP-170, EP-171, EP-335). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { GANG_FEE } from '../content/numbers';
import { othersOn } from '../seats';
import { kindOf, placeAt } from '../city/spaces';
import type { LocationId, Open, PlaceId, View } from '../state';

/** Whether a cube of the seat lies on the place's display. */
export function hasVisited({ displays }: Pick<Open, 'displays'>, seat: Seat, place: PlaceId): boolean {
  const { plain, income } = displays[place];
  return plain.includes(seat) || income.includes(seat);
}

/** A closed Business opens to a key only (EP-157). */
export function isClosed(open: Pick<Open, 'spots' | 'displays'>, location: LocationId): boolean {
  const place = placeAt(open, location);
  return place !== undefined && open.displays[place].closed;
}

function refuseGang(view: View, seat: Seat, location: LocationId): Refusal | undefined {
  const { cash } = view.players[seat]!;
  if (othersOn(view, location, seat) > 0) return refusal('gang-taken', 'EP-170');
  if (view.gangs[location]!.control !== null) return refusal('gang-controlled', 'EP-170');
  if (view.boards[seat]!.controls === 0) return refusal('no-control-marker', 'EP-335');
  return cash < GANG_FEE ? refusal('too-poor', 'EP-171', { price: GANG_FEE, cash }) : undefined;
}

/** Why a Travel of the seat may not end there; whether a key is at hand is not asked here. */
export function refuseEnd(view: View, seat: Seat, location: LocationId): Refusal | undefined {
  if (kindOf(location) === 'gang') return refuseGang(view, seat, location);
  const place = placeAt(view, location);
  if (place === undefined || !hasVisited(view, seat, place)) return undefined;
  return refusal('visited-before', place.startsWith('safehouse') ? 'EP-159' : 'EP-147', { place });
}
