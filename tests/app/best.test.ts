// @vitest-environment happy-dom
/** Best results alone: kept on the device, never worsened, and what to play next. */
import { afterEach, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../games/index';
import { bestOf, bests, keepBest, nextScenario } from '../../ui/app/best';

afterEach(() => {
  bests.change(() => []);
  localStorage.clear();
});

const scenario = (id: string) => ({ id, title: { en: id, de: id }, goal: { en: id, de: id }, difficulty: 1, options: { scenario: id } });
const entry = { manifest: { id: 'toy', solo: [scenario('first'), scenario('second')] } } as unknown as CatalogueEntry;
const now = () => bests.fan.get();

test('the best result of each scenario of each game is kept', () => {
  expect(bestOf(now(), 'toy', 'first')).toBeUndefined();
  keepBest('toy', { scenario: 'first', progress: 40 });
  keepBest('toy', { scenario: 'second', progress: 10 });
  keepBest('other', { scenario: 'first', progress: 99 });
  keepBest('toy', { scenario: 'first', progress: 70 });
  keepBest('toy', { scenario: 'first', progress: 60 });
  expect([bestOf(now(), 'toy', 'first'), bestOf(now(), 'toy', 'second'), bestOf(now(), 'other', 'first')]).toEqual([70, 10, 99]);
  expect(JSON.parse(localStorage.getItem('getaway.solo')!)).toHaveLength(3);
});

test('next comes the first scenario that was not won, and the first again once all are', () => {
  expect(nextScenario(now(), entry)?.id).toBe('first');
  keepBest('toy', { scenario: 'first', progress: 104 });
  expect(nextScenario(now(), entry)?.id).toBe('second');
  keepBest('toy', { scenario: 'second', progress: 100 });
  expect(nextScenario(now(), entry)?.id).toBe('first');
  expect(nextScenario(now(), { manifest: { id: 'none' } } as unknown as CatalogueEntry)).toBeUndefined();
});
