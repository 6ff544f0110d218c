import { getFilterPlayerView } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../games/glasgow/game';
import { ROLES, type Glasgow, type Role } from '../../games/glasgow/state';
import { pick, seededChance } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import { act, edit, open, own, scene, viewOf, type GlasgowTable } from './scene';

type Viewer = Role | null;
const VIEWERS: Viewer[] = ['coordinator', 'operator', null];

/** All that goes to a viewer: its view and the log as boardgame.io filters it. */
const shownTo = (table: GlasgowTable, viewer: Viewer, G: Glasgow = table.G): string =>
  JSON.stringify(getFilterPlayerView(ruleset.game)(viewer && G.roles[viewer], { type: 'update', args: ['match', { ...table.state, G, deltalog: table.log }] }));

/** Which of these ids a viewer is shown. */
const shows = (table: GlasgowTable, viewer: Viewer, ids: (string | null)[]): string[] =>
  ids.filter((id): id is string => id !== null && shownTo(table, viewer).includes(`"${id}"`));
const nobody = (table: GlasgowTable, ids: (string | null)[]): void => {
  for (const viewer of VIEWERS) expect(shows(table, viewer, ids)).toEqual([]);
};

describe('other worlds', () => {
  test('GT-006 GT-007 GT-529 GT-530 whatever a viewer cannot know may be otherwise, and it sees the same', () => {
    const dice = seededChance('worlds');
    for (let match = 0; match < 12; match++) {
      const table = open(`secret-${match}`, { roles: match % 2 ? 'random' : 'bySeat' });
      for (let step = 0; !table.over; step++) {
        const seat = pick(table.asked, dice);
        const { move, args } = pick(table.choices(seat, dice), dice);
        table.act(seat, move, args);
        if (step % 4) continue;
        for (const viewer of VIEWERS) {
          const other = ruleset.resample(table.G, viewer && table.G.roles[viewer], dice);
          expect(ruleset.invariants(other)).toEqual([]);
          expect(shownTo(table, viewer, other)).toBe(shownTo(table, viewer));
        }
      }
    }
  });

  test('every hidden zone is drawn anew for those who do not see it', () => {
    const table = scene((made) => {
      made.hand('coordinator', 'C01', 'C02', 'C03').hand('operator', 'O01', 'O02', 'O03').contingencies(['k05', 'k10']);
      made.own('operator').peeked = { 1: made.G.secret.tiles[0]! };
      made.own('operator').seen.plans = [made.own('coordinator').plans[0]!];
      made.G.shownPlans = [1];
    });
    const dice = seededChance('zones');
    const worlds = (viewer: Viewer) => Array.from({ length: 40 }, () => ruleset.resample(table.G, viewer && table.G.roles[viewer], dice));
    const values = (viewer: Viewer, of: (G: Glasgow) => unknown) => new Set(worlds(viewer).map((G) => JSON.stringify(of(G)))).size;
    const [co, op] = [(G: Glasgow) => G.players['0']!, (G: Glasgow) => G.players['1']!];
    const both: [string, (G: Glasgow) => unknown, Viewer[]][] = [
      ['hand CO', (G) => co(G).hand, ['operator', null]],
      ['hand OP', (G) => op(G).hand, ['coordinator', null]],
      ['decks', (G) => G.secret.decks, VIEWERS],
      ['box', (G) => G.secret.box, VIEWERS],
      ['Plan 1, shown to OP', (G) => co(G).plans[0], [null]],
      ['Plan 2', (G) => co(G).plans[1], ['operator', null]],
      ['Plans 3 and 4', (G) => G.secret.planBoard, VIEWERS],
      ['Plan 5', (G) => op(G).plans, ['coordinator', null]],
      ['contingencies', (G) => op(G).contingencies, ['coordinator', null]],
      ['contingency deck', (G) => G.secret.contingencyDeck, VIEWERS],
      ['Monopoly deck', (G) => G.secret.monopolyDeck, VIEWERS],
      ['a peeked tile', (G) => G.secret.tiles[0], ['coordinator', null]],
      ['other tiles', (G) => G.secret.tiles.slice(1), VIEWERS],
      ['skills of coordinators', (G) => G.secret.coordinatorCards, VIEWERS],
    ];
    for (const [zone, of, hiddenFrom] of both)
      for (const viewer of VIEWERS) expect([zone, viewer, values(viewer, of) > 1]).toEqual([zone, viewer, hiddenFrom.includes(viewer)]);
  });
});

describe('zone by zone', () => {
  test('GT-500 GT-501 GT-505 GT-516 GT-518 GT-520 GT-525 GT-526 open things are alike for all', () => {
    const table = scene((made) => {
      made.at({ gail: 'N1' }).give({ gail: ['battery', 'battery'], dina: ['balaclava'] }).at({ dina: 'S1' }).contingencies(['k02', 'k05']).bag({ gun: 2, fingerprint: 1 });
      made.hand('operator', 'O13', 'O14').marks('ben').turned('gail').extras('rope');
    });
    act(table, 'resolveContingency', { card: 'k02', token: 1, use: [{ character: 'gail', tool: 'battery' }, { character: 'gail', tool: 'battery' }, { character: 'dina', tool: 'balaclava' }] });
    act(table, 'rest');
    const openPart = (viewer: Viewer) => {
      const { players: _, counts: __, ...rest } = viewOf(table, viewer);
      return rest;
    };
    for (const viewer of VIEWERS) {
      expect(openPart(viewer)).toEqual(openPart(null));
      expect(openPart(viewer)).toMatchObject({
        places: table.G.places, cards: table.G.cards, stock: table.G.stock, bag: table.G.bag, supply: table.G.supply,
        split: table.G.split, tokens: table.G.tokens, contingenciesGone: ['k02'], monopolyGone: table.G.monopolyGone,
      });
    }
    expect(table.G.monopolyGone).toHaveLength(1);
    act(table, 'splitTokens', { group: [0, 1, 2, 3] });
    for (const viewer of VIEWERS) expect(viewOf(table, viewer).groups).toEqual(table.G.groups);
  });

  test('GT-502 GT-503 action hands are their owner’s; others see a number', () => {
    const table = scene((made) => made.hand('coordinator', 'C01', 'C02').hand('operator', 'O01', 'O02', 'O03'));
    expect(shows(table, 'coordinator', ['C01', 'C02', 'O01'])).toEqual(['C01', 'C02']);
    expect(shows(table, 'operator', ['C01', 'O01', 'O02'])).toEqual(['O01', 'O02']);
    expect(shows(table, null, ['C01', 'O01'])).toEqual([]);
    for (const viewer of VIEWERS) expect(viewOf(table, viewer).counts.hands).toEqual({ coordinator: 2, operator: 3 });
  });

  test('GT-504 GT-506 GT-513 GT-517 GT-519 GT-524 decks and the box are numbers', () => {
    const table = open('numbers');
    const { decks, box, planBox, contingencyDeck, monopolyDeck } = table.G.secret;
    const boxed = ['ben-1', 'ben-2', 'ben-3', 'cole-1', 'cole-2', 'cole-3', 'abel-1', 'abel-2', 'abel-3'];
    nobody(table, [...ROLES.flatMap((role) => [...decks[role], ...box[role]]), ...planBox, ...contingencyDeck, ...monopolyDeck, ...boxed]);
    expect(viewOf(table, null).counts).toEqual({
      decks: { coordinator: 11, operator: 11 }, hands: { coordinator: 3, operator: 3 }, plans: { coordinator: 2, operator: 1 },
      contingencies: 2, contingencyDeck: 14, monopolyDeck: 9,
    });
  });

  test('GT-507 GT-508 GT-509 GT-512 plans of the Coordinator: face down, in hand, resolved', () => {
    const table = scene((made) => {
      made.plans('p1-3', 'p2-2', 'p3-1', 'p4-4').at({ fred: 'N1' });
      made.G.head = 10;
    }, 'coordinator');
    const ids = ['p1-3', 'p2-2', 'p3-1', 'p4-4'];
    expect(shows(table, 'coordinator', ids)).toEqual(['p1-3', 'p2-2']);
    for (const viewer of ['operator', null] as const) expect(shows(table, viewer, ids)).toEqual([]);
    act(table, 'resolvePlan', { use: [] });
    expect(shows(table, 'coordinator', ids)).toEqual(['p1-3', 'p2-2', 'p3-1']);
    for (const viewer of ['operator', null] as const) expect(shows(table, viewer, ids)).toEqual(['p1-3']);
  });

  test('GT-510 a plan that was shown is the Operator’s to see, not a spectator’s', () => {
    const table = scene((made) => made.plans('p1-3', 'p2-2').hand('coordinator', 'C06'), 'coordinator');
    act(table, 'playEvent', { card: 'C06', use: [] });
    act(table, 'eventStep', { choice: { plan: 2 } });
    expect(shows(table, 'operator', ['p1-3', 'p2-2'])).toEqual(['p2-2']);
    expect(shows(table, null, ['p1-3', 'p2-2'])).toEqual([]);
  });

  test('GT-511 Plan 5 is the Operator’s alone', () => {
    const table = scene((made) => made.plans('p5-4'));
    expect(VIEWERS.map((viewer) => shows(table, viewer, ['p5-4']).length)).toEqual([0, 1, 0]);
    expect(viewOf(table, null).counts.plans).toEqual({ coordinator: 2, operator: 1 });
  });

  test('GT-514 GT-515 contingency cards are the Operator’s, and the Coordinator’s once shown', () => {
    const table = scene((made) => made.contingencies(['k05', 'k01']).hand('operator', 'O03').give({ gail: ['walkie'] }));
    expect(VIEWERS.map((viewer) => shows(table, viewer, ['k05', 'k01']).length)).toEqual([0, 2, 0]);
    act(table, 'playEvent', { card: 'O03', use: [{ character: 'gail', tool: 'walkie' }] });
    expect(VIEWERS.map((viewer) => shows(table, viewer, ['k05', 'k01']).length)).toEqual([2, 2, 0]);
    for (const viewer of VIEWERS) expect(viewOf(table, viewer).counts.contingencies).toBe(2);
  });

  test('GT-521 GT-522 hideouts show their colour, their face only to who has peeked, until revealed', () => {
    const table = scene((made) => made.tile(3, 'blue-1').hand('operator', 'O01').at({ gail: 'N2' }));
    for (const viewer of VIEWERS) expect(viewOf(table, viewer).hideouts[2]).toBe('blue');
    nobody(table, table.G.secret.tiles);
    act(table, 'playEvent', { card: 'O01', use: [] });
    act(table, 'eventStep', { choice: { space: 3 } });
    expect(VIEWERS.map((viewer) => shows(table, viewer, ['blue-1']).length)).toEqual([0, 1, 0]);
    act(table, 'stopEvent');
    edit(table, (made) => made.turn('operator').hand('operator', 'O06'));
    act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(VIEWERS.map((viewer) => shows(table, viewer, ['blue-1']).length)).toEqual([1, 1, 1]);
    expect(own(table, 'operator').peeked).toEqual({});
  });

  test('GT-523 nobody knows a coordinator’s skill before the card is turned', () => {
    const table = scene((made) => made.coordinator('cole-3').hand('coordinator', 'C02').give({ cole: ['gun'] }), 'coordinator');
    nobody(table, ['cole-1', 'cole-2', 'cole-3']);
    act(table, 'playEvent', { card: 'C02', use: [{ character: 'cole', tool: 'gun' }] });
    for (const viewer of VIEWERS) expect(viewOf(table, viewer).cards.cole!.turned).toBe('cole-3');
  });

  test('GT-526 the bag’s contents are open, not what is drawn from it next', () => {
    const bag = { gun: 4, rope: 4, walkie: 4 };
    const table = scene((made) => made.bag(bag).hand('operator', 'O12', 'O16'));
    for (const viewer of VIEWERS) expect(viewOf(table, viewer).bag).toMatchObject(bag);
    // The same table with another source of chance: another draw.
    const draws = Array.from({ length: 12 }, (_, i) => {
      const { random } = table.state.plugins;
      const other = new Table(ruleset, { ...table.state, plugins: { ...table.state.plugins, random: { ...random, data: { seed: `bag-${i}` } } } } as typeof table.state);
      act(other, 'playTokens', { card: 'O12' });
      return other.G.extras.join();
    });
    expect(new Set(draws).size).toBeGreaterThan(3);
  });

  test('GT-528 a delay, whose turn it is and which stage are open', () => {
    const table = scene((made) => made.hand('operator', 'O13').give({ gail: ['battery'] }));
    act(table, 'playEvent', { card: 'O13', use: [{ character: 'gail', tool: 'battery' }] });
    for (const viewer of VIEWERS) expect(viewOf(table, viewer)).toMatchObject({ delayed: true, turn: 'coordinator', asked: { '0': 'turn' } });
  });
});
