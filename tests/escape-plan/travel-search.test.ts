import { describe, expect, test } from 'vitest';
import { EXAMPLE_TILES } from '../../games/escape-plan/content/example';
import { graphOf, type CityGraph } from '../../games/escape-plan/city/graph';
import { placings } from '../../games/escape-plan/city/placing';
import { DECK_TILES } from '../../games/escape-plan/content/tiles';
import { findWays, type FoundWay, type Question } from '../../games/escape-plan/travel/search';
import type { PlacedTile } from '../../games/escape-plan/state';
import { pick, seededChance } from '../../games/kit/chance';

/** A whole city by legal placings at random. */
function randomCity(seed: string): PlacedTile[] {
  const dice = seededChance(seed);
  const city = EXAMPLE_TILES.slice(0, 2).map((tile) => ({ ...tile }));
  for (let rest = dice.Shuffle([...DECK_TILES]); rest.length > 0; ) {
    const tile = pick(placings({ city, openTiles: rest }), dice);
    city.push(tile);
    rest = rest.filter((id) => id !== tile.id);
  }
  return city;
}

interface Walk { at: number; spent: number; ridden: boolean; flown: boolean; left: number; cans: number; end?: never }

/** All ways by brute force: every state that can be reached, without any comparison of ways. */
function everyWay({ graph, start, points, cans, helicopter, guarded }: Question): Walk[] {
  const all = new Map<string, Walk>();
  const queue: Walk[] = [{ at: start, spent: 0, ridden: false, flown: false, left: 0, cans: 0 }];
  for (let walk = queue.pop(); walk; walk = queue.pop()) {
    const key = JSON.stringify(walk);
    if (all.has(key)) continue;
    all.set(key, walk);
    const here = walk;
    const tile = graph.tileAt[here.at]!;
    const step = (at: number, cost: number, by: 'go' | 'ride' | 'fly' | 'fixerFly'): void => {
      const ridden = here.ridden || by === 'ride';
      const spent = here.spent + cost;
      const needed = Math.max(here.cans, spent - points - (ridden ? 1 : 0));
      if (needed > cans) return;
      queue.push({ at, spent, ridden, flown: here.flown || by === 'fixerFly', cans: needed, left: tile === graph.tileAt[at] ? here.left : here.left | (guarded & (1 << tile)) });
    };
    for (const { to, cost } of graph.roads[here.at]!) step(to, cost, 'go');
    if (graph.kinds[here.at] === 'subway') for (const to of graph.subways) if (to !== here.at) step(to, 0, 'ride');
    if (graph.kinds[here.at] === 'heliport') for (const to of graph.landings[tile]!) step(to, 1, 'fly');
    if (helicopter && !here.flown && graph.heliports[tile]) for (const to of graph.landings[tile]!) step(to, 1, 'fixerFly');
  }
  return [...all.values()];
}

/** What is best at an end: cans, Helicopter and guarded tiles, no way worse than another in all of them. */
function bestPrices(graph: CityGraph, start: number, end: number, ways: readonly (Walk | FoundWay)[]): string[] {
  const tile = graph.tileAt[end]!;
  const prices = ways.map(({ cans, flown, left }) => ({ cans, flown, left: tile === graph.tileAt[start] ? 0 : left & ~(1 << tile) }));
  const best = prices.filter((a) => !prices.some((b) =>
    b.cans <= a.cans && (!b.flown || a.flown) && (b.left & ~a.left) === 0 && (b.cans < a.cans || b.flown !== a.flown || b.left !== a.left)));
  return [...new Set(best.map((price) => JSON.stringify(price)))].toSorted();
}

describe('the search for ways', () => {
  // Few guarded tiles: brute force goes through every set of them.
  const settings = [
    { city: EXAMPLE_TILES, guarded: 0b00100101010101, cans: 1, helicopter: false },
    { city: randomCity('a'), guarded: 0b10010010010011, cans: 0, helicopter: true },
    { city: randomCity('b'), guarded: 0b01001001001010, cans: 2, helicopter: false },
  ];

  for (const [i, { city, guarded, cans, helicopter }] of settings.entries())
    test(`EP-102 EP-108 EP-114 EP-116 EP-119 EP-122 EP-301 it finds the very best of all ways by brute force (${i + 1})`, () => {
      const graph = graphOf(city);
      const starts = graph.kinds.flatMap((kind, space) => (kind === null ? [] : [space])).filter((_, at) => at % 4 === i);
      for (const start of starts) {
        const question: Question = { graph, start, points: 3, cans, helicopter, guarded };
        const found = findWays(question);
        const all = everyWay(question);
        const reached = new Set(all.map(({ at }) => at).filter((at) => graph.kinds[at] !== null && at !== start));
        expect([...found.keys()].toSorted()).toEqual([...reached].toSorted());
        for (const end of reached)
          expect(bestPrices(graph, start, end, found.get(end)!), `${graph.spaces[start]} to ${graph.spaces[end]}`)
            .toEqual(bestPrices(graph, start, end, all.filter(({ at }) => at === end)));
      }
    });

  test('EP-117 each way that it gives is the way to its own price', () => {
    const graph = graphOf(randomCity('c'));
    const start = graph.subways[0]!;
    for (const ways of findWays({ graph, start, points: 3, cans: 2, helicopter: true, guarded: (1 << 14) - 1 }).values())
      for (const way of ways) {
        const spaces = way.steps.map((step) => graph.numberOf.get(Object.values(step)[0]!)!);
        expect(spaces.at(-1)).toBe(way.end);
        let [at, left] = [start, 0];
        for (const to of spaces) {
          if (graph.tileAt[at] !== graph.tileAt[to]) left |= 1 << graph.tileAt[at]!;
          at = to;
        }
        expect(graph.tileAt[way.end] === graph.tileAt[start] ? 0 : left & ~(1 << graph.tileAt[way.end]!)).toBe(way.left);
      }
  });

  test('a search through the largest city takes less than 5 ms', () => {
    const cities = [EXAMPLE_TILES, ...['d', 'e', 'f'].map(randomCity)].map((city) => graphOf(city));
    const times: number[] = [];
    for (let round = 0; round < 4; round++)
      for (const graph of cities)
        for (const [start, kind] of graph.kinds.entries()) {
          if (kind === null) continue;
          const since = performance.now();
          findWays({ graph, start, points: 3, cans: 2, helicopter: true, guarded: (1 << 14) - 1 });
          if (round > 0) times.push(performance.now() - since);
        }
    // The middle of many: a busy machine may stop any single one.
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(5);
  });
});
