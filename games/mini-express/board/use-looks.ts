/** What the pointer or the focus rests on while a turn is planned: its ways are shown before anything is chosen. */
import { useCallback, useMemo, type FocusEvent, type PointerEvent } from 'react';
import { useLook } from '../../../ui/kit/board';

/** `id`: a company, a place on the map, or a way by its key. */
export interface Look {
  at: 'company' | 'target' | 'way';
  id: string;
}

export type OnLook = (look: Look, here: boolean) => void;

export function useLooks(): { looked: Look | null; onLook: OnLook } {
  const { looked, onLook } = useLook();
  return {
    looked: useMemo(() => (looked === null ? null : (JSON.parse(looked) as Look)), [looked]),
    onLook: useCallback<OnLook>(({ at, id }, here) => onLook(JSON.stringify({ at, id }), here), [onLook]),
  };
}

/** Makes a control one that is looked at by pointer and by keyboard. A finger chooses at once, so its touch is no look. */
export const looking = (onLook: OnLook, look: Look) => ({
  onPointerEnter: (e: PointerEvent) => e.pointerType !== 'touch' && onLook(look, true),
  onPointerLeave: () => onLook(look, false),
  onFocus: (e: FocusEvent) => e.currentTarget.matches(':focus-visible') && onLook(look, true),
  onBlur: () => onLook(look, false),
});
