import { describe, expect, test } from 'vitest';
import { total } from '../../games/rob-n-run/cards';
import { alarmValues, valueOf } from '../../games/rob-n-run/alarms';
import { SCENARIOS } from '../../games/rob-n-run/content/scenarios';
import { STATION } from '../../games/rob-n-run/content/station';
import { ALARMS, BUILDING_IDS, TOOLS, type RobNRun } from '../../games/rob-n-run/state';
import { act, edit, only, open, playAll, refused, shown, stock, type RobTable } from './scene';

/** A table before a raid, at which seat 0 is the Boss, with a change. */
function before(change: (G: RobNRun) => void = () => {}, options: Record<string, string> = {}): RobTable {
  return edit(open(4, options), (G) => {
    G.boss = '0';
    G.asked = { 0: 'target' };
    change(G);
  });
}

/** As if the car had come so far: cubes are on the alarms, or were bought off. */
function drive(G: RobNRun, car: number, levels: Partial<RobNRun['levels']>): void {
  G.car = car;
  for (const space of Object.keys(G.cubes)) if (Number(space) <= car) delete G.cubes[space];
  Object.assign(G.levels, levels);
}

describe('choosing a building', () => {
  test('RR-440 RR-166 RR-167 RR-169 RR-116 RR-343 the card room: both safes behind the screen, an informant, and the raid starts by itself', () => {
    const table = before();
    const safes = [...table.G.secret.faces['card-room']];
    const told = act(table, 'chooseBuilding', { building: 'card-room' });
    expect(told.map(({ type }) => type)).toEqual(['building-chosen', 'informant', 'raid-started']);
    expect(only(told, 'building-chosen')[0]).toMatchObject({ classes: [2, 1], count: 2 });
    expect(only(told, 'informant')).toEqual([{ type: 'informant', alarm: 'red' }]);
    expect(table.G.players['0']!.safes).toEqual(safes);
    expect(table.view(null).counts.buildings['card-room']).toEqual([]);
    expect(table.G.raid).toMatchObject({ building: 'card-room', safes: [2, 1], round: 1 });
    expect(table.G.asked).toEqual({ 0: 'brief' });
  });

  test('RR-165 RR-142 RR-100 the Boss takes any building with a safe, and no other', () => {
    const table = before((G) => stock(G, {}, 'as they are'));
    expect(table.choices('0', { Number: () => 0, Shuffle: (list) => list }).map(({ args }) => args.building)).toEqual([...BUILDING_IDS]);
    const emptied = before((G) => { G.secret.faces['savings-bank'] = []; });
    expect(refused(emptied, 'chooseBuilding', { building: 'savings-bank' })).toMatchObject({ reason: 'building-empty', rule: 'RR-165' });
    expect(refused(emptied, 'chooseBuilding', { building: 'card-room' }, '1')?.reason).toBe('kit:not-asked');
  });

  test('RR-442 RR-312 RR-165 RR-167 RR-169 with the option the Boss takes some of the safes, and no informant comes', () => {
    const table = before(() => {}, { safesPerRaid: 'choose' });
    const faces = [...table.G.secret.faces['card-room']];
    const told = act(table, 'chooseBuilding', { building: 'card-room', safes: [1] });
    expect(only(told, 'informant')).toEqual([]);
    expect(table.G.raid!.safes).toEqual([1]);
    expect(table.G.players['0']!.safes).toEqual([faces[1]]);
    expect(table.view(null).counts.buildings['card-room']).toEqual([2]);
    const fresh = before(() => {}, { safesPerRaid: 'choose' });
    for (const safes of [[2], [0, 0]]) expect(refused(fresh, 'chooseBuilding', { building: 'card-room', safes })?.reason).toBe('no-such-safe');
    expect(refused(fresh, 'chooseBuilding', { building: 'card-room', safes: [] })?.reason).toBe('kit:arguments');
    expect(refused(before(), 'chooseBuilding', { building: 'card-room', safes: [1] })).toMatchObject({ reason: 'all-safes', rule: 'RR-167' });
    // Later the rest can be taken, and may have got company.
    act(fresh, 'chooseBuilding', { building: 'card-room' });
    expect(fresh.G.raid!.safes).toEqual([2, 1]);
  });

  test('RR-170 RR-082 informants come in the scenario\'s order, and with all four out none comes', () => {
    const table = before((G) => { G.informants = ['red', 'green', 'white']; });
    expect(only(act(table, 'chooseBuilding', { building: 'card-room' }), 'informant')).toEqual([{ type: 'informant', alarm: 'yellow' }]);
    const full = before((G) => { G.informants = ['red', 'green', 'white', 'yellow']; });
    expect(only(act(full, 'chooseBuilding', { building: 'card-room' }), 'informant')).toEqual([]);
    expect(full.G.informants).toHaveLength(4);
  });

  test('RR-168 RR-502 RR-503 RR-176 nobody, the Boss included, sees the faces before the raid starts', () => {
    const table = before((G) => drive(G, 11, { red: 2 }));
    const safes = table.G.secret.faces['card-room'];
    act(table, 'chooseBuilding', { building: 'card-room' });
    expect(table.G.asked).toEqual({ 0: 'bribe' });
    for (const seat of ['0', '1', null]) for (const id of safes) expect(shown(table, seat)).not.toContain(id);
    expect(table.view(null).raid!.safes).toEqual([2, 1]);
    act(table, 'startRaid');
    for (const id of safes) expect(shown(table, '0')).toContain(id);
    for (const seat of ['1', null]) for (const id of safes) expect(shown(table, seat)).not.toContain(id);
  });
});

describe('paying informants', () => {
  const paying = () => edit(before((G) => {
    drive(G, 11, { red: 2, green: 0, white: 1 });
    G.informants = ['red', 'green'];
    G.treasury = 7;
  }), () => {});

  test('RR-441 RR-143 RR-172 RR-173 RR-101 three gold take a cube off; each informant once a preparation', () => {
    const table = paying();
    act(table, 'chooseBuilding', { building: 'card-room' });
    expect(table.G.informants).toEqual(['red', 'green', 'white']);
    expect(act(table, 'payInformant', { alarm: 'red' })).toEqual([{ type: 'informant-paid', seat: '0', alarm: 'red', level: 1, treasury: 4 }]);
    expect([table.G.treasury, table.G.levels.red]).toEqual([4, 1]);
    expect(refused(table, 'payInformant', { alarm: 'red' })).toMatchObject({ reason: 'paid-already', rule: 'RR-173' });
    expect(refused(table, 'payInformant', { alarm: 'green' })).toMatchObject({ reason: 'no-cube', rule: 'RR-173' });
    expect(refused(table, 'payInformant', { alarm: 'yellow' })).toMatchObject({ reason: 'informant-not-out', rule: 'RR-173' });
    expect(table.choices('0', { Number: () => 0, Shuffle: (list) => list }).map(({ move, args }) => [move, args.alarm])).toEqual([['payInformant', 'white'], ['startRaid', undefined]]);
    expect(table.G.silent).toBe(false);
    act(table, 'startRaid');
    expect(table.ctx.phase).toBe('hints');
  });

  test('RR-170 RR-172 RR-116 several may be paid, one that has just come too, until none can be', () => {
    const table = paying();
    act(table, 'chooseBuilding', { building: 'card-room' });
    act(table, 'payInformant', { alarm: 'white' });
    act(table, 'payInformant', { alarm: 'red' });
    expect(table.G.treasury).toBe(1);
    expect(table.ctx.phase).toBe('hints');
    const poor = edit(paying(), (G) => { G.treasury = 2; });
    act(poor, 'chooseBuilding', { building: 'card-room' });
    expect(poor.ctx.phase).toBe('hints');
  });

  test('RR-173 with less than three gold an informant is refused', () => {
    const table = edit(paying(), (G) => { G.treasury = 4; });
    act(table, 'chooseBuilding', { building: 'card-room' });
    act(table, 'payInformant', { alarm: 'white' });
    // One bar is left, so nobody can be paid, and the raid has started.
    expect(table.ctx.phase).toBe('hints');
    expect(table.ruleset.moves.payInformant!.refuse({ ...table.view('0'), raid: { ...table.G.raid!, paid: [] } }, { alarm: 'red' }, '0')).toMatchObject({ reason: 'no-gold', params: { cost: 3, treasury: 1 } });
  });
});

describe('the start of a raid', () => {
  test('RR-177 RR-178 RR-179 RR-081 RR-131 RR-163 RR-547 the six hints are shuffled, as many open as yellow says', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const table = open(4, {}, `hints-${i}`);
      act(table, 'chooseBuilding', { building: 'savings-bank' });
      const { hints } = table.view(null).raid!;
      expect(Object.keys(hints)).toEqual(['H03', 'H04', 'H01', 'H05', 'H09', 'H12']);
      const up = Object.entries(hints).filter(([, state]) => state === 'open').map(([hint]) => hint);
      expect(up).toHaveLength(3);
      expect(Object.values(hints).filter((state) => state === 'closed')).toHaveLength(3);
      for (const hint of up) seen.add(hint);
    }
    expect(seen.size).toBe(6);
    for (const { id, hints } of SCENARIOS) {
      const table = open(4, { scenario: id });
      act(table, 'chooseBuilding', { building: 'savings-bank' });
      expect(Object.keys(table.G.raid!.hints)).toEqual([...hints]);
    }
    const tight = before((G) => drive(G, 11, { yellow: 2 }));
    act(tight, 'chooseBuilding', { building: 'savings-bank' });
    expect(Object.values(tight.G.raid!.hints).filter((state) => state === 'open')).toHaveLength(2);
  });

  test('RR-180 RR-132 RR-549 each accomplice draws as many cards as green says, the Boss none', () => {
    const table = before((G) => drive(G, 11, { green: 1 }));
    act(table, 'chooseBuilding', { building: 'savings-bank' });
    expect(table.view(null).counts.hands).toEqual({ 0: 0, 1: 5, 2: 5, 3: 5 });
    expect(table.view(null).counts.deck).toBe(61 - 15);
  });

  test('RR-181 RR-102 round 1 begins with the hint phase, and nothing lies there', () => {
    const table = before();
    act(table, 'chooseBuilding', { building: 'savings-bank' });
    expect(table.ctx.phase).toBe('hints');
    expect(table.G.raid).toMatchObject({ round: 1, notes: [], sorted: [], bags: 0, passes: 0 });
    expect(TOOLS.every((tool) => table.G.raid!.rows[tool] === 0)).toBe(true);
    expect(total(table.G.players['0']!.pile) + total(table.G.secret.middle)).toBe(0);
  });

  test('RR-130 RR-135 RR-039 a level is read off the side for the number of players, and stays in a raid', () => {
    for (const players of [2, 3, 4, 5]) {
      const { G } = open(players);
      for (const alarm of ALARMS)
        for (let level = 0; level <= 4; level++) {
          const levels = { ...G.levels, [alarm]: level };
          expect(valueOf({ numPlayers: players, levels }, alarm)).toBe(STATION[players]![alarm][level]);
        }
    }
    expect(alarmValues({ numPlayers: 4, levels: { yellow: 4, green: 1, white: 2, red: 3 } })).toEqual({ openHints: 1, handSize: 5, middleSize: 4, wrongAllowed: 2 });
    const table = open(4, {}, 'stays');
    act(table, 'chooseBuilding', { building: 'savings-bank' });
    const { levels } = table.G;
    act(table, 'endHints');
    while (table.ctx.phase === 'accomplices') playAll(table, [(Object.entries(table.G.players[table.asked[0]!]!.hand).find(([, n]) => n > 0)![0]) as 'ram']);
    expect(table.G.levels).toEqual(levels);
  });
});
