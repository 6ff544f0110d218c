// @vitest-environment happy-dom
/** What the board of Rob 'n Run tells: how a round was sorted, what a raid risks, how it was scored, how the game ends. */
import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import texts from '../../games/rob-n-run/locales/en.json';
import { bar, onMap, press } from '../ui-kit/at-board';
import { speak } from '../ui-kit/sit';
import { as, boss, stageOf } from './at-board';
import { act, edit, open, raid, T } from './scene';

beforeAll(() => speak('rob-n-run', texts));

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

test('a gauge tells at a press what its level means, until one looks elsewhere', () => {
  as(open(4), null);
  const red = document.querySelector<HTMLElement>('.rr-gauge[data-alarm="red"]')!;
  const told = () => document.querySelector('.rr-gauge-told')?.textContent;
  fireEvent.click(red);
  expect(told()).toBe('Red alarm. Wrong cards allowed: 4. Level 0 of 4. The next cube makes it 3.');
  fireEvent.blur(red);
  expect(told()).toBeUndefined();
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

test('a win with a safe left shut tells of no new safe: the game is over before that', () => {
  const table = raid({ safes: ['s2-21', 's1-03'], car: 12, officer: 10, treasury: 4, turn: '1', rows: { ram: 1, idcard: 1, acid: 2 }, pile: { dynamite: 3 }, hands: { 1: { dynamite: 1 }, 2: { dynamite: 1 }, 3: { dynamite: 1 } } });
  for (let card = 0; card < 3; card++) act(table, 'playCard', { card: 'dynamite' });
  expect(table.G.result!.won).toBe(true);
  as(table, null);
  const steps = document.querySelector('.rr-steps')!.textContent!;
  expect(steps).toContain('1 of 2 is cracked.');
  expect(steps).not.toContain('New safes');
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
