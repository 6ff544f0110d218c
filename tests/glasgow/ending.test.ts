import { describe, expect, test } from 'vitest';
import { nextRoom } from '../../games/glasgow/monopoly';
import { areaAt } from '../../games/glasgow/train';
import type { Token } from '../../games/glasgow/state';
import { act, only, own, refused, scene, viewOf, type Scene } from './scene';

const plans = (made: Scene): Scene => made.plans('p1-1', 'p2-1', 'p3-1', 'p4-4', 'p5-1');

describe('the train', () => {
  test('GT-150 the head moves n sleepers towards London', () => {
    const table = scene((made) => plans(made).hand('operator', 'O14'));
    act(table, 'playMove', { card: 'O14' });
    expect(table.G.head).toBe(3);
    expect([0, 1, 8, 9, 84, 85].map(areaAt)).toEqual([undefined, 'depot', 'depot', 'tractor', 'bridge', undefined]);
  });

  test('GT-152 after every advance a missed plan or a departed train is tested', () => {
    const rest = scene((made) => { plans(made).G.head = 16; });
    act(rest, 'rest');
    expect(rest.G.result!.cause).toBe('missedPlan');
    const penalty = scene((made) => { plans(made).contingencies(['k05'], [2]).G.head = 14; });
    act(penalty, 'rest');
    expect(penalty.G.result).toMatchObject({ cause: 'missedPlan', head: 18 });
    const plan = scene((made) => {
      made.plans('p4-1', 'p5-1').resolved(3).at({ hunter: 'N8' });
      made.G.head = 71;
    }, 'coordinator');
    act(plan, 'resolvePlan', { use: [] });
    expect([plan.G.head, plan.over]).toEqual([75, false]);
  });
});

describe('victory and the five defeats', () => {
  test('GT-300 GT-308 GT-340 won with the fifth plan, the train’s head still on the Bridge', () => {
    const table = scene((made) => {
      plans(made).resolved(4).at({ hunter: 'N8', fred: 'S8' }).give({ hunter: ['rope'], fred: ['gloves', 'balaclava'] }).contingencies(['k05']);
      // Head on the second sleeper of the Bridge, body still in Signal Box.
      made.supply(6).G.head = 73;
    });
    const told = act(table, 'resolvePlan', {
      use: [{ character: 'hunter', tool: 'rope' }, { character: 'fred', tool: 'gloves' }, { character: 'fred', tool: 'balaclava' }],
    });
    expect(table.G.result).toEqual({
      winners: ['0', '1'], won: true, cause: null, plansResolved: 5, head: 73, turns: 1, loss: null,
      margin: { sleepers: 11, fingerprints: 6, contingencies: 1 },
    });
    expect(table.ctx.gameover).toEqual(table.G.result);
    expect(only(told, 'escaped')).toEqual([{ type: 'escaped', sleepers: 11, fingerprints: 6, contingencies: 1 }]);
    expect(table.G.result).not.toHaveProperty('scores');
  });

  test('GT-301 GT-308 a defeat is immediate, shared, and says why', () => {
    const table = scene((made) => plans(made).hand('operator', 'O19').G.head = 14);
    const told = act(table, 'playMove', { card: 'O19' });
    expect(table.G.result).toMatchObject({ winners: [], won: false, cause: 'missedPlan', plansResolved: 0, head: 18, margin: null });
    expect([table.asked, table.G.doing]).toEqual([[], null]);
    expect(only(told, 'missed-plan')).toEqual([{ type: 'missed-plan', plan: 1, area: 'tractor', last: 17, head: 18 }]);
    expect(refused(table, 'rest', {}, 'operator')).toMatchObject({ reason: 'kit:game-over' });
  });

  test('GT-302 GT-307 missedPlan: the train has left the area of an unresolved plan', () => {
    const late = (head: number) => {
      const table = scene((made) => { plans(made).resolved(1).G.head = head; });
      act(table, 'rest');
      return table.G.result;
    };
    expect(late(33)).toBeUndefined();
    expect(late(34)).toMatchObject({ cause: 'missedPlan', plansResolved: 1, loss: { plan: 2, area: 'lake', last: 35 } });
  });

  test('GT-303 noFingerprints: one is due for a card or for the bag, and there is none', () => {
    const card = scene((made) => made.supply(2).G.monopoly = 'dining');
    act(card, 'rest');
    expect(card.G.result).toMatchObject({ cause: 'noFingerprints', loss: { source: 'monopoly', needed: 3, supply: 2 } });
    const bag = scene((made) => made.supply(1).contingencies(['k05'], [3]));
    const told = act(bag, 'rest');
    expect(bag.G.result).toMatchObject({ cause: 'noFingerprints', loss: { source: 'contingencies', needed: 2, supply: 1 } });
    expect(only(told, 'no-fingerprints')).toMatchObject([{ source: 'contingencies', needed: 2, supply: 1 }]);
  });

  test('GT-304 arrest: a character gets a second fingerprint', () => {
    const table = scene((made) => made.marks('kane').G.monopoly = 'dining');
    const told = act(table, 'rest');
    expect(table.G.result).toMatchObject({ cause: 'arrest', loss: { characters: ['kane'], source: 'monopoly' } });
    expect(only(told, 'arrest')).toMatchObject([{ character: 'kane', source: 'monopoly' }]);
  });

  test('GT-305 fifthContingency: a card has to be taken while all four tokens are out', () => {
    const table = scene((made) => made.contingencies(['k01', 'k02', 'k05', 'k08']));
    act(table, 'rest');
    expect(table.G.result!.cause).toBe('fifthContingency');
    const three = scene((made) => made.contingencies(['k01', 'k02', 'k05']));
    act(three, 'rest');
    expect(three.over).toBe(false);
  });

  test('GT-306 GT-307 trainGone: the head has passed the last sleeper of the Bridge', () => {
    const end = (resolved: 3 | 4, head: number) => {
      const table = scene((made) => { plans(made).resolved(resolved).G.head = head; });
      act(table, 'rest');
      return table.G.result;
    };
    expect(end(4, 82)).toBeUndefined();
    expect(end(4, 83)).toMatchObject({ cause: 'trainGone', head: 85, loss: { last: 84 } });
    // Plan 4 of this game lies on the Bridge as well.
    expect(end(3, 83)).toMatchObject({ cause: 'trainGone', plansResolved: 3 });
  });
});

describe('rulings', () => {
  test('GT-333 GT-334 the token looks from the next room on, and may come back after a full lap', () => {
    const next = (card: string, change: (made: Scene) => void = () => {}) => {
      const table = scene((made) => {
        made.G.monopoly = 'dining';
        made.at({ ben: 'dining', kane: 'lounge', dina: 'pantry', cole: 'lounge', rocco: 'lounge', abel: 'pantry', marlo: 'N1', tess: 'N2', iris: 'pantry' });
        made.nextMonopoly(card);
        change(made);
      });
      return only(act(table, 'rest'), 'monopoly-card')[0]!;
    };
    expect(next('m-red-1')).toMatchObject({ room: 'lounge', moved: true });
    expect(next('m-grey-1')).toMatchObject({ room: 'pantry', moved: true });
    // Ben, a coordinator, is the only blue one left in the house.
    expect(next('m-blue-1')).toMatchObject({ from: 'dining', room: 'dining', moved: true });
    expect(next('m-red-1', (made) => made.at({ kane: 'N3', rocco: 'N4', cole: 'dining' }))).toMatchObject({ room: 'dining' });
  });

  test('GT-333 with nobody of the colour, or no card left, the token stays', () => {
    const empty = scene((made) => { made.G.monopolyGone.push(...made.G.secret.monopolyDeck.splice(0)); });
    expect(only(act(empty, 'rest'), 'monopoly-card')).toEqual([]);
    expect(empty.G.monopoly).toBe('kitchen');
    const places = { ...scene().G.places, dina: 'N1', iris: 'N2', abel: 'N3' };
    expect(nextRoom({ places, monopoly: 'kitchen' }, 'grey')).toBeUndefined();
  });

  test('GT-335 several due at once: arrest first, else too few, and none is moved', () => {
    const both = scene((made) => made.marks('ben').supply(1).G.monopoly = 'dining');
    act(both, 'rest');
    expect(both.G.result).toMatchObject({ cause: 'arrest' });
    const few = scene((made) => made.supply(1).G.monopoly = 'dining');
    act(few, 'rest');
    expect(few.G.result).toMatchObject({ cause: 'noFingerprints' });
    expect([few.G.supply, few.G.cards.ben!.fingerprint]).toEqual([1, false]);
  });

  test('GT-337 with the contingency deck empty there is no card, no token, no defeat', () => {
    const deckless = (cards: string[]) => {
      const table = scene((made) => {
        made.contingencies(cards);
        made.G.contingenciesGone.push(...made.G.secret.contingencyDeck.splice(0));
      });
      const told = act(table, 'rest');
      expect(only(told, 'contingency-drawn')).toEqual([]);
      return table;
    };
    expect(own(deckless(['k01']), 'operator').contingencies).toEqual(['k01']);
    expect(deckless(['k01', 'k02', 'k05', 'k08']).over).toBe(false);
  });

  test('GT-338 a plan with a missing operator is not attempted; the loss comes when the train leaves', () => {
    const table = scene((made) => {
      plans(made).hand('coordinator', 'C01');
      made.G.head = 16;
    }, 'coordinator');
    expect(refused(table, 'resolvePlan', { use: [] })).toMatchObject({ reason: 'colour-missing' });
    expect(table.over).toBe(false);
    act(table, 'playMove', { card: 'C01' });
    expect(table.over).toBe(false);
    act(table, 'stopMoving');
    act(table, 'rest');
    expect(table.G.result).toMatchObject({ cause: 'missedPlan' });
  });

  test('GT-339 the time of one plan can carry the train past the next one’s area, here the Bridge', () => {
    const passed = scene((made) => {
      made.plans('p4-4', 'p5-1').resolved(3).at({ hunter: 'N8' });
      made.G.head = 82;
    }, 'coordinator');
    act(passed, 'resolvePlan', { use: [] });
    expect(passed.G.result).toMatchObject({ cause: 'trainGone', head: 86, plansResolved: 4 });
  });

  test('GT-527 at the end hands, plans, contingencies, hideouts and skills are open, decks and box are not', () => {
    const table = scene((made) => {
      plans(made).hand('coordinator', 'C01').hand('operator', 'O02').contingencies(['k01']).coordinator('ben-2').tile(1, 'red-1');
      made.G.head = 16;
    });
    expect(viewOf(table, null).revealed).toBeNull();
    act(table, 'rest');
    const { revealed } = viewOf(table, null);
    expect(revealed).toMatchObject({
      hands: { coordinator: ['C01'], operator: ['O02'] }, plans: ['p1-1', 'p2-1', 'p3-1', 'p4-4', 'p5-1'], contingencies: ['k01'],
      coordinatorCards: { ben: 'ben-2' },
    });
    expect(revealed!.tiles[0]).toBe('red-1');
    const shown = JSON.stringify(viewOf(table, 'operator'));
    const hidden: Token[] | string[] = [...table.G.secret.decks.coordinator, ...table.G.secret.box.operator, ...table.G.secret.planBox, ...table.G.secret.monopolyDeck];
    expect(hidden.filter((card) => shown.includes(`"${card}"`))).toEqual([]);
  });
});
