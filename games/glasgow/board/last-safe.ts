/** How far the train may go before the match is lost, as far as a seat can know it. */
import { BRIDGE } from '../content/track';
import { planOutlook } from '../queries';
import type { View } from '../state';

/** The number of the last sleeper of the next plan's area, or of the Bridge if the seat does not know the plan. */
export function lastSafe(view: View, seat: string | null): number {
  const left = planOutlook(view, seat)?.sleepersLeft ?? null;
  return left === null ? BRIDGE.lastSleeper : view.head + left;
}
