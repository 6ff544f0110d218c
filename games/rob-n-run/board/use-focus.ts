/** Keeps the keyboard at what is asked: a new question replaces the board under it. */
import { useEffect, useRef } from 'react';

/** With every new question that took the focused control away the focus goes to the first control at hand. */
export function useFocusAtHand(question: unknown): void {
  const before = useRef(question);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    if (document.activeElement !== document.body) return;
    for (const control of document.querySelectorAll<HTMLElement>('.k-table-foot button')) {
      control.focus({ preventScroll: true });
      // One that is not in sight does not take it.
      if (document.activeElement === control) return;
    }
  }, [question]);
}
