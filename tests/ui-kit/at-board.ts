/** Presses what is on a board, for component tests. Things are looked up by what they are called: asking for roles takes seconds on a whole board. */
import { fireEvent } from '@testing-library/react';

/** What an element is called: its label, or its text without what is hidden. */
export function called(element: Element): string {
  const spoken = element.cloneNode(true) as Element;
  for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? spoken.textContent!).replaceAll('\u00AD', '').trim();
}

/** A part of the board, looked up anew each time. */
export type Where = () => ParentNode;
export const inside = (selector: string): Where => () => document.querySelector(selector)!;
export const bar = inside('.k-bar');
export const tray = inside('.k-tray');

/** Throws if there is no such button. */
export function button(where: Where, name: string | RegExp): HTMLElement {
  const found = [...where().querySelectorAll<HTMLElement>('button')].find((one) => (typeof name === 'string' ? called(one) === name : name.test(called(one))));
  if (!found) throw new Error(`no button ${name} in ${where().textContent}`);
  return found;
}
export const press = (where: Where, name: string | RegExp) => fireEvent.click(button(where, name));
export const isOff = (where: Where, name: string | RegExp) => button(where, name).getAttribute('aria-disabled') === 'true';
export const says = (where: Where): string => where().textContent!;
/** A thing on the map by its id, such as `character:gail`. */
export const onMap = (id: string) => document.querySelector<SVGElement>(`[data-thing="${id}"]`)!;
