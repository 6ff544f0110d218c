// @vitest-environment happy-dom
/** Escape Plan played on its board: each stage by what a player presses, on the real rules. */
import { act, fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Board } from '../../games/escape-plan/board';
import texts from '../../games/escape-plan/locales/en.json';
import { placings } from '../../games/escape-plan/city/placing';
import { travelEnds } from '../../games/escape-plan/travel/query';
import { bar, button, called, inside, isOff, onMap, press, says, tray } from '../ui-kit/at-board';
import { draw, sit, speak } from '../ui-kit/sit';
import { boardOf, cashOf, contact, edit, fixer, gear, locked, open, scene, visiting, type EscapePlanTable } from './play';

beforeAll(() => speak('escape-plan', texts));

const as = (table: EscapePlanTable, seat: string | null = '0') => sit(table, { seat, children: <Board /> });
const dossier = inside('.ep-dossier');
const stage = ({ G }: EscapePlanTable, seat = '0') => G.asked[seat];

test('EP-090 a tile is chosen, put on a spot that fits, turned where it may be turned, and placed', () => {
  const table = open(3);
  as(table);
  const [tile] = table.G.openTiles;
  const fitting = placings(table.view('0')).filter(({ id }) => id === tile);
  const cells = new Set(fitting.map(({ q, r }) => `${q},${r}`));
  expect(isOff(bar, texts.move.placeTile)).toBe(true);
  press(tray, new RegExp(texts.tile[tile as 'T01']));
  expect([...document.querySelectorAll('[data-thing^="cell:"][data-open]')].map((cell) => cell.getAttribute('data-thing')!.slice(5)).toSorted()).toEqual([...cells].toSorted());
  press(tray, 'Spot 1');
  const spins = fitting.filter(({ q, r }) => q === fitting[0]!.q && r === fitting[0]!.r);
  if (spins.length > 1) press(bar, 'Turn left');
  press(bar, texts.move.placeTile);
  expect(table.G.city.at(-1)).toEqual(spins[1 % spins.length]);
});

describe('Travel', () => {
  test('every reachable end is offered, the closed ones with their reason; a way tells its price and whom it meets before it is made', () => {
    const table = scene({ pawns: { 0: 'S2.store', 1: 'T02.gang' } });
    as(table);
    const ends = travelEnds(table.view('0'), '0');
    expect(document.querySelectorAll('.ep-end')).toHaveLength(ends.length);
    expect(document.querySelectorAll('.ep-end[aria-disabled]')).toHaveLength(ends.filter(({ refusal }) => refusal).length);
    expect(onMap('space:T02.gang').getAttribute('aria-disabled')).toBe('true');
    const end = ends.find(({ to }) => to === 'T01.safehouse')!;
    fireEvent.click(onMap('space:T01.safehouse'));
    expect(document.querySelectorAll('.ep-way-choice')).toHaveLength(end.ways.length);
    expect(says(tray)).toContain('3 of 3 MP');
    expect(document.querySelectorAll('.ep-way-line')).toHaveLength(end.ways[0]!.steps.length);
    expect(document.querySelectorAll('.ep-alarm')).toHaveLength(end.ways[0]!.faced.length);
    expect(boardOf(table).pawn).toBe('S2.store');
    press(bar, texts.move.travel);
    expect(boardOf(table).pawn).toBe('T01.safehouse');
    expect(table.G.turn!.faced).toEqual(end.ways[0]!.faced);
  });

  test('the pointer or the focus on an end, in the city or in the list, shows the safest way there and whom it meets', () => {
    const table = scene({ pawns: { 0: 'S2.store', 1: 'T02.gang' } });
    as(table);
    const shown = () => [document.querySelectorAll('.ep-way-line').length, document.querySelectorAll('.ep-alarm').length];
    const [way] = travelEnds(table.view('0'), '0').find(({ to }) => to === 'T01.safehouse')!.ways;
    const told = [way!.steps.length, way!.faced.length];
    const spot = onMap('space:T01.safehouse');
    const card = button(tray, new RegExp(`${texts.board.shortSpot.safehouse}.*${texts.tile.T01}`));
    for (const element of [spot, card]) {
      fireEvent.pointerEnter(element);
      expect(shown()).toEqual(told);
      fireEvent.pointerLeave(element);
      expect(shown()).toEqual([0, 0]);
      act(() => element.focus());
      expect(shown()).toEqual(told);
      act(() => element.blur());
      expect(shown()).toEqual([0, 0]);
    }
    expect(told.every((count) => count > 0)).toBe(true);
  });

  test('EP-352 the way is traced step by step in the city, by Subway from the list, with its running price', () => {
    const table = scene({ pawns: { 0: 'T02.gang', 1: 'S1.hospital', 2: 'S1.hospital' } });
    as(table);
    press(bar, 'Step by step');
    expect(isOff(bar, texts.move.travel)).toBe(true);
    for (const space of ['T02#0', 'T02.subway']) fireEvent.click(onMap(`space:${space}`));
    press(tray, /^Subway: Subway, Uptown/);
    for (const space of ['T11#0', 'T02#1', 'S1#1', 'S2#1', 'T10#0', 'T12#0']) fireEvent.click(onMap(`space:${space}`));
    expect(isOff(bar, texts.move.travel)).toBe(true);
    fireEvent.click(onMap('space:T12.store'));
    expect(says(bar)).toContain('Convenience Store, Plaza Nueva: 4 of 4 Movement points');
    expect(document.querySelectorAll('.k-bar .ep-badge-svg')).toHaveLength(6);
    press(bar, 'A step back');
    expect(says(bar)).toContain('3 of 4');
    fireEvent.click(onMap('space:T12.store'));
    press(bar, texts.move.travel);
    expect(boardOf(table).pawn).toBe('T12.store');
    expect(table.G.turn!.tally).toMatchObject({ spent: 4, budget: 4 });
  });

  test('EP-109 EP-158 cans and the key of a closed Business are part of the way', () => {
    const table = edit(scene({ pawns: { 0: 'T05.store' }, boards: { 0: { gas: 1, keys: ['up', null, 'up'] } } }), ({ displays, spots, boards }) => {
      const display = displays[spots['T05.business']!];
      Object.assign(display, { closed: true, plain: ['1', '2'] });
      boards['1']!.income -= 1;
      boards['2']!.income -= 1;
    });
    as(table);
    fireEvent.click(onMap('space:T05.business'));
    press(tray, 'Brown key');
    press(bar, texts.move.travel);
    expect(boardOf(table)).toMatchObject({ pawn: 'T05.business', keys: ['up', null, 'down'], gas: 1 });
  });

  test('the city is walked with arrow keys and pressed with Enter', () => {
    const table = scene({ pawns: { 0: 'T05.store' } });
    as(table);
    const start = onMap('space:T05.business');
    start.focus();
    fireEvent.keyDown(start, { key: 'ArrowUp' });
    expect(document.activeElement).not.toBe(start);
    start.focus();
    fireEvent.keyDown(start, { key: 'Enter' });
    press(bar, texts.move.travel);
    expect(boardOf(table).pawn).toBe('T05.business');
  });
});

test('EP-124 each officer met can be avoided by what works on it, by tile or alone, or costs a Wound', () => {
  const faced = [{ tile: 'T04', type: 'county' }, { tile: 'T09', type: 'swat' }, { tile: 'T09', type: 'federal' }] as const;
  const table = scene({
    players: 2, stage: 'avoid', faced: [...faced, { tile: 'S1', type: 'inspector' }], pawns: { 0: 'T05.store', inspector: 'S1.hospital' }, own: { 0: { cash: 6 } },
    boards: { 0: { items: [gear('vest'), gear('hat', false), locked('move_federal'), locked('move_county'), locked('move_swat')], contacts: [contact('fighter-1'), null, locked('avoid_tile'), locked('heal'), locked('master_key')] } },
  });
  as(table);
  const tile = (name: string) => inside(`.ep-met[aria-label="${name}"]`);
  expect([...tile('Old Pier')().querySelectorAll('button')].map(called)).toEqual(['Fighter: all (1) · $2K', 'Take the Wound']);
  press(tile('East Quay'), 'Vest');
  expect(table.G.turn!.faced).toHaveLength(3);
  press(tile('East Quay'), 'Fighter: all (1) · $2K');
  expect(cashOf(table)).toBe(4);
  press(tile('Mercy Square'), 'Take the Wound');
  press(tile('Old Pier'), 'Take the Wound');
  expect(boardOf(table).wounds).toEqual({ green: 1, red: 2 });
  expect(stage(table)).toBe('arrived');
});

describe('Executive Actions', () => {
  test('EP-207 EP-222 a piece is taken up where it lies: an officer, then the tile it goes to', () => {
    const table = scene({ boards: { 0: { contacts: [contact('dispatcher-1'), null, locked('avoid_tile'), locked('heal'), locked('master_key')] } } });
    as(table);
    press(dossier, /^Dispatcher/);
    fireEvent.click(onMap('officer:T04:county'));
    fireEvent.click(onMap('tile:T09'));
    press(bar, 'Send to East Quay');
    expect(table.G.officers).toMatchObject({ T04: [], T09: ['county', 'swat'] });
    expect(says(dossier)).toContain(`Dispatcher${texts.thing.used}`);
  });

  test('EP-212 EP-234 a gang member or the Motorcycle asks for the ability first', () => {
    const table = scene({ boards: { 0: { gang: 1, items: [fixer('motorcycle'), null, locked('move_federal'), locked('move_county'), locked('move_swat')] } } });
    as(table);
    press(dossier, /^Gang/);
    press(tray, /^Shortcut/);
    press(bar, 'Use Shortcut');
    expect([boardOf(table).gang, table.G.turn!.mp]).toEqual([0, 1]);
    press(dossier, /^Motorcycle/);
    press(tray, /^Recruit/);
    fireEvent.click(document.querySelector('.k-tray .k-card')!);
    press(tray, texts.mode.discard);
    press(bar, texts.move.takeContact);
    expect(table.G.fixerBox).toEqual(['motorcycle']);
    expect(table.G.contactBox).toHaveLength(1);
  });

  test('what cannot be used now says why and does nothing, and other players’ pieces cannot be taken up', () => {
    const table = scene({ boards: { 0: { wounds: { green: 3, red: 0 } }, 1: { contacts: [contact('medic-1'), null, locked('avoid_tile'), locked('heal'), locked('master_key')] } } });
    as(table);
    expect(isOff(dossier, /^First Aid/)).toBe(true);
    press(dossier, /^First Aid/);
    expect(boardOf(table).firstAid).toBe(true);
    press(inside('.ep-side .k-player'), 'Show the board');
    const theirs = document.querySelector('.k-dialog')!;
    expect(theirs.textContent).toContain('Medic');
    expect(theirs.querySelectorAll('button.ep-plate')).toHaveLength(0);
  });
});

test('EP-098 Rest asks for the Asset to unlock', () => {
  const table = scene();
  as(table);
  press(bar, texts.move.rest);
  expect(isOff(bar, texts.move.rest)).toBe(true);
  press(tray, /^Heal/);
  press(bar, texts.move.rest);
  expect(boardOf(table)).toMatchObject({ rested: true, assets: [{ asset: 'extra_action' }, { asset: 'heal' }, null, null, null] });
});

describe('a Visit', () => {
  test('EP-175 EP-176 EP-146 at a Store: gas, Equipment onto a space, and what is replaced is said before', () => {
    const table = visiting('S2.store', { own: { 0: { cash: 9 } }, boards: { 0: { items: [gear('vest'), fixer('safe'), locked('move_federal'), locked('move_county'), locked('move_swat')] } } });
    as(table);
    press(bar, texts.move.visit);
    press(bar, texts.move.takeGas);
    expect(boardOf(table).gas).toBe(1);
    press(tray, /^Helmet/);
    expect(isOff(bar, texts.move.buyEquipment)).toBe(true);
    press(tray, 'Safe');
    expect(says(bar)).toContain('Goes into the box: Safe. That is +1 Notoriety.');
    press(bar, texts.move.buyEquipment);
    expect(boardOf(table).items[1]).toEqual(gear('helmet'));
    expect(cashOf(table)).toBe(7);
    press(bar, texts.move.skip);
    expect(stage(table)).toBe('after');
  });

  test('EP-178 EP-182 a Locker gives tiles that nobody else sees; the kept one’s value is shown to its owner alone', () => {
    const table = visiting('S2.store', {
      boards: { 0: { position: 3, gas: 2, keys: [null, 'up', null], contacts: [contact('medic-1'), contact('banker-1'), locked('avoid_tile'), locked('heal'), locked('master_key')] } },
    });
    edit(table, ({ secret }) => void (secret.stacks.black = [100, 100, 0, 70, 70]));
    as(table);
    press(bar, texts.move.visit);
    press(bar, texts.move.skip);
    expect(isOff(tray, /^Locker, brown/)).toBe(true);
    press(tray, /^Locker, black/);
    press(bar, texts.move.openLocker);
    const drawn = table.G.players['0']!.drawn;
    expect([...document.querySelectorAll('.ep-drawn-tile strong')].map(({ textContent }) => Number(textContent))).toEqual(drawn);
    const other = draw(table, { seat: '1', children: <Board /> });
    expect(other).toContain('Tiles drawn of stack black: 2');
    expect(other).not.toContain('ep-drawn-tile');
    press(tray, '70black Locker tile');
    press(bar, texts.move.keepTile);
    expect(table.G.players['0']!.kept).toEqual([{ space: 0, value: 70 }]);
    expect(says(inside('.ep-dossier [aria-label="Items"]'))).toContain('70');
    const board = (seat: string | null) => draw(table, { seat, children: <Board /> });
    expect(board('0')).toContain('<span class="ep-plate-print">70</span>');
    for (const seat of ['1', null]) expect(board(seat)).not.toContain('<span class="ep-plate-print">70</span>');
  });

  test('EP-193 the Hospital offers as many Wounds as can be healed, each for its price', () => {
    const table = visiting('S1.hospital', { own: { 0: { cash: 4 } }, boards: { 0: { wounds: { green: 0, red: 3 } } } });
    as(table);
    press(bar, texts.move.visit);
    expect([isOff(bar, 'Heal 1 Wound · $1K'), isOff(bar, 'Heal 2 Wounds · $3K'), isOff(bar, 'Heal 3 Wounds · $6K'), isOff(bar, texts.move.skip)]).toEqual([false, false, true, true]);
    press(bar, 'Heal 2 Wounds · $3K');
    expect([boardOf(table).wounds.red, cashOf(table)]).toEqual([1, 1]);
  });

  test('EP-203 EP-204 on day 3 the last open Exit leads out for its price, and the end shows every line', () => {
    const table = visiting('T03.exit', { players: 1, day: 3, slot: 'afternoon', patrol: ['PC3', 'PC4', 'PC5', 'PC6', 'PC1'], own: { 0: { cash: 6, plan: 'P1' } }, pawns: { inspector: 'S1.hospital' } });
    as(table);
    press(bar, texts.move.visit);
    press(bar, 'Leave the city · $2K');
    expect(table.over).toBe(true);
    const sheet = document.querySelector('.k-score-table')!;
    const line = (name: string) => [...sheet.querySelectorAll('tr')].find((row) => row.querySelector('th')?.textContent?.includes(name))?.querySelector('td')?.textContent;
    expect([line('Cash'), line('Loot'), line('Total')]).toEqual(['4', '–', '4']);
    expect(says(inside('.ep-end-sheet'))).toContain(texts.solo.pettyThief);
    expect(says(inside('.ep-end-plans'))).toContain('$80K');
  });
});

test('EP-246 in a Manhunt an officer is sent a step nearer, or none is', () => {
  const table = edit(scene({ stage: 'hunt', pawns: { 0: 'T12.store', 1: 'T05.business', 2: 'S1.subway' }, boards: { 0: { position: 1 }, 1: { position: 3 } } }), (G) => {
    Object.assign(G, { turn: null, queue: [], hunt: { queue: [], moved: [] } });
  });
  as(table);
  fireEvent.click(onMap('officer:T09:swat'));
  expect(onMap('tile:T05').hasAttribute('data-open')).toBe(true);
  fireEvent.click(onMap('tile:T05'));
  press(bar, 'Send to Fish Market');
  expect(table.G.officers).toMatchObject({ T05: ['county', 'swat'], T09: [] });
});

test('EP-380 EP-381 a seat sees its own Escape Plan and cash, and of others nothing but their cubes', () => {
  const table = edit(scene({ own: { 0: { plan: 'P1', cash: 17 }, 1: { plan: 'P4', cash: 23 } } }), ({ displays, boards }) => {
    displays.gallery.income.push('1');
    boards['1']!.income -= 1;
  });
  const [first, second, spectator] = ['0', '1', null].map((seat) => draw(table, { seat, children: <Board /> }));
  expect([first, second, spectator].map((html) => [html!.includes('$17K'), html!.includes('$23K')])).toEqual([[true, false], [false, true], [false, false]]);
  const plans = (html: string | undefined) => [...html!.matchAll(/ep-plan-place.*?<strong>(.*?)<\/strong>/g)].map(([, worth]) => worth);
  expect(plans(first)).toEqual(['Income', '$70K', '$80K', 'Income', '$90K', '$60K', 'Income', '$85K', '$65K']);
  expect(plans(second)).toContain('$100K');
  expect(plans(spectator)).toEqual([]);
});

test('what one has so far is reckoned up in a table, line by line', () => {
  const table = scene({ own: { 0: { cash: 7, plan: 'P1' } }, boards: { 0: { wounds: { green: 1, red: 2 }, contacts: [contact('medic-1'), contact('banker-1'), locked('avoid_tile'), locked('heal'), locked('master_key')] } } });
  as(table);
  press(dossier, texts.board.scoreSoFar);
  const line = (name: string) => [...document.querySelectorAll('.k-dialog tr')].find((row) => row.querySelector('th')?.textContent?.includes(name))?.querySelector('td strong')?.textContent;
  expect([line('Cash'), line('Contacts'), line('Wounds'), line('Total')]).toEqual(['7', '15', '−30', '−8']);
});
