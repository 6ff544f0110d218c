import { describe, expect, test } from 'vitest';
import { tally } from '../../games/kit/zones';
import { COMPANIES } from '../../games/mini-express/companies';
import { DEMAND_TILES } from '../../games/mini-express/content/tables';
import { MAPS } from '../../games/mini-express/grid';
import { termsOf } from '../../games/mini-express/trains';
import { areas, influenceOf, lengths, limitsOf, MAP_IDS, on, open, TW, UK } from './play';

const supplies = (players: number, options = UK) => COMPANIES.map((c) => open(players, options).G.companies[c].supply);
const orders = (players: number, options = UK) => Array.from({ length: 40 }, (_, i) => open(players, options, `order-${i}`).G.order);

describe('setup, common to both maps', () => {
  test('ME-060 ME-401 seats are the players and the Bot if it plays; the setup table goes by seats', () => {
    expect(Object.keys(open(1).G.seats)).toEqual(['0', '1']);
    expect(open(1).G.companies.brown.shares).toBe(4);
    expect(Object.keys(open(2).G.seats)).toEqual(['0', '1']);
    const three = open(2, { ...UK, bot: true });
    expect(Object.keys(three.G.seats)).toEqual(['0', '1', '2']);
    expect(three.G.companies.brown.shares).toBe(5);
    expect(three.G.automata).toEqual(['2']);
    expect(open(5).G.automata).toEqual([]);
  });

  test('ME-061 the start player is drawn among the players; play runs through rising seats, the Bot last', () => {
    const four = orders(4);
    expect(new Set(four.map(([first]) => first)).size).toBe(4);
    for (const order of four) expect(order).toEqual([0, 1, 2, 3].map((i) => String((Number(order[0]) + i) % 4)));
    const withBot = orders(2, { ...UK, bot: true });
    expect([...new Set(withBot.map((order) => order.join()))].toSorted()).toEqual(['0,1,2', '1,0,2']);
  });

  test('ME-021 ME-062 all influence starts on 0', () => {
    const table = open(5);
    for (const seat of table.seats) expect(influenceOf(table, seat)).toBe('B0 G0 O0 W0');
  });

  test('ME-063 ME-090 ME-097 track lengths start at 0, White\'s at 8 in the UK and 4 in Taiwan', () => {
    expect(lengths(open(3, UK))).toEqual([0, 0, 0, 8]);
    expect(lengths(open(3, TW))).toEqual([0, 0, 0, 4]);
  });

  test('ME-023 ME-064 ME-086 ME-096 areas hold 4 trains, White\'s 2 in the UK and 5 in Taiwan; the rest is supply', () => {
    expect(areas(open(3, UK))).toBe('B4 G4 O4 W2');
    expect(areas(open(3, TW))).toBe('B4 G4 O4 W5');
    expect(supplies(3, UK)).toEqual([20, 20, 20, 22]);
    expect(supplies(3, TW)).toEqual([20, 20, 20, 20]);
  });

  test('ME-018 each company has 25 trains in all', () => {
    for (const map of MAP_IDS) {
      const { G } = open(3, { map });
      for (const c of COMPANIES) {
        const placed = Object.values(G.trains).filter((there) => there.includes(c)).length + (c === 'white' && map === 'uk1918' ? 1 : 0);
        expect(G.companies[c].area + G.companies[c].supply + placed).toBe(25);
      }
    }
  });

  test('ME-065 a start city holds a train of its company from the beginning, taken from the supply', () => {
    const table = open(3, TW);
    expect(on(table, 7, 2)).toEqual(['brown']);
    expect(Object.values(table.G.trains)).toHaveLength(3);
    expect(COMPANIES.map((c) => table.G.companies[c].area + table.G.companies[c].supply)).toEqual([24, 24, 24, 25]);
  });

  test('ME-066 the tiles are shuffled and one lies open on every demand city', () => {
    for (const map of MAP_IDS) {
      const deals = ['a', 'b'].map((seed) => open(3, { map }, seed));
      const cities = MAPS[map].cities.filter(({ role }) => role === 'demand').map(({ id }) => id);
      for (const table of deals) expect(Object.keys(table.G.demand)).toEqual(cities);
      expect(deals[0]!.G.demand).not.toEqual(deals[1]!.G.demand);
      expect(deals[0]!.view(null).demand).toEqual(deals[0]!.G.demand);
    }
  });
});

describe('setup of the UK', () => {
  test('ME-085 ME-095 both maps have 5 shares of each company on the board with 3 to 5 players', () => {
    for (const map of MAP_IDS) for (const players of [3, 4, 5])
      expect(COMPANIES.map((c) => open(players, { map }).G.companies[c].shares)).toEqual([5, 5, 5, 5]);
  });

  test('ME-087 White\'s limit is 2', () => {
    expect(termsOf(open(3, UK).G, 'white').limit).toBe(2);
  });

  test('ME-088 the 28 ordinary tiles lie on the 28 demand cities, the wild ones are out', () => {
    const tiles = tally(Object.values(open(3, UK).G.demand));
    expect(tiles.wild).toBeUndefined();
    expect(tiles).toEqual(Object.fromEntries(DEMAND_TILES.filter(({ id }) => id !== 'wild').map(({ id, count }) => [id, count])));
    expect(Object.keys(open(3, UK).G.demand)).toHaveLength(28);
  });

  test('ME-089 cities with wild icons get no tile', () => {
    const { demand } = open(3, UK).G;
    for (const { id, wildIcons } of MAPS.uk1918.cities) if (wildIcons > 0) expect(demand).not.toHaveProperty(id);
  });

  test('ME-091 one White train lies on space 0 of the train improvement track', () => {
    const { G } = open(3, UK);
    expect(G.improvement).toBe(0);
    expect(G.companies.white.area + G.companies.white.supply).toBe(24);
  });

  test('ME-092 brown, grey and orange all start in London', () => {
    expect(open(3, UK).G.trains).toEqual({ '0,0': ['brown', 'grey', 'orange'] });
  });
});

describe('setup of Taiwan', () => {
  test('ME-098 a Limit tile on space 8 of each track of brown, grey and orange', () => {
    expect(limitsOf(open(3, TW))).toEqual([8, 8, 8]);
    expect(Object.keys(open(3, TW).G.limits!)).toEqual(['brown', 'grey', 'orange']);
    expect(open(3, UK).G.limits).toBeNull();
  });

  test('ME-100 nobody holds the Imperial Seal', () => {
    expect(open(3, TW).G.seal).toEqual([]);
  });

  test('ME-020 ME-101 all 32 tiles are used, the 4 wild ones too', () => {
    const tiles = tally(Object.values(open(3, TW).G.demand));
    expect(tiles).toEqual(Object.fromEntries(DEMAND_TILES.map(({ id, count }) => [id, count])));
    expect(tiles.wild).toBe(4);
    expect(Object.keys(open(3, TW).G.demand)).toHaveLength(32);
  });

  test('ME-102 brown starts in Taipei, grey in Taichung, orange in Tainan, White nowhere', () => {
    expect(open(3, TW).G.trains).toEqual({ '7,2': ['brown'], '0,8': ['grey'], '-7,16': ['orange'] });
  });
});

describe('setup of the mini expansions', () => {
  const cloak = { ...UK, cloakAndDagger: true };

  test('ME-012 ME-105 Cloak & Dagger: every seat has one random Debt tile of its own', () => {
    const table = open(5, cloak);
    const tiles = [...Object.values(table.G.players).map(({ debt }) => debt), ...table.G.secret.debts];
    expect(new Set(tiles).size).toBe(6);
    for (const seat of table.seats) expect(table.view(seat).players[seat]!.debt).toMatch(/^debt-/);
    expect(new Set(Array.from({ length: 20 }, (_, i) => open(5, cloak, `debt-${i}`).G.players['0']!.debt)).size).toBeGreaterThan(3);
    const { secret, players } = open(2, { ...cloak, bot: true }).G;
    expect([secret.botDebt, ...Object.values(players).map(({ debt }) => debt), ...secret.debts].toSorted()).toEqual(tiles.toSorted());
    expect(Object.values(open(5, UK).G.players).map(({ debt }) => debt)).toEqual([null, null, null, null, null]);
  });

  test('ME-013 ME-107 Hustle & Bustle: everyone has a Signal tile showing green', () => {
    const signals = (options: typeof UK) => Object.values(open(5, options).G.seats).map(({ signal }) => signal);
    expect(signals({ ...UK, hustleAndBustle: true })).toEqual(Array(5).fill('green'));
    expect(signals(UK)).toEqual(Array(5).fill(null));
  });
});
