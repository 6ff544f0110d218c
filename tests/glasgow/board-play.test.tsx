// @vitest-environment happy-dom
/** The Glasgow Train Robbery played on its board: each stage by what a player presses, on the real rules. */
import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Board } from '../../games/glasgow/board';
import texts from '../../games/glasgow/locales/en.json';
import type { Role } from '../../games/glasgow/state';
import { bar, button, inside, isOff, onMap, press, says, tray, type Where } from '../ui-kit/at-board';
import { sit, speak } from '../ui-kit/sit';
import { act, edit, open, own, scene, stages, type GlasgowTable } from './scene';

beforeAll(() => speak('glasgow', texts));

const as = (table: GlasgowTable, role: Role) => sit(table, { seat: table.G.roles[role], children: <Board /> });
const article = (name: string): Where => inside(`article[aria-label="${name}"]`);
const group = (name: string): Where => inside(`.gl-group[aria-label="${name}"]`);
const card = (role: Role, table: GlasgowTable, id: string) => {
  as(table, role);
  expect(own(table, role).hand).toContain(id);
  const hand = [...document.querySelectorAll<HTMLElement>(`[aria-label="${texts.board.hand}"] .k-card`)];
  expect(hand.length).toBeGreaterThan(0);
  return hand;
};

test('GT-253 tokens change groups at a press, and uneven groups cannot be made', () => {
  const table = open('play');
  as(table, 'coordinator');
  const count = table.G.split.length;
  press(tray, /./);
  expect(isOff(bar, 'Divide: 3 and 4')).toBe(false);
  press(group('Group A'), /./);
  expect(isOff(bar, 'Divide: 2 and 5')).toBe(true);
  press(bar, 'Divide: 2 and 5');
  expect(stages(table)).toEqual({ coordinator: 'split' });
  press(group('Group B'), /./);
  press(bar, 'Divide: 3 and 4');
  expect(table.G.groups!.flat()).toHaveLength(count);
  expect(stages(table)).toEqual({ operator: 'choose' });
  as(table, 'operator');
  press(group('Group B'), texts.move.chooseGroup);
  expect(table.G.placing.operator).toHaveLength(4);
});

test('GT-254 GT-258 a token goes to the card that is pressed; with a full backpack one says what goes home', () => {
  const table = edit(scene(), ({ G }) => {
    G.stock.gun -= 1;
    G.placing.operator = ['gun'];
    G.asked = { [G.roles.operator]: 'place' };
    G.stock.rope -= 2;
    G.cards.hunter!.tools = ['rope', 'rope'];
  });
  as(table, 'operator');
  press(tray, 'Gun');
  expect(isOff(article('Gail, Blue'), /^G/)).toBe(true);
  press(article('Hunter, Red'), /Hunter/);
  expect(table.G.cards.hunter!.tools).toEqual(['rope', 'rope']);
  press(article('Hunter, Red'), 'Rope');
  expect(table.G.cards.hunter!.tools.toSorted()).toEqual(['gun', 'rope']);
});

describe('a card of the hand', () => {
  test('GT-192 is played to talk, with words from the list, one of them twice', () => {
    const table = scene((made) => made.hand('operator', 'O01'));
    fireEvent.click(card('operator', table, 'O01')[0]!);
    press(tray, /^Talk/);
    expect(isOff(bar, texts.move.playTalk)).toBe(true);
    press(tray, 'BATTERY');
    press(tray, 'BATTERY');
    press(bar, texts.move.playTalk);
    expect(table.G.talk).toEqual([{ role: 'operator', card: 'O01', keywords: ['battery', 'battery'], head: 1 }]);
    as(table, 'coordinator');
    expect(says(inside('.gl-radio'))).toBe('BATTERYBATTERYat sleeper 1');
  });

  test('GT-195 GT-198 moves who is pressed to a place that it reaches, on the map, by keys as well', () => {
    const table = scene((made) => made.hand('operator', 'O06').at({ gail: 'N2' }));
    fireEvent.click(card('operator', table, 'O06')[0]!);
    press(tray, /^Move/);
    press(bar, texts.move.playMove);
    expect(stages(table)).toEqual({ operator: 'moving' });
    onMap('character:gail').focus();
    fireEvent.keyDown(onMap('character:gail'), { key: 'Enter' });
    expect(onMap('character:gail').getAttribute('aria-pressed')).toBe('true');
    expect(onMap('place:N3').getAttribute('aria-label')).toBe('Intersection N3, free, 1');
    expect(onMap('place:kitchen').getAttribute('role')).toBe('img');
    fireEvent.keyDown(onMap('character:gail'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(onMap('place:N3'));
    fireEvent.keyDown(document.activeElement!, { key: ' ' });
    expect(table.G.places.gail).toBe('N3');
    press(bar, texts.move.stopMoving);
    expect(stages(table)).toEqual({ coordinator: 'turn' });
  });

  test('GT-220 GT-240 pays for its event and carries it out step by step', () => {
    const table = scene((made) => made.hand('operator', 'O08').give({ hunter: ['gun'] }));
    fireEvent.click(card('operator', table, 'O08')[0]!);
    press(tray, /^Event/);
    expect(button(tray, 'Gun of Hunter').getAttribute('aria-pressed')).toBe('true');
    press(bar, texts.move.playEvent);
    expect(stages(table)).toEqual({ operator: 'event' });
    press(tray, 'Gail');
    fireEvent.click(onMap('place:pantry'));
    expect(table.G.cards.gail!.tools).toEqual(['walkie']);
  });

  test('GT-210 GT-217 opens a hideout; with a full backpack the finder chooses', () => {
    const table = scene((made) => made.hand('operator', 'O06').at({ gail: 'N2' }).tile(3, 'blue-3').give({ gail: ['battery', 'battery'] }));
    fireEvent.click(card('operator', table, 'O06')[0]!);
    press(tray, /^Hideout/);
    press(tray, 'Gail');
    press(bar, texts.move.playHideout);
    // The card is turned, so that a third icon is free: the tile gives either tool.
    expect(stages(table)).toEqual({ operator: 'hideout' });
    press(bar, 'Take: Walkie-talkie');
    // The fingerprint of the wild tile needs an icon of its own.
    expect(stages(table)).toEqual({ operator: 'makeRoom' });
    press(article('Gail, Blue'), 'Battery');
    expect(table.G.cards.gail!).toMatchObject({ fingerprint: true });
    expect(table.G.cards.gail!.tools.toSorted()).toEqual(['battery', 'walkie']);
  });

  test('GT-184 says so before it loses the match, and plays all the same', () => {
    const table = scene((made) => {
      made.hand('coordinator', 'C20').plans('p1-1');
      made.G.head = 16;
    }, 'coordinator');
    fireEvent.click(card('coordinator', table, 'C20')[0]!);
    press(tray, /^Move/);
    expect(says(bar)).toMatch(/This loses the game/);
    press(bar, texts.move.playMove);
    expect(says(inside('.gl-end'))).toContain(texts.defeat.missedPlan);
    expect(says(inside('.gl-end'))).toContain('It ends at sleeper 17, and the train is on 20');
  });
});

test('GT-265 GT-268 a contingency is paid exactly and its token leaves the tracks', () => {
  const table = scene((made) => made.contingencies(['k05']).at({ gail: 'N3', fred: 'S3' }).give({ fred: ['balaclava', 'balaclava'] }));
  as(table, 'operator');
  press(bar, texts.move.resolveContingency);
  expect(isOff(bar, texts.move.resolveContingency)).toBe(true);
  edit(table, (made) => made.at({ hunter: 'N4' }).give({ hunter: ['rope'] }));
  as(table, 'operator');
  press(bar, texts.move.resolveContingency);
  press(bar, texts.move.resolveContingency);
  expect(table.G.tokens[1]).toBeNull();
});

test('GT-276 GT-278 a plan says what hinders it, then takes the tools that are chosen', () => {
  const table = scene((made) => made.plans('p1-1').give({ ben: ['battery', 'battery'] }), 'coordinator');
  as(table, 'coordinator');
  press(bar, texts.move.resolvePlan);
  expect(says(bar)).toMatch(/works only while the train is here: Tractor/);
  edit(table, (made) => {
    made.at({ gail: 'N1' });
    made.G.head = 10;
  });
  as(table, 'coordinator');
  press(bar, texts.move.resolvePlan);
  expect(says(bar)).toMatch(/One tool is missing/);
  press(tray, 'Battery of Ben');
  expect(says(bar)).toMatch(/2 tools are missing/);
  press(bar, texts.move.resolvePlan);
  expect(table.G.resolved).toEqual(['p1-1']);
  expect(table.G.cards.ben!.tools).toEqual(['battery']);
});

test('GT-261 GT-251 a rest tells its price first; who draws four discards one', () => {
  const table = scene((made) => made.at({ kane: 'outside' }).turned('kane').contingencies(['k05']).marks('cole'));
  edit(table, ({ G }) => {
    G.monopoly = 'lounge';
  });
  as(table, 'operator');
  press(bar, texts.move.rest);
  expect(says(tray)).toMatch(/Cole would be arrested/);
  edit(table, ({ G }) => {
    G.monopoly = 'kitchen';
  });
  as(table, 'operator');
  press(bar, texts.move.rest);
  expect(says(tray)).toContain('Time 3: the train goes to sleeper 3.');
  press(bar, texts.move.rest);
  expect(stages(table)).toEqual({ operator: 'discard' });
  const before = own(table, 'operator').hand.length;
  fireEvent.click(document.querySelectorAll<HTMLElement>(`[aria-label="${texts.board.hand}"] .k-card`)[0]!);
  press(bar, texts.move.discardCard);
  expect(own(table, 'operator').hand).toHaveLength(before - 1);
});

test('a spectator and a player who is not asked have nothing to press on the map', () => {
  const table = scene((made) => made.hand('operator', 'O06').at({ gail: 'N2' }));
  act(table, 'playMove', { card: 'O06' });
  for (const seat of [null, table.G.roles.coordinator]) {
    sit(table, { seat, children: <Board /> });
    expect(document.querySelectorAll('.k-map-thing[role="button"]')).toHaveLength(0);
    expect(document.querySelectorAll('.k-map-thing[tabindex="0"]')).toHaveLength(1);
  }
});
