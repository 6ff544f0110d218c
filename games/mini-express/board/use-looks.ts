/** What the pointer or the focus rests on while a turn is planned: its ways are shown before anything is chosen. */
import { useCallback, useMemo } from 'react';
import { lookedAt, useLook } from '../../../ui/kit/board';

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

/** Makes a control one that is looked at. */
export const looking = (onLook: OnLook, look: Look) => lookedAt((here) => onLook(look, here));
