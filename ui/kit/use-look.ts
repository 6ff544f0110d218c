/** What the pointer or the focus rests on, for previews. */
import { useCallback, useState } from 'react';

/** `looked`: the id of it, null for nothing. `onLook`: to be told by each thing that it has come (true) or gone; stays the same. */
export function useLook(): { looked: string | null; onLook: (id: string, here: boolean) => void } {
  const [looked, setLooked] = useState<string | null>(null);
  const onLook = useCallback((id: string, here: boolean) => setLooked((now) => (here ? id : now === id ? null : now)), []);
  return { looked, onLook };
}
