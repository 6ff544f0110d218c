import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, actionsOf, sectionOf } from '../../games/glasgow/content/actions';
import { CHARACTER_CARDS, CHARACTERS, cardsOf, idsOf } from '../../games/glasgow/content/characters';
import { CONTINGENCIES, CONTINGENCY_TOKENS } from '../../games/glasgow/content/contingencies';
import { HIDEOUT_TILES, MONOPOLY_CARDS } from '../../games/glasgow/content/house';
import { KEYWORD_GROUPS, KEYWORDS } from '../../games/glasgow/content/keywords';
import { FINGERPRINTS } from '../../games/glasgow/content/numbers';
import * as picture from '../../games/glasgow/content/picture';
import { PLANS, planOf } from '../../games/glasgow/content/plans';
import { DOORS, EXITS, ROOMS } from '../../games/glasgow/content/rooms';
import { SLEEPERS } from '../../games/glasgow/content/sleepers';
import { colourOf, TOOL_COUNT, toolsOf } from '../../games/glasgow/content/tools';
import { AREAS, areaOf, BRIDGE, ENTRIES, HIDEOUTS, INTERSECTIONS, PATHS } from '../../games/glasgow/content/track';
import { EFFECT } from '../../games/glasgow/effects';
import de from '../../games/glasgow/locales/de.json';
import en from '../../games/glasgow/locales/en.json';
import { manifest } from '../../games/glasgow/manifest';
import { touches } from '../../games/glasgow/roles';
import { COLOURS, EFFECTS, PLAN_NUMBERS, ROLES, SKILLS, TOKEN_NUMBERS, TOOLS } from '../../games/glasgow/state';
import { tally } from '../../games/kit/zones';

const distinct = (ids: readonly { id: string }[]): number => new Set(ids.map(({ id }) => id)).size;

describe('what there is', () => {
  test('GT-010 a house of six rooms, and a track of nine areas', () => {
    expect(new Set(ROOMS).size).toBe(6);
    expect(AREAS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([DOORS.length, EXITS.length, ENTRIES.length]).toEqual([6, 2, 3]);
  });

  test('GT-011 nine hideout tiles and spaces', () => {
    expect([distinct(HIDEOUT_TILES), HIDEOUTS.length]).toEqual([9, 9]);
    for (const colour of COLOURS) {
      const tiles = HIDEOUT_TILES.filter((tile) => tile.colour === colour);
      expect(tiles.map(({ tool }) => tool)).toEqual([...toolsOf(colour), 'any']);
      expect(tiles.map(({ fingerprint }) => fingerprint)).toEqual([false, false, true]);
    }
  });

  test('GT-013 twenty action cards a role, each of two sections and an event', () => {
    expect(distinct(ACTION_CARDS)).toBe(40);
    for (const role of ROLES) expect(actionsOf(role)).toHaveLength(20);
    expect(ACTION_CARDS.every(({ time }) => time >= 1 && time <= 4)).toBe(true);
    expect(actionsOf('coordinator').some((card) => sectionOf(card, 'hideout'))).toBe(false);
    expect(ACTION_CARDS.every(({ event }) => EFFECT[event.effect])).toBe(true);
    expect([...new Set(ACTION_CARDS.map(({ event }) => event.effect))].toSorted()).toEqual([...EFFECTS].toSorted());
  });

  test('GT-014 GT-032 thirty plans, six of each type, in the areas of their type', () => {
    const areas = { 1: [2, 3], 2: [4, 5], 3: [6, 7], 4: [8, 9], 5: [9] };
    expect(distinct(PLANS)).toBe(30);
    for (const plan of PLAN_NUMBERS) {
      const cards = PLANS.filter((card) => card.plan === plan);
      expect(cards).toHaveLength(6);
      expect([...new Set(cards.map(({ area }) => areaOf(area).number))].toSorted()).toEqual(areas[plan]);
    }
    expect(PLANS.every(({ operators }) => operators.length === 1 || operators.length === 2)).toBe(true);
    expect(planOf('p2-1')).toEqual({
      id: 'p2-1', plan: 2, area: 'lake', operators: ['blue'], tools: { battery: 2, balaclava: 2, gun: 1 }, fingerprints: 1, time: 1,
    });
  });

  test('GT-015 GT-033 sixteen contingencies in areas 2 to 8, each two of one tool and one of another colour', () => {
    expect(distinct(CONTINGENCIES)).toBe(16);
    expect(tally(CONTINGENCIES.map(({ area }) => area))).toEqual({
      tractor: 2, 'gas-station': 2, lake: 3, windmill: 2, church: 3, quarry: 2, 'signal-box': 2,
    });
    for (const { tools } of CONTINGENCIES) {
      expect(Object.values(tools).toSorted()).toEqual([1, 2]);
      const [a, b] = TOOLS.filter((tool) => tools[tool]);
      expect(colourOf(a!)).not.toBe(colourOf(b!));
    }
  });

  test('GT-016 nine Monopoly cards, three of each colour', () => {
    expect(distinct(MONOPOLY_CARDS)).toBe(9);
    expect(tally(MONOPOLY_CARDS.map(({ colour }) => colour))).toEqual({ blue: 3, red: 3, grey: 3 });
  });

  test('GT-017 GT-021 twelve characters; nine cards of operators and three of each coordinator', () => {
    expect([idsOf('coordinator').length, idsOf('operator').length]).toEqual([3, 9]);
    expect(distinct(CHARACTER_CARDS)).toBe(18);
    for (const { id, role } of CHARACTERS) expect(cardsOf(id)).toHaveLength(role === 'operator' ? 1 : 3);
  });

  test('GT-019 four contingency tokens: 1 time, 2 time, 2 fingerprints, 3 fingerprints', () => {
    expect(CONTINGENCY_TOKENS).toEqual([
      { number: 1, time: 1, fingerprints: 0 }, { number: 2, time: 2, fingerprints: 0 },
      { number: 3, time: 0, fingerprints: 2 }, { number: 4, time: 0, fingerprints: 3 },
    ]);
    expect(CONTINGENCY_TOKENS.map(({ number }) => number)).toEqual(TOKEN_NUMBERS);
  });

  test('GT-022 GT-023 eight of each of six tools, nine fingerprints', () => {
    expect([TOOLS.length, TOOL_COUNT, FINGERPRINTS]).toEqual([6, 8, 9]);
  });

  test('GT-025 three colours with two tools each', () => {
    expect(Object.fromEntries(COLOURS.map((colour) => [colour, toolsOf(colour)]))).toEqual({
      grey: ['gloves', 'balaclava'], blue: ['battery', 'walkie'], red: ['gun', 'rope'],
    });
  });

  test('GT-026 GT-027 who is of which colour; a coordinator’s cards differ on the back only', () => {
    const of = (role: 'coordinator' | 'operator') =>
      Object.fromEntries(COLOURS.map((colour) => [colour, CHARACTERS.filter((c) => c.role === role && c.colour === colour).map(({ id }) => id)]));
    expect(of('coordinator')).toEqual({ blue: ['ben'], red: ['cole'], grey: ['abel'] });
    expect(of('operator')).toEqual({ blue: ['gail', 'marlo', 'tess'], red: ['rocco', 'kane', 'hunter'], grey: ['dina', 'iris', 'fred'] });
    for (const id of idsOf('coordinator')) {
      expect(new Set(cardsOf(id).map(({ skill }) => skill)).size).toBe(3);
      expect(new Set(cardsOf(id).map(({ plain }) => plain)).size).toBe(1);
    }
  });

  test('GT-028 the app says board game, in German Brettspiel', () => {
    const said = (texts: object): string[] => Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : said(text as object)));
    for (const texts of [en, de]) expect(said(texts).filter((text) => /monopoly/i.test(text.replaceAll(/\$t\([^)]*\)/g, '')))).toEqual([]);
    expect([en.thing.monopoly, de.thing.monopoly]).toEqual(['Board game', 'Brettspiel']);
  });

  test('GT-149 GT-154 the ninth area is the Bridge; inner areas have four intersections, the outer ones two', () => {
    expect(BRIDGE).toMatchObject({ id: 'bridge', number: 9, lastSleeper: 84 });
    const places = AREAS.map(({ id }) => INTERSECTIONS.filter((spot) => touches(spot.id, id)).length);
    expect(places).toEqual([2, 4, 4, 4, 4, 4, 4, 4, 2]);
    for (const [i, area] of AREAS.entries()) expect(area.firstSleeper).toBe((AREAS[i - 1]?.lastSleeper ?? 0) + 1);
  });

  test('GT-153 an intersection belongs to both areas at its border', () => {
    expect(AREAS.filter(({ id }) => touches('S3', id)).map(({ id }) => id)).toEqual(['gas-station', 'lake']);
    expect(AREAS.filter(({ id }) => touches('outside', id) || touches('kitchen', id))).toEqual([]);
    expect(PATHS.some(({ a, b }) => [a, b].toSorted().join() === 'S3,S4')).toBe(false);
  });

  test('GT-157 plain cards have two icons, skilled sides two or three', () => {
    expect(CHARACTER_CARDS.every(({ plain, skilled }) => plain === 2 && (skilled === 2 || skilled === 3))).toBe(true);
  });

  test('GT-193 the vocabulary: 6 tools, 9 areas, 3 colours, 12 characters, 6 rooms, 18 signals, each in two languages', () => {
    expect(Object.fromEntries(Object.entries(KEYWORD_GROUPS).map(([group, words]) => [group, words.length]))).toEqual({
      tool: 6, area: 9, colour: 3, character: 12, room: 6, signal: 18,
    });
    expect(new Set(KEYWORDS).size).toBe(54);
    for (const words of [en.keyword, de.keyword] as Record<string, string>[]) {
      expect(Object.keys(words).toSorted()).toEqual([...KEYWORDS].toSorted());
      expect(new Set(Object.values(words)).size).toBe(54);
      expect(Object.values(words).every((word) => !/\d/.test(word))).toBe(true);
    }
  });
});

describe('what the board is drawn from', () => {
  const inside = ({ x, y }: picture.Point, box: picture.Box): boolean =>
    x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

  test('GT-035 the map is 1600 by 1000, and its layers are named once', () => {
    expect(picture.VIEW_BOX).toEqual({ x: 0, y: 0, width: 1600, height: 1000 });
    expect(new Set(picture.LAYERS).size).toBe(picture.LAYERS.length);
    const boxes = [...Object.values(picture.ZONES), ...Object.values(picture.AREA_PICTURES).map(({ box }) => box), ...Object.values(picture.ROOM_PICTURES).map(({ box }) => box)];
    expect(boxes.every((box) => inside(box, picture.VIEW_BOX) && inside({ x: box.x + box.width, y: box.y + box.height }, picture.VIEW_BOX))).toBe(true);
    expect(picture.GLASGOW.x).toBeLessThan(picture.LONDON.x);
  });

  test('GT-036 every sleeper lies in the box of its area, between the signals', () => {
    expect(SLEEPERS).toHaveLength(BRIDGE.lastSleeper);
    for (const { id, firstSleeper, lastSleeper } of AREAS)
      for (const sleeper of SLEEPERS.slice(firstSleeper - 1, lastSleeper)) expect(inside(sleeper, picture.AREA_PICTURES[id]!.box), id).toBe(true);
    expect(picture.SIGNALS).toHaveLength(AREAS.length - 1);
    expect(picture.TRAIN_PICTURE.sleepers).toBe(4);
  });

  test('GT-037 intersections, entries and hideouts have their places', () => {
    expect(Object.keys(picture.INTERSECTION_PICTURES)).toEqual(INTERSECTIONS.map(({ id }) => id));
    expect(Object.keys(picture.ENTRY_ARROWS)).toEqual(ENTRIES);
    expect(picture.HIDEOUT_PICTURES).toHaveLength(HIDEOUTS.length);
    for (const { space, area } of HIDEOUTS) expect(inside(picture.HIDEOUT_PICTURES[space - 1]!, picture.AREA_PICTURES[area]!.box)).toBe(true);
  });

  test('GT-038 rooms have four places for characters; no door between Kitchen and Bunk Room', () => {
    expect(Object.keys(picture.ROOM_PICTURES)).toEqual(ROOMS);
    for (const { box, characters, stock, monopoly } of Object.values(picture.ROOM_PICTURES)) {
      expect(characters).toHaveLength(4);
      expect([...characters, stock, monopoly].every((point) => inside(point, box))).toBe(true);
    }
    expect([picture.DOOR_PICTURES.length, picture.EXIT_PICTURES.length]).toEqual([DOORS.length, EXITS.length]);
    expect(DOORS.some(({ a, b }) => [a, b].toSorted().join() === 'bunks,kitchen')).toBe(false);
  });

  test('GT-039 contingency tokens have four places in each area that can get one, decks and displays have boxes', () => {
    for (const { area } of CONTINGENCIES) expect(picture.AREA_PICTURES[area]!.contingencies).toHaveLength(4);
    expect(Object.keys(picture.ZONES)).toEqual([
      'bag', 'extras', 'split', 'fingerprints', 'contingencyDeck', 'contingencyPile', 'monopolyDeck', 'plans', 'resolvedPlans',
    ]);
  });
});

describe('the game in the lobby', () => {
  test('GT-001 GT-322 two players, no more and no fewer, who win or lose together', () => {
    expect(manifest.players).toEqual({ min: 2, max: 2 });
    expect(manifest.cooperative).toBe(true);
  });

  test('GT-191 no free chat while it runs', () => {
    expect(manifest.talk).toBe('signals');
  });

  test('every place, skill and effect has its words', () => {
    for (const texts of [en, de]) {
      expect(Object.keys(texts.place).toSorted()).toEqual([...ROOMS, 'outside', ...INTERSECTIONS.map(({ id }) => id)].toSorted());
      expect(Object.keys(texts.area)).toEqual(AREAS.map(({ id }) => id));
      expect(Object.keys(texts.skill)).toEqual(SKILLS);
      expect(Object.keys(texts.skillText)).toEqual(SKILLS);
      expect(Object.keys(texts.effect).toSorted()).toEqual([...EFFECTS].toSorted());
      expect(Object.keys(texts.plan)).toEqual(PLAN_NUMBERS.map(String));
      expect(Object.keys(texts.character)).toEqual(CHARACTERS.map(({ id }) => id));
    }
  });
});
