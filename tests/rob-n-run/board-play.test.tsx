// @vitest-environment happy-dom
/** Rob 'n Run played on its board: each stage by what a player presses, on the real rules. */
import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../../games/kit/types';
import { Board } from '../../games/rob-n-run/board';
import texts from '../../games/rob-n-run/locales/en.json';
import { draw, sit, speak } from '../ui-kit/sit';
import { act, edit, notesOf, open, raid, stock, T, withHint, type RobTable } from './scene';

beforeAll(() => speak('rob-n-run', texts));

const as = (table: RobTable, seat: Seat | null) => sit(table, { seat, children: <Board /> });
const boss = (table: RobTable) => as(table, table.G.boss);

/** What an element is called; asking for roles takes seconds on a whole board. */
function called(element: Element): string {
  const spoken = element.cloneNode(true) as Element;
  for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? spoken.textContent!).replaceAll('\u00AD', '').trim();
}
type Where = () => ParentNode;
const inside = (selector: string): Where => () => document.querySelector(selector)!;
const bar = inside('.k-bar');
const tray = inside('.k-tray');
function button(where: Where, name: string | RegExp): HTMLElement {
  const found = [...where().querySelectorAll<HTMLElement>('button')].find((one) => (typeof name === 'string' ? called(one) === name : name.test(called(one))));
  if (!found) throw new Error(`no button ${name} in ${where().textContent}`);
  return found;
}
const press = (where: Where, name: string | RegExp) => fireEvent.click(button(where, name));
const isOff = (where: Where, name: string | RegExp) => button(where, name).getAttribute('aria-disabled') === 'true';
const onMap = (id: string) => document.querySelector<SVGElement>(`[data-thing="${id}"]`)!;
const safesShown = () => document.querySelectorAll('.rr-screen .rr-safe').length;
const stageOf = ({ G }: RobTable) => Object.entries(G.asked)[0];

describe('preparation', () => {
  test('a building is chosen in the list or on the map; an empty one is not offered, and the map says why not', () => {
    const table = edit(open(4), (G) => stock(G, { 'savings-bank': [] }));
    boss(table);
    expect(isOff(bar, texts.move.chooseBuilding)).toBe(true);
    expect(() => button(tray, /^Savings bank/)).toThrow('no button');
    expect(onMap('building:savings-bank').hasAttribute('data-closed')).toBe(true);
    press(tray, /^Coin museum/);
    fireEvent.click(onMap('building:savings-bank'));
    expect(button(tray, /^Coin museum/).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(onMap('building:card-room'));
    press(bar, texts.move.chooseBuilding);
    expect(table.G.raid!.building).toBe('card-room');
    expect(table.G.raid!.safes).toHaveLength(2);
  });

  test('the keyboard stays at what is asked: after the choice of a building it is at the hints', () => {
    const table = open(4);
    boss(table);
    press(tray, /^Card room/);
    button(bar, texts.move.chooseBuilding).focus();
    press(bar, texts.move.chooseBuilding);
    expect(document.activeElement!.closest('.rr-hint-row')).not.toBeNull();
  });

  test('what the classes stand for is said before a building is chosen, then what its safes ask and bring', () => {
    const table = open(4);
    boss(table);
    expect(bar().textContent).toContain('I: 3 tools, 1 gold · II: 4 tools, 2 gold · III: 5 tools, 3 gold');
    press(tray, /^Card room/);
    expect(bar().textContent).toContain('2 safes, 7 tools wanted, 3 gold. Once it is empty, an informant turns up: The dispatcher.');
  });

  test('with the option some safes can be left where they are', () => {
    const table = open(4, { safesPerRaid: 'choose' });
    boss(table);
    press(tray, /^Card room/);
    press(tray, 'Safe 1, class 2');
    // One stays, so nobody turns up.
    expect(bar().textContent).toContain('1 safe, 3 tools wanted, 1 gold. ');
    expect(bar().textContent).not.toContain('informant');
    press(bar, texts.move.chooseBuilding);
    expect(table.G.raid!.safes).toEqual([1]);
    expect(table.view(null).counts.buildings['card-room']).toEqual([2]);
  });

  test('an informant is paid where he can be, and the raid starts at a press', () => {
    const table = open(4);
    edit(table, (G) => {
      G.informants = ['red', 'green'];
      G.levels.red = 1;
      G.cubes = Object.fromEntries(Object.entries(G.cubes).filter(([space]) => space !== '6'));
      G.car = 6;
      G.treasury = 7;
    });
    act(table, 'chooseBuilding', { building: 'savings-bank' });
    boss(table);
    const green = () => document.querySelector('.rr-informant[data-alarm="green"]')!;
    expect(isOff(green, 'Pay 3 gold')).toBe(true);
    expect(stageOf(table)).toEqual([table.G.boss, 'bribe']);
    press(inside('.rr-informant[data-alarm="red"]'), 'Pay 3 gold');
    expect(table.G.levels.red).toBe(0);
    // Nobody else can be paid, so the raid has begun.
    expect(table.ctx.phase).toBe('hints');
  });
});

describe('what a seat sees of a raid', () => {
  test('RR-503 the faces of the safes are on the Boss’s board alone, and nobody reads them elsewhere on a page', () => {
    const table = raid({ ...T, hands: T.hands! });
    const boards = ['0', '1', '2', '3', null].map((seat) => {
      as(table, seat);
      return safesShown();
    });
    expect(boards).toEqual([2, 0, 0, 0, 0]);
  });

  test('RR-416 RR-510 boards of the Boss, other accomplices and spectators are the same whoever of two has played which card', () => {
    const one = { torch: 1, acid: 1 };
    const at = () => raid({ safes: ['s2-21', 's1-03'], boss: '0', turn: '1', hands: { 1: { ...one, ram: 2 }, 2: { ...one, ram: 1 }, 3: { ram: 2 } } });
    const tables = (['torch', 'acid'] as const).map((first) => {
      const table = at();
      const second = first === 'torch' ? 'acid' : 'torch';
      act(table, 'playCard', { card: first }, '1');
      act(table, 'playCard', { card: second }, '2');
      return table;
    });
    const boards = () => tables.map((table) => ['0', '3', null].map((seat) => draw(table, { seat, children: <Board /> })));
    const [a, b] = boards();
    expect(a).toEqual(b);
    for (const table of tables) act(table, 'playCard', { card: 'ram' }, '3');
    expect(tables[0]!.ctx.phase).toBe('hints');
    const [c, d] = boards();
    expect(c).toEqual(d);
  });

  test('RR-512 RR-508 the alarm pile is read by the Boss alone, and own plays by who made them', () => {
    const table = raid({ ...T });
    const pile = '[aria-label="In the alarm pile"]';
    const plays = '[aria-label="You played in round 1:"]';
    const seen = ['0', '1', '2', null].map((seat) => {
      as(table, seat);
      return [document.querySelectorAll(pile).length, document.querySelectorAll(plays).length];
    });
    expect(seen).toEqual([[1, 0], [0, 1], [0, 0], [0, 0]]);
  });
});

describe('hints', () => {
  test('a kind that may be named is named; what would not be true is off', () => {
    const table = withHint('H03');
    boss(table);
    press(tray, /^Call-out/);
    expect(isOff(bar, texts.move.useHint)).toBe(true);
    expect(isOff(tray, /^ID card/)).toBe(true);
    press(tray, /^Acid/);
    press(bar, texts.move.useHint);
    expect(notesOf(table, null)).toEqual([{ what: 'missing', tool: 'acid', yes: true }]);
    as(table, '2');
    expect(document.querySelector('.rr-notes')!.textContent).toContain('Acid is missing.');
  });

  test('of two kinds exactly one must be missing', () => {
    const table = withHint('H07');
    boss(table);
    press(tray, /^Either, or/);
    press(tray, /^Acid/);
    expect(isOff(tray, /^Battering ram/)).toBe(true);
    press(tray, /^Dynamite/);
    press(bar, texts.move.useHint);
    expect(notesOf(table, null)).toEqual([{ what: 'one-of', tools: ['dynamite', 'acid'] }]);
  });

  test('a hint without a choice needs one press, one face down needs gold', () => {
    const table = withHint('H01', { treasury: 3 });
    boss(table);
    press(tray, /^Assortment/);
    press(bar, texts.move.useHint);
    expect(notesOf(table, null)).toEqual([{ what: 'kinds', n: 4 }]);
    press(tray, /^Assortment/);
    press(bar, 'Turn up for 3 gold');
    expect(table.G.treasury).toBe(0);
    press(tray, /^All-clear/);
    expect(isOff(bar, 'Turn up for 3 gold')).toBe(true);
  });

  test('an accomplice asks, and only that one is asked to', () => {
    const table = withHint('H08');
    boss(table);
    press(tray, /^Question/);
    press(tray, /^Player 2/);
    press(bar, texts.move.useHint);
    expect(stageOf(table)).toEqual(['2', 'ask']);
    as(table, '1');
    expect(() => button(bar, texts.move.askTool)).toThrow('no button');
    as(table, '2');
    press(tray, /^Jackhammer/);
    press(bar, texts.move.askTool);
    expect(notesOf(table, null)).toEqual([{ what: 'count', tool: 'jackhammer', n: 1 }]);
    as(table, '1');
    expect(document.querySelector('.rr-notes')!.textContent).toContain('Jackhammer is missing once.');
  });

  test('in a shown hand only what is missing can be pointed at; all see the hand in the notes', () => {
    const table = withHint('H09');
    act(table, 'useHint', { hint: 'H09', seat: '2' });
    boss(table);
    expect(isOff(tray, /^ID card/)).toBe(true);
    press(tray, /^Acid/);
    press(bar, texts.move.pointTool);
    expect(notesOf(table, null).at(-1)).toEqual({ what: 'missing', tool: 'acid', yes: true });
    as(table, null);
    expect(document.querySelector('.rr-notes .rr-piles')!.textContent).toContain('×3');
  });

  test('a mark says the true word to the two of them, and nothing to others', () => {
    const table = withHint('H10');
    act(table, 'useHint', { hint: 'H10', seat: '3' });
    boss(table);
    press(tray, /^Dynamite.*drop/);
    press(bar, texts.move.markTool);
    const told = [...'0123', null].map((seat) => {
      as(table, seat);
      return document.body.textContent!.includes('Dynamite: drop');
    });
    expect(told).toEqual([true, false, false, true, false]);
  });

  test('a hand without a tool is marked by one press', () => {
    const table = withHint('H10', { hands: { ...T.hands, 3: { bag: 2 } } });
    act(table, 'useHint', { hint: 'H10', seat: '3' });
    boss(table);
    press(bar, 'No tool in this hand');
    expect(notesOf(table, '3').at(-1)).toEqual({ what: 'mark', seat: '3', tool: null });
  });

  test('one of the announced kinds is answered for', () => {
    const table = withHint('H11');
    act(table, 'useHint', { hint: 'H11' });
    boss(table);
    expect([...tray().querySelectorAll('.rr-tool')].map(called).map((name) => name.replace(/(missing|not missing).*/, ''))).toEqual(['Dynamite', 'Torch', 'ID card']);
    press(tray, /^Torch/);
    press(bar, texts.move.answerTool);
    expect(notesOf(table, null).at(-1)).toEqual({ what: 'missing', tool: 'torch', yes: true });
  });

  test('cards that are not missing are thrown away one by one, up to three, bags never', () => {
    const table = withHint('H12');
    act(table, 'useHint', { hint: 'H12', seat: '2' });
    boss(table);
    expect(isOff(tray, 'Throw one away: Acid')).toBe(true);
    expect(isOff(tray, 'Throw one away: Sports bag')).toBe(true);
    for (let i = 0; i < 3; i++) press(tray, 'Throw one away: ID card');
    expect(isOff(tray, 'Throw one away: ID card')).toBe(true);
    press(tray, 'Keep one: ID card');
    press(bar, 'Throw 2 of 3 away');
    expect(notesOf(table, null)).toEqual([{ what: 'cleared', seat: '2', n: 2 }]);
  });

  test('a drawn card is given to somebody', () => {
    const table = withHint('H13', { next: ['dynamite', 'jackhammer', 'bag'] });
    act(table, 'useHint', { hint: 'H13' });
    boss(table);
    press(tray, /^Jackhammer/);
    expect(isOff(bar, texts.move.giveTool)).toBe(true);
    press(tray, /^Player 1/);
    press(bar, texts.move.giveTool);
    expect(table.G.players['1']!.hand.jackhammer).toBe(1);
  });

  test('a safe is shown to one accomplice, whose board shows its face', () => {
    const table = withHint('H14');
    boss(table);
    press(tray, /^Crib sheet/);
    press(tray, 'Safe 2');
    press(tray, /^Player 3/);
    press(bar, texts.move.useHint);
    const seen = ['1', '3'].map((seat) => {
      as(table, seat);
      return safesShown();
    });
    expect(seen).toEqual([0, 1]);
  });

  test('the Boss sends the accomplices off', () => {
    const table = withHint('H03');
    boss(table);
    press(bar, texts.move.endHints);
    expect(stageOf(table)).toEqual(['1', 'act']);
  });
});

describe('accomplices', () => {
  const turn = (): RobTable => raid({ ...T, rows: {}, pile: {}, turn: '1' });

  test('a card is chosen and played face down', () => {
    const table = turn();
    as(table, '1');
    expect(isOff(bar, texts.move.playCard)).toBe(true);
    const cards = [...document.querySelectorAll<HTMLElement>(`[aria-label="${texts.board.hand}"] .k-card`)];
    expect(cards.map(called)).toEqual(['Dynamite, 2 cards', 'Battering ram, 1 card', 'Stethoscope, 1 card']);
    fireEvent.click(cards[1]!);
    press(bar, 'Play: Battering ram');
    expect(table.G.secret.middle.ram).toBe(1);
    expect(document.querySelectorAll('.rr-slots')[0]!.querySelectorAll('[data-down]')).toHaveLength(1);
  });

  test('a swap is asked about first; once done it is off, with the reason', () => {
    const table = turn();
    as(table, '1');
    press(bar, texts.board.swap);
    expect(bar().textContent).toContain('All 4 cards');
    press(bar, texts.board.back);
    press(bar, texts.board.swap);
    press(bar, texts.move.swapHand);
    expect(table.G.raid!.swapped).toEqual(['1']);
    act(table, 'pass');
    act(table, 'pass');
    as(table, '1');
    expect(isOff(bar, texts.board.swap)).toBe(true);
  });

  test('when all have passed, passing is off and the board says what is left to do', () => {
    const table = turn();
    for (let i = 0; i < 3; i++) act(table, 'pass');
    as(table, '1');
    expect(bar().textContent).toContain(texts.board.mustAct);
    expect(isOff(bar, texts.move.pass)).toBe(true);
  });
});

test('what the last round brought is marked in the rows and summed up, for everybody alike', () => {
  const table = raid({ ...T, turn: '1', hands: { 1: { ram: 2 }, 2: { bag: 1, acid: 1 }, 3: { dynamite: 2 } } });
  for (const card of ['ram', 'bag', 'dynamite']) act(table, 'playCard', { card });
  for (const seat of ['0', '2', null]) {
    as(table, seat);
    expect(document.querySelector('.rr-last-round')!.textContent).toBe('Round 2: 1 right, 1 wrong · 1 sports bag');
    expect([...document.querySelectorAll('.rr-row-new')].map((mark) => mark.getAttribute('data-print'))).toEqual(['+1']);
    expect(document.querySelector('.rr-rows [aria-label*="of them new"]')!.getAttribute('aria-label')).toContain('Battering ram: 1');
  }
});

test('how far the officer may come is said in a raid, and that it may be the end', () => {
  const fact = () => [...document.querySelectorAll('.rr-fact')].map((one) => one.textContent).at(-1);
  as(raid({ ...T, car: 8, officer: 3 }), null);
  expect(fact()).toBe('At worst the officer moves 4 spaces.');
  as(raid({ ...T, car: 8, officer: 4 }), null);
  expect(fact()).toBe('If it all goes wrong, you are caught.');
  as(open(4), null);
  expect(fact()).toMatch(/^Ahead:/);
});

test('a raid that has been scored is told step by step, and new safes are placed', () => {
  const table = raid({ ...T, turn: '1', rows: {}, pile: { dynamite: 4 }, hands: { 1: { dynamite: 1 }, 2: { idcard: 1 }, 3: { acid: 1 } } });
  for (const card of ['dynamite', 'idcard', 'acid']) act(table, 'playCard', { card });
  boss(table);
  const steps = () => [...document.querySelectorAll('.rr-steps > li')].map((step) => step.textContent);
  expect(stageOf(table)).toEqual(['0', 'place']);
  expect(steps()[0]).toContain('wrong');
  expect(steps()).toContain('No safe is cracked.');
  while (table.ctx.phase === 'scoring') {
    fireEvent.click(onMap('building:coin-museum').hasAttribute('data-closed') ? onMap('building:grand-gallery') : onMap('building:coin-museum'));
    press(bar, texts.move.placeSafe);
  }
  as(table, '1');
  expect(steps().some((step) => step!.includes('(1 as always, 2 for safes not cracked, 1 for the red alarm.)'))).toBe(true);
  expect(table.G.officer).toBe(4);
});

test('a win shows the sum and the rating it stands at', () => {
  const table = raid({ safes: ['s2-21', 's1-03'], car: 12, officer: 11, treasury: 4, turn: '1', rows: { ram: 1, idcard: 1, acid: 2, jackhammer: 2 }, hands: { 1: { torch: 1 }, 2: { bag: 1 }, 3: { bag: 1 } } });
  for (const card of ['torch', 'bag', 'bag']) act(table, 'playCard', { card });
  expect(table.over).toBe(true);
  as(table, null);
  expect(document.querySelector('.rr-end-sum')!.textContent).toBe('7 gold + 2 for Terminal B = 9 points');
  expect(document.querySelector('.rr-ratings [aria-current]')!.textContent).toContain('Private jet');
});

test('a loss says where, how far it would have been, and being stranded is not called being caught', () => {
  const caught = raid({ safes: ['s2-21'], car: 8, officer: 6, turn: '1', rows: {}, pile: {}, hands: { 1: { ram: 1 } } });
  act(caught, 'playCard', { card: 'ram' });
  act(caught, 'placeSafe', { building: 'coin-museum' });
  expect(caught.over).toBe(true);
  as(caught, null);
  const end = () => document.querySelector('.rr-end')!.textContent;
  expect(end()).toContain('on space 8');
  expect(end()).toContain('5 spaces short of terminal A.');
  edit(caught, (G) => {
    G.result = { ...G.result!, reason: 'stranded' };
  });
  as(caught, null);
  expect(end()).toContain('Stranded');
  expect(end()).not.toContain('Caught');
});
