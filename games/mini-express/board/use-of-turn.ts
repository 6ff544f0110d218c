/** State of a choice in the making: forgotten as soon as the table has moved on. */
import { useState } from 'react';
import { useMatch } from '../../../ui/kit';
import type { View } from '../state';

/** Like `useState`, but back to `initial` with every new turn and stage. */
export function useOfTurn<T>(initial: T): [T, (value: T) => void] {
  const { view, ctx } = useMatch<View>();
  const now = JSON.stringify([ctx.phase, view.turnNo, view.asked, view.draft?.picks.length, view.raised]);
  const [kept, keep] = useState({ now, value: initial });
  return [kept.now === now ? kept.value : initial, (value) => keep({ now, value })];
}
