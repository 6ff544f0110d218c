import { describe, expect, test } from 'vitest';
import { CONTACT_CARDS, CONTACT_KINDS, contactOf } from '../../games/escape-plan/content/contacts';
import { WINDOWS } from '../../games/escape-plan/content/effects';
import { EXAMPLE_SPOTS, EXAMPLE_TILES } from '../../games/escape-plan/content/example';
import { ABILITY_EFFECTS, ASSET_KINDS, EQUIPMENT_KINDS, FIXER_KINDS } from '../../games/escape-plan/content/items';
import { ASSET_BONUS, ASSET_PRICES, BY_PLAYERS, CONTACT_BONUS, EXIT_COSTS, INCOME, NOTORIETY_PENALTY } from '../../games/escape-plan/content/numbers';
import { corner, edgeMiddle, HEX_PICTURE, PICTURES, regionOutline, turned } from '../../games/escape-plan/content/picture';
import { GROUPS, INSPECTOR_CARDS, PLACES, planOf, PLANS } from '../../games/escape-plan/content/places';
import { DECK_TILES, START_TILES, TILES } from '../../games/escape-plan/content/tiles';
import { EXIT_STACKS, LOCKERS, PATROL_CARDS, STACK_VALUES } from '../../games/escape-plan/content/tokens';
import { manifest } from '../../games/escape-plan/manifest';
import { ASSETS, EQUIPMENT, FIXERS, OFFICERS } from '../../games/escape-plan/state';
import { tally } from '../../games/kit/zones';
import { boardOf, open } from './play';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const locations = TILES.flatMap((tile) => tile.locations);

describe('pieces', () => {
  test('EP-003 one to five people play', () => expect(manifest.players).toEqual({ min: 1, max: 5 }));

  test('EP-010 EP-405 the counts of all pieces', () => {
    expect([TILES.length, START_TILES.length, DECK_TILES.length]).toEqual([14, 2, 12]);
    expect([CONTACT_CARDS.length, PLANS.length, Object.keys(PATROL_CARDS).length, INSPECTOR_CARDS.length]).toEqual([32, 9, 6, 15]);
    expect([FIXERS.length, sum(EQUIPMENT.map((id) => EQUIPMENT_KINDS[id].copies)), ASSETS.length]).toEqual([8, 16, 7]);
    expect(new Set(CONTACT_CARDS).size).toBe(32);
    for (const values of Object.values(STACK_VALUES)) expect(values).toHaveLength(5);
  });

  test('EP-184 EP-361 the values of the Locker stacks', () => {
    expect(STACK_VALUES.green).toEqual([0, 30, 30, 50, 50]);
    expect(STACK_VALUES.black.toSorted((a, b) => a - b)).toEqual([0, 70, 70, 100, 100]);
    expect(STACK_VALUES.brown).toEqual([0, 100, 100, 140, 140]);
    for (const colour of ['green', 'black', 'brown'] as const) expect(open(3).G.secret.stacks[colour].toSorted()).toEqual(STACK_VALUES[colour].toSorted());
    expect([EXIT_STACKS, STACK_VALUES.A, STACK_VALUES.B]).toEqual([['A', 'B'], [20, 30, 40, 50, 60], [30, 40, 50, 60, 70]]);
    expect(Object.values(LOCKERS).map(({ need, draw }) => [need, draw])).toEqual([[2, 1], [5, 0], [7, -1]]);
  });

  test('EP-148 EP-149 every Escape Plan is unique, comes to 450, and each group to 150 with one Income', () => {
    expect(new Set(PLANS.map(({ amounts }) => JSON.stringify(amounts))).size).toBe(9);
    for (const { amounts } of PLANS) {
      expect(sum(Object.values(amounts))).toBe(450);
      for (const { places } of GROUPS) {
        const shown = places.flatMap((place) => amounts[place] ?? []);
        expect([shown.length, sum(shown)]).toEqual([2, 150]);
      }
    }
  });

  test('EP-169 the groups of places', () => {
    expect(GROUPS.map(({ places }) => places)).toEqual([
      ['bar', 'gym', 'cinema'], ['gallery', 'casino', 'restaurant'], ['safehouse1', 'safehouse2', 'safehouse3'],
    ]);
    expect(PLACES).toHaveLength(9);
  });

  test('EP-360 on P1 three places show Income, the other six an amount', () => {
    expect(PLACES.filter((place) => planOf('P1').amounts[place] === undefined)).toEqual(['bar', 'gallery', 'safehouse1']);
  });

  test('EP-145 every Contact has a price, an effect and its copies', () => {
    expect(Object.fromEntries(CONTACT_KINDS.map(({ id, copies, price, effect }) => [id, [copies, price, effect.do]]))).toEqual({
      snitch_federal: [2, 2, 'removeOfficer'], snitch_county: [2, 2, 'removeOfficer'], snitch_swat: [2, 2, 'removeOfficer'],
      fixer: [2, 4, 'gainDisc'], fighter: [1, 2, 'avoidTile'], boxer: [1, 2, 'avoidTile'], ninja: [1, 2, 'avoidTile'],
      informer: [3, 1, 'loseNotoriety'], driver: [3, 1, 'movementPoint'], medic: [3, 1, 'heal'], banker: [3, 1, 'income'],
      forger: [2, 1, 'avoidOne'], locksmith: [2, 2, 'key'], dispatcher: [2, 1, 'moveOfficer'], hacker: [2, 3, 'unlock'], fence: [1, 0, 'sellItem'],
    });
    expect(contactOf('snitch_swat-2').effect).toEqual({ do: 'removeOfficer', types: ['swat'] });
  });

  test('EP-024 the board: spaces and prices', () => {
    const board = boardOf(open(2));
    expect([board.contacts.length, board.items.length, board.assets.length, board.keys.length]).toEqual([5, 5, 5, 3]);
    expect([ASSET_PRICES, ASSET_BONUS]).toEqual([[5, 4, 3, 2, 1], [15, 12, 9, 6, 3]]);
  });

  test('the tables of figures', () => {
    expect(INCOME).toEqual([9, 8, 7, 6, 5, 5, 4, 4, 3, 3]);
    expect(CONTACT_BONUS).toEqual([0, 5, 15, 35, 65, 100]);
    expect(NOTORIETY_PENALTY).toEqual([0, 0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90]);
    expect(EXIT_COSTS).toEqual({ small: [0, 5, 10], large: [0, 3, 6, 10, 15] });
    expect(Object.values(BY_PLAYERS).map(({ closeAt }) => closeAt)).toEqual([2, 2, 2, 3, 3]);
    expect(Object.values(FIXER_KINDS).map(({ price }) => price)).toEqual([1, 3, 2, 4, 1, 2, 2, 2]);
    expect(Object.values(EQUIPMENT_KINDS).map(({ price }) => price)).toEqual([2, 2, 2, 3]);
    expect(Object.values(ABILITY_EFFECTS).map((effect) => effect.do)).toEqual(['avoidTile', 'movementPoint', 'takeContact']);
    expect(WINDOWS.movementPoint).toEqual(['O']);
    expect(ASSET_KINDS.master_key.effect.do).toBe('key');
  });
});

describe('the map', () => {
  test('EP-012 there are four kinds of Land', () => {
    expect([...new Set(TILES.flatMap(({ regions }) => regions.map(({ land }) => land)))].toSorted()).toEqual(['C', 'I', 'R', 'W']);
  });

  test('EP-013 two or three regions share the six edges of a tile, each as one arc', () => {
    for (const { id, regions } of TILES) {
      expect([2, 3], id).toContain(regions.length);
      expect(regions.flatMap(({ edges }) => edges).toSorted(), id).toEqual([0, 1, 2, 3, 4, 5]);
      for (const { edges } of regions) for (let i = 1; i < edges.length; i++) expect((edges[i - 1]! + 1) % 6, id).toBe(edges[i]);
      expect(new Set(regions.map(({ land }) => land)).size, id).toBe(regions.length);
    }
  });

  test('EP-014 EP-015 Locations touch regions of their tile and, both ways, each other', () => {
    for (const { id, regions, locations: here } of TILES)
      for (const { kind, touches, adjacent } of here) {
        expect(touches.length, id).toBeGreaterThan(0);
        expect(touches.every((region) => region < regions.length), id).toBe(true);
        for (const other of adjacent) expect(here.find((each) => each.kind === other)!.adjacent, id).toContain(kind);
      }
  });

  test('EP-017 no tile has two Locations of a kind, so that tile and kind name one', () => {
    for (const { id, locations: here } of TILES) expect(new Set(here.map(({ kind }) => kind)).size, id).toBe(here.length);
  });

  test('EP-020 EP-021 how many Locations of each kind there are', () => {
    expect(tally(locations.map(({ kind }) => kind))).toEqual({
      business: 6, safehouse: 3, gang: 4, store: 4, subway: 4, exit: 3, heliport: 2, clinic: 1, church: 1, hospital: 1,
    });
    expect(locations.flatMap(({ exit }) => exit ?? []).toSorted()).toEqual([1, 2, 3]);
  });

  test('EP-023 no tile has two printed officers of a type', () => {
    for (const { id, police } of TILES) expect(new Set(police).size, id).toBe(police.length);
    expect(OFFICERS).toEqual(['federal', 'county', 'swat']);
  });

  test('EP-270 the example city is whole', () => {
    expect(EXAMPLE_TILES.map(({ id }) => id).toSorted()).toEqual(TILES.map(({ id }) => id).toSorted());
    expect(Object.values(EXAMPLE_SPOTS).toSorted()).toEqual(PLACES.toSorted());
  });
});

describe('the picture', () => {
  const near = (a: readonly number[], b: readonly number[]): void => a.forEach((value, i) => expect(value).toBeCloseTo(b[i]!, 2));
  const apart = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number => Math.hypot(ax - bx, ay - by);

  test('EP-026 pointy-top: edge 0 faces right, numbers rise counter-clockwise, y grows downwards', () => {
    near(edgeMiddle(0), [0.866, 0]);
    near(edgeMiddle(1), [0.433, -0.75]);
    near(corner(0), [0.866, -0.5]);
    near(corner(1), [0, -1]);
    near(turned(edgeMiddle(0), 2), edgeMiddle(2));
  });

  test('EP-027 a region is outlined from the centre along the corners of its arc', () => {
    const outline = regionOutline([2, 3]);
    [[0, 0], corner(1), corner(2), corner(3)].forEach((point, i) => near(outline[i]!, point));
  });

  test('EP-028 every Location has its circle; circles of adjacent Locations meet, others do not overlap', () => {
    const { locationRadius } = HEX_PICTURE;
    for (const { id, locations: here } of TILES) {
      expect(Object.keys(PICTURES[id]!.locations).toSorted()).toEqual(here.map(({ kind }) => kind).toSorted());
      for (const a of here) for (const b of here) {
        if (a.kind >= b.kind) continue;
        const gap = apart(PICTURES[id]!.locations[a.kind]!, PICTURES[id]!.locations[b.kind]!);
        if (a.adjacent.includes(b.kind)) expect(gap, id).toBeCloseTo(2 * locationRadius, 1);
        else expect(gap, id).toBeGreaterThan(2 * locationRadius + 0.02);
      }
    }
  });

  test('EP-029 each type of officer has one spot of its own on a tile; ferries are drawn where they are', () => {
    for (const { id, regions } of TILES) {
      const { officers, ferry, locations: circles } = PICTURES[id]!;
      const spots = OFFICERS.map((type) => officers[type]);
      for (const spot of spots) {
        expect(spots.filter((other) => apart(spot, other) < 2 * HEX_PICTURE.officerRadius)).toHaveLength(1);
        for (const circle of Object.values(circles)) expect(apart(spot, circle), id).toBeGreaterThan(HEX_PICTURE.locationRadius);
      }
      expect(ferry !== undefined, id).toBe(regions.some((region) => region.ferry));
    }
  });
});
