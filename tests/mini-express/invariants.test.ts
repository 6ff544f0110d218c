import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../games/mini-express/companies';
import { ruleset } from '../../games/mini-express/game';
import type { MiniExpress } from '../../games/mini-express/state';
import { broken, edit, fresh, MAP_IDS, open, playThrough, rig, sell, TW, UK, type MiniTable, type Options, type Rig } from './play';

const rules = (table: MiniTable): string[] => [...new Set(broken(table).map((words) => words.slice(0, 6)))];
const spoil = (options: Options, change: (G: MiniExpress) => void, players = 3): string[] => rules(edit(fresh(players, options), change));

describe('invariants', () => {
  test('ME-540 a lost or doubled train is found', () => {
    expect(spoil(UK, (G) => void (G.companies.brown.supply -= 1))).toEqual(['ME-540']);
    expect(rules(sell(fresh(), 2))).toEqual([]);
    expect(spoil(UK, (G) => void (G.ferries['dover-calais'] = 'grey'))).toContain('ME-540');
    expect(spoil(TW, (G) => void (G.seats['0']!.tunnels += 1))).toContain('ME-540');
    expect(spoil(TW, (G) => void Object.assign(G.seats['0']!, { tunnels: 1, substitutes: 1 }))).not.toContain('ME-540');
  });

  test('ME-541 a lost or doubled share is found', () => {
    expect(spoil(TW, (G) => void (G.seats['1']!.shares.grey += 1))).toEqual(['ME-541']);
    expect(rules(edit(open(4), (G) => void (G.companies.brown.prepared -= 1)))).toEqual(['ME-541']);
    expect(rules(fresh(4))).toEqual([]);
    expect(spoil(UK, (G) => { for (const own of Object.values(G.companies)) own.leftOver = 0; }, 4)).toContain('ME-541');
  });

  test('ME-542 an area above its limit or a supply below 0 is found', () => {
    expect(spoil(UK, (G) => void Object.assign(G.companies.white, { area: 3, supply: G.companies.white.supply - 1 }))).toEqual(['ME-542']);
    expect(spoil(UK, (G) => void Object.assign(G.companies.grey, { area: -1, supply: G.companies.grey.supply + 5 }))).toEqual(['ME-542']);
  });

  test('ME-543 influence out of bounds is found; at a Limit tile only while there is no reckoning', () => {
    expect(spoil(UK, (G) => void (G.seats['0']!.influence.brown = 11))).toEqual(['ME-543']);
    expect(spoil(UK, (G) => void (G.seats['0']!.influence.white = -1))).toEqual(['ME-543']);
    expect(spoil(UK, (G) => void (G.seats['0']!.influence.brown = 10))).toEqual([]);
    expect(spoil(TW, (G) => void (G.seats['0']!.influence.brown = 8))).toEqual(['ME-543']);
    expect(spoil(TW, (G) => {
      G.seats['0']!.influence.brown = 8;
      G.raised = { 0: 'brown' };
    })).toEqual([]);
  });

  test('ME-544 a track length that the map does not bear out is found', () => {
    expect(spoil(UK, (G) => void (G.companies.brown.length = 1))).toEqual(['ME-544']);
    const table = rig(fresh(), { trains: { brown: [[-1, 0], [-5, 0]], white: [[0, -1]] }, also: (G) => { G.companies.grey.leftOver = 0; } });
    expect(COMPANIES.map((c) => table.G.companies[c].length)).toEqual([2, 0, 0, 11]);
    expect(rules(table)).toEqual([]);
  });

  test('ME-545 two trains of a company, too many in a city, or others in a Boom City are found', () => {
    expect(spoil(UK, (G) => void (G.trains['-1,0'] = ['brown', 'brown']))).toContain('ME-545');
    expect(spoil(UK, (G) => void (G.trains['-3,-11'] = ['brown', 'grey']))).toContain('ME-545');
    expect(spoil(TW, (G) => {
      G.booms = ['puli'];
      G.trains['1,9'] = ['grey'];
    })).toContain('ME-545');
  });

  test('ME-546 White outside of the underground, or a ferry that does not join two cities of its company, is found', () => {
    expect(rules(rig(fresh(), { trains: { white: [[-1, -1]] } }))).toContain('ME-546');
    expect(rules(rig(fresh(), { trains: { brown: [[2, 1]] }, ferries: { 'dover-calais': 'brown' } }))).toEqual(['ME-546']);
    expect(rules(rig(fresh(), { trains: { brown: [[2, 1], [3, 2]] }, ferries: { 'dover-calais': 'brown' } }))).toEqual([]);
  });

  test('ME-547 a train improvement track that does not match the shares taken is found', () => {
    expect(spoil(UK, (G) => {
      G.improvement = 2;
      G.companies.white.supply -= 2;
    })).toEqual(['ME-547']);
    expect(broken(edit(fresh(), (G) => void (G.improvement = 8)))).toContain('ME-547: wrong restock or limit');
  });

  test('ME-548 others than White on a mountain, or a White build without its mountain, are found', () => {
    const boom: Rig = { tunnels: { 0: 1 }, also: (G) => { G.booms = ['hualien']; delete G.demand.hualien; } };
    expect(rules(rig(fresh(3, TW), { ...boom, trains: { white: [[4, 8], [2, 8]] } }))).toEqual([]);
    expect(rules(rig(fresh(3, TW), { ...boom, trains: { white: [[4, 8]], grey: [[2, 8]] } }))).toEqual(['ME-548']);
    expect(rules(rig(fresh(3, TW), { ...boom, trains: { white: [[4, 8]] } }))).toEqual(['ME-548']);
  });

  test('ME-549 Boom Cities that do not match the White builds are found', () => {
    expect(rules(rig(fresh(3, TW), { trains: { white: [[4, 8], [2, 8]] }, also: (G) => { G.booms = ['hualien']; delete G.demand.hualien; } }))).toEqual(['ME-549']);
  });

  test('ME-550 a Limit tile out of bounds is found', () => {
    expect(spoil(TW, (G) => void (G.limits!.grey = 2))).toEqual(['ME-550']);
    expect(spoil(TW, (G) => void (G.limits!.grey = 9))).toEqual(['ME-550']);
  });

  test('ME-551 a tile too many or too few is found', () => {
    expect(spoil(UK, (G) => { delete G.demand.oxford; })).toEqual(['ME-551']);
    expect(rules(rig(fresh(3, TW), { tunnels: { 0: 1 }, trains: { white: [[4, 8], [2, 8]] }, also: (G) => { G.booms = ['hualien']; delete G.demand.hualien; } }))).toEqual([]);
    expect(spoil(UK, (G) => void (G.demand.london = 'grey-grey'))).toEqual(['ME-551']);
  });

  test('ME-552 more shares on the board than at the start are found', () => {
    expect(spoil(UK, (G) => {
      G.companies.white.shares += 1;
      G.seats['0']!.shares.white -= 1;
    })).toContain('ME-552');
  });

  test('ME-555 a seat that plays with a red tile is found', () => {
    expect(spoil({ ...UK, hustleAndBustle: true }, (G) => void (G.seats['0']!.signal = 'red'))).toEqual(['ME-555']);
  });
});

/** Shares on the board by company. */
const onBoard = ({ companies }: MiniExpress): number[] => COMPANIES.map((company) => companies[company].shares);

describe('whole matches by chance', () => {
  const MODULES: Options[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({ cloakAndDagger: (bits & 1) > 0, hustleAndBustle: (bits & 2) > 0, peakSteam: (bits & 4) > 0 }));

  for (const map of MAP_IDS) for (const players of [1, 2, 3, 4, 5])
    test(`every module combination keeps all invariants: ${map}, ${players} players`, () => {
      for (const modules of MODULES.filter(({ hustleAndBustle }) => !hustleAndBustle || players > 2)) for (const bot of players === 2 ? [false, true] : [false]) {
        const { hustleAndBustle, ...rest } = modules;
        const options = { map, ...rest, ...(players > 2 && { hustleAndBustle: hustleAndBustle! }), ...(bot && { bot }) };
        let limits = [9, 9, 9];
        // Plain throws: `expect` at every step would take most of the time.
        const must = (fact: boolean, words: string): void => { if (!fact) throw new Error(words); };
        const table = playThrough(players, options, `whole-${map}-${players}-${JSON.stringify(options)}`, ({ table: { G }, before, choice }) => {
          must(ruleset.invariants(G).length === 0, ruleset.invariants(G).join('; '));
          const sold = onBoard(before.G).reduce((sum, n, i) => sum + n - onBoard(G)[i]!, 0);
          must(onBoard(G).every((n, i) => n <= onBoard(before.G)[i]!), 'a share came back to the board');
          // The Bot may take a share of its own in the same move.
          must(sold - (choice.move === 'takeShare' ? 1 : 0) <= G.automata.length, 'more than one share was taken');
          const tiles = Object.values(G.limits ?? {});
          must(tiles.every((tile, i) => tile <= limits[i]!), 'a Limit tile rose');
          limits = tiles.length > 0 ? tiles : limits;
        });
        expect(table.G.result!.winners).toHaveLength(1);
      }
    });

  test('ME-552 exactly one share leaves the board in a takeShare, none in any other action', () => {
    playThrough(3, UK, 'shares', ({ table: { G }, before, choice }) => {
      const sold = onBoard(before.G).reduce((sum, n, i) => sum + n - onBoard(G)[i]!, 0);
      expect(sold).toBe(choice.move === 'takeShare' ? 1 : 0);
    });
  });

  test('ME-555 every seat plays once between two flips to green', () => {
    let round: string[] = [];
    playThrough(4, { ...UK, hustleAndBustle: true }, 'signals', ({ table: { G }, before, seat }) => {
      if (before.G.asked[seat] !== 'act') return;
      expect(before.G.seats[seat]!.signal).toBe('green');
      expect(round).not.toContain(seat);
      round.push(seat);
      if (Object.values(G.seats).every(({ signal }) => signal === 'green')) {
        expect(round.toSorted()).toEqual(['0', '1', '2', '3']);
        round = [];
      }
    });
  });
});
