import { describe, expect, test } from 'vitest';
import { MAPS } from '../../games/mini-express/grid';
import { keyOf } from '../../games/mini-express/hexes';
import { canAct } from '../../games/mini-express/offers';
import { nameable } from '../../games/mini-express/turn';
import { act, edit, fresh, hexes, only, open, playThrough, refused, rig, story, TW, UK, type MiniTable, type Options } from './play';

const HUSTLE: Options = { ...UK, hustleAndBustle: true };
const signals = ({ G }: MiniTable): string => Object.values(G.seats).map(({ signal }) => signal![0]).join('');
/** One action that is always legal at the beginning. */
const build = (table: MiniTable, seat: string, id = 'ug-e') => act(table, seat, 'buildUnderground', { id });

/** Nobody can do anything: one train an area leads nowhere, the underground is full, and a share costs an influence. */
const stuck = (table: MiniTable): MiniTable => edit(table, (G) => {
  for (const own of Object.values(G.companies)) Object.assign(own, { supply: own.supply + own.area - 1, area: 1 });
  for (const { influence } of Object.values(G.seats)) Object.assign(influence, { brown: 0, grey: 0, orange: 0, white: 0 });
  for (const ring of MAPS.uk1918.underground) G.trains[keyOf(ring)] = ['white'];
});

describe('turns', () => {
  test('ME-117 ME-120 a turn is exactly one action, then the next seat is asked', () => {
    const table = fresh();
    expect([table.ctx.phase, table.G.asked]).toEqual(['play', { 0: 'act' }]);
    build(table, '0');
    expect(table.G.asked).toEqual({ 1: 'act' });
    expect(refused(table, '0', 'buildUnderground', { id: 'ug-w' })).toBe('kit:not-asked');
    edit(table, (G) => void (G.companies.brown.area = 0));
    act(table, '1', 'takeShare', { company: 'brown' });
    expect(table.G.asked).toEqual({ 2: 'act' });
  });

  test('ME-120 all six actions are offered in a turn, whichever the map has', () => {
    expect(Object.keys(open().ruleset.game.phases!.play!.turn!.stages!.act!.moves!).toSorted()).toEqual(
      ['buildFerry', 'buildTrack', 'buildTunnel', 'buildUnderground', 'pass', 'takeShare'],
    );
  });

  test('ME-121 turns pass in the order of play, round after round', () => {
    const table = open(3, UK, 'fresh-2');
    const order = [...table.G.order];
    while (table.ctx.phase === 'draft') act(table, table.asked[0]!, 'draftShare', { company: (['brown', 'grey', 'orange'] as const).find((c) => refused(table, table.asked[0]!, 'draftShare', { company: c }) === '')! });
    const seen: string[] = [];
    for (const id of ['ug-e', 'ug-w', 'ug-se', 'ug-sw', 'ug-ne', 'ug-nw']) {
      seen.push(table.asked[0]!);
      edit(table, (G) => void Object.assign(G.companies.white, { area: 1, supply: G.companies.white.supply + G.companies.white.area - 1 }));
      build(table, table.asked[0]!, id);
    }
    expect(seen).toEqual([...order, ...order]);
  });

  test('ME-122 ME-152 an action with all its details is one move, public at once, and nothing in it is drawn', () => {
    const table = rig(fresh(), { trains: { brown: [[6, -19]] }, area: { brown: 3 } });
    const chance = JSON.stringify(table.state.plugins.random);
    act(table, '0', 'buildFerry', { company: 'brown', ferry: 'aberdeen-bergen', wild: ['grey', 'orange', 'white'] });
    expect(JSON.stringify(table.state.plugins.random)).toBe(chance);
    const entry = table.log.find(({ action }) => action.type === 'MAKE_MOVE')!;
    expect(entry.redact).toBeFalsy();
    const { players: _0, ...mine } = table.view('0');
    const { players: _1, ...watching } = table.view(null);
    expect(watching).toEqual(mine);
    for (const move of Object.values(table.ruleset.moves)) expect(move.commit).toBe(false);
  });

  test('ME-123 start player, tiles, debts and the Bot\'s draws come from the seeded source: same seed, same match', () => {
    const options = { ...TW, cloakAndDagger: true };
    const [a, b, c] = ['same', 'same', 'other'].map((seed) => playThrough(1, options, seed));
    expect(a!.G).toEqual(b!.G);
    expect(c!.G).not.toEqual(a!.G);
  });

  test('ME-124 a move whose preconditions fail changes nothing', () => {
    const table = fresh();
    const before = JSON.stringify(table.state);
    for (const [move, args] of [
      ['takeShare', { company: 'brown' }], ['buildUnderground', { id: 'nowhere' }], ['pass', {}],
      ['buildTrack', { company: 'brown', route: hexes([0, 1]) }], ['buildFerry', { company: 'grey', ferry: 'dover-calais' }],
      ['buildTunnel', { from: 'london', route: hexes([0, 1]), pay: 'brown' }], ['chooseNext', { seat: '1' }],
    ] as const) {
      expect(refused(table, '0', move, args)).not.toBe('');
      table.act('0', move, args);
    }
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('ME-126 turns are counted, and each seat keeps the number of its latest one', () => {
    const table = fresh();
    expect(table.G.turnNo).toBe(0);
    build(table, '0');
    build(table, '1', 'ug-w');
    expect(table.G.turnNo).toBe(2);
    expect(Object.values(table.G.seats).map(({ lastTurn }) => lastTurn)).toEqual([1, 2, 0]);
    const withBot = fresh(1);
    build(withBot, '0');
    expect([withBot.G.turnNo, withBot.G.seats['1']!.lastTurn]).toEqual([2, 2]);
  });

  test('ME-270 passing is legal only without any other legal action', () => {
    const table = fresh();
    expect(refused(table, '0', 'pass')).toBe('can-act ME-270');
    stuck(table);
    expect(canAct(table.G, '0')).toBe(false);
    expect(refused(table, '0', 'pass')).toBe('');
    const whiteCan = edit(stuck(fresh()), (G) => void delete G.trains['0,-1']);
    expect(refused(whiteCan, '0', 'pass')).toBe('can-act ME-270');
    edit(table, (G) => void (G.seats['0']!.influence.grey = 1));
    expect(refused(table, '0', 'pass')).toBe('can-act ME-270');
  });

  test('ME-308 the game ends at once when all seats have passed since the last action', () => {
    const table = stuck(fresh());
    act(table, '0', 'pass');
    act(table, '1', 'pass');
    edit(table, (G) => void (G.seats['2']!.influence.grey = 1));
    act(table, '2', 'takeShare', { company: 'grey' });
    for (const seat of ['0', '1']) {
      edit(stuck(table), (G) => void (G.seats[seat]!.influence.grey = 1));
      act(table, seat, 'takeShare', { company: 'grey' });
    }
    stuck(table);
    act(table, '2', 'pass');
    expect(table.over).toBe(false);
    act(table, '0', 'pass');
    expect(table.over).toBe(false);
    const told = act(table, '1', 'pass');
    expect(table.over).toBe(true);
    expect(only(told, 'all-passed')).toHaveLength(1);
    expect(table.G.trigger).toBeNull();
  });
});

describe('Hustle & Bustle', () => {
  test('ME-118 ME-127 ME-128 ME-130 after the action the tile turns red, and its seat names a green one, who plays next', () => {
    const table = fresh(4, HUSTLE);
    build(table, '0');
    expect(signals(table)).toBe('rggg');
    expect(table.G.asked).toEqual({ 0: 'signal' });
    expect(refused(table, '0', 'buildUnderground', { id: 'ug-w' })).toBe('kit:not-now');
    act(table, '0', 'chooseNext', { seat: '2' });
    expect(table.G.asked).toEqual({ 2: 'act' });
    expect(signals(table)).toBe('rggg');
    build(table, '2', 'ug-w');
    expect(refused(table, '2', 'chooseNext', { seat: '0' })).toBe('not-green ME-128');
  });

  test('ME-108 whose turn it is moves about the table, skipping seats for the time being', () => {
    const table = fresh(4, HUSTLE);
    build(table, '0');
    act(table, '0', 'chooseNext', { seat: '3' });
    build(table, '3', 'ug-w');
    act(table, '3', 'chooseNext', { seat: '1' });
    expect(table.asked).toEqual(['1']);
    expect(only(story(table), 'next-named').map(({ from, seat, auto }) => [from, seat, auto])).toEqual([['0', '3', false], ['3', '1', false]]);
  });

  test('ME-271 nobody names itself or a seat with a red tile', () => {
    const table = fresh(4, HUSTLE);
    build(table, '0');
    expect(refused(table, '0', 'chooseNext', { seat: '0' })).toBe('not-yourself ME-271');
    const green = edit(fresh(4, HUSTLE), (G) => void (G.asked = { 0: 'signal' }));
    expect(nameable(green.G, '0')).toEqual(['1', '2', '3']);
    act(table, '0', 'chooseNext', { seat: '1' });
    build(table, '1', 'ug-w');
    expect(refused(table, '1', 'chooseNext', { seat: '0' })).toBe('not-green ME-128');
    expect(refused(table, '1', 'chooseNext', { seat: '9' })).toBe('kit:arguments');
  });

  test('ME-129 ME-131 ME-494 the last one follows by itself; then all turn green, and it names an opponent', () => {
    const table = fresh(3, HUSTLE);
    build(table, '0');
    act(table, '0', 'chooseNext', { seat: '2' });
    const told = build(table, '2', 'ug-w');
    expect(only(told, 'next-named')).toEqual([{ type: 'next-named', from: '2', seat: '1', auto: true }]);
    expect(table.G.asked).toEqual({ 1: 'act' });
    edit(table, (G) => void Object.assign(G.companies.white, { area: 1, supply: G.companies.white.supply - 1 }));
    build(table, '1', 'ug-se');
    expect(signals(table)).toBe('ggg');
    expect(table.G.asked).toEqual({ 1: 'signal' });
    expect(refused(table, '1', 'chooseNext', { seat: '1' })).toBe('not-yourself ME-271');
    expect(nameable(table.G, '1')).toEqual(['0', '2']);
    expect([refused(table, '1', 'chooseNext', { seat: '0' }), refused(table, '1', 'chooseNext', { seat: '2' })]).toEqual(['', '']);
  });

  test('ME-308 only when every seat has passed: the same one twice does not count for another', () => {
    const table = fresh(3, HUSTLE);
    build(table, '0');
    act(stuck(table), '0', 'chooseNext', { seat: '1' });
    for (const [seat, next] of [['1'], ['2', '1'], ['1', '0']] as const) {
      act(table, seat, 'pass');
      expect(table.over).toBe(false);
      if (next) act(table, seat, 'chooseNext', { seat: next });
    }
    act(table, '0', 'pass');
    expect(table.over).toBe(true);
  });

  test('ME-457 a pass turns the Signal tile as well', () => {
    const table = fresh(3, HUSTLE);
    stuck(table);
    edit(table, (G) => void (G.trigger = '1'));
    act(table, '0', 'pass');
    expect(signals(table)).toBe('rgg');
  });

  test('ME-132 ME-457 the end is checked before the tiles turn back to green', () => {
    const table = fresh(3, HUSTLE);
    edit(table, (G) => {
      G.seats['1']!.signal = 'red';
      G.seats['2']!.signal = 'red';
      G.trigger = '1';
    });
    build(table, '0');
    expect(table.over).toBe(true);
    expect(signals(table)).toBe('rrr');
  });

  test('an action can be taken back until the next seat is named, and not after that', () => {
    const table = fresh(3, HUSTLE);
    const before = JSON.stringify(table.G);
    build(table, '0');
    expect(table.undo('0')).toBe(true);
    expect(JSON.stringify(table.G)).toBe(before);
    build(table, '0', 'ug-se');
    act(table, '0', 'chooseNext', { seat: '1' });
    expect(table.undo('0')).toBe(false);
    const plain = fresh(1);
    build(plain, '0');
    expect(plain.undo('0')).toBe(false);
  });
});
