/** State of a choice in the making: forgotten as soon as this seat's part of the table has moved on. */
import { useMatch } from '../../../ui/kit';
import { useOfMoment } from '../../../ui/kit/board';
import { roleOf } from '../roles';
import type { View } from '../state';

/** What the seat is in the middle of; the partner's placing does not touch it. */
function now({ view, seat, phase }: { view: View; seat: string | null; phase: string }): string {
  const own = seat === null ? [] : [view.asked[seat], view.placing[roleOf(view, seat)].length, view.players[seat]!.hand.length];
  return JSON.stringify([phase, view.turns, own, view.doing]);
}

/** Like `useState`, but back to `initial` with every new stage. */
export function useOfStage<T>(initial: T): [T, (value: T) => void] {
  const { view, ctx, seat } = useMatch<View>();
  return useOfMoment(now({ view, seat, phase: ctx.phase }), initial);
}
