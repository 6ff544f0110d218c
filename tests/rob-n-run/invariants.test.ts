import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { byChance, playOut } from '../../games/kit/play';
import { standIn } from '../../games/rob-n-run/absent';
import { MOST_RAIDS, MOST_ROUNDS } from '../../games/rob-n-run/content/numbers';
import { ruleset } from '../../games/rob-n-run/game';
import type { Card, RobNRun } from '../../games/rob-n-run/state';
import { act, open, raid, T, withHint, type RobTable } from './scene';

/** Takes cards of a kind out of the deck. */
function takeOut(G: RobNRun, kind: Card, count: number): void {
  for (let n = 0; n < count; n++) G.secret.deck.splice(G.secret.deck.indexOf(kind), 1);
}

/** Which rules an edited state breaks. */
function breaks(change: (G: RobNRun) => void, table: RobTable = raid({ ...T, turn: '1', trash: { ram: 1 }, middle: { 2: { acid: 1 } } })): string[] {
  const G = structuredClone(table.G);
  expect(ruleset.invariants(G)).toEqual([]);
  change(G);
  return [...new Set(ruleset.invariants(G).map((words) => words.split(':')[0]!))];
}

describe('whole games by legal choices at random', () => {
  test.each(['1', '2', '3', '4', '5', '6'])('RR-540 RR-541 RR-542 RR-543 RR-548 RR-550 RR-553 RR-110 scenario %s: every state holds', (scenario) => {
    for (let game = 0; game < 8; game++) {
      const table = open(2 + (game % 4), { scenario, safesPerRaid: game % 3 ? 'all' : 'choose' }, `${scenario}-${game}`);
      const moves = playOut(table, () => byChance, seededChance(`${scenario}-${game}`), ({ before }) => {
        expect(ruleset.invariants(table.G)).toEqual([]);
        expect(table.G.officer).toBeGreaterThanOrEqual(before.G.officer);
        expect(Object.keys(table.G.asked).length).toBe(table.over ? 0 : 1);
      });
      expect(moves).toBeLessThan(ruleset.longest(5));
      expect(table.G.raids).toBeLessThanOrEqual(MOST_RAIDS);
      expect(table.G.lastRaid!.rounds).toBeLessThanOrEqual(MOST_ROUNDS);
    }
  });

  test('RR-114 RR-113 what is played for seats whose players are away ends every match', () => {
    for (let game = 0; game < 8; game++) {
      const table = open(2 + (game % 4), { scenario: String(1 + (game % 6)) }, `away-${game}`);
      let rounds = 0;
      playOut(table, (seat) => () => standIn(table.view(seat), table.ctx.phase, seat)!, seededChance('away'), () => {
        rounds = Math.max(rounds, table.G.raid?.round ?? 0);
      });
      expect(table.over).toBe(true);
      expect(rounds).toBeGreaterThan(1);
    }
  });
});

describe('a broken state is noticed', () => {
  test('RR-540 a card too many or too few', () => {
    expect(breaks((G) => { G.players['1']!.hand.ram += 1; })).toEqual(['RR-540']);
    expect(breaks((G) => { G.secret.trash.ram -= 1; })).toEqual(['RR-540']);
    expect(breaks((G) => { G.raid!.bags = 1; })).toEqual(['RR-540']);
    expect(breaks((G) => { G.players['0']!.drawn = { acid: 1 }; })).toContain('RR-540');
  });

  test('RR-541 RR-543 a safe in two places, a crowded building', () => {
    expect(breaks((G) => { G.scored.push(G.secret.faces['savings-bank'][0]!); })).toEqual(['RR-541']);
    expect(breaks((G) => { G.secret.faces['savings-bank'].push('s1-04', 's1-11', 's1-02', 's1-05'); })).toContain('RR-543');
    expect(breaks((G) => { G.players['0']!.safes.pop(); })).toContain('RR-543');
  });

  test('RR-542 gold below none or above twenty', () => {
    expect(breaks((G) => { G.treasury = -1; })).toEqual(['RR-542']);
    expect(breaks((G) => { G.treasury = 21; })).toEqual(['RR-542']);
  });

  test('RR-544 RR-545 rows longer than the need, nothing missing, too large a pile', () => {
    expect(breaks((G) => { G.raid!.rows.jackhammer = 3; })).toContain('RR-544');
    expect(breaks((G) => { G.raid!.rows = { dynamite: 0, ram: 1, jackhammer: 2, torch: 1, idcard: 1, stethoscope: 0, acid: 2 }; })).toContain('RR-544');
    expect(breaks((G) => { G.players['0']!.pile.stethoscope = 3; })).toContain('RR-545');
  });

  test('RR-546 the middle is full, or not empty in another phase', () => {
    expect(breaks((G) => { G.secret.middle.torch = 2; })).toContain('RR-546');
    // Three cards that seats have played, in a middle for three.
    expect(breaks((G) => { takeOut(G, 'torch', 2); G.secret.middle.torch = 2; G.players['3']!.played[1]!.torch = 2; })).toEqual(['RR-546']);
    expect(breaks((G) => { G.secret.middle.torch = 1; }, raid(T))).toContain('RR-546');
  });

  test('RR-547 five hints, or another than the scenario\'s', () => {
    expect(breaks((G) => { delete G.raid!.hints.H03; })).toEqual(['RR-547']);
    expect(breaks((G) => { delete G.raid!.hints.H03; G.raid!.hints.H16 = 'open'; })).toEqual(['RR-547']);
  });

  test('RR-548 cubes lost, behind the car, or more than there are', () => {
    expect(breaks((G) => { delete G.cubes['6']; G.cubes['4'] = ['red']; })).toEqual(['RR-548']);
    expect(breaks((G) => { G.cubes['6'] = ['red', 'red']; })).toEqual(['RR-548']);
    expect(breaks((G) => { G.levels.red = 1; })).toEqual(['RR-548']);
    expect(breaks((G) => { delete G.cubes['6']; })).toEqual(['RR-548']);
    expect(breaks((G) => { G.levels.red = 5; })).toContain('RR-548');
  });

  test('RR-549 RR-526 the Boss has a hand, or somebody something private outside of a raid', () => {
    expect(breaks((G) => { G.players['0']!.hand.torch = 1; G.secret.deck.splice(G.secret.deck.indexOf('torch'), 1); })).toEqual(['RR-549']);
    expect(breaks((G) => { G.players['1']!.hand.torch = 1; G.secret.deck.splice(G.secret.deck.indexOf('torch'), 1); }, open()).toSorted()).toEqual(['RR-526', 'RR-549']);
  });

  test('RR-550 the officer on the car, the car beyond C, a terminal without an end', () => {
    expect(breaks((G) => { G.officer = 5; })).toEqual(['RR-550']);
    expect(breaks((G) => { G.car = 16; G.cubes = {}; })).toContain('RR-550');
    expect(breaks((G) => { G.car = 13; G.cubes = {}; })).toEqual(['RR-550']);
  });

  test('RR-551 more passes than hands', () => {
    expect(breaks((G) => { G.raid!.passes = 4; })).toEqual(['RR-551']);
  });

  test('RR-552 a note in the wrong hands', () => {
    const table = withHint('H14');
    act(table, 'useHint', { hint: 'H14', safe: 0, seat: '3' });
    expect(breaks((G) => { G.players['2']!.notes = G.players['3']!.notes; }, table)).toEqual(['RR-552']);
    expect(breaks((G) => { G.raid!.notes.push(G.players['3']!.notes[0]!); }, table)).toEqual(['RR-552']);
  });

  test('RR-553 RR-124 RR-110 too many rounds or raids, talk in a raid, two seats asked', () => {
    expect(breaks((G) => { G.raids = 17; })).toEqual(['RR-553']);
    expect(breaks((G) => { G.raid!.round = 16; })).toContain('RR-553');
    expect(breaks((G) => { G.silent = false; })).toEqual(['RR-124']);
    expect(breaks((G) => { G.asked = { 1: 'act', 2: 'act' }; })).toContain('RR-110');
  });

  test('RR-250 RR-508 RR-262 a needed card in the pile, or plays that do not match', () => {
    expect(breaks((G) => { G.players['0']!.pile = { ...G.players['0']!.pile, dynamite: 0, acid: 1 }; })).toContain('RR-250');
    expect(breaks((G) => { G.players['1']!.played.pop(); })).toContain('RR-508');
    expect(breaks((G) => { G.players['1']!.played[0]!.torch = 1; })).toContain('RR-262');
  });
});
