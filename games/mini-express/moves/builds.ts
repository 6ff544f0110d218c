/** Phase `play`: building track, ferries, the underground and tunnels (ME-160 to ME-264). */
import * as v from 'valibot';
import type { Chance, Seat } from '../../kit/types';
import { COLOURS } from '../companies';
import { refuseFerry } from '../ferry';
import { actionsOf, ferryOffers, trackOffers, tunnelOffers, undergroundOffers, type Offer } from '../offers';
import { defineMove, type View } from '../state';
import { refuseTrack } from '../track';
import { refuseTunnel } from '../tunnel';
import { takeTurn } from '../turn';
import { refuseUnderground } from '../underground';
import { colour, placeId, route, wild } from './schemas';

/** With more builds than this on offer, the list of choices is a sample: one way to complete each of as many builds. */
const MANY = 300;

/** All ways to complete these builds; where there are too many, one of each, of as many builds as fit, by chance. */
function complete<A>(view: View, seat: Seat, offers: Offer[], dice: Chance): A[] {
  const every = (build: Offer) => actionsOf(view, build, seat).map(({ args }) => args as A);
  if (offers.length <= MANY / 6) {
    const all = offers.flatMap(every);
    if (all.length <= MANY) return all;
  }
  return dice.Shuffle(offers).slice(0, MANY).map((build) => dice.Shuffle(every(build))[0]!);
}

export const buildTrack = defineMove({
  name: 'buildTrack',
  args: v.strictObject({ company: colour, route, wild }),
  refuse: (view, args) => refuseTrack(view, args),
  options: (view, seat, dice) => complete(view, seat, COLOURS.flatMap((company) => trackOffers(view, company)), dice),
  undoable: true,
  apply: (turn, args) => takeTurn(turn, turn.seat, { move: 'buildTrack', args }),
});

export const buildFerry = defineMove({
  name: 'buildFerry',
  args: v.strictObject({ company: colour, ferry: placeId, wild }),
  refuse: (view, args) => refuseFerry(view, args),
  options: (view, seat, dice) => complete(view, seat, COLOURS.flatMap((company) => ferryOffers(view, company)), dice),
  undoable: true,
  apply: (turn, args) => takeTurn(turn, turn.seat, { move: 'buildFerry', args }),
});

export const buildUnderground = defineMove({
  name: 'buildUnderground',
  args: v.strictObject({ id: placeId }),
  refuse: (view, args) => refuseUnderground(view, args),
  options: (view) => undergroundOffers(view).map(({ place }) => ({ id: place! })),
  undoable: true,
  apply: (turn, args) => takeTurn(turn, turn.seat, { move: 'buildUnderground', args }),
});

export const buildTunnel = defineMove({
  name: 'buildTunnel',
  args: v.strictObject({ from: placeId, route, pay: colour, wild }),
  refuse: (view, args, seat) => refuseTunnel(view, args, seat),
  options: (view, seat, dice) => complete(view, seat, tunnelOffers(view, seat), dice),
  undoable: true,
  apply: (turn, args) => takeTurn(turn, turn.seat, { move: 'buildTunnel', args }),
});
