/** State of a choice in the making: forgotten as soon as the table has moved on. */
import { useMatch } from '../../../ui/kit';
import { useOfMoment } from '../../../ui/kit/board';
import type { View } from '../state';

/** All that a choice of this seat can rest on. No choice of this game is made at the same time as another (EP-081). */
function now(view: View, seat: string | null): string {
  const { asked, day, slot, turn, hunt, officers, city, openTiles, contacts } = view;
  return JSON.stringify([asked, day, slot, turn, hunt, officers, city.length, openTiles, contacts, seat === null ? null : view.boards[seat]]);
}

/** Like `useState`, but back to `initial` with every new stage. */
export function useOfStage<T>(initial: T): [T, (value: T) => void] {
  const { view, seat } = useMatch<View>();
  return useOfMoment(now(view, seat), initial);
}
