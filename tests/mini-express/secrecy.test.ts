import { getFilterPlayerView } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { DEBT_TILES } from '../../games/mini-express/content/tables';
import { resample } from '../../games/mini-express/resample';
import { act, fresh, open, playThrough, TW, UK, type MiniTable } from './play';

const CLOAK = { ...TW, cloakAndDagger: true };
const ids = DEBT_TILES.map(({ id }) => id);
const shownTo = (table: MiniTable, viewer: string | null): string[] => ids.filter((id) => JSON.stringify(table.view(viewer)).includes(id));
const open3 = (table: MiniTable) => [...table.seats, null].map((viewer) => {
  const { players: _, ...rest } = table.view(viewer);
  return rest;
});

describe('who sees what', () => {
  test('ME-005 ME-520 ME-521 ME-522 all on the table is open to all alike, spectators too', () => {
    for (const options of [UK, TW, { ...UK, hustleAndBustle: true }, { ...TW, peakSteam: true }])
      playThrough(3, options, 'open', ({ table }) => {
        const views = open3(table as MiniTable);
        for (const view of views) expect(view).toEqual(views[0]);
      });
    const { secret: _s, players: _p, ...all } = fresh(4, TW).G;
    const { counts: _c, players: _v, ...seen } = fresh(4, TW).view(null);
    expect(seen).toEqual(all);
  });

  test('ME-006 without Cloak & Dagger nothing is hidden at all', () => {
    const { secret, players } = fresh(3, UK).G;
    expect(secret).toEqual({ debts: [], botDebt: null });
    expect(Object.values(players)).toEqual([{ debt: null }, { debt: null }, { debt: null }]);
  });

  test('ME-006 ME-383 ME-523 a Debt tile is seen by its owner alone, the others see that it is there', () => {
    const table = fresh(3, CLOAK);
    for (const seat of table.seats) {
      expect(shownTo(table, seat)).toEqual([table.G.players[seat]!.debt]);
      expect(table.view(seat).counts.debts).toEqual({ 0: 1, 1: 1, 2: 1 });
    }
    expect(shownTo(table, null)).toEqual([]);
    for (const { name } of Object.values(table.ruleset.moves)) expect(name).not.toMatch(/debt|reveal|show/i);
  });

  test('ME-524 the Bot\'s Debt tile is seen by nobody before the end', () => {
    playThrough(2, { ...CLOAK, bot: true }, 'bot', ({ table }) => {
      const { debts, secret } = table.G;
      if (debts) return;
      for (const viewer of ['0', '1', null]) expect(JSON.stringify(table.view(viewer))).not.toContain(secret.botDebt);
    });
  });

  test('ME-525 from the reckoning on all tiles of seats are open', () => {
    const table = playThrough(3, CLOAK, 'end');
    expect(shownTo(table, null)).toEqual(ids.filter((id) => Object.values(table.G.debts!).includes(id)));
    expect(Object.keys(table.G.debts!)).toEqual(['0', '1', '2']);
  });

  test('ME-106 ME-526 tiles that were not dealt stay hidden, after the game too', () => {
    for (const table of [fresh(3, CLOAK), playThrough(3, CLOAK, 'end')]) {
      expect(table.view(null).counts.undealtDebts).toBe(3);
      for (const viewer of [...table.seats, null]) for (const id of table.G.secret.debts) expect(shownTo(table, viewer)).not.toContain(id);
    }
  });

  test('ME-527 of the Bot\'s bag all see the chips that are left', () => {
    const table = fresh(1, UK);
    act(table, '0', 'buildUnderground', { id: 'ug-e' });
    for (const viewer of ['0', null]) expect(Object.values(table.view(viewer).bag!).reduce((sum, n) => sum + n)).toBe(11);
  });

  test('ME-528 nothing of the random source reaches a client', () => {
    const table = fresh(3, CLOAK);
    const { seed } = table.state.plugins.random!.data as { seed: string };
    const filter = getFilterPlayerView(table.ruleset.game);
    for (const viewer of [...table.seats, null]) {
      const frame = JSON.stringify(filter(viewer, { type: 'update', args: ['match', { ...table.state, deltalog: table.log }] }));
      expect(frame).not.toContain(seed);
      expect(frame).not.toContain('prngstate');
    }
  });

  test('ME-529 no identity of a tile leaks through the log, and other worlds look the same', () => {
    const dice = seededChance('worlds');
    let others = 0;
    playThrough(3, CLOAK, 'leak', ({ table, entries }) => {
      if (table.G.debts) return;
      expect(ids.filter((id) => JSON.stringify(entries).includes(id))).toEqual([]);
      for (const viewer of [...table.seats, null]) {
        const world = resample(table.G, viewer, dice);
        if (JSON.stringify(world) !== JSON.stringify(table.G)) others += 1;
        expect(table.ruleset.view(world, viewer)).toEqual(table.view(viewer));
        expect(table.ruleset.invariants(world)).toEqual([]);
      }
    });
    expect(others).toBeGreaterThan(50);
  });

  test('resampling changes the hidden tiles only, and keeps what is open', () => {
    const table = open(2, { ...CLOAK, bot: true });
    const seen = new Set<string | null>();
    for (let i = 0; i < 40; i++) {
      const world = resample(table.G, '0', seededChance(`w${i}`));
      seen.add(world.secret.botDebt);
      expect(world.players['0']).toEqual(table.G.players['0']);
      const all = [world.secret.botDebt, ...world.secret.debts, ...Object.values(world.players).map(({ debt }) => debt)];
      expect(all.toSorted()).toEqual(ids.toSorted());
    }
    expect(seen.size).toBe(5);
    const end = playThrough(3, CLOAK, 'end').G;
    const world = resample(end, '0', seededChance('end'));
    expect({ ...world, secret: 0 }).toEqual({ ...end, secret: 0 });
  });
});
