// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Table } from '../../games/kit/table';
import { GraphMap } from '../../ui/kit/board';
import { nearest, viewOn, windowOn } from '../../ui/kit/map/geometry';
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
