// @vitest-environment happy-dom
/** Rob 'n Run played on its board: each stage by what a player presses, on the real rules. */
import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Board } from '../../games/rob-n-run/board';
import texts from '../../games/rob-n-run/locales/en.json';
import { bar, button, called, inside, isOff, onMap, press, tray } from '../ui-kit/at-board';
import { draw, speak } from '../ui-kit/sit';
import { as, boss, stageOf } from './at-board';
import { act, edit, notesOf, open, raid, stock, T, withHint, type RobTable } from './scene';

beforeAll(() => speak('rob-n-run', texts));

const safesShown = () => document.querySelectorAll('.rr-screen .rr-safe').length;

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
    button(bar, texts.move.endHints).focus();
    press(bar, texts.move.endHints);
    // Nothing is asked of the Boss now.
    expect(document.activeElement).toBe(document.body);
  });

  test('who has just played a card and waits is not led to a hand that cannot be used', () => {
    const table = raid({ ...T, rows: {}, pile: {}, turn: '1' });
    as(table, '1');
    fireEvent.click(document.querySelector('.rr-hand .k-card')!);
    button(bar, /^Play: /).focus();
    press(bar, /^Play: /);
    expect(stageOf(table)).toEqual(['2', 'act']);
    expect(document.activeElement).toBe(document.body);
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
    expect(green().textContent).toContain('No cube to take off.');
    expect(document.querySelector('.rr-informant[data-alarm="red"]')!.textContent).toContain('Level 1 → 0. Wrong cards allowed: 3 → 4');
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

  test.each([
    ['H16', { rows: {}, pile: {} }, /^Stocktaking/, 'Stocktaking cannot be used now. The alarm pile is empty.'],
    ['H09', { hands: {} }, /^Open hand/, 'Open hand cannot be used now. No accomplice has cards.'],
  ] as const)('that %s is of no use now is said at once, and nothing is asked for it', (hint, at, name, why) => {
    boss(withHint(hint, at));
    press(tray, name);
    expect(bar().textContent).toContain(why);
    expect(isOff(bar, texts.move.useHint)).toBe(true);
    expect(tray().querySelectorAll('.rr-tool, .rr-seats-pick')).toHaveLength(0);
  });

  test('a hint without a choice needs one press, one face down needs gold', () => {
    const table = withHint('H01', { treasury: 3 });
    boss(table);
    press(tray, /^Assortment/);
    button(bar, texts.move.useHint).focus();
    press(bar, texts.move.useHint);
    expect(notesOf(table, null)).toEqual([{ what: 'kinds', n: 4 }]);
    expect(document.activeElement!.closest('.rr-hint-row')).not.toBeNull();
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
    expect([...document.querySelectorAll('.rr-clear-name')].map((row) => row.textContent)).toEqual(['ID card, 3 cards not missing', 'Acid, 1 card missing: 2', 'Sports bag, 1 card no tool']);
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
