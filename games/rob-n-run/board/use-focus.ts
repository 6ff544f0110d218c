/** Keeps the keyboard at what is asked: a new question replaces the board under it. */
import { useEffect, useRef } from 'react';

/**
 * With every new question that took the focused control away the focus goes to the first control at hand that can be
 * used. Without a question it stays where it is.
 */
export function useFocusAtHand(question: string | undefined): void {
  const before = useRef(question);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    if (question === undefined || document.activeElement !== document.body) return;
    for (const control of document.querySelectorAll<HTMLElement>('.k-table-foot button:not([aria-disabled])')) {
      control.focus({ preventScroll: true });
      // One that is not in sight does not take it.
      if (document.activeElement === control) return;
    }
  }, [question]);
}
