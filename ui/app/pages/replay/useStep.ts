/** The step of a replay, kept in the address (`#step=41`), so that a link leads to a moment. */
import { useCallback, useEffect, useState } from 'react';

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

/** Arrow keys, Home and End, wherever they mean nothing else. */
export function useStepKeys(step: number, last: number, go: (step: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ((event.target as Element).closest?.('input, textarea, select, [role="radio"], [role="tab"], [role="combobox"], [role="dialog"], [role="menu"], [role="listbox"]')) return;
      const wanted = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
      if (wanted === undefined) return;
      event.preventDefault();
      go(wanted);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [step, last, go]);
}
