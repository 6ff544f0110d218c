/** The step of a replay, kept in the address (`#step=41`), so that a link leads to a moment. */
import { useCallback, useEffect, useRef, useState } from 'react';

const inAddress = (last: number): number | undefined => {
  const found = /(?:^|&)step=(\d+)/.exec(location.hash.slice(1));
  return found ? Math.min(last, Number(found[1])) : undefined;
};

export function useStep(last: number): [number, (step: number) => void] {
  const [step, setStep] = useState(() => inAddress(last) ?? 0);
  useEffect(() => {
    const follow = () => {
      const wanted = inAddress(last);
      if (wanted !== undefined) setStep(wanted);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [last]);
  const go = useCallback(
    (wanted: number) => {
      const next = Math.max(0, Math.min(last, wanted));
      setStep(next);
      history.replaceState(history.state, '', `#step=${next}`);
    },
    [last],
  );
  return [step, go];
}

/** What keys do by themselves: there they are left alone. */
const OWN_KEYS = 'input, textarea, select, [role="radio"], [role="tab"], [role="combobox"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Keys of the whole page (`Shift+` before those pressed with it), wherever they mean nothing else. The space bar presses what has the focus, if that is a control. */
export function useStepKeys(keys: Record<string, () => void>): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as Element;
      if (target.closest?.(OWN_KEYS) || (event.key === ' ' && target.closest?.('button, a, summary'))) return;
      const key = event.shiftKey ? `Shift+${event.key}` : event.key;
      if (!Object.hasOwn(now.current, key)) return;
      event.preventDefault();
      now.current[key]!();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
