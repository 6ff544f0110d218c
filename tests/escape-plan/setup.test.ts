import { describe, expect, test } from 'vitest';
import { tileOf } from '../../games/escape-plan/content/tiles';
import { PATROL_CARDS } from '../../games/escape-plan/content/tokens';
import { ruleset } from '../../games/escape-plan/game';
import { Table } from '../../games/kit/table';
import { boardOf, open } from './play';

const seeds = Array.from({ length: 40 }, (_, i) => `setup-${i}`);
const different = (values: unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

describe('setup', () => {
  test('EP-030 EP-271 the first order is drawn, or goes by seat', () => {
    const orders = seeds.map((seed) => new Table(ruleset, { players: 4, seed }).G.order);
    expect(different(orders)).toBeGreaterThan(8);
    for (const order of orders) expect(order.toSorted()).toEqual(['0', '1', '2', '3']);
    expect(open(4).G.order).toEqual(['0', '1', '2', '3']);
  });

  test('EP-031 EP-046 the start tiles lie on (0,0) and (1,0), turned alike; which and how is drawn', () => {
    const pairs = seeds.map((seed) => open(3, {}, seed).G.city.slice(0, 2));
    for (const [a, b] of pairs) {
      expect([a!.q, a!.r, b!.q, b!.r, a!.rot - b!.rot]).toEqual([0, 0, 1, 0, 0]);
      expect([a!.id, b!.id].toSorted()).toEqual(['S1', 'S2']);
    }
    expect(different(pairs.map(([a]) => a!.rot))).toBe(6);
    expect(different(pairs.map(([a]) => a!.id))).toBe(2);
  });

  test('EP-032 the other 12 tiles are a shuffled deck of which today\'s four lie open', () => {
    const { G } = open(3);
    expect([...G.secret.cityDeck, ...G.openTiles].toSorted()).toEqual(
      Array.from({ length: 12 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`));
    expect(G.openTiles).toHaveLength(4);
    expect(different(seeds.map((seed) => open(3, {}, seed).G.secret.cityDeck))).toBeGreaterThan(30);
  });

  test('EP-033 Businesses and Safe Houses are two shuffled piles', () => {
    const piles = seeds.map((seed) => open(3, {}, seed).G.secret);
    for (const { businessPile, safeHousePile } of piles) expect([businessPile.length, safeHousePile.length]).toEqual([6, 3]);
    expect(different(piles.map(({ businessPile }) => businessPile))).toBeGreaterThan(20);
    expect(different(piles.map(({ safeHousePile }) => safeHousePile))).toBe(6);
  });

  test('EP-034 one Patrol card is removed unseen, the other five are stacked', () => {
    const all = seeds.map((seed) => open(3, {}, seed).G);
    for (const { secret, patrol } of all)
      expect([...secret.patrolDeck, secret.removedPatrol, ...patrol].toSorted()).toEqual(Object.keys(PATROL_CARDS));
    expect(different(all.map(({ secret }) => secret.removedPatrol))).toBe(6);
    expect(JSON.stringify(open(3).view('0'))).not.toContain('removedPatrol');
  });

  test('EP-035 the Locker and Exit stacks are shuffled', () => {
    for (const stack of ['green', 'black', 'brown', 'A', 'B'] as const)
      expect(different(seeds.map((seed) => open(3, {}, seed).G.secret.stacks[stack]))).toBeGreaterThan(5);
  });

  test('EP-036 seven of 32 shuffled Contacts lie face up', () => {
    const { G } = open(3);
    expect([G.contacts.length, G.secret.contactDeck.length]).toEqual([7, 25]);
    expect(different(seeds.map((seed) => open(3, {}, seed).G.contacts))).toBe(40);
  });

  test('EP-037 EP-272 keys, Exit Cost row and Inspector by number of players', () => {
    const rows = [1, 2, 3, 4, 5].map((players) => open(players).G);
    expect(rows.map(({ keys }) => keys)).toEqual([[1, 1, 1], [2, 2, 2], [2, 2, 2], [3, 3, 3], [3, 3, 3]]);
    expect(rows.map(({ inspector }) => inspector !== null)).toEqual([true, true, false, false, false]);
  });

  test('EP-038 Fixers, Equipment and cans lie open in the supply', () => {
    const view = open(3).view(null);
    expect([view.fixers.length, view.equipment, view.gas]).toEqual([8, { vest: 4, hat: 4, helmet: 4, gasmask: 4 }, 6]);
  });

  test('EP-039 each human has an Escape Plan of its own, the others are in the box', () => {
    const { G } = open(5);
    const dealt = Object.values(G.players).map(({ plan }) => plan);
    expect([...dealt, ...G.secret.plans].toSorted()).toEqual(Array.from({ length: 9 }, (_, i) => `P${i + 1}`));
    expect(different(seeds.map((seed) => open(2, {}, seed).G.players['0']!.plan))).toBeGreaterThan(5);
  });

  test('EP-040 EP-043 what a board begins with', () => {
    expect(boardOf(open(3))).toMatchObject({
      position: 0, cubes: { bottom: 4, red: 0, blue: 0 }, income: 9, wounds: { green: 3, red: 0 }, rested: false, firstAid: true,
      controls: 2, gas: 0, discs: 0, gang: 0, handcuffs: 0, keys: [null, null, null],
    });
  });

  test('EP-041 EP-042 Extra Action is unlocked, the other six Assets lie locked on their spaces', () => {
    const { assets, items, contacts } = boardOf(open(3));
    expect(assets).toEqual([{ asset: 'extra_action', used: false }, null, null, null, null]);
    const names = (zone: typeof items | typeof contacts) => zone.map((lying) => (lying?.kind === 'asset' ? lying.asset : lying));
    expect(names(items)).toEqual([null, null, 'move_federal', 'move_county', 'move_swat']);
    expect(names(contacts)).toEqual([null, null, 'avoid_tile', 'heal', 'master_key']);
  });

  test('EP-044 starting cash by first turn order', () => {
    const { G } = new Table(ruleset, { players: 5, seed: 'cash' });
    expect(G.order.map((seat) => G.players[seat]!.cash)).toEqual([6, 6, 7, 7, 8]);
    expect(G.order).not.toEqual(['0', '1', '2', '3', '4']);
  });

  test('EP-045 all pawns start on the Subway of S1', () => {
    for (const board of Object.values(open(4).G.boards)) expect([board.pawn, board.status]).toEqual(['S1.subway', 'city']);
  });

  test('EP-046 the start tiles are opened: printed officers, a Gang with two members', () => {
    const { G } = open(3, { city: 'example' });
    expect(G.officers.S1).toEqual(tileOf('S1').police);
    expect(G.gangs['S2.gang']).toEqual({ members: 2, control: null });
  });

  test('EP-273 EP-288 with one and two humans Sandra comes last, on the Hospital, with her deck', () => {
    for (const players of [1, 2]) {
      const { G } = open(players);
      expect(G.order.at(-1)).toBe('inspector');
      expect(G.order).toHaveLength(players + 1);
      expect(G.inspector).toMatchObject({ pawn: 'S1.hospital', position: 0, income: 9, cubes: { bottom: 4, red: 0, blue: 0 }, discs: 0, discard: [] });
      expect(G.secret.inspectorDeck).toHaveLength(15);
    }
    expect(different(seeds.map((seed) => open(1, {}, seed).G.secret.inspectorDeck))).toBe(40);
  });
});
