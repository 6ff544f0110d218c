/** Sits at the board of Rob 'n Run and presses what is on it, for component tests. */
import { fireEvent } from '@testing-library/react';
import type { Seat } from '../../games/kit/types';
import { Board } from '../../games/rob-n-run/board';
import { sit } from '../ui-kit/sit';
import type { RobTable } from './scene';

export const as = (table: RobTable, seat: Seat | null) => sit(table, { seat, children: <Board /> });
export const boss = (table: RobTable) => as(table, table.G.boss);

/** What an element is called; asking for roles takes seconds on a whole board. */
export function called(element: Element): string {
  const spoken = element.cloneNode(true) as Element;
  for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? spoken.textContent!).replaceAll('\u00AD', '').trim();
}
type Where = () => ParentNode;
export const inside = (selector: string): Where => () => document.querySelector(selector)!;
export const bar = inside('.k-bar');
export const tray = inside('.k-tray');
export function button(where: Where, name: string | RegExp): HTMLElement {
  const found = [...where().querySelectorAll<HTMLElement>('button')].find((one) => (typeof name === 'string' ? called(one) === name : name.test(called(one))));
  if (!found) throw new Error(`no button ${name} in ${where().textContent}`);
  return found;
}
export const press = (where: Where, name: string | RegExp) => fireEvent.click(button(where, name));
export const isOff = (where: Where, name: string | RegExp) => button(where, name).getAttribute('aria-disabled') === 'true';
export const onMap = (id: string) => document.querySelector<SVGElement>(`[data-thing="${id}"]`)!;
/** Who is asked first, and what. */
export const stageOf = ({ G }: RobTable) => Object.entries(G.asked)[0];
