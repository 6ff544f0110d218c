import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { COLOURS, COMPANIES } from '../../games/mini-express/companies';
import { foresee } from '../../games/mini-express/foresight';
import { actionsOf, canAct, offersOf, trackReach, wildChoices } from '../../games/mini-express/offers';
import { refuseAction } from '../../games/mini-express/actions';
import { act, fresh, hexes, influenceOf, MAP_IDS, only, playThrough, rig, TW, UK, type MiniTable } from './play';

/** Looks at the table whenever somebody has to act, in a few matches on each map. */
function everyTurn(look: (table: MiniTable, seat: string) => void, matches = 2): void {
  for (const map of MAP_IDS) for (let i = 0; i < matches; i++)
    playThrough(3, { map }, `offers-${i}`, ({ table }) => {
      const [seat] = table.asked;
      if (seat !== undefined && table.G.asked[seat] === 'act') look(table as MiniTable, seat);
    });
}

describe('what can be built now, and what it costs and gives', () => {
  test('every offer, completed in any way, is legal and keeps its word', () => {
    const dice = seededChance('offers');
    everyTurn((table, seat) => {
      for (const company of COMPANIES) for (const build of dice.Shuffle(offersOf(table.view(seat), company, seat)).slice(0, 4)) {
        const [action] = dice.Shuffle(actionsOf(table.G, build, seat));
        if (refuseAction(table.G, action!, seat)) throw new Error(`${JSON.stringify(action)} is offered, but refused`);
        const { board } = foresee(table.view(seat), seat, action!);
        const changed = (c: 'brown' | 'grey' | 'orange' | 'white') => board.companies[c].area - table.G.companies[c].area;
        expect(changed(company)).toBe(build.compensation[company] - build.trains);
        for (const other of COMPANIES) if (other !== company) expect(changed(other)).toBe(build.compensation[other]);
        expect(board.companies[company].length - table.G.companies[company].length).toBe(build.length);
      }
    });
  });

  test('looking ahead shows just what the move then does, and changes nothing', () => {
    const table = rig(fresh(), { trains: { grey: [[0, -1]] }, demand: { oxford: 'brown-orange' } });
    const before = JSON.stringify(table.G);
    const action = { move: 'buildTrack', args: { company: 'brown', route: hexes([0, -1], [-1, -1]) } } as const;
    const seen = foresee(table.view('0'), '0', { move: 'buildTrack', args: { company: 'brown', route: action.args.route } });
    expect(JSON.stringify(table.G)).toBe(before);
    const told = act(table, '0', action.move, action.args);
    expect(seen.board.companies).toEqual(table.G.companies);
    expect(seen.board.trains).toEqual(table.G.trains);
    expect(seen.board.seats['0']!.influence).toEqual(table.G.seats['0']!.influence);
    expect(told.slice(0, seen.events.length)).toEqual(seen.events);
    expect(influenceOf(table, '0')).toBe('B1 G0 O1 W0');
    expect(only(seen.events, 'compensated')).toMatchObject([{ company: 'grey', count: 1 }]);
  });

  test('for each city a board learns how far it is and by which ways, or why not', () => {
    const table = rig(fresh(), { area: { brown: 2 }, trains: { grey: [[0, 2]], orange: [[0, 2]] } });
    const way = (id: string) => trackReach(table.G, 'brown').find(({ city }) => city === id)!;
    expect(way('oxford')).toMatchObject({ need: 2, refusal: null });
    expect(way('oxford').routes).toHaveLength(2);
    expect(way('bristol')).toMatchObject({ need: 4, routes: [], refusal: { reason: 'too-few-trains', params: { have: 2, need: 4 } } });
    expect(way('hastings').refusal).toMatchObject({ reason: 'city-full' });
    expect(way('london').refusal).toMatchObject({ reason: 'already-there' });
    expect(way('calais')).toMatchObject({ need: null, refusal: { reason: 'unreachable' } });
  });

  test('choices list every action once, or a fair sample of what is too much', () => {
    const table = fresh(3, UK);
    const list = table.choices('0', seededChance('list')).map((choice) => JSON.stringify(choice));
    expect(new Set(list).size).toBe(list.length);
    const all = COMPANIES.flatMap((company) => offersOf(table.G, company, '0')).flatMap((build) => actionsOf(table.G, build, '0'));
    expect(list.toSorted()).toEqual(all.map(({ move, args }) => JSON.stringify({ move, args })).toSorted());
    // White in the middle of Taiwan, with all to choose from.
    const rich = rig(fresh(3, TW), {
      area: { white: 6 }, influence: { 0: { brown: 3, grey: 3, orange: 3 } },
      trains: { brown: [[2, 6], [1, 9], [-1, 10], [-4, 13]], orange: [[-6, 17], [-5, 15], [4, 5], [1, 5]], grey: [[-3, 11], [-7, 19]] },
      demand: { hualien: 'wild', fenglin: 'wild', yuli: 'wild', ruisui: 'wild' },
    });
    const tunnels = (seed: string) => rich.choices('0', seededChance(seed)).filter(({ move }) => move === 'buildTunnel');
    expect(tunnels('a').length).toBeLessThanOrEqual(300);
    expect(tunnels('a')).not.toEqual(tunnels('b'));
    expect(tunnels('a').every(({ args }) => refuseAction(rich.G, { move: 'buildTunnel', args: args as never }, '0') === undefined)).toBe(true);
  });

  test('wild companies in all their combinations', () => {
    expect(wildChoices(0)).toEqual([[]]);
    expect([1, 2, 3, 4].map((count) => wildChoices(count).length)).toEqual([4, 6, 4, 1]);
  });

  test('a query of the map takes less than a millisecond', () => {
    const took: number[] = [];
    everyTurn((table, seat) => {
      const view = table.view(seat);
      for (const query of [...COLOURS.map((colour) => () => trackReach(view, colour)), ...COMPANIES.map((company) => () => offersOf(view, company, seat)), () => canAct(view, seat)]) {
        const since = performance.now();
        query();
        took.push(performance.now() - since);
      }
    });
    // Of some thousand queries the one in the middle: the others wait for whatever else this machine is doing.
    expect(took.length).toBeGreaterThan(1000);
    expect(took.toSorted((a, b) => a - b)[took.length >> 1]).toBeLessThan(1);
  });
});
