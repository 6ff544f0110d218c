/** State of a choice in the making: forgotten as soon as the raid has moved on for this seat. */
import { useMatch } from '../../../ui/kit';
import { useOfMoment } from '../../../ui/kit/board';
import type { View } from '../state';

/** What the seat is in the middle of. */
function now({ view, seat, phase }: { view: View; seat: string | null; phase: string }): string {
  const { raid, counts, placing, raids } = view;
  const own = seat === null ? [] : [view.asked[seat], counts.hands[seat], counts.played[seat]];
  return JSON.stringify([phase, raids, placing, own, raid && [raid.round, raid.doing, raid.hints, raid.passes, raid.swapped, raid.paid]]);
}

/** Like `useState`, but back to `initial` with every new stage. */
export function useOfStage<T>(initial: T): [T, (value: T) => void] {
  const { view, ctx, seat } = useMatch<View>();
  return useOfMoment(now({ view, seat, phase: ctx.phase }), initial);
}
