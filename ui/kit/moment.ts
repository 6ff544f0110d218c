/** State of a choice in the making: forgotten as soon as the game has moved on. */
import { useState } from 'react';

/** Like `useState`, but back to `initial` whenever `moment` is another: whatever the choice rests on, as text. */
export function useOfMoment<T>(moment: string, initial: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ moment, value: initial });
  return [kept.moment === moment ? kept.value : initial, (value) => keep({ moment, value })];
}
