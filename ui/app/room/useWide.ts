/** Whether there is room for a side panel beside the board. */
import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 1080px)');

const follow = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useWide = (): boolean => useSyncExternalStore(follow, () => query.matches);
