import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../games/kit/manifest';
import { BUILDINGS } from '../../games/rob-n-run/content/city';
import { layoutOf } from '../../games/rob-n-run/content/picture';
import { classOf, SAFES } from '../../games/rob-n-run/content/safes';
import { SCENARIOS, scenarioOf } from '../../games/rob-n-run/content/scenarios';
import { alarmValues } from '../../games/rob-n-run/alarms';
import { manifest } from '../../games/rob-n-run/manifest';
import { BUILDING_IDS, type Alarm, type Card, type ScenarioId } from '../../games/rob-n-run/state';
import { needsOf } from '../../games/rob-n-run/needs';
import { act, edit, open, type RobTable } from './scene';

const safesOut = (table: RobTable): string[] => BUILDING_IDS.flatMap((building) => table.G.secret.faces[building]);

describe('setup', () => {
  test('RR-064 RR-065 RR-073 RR-074 RR-075 RR-541 safes of the scenario\'s classes, each once, at random; the rest in the box', () => {
    const seen = new Set<string>();
    const orders = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const table = open(3, { scenario: '3' }, `setup-${i}`);
      const { safes, reserve } = scenarioOf('3');
      for (const building of BUILDING_IDS) expect(table.G.secret.faces[building].map(classOf)).toEqual(safes[building]);
      expect(table.G.secret.reserve.map(classOf).toSorted()).toEqual(reserve);
      const all = [...safesOut(table), ...table.G.secret.reserve];
      expect(new Set(all).size).toBe(all.length);
      expect([table.G.secret.screen, table.G.secret.removed, table.G.scored]).toEqual([[], [], []]);
      for (const id of all) seen.add(id);
      orders.add(table.G.secret.reserve.map(classOf).join());
    }
    expect(seen.size).toBeGreaterThan(60);
    expect(orders.size).toBeGreaterThan(3);
    expect(SAFES.length).toBe(70);
  });

  test('RR-066 RR-067 RR-070 RR-071 RR-080 RR-082 officer, car, gold, cubes, alarms and informants at the start', () => {
    for (const { id, officerStart, carStart, cubes } of SCENARIOS) {
      const { G } = open(4, { scenario: id });
      expect(G).toMatchObject({ officer: officerStart, car: carStart, treasury: 3, levels: { yellow: 0, green: 0, white: 0, red: 0 }, informants: [] });
      expect(G.cubes).toEqual(cubes);
    }
  });

  test('RR-014 RR-076 RR-077 RR-520 RR-521 all 61 cards are the shuffled tool deck, the trash is empty', () => {
    const { counts } = open().view(null);
    expect([counts.deck, counts.trash]).toEqual([61, 0]);
    expect(open(4, {}, 'one').G.secret.deck).not.toEqual(open(4, {}, 'two').G.secret.deck);
  });

  test('RR-078 RR-079 RR-163 the first Boss is drawn by lot; seats sit clockwise in ascending order', () => {
    const bosses = Array.from({ length: 60 }, (_, i) => open(5, {}, `boss-${i}`).G.boss);
    expect(new Set(bosses)).toEqual(new Set(['0', '1', '2', '3', '4']));
    expect(open(5, {}, 'again').G).toEqual(open(5, {}, 'again').G);
  });

  test('RR-060 RR-061 RR-311 shuffled districts: any order, any rotation, and the same match otherwise', () => {
    const arrangements = Array.from({ length: 40 }, (_, i) => open(3, { arrangement: 'random' }, `city-${i}`).G.arrangement);
    for (const arrangement of arrangements) expect(new Set(arrangement.map(({ district }) => district)).size).toBe(4);
    expect(new Set(arrangements.map((each) => each.map(({ district }) => district).join())).size).toBeGreaterThan(5);
    expect(new Set(arrangements.flat().map(({ rotation }) => rotation))).toEqual(new Set([0, 90, 180, 270]));
    const { G } = open(3, { scenario: '2' });
    expect(G.arrangement).toEqual(layoutOf('wave').fixed);
    // No rule looks at it: nothing else differs, and the buildings are all there.
    expect(BUILDINGS).toHaveLength(8);
    const shuffled = edit(open(3), (state) => { state.arrangement = layoutOf('wave').fixed; });
    const fixed = open(3);
    for (const table of [shuffled, fixed]) act(table, 'chooseBuilding', { building: 'card-room' });
    expect({ ...shuffled.G, arrangement: [] }).toEqual({ ...fixed.G, arrangement: [] });
  });

  test('RR-310 RR-312 RR-063 the options are checked', () => {
    expect(checkOptions(manifest, 4, { scenario: '6', safesPerRaid: 'choose' })).toMatchObject({ ok: true });
    for (const bad of [{ scenario: 1 }, { scenario: '7' }, { safesPerRaid: 'some' }, { arrangement: true }, { hints: 'all' }])
      expect(checkOptions(manifest, 4, bad).ok).toBe(false);
    expect(open(4, { scenario: '4', safesPerRaid: 'choose' }).G).toMatchObject({ scenario: '4', safesPerRaid: 'choose' });
  });
});

interface Start {
  rule: string;
  scenario: ScenarioId;
  players: number;
  officer: number;
  hand: number;
  red: number;
  levels: Partial<Record<Alarm, number>>;
  treasury: number;
  next: { hand: number; red: number };
}

/** Cracks both safes of the card room, whatever they need, without a wrong card. */
function crackCardRoom(table: RobTable): void {
  act(table, 'chooseBuilding', { building: 'card-room' });
  while (table.G.raid) {
    if (table.ctx.phase === 'hints') act(table, 'endHints');
    const { boss, players, raid } = table.G;
    const needs = needsOf(players[boss]!.safes);
    const left = Object.entries(needs).flatMap(([tool, n]) => Array.from({ length: n - raid!.rows[tool as 'ram'] }, () => tool as Card));
    playNeeded(table, left);
  }
}

/** The seat in turn gets the cards that are needed, in exchange with the deck, and plays them. */
function playNeeded(table: RobTable, left: Card[]): void {
  while (table.ctx.phase === 'accomplices') {
    const seat = table.asked[0]!;
    const card = left.shift() ?? 'bag';
    edit(table, (G) => {
      const { hand } = G.players[seat]!;
      if (hand[card] > 0) return;
      const other = Object.entries(hand).find(([, n]) => n > 0)![0] as Card;
      const at = G.secret.deck.indexOf(card);
      const zone = at >= 0 ? undefined : Object.entries(G.players).find(([, own]) => own.hand[card] > 0)![1].hand;
      if (zone) { zone[card] -= 1; zone[other] += 1; } else G.secret.deck[at] = other;
      hand[other] -= 1;
      hand[card] += 1;
    });
    act(table, 'playCard', { card });
  }
}

describe('each scenario: its start, then the card room cracked', () => {
  const starts: Start[] = [
    { rule: 'RR-460', scenario: '1', players: 2, officer: 0, hand: 13, red: 3, levels: { yellow: 1, red: 1 }, treasury: 6, next: { hand: 13, red: 3 } },
    { rule: 'RR-461', scenario: '2', players: 3, officer: 0, hand: 7, red: 4, levels: { green: 1, white: 1, red: 1 }, treasury: 6, next: { hand: 7, red: 3 } },
    { rule: 'RR-462', scenario: '3', players: 4, officer: 0, hand: 6, red: 4, levels: { green: 1, white: 1, red: 1 }, treasury: 6, next: { hand: 5, red: 3 } },
    { rule: 'RR-463', scenario: '4', players: 5, officer: 0, hand: 5, red: 4, levels: { yellow: 1, white: 1, red: 1 }, treasury: 7, next: { hand: 5, red: 3 } },
    { rule: 'RR-464', scenario: '5', players: 3, officer: 1, hand: 7, red: 4, levels: { yellow: 1, red: 1 }, treasury: 7, next: { hand: 7, red: 3 } },
    { rule: 'RR-465', scenario: '6', players: 4, officer: 1, hand: 6, red: 4, levels: { yellow: 1, green: 1, white: 1, red: 1 }, treasury: 7, next: { hand: 5, red: 3 } },
  ];

  test.each(starts)('RR-460 RR-461 RR-462 RR-463 RR-464 RR-465 $rule: scenario $scenario with $players', ({ scenario, players, officer, hand, red, levels, treasury, next }) => {
    const table = open(players, { scenario });
    expect(table.G).toMatchObject({ officer, car: 5 });
    expect(safesOut(table)).toHaveLength(12);
    expect(alarmValues(table.G)).toEqual({ openHints: 3, handSize: hand, middleSize: 3, wrongAllowed: red });
    crackCardRoom(table);
    expect(table.G.lastRaid).toMatchObject({ building: 'card-room', alarm: false, pile: 0 });
    expect(table.G.lastRaid!.safes.every(({ cracked }) => cracked)).toBe(true);
    expect(table.G).toMatchObject({ car: 7, treasury, officer: officer + 1, levels: { yellow: 0, green: 0, white: 0, red: 0, ...levels } });
    expect(alarmValues(table.G)).toEqual({ openHints: 3, handSize: next.hand, middleSize: 3, wrongAllowed: next.red });
    // The next raid is dealt by these values.
    act(table, 'chooseBuilding', { building: 'savings-bank' });
    if (table.ctx.phase === 'prepare') act(table, 'startRaid');
    const boss = table.G.boss;
    for (const seat of table.seats) expect(table.view(null).counts.hands[seat]).toBe(seat === boss ? 0 : next.hand);
    expect(Object.values(table.G.raid!.hints).filter((state) => state === 'open')).toHaveLength(3);
  });
});
