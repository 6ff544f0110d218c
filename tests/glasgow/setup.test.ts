import { describe, expect, test } from 'vitest';
import { actionsOf } from '../../games/glasgow/content/actions';
import { CHARACTERS, cardOf, idsOf } from '../../games/glasgow/content/characters';
import { contingencyOf } from '../../games/glasgow/content/contingencies';
import { planOf } from '../../games/glasgow/content/plans';
import { ROOMS } from '../../games/glasgow/content/rooms';
import { ruleset } from '../../games/glasgow/game';
import { colourOfCharacter, inHouse, inRoom, ownCharacters } from '../../games/glasgow/roles';
import { COLOURS, TOOLS } from '../../games/glasgow/state';
import { seededChance } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import { act, open, own, stages, viewOf } from './scene';

/** Fresh tables by many seeds. */
const tables = Array.from({ length: 60 }, (_, i) => open(`setup-${i}`));
const every = (holds: (table: (typeof tables)[number]) => void): void => tables.forEach(holds);
const seen = <T>(of: (table: (typeof tables)[number]) => T): Set<T> => new Set(tables.map(of));

describe('the board', () => {
  test('GT-050 seat 0 is the Coordinator and seat 1 the Operator, unless the roles are drawn', () => {
    expect(open().G.roles).toEqual({ coordinator: '0', operator: '1' });
  });

  test('GT-052 the train stands before the first sleeper', () => {
    expect(open().G.head).toBe(0);
  });

  test('GT-053 one tool set in each room, at random', () => {
    every(({ G }) => expect(TOOLS.map((tool) => G.home[tool]).toSorted()).toEqual([...ROOMS].toSorted()));
    expect(seen(({ G }) => G.home.gun).size).toBe(6);
  });

  test('GT-054 nine fingerprints in the supply, none anywhere else', () => {
    every(({ G }) => expect([G.supply, G.bag.fingerprint, G.split.includes('fingerprint')]).toEqual([9, 0, false]));
  });

  test('GT-055 a hideout tile face down on each of the nine spaces', () => {
    every((table) => {
      expect(new Set(table.G.secret.tiles).size).toBe(9);
      expect(table.view('1').hideouts.every((colour) => colour !== null)).toBe(true);
    });
    expect(seen(({ G }) => G.secret.tiles[0]).size).toBeGreaterThan(5);
  });

  test('GT-056 GT-065 one random operator of each colour is outside and the Operator’s, not turned', () => {
    every(({ G }) => {
      const outside = ownCharacters(G, 'operator');
      expect(outside.map((id) => G.places[id])).toEqual(['outside', 'outside', 'outside']);
      expect(outside.map(colourOfCharacter).toSorted()).toEqual([...COLOURS].toSorted());
      expect(outside.every((id) => G.cards[id]!.turned === null)).toBe(true);
    });
    expect(seen(({ G }) => ownCharacters(G, 'operator').join()).size).toBeGreaterThan(15);
  });

  test('GT-057 GT-058 the other nine fill the rooms: three with two, three with one', () => {
    every(({ G }) => expect(ROOMS.map((room) => inRoom(G, room).length).toSorted()).toEqual([1, 1, 1, 2, 2, 2]));
    expect(seen(({ G }) => G.places.ben).size).toBe(6);
    expect(seen(({ G }) => ROOMS.find((room) => inRoom(G, room).length === 2)).size).toBeGreaterThan(2);
  });

  test('GT-059 the reserve: six operators in the house, whose cards are open', () => {
    every(({ G }) => expect(idsOf('operator').filter((id) => inHouse(G, id))).toHaveLength(6));
    const { cards } = viewOf(open(), null);
    expect(Object.keys(cards)).toEqual(CHARACTERS.map(({ id }) => id));
  });

  test('GT-060 the Monopoly token lies in a random room', () => {
    expect(seen(({ G }) => G.monopoly).size).toBe(6);
  });
});

describe('the cards of both', () => {
  test('GT-067 GT-068 GT-134 two contingency cards with the tokens 1 and 2 on their areas', () => {
    every((table) => {
      const { contingencies } = own(table, 'operator');
      const [a, b] = contingencies.map((card) => contingencyOf(card).area);
      expect(table.G.tokens).toEqual({ 1: a, 2: b, 3: null, 4: null });
      expect(table.G.secret.contingencyDeck).toHaveLength(14);
    });
    expect(seen((table) => own(table, 'operator').contingencies[0]).size).toBeGreaterThan(10);
  });

  test('GT-069 GT-363 the Operator has one random Plan 5 from the beginning', () => {
    every((table) => expect(own(table, 'operator').plans.map((id) => planOf(id).plan)).toEqual([5]));
    expect(viewOf(open(), 'operator').players['1']!.plans).toHaveLength(1);
    expect(seen((table) => own(table, 'operator').plans[0]).size).toBe(6);
  });

  test('GT-075 one random card of each coordinator, skill hidden', () => {
    every(({ G }) => {
      const cards = idsOf('coordinator').map((id) => cardOf(G.secret.coordinatorCards[id]!).character);
      expect(cards).toEqual(idsOf('coordinator'));
      expect(idsOf('coordinator').every((id) => G.cards[id]!.turned === null)).toBe(true);
    });
    expect(seen(({ G }) => G.secret.coordinatorCards.cole).size).toBe(3);
  });

  test('GT-077 nine Monopoly cards face down, shuffled', () => {
    every(({ G }) => expect(new Set(G.secret.monopolyDeck).size).toBe(9));
    expect(seen(({ G }) => G.secret.monopolyDeck.at(-1)).size).toBe(9);
  });

  test('GT-078 GT-079 Plans 1 and 2 in the Coordinator’s hand, 3 and 4 face down, 25 in the box', () => {
    every(({ G }) => {
      expect(G.players['0']!.plans.map((id) => planOf(id).plan)).toEqual([1, 2]);
      expect(G.secret.planBoard.map((id) => planOf(id).plan)).toEqual([3, 4]);
      expect(G.secret.planBox).toHaveLength(25);
    });
    for (const at of [0, 1]) {
      expect(seen(({ G }) => G.players['0']!.plans[at]).size).toBe(6);
      expect(seen(({ G }) => G.secret.planBoard[at]).size).toBe(6);
    }
  });

  test('GT-084 GT-085 six action cards of each role in the box, three in hand, eleven in the deck', () => {
    every(({ G }) => {
      for (const role of ['coordinator', 'operator'] as const) {
        expect([G.secret.box[role].length, G.players[G.roles[role]]!.hand.length, G.secret.decks[role].length]).toEqual([6, 3, 11]);
        expect(G.players[G.roles[role]]!.hand.every((card) => actionsOf(role).includes(card))).toBe(true);
      }
    });
    expect(seen(({ G }) => G.secret.box.operator.join()).size).toBe(tables.length);
  });

  test('GT-086 GT-087 nine tools by the characters in the rooms; seven of them lie before the Coordinator', () => {
    every(({ G }) => {
      expect(G.split).toHaveLength(7);
      expect(TOOLS.reduce((sum, tool) => sum + G.bag[tool], 0)).toBe(2);
      for (const tool of TOOLS) expect(8 - G.stock[tool]).toBe(inRoom(G, G.home[tool]).length);
    });
  });

  test('GT-088 GT-089 GT-100 GT-101 GT-102 GT-114 divide, choose, place; then the Operator has the first turn', () => {
    const table = open();
    expect(table.ctx.phase).toBe('opening');
    expect([table.G.turn, table.G.turns, stages(table)]).toEqual(['coordinator', 0, { coordinator: 'split' }]);
    const names = (role: 'coordinator' | 'operator') => [...new Set(table.choices(table.G.roles[role], seededChance('x')).map(({ move }) => move))];
    expect(names('coordinator')).toEqual(['splitTokens']);
    act(table, 'splitTokens', { group: [0, 1, 2, 3] });
    expect([stages(table), names('operator')]).toEqual([{ operator: 'choose' }, ['chooseGroup']]);
    act(table, 'chooseGroup', { index: 0 });
    expect(stages(table)).toEqual({ coordinator: 'place', operator: 'place' });
    expect([table.G.placing.operator.length, table.G.placing.coordinator.length]).toEqual([4, 3]);
    expect(names('coordinator')).toContain('finishPlacing');
    act(table, 'finishPlacing', {}, 'operator');
    expect([table.ctx.phase, stages(table)]).toEqual(['opening', { coordinator: 'place' }]);
    act(table, 'finishPlacing', {}, 'coordinator');
    expect([table.ctx.phase, table.G.turn, table.G.turns, stages(table)]).toEqual(['play', 'operator', 1, { operator: 'turn' }]);
  });

  test('GT-090 GT-529 the same seed gives the same table, another seed another one', () => {
    expect(open('a').G).toEqual(open('a').G);
    expect(open('a').G).not.toEqual(open('b').G);
  });
});

describe('options', () => {
  test('GT-320 roles can be drawn', () => {
    const drawn = Array.from({ length: 20 }, (_, i) => open(`roles-${i}`, { roles: 'random' }).G);
    expect(new Set(drawn.map(({ roles }) => roles.coordinator))).toEqual(new Set(['0', '1']));
    for (const { roles, asked } of drawn) {
      expect(roles.coordinator).not.toBe(roles.operator);
      expect(asked).toEqual({ [roles.coordinator]: 'split' });
    }
    expect(open('roles', { roles: 'bySeat' }).G.roles.coordinator).toBe('0');
  });

  test('GT-321 gentle: one contingency at setup', () => {
    const { G } = open('gentle', { difficulty: 'gentle' });
    expect(Object.values(G.tokens).filter((area) => area !== null)).toHaveLength(1);
    expect(G.players['1']!.contingencies).toHaveLength(1);
    expect(() => new Table(ruleset, { players: 2, options: { difficulty: 'brutal' } })).toThrow('kit:option-value');
  });
});
