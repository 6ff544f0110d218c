import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import type { Action } from '../../games/mini-express/actions';
import { botChoice, botColour, botRaise, botWild, byPreference, drawChip, targetsOf } from '../../games/mini-express/bot-seat';
import { COMPANIES, perCompany, type Company } from '../../games/mini-express/companies';
import { foresee } from '../../games/mini-express/foresight';
import { ferryOffers, trackOffers, tunnelOffers, undergroundOffers } from '../../games/mini-express/offers';
import type { Board } from '../../games/mini-express/state';
import { act, city, edit, fresh, hexes, influenceOf, limitsOf, only, open, playThrough, rig, standIn, story, TW, UK, type MiniTable, type Rig } from './play';

// One human, seat 0, and the Bot, seat 1.
const uk = (change: Rig = {}): MiniTable => rig(fresh(1, UK), change);
const tw = (change: Rig = {}): MiniTable => rig(fresh(1, TW), change);
const choose = (table: MiniTable, company: 'brown' | 'grey' | 'orange' | 'white', target?: string): Action | undefined =>
  botChoice(table.G, '1', company, target ? city(table, target) : null);

/** The human acts, then the Bot has its turn, with a chip of this company alone left in its bag. */
function botDraws(table: MiniTable, company: Company, move: string, args: Record<string, unknown>): void {
  act(edit(table, (G) => void (G.bag = perCompany((c) => (c === company ? 1 : 0)))), '0', move, args);
}

describe('the Bot\'s rules of the maps', () => {
  test('ME-402 ME-503 UK: a company that can build a ferry builds a ferry first of all', () => {
    const table = uk({ trains: { brown: [[-2, -6]] }, area: { brown: 4 } });
    expect(choose(table, 'brown', 'dover')).toEqual({ move: 'buildFerry', args: { company: 'brown', ferry: 'liverpool-glasgow' } });
    expect(choose(uk({ trains: { brown: [[-2, -6]] }, ferries: { 'liverpool-glasgow': 'grey' }, area: { brown: 4 } }), 'brown', 'dover')!.move).toBe('buildTrack');
    botDraws(table, 'brown', 'buildUnderground', { id: 'ug-e' });
    expect(table.G.ferries).toEqual({ 'liverpool-glasgow': 'brown' });
  });

  test('ME-403 ME-503 UK: building into wild icons gives the Bot influence in all four companies', () => {
    const table = uk({ trains: { brown: [[2, 1]] }, area: { brown: 4 } });
    const action = choose(table, 'brown', 'calais')!;
    expect(action).toEqual({ move: 'buildFerry', args: { company: 'brown', ferry: 'dover-calais', wild: ['brown', 'grey', 'orange', 'white'] } });
    botDraws(table, 'brown', 'buildUnderground', { id: 'ug-e' });
    expect(influenceOf(table, '1')).toBe('B1 G1 O1 W1');
  });

  test('ME-404 ME-405 ME-406 ME-502 Taiwan: it pays the colour in which the human leads it most; then the highest tile, then company order', () => {
    const table = tw({ influence: { 0: { brown: 3, orange: 5 }, 1: { brown: 2, grey: 1, orange: 2 } } });
    expect(botColour(table.G, '1')).toBe('orange');
    expect(botColour(tw({ influence: { 0: { brown: 4, orange: 5 }, 1: { brown: 1, orange: 4 } } }).G, '1')).toBe('brown');
    const tied = rig(table, { influence: { 0: { brown: 5 } } });
    expect(botColour(tied.G, '1')).toBe('brown');
    expect(botColour(rig(tied, { limits: { brown: 7 } }).G, '1')).toBe('orange');
    // In the game: the human takes a grey share for nothing, then the Bot takes a White one.
    for (const [brown, limit, bot, tiles] of [[3, 8, 'B2 G1 O1 W0', [8, 8, 7]], [5, 8, 'B1 G1 O2 W0', [7, 8, 8]], [5, 7, 'B2 G1 O1 W0', [7, 8, 7]]] as const) {
      const played = tw({ area: { grey: 0, white: 0 }, limits: { brown: limit }, influence: { 0: { brown, orange: 5 }, 1: { brown: 2, grey: 1, orange: 2 } } });
      botDraws(played, 'white', 'takeShare', { company: 'grey' });
      expect([influenceOf(played, '1'), limitsOf(played)]).toEqual([bot, tiles]);
    }
  });

  test('ME-406 only colours in which the Bot has influence count; with two humans the larger lead does', () => {
    expect(botColour(tw({ influence: { 0: { orange: 6 }, 1: { grey: 1 } } }).G, '1')).toBe('grey');
    expect(botColour(tw({}).G, '1')).toBeUndefined();
    const two = rig(fresh(2, { ...TW, bot: true }), { influence: { 0: { brown: 3 }, 1: { brown: 2, grey: 6 }, 2: { brown: 1, grey: 1 } } });
    expect(botColour(two.G, '2')).toBe('grey');
  });

  test('ME-404 the colour is paid for a White share and for a tunnel alike', () => {
    const share = tw({ area: { white: 0 }, influence: { 0: { orange: 5 }, 1: { brown: 2, orange: 2 } } });
    expect(choose(share, 'white')).toEqual({ move: 'takeShare', args: { company: 'white', pay: 'orange' } });
    const tunnel = tw({ area: { white: 5 }, trains: { brown: [[2, 6]] }, influence: { 0: { orange: 5 }, 1: { brown: 2, orange: 2 } } });
    expect(choose(tunnel, 'white', 'hualien')).toMatchObject({ move: 'buildTunnel', args: { pay: 'orange' } });
  });

  test('ME-407 ME-408 ME-505 with the Seal it raises what gains it most against the human', () => {
    const table = tw({
      length: { brown: 10, grey: 4, orange: 0, white: 4 },
      influence: { 0: { brown: 3, grey: 2 }, 1: { brown: 2, grey: 2, orange: 1, white: 2 } },
      also: (G) => {
        G.seats['0']!.shares = { brown: 1, grey: 1, orange: 0, white: 0 };
        G.seats['1']!.shares = { brown: 2, grey: 1, orange: 0, white: 0 };
      },
    });
    expect(botRaise(table.G, '1')).toBe('brown');
    // In the game: nobody can do anything, both pass, and the Bot owns the Seal.
    const end = rig(table, { tunnels: { 1: 1 }, length: perCompany((c) => table.G.companies[c].length), area: perCompany(() => 0) });
    edit(end, (G) => { for (const own of Object.values(G.companies)) own.shares = 0; });
    const told = act(end, '0', 'pass');
    expect(only(told, 'seal-raised')).toMatchObject([{ seat: '1', company: 'brown' }]);
    expect(end.G.result!.scores).toEqual({ 0: 14, 1: 22 });
    const level = edit(table, (G) => { for (const own of Object.values(G.companies)) own.length = 0; });
    expect(botRaise(level.G, '1')).toBe('brown');
    const grey = edit(table, (G) => void Object.assign(G.companies, { brown: { ...G.companies.brown, length: 0 }, grey: { ...G.companies.grey, length: 9 } }));
    expect(botRaise(grey.G, '1')).toBe('grey');
  });

  test('ME-408 its score minus the best human one is what counts, with both steps done', () => {
    const table = rig(fresh(2, { ...TW, bot: true }), {
      length: perCompany(() => 6),
      influence: { 0: { brown: 1, orange: 2, white: 2 }, 1: { brown: 2, grey: 2, orange: 1, white: 3 }, 2: perCompany(() => 1) },
    });
    edit(table, (G) => {
      G.seats['0']!.shares = { brown: 2, grey: 1, orange: 0, white: 2 };
      G.seats['1']!.shares = { brown: 0, grey: 2, orange: 1, white: 1 };
      G.seats['2']!.shares = { brown: 1, grey: 2, orange: 1, white: 2 };
    });
    // Human, human, Bot: 11, 21, 15 by brown; 13, 21, 16 by grey; 15, 19, 15 by orange.
    expect(botRaise(table.G, '2')).toBe('orange');
  });

  test('ME-407 the Bot as owner is never asked: it raises at once', () => {
    const table = rig(fresh(1, TW), { tunnels: { 1: 1 }, seal: ['1'], influence: { 1: { brown: 2, grey: 2, orange: 2, white: 4 } }, area: { grey: 0 } });
    edit(table, (G) => void (G.trigger = '0'));
    act(table, '0', 'takeShare', { company: 'grey' });
    expect(table.over).toBe(true);
    expect(only(story(table), 'seal-raised').map(({ seat }) => seat)).toEqual(table.G.seal);
  });
});

describe('the Bot\'s turn', () => {
  test('ME-125 it has a seat but no client: picks and turns run by themselves, then the next human is asked', () => {
    const table = fresh(2, { ...UK, bot: true });
    expect(table.seats).toEqual(['0', '1']);
    expect(Object.keys(table.G.players)).toEqual(['0', '1']);
    act(table, '0', 'buildUnderground', { id: 'ug-e' });
    expect(table.asked).toEqual(['1']);
    act(table, '1', 'buildUnderground', { id: 'ug-w' });
    expect([table.asked, table.G.turnNo]).toEqual([['0'], 3]);
    expect(table.act('2', 'buildUnderground', { id: 'ug-se' })?.reason).toBe('kit:not-asked');
  });

  test('ME-409 draft: one human splits and the Bot takes a group by chance; with two it picks by chance what is legal', () => {
    const groups = Array.from({ length: 12 }, (_, i) => {
      const table = open(1, UK, `split-${i}`);
      act(table, '0', 'splitDraft', { single: 'grey' });
      expect(table.ctx.phase).toBe('play');
      return table.G.seats['1']!.shares.brown;
    });
    expect(new Set(groups)).toEqual(new Set([0, 2]));
    const pairs = Array.from({ length: 12 }, (_, i) => {
      const table = open(2, { ...UK, bot: true }, `pick-${i}`);
      while (table.ctx.phase === 'draft') standIn(table);
      const picks = only(story(table), 'share-drafted').filter(({ seat }) => seat === '2').map(({ company }) => company);
      return picks.join();
    });
    // Both humans took brown, so these are its two legal ways.
    expect(new Set(pairs)).toEqual(new Set(['grey,orange', 'orange,grey']));
  });

  test('ME-410 ME-418 it draws a company from a bag of 12 chips without putting it back; an empty bag is refilled first', () => {
    const table = uk();
    expect(table.G.bag).toEqual({ brown: 3, grey: 3, orange: 3, white: 3 });
    const dice = seededChance('chips');
    const G = structuredClone(table.G);
    const drawn = Array.from({ length: 12 }, () => drawChip(G, dice));
    expect(COMPANIES.map((company) => drawn.filter((c) => c === company).length)).toEqual([3, 3, 3, 3]);
    expect(G.bag).toEqual({ brown: 0, grey: 0, orange: 0, white: 0 });
    // Every chip is as likely as another: three of four are brown.
    Object.assign(G.bag!, { brown: 3, grey: 1 });
    expect(drawChip(G, { ...dice, Number: () => 0.7 })).toBe('brown');
    G.bag = perCompany(() => 0);
    const next = drawChip(G, dice);
    expect(G.bag).toEqual(perCompany((company) => (company === next ? 2 : 3)));
    act(table, '0', 'buildUnderground', { id: 'ug-e' });
    const [draw] = only(story(table), 'bot-drew');
    expect(table.G.bag![draw!.company]).toBe(2);
    expect(JSON.stringify(table.G.secret)).not.toMatch(/brown|grey|orange|white/);
  });

  test('ME-411 the target is any demand or wild city that is neither full nor a Boom City', () => {
    const table = tw({ trains: { white: [[4, 8]], grey: [[1, 9]] }, also: (G) => { G.booms = ['hualien']; } });
    const ids = targetsOf(table.G).map(({ id }) => id);
    expect(ids).toHaveLength(32 - 2);
    for (const out of ['hualien', 'puli', 'taipei', 'taichung']) expect(ids).not.toContain(out);
    expect(targetsOf(uk().G).map(({ role }) => role)).toContain('wild');
    const drawn = Array.from({ length: 30 }, (_, i) => {
      const match = open(1, UK, `target-${i}`);
      while (match.ctx.phase === 'draft') standIn(match);
      act(match, '0', 'buildUnderground', { id: 'ug-e' });
      return only(story(match), 'bot-drew')[0]!.city;
    });
    expect(new Set(drawn).size).toBeGreaterThan(12);
  });

  test('ME-411 without a target all comparisons of distance are skipped', () => {
    const table = uk({ area: { grey: 4 } });
    // All within reach are alike near; the longest track wins.
    const longest = Math.max(...trackOffers(table.G, 'grey').map(({ laid }) => laid));
    const action = choose(table, 'grey')!;
    expect(foresee<Board>(table.G, '1', action).board.companies.grey.length).toBeGreaterThanOrEqual(longest);
  });

  test('ME-412 ME-504 with at most 1 train in the area of its company it takes the share if it can', () => {
    expect(choose(uk({ area: { grey: 1 }, influence: { 1: { grey: 1 } } }), 'grey')).toEqual({ move: 'takeShare', args: { company: 'grey' } });
    const table = uk({ area: { grey: 1 }, influence: { 1: { grey: 1 } } });
    const held = table.G.seats['1']!.shares.grey;
    botDraws(table, 'grey', 'buildUnderground', { id: 'ug-e' });
    expect([influenceOf(table, '1'), table.G.seats['1']!.shares.grey - held]).toEqual(['B0 G0 O0 W0', 1]);
    expect(choose(uk({ area: { brown: 0, grey: 0 } }), 'grey')).toEqual({ move: 'takeShare', args: { company: 'grey' } });
    expect(choose(uk({ area: { grey: 2 }, influence: { 1: { grey: 5 } } }), 'grey', 'oxford')!.move).toBe('buildTrack');
    expect(choose(uk({ area: { white: 1 } }), 'white', 'oxford')!.move).toBe('buildUnderground');
    expect(choose(uk({ area: { white: 1 }, influence: { 1: { white: 1 } } }), 'white', 'oxford')).toEqual({ move: 'takeShare', args: { company: 'white' } });
  });

  test('ME-413 it builds to the destination nearest to the target in a straight line', () => {
    const table = uk({ area: { grey: 4 } });
    const into = (target: string) => {
      const action = choose(table, 'grey', target) as Extract<Action, { move: 'buildTrack' }>;
      return action.args.route.at(-1);
    };
    expect(into('dover')).toEqual({ q: 2, r: 1 });
    expect(into('penzance')).toEqual({ q: -4, r: 0 });
    expect(into('calais')).toEqual({ q: 2, r: 1 });
    // The other half of (ME-413): of several ferries the one that ends nearest.
    const ports = uk({ trains: { brown: [[-2, -6], [2, 1]] }, area: { brown: 4 } });
    expect(choose(ports, 'brown', 'glasgow')).toMatchObject({ args: { ferry: 'liverpool-glasgow' } });
    expect(choose(ports, 'brown', 'dover')).toMatchObject({ args: { ferry: 'dover-calais' } });
  });

  test('ME-414 ties: more track, then the place in the data, for underground hexes the northern one, then the first route', () => {
    const table = uk({ area: { grey: 4, white: 2 } });
    const order = byPreference(table.G, null);
    const best = trackOffers(table.G, 'grey').sort(order);
    // 3 hexes of track: Bristol, Norwich and Leicester; Bristol is listed first, and has one way there.
    expect(best[0]!.city).toBe('bristol');
    expect(best.map(({ laid }) => laid)).toEqual(best.map(({ laid }) => laid).toSorted((a, b) => b - a));
    const [norwich] = best.filter(({ city: id }) => id === 'norwich');
    expect(norwich!.route[0]).toEqual({ q: 1, r: -1 });
    const miaoli = trackOffers(tw().G, 'grey').filter(({ city: id }) => id === 'miaoli');
    for (const offers of [miaoli, miaoli.toReversed()])
      expect(offers.sort(order).map(({ route }) => route)).toEqual([hexes([0, 7], [0, 6], [1, 5]), hexes([0, 7], [1, 6], [1, 5]), hexes([1, 7], [1, 6], [1, 5])]);
    expect(undergroundOffers(table.G).sort(order).map(({ place }) => place)).toEqual(['ug-nw', 'ug-w', 'ug-sw', 'ug-se', 'ug-ne', 'ug-e']);
    const [tunnel] = tunnelOffers(tw({ area: { white: 5 }, trains: { brown: [[2, 6]] }, influence: { 1: { brown: 1 } } }).G, '1');
    const from = [{ ...tunnel!, from: 'dahu' }, { ...tunnel!, from: 'taichung' }].sort(byPreference(tw().G, null));
    expect(from.map((offer) => offer.from)).toEqual(['taichung', 'dahu']);
    const ferries = ferryOffers(uk({ trains: { brown: [[-2, -6], [-8, 4]] }, area: { brown: 4 } }).G, 'brown').sort(order);
    expect(ferries.map(({ city: id }) => id)).toEqual(['hastings', 'glasgow']);
  });

  test('ME-415 if it can do neither, it takes the cheapest share it legally can, ties by company order', () => {
    const table = uk({ area: { grey: 0, brown: 3, orange: 2, white: 2 }, influence: { 1: { brown: 3, orange: 2, white: 2 } }, also: (G) => { G.companies.grey.shares = 0; } });
    expect(choose(table, 'grey', 'oxford')).toEqual({ move: 'takeShare', args: { company: 'orange' } });
  });

  test('ME-416 else it builds with the next companies in order, wrapping round; if nothing works it passes', () => {
    const poor = uk({ area: { brown: 4, grey: 4, orange: 1, white: 0 }, also: (G) => { for (const own of Object.values(G.companies)) own.shares = 0; } });
    expect(choose(poor, 'orange', 'oxford')).toMatchObject({ move: 'buildTrack', args: { company: 'brown' } });
    const next = rig(poor, { area: { white: 1 } });
    expect(choose(next, 'orange', 'oxford')!.move).toBe('buildUnderground');
    expect(choose(rig(poor, { area: { brown: 0, grey: 0, white: 0 } }), 'orange', 'oxford')).toBeUndefined();
  });

  test('ME-417 a wild tile gives it influence in the two companies of which it holds most shares, ties by company order', () => {
    const table = tw({ demand: { puli: 'wild' } });
    const [offer] = trackOffers(table.G, 'grey').filter(({ city: id }) => id === 'puli');
    const wild = (brown: number, grey: number, orange: number, white: number) =>
      botWild(edit(table, (G) => void (G.seats['1']!.shares = { brown, grey, orange, white })).G, '1', offer!);
    expect(wild(0, 1, 0, 3)).toEqual(['white', 'grey']);
    expect(wild(1, 1, 1, 1)).toEqual(['brown', 'grey']);
    expect(wild(0, 0, 2, 2)).toEqual(['orange', 'white']);
  });

  test('ME-419 it obeys all other rules, can win, and has a Debt tile that nobody sees', () => {
    let won = 0;
    for (let i = 0; i < 12; i++) {
      const table = playThrough(1, { ...TW, cloakAndDagger: true }, `bot-${i}`, ({ table: { G, ruleset } }) => {
        expect(ruleset.invariants(G)).toEqual([]);
      });
      if (table.G.result!.winners[0] === '1') won += 1;
      expect(Object.keys(table.G.debts!)).toEqual(['0', '1']);
      expect(table.G.debts!['1']).toBe(open(1, { ...TW, cloakAndDagger: true }, `bot-${i}`).G.secret.botDebt);
    }
    expect(won).toBeGreaterThan(0);
    const table = fresh(1, { ...UK, cloakAndDagger: true });
    for (const viewer of ['0', null]) expect(JSON.stringify(table.view(viewer))).not.toContain(table.G.secret.botDebt);
    expect(table.view(null).counts.debts).toEqual({ 0: 1, 1: 1 });
  });
});
