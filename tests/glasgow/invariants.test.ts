import { describe, expect, test } from 'vitest';
import { ruleset } from '../../games/glasgow/game';
import { ownCharacters } from '../../games/glasgow/roles';
import type { Glasgow } from '../../games/glasgow/state';
import { pick, seededChance } from '../../games/kit/chance';
import { open, scene, type GlasgowTable } from './scene';

/** Plays legal choices by chance until the match is over. */
function playOn(table: GlasgowTable, seed: string, check: (table: GlasgowTable, before: Glasgow) => void): number {
  const dice = seededChance(seed);
  let moves = 0;
  for (; !table.over; moves++) {
    const before = table.G;
    const seat = pick(table.asked, dice);
    const choices = table.choices(seat, dice);
    const name = pick([...new Set(choices.map(({ move }) => move))], dice);
    const { move, args } = pick(choices.filter((choice) => choice.move === name), dice);
    const why = table.act(seat, move, args);
    if (why) throw new Error(`${move} ${JSON.stringify(args)}: ${JSON.stringify(why)}`);
    check(table, before);
  }
  return moves;
}

/** Which rules an edited state breaks. */
function breaks(change: (G: Glasgow) => void): string[] {
  const G = structuredClone(scene((made) => {
    made.give({ gail: ['battery'] }).at({ hunter: 'N4' }).contingencies(['k05']).bag({ gun: 2 }).hand('operator', 'O01').hand('coordinator', 'C01');
    made.own('operator').peeked = { 1: made.G.secret.tiles[0]! };
  }).G);
  expect(ruleset.invariants(G)).toEqual([]);
  change(G);
  return [...new Set(ruleset.invariants(G).map((words) => words.split(':')[0]!))];
}

describe('whole games by legal choices at random', () => {
  for (const difficulty of ['standard', 'gentle'])
    test(`GT-540 GT-541 GT-545 GT-546 GT-548 GT-552 GT-556 GT-558 every state holds, ${difficulty}`, () => {
      for (let game = 0; game < 25; game++) {
        const table = open(`${difficulty}-${game}`, { difficulty, roles: 'random' });
        const moves = playOn(table, `${difficulty}-${game}`, ({ G, asked, ruleset: { choices }, ctx }, before) => {
          expect(ruleset.invariants(G), `${game}`).toEqual([]);
          expect(G.head).toBeGreaterThanOrEqual(before.head);
          for (const seat of asked) expect(choices(table.view(seat), ctx, seat, seededChance('any')).length).toBeGreaterThan(0);
        });
        expect(moves).toBeLessThan(ruleset.longest(2));
        expect(table.G.turns).toBeLessThanOrEqual(84 + 16 + 5 + 1);
        expect(table.G.result).toBeDefined();
      }
    });
});

describe('a broken state is noticed', () => {
  test('GT-540 a tool too many or too few', () => {
    expect(breaks((G) => { G.stock.gun += 1; })).toEqual(['GT-540']);
    expect(breaks((G) => { G.bag.gun -= 1; })).toEqual(['GT-540']);
    expect(breaks((G) => { G.extras.push('rope'); })).toEqual(['GT-540']);
    expect(breaks((G) => { G.placing.operator.push('rope'); })).toContain('GT-540');
  });

  test('GT-541 a fingerprint too many or too few', () => {
    expect(breaks((G) => { G.supply -= 1; })).toEqual(['GT-541']);
    expect(breaks((G) => { G.cards.ben!.fingerprint = true; })).toEqual(['GT-541']);
  });

  test('GT-542 more tokens than icons', () => {
    expect(breaks((G) => { G.cards.gail!.tools.push('battery', 'battery'); G.stock.battery -= 2; })).toEqual(['GT-542']);
  });

  test('GT-543 a tool of another colour', () => {
    expect(breaks((G) => { G.cards.gail!.tools.push('gun'); G.stock.gun -= 1; })).toEqual(['GT-543']);
  });

  test('GT-544 cards and tokens that do not agree', () => {
    expect(breaks((G) => { G.tokens[1] = 'church'; })).toEqual(['GT-544']);
    expect(breaks((G) => { G.tokens[3] = 'lake'; })).toEqual(['GT-544']);
  });

  test('GT-545 an action card too many or lost', () => {
    expect(breaks((G) => { G.discard.operator.push('O01'); })).toEqual(['GT-545']);
    expect(breaks((G) => { G.secret.box.coordinator.pop(); })).toEqual(['GT-545']);
  });

  test('GT-546 GT-547 plans in the wrong place', () => {
    expect(breaks((G) => { G.secret.planBox.pop(); })).toEqual(['GT-546']);
    expect(breaks((G) => { G.resolved.push(...G.players['0']!.plans.splice(1, 1)); })).toContain('GT-546');
    expect(breaks((G) => { G.players['0']!.plans.push(...G.secret.planBoard.splice(0, 1)); })).toEqual(['GT-547']);
  });

  test('GT-548 a contingency card, a Monopoly card or a tile lost', () => {
    expect(breaks((G) => { G.secret.contingencyDeck.pop(); })).toEqual(['GT-548']);
    expect(breaks((G) => { G.secret.monopolyDeck.pop(); })).toEqual(['GT-548']);
    expect(breaks((G) => { G.tilesGone.push(G.secret.tiles[4]!); })).toEqual(['GT-548']);
  });

  test('GT-549 GT-550 characters where they cannot be', () => {
    expect(breaks((G) => { G.places.ben = 'outside'; })).toEqual(['GT-549']);
    expect(breaks((G) => { G.places.gail = 'N9'; })).toEqual(['GT-549']);
    expect(breaks((G) => { G.places.gail = 'N4'; })).toEqual(['GT-550']);
  });

  test('GT-549 nobody goes back in the order of room, outside, intersection', () => {
    const rank = (place: string): number => (/^[NS]\d$/.test(place) ? 2 : Number(place === 'outside'));
    const table = open('order');
    playOn(table, 'order', ({ G }, before) => {
      for (const [id, place] of Object.entries(G.places)) expect(rank(place)).toBeGreaterThanOrEqual(rank(before.places[id]!));
    });
  });

  test('GT-551 the Operator’s cards are those of the operators not in a room', () => {
    const { G } = scene((made) => made.at({ iris: 'S8', kane: 'outside' }));
    expect(ownCharacters(G, 'operator').toSorted()).toEqual(['fred', 'gail', 'hunter', 'iris', 'kane']);
  });

  test('GT-552 the train beyond an unresolved plan', () => {
    expect(breaks((G) => { G.head = 27; })).toEqual(['GT-552']);
    expect(breaks((G) => { G.head = -1; })).toEqual(['GT-552']);
  });

  test('GT-555 tokens that wait for nobody', () => {
    expect(breaks((G) => { G.split.push('rope'); G.stock.rope -= 1; })).toEqual(['GT-555']);
    expect(breaks((G) => { G.placing.operator.push('rope'); G.stock.rope -= 1; })).toEqual(['GT-555']);
  });

  test('GT-555 no extras after a rest', () => {
    const table = scene((made) => made.extras('gun'));
    table.act('1', 'rest');
    expect(table.G.extras).toEqual([]);
  });

  test('GT-556 every turn advances the train, removes a contingency or resolves a plan', () => {
    const table = open('progress');
    const progress: number[] = [];
    playOn(table, 'progress', ({ G }) => { progress[G.turns] ??= G.head + G.contingenciesGone.length + G.resolved.length; });
    // By the number of the turn: how far things were when it began.
    const turns = progress.slice(1);
    expect(turns.length).toBeGreaterThan(3);
    expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b));
  });
});
