import { describe, expect, test } from 'vitest';
import { airportPlaces, ZOOM } from '../../games/rob-n-run/board/city-places';
import { BUILDINGS, DISTRICTS } from '../../games/rob-n-run/content/city';
import { HINT_CARDS } from '../../games/rob-n-run/content/hints';
import { ALARM_SETS, BAGS, GOLD, START_GOLD, TOOL_COPIES } from '../../games/rob-n-run/content/numbers';
import * as picture from '../../games/rob-n-run/content/picture';
import { classOf, SAFES, safeOf, safesOfClass } from '../../games/rob-n-run/content/safes';
import { SCENARIOS, scenarioOf } from '../../games/rob-n-run/content/scenarios';
import { MAX_LEVEL, STATION } from '../../games/rob-n-run/content/station';
import de from '../../games/rob-n-run/locales/de.json';
import en from '../../games/rob-n-run/locales/en.json';
import { manifest } from '../../games/rob-n-run/manifest';
import { allCards } from '../../games/rob-n-run/setup';
import { ALARMS, BUILDING_IDS, CARDS, HINTS, TERMINALS, TOOLS, type Alarm } from '../../games/rob-n-run/state';
import { picture as pictureOf } from '../../games/rob-n-run/cards';

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('what there is', () => {
  test('RR-011 RR-004 four districts with eight buildings: banks, museums, casinos', () => {
    expect(DISTRICTS).toHaveLength(4);
    expect(BUILDINGS.map(({ id }) => id)).toEqual([...BUILDING_IDS]);
    expect(new Set(BUILDINGS.map(({ kind }) => kind))).toEqual(new Set(['bank', 'museum', 'casino']));
  });

  test('RR-016 twenty gold bars, three of them in the treasury', () => {
    expect([GOLD, START_GOLD]).toEqual([20, 3]);
  });

  test('RR-017 RR-018 RR-022 RR-036 seven kinds of tools, eight of each, and five bags that no safe needs', () => {
    expect([TOOLS.length, TOOL_COPIES, BAGS]).toEqual([7, 8, 5]);
    expect(allCards()).toHaveLength(61);
    for (const kind of CARDS) expect(allCards().filter((card) => card === kind)).toHaveLength(kind === 'bag' ? 5 : 8);
    expect(SAFES.some(({ tools }) => 'bag' in tools)).toBe(false);
  });

  test('RR-023 the tool order holds for every listing', () => {
    expect(TOOLS.map((tool) => en.tool[tool])).toEqual(['Dynamite', 'Battering ram', 'Jackhammer', 'Torch', 'ID card', 'Stethoscope', 'Acid']);
    expect(Object.keys(pictureOf({ bag: 1, acid: 2, dynamite: 1, torch: 3 }))).toEqual(['dynamite', 'torch', 'acid', 'bag']);
  });

  test('RR-020 RR-024 RR-025 RR-026 seventy safes in three classes, no two alike, each tool forty times', () => {
    expect(SAFES).toHaveLength(70);
    expect(([1, 2, 3] as const).map((safeClass) => safesOfClass(safeClass).length)).toEqual([21, 28, 21]);
    expect(new Set(SAFES.map(({ tools }) => JSON.stringify(pictureOf(tools)))).size).toBe(70);
    for (const { id, class: safeClass, gold, tools } of SAFES) {
      expect(sum(Object.values(tools))).toBe(safeClass + 2);
      expect([gold, classOf(id)]).toEqual([safeClass, safeClass]);
    }
    for (const tool of TOOLS) expect(sum(SAFES.map(({ tools }) => tools[tool] ?? 0))).toBe(40);
  });

  test('RR-027 one safe takes four rams and one dynamite', () => {
    expect(safeOf('s3-02').tools).toEqual({ dynamite: 1, ram: 4 });
    expect(SAFES.filter(({ tools }) => tools.ram === 4)).toHaveLength(1);
  });

  test('RR-028 whoever knows the name of a safe can look up its face, whatever the match', () => {
    expect(SAFES.every(({ id }) => safeOf(id).id === id)).toBe(true);
    expect(() => safeOf('s9-99')).toThrow('no such thing');
  });

  test('RR-019 RR-021 sixteen hints, all different, and an informant for each of the four alarms', () => {
    expect(HINT_CARDS.map(({ id }) => id)).toEqual([...HINTS]);
    expect(new Set(HINT_CARDS.map(({ key }) => key)).size).toBe(16);
    for (const { informantOrder } of SCENARIOS) expect(informantOrder.toSorted()).toEqual([...ALARMS].toSorted());
  });

  test('RR-013 RR-072 RR-039 RR-085 RR-086 RR-087 RR-088 a side of the station for each number of players', () => {
    expect(STATION).toEqual({
      2: { yellow: [3, 3, 2, 2, 2], green: [13, 13, 13, 13, 12], white: [3, 3, 3, 4, 5], red: [3, 3, 3, 3, 2] },
      3: { yellow: [3, 3, 2, 2, 1], green: [7, 7, 6, 6, 5], white: [3, 3, 4, 4, 5], red: [4, 3, 3, 2, 2] },
      4: { yellow: [3, 3, 2, 2, 1], green: [6, 5, 4, 4, 4], white: [3, 3, 4, 4, 5], red: [4, 3, 3, 2, 2] },
      5: { yellow: [3, 3, 2, 2, 1], green: [5, 4, 4, 4, 3], white: [3, 3, 4, 4, 5], red: [4, 3, 3, 2, 2] },
    });
    for (const side of Object.values(STATION)) for (const alarm of ALARMS) expect(side[alarm]).toHaveLength(MAX_LEVEL + 1);
  });

  test('RR-001 RR-002 RR-310 RR-311 RR-312 RR-062 RR-063 what the manifest says: players, minutes, and the options', () => {
    expect(manifest).toMatchObject({ players: { min: 2, max: 5 }, minutes: { min: 45, max: 60 }, cooperative: true });
    expect(manifest.options.map(({ id, default: value }) => [id, value])).toEqual([['scenario', '1'], ['arrangement', 'fixed'], ['safesPerRaid', 'all']]);
    const [scenario] = manifest.options;
    expect('values' in scenario! && scenario.values.map(({ id }) => id)).toEqual(SCENARIOS.map(({ id }) => id));
    expect('values' in scenario! && scenario.values.map(({ label }) => label.de.slice(2))).toEqual(Object.values(de.scenario));
  });

  test('RR-030 the words of the game in both languages', () => {
    expect(Object.keys(ALARM_SETS)).toEqual([...ALARMS]);
    expect([de.role.accomplice, de.thing.screen, de.thing.car, de.thing.officer, de.thing.station, de.thing.pile, de.thing.trash, de.thing.safe, de.thing.row])
      .toEqual(['Komplize', 'Sichtschirm', 'Fluchtauto', 'Polizist', 'Polizeiwache', 'Alarmstapel', 'Mülltonne', 'Tresor', 'Reihe']);
    expect([de.phase.hints, de.move.swapHand, de.move.pass, de.thing.treasury, de.thing.notes]).toEqual(['Hinweise', 'Hand tauschen', 'Passen', 'Kasse', 'Notizen']);
    expect(Object.keys(de.hint)).toEqual([...HINTS]);
    expect(Object.keys(de.building)).toEqual([...BUILDING_IDS]);
  });
});

/** `6r 7y 8wg` as a record. */
const cubes = (text: string): Record<number, Alarm[]> => Object.fromEntries(text.split(' ').map((each) => {
  const [, space, letters] = /^(\d+)(\w+)$/.exec(each)!;
  return [Number(space), [...letters!].map((letter) => ALARMS.find((alarm) => alarm[0] === letter)!)];
}));

/** A row of the table of scenarios. */
const written = (id: string) => {
  const { hints, officerStart, carStart, terminals, safes, reserve, cubes: lying } = scenarioOf(id as '1');
  return {
    hints: hints.map((hint) => hint.slice(1)).join(' '), start: [officerStart, carStart, terminals.A],
    classes: BUILDING_IDS.map((building) => safes[building].join('+')).join(', '), reserve: reserve.join(' '), cubes: lying,
  };
};

describe('the six scenarios', () => {
  test.each([
    ['RR-090', '1', '03 04 01 05 09 12', [0, 5, 13], '1, 2+1, 2, 2+2, 2, 2+1, 1, 2+2', '1 1 1 2 2', '6r 7y 8w 9g 10r 11y 12g'],
    ['RR-091', '2', '03 06 02 07 11 13', [0, 5, 13], '1, 1+2, 2, 1+2, 2, 3+1, 1, 2+2', '1 1 2 2 2', '6w 7gr 8y 9r 10w 11gy 12r'],
    ['RR-092', '3', '01 05 04 08 10 15', [0, 5, 13], '2, 2+1, 3, 1+3, 2, 3+1, 2, 3+2', '1 2 2 2 3', '6gr 7w 8gr 9y 10r 11g 12w'],
    ['RR-093', '4', '02 07 09 11 12 14', [0, 5, 13], '1, 2+2, 2, 2+1, 3, 1+3, 1, 2+2', '1 1 2 2 3', '6yr 7w 8gy 9y 10wr 11g 12y'],
    ['RR-094', '5', '03 02 08 10 13 16', [1, 5, 13], '1, 2+2, 2, 2+1, 3, 1+3, 2, 2+1', '1 2 2 2 3', '6r 7y 8wg 10y 11w 12r'],
    ['RR-095', '6', '06 07 04 14 15 16', [1, 5, 15], '2, 2+2, 3, 3+1, 3, 2+2, 2, 3+2', '2 2 2 3 3', '6wg 7ry 8gr 9y 10wr 11y 12rg 13g 14w'],
  ])('RR-090 RR-091 RR-092 RR-093 RR-094 RR-095 %s: scenario %s is as its table says', (_rule, id, hints, start, classes, reserve, lying) => {
    expect(written(id)).toEqual({ hints, start, classes, reserve, cubes: cubes(lying) });
  });

  test('RR-068 RR-083 RR-073 RR-081 five spaces ahead in 1 to 4, the terminals at the end of the route, five in the reserve, six hints', () => {
    for (const { id, layout, officerStart, carStart, terminals, reserve, hints } of SCENARIOS) {
      if (Number(id) <= 4) expect(carStart - officerStart).toBe(5);
      const end = picture.layoutOf(layout).route.length - 1;
      expect(TERMINALS.map((terminal) => terminals[terminal])).toEqual([end - 2, end - 1, end]);
      expect([reserve.length, new Set(hints).size]).toEqual([5, 6]);
    }
  });

  test('RR-015 RR-548 no alarm can get more cubes than the station has levels', () => {
    for (const { cubes: lying } of SCENARIOS)
      for (const alarm of ALARMS) expect(Object.values(lying).flat().filter((each) => each === alarm).length).toBeLessThanOrEqual(MAX_LEVEL);
  });
});

describe('where it is drawn', () => {
  test('RR-010 RR-045 RR-046 every layout has a point a space inside its view box, and back-to-front layers', () => {
    expect(picture.LAYERS.indexOf('ground')).toBe(0);
    expect(picture.LAYERS.indexOf('pawns')).toBe(picture.LAYERS.length - 1);
    expect(picture.LAYOUTS.map(({ id }) => id)).toEqual(SCENARIOS.map(({ layout }) => layout));
    for (const { route, width, height } of picture.LAYOUTS)
      for (const { x, y } of route)
        expect([x - picture.SPACE_RADIUS >= 0, y - picture.SPACE_RADIUS >= 0, x + picture.SPACE_RADIUS <= width, y + picture.SPACE_RADIUS <= height]).toEqual([true, true, true, true]);
  });

  test('RR-047 RR-048 a tile is turned clockwise about its centre, and no two overlap or leave the picture', () => {
    const place = { x: 100, y: 50 };
    expect(([0, 90, 180, 270] as const).map((rotation) => picture.onTile(place, rotation, { x: 3, y: 7 }))).toEqual([
      { x: 103, y: 57 }, { x: 93, y: 53 }, { x: 97, y: 43 }, { x: 107, y: 47 },
    ]);
    const half = picture.TILE_SIDE / 2;
    for (const { places, fixed, width, height } of picture.LAYOUTS) {
      expect(new Set(fixed.map(({ district }) => district)).size).toBe(4);
      for (const [i, { x, y }] of places.entries()) {
        expect([x >= half, y >= half, x + half <= width, y + half <= height]).toEqual([true, true, true, true]);
        for (const other of places.slice(i + 1)) expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(picture.TILE_SIDE);
      }
    }
    for (const { buildings, parks } of DISTRICTS)
      for (const { x, y, width, height } of [...buildings, ...parks])
        expect([Math.abs(x) + width / 2 <= half, Math.abs(y) + height / 2 <= half]).toEqual([true, true]);
  });

  test('RR-049 slots for three safes lie inside the smallest building, cubes and shared pawns beside each other', () => {
    expect(picture.SAFE_SLOTS).toHaveLength(3);
    for (const { x, y } of picture.SAFE_SLOTS)
      for (const { width, height } of BUILDINGS)
        expect([Math.abs(x) + picture.SAFE_SIZE / 2 <= width / 2, Math.abs(y) + picture.SAFE_SIZE / 2 <= height / 2]).toEqual([true, true]);
    const [first, second] = picture.CUBE_OFFSETS;
    expect(second!.x - first!.x).toBeGreaterThanOrEqual(picture.CUBE_SIZE);
    expect(picture.PAWNS_SHARED.officer.x).toBeLessThan(picture.PAWNS_SHARED.car.x);
    for (const { airport, route } of picture.LAYOUTS)
      for (const { x, y } of route.slice(-3))
        expect([Math.abs(x - airport.x) <= airport.width / 2, Math.abs(y - airport.y) <= airport.height / 2]).toEqual([true, true]);
  });

  test('on every layout name and plane of the airport lie inside it and clear of all spaces, their pawns included', () => {
    const pawn = 4;
    for (const layout of picture.LAYOUTS) {
      const { airport, route } = layout;
      for (const { x, y } of Object.values(airportPlaces(layout)).map((at) => ({ x: at.x / ZOOM, y: at.y / ZOOM }))) {
        expect([Math.abs(x - airport.x) < airport.width / 2, Math.abs(y - airport.y) < airport.height / 2], layout.id).toEqual([true, true]);
        for (const space of route) expect(Math.hypot(space.x - x, space.y - y), layout.id).toBeGreaterThan(pawn + 2);
      }
    }
  });

  test('RR-050 alarms, buildings and terminals have names of their own', () => {
    for (const texts of [en, de]) {
      expect(new Set(ALARMS.map((alarm) => texts.alarm[alarm])).size).toBe(4);
      expect(new Set(Object.values(texts.kind)).size).toBe(3);
      expect(new Set(TERMINALS.map((terminal) => texts.terminal[terminal])).size).toBe(3);
      expect(new Set(Object.values(texts.building)).size).toBe(8);
    }
  });
});
