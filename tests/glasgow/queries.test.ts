import { describe, expect, test } from 'vitest';
import { backpackOf, fingerprintsLeft, monopolyStrike, planOutlook, reachablePlaces, restCost, sleepersToLondon } from '../../games/glasgow/queries';
import { act, scene, viewOf } from './scene';

describe('what a board asks', () => {
  test('GT-261 what a rest costs, before it is called', () => {
    const table = scene((made) => {
      made.contingencies(['k01', 'k05', 'k08'], [1, 3, 2]).marks('kane').supply(4);
      made.G.monopoly = 'dining';
      made.G.head = 5;
    });
    expect(restCost(viewOf(table, 'coordinator'))).toEqual({
      time: 2, penaltyTime: 3, players: ['ben', 'kane', 'dina'], arrested: ['kane'], tokens: [1, 2, 3], bagFingerprints: 2,
      supplyAfter: -1, headAfter: 10, fifth: false,
    });
    expect(restCost(viewOf(table, null))).toEqual(restCost(viewOf(table, 'operator')));
    const calm = scene((made) => made.contingencies(['k01', 'k05', 'k08', 'k09']).G.delayed = true);
    expect(restCost(viewOf(calm, 'operator'))).toMatchObject({ penaltyTime: 0, tokens: [], bagFingerprints: 0, supplyAfter: 9, fifth: true });
    const deckless = scene((made) => {
      made.contingencies(['k01', 'k05', 'k08', 'k09']);
      made.G.contingenciesGone.push(...made.G.secret.contingencyDeck.splice(0));
    });
    expect(restCost(viewOf(deckless, 'operator')).fifth).toBe(false);
  });

  test('what is foreseen is what a rest then costs', () => {
    const table = scene((made) => {
      made.contingencies(['k05'], [3]);
      made.G.monopoly = 'lounge';
    });
    const { headAfter, supplyAfter } = restCost(viewOf(table, 'operator'));
    act(table, 'rest');
    expect([table.G.head, table.G.supply]).toEqual([headAfter, supplyAfter]);
  });

  test('reachable places with their price, of the card being played or of so many points', () => {
    const table = scene((made) => made.hand('operator', 'O14').at({ fred: 'N7' }).turned('fred'));
    const seen = () => viewOf(table, 'operator');
    expect(reachablePlaces(seen(), '1', 'gail', 1).map(({ to }) => to)).toEqual(['N2', 'N4', 'N6']);
    expect(reachablePlaces(seen(), '1', 'kane', 9)).toEqual([]);
    expect(reachablePlaces(viewOf(table, 'coordinator'), '0', 'kane', 1).map(({ to }) => to)).toEqual(['kitchen', 'lounge', 'pantry']);
    act(table, 'playMove', { card: 'O14' });
    expect(reachablePlaces(seen(), '1', 'fred')).toContainEqual({ character: 'fred', to: 'N4', steps: 3, points: 1 });
    act(table, 'moveCharacter', { character: 'fred', to: 'N6' });
    expect(reachablePlaces(seen(), '1', 'fred')).toEqual([]);
    expect(reachablePlaces(seen(), '1', 'gail').every(({ points }) => points <= 2)).toBe(true);
  });

  test('GT-530 the next plan, to those who know its card', () => {
    const table = scene((made) => {
      made.plans('p1-5').at({ gail: 'N3' });
      made.G.head = 16;
    });
    expect(planOutlook(viewOf(table, 'coordinator'), '0')).toMatchObject({ plan: 1, by: 'coordinator', card: { id: 'p1-5' }, sleepersLeft: 10, there: false, missing: ['grey'] });
    const unknown = { plan: 1, by: 'coordinator', card: null, sleepersLeft: null, there: null, missing: null };
    expect(planOutlook(viewOf(table, 'operator'), '1')).toEqual(unknown);
    expect(planOutlook(viewOf(table, null), null)).toEqual(unknown);
    const last = scene((made) => {
      made.plans('p5-1').resolved(4);
      made.G.head = 80;
    });
    expect(planOutlook(viewOf(last, 'operator'), '1')).toMatchObject({ plan: 5, by: 'operator', sleepersLeft: 4, there: true });
    expect(planOutlook(viewOf(last, 'coordinator'), '0')).toMatchObject({ card: null });
    expect(sleepersToLondon(last.G)).toBe(4);
  });

  test('fingerprints, the board game and backpacks', () => {
    const table = scene((made) => {
      made.marks('ben', 'gail').bag({ fingerprint: 3 }).give({ gail: ['battery'] });
      made.G.monopoly = 'dining';
    });
    expect(fingerprintsLeft(table.G)).toEqual({ supply: 4, bag: 3, cards: 2 });
    expect(monopolyStrike(table.G)).toEqual({
      room: 'dining', players: ['ben', 'kane', 'dina'], arrested: ['ben'], next: { grey: 'workshop', blue: 'workshop', red: 'lounge' },
    });
    expect(backpackOf(table.G, 'gail')).toEqual({ icons: 2, free: 0 });
  });
});
