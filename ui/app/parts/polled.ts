/** Data from the server that is asked for again now and then, while the page is looked at. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { asTrouble, type LobbyTrouble } from '../../client/trouble';

export interface Polled<T> {
  /** The last answer; undefined before the first. It stays when a later request fails. */
  data: T | undefined;
  trouble: LobbyTrouble | null;
  again: () => void;
}

/** Calls `ask` at once, whenever `key` changes, and every `everyMs` while the tab is visible. */
export function usePolled<T>(key: string, ask: () => Promise<T>, everyMs: number): Polled<T> {
  const [answer, setAnswer] = useState<{ key: string; data: T | undefined; trouble: LobbyTrouble | null }>();
  const asking = useRef(ask);
  asking.current = ask;
  const load = useCallback(async (): Promise<void> => {
    try {
      const data = await asking.current();
      setAnswer({ key, data, trouble: null });
    } catch (error) {
      setAnswer((last) => ({ key, data: last?.key === key ? last.data : undefined, trouble: asTrouble(error) }));
    }
  }, [key]);
  useEffect(() => {
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), everyMs);
    return () => clearInterval(timer);
  }, [load, everyMs]);
  const current = answer?.key === key ? answer : undefined;
  return { data: current?.data, trouble: current?.trouble ?? null, again: () => void load() };
}
