// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Table } from '../../games/kit/table';
import { GraphMap, HexMap, hexBox, hexCentre } from '../../ui/kit/board';
import { fitsAt, nearest, readablePart, viewOn, viewWith, windowOn, windowBetween, withSurroundings } from '../../ui/kit/map/geometry';
import { hexEdge, hexOutline, hexToward } from '../../ui/kit/map/hexes';
import { toy } from '../kit/toy';
import { sit, speak } from './sit';

beforeAll(() => speak('toy', {}));

const CROSS = [{ id: 'w', x: 0, y: 50 }, { id: 'c', x: 50, y: 50 }, { id: 'e', x: 100, y: 50 }, { id: 'n', x: 50, y: 0 }, { id: 's', x: 55, y: 100 }];
const find = (id: string) => CROSS.find((place) => place.id === id)!;

test('the nearest thing in a direction is the one along it, and there may be none', () => {
  expect(nearest(find('c'), CROSS, 'up')?.id).toBe('n');
  expect(nearest(find('c'), CROSS, 'down')?.id).toBe('s');
  expect(nearest(find('w'), CROSS, 'right')?.id).toBe('c');
  expect(nearest(find('w'), CROSS, 'left')).toBeUndefined();
});

test('a view puts a box into the middle, and shows no more than the whole map', () => {
  const map = { x: 0, y: 0, width: 1600, height: 1000 };
  const tall = windowOn(map, 360, 450);
  expect(tall).toEqual({ x: 0, y: -500, width: 1600, height: 2000 });
  expect(viewOn(map, map, 6)).toEqual({ k: 1, x: 0, y: 0 });
  const { k, x, y } = viewOn({ x: 400, y: 200, width: 400, height: 100 }, map, 6);
  expect(k).toBeCloseTo(3.88);
  expect([600 * k + x, 250 * k + y]).toEqual([800, 500]);
});

test('what is to be in sight moves the view no further than needed, and only what is too large takes it further away', () => {
  const window = { x: 0, y: 0, width: 100, height: 100 };
  const view = { k: 2, x: 0, y: 0 };
  expect(viewWith({ x: 10, y: 10, width: 20, height: 20 }, window, view)).toBeUndefined();
  expect(viewWith({ x: 60, y: 10, width: 20, height: 20 }, window, view)).toEqual({ k: 2, x: -60, y: 0 });
  expect(viewWith({ x: -5, y: 45, width: 20, height: 20 }, window, view)).toEqual({ k: 2, x: 10, y: -30 });
  expect(viewWith({ x: 0, y: 0, width: 80, height: 20 }, window, view)!.k).toBeLessThan(2);
  expect([{ width: 50, height: 50 }, { width: 51, height: 1 }, { width: 1, height: 51 }].map((size) => fitsAt({ x: 0, y: 0, ...size }, window, view))).toEqual([true, false, false]);
});

test('a map begins with the largest part that can be read, else with the smallest', () => {
  const [large, small] = [{ x: 0, y: 0, width: 800, height: 500 }, { x: 200, y: 100, width: 300, height: 300 }];
  expect(readablePart([large, small], 1000, 700, 0.8)).toBe(large);
  expect(readablePart([large, small], 360, 320, 0.8)).toBe(small);
  expect(readablePart([large, small], 200, 200, 0.8)).toBe(small);
  expect(readablePart([large, small], 650, 600, 0.8), 'as it is drawn, with air around it').toBe(small);
  expect(readablePart([], 200, 200, 0.8)).toBeUndefined();
});

test('a start part is drawn no larger than one reads at ease: room that is left shows what lies around it', () => {
  const part = { x: 100, y: 100, width: 300, height: 200 };
  expect(withSurroundings(part, 360, 320, 1.2)).toBe(part);
  expect(withSurroundings(part, 600, 480, 1.2)).toEqual({ x: 0, y: 0, width: 500, height: 400 });
});

test('what the tray covers is not in sight', () => {
  const window = { x: 10, y: 20, width: 100, height: 200 };
  expect(windowBetween(window, -0.5, 1.5)).toEqual(window);
  expect(windowBetween(window, 0.1, 0.6)).toEqual({ x: 10, y: 40, width: 100, height: 100 });
  expect(windowBetween(window, 0.9, 2)).toEqual(window);
});

test('a map is one tab stop; arrow keys walk it, Enter presses what is open, and what is closed says why', () => {
  const pressed = vi.fn<() => void>();
  const shape = { r: 5 };
  sit(new Table(toy, { players: 2, seed: 'map' }), {
    seat: '0',
    children: (
      <GraphMap
        label="Map"
        box={{ x: 0, y: 0, width: 100, height: 100 }}
        nodes={CROSS.map((place) => ({
          ...place, shape, label: place.id.toUpperCase(),
          ...(place.id === 'c' && { onPress: pressed, mark: '3' }),
          ...(place.id === 'e' && { onPress: pressed, why: 'Taken.' }),
        }))}
      />
    ),
  });
  const start = screen.getByRole('button', { name: 'C, 3' });
  expect(document.querySelectorAll('[tabindex="0"].k-map-thing')).toHaveLength(1);
  start.focus();
  fireEvent.keyDown(start, { key: 'Enter' });
  expect(pressed).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(start, { key: 'ArrowRight' });
  const closed = screen.getByRole('button', { name: 'E' });
  expect(document.activeElement).toBe(closed);
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(closed, { key: ' ' });
  expect(pressed).toHaveBeenCalledTimes(1);
});

const POINTY = { size: 10 };
const FLAT = { size: 10, flat: true };

test('hexes side by side share an edge, pointy or flat, and others do not', () => {
  for (const layout of [POINTY, FLAT]) {
    const [from, to] = hexEdge({ q: 0, r: 0 }, { q: 1, r: 0 }, layout)!;
    const middle = hexCentre({ q: 0.5, r: 0 }, layout);
    expect([(from.x + to.x) / 2, (from.y + to.y) / 2]).toEqual([expect.closeTo(middle.x), expect.closeTo(middle.y)]);
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(10);
    expect(hexEdge({ q: 0, r: 0 }, { q: 2, r: 0 }, layout)).toBeUndefined();
  }
});

test('an outline goes once round what hexes cover, and round each hole and island', () => {
  const ring = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => ({ q: q!, r: r! }));
  const loops = (path: string) => path.split('Z').slice(0, -1).map((loop) => loop.split('L').length);
  expect(loops(hexOutline([{ q: 0, r: 0 }], POINTY))).toEqual([6]);
  expect(loops(hexOutline(ring, FLAT)).sort((a, b) => a - b)).toEqual([6, 18]);
  expect(loops(hexOutline([{ q: 0, r: 0 }, { q: 5, r: 0 }], POINTY))).toEqual([6, 6]);
});

test('up and down keep to a column of pointy hexes, and give way where none is', () => {
  const all = () => true;
  expect(hexToward({ q: 3, r: 2 }, 'up', POINTY, all)).toEqual({ q: 4, r: 1 });
  expect(hexToward({ q: 4, r: 1 }, 'up', POINTY, all)).toEqual({ q: 4, r: 0 });
  expect(hexToward({ q: 4, r: 1 }, 'down', POINTY, all)).toEqual({ q: 3, r: 2 });
  expect(hexToward({ q: 3, r: 2 }, 'up', POINTY, ({ q }) => q === 3)).toEqual({ q: 3, r: 1 });
  expect(hexToward({ q: 3, r: 2 }, 'up', FLAT, all)).toEqual({ q: 3, r: 1 });
});

test('a hex map is walked from neighbour to neighbour, over gaps, and into what stands within a hex', () => {
  const pressed = vi.fn<() => void>();
  const hexes = [{ q: 0, r: 0, label: 'A', onPress: pressed }, { q: 1, r: 0 }, { q: 2, r: 0, label: 'C' }, { q: 3, r: 0, label: 'D' }];
  const inside = hexCentre({ q: 2.2, r: 0 }, POINTY);
  expect(hexBox(hexes, POINTY, 0).width).toBeCloseTo(4 * Math.sqrt(3) * 10);
  sit(new Table(toy, { players: 2, seed: 'hexes' }), {
    seat: '0',
    children: <HexMap label="Hexes" layout={POINTY} hexes={hexes} places={[{ id: 'inn', label: 'Inn', ...inside, shape: { r: 2 } }]} />,
  });
  const map = document.querySelector('.k-map-svg')!;
  const go = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const name = () => document.activeElement!.getAttribute('aria-label');
  expect(map.querySelectorAll('.k-map-thing')).toHaveLength(4);
  screen.getByRole('button', { name: 'A' }).focus();
  go('Enter');
  expect(pressed).toHaveBeenCalledTimes(1);
  const names = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'].map((key) => [go(key), name()][1]);
  expect(names).toEqual(['C', 'Inn', 'D', 'Inn', 'C']);
});
