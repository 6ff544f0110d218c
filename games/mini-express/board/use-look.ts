/** What the pointer or the focus rests on, for previews. */
import { useCallback, useState } from 'react';

export function useLook(): { looked: string | null; onLook: (id: string, here: boolean) => void } {
  const [looked, setLooked] = useState<string | null>(null);
  const onLook = useCallback((id: string, here: boolean) => setLooked((now) => (here ? id : now === id ? null : now)), []);
  return { looked, onLook };
}
