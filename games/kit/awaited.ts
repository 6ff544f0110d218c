/** Whom a table waits for: not everybody who is asked must act. */
import type { Ruleset } from './ruleset';
import type { KitState, Seat, View } from './types';

/**
 * The seats without whom the game does not go on. Others that are asked only may act, like one who can interrupt
 * while another is at work: `standIn` has nothing for them. `viewOf` gives the view to look through, at best each
 * seat's own; what cannot be told from it counts as awaited.
 */
export function awaitedSeats(
  { standIn }: Pick<Ruleset, 'standIn'>,
  { asked }: Pick<KitState, 'asked'>,
  phase: string,
  viewOf: (seat: Seat) => View<KitState, unknown>,
): Seat[] {
  const seats = Object.keys(asked);
  const must = seats.filter((seat) => {
    try {
      return !standIn || standIn(viewOf(seat), phase, seat) !== undefined;
    } catch {
      // It looked for what only that seat can see: so there is something to choose.
      return true;
    }
  });
  return must.length > 0 ? must : seats;
}
