import { describe, expect, test } from 'vitest';
import { PATROL_CARDS } from '../../games/escape-plan/content/tokens';
import { BY_PLAYERS } from '../../games/escape-plan/content/numbers';
import { ruleset } from '../../games/escape-plan/game';
import { act, boardOf, cashOf, choices, edit, only, open, playOn, quietly, refused, scene, story, type EscapePlanTable } from './play';

const startOf = (table: EscapePlanTable, day: number, slot = 'morning') => quietly(table, ({ G }) => G.day === day && G.slot === slot && G.turn !== null);

/** Everyone in the slot rests or passes its turn quietly until the slot changes. */
const endSlot = (table: EscapePlanTable): EscapePlanTable => {
  const { slot, day } = table.G;
  return quietly(table, ({ G }) => G.slot !== slot || G.day !== day);
};

describe('the course of a day', () => {
  test('EP-050 EP-051 EP-052 EP-069 EP-080 phases and slots come in their order, three days long', () => {
    const table = open(3);
    expect(table.ctx.phase).toBe('city');
    quietly(table);
    const days = story(table).flatMap((event) =>
      event.type === 'day-begun' ? [`day ${event.day}`] : event.type === 'slot-begun' ? [event.slot] : event.type === 'order-set' ? ['order'] : event.type === 'tiles-opened' ? ['tiles'] : []);
    const slots = ['order', 'morning', 'afternoon', 'evening', 'night', 'dawn'];
    // Day 1 begins in the setup, before anything is told.
    expect(days).toEqual([...slots, 'day 2', 'tiles', ...slots, 'day 3', 'tiles', ...slots]);
    expect(table.over).toBe(true);
  });

  test('EP-051 the phases with turns are city, slot and manhunt', () => {
    const phases = new Set<string>();
    playOn(open(3), 'phases', () => false, (table) => table.over || phases.add(table.ctx.phase));
    expect([...phases].toSorted()).toEqual(['city', 'manhunt', 'slot']);
  });

  test('EP-060 Income: none on day 1, then for every human in the city', () => {
    const table = edit(startOf(open(3, { manhunt: false }), 1, 'evening'), (G) => {
      G.boards['1']!.income = 4;
      Object.assign(G.boards['2']!, { status: 'arrested', pawn: null });
      G.queue = G.queue.filter((seat) => seat !== '2');
    });
    const before = ['0', '1', '2'].map((seat) => cashOf(table, seat));
    const told = story(table).length;
    quietly(table, ({ G }) => G.day === 2);
    expect(only(story(table).slice(told), 'income')).toEqual([
      { type: 'income', seat: '0', amount: 9 }, { type: 'income', seat: '1', amount: 5 },
    ]);
    expect(['0', '1', '2'].map((seat, i) => cashOf(table, seat) - before[i]!)).toEqual([9, 5, 0]);
    expect(['0', '1', '2'].map((seat) => cashOf(open(3), seat))).toEqual([6, 6, 7]);
  });

  test('EP-061 EP-415 Patrol cards: 2, 2 and 1', () => {
    const table = open(3);
    expect(table.G.patrol).toHaveLength(2);
    expect(startOf(table, 2).G.patrol).toHaveLength(4);
    expect(startOf(table, 3).G.patrol).toHaveLength(5);
  });

  test('EP-063 EP-062 on day 3 just one Exit is open', () => {
    for (let i = 0; i < 6; i++) {
      const { G } = startOf(open(2, {}, `exits-${i}`), 3);
      const cards = [1, 2, 3].map((exit) => G.patrol.filter((card) => PATROL_CARDS[card]!.exit === exit).length);
      expect(cards.toSorted()).toEqual([1, 2, 2]);
    }
  });

  test('EP-065 EP-337 a card\'s officer joins the Exit\'s tile, or comes with the tile later, unless the type is there', () => {
    const table = startOf(open(3, { city: 'example' }), 3);
    const tiles = { 1: 'T03', 2: 'T08', 3: 'T09' } as const;
    for (const card of table.G.patrol) {
      const { exit, officer } = PATROL_CARDS[card]!;
      expect(table.G.officers[tiles[exit]]!.filter((type) => type === officer)).toHaveLength(1);
    }
    // North Toll and South Weir have their SWAT officer printed: none is taken from the supply in vain.
    expect(ruleset.invariants(table.G).filter((words) => words.startsWith('EP-400'))).toEqual([]);
    expect(table.G.patrol.some((card) => ['PC1', 'PC3'].includes(card))).toBe(true);
    const early = only(story(table), 'patrol-laid').filter(({ posted }) => posted);
    for (const { card } of early) expect(['T03', 'T08', 'T09']).toContain(tiles[PATROL_CARDS[card]!.exit]);
  });

  test('EP-066 EP-288 humans place one at a time in turn order, beginning again, until all four lie', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const table = open(players, {}, `placers-${players}`);
      quietly(table, ({ G }) => G.turn !== null);
      const placers = only(story(table), 'tile-placed').map(({ seat }) => seat);
      expect(placers).toEqual([0, 1, 2, 3].map((i) => String(i % players)));
      expect(table.G.city).toHaveLength(6);
    }
  });

  test('EP-067 EP-068 EP-365 the higher the position, the earlier; who is level keeps the order', () => {
    const table = edit(startOf(open(3, { city: 'example', manhunt: false }), 1, 'evening'), (G) => {
      [2, 4, 2].forEach((position, seat) => (G.boards[String(seat)]!.position = position));
    });
    quietly(table, ({ G }) => G.day === 2);
    expect(table.G.order).toEqual(['1', '0', '2']);
    expect(table.G.asked).toEqual({ 1: 'open' });
  });

  test('EP-069 EP-070 EP-416 everyone acts once before the slot ends, in turn order', () => {
    const table = startOf(open(4, { city: 'example' }), 1);
    const acted: string[] = [];
    quietly(table, (now) => {
      if (now.G.slot !== 'morning') return true;
      const [seat] = now.asked;
      if (now.ctx.phase === 'slot' && acted.at(-1) !== seat) acted.push(seat!);
      return false;
    });
    expect(acted).toEqual(['0', '1', '2', '3']);
  });

  test('EP-070 EP-076 Notoriety is adjusted in the second half only', () => {
    const table = edit(scene({ players: 2 }), (G) => void (G.boards['0']!.cubes = { bottom: 1, red: 3, blue: 0 }));
    act(table, '0', 'rest', { asset: 'heal' });
    act(table, '0', 'endTurn');
    expect(boardOf(table)).toMatchObject({ position: 0, cubes: { red: 3 } });
    endSlot(table);
    expect(boardOf(table)).toMatchObject({ position: 3, cubes: { bottom: 4 } });
  });

  test('EP-080 EP-099 at Change of Day all Rest tokens show the sun again', () => {
    const table = startOf(open(2, { city: 'example' }), 1);
    quietly(table, ({ G }) => G.slot === 'afternoon');
    expect(boardOf(table).rested).toBe(true);
    startOf(table, 2);
    expect(boardOf(table).rested).toBe(false);
  });
});

describe('discs', () => {
  const night = (discs: Record<string, number>, slot: 'night' | 'dawn' = 'night', players = 3): EscapePlanTable => {
    const table = startOf(open(players, { city: 'example', manhunt: false }), 1, 'evening');
    edit(table, (G) => {
      G.boards['0']!.discs = 0;
      for (const [seat, count] of Object.entries(discs)) G.boards[seat]!.discs = count;
    });
    return quietly(table, ({ G }) => G.slot === slot || G.day === 2);
  };

  test('EP-004 EP-071 EP-072 EP-053 by night only holders of a disc are asked, in turn order; a disc buys a normal turn', () => {
    const table = night({ 2: 1, 0: 1 });
    expect(table.G.asked).toEqual({ 0: 'disc' });
    expect(refused(table, '0', 'travel', { steps: [{ go: 'S1#0' }], gas: 0 })?.reason).toBe('kit:not-now');
    act(table, '0', 'declineDisc');
    expect([boardOf(table).discs, table.G.asked]).toEqual([1, { 2: 'disc' }]);
    act(table, '2', 'useDisc');
    expect([boardOf(table, '2').discs, table.G.asked]).toEqual([0, { 2: 'open' }]);
    expect(choices(table, '2').map(({ move }) => move)).toContain('travel');
  });

  test('EP-053 spending a disc can be taken back until the turn goes on', () => {
    const table = night({ 0: 2 });
    act(table, '0', 'useDisc');
    expect(table.undo('0')).toBe(true);
    expect([boardOf(table).discs, table.G.asked]).toEqual([2, { 0: 'disc' }]);
  });

  test('EP-331 EP-332 two discs are two actions, night and dawn; kept ones stay over the day', () => {
    const table = night({ 0: 2 });
    act(table, '0', 'useDisc');
    quietly(table, ({ G }) => G.slot === 'dawn');
    expect(table.G.asked).toEqual({ 0: 'disc' });
    act(table, '0', 'declineDisc');
    expect([table.G.day, boardOf(table).discs]).toEqual([2, 1]);
  });

  test('EP-332 a disc gained by night may be spent at dawn', () => {
    const table = night({ 0: 1 });
    act(table, '0', 'useDisc');
    edit(table, (G) => {
      G.players['0']!.cash = 9;
    });
    act(table, '0', 'useAsset', { space: 0 });
    quietly(table, ({ G }) => G.slot === 'dawn' || G.day === 2);
    expect(table.G.asked).toEqual({ 0: 'disc' });
  });

  test('EP-079 a night in which nobody acts has no second half', () => {
    const acting = (spend: boolean) => {
      const table = edit(night({ 0: 1 }), (G) => {
        G.manhunt = true;
        Object.assign(G.boards['1']!, { position: 0, cubes: { bottom: 2, red: 2, blue: 0 } });
      });
      act(table, '0', spend ? 'useDisc' : 'declineDisc');
      const told = story(table).length;
      quietly(table, ({ G }) => G.slot === 'dawn' || G.day === 2);
      return { table, settled: only(story(table).slice(told), 'settled').length };
    };
    const idle = acting(false);
    expect([idle.settled, boardOf(idle.table, '1').position]).toEqual([0, 0]);
    expect(acting(true).settled).toBeGreaterThan(0);
  });
});

describe('the end', () => {
  const last = ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'];

  test('EP-083 with no human left in the city the slot is settled, without Manhunt, and the game ends', () => {
    const table = edit(scene({ players: 2, day: 3, patrol: last, manhunt: true, stage: 'arrived', pawns: { 0: 'T09.exit' } }), (G) => {
      Object.assign(G.boards['1']!, { status: 'escaped', pawn: null });
      G.escapes = ['1'];
      G.players['0']!.cash = 20;
      G.boards['0']!.cubes = { bottom: 2, red: 2, blue: 0 };
    });
    act(table, '0', 'visit');
    const events = act(table, '0', 'exitChoice', { choice: 'escape' });
    expect(table.over).toBe(true);
    expect(only(events, 'settled')).toEqual([{ type: 'settled', seat: '0', change: 2, position: 2 }]);
    expect(table.G.result!.sheets['0']!.notoriety.position).toBe(2);
    expect(table.G.slot).toBe('morning');
  });

  test('EP-083 EP-250 EP-002 EP-261 otherwise it ends after dawn of day 3; who is still there is arrested and scores nothing', () => {
    const table = edit(scene({ day: 3, slot: 'evening', patrol: last, seat: '2' }), (G) => void (G.queue = []));
    quietly(table);
    expect([table.G.day, table.G.slot]).toEqual([3, 'dawn']);
    expect(Object.values(table.G.boards).map(({ status }) => status)).toEqual(['arrested', 'arrested', 'arrested']);
    expect(table.G.result).toMatchObject({ winners: [], scores: { 0: 0, 1: 0, 2: 0 } });
    expect(story(table).at(-1)).toEqual({ type: 'nobody-won' });
  });

  test('EP-081 only one seat is ever asked', () => {
    playOn(open(4), 'one', () => false, (table) => expect(Object.keys(table.G.asked).length).toBeLessThanOrEqual(1));
    expect(Object.keys(BY_PLAYERS)).toHaveLength(5);
  });

  test('EP-271 without Manhunt there is none', () => {
    const phases = new Set<string>();
    playOn(open(3, { manhunt: false }), 'none', () => false, (table) => table.over || phases.add(table.ctx.phase));
    expect([...phases].toSorted()).toEqual(['city', 'slot']);
  });

  test('EP-270 in the example city nobody places anything', () => {
    const table = open(3, { city: 'example' });
    expect(table.ctx.phase).toBe('slot');
    quietly(table);
    expect(only(story(table), 'tile-placed')).toEqual([]);
    expect(only(story(table), 'tile-laid')).toHaveLength(8);
    expect(table.G.city).toHaveLength(14);
  });
});
