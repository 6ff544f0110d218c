/** State of a choice in the making: forgotten as soon as the table has moved on. */
import { useMatch } from '../../../ui/kit';
import { useOfMoment } from '../../../ui/kit/board';
import type { View } from '../state';

/** Like `useState`, but back to `initial` with every new step, phase or queue. */
export function useOfStep<T>(initial: T): [T, (value: T) => void] {
  const { view, ctx } = useMatch<View>();
  const now = [ctx.phase, view.step, view.round, view.vaultRound, view.queue.length, view.waiting.length, view.open?.number].join();
  return useOfMoment(now, initial);
}
