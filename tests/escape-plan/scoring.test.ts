import { describe, expect, test } from 'vitest';
import { ranking, scoreOf, soloRank, totalOf } from '../../games/escape-plan/escape/scoring';
import type { Board, EscapePlan, PlaceId, Private } from '../../games/escape-plan/state';
import { act, contact, edit, only, scene, story, visiting, type EscapePlanTable } from './play';

const LAST = ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'];

/** A board of somebody who has escaped, with nothing that scores but what is given. */
function score(board: Partial<Board> = {}, own: Partial<Private> = {}, visited: PlaceId[] = []) {
  const table = edit(scene({ boards: { 0: { status: 'escaped', pawn: null, ...board } }, own: { 0: { cash: 0, plan: 'P1', ...own } } }), (G) => {
    for (const place of visited) G.displays[place].plain.push('0');
  });
  return scoreOf(table.G, '0', table.G.players['0']!);
}
const contacts = (count: number) => Array.from({ length: 5 }, (_, i) => (i < count ? contact(['medic-1', 'medic-2', 'medic-3', 'driver-1', 'driver-2'][i]!, i % 2 === 0) : null));

describe('scoring', () => {
  test('EP-372 EP-251 the worked example: out through the open Exit, and the reckoning comes to 488', () => {
    const table = edit(visiting('T09.exit', {
      players: 2, day: 3, patrol: LAST,
      boards: {
        0: {
          contacts: [...contacts(4)], handcuffs: 1, wounds: { green: 1, red: 2 }, position: 4,
          assets: [{ asset: 'extra_action', used: true }, { asset: 'heal', used: true }, { asset: 'move_swat', used: false }, null, null],
          items: [{ kind: 'kept', stack: 'black' }, { kind: 'kept', stack: 'A' }, null, null, null],
        },
        // The match ends with the only one who is still there.
        1: { status: 'arrested', pawn: null },
      },
      own: { 0: { plan: 'P1', cash: 6, kept: [{ space: 0, value: 100 }, { space: 1, value: 40 }] } },
    }), (G) => {
      for (const place of ['gym', 'cinema', 'casino', 'safehouse2'] as const) G.displays[place].plain.push('0');
    });
    act(table, '0', 'visit');
    act(table, '0', 'exitChoice', { choice: 'escape' });
    const sheet = table.G.result!.sheets['0']!;
    expect(sheet).toMatchObject({
      escaped: true, cash: 6, lockers: [100], exits: [40], contacts: { count: 4, value: 65 }, assets: 27,
      wounds: { count: 2, value: -30 }, handcuffs: { count: 1, value: -30 }, notoriety: { position: 4, value: -15 }, total: 488, rank: 1,
    });
    expect(sheet.places.reduce((sum, { amount }) => sum + amount, 0)).toBe(325);
    expect(table.G.result).toMatchObject({ winners: ['0'], scores: { 0: 488, 1: 0 } });
  });

  test('EP-252 cash left', () => expect(score({}, { cash: 13 }).total).toBe(13));

  test('EP-253 EP-150 amounts at visited places, none where the plan shows Income', () => {
    expect(score({}, {}, ['gym', 'bar']).places).toEqual([{ place: 'gym', amount: 70 }]);
    expect(score({}, {}, ['gym', 'bar']).total).toBe(70);
  });

  test('EP-254 EP-255 Locker and Exit tiles by their values', () => {
    const sheet = score({ items: [{ kind: 'kept', stack: 'brown' }, { kind: 'kept', stack: 'B' }, { kind: 'kept', stack: 'green' }, null, null] }, { kept: [{ space: 0, value: 140 }, { space: 1, value: 70 }, { space: 2, value: 0 }] });
    expect([sheet.lockers, sheet.exits, sheet.total]).toEqual([[140, 0], [70], 210]);
  });

  test('EP-256 uncovered Contacts, up or down', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => score({ contacts: contacts(count) }).total)).toEqual([0, 5, 15, 35, 65, 100]);
    expect(score({ contacts: contacts(5), handcuffs: 2 }).contacts).toEqual({ count: 3, value: 35 });
  });

  test('EP-257 EP-213 EP-324 used Assets by their space, unused ones nothing', () => {
    expect([0, 1, 2, 3, 4].map((space) => score({ assets: [0, 1, 2, 3, 4].map((i) => (i === space ? { asset: 'heal' as const, used: true } : null)) }).total)).toEqual([15, 12, 9, 6, 3]);
    expect(score({ assets: [{ asset: 'heal', used: false }, null, null, null, null] }).total).toBe(0);
  });

  test('EP-258 EP-259 red cubes and Handcuffs', () => {
    expect(score({ wounds: { green: 0, red: 3 } }).total).toBe(-45);
    expect(score({ handcuffs: 5 }).total).toBe(-150);
    expect(Object.is(score().wounds.value, 0)).toBe(true);
  });

  test('EP-260 the Notoriety position', () => {
    expect(Array.from({ length: 13 }, (_, position) => score({ position }).total)).toEqual([0, 0, -5, -10, -15, -20, -25, -30, -40, -50, -60, -75, -90]);
  });

  test('EP-250 EP-002 who has not escaped scores nothing', () => {
    const table = scene({ boards: { 0: { status: 'arrested', pawn: null } }, own: { 0: { cash: 30 } } });
    expect(scoreOf(table.G, '0', table.G.players['0']!)).toMatchObject({ escaped: false, total: 0 });
  });

  test('EP-251 what one would score, were one out now, can be told before', () => {
    const table = scene({ own: { 0: { cash: 9 } }, boards: { 0: { position: 3 } } });
    const sheet = scoreOf(table.view('0'), '0', table.view('0').players['0']!);
    expect([sheet.total, totalOf(sheet)]).toEqual([0, -1]);
  });

  test('EP-261 the highest score wins; ties go to the lower Notoriety, then to the earlier escape', () => {
    const open = (cash: number[], positions: number[], escapes: string[]) => {
      const table = edit(scene({ players: 3 }), (G) => {
        cash.forEach((amount, i) => (G.players[String(i)]!.cash = amount));
        positions.forEach((position, i) => (G.boards[String(i)]!.position = position));
        for (const seat of escapes) Object.assign(G.boards[seat]!, { status: 'escaped', pawn: null });
        G.escapes = escapes;
      });
      return ranking(table.G, Object.fromEntries(['0', '1', '2'].map((seat) => [seat, scoreOf(table.G, seat, table.G.players[seat]!)])));
    };
    expect(open([10, 30, 20], [0, 0, 0], ['0', '1', '2'])).toEqual(['1', '2', '0']);
    // 25 at position 2 and 20 at position 1 are 20 points each.
    expect(open([25, 20, 0], [2, 1, 0], ['0', '1'])).toEqual(['1', '0']);
    expect(open([20, 20, 20], [1, 1, 1], ['2', '0', '1'])).toEqual(['2', '0', '1']);
    expect(open([99, 5, 0], [0, 0, 0], ['1'])).toEqual(['1']);
  });

  test('EP-291 the titles of the solo game', () => {
    expect([-20, 0, 249, 250, 349, 350, 449, 450, 600].map(soloRank)).toEqual([
      'pettyThief', 'pettyThief', 'pettyThief', 'professional', 'professional', 'mastermind', 'mastermind', 'legend', 'legend',
    ]);
  });
});

describe('the result', () => {
  /** The last one in the city leaves with so much cash. */
  const leave = (players: number, cash: number, change: (G: EscapePlan) => void = () => undefined): EscapePlanTable => {
    const table = edit(visiting('T09.exit', { players, day: 3, patrol: LAST, own: { 0: { cash, plan: 'P1' } } }), (G) => {
      for (const seat of Object.keys(G.boards).filter((each) => each !== '0')) Object.assign(G.boards[seat]!, { status: 'arrested', pawn: null });
      change(G);
    });
    act(table, '0', 'visit');
    act(table, '0', 'exitChoice', { choice: 'escape' });
    return table;
  };

  test('EP-262 EP-390 at the end everything is shown: plans, cash, kept tiles, and what lay in decks and box', () => {
    const table = leave(3, 12, (G) => {
      G.boards['0']!.items[0] = { kind: 'kept', stack: 'black' };
      G.players['0']!.kept = [{ space: 0, value: 100 }];
      G.secret.arrested['1'] = { plan: G.players['1']!.plan, cash: 3 };
      G.players['1'] = { plan: null, cash: 0, kept: [], drawn: [] };
    });
    const { shown, sheets, winners } = table.view(null).result!;
    expect(shown.players['0']).toMatchObject({ plan: 'P1', cash: 12, kept: [{ space: 0, value: 100 }] });
    expect(shown.players['1']).toMatchObject({ cash: 3 });
    expect(shown.players['1']!.plan).toMatch(/^P\d$/);
    for (const zone of ['contactDeck', 'cityDeck', 'patrolDeck', 'removedPatrol', 'stacks', 'plans', 'tileBox', 'inspectorDeck'] as const) expect(shown.secret[zone]).toBeDefined();
    expect([winners, sheets['0']!.rank, sheets['1']!.rank, sheets['0']!.escaped]).toEqual([['0'], 1, null, true]);
    expect(only(story(table), 'won')).toEqual([{ type: 'won', seat: '0', total: 112 }]);
  });

  test('EP-291 EP-288 alone: a title, or a loss', () => {
    expect(leave(1, 400).G.result).toMatchObject({ solo: 'mastermind', winners: ['0'] });
    expect(leave(1, 20).G.result).toMatchObject({ solo: 'pettyThief' });
    const lost = edit(visiting('S2.gang', { players: 1, day: 3, slot: 'dawn', patrol: LAST }), (G) => void (G.queue = []));
    act(lost, '0', 'visit');
    act(lost, '0', 'endTurn');
    expect(lost.G.result).toMatchObject({ solo: null, winners: [], scores: { 0: 0 } });
    expect('solo' in leave(2, 5).G.result!).toBe(false);
  });
});
