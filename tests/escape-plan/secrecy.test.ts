import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { amountAt, PLACES } from '../../games/escape-plan/content/places';
import { ruleset } from '../../games/escape-plan/game';
import type { EscapePlan } from '../../games/escape-plan/state';
import { act, contact, edit, open, playOn, scene, story, visiting, type EscapePlanTable } from './play';

const text = (thing: unknown): string => JSON.stringify(thing);

/** A table in the middle of a game, with tiles kept and drawn. */
function midGame(): EscapePlanTable {
  const table = visiting('S2.store', {
    boards: {
      0: { gas: 2, position: 9, keys: ['up', 'up', null], contacts: [contact('medic-1'), contact('medic-2'), null, null, null] },
      1: { items: [{ kind: 'kept', stack: 'black' }, { kind: 'kept', stack: 'A' }, null, null, null] },
    },
    own: { 1: { kept: [{ space: 0, value: 70 }, { space: 1, value: 20 }] } },
  });
  edit(table, (G) => {
    for (const [stack, value] of [['black', 70], ['A', 20]] as const) G.secret.stacks[stack].splice(G.secret.stacks[stack].indexOf(value), 1);
    G.secret.tileBox.push({ stack: 'B', value: G.secret.stacks.B.pop()! });
  });
  act(table, '0', 'visit');
  act(table, '0', 'skip');
  act(table, '0', 'openLocker', { colour: 'green', key: { slot: 0 } });
  return table;
}

describe('who sees what', () => {
  test('EP-005 EP-380 EP-381 EP-382 EP-383 a seat sees its own plan, cash, kept and drawn tiles, and nobody else\'s', () => {
    const table = midGame();
    for (const viewer of ['0', '1', '2']) expect(Object.keys(table.view(viewer).players)).toEqual([viewer]);
    expect(Object.keys(table.view(null).players)).toEqual([]);
    expect(table.view('0').players['0']).toEqual(table.G.players['0']);
    expect(table.view('2').boards['1']!.items.slice(0, 2)).toEqual([{ kind: 'kept', stack: 'black' }, { kind: 'kept', stack: 'A' }]);
  });

  test('EP-384 EP-385 EP-386 EP-387 of decks, stacks and piles only sizes show; of the box, the removed card and plans nothing', () => {
    const table = midGame();
    for (const viewer of ['0', '1', null]) {
      const view = table.view(viewer);
      expect(Object.hasOwn(view, 'secret')).toBe(false);
      expect(view.counts).toEqual({
        contactDeck: 23, cityDeck: 0, patrolDeck: table.G.secret.patrolDeck.length, inspectorDeck: 0, businessPile: 0, safeHousePile: 0,
        stacks: { green: 2, black: 4, brown: 5, A: 4, B: 4 },
      });
      for (const zone of ['tileBox', 'removedPatrol', 'plans', 'contactDeck":[']) expect(text(view)).not.toContain(zone);
    }
    expect(open(2).view('0').counts).toMatchObject({ cityDeck: 8, patrolDeck: 3, inspectorDeck: 15, businessPile: 6, safeHousePile: 3 });
  });

  test('EP-388 EP-389 all that lies open is the same for everyone', () => {
    const table = midGame();
    const { players: _own, ...mine } = table.view('0');
    for (const viewer of ['1', '2', null]) {
      const { players: _other, ...theirs } = table.view(viewer);
      expect(theirs).toEqual(mine);
    }
    for (const zone of ['contacts', 'contactBox', 'openTiles', 'patrol', 'displays', 'boards', 'officers', 'turn', 'inspector'] as const) expect(mine[zone]).toEqual(table.G[zone]);
  });

  test('EP-391 the log of whole games names no hidden value', () => {
    for (let game = 0; game < 3; game++) {
      const table = open(3, {}, `log-${game}`);
      playOn(table, `log-${game}`, ({ G }) => G.day === 3 && G.slot === 'evening');
      for (const event of story(table)) {
        expect(Object.keys(event)).not.toContain('value');
        expect(text(event)).not.toMatch(/"P\d"|"plan"/);
        if (event.type === 'tile-kept') expect(Object.keys(event)).toEqual(['type', 'seat', 'item']);
      }
    }
  });
});

describe('other worlds', () => {
  const other = (G: EscapePlan, viewer: string | null, seed: string): EscapePlan => ruleset.resample(G, viewer, seededChance(seed));

  test('EP-380 EP-381 EP-382 EP-383 EP-384 EP-385 EP-386 EP-387 EP-417 what a seat cannot know is drawn anew, and its view stays the same', () => {
    const table = midGame();
    for (const viewer of ['0', '1', null]) {
      const worlds = Array.from({ length: 12 }, (_, i) => other(table.G, viewer, `world-${i}`));
      const before = text(ruleset.view(table.G, viewer));
      for (const world of worlds) {
        expect(text(ruleset.view(world, viewer))).toBe(before);
        const broken = (G: EscapePlan) => ruleset.invariants(G).filter((words) => !/^EP-(414|415|405)/.test(words));
        expect(broken(world)).toEqual(broken(table.G));
      }
      const varies = (part: (G: EscapePlan) => unknown) => new Set(worlds.map((world) => text(part(world)))).size > 1;
      const rival = viewer === '1' ? '0' : '1';
      for (const part of [
        (G: EscapePlan) => G.players[rival]!.plan, (G: EscapePlan) => G.players[rival]!.cash, (G: EscapePlan) => G.secret.contactDeck,
        (G: EscapePlan) => G.secret.stacks.brown, (G: EscapePlan) => G.secret.tileBox, (G: EscapePlan) => G.secret.plans, (G: EscapePlan) => [G.secret.patrolDeck, G.secret.removedPatrol],
      ]) expect(varies(part)).toBe(true);
      if (viewer !== '1') expect(varies((G) => G.players['1']!.kept)).toBe(true);
      if (viewer !== '0') expect(varies((G) => G.players['0']!.drawn)).toBe(true);
    }
  });

  test('EP-380 a plan drawn anew agrees with the cubes that have been laid', () => {
    const table = open(4, {}, 'cubes');
    playOn(table, 'cubes', ({ G }) => G.day === 3);
    for (let i = 0; i < 20; i++) {
      const world = other(table.G, null, `plans-${i}`);
      for (const [seat, { plan }] of Object.entries(world.players))
        for (const place of plan === null ? [] : PLACES) {
          if (world.displays[place].plain.includes(seat)) expect(amountAt(plan!, place)).toBeDefined();
          if (world.displays[place].income.includes(seat)) expect(amountAt(plan!, place)).toBeUndefined();
        }
    }
  });

  test('EP-390 after the game nothing is hidden, so nothing is drawn anew', () => {
    const table = open(2, {}, 'over');
    playOn(table, 'over');
    expect(other(table.G, null, 'x')).toEqual(table.G);
    expect(scene().G.result).toBeUndefined();
  });
});
