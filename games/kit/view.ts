/** The one `playerView`: secrets by place. */
import type { KitState, Seat, View } from './types';

/**
 * Strips `G` to what `seat` (null: a spectator) may see. `counts` gives the public sizes of hidden zones from the
 * whole `G`. A state that is stripped already comes back as it is, since boardgame.io strips on the client again.
 */
export function viewOf<G extends KitState, C>(G: G, seat: Seat | null, counts: (G: G) => C): View<G, C> {
  if (!Object.hasOwn(G, 'secret')) return G as unknown as View<G, C>;
  const { secret, players, ...open } = G;
  const mine = seat !== null && Object.hasOwn(players, seat) ? { [seat]: players[seat] } : {};
  return { ...open, players: mine, counts: counts(G) } as unknown as View<G, C>;
}
