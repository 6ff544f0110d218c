import { describe, expect, test } from 'vitest';
import { ruleset } from '../../games/escape-plan/game';
import type { EscapePlan } from '../../games/escape-plan/state';
import { open, playOn, quietly, scene, visiting } from './play';

describe('EP-400 EP-401 EP-402 EP-403 EP-404 EP-405 EP-406 EP-407 EP-408 EP-409 EP-410 EP-411 EP-412 EP-413 EP-414 EP-415 EP-416 whole games by legal choices at random', () => {
  for (const players of [1, 2, 3, 4, 5])
    for (const options of [{}, { city: 'example' }, { manhunt: false }] as Record<string, string | boolean>[])
      test(`${players} players, ${JSON.stringify(options)}`, () => {
        const table = open(players, options, `whole-${players}`);
        const moves = playOn(table, `whole-${players}`, undefined, ({ G }) => {
          const broken = ruleset.invariants(G);
          if (broken.length > 0) throw new Error(broken.join('; '));
        });
        expect(moves).toBeLessThan(ruleset.longest(players));
        expect(table.G.result).toBeDefined();
      });

  test('EP-083 EP-416 EP-250 the quiet choices of an absent player end the game as well', () => {
    for (const players of [1, 2, 5]) {
      const table = quietly(open(players, {}, 'away'));
      expect(table.over).toBe(true);
      for (const board of Object.values(table.G.boards)) expect(board.status).not.toBe('city');
    }
  });
});

describe('the invariants see what is wrong', () => {
  const flaw = (G: EscapePlan, change: (G: EscapePlan) => void): string[] => {
    const broken = structuredClone(G);
    change(broken);
    return [...new Set(ruleset.invariants(broken).map((words) => words.slice(0, 6)))];
  };
  const day = quietly(open(2, {}, 'flaws'), ({ G }) => G.day === 2 && G.turn !== null).G;
  const finds = (rule: string, change: (G: EscapePlan) => void): void => expect(flaw(day, change)).toContain(rule);

  test('EP-400 EP-401 EP-402 officers and cubes', () => {
    expect(flaw(day, () => undefined)).toEqual([]);
    finds('EP-400', (G) => void (G.officerSupply.swat += 1));
    finds('EP-400', (G) => { G.officers.S1 = ['swat', 'swat']; G.officerSupply.swat = 10; });
    finds('EP-401', (G) => void (G.boards['0']!.wounds.red += 1));
    finds('EP-401', (G) => void (G.inspector!.cubes.blue += 1));
    finds('EP-402', (G) => void G.displays.bar.plain.push('0'));
    finds('EP-402', (G) => void (G.inspector!.income -= 1));
  });

  test('EP-403 EP-404 EP-405 EP-406 EP-407 cards, tiles and tokens', () => {
    finds('EP-403', (G) => void G.contacts.pop());
    finds('EP-403', (G) => void G.contactBox.push('fence-1'));
    finds('EP-404', (G) => void G.secret.stacks.black.pop());
    finds('EP-404', (G) => void (G.boards['1']!.items[0] = { kind: 'kept', stack: 'A' }));
    finds('EP-405', (G) => void (G.equipment.hat -= 1));
    finds('EP-405', (G) => void G.fixers.pop());
    finds('EP-405', (G) => void (G.players['0']!.plan = G.players['1']!.plan));
    finds('EP-406', (G) => void (G.boards['0']!.keys[0] = 'up'));
    finds('EP-407', (G) => void (G.gas -= 1));
    finds('EP-407', (G) => void (G.boards['0']!.discs = 3));
    finds('EP-407', (G) => void (G.gangBox += 1));
  });

  test('EP-408 EP-409 EP-410 EP-411 EP-412 boards', () => {
    finds('EP-408', (G) => void G.boards['0']!.assetBox.push('heal'));
    finds('EP-409', (G) => {
      G.boards['0']!.contacts[4] = { kind: 'asset', asset: 'master_key' };
      G.boards['0']!.handcuffs = 1;
    });
    finds('EP-409', (G) => void (G.boards['0']!.handcuffs = 6));
    finds('EP-410', (G) => void (G.displays.bar.closed = !G.displays.bar.closed));
    finds('EP-411', (G) => void (G.gangs['S2.gang'] = { members: 2, control: '0' }));
    finds('EP-412', (G) => void (G.players['0']!.cash = -1));
    finds('EP-412', (G) => void (G.boards['0']!.position = 13));
  });

  test('EP-413 EP-414 EP-415 EP-416 city, Patrol and seats', () => {
    finds('EP-413', (G) => void (G.boards['0']!.pawn = 'S1#0'));
    finds('EP-413', (G) => {
      for (const seat of ['0', '1']) G.boards[seat]!.pawn = 'S2.gang';
    });
    finds('EP-414', (G) => void G.city.pop());
    finds('EP-414', (G) => void (G.city.at(-1)!.q += 9));
    finds('EP-414', (G) => void Object.assign(G.city[1]!, { q: 0, r: 0 }));
    finds('EP-415', (G) => void G.patrol.pop());
    finds('EP-415', (G) => void (G.patrol = ['PC1', 'PC1', 'PC2', 'PC3']));
    finds('EP-416', (G) => void G.queue.push(Object.keys(G.asked)[0]!));
    finds('EP-416', (G) => void (G.boards['0']!.status = 'escaped'));
  });

  test('EP-411 EP-413 a Visit in the middle is no fault', () => {
    const table = visiting('S2.store');
    expect(flaw(table.G, () => undefined).filter((rule) => ['EP-411', 'EP-413'].includes(rule))).toEqual([]);
    expect(scene().G.turn).not.toBeNull();
  });
});
