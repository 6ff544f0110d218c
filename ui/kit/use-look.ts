/** What the pointer or the focus rests on, for previews. */
import { useCallback, useState, type FocusEvent, type PointerEvent } from 'react';

/** `looked`: the id of it, null for nothing. `onLook`: to be told by each thing that it has come (true) or gone; stays the same. */
export function useLook(): { looked: string | null; onLook: (id: string, here: boolean) => void } {
  const [looked, setLooked] = useState<string | null>(null);
  const onLook = useCallback((id: string, here: boolean) => setLooked((now) => (here ? id : now === id ? null : now)), []);
  return { looked, onLook };
}

/** Makes a control one that is looked at by mouse and by keyboard. A finger chooses at once, so its touch is no look. */
export const lookedAt = (onLook: (here: boolean) => void) => ({
  onPointerEnter: (e: PointerEvent) => e.pointerType !== 'touch' && onLook(true),
  onPointerLeave: () => onLook(false),
  onFocus: (e: FocusEvent) => e.currentTarget.matches(':focus-visible') && onLook(true),
  onBlur: () => onLook(false),
});
