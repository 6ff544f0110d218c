/** Who sees what (section 10 of the rules), zone by zone and by worlds that look the same. */
import { getFilterPlayerView } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import type { Seat } from '../../games/kit/types';
import { sortCards } from '../../games/big-score/content/crew';
import { ruleset } from '../../games/big-score/game';
import { plannedCards } from '../../games/big-score/assignment';
import { act, assignAll, atAssign, atVault, goTo, open, playOn, reveal, standInAll, type BigScoreTable } from './play';

/** All that goes to a viewer: its view and the log as boardgame.io filters it. */
const shownTo = (table: BigScoreTable, viewer: Seat | null, G = table.G): string =>
  JSON.stringify(getFilterPlayerView(ruleset.game)(viewer, { type: 'update', args: ['match', { ...table.state, G, deltalog: table.log }] }));

const viewers = (table: BigScoreTable): (Seat | null)[] => [...table.seats, null];
const shows = (text: string, cards: string[]): string[] => cards.filter((card) => text.includes(`"${card}"`));

describe('secrecy', () => {
  for (const players of [2, 3, 4, 5, 6])
    test(`BS-006 BS-480 BS-481 BS-482 BS-484 BS-486 BS-489 BS-490 another world shows the same, ${players} players`, () => {
      const table = open(players, `secret-${players}`);
      const dice = seededChance('worlds');
      let step = 0;
      playOn(table, `secret-${players}`, undefined, () => {
        if (step++ % 3) return;
        for (const viewer of viewers(table)) {
          const other = ruleset.resample(table.G, viewer, dice);
          expect(ruleset.invariants(other)).toEqual([]);
          expect(shownTo(table, viewer, other)).toBe(shownTo(table, viewer));
        }
      });
    });

  test('BS-480 decks are counts', () => {
    const table = goTo(open(3), 'hire');
    for (const viewer of viewers(table)) {
      const text = shownTo(table, viewer);
      expect(shows(text, [...table.G.secret.crewDeck, ...table.G.secret.jobDeck])).toEqual([]);
      expect(table.view(viewer).counts).toMatchObject({ crewDeck: 66, jobDeck: 18 });
      expect(Object.hasOwn(table.view(viewer), 'secret')).toBe(false);
    }
  });

  test('BS-006 BS-481 hands and picks are known to their seat, to others a count', () => {
    const table = goTo(open(3), 'hire');
    for (let pick = 0; pick < 3; pick++) standInAll(table);
    for (const seat of table.seats) {
      const { hand, picks } = table.G.players[seat]!;
      expect(shows(shownTo(table, seat), [...hand, ...picks])).toHaveLength(8);
      for (const viewer of viewers(table).filter((other) => other !== seat)) {
        expect(shows(JSON.stringify(table.view(viewer)), [...hand, ...picks])).toEqual([]);
        expect([table.view(viewer).counts.hands[seat], table.view(viewer).counts.picks[seat]]).toEqual([5, 3]);
      }
    }
  });

  test('BS-482 BS-483 BS-484 BS-485 a plan is secret until each job is resolved; Training until cleanup; Unassigned always', () => {
    // Job 1 is one icon short, so the game stops there. Seat 1 has more cards on job 2 and in Training.
    const table = atAssign(3, {
      jobs: ['apartment', 'atm'],
      hands: { 0: ['con-1', 'gun-1'], 1: ['muscle-2', 'con-2', 'driver-1', 'hacker-x1', 'hacker-x2', 'grease-8'], 2: [] },
    });
    table.log = [];
    assignAll(table, { 0: { jobs: { 1: ['con-1', 'gun-1'] } }, 1: { jobs: { 2: ['con-2', 'driver-1'] }, training: ['hacker-x1', 'hacker-x2'] } });
    expect(table.ctx.phase).toBe('resolve');
    const hidden = ['muscle-2', 'con-2', 'driver-1', 'hacker-x1', 'hacker-x2', 'grease-8'];
    for (const viewer of ['0', '2', null]) {
      expect(shows(shownTo(table, viewer), hidden)).toEqual([]);
      expect(shows(shownTo(table, viewer), ['con-1', 'gun-1'])).toHaveLength(2);
      expect(table.view(viewer).counts.hands).toEqual({ 0: 0, 1: 0, 2: 0 });
    }
    expect(plannedCards(table.view('1').players['1']!.plan!)).toHaveLength(4);
    expect(table.view('1').players['1']!.unassigned).toEqual(['muscle-2', 'grease-8']);
    act(table, '0', 'commitJoat', { count: 1 });
    // Two of three icons of job 2 are covered: seat 1 has to decide.
    for (const viewer of ['0', '2', null]) {
      expect(shows(shownTo(table, viewer), hidden).toSorted()).toEqual(['con-2', 'driver-1']);
    }
    act(table, '1', 'commitJoat', { count: 0 });
    for (const viewer of ['0', '2', null])
      expect(shows(shownTo(table, viewer), hidden).toSorted()).toEqual(['con-2', 'driver-1', 'hacker-x1', 'hacker-x2']);
    expect(table.view(null).seats['1']!.training).toEqual(['hacker-x1', 'hacker-x2']);
  });

  test('BS-006 BS-486 JoAT and rob-or-flee choices show as chosen or not until all have chosen', () => {
    const looks = (choose: (table: BigScoreTable) => void, start: () => BigScoreTable, viewer: Seat | null) => {
      const table = start();
      choose(table);
      return shownTo(table, viewer);
    };
    for (const viewer of ['1', null]) {
      const vault = (choice: string) => looks((table) => void act(table, '0', 'robOrFlee', { choice }), () => atVault(2), viewer);
      expect(vault('rob')).toBe(vault('flee'));
      const start = () => {
        const table = atAssign(3, { jobs: ['apartment'], hands: { 0: ['con-1'], 1: ['gun-1'], 2: [] } });
        assignAll(table, { 0: { jobs: { 1: ['con-1'] } }, 1: { jobs: { 1: ['gun-1'] } } });
        return table;
      };
      const joat = (count: number) => looks((table) => void act(table, '0', 'commitJoat', { count }), start, viewer);
      expect(joat(0)).toBe(joat(1));
      expect(JSON.parse(joat(0)).args[1].ctx.activePlayers).toEqual({ 1: 'joat' });
    }
  });

  test('BS-487 what lies open is the same for everybody', () => {
    const table = atVault(3, { seats: { 0: { ability: 'con', loot: ['key'] } } });
    reveal(table, { 0: 'gold', 1: 'silver', 2: 'cops' });
    const lying = (viewer: Seat | null) => {
      const { players: _, ...rest } = table.view(viewer);
      return rest;
    };
    expect(lying(null)).toMatchObject({ track: 1, marker: '0', queue: ['0', '1'], ages: ['0', '1', '2'] });
    expect(lying(null).seats['0']).toMatchObject({ ability: 'con', abilityUsed: false, loot: ['key'], held: 'gold', place: 'inside' });
    for (const seat of table.seats) expect(lying(seat)).toEqual(lying(null));
    const jobs = goTo(open(3), 'assign').view(null).jobs;
    expect(jobs.every((job) => typeof job === 'string')).toBe(true);
  });

  test('BS-488 the vault is a count per kind, in an order that tells nothing', () => {
    const table = atVault(2, { floor: ['key', 'key', 'gold', 'silver', 'cash20'] });
    expect(table.view(null).counts.vault).toEqual({
      cash20: 3, cash30: 6, cash50: 6, cash100: 4, silver: 4, key: 4, artifact: 10, diamond: 10, cops: 10,
    });
    const mixed = structuredClone(table.G);
    mixed.secret.vault.reverse();
    expect(shownTo(table, '0', mixed)).toBe(shownTo(table, '0'));
  });

  test('BS-489 nobody hears the seed or the generator’s state', () => {
    const table = goTo(open(2, 'a-seed-to-find'), 'vault');
    for (const viewer of viewers(table)) {
      expect(shownTo(table, viewer)).not.toMatch(/a-seed-to-find|prngstate/);
    }
  });

  test('BS-490 hands lie in printed order wherever they have been, and secret moves are redacted', () => {
    const table = goTo(open(4), 'hire');
    for (let pick = 0; pick < 5; pick++) {
      for (const own of Object.values(table.G.players)) expect(own.hand).toEqual(sortCards(own.hand));
      standInAll(table);
    }
    goTo(table, 'vault');
    for (const { action, redact } of table.log.filter(({ action: { type } }) => type === 'MAKE_MOVE'))
      expect([action.payload.type, redact === true]).toEqual([action.payload.type, action.payload.type !== 'chooseBoss']);
  });
});
