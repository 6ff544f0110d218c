import { describe, expect, test } from 'vitest';
import { huntMoves, huntOrder, loneHunt, refuseHunt } from '../../games/escape-plan/police/manhunt';
import { OFFICERS, type LocationId } from '../../games/escape-plan/state';
import { act, choices, edit, only, refused, scene, story, type EscapePlanTable, type Scene } from './play';

/** A scene in which the Manhunt asks `seat`, and `queue` comes after. */
const hunting = (seat: string, queue: string[], positions: number[], wanted: Scene = {}): EscapePlanTable =>
  edit(scene({ players: positions.length, manhunt: true, ...wanted }), (G) => {
    positions.forEach((position, i) => (G.boards[String(i)]!.position = position));
    G.asked = { [seat]: 'hunt' };
    G.turn = null;
    G.queue = [];
    G.hunt = { queue, moved: [] };
  });
const scarAndVinnie: Record<string, LocationId> = { 0: 'T12.store', 1: 'T05.business' };

describe('Manhunt', () => {
  test('EP-370 EP-246 Scar on the Store of T12 (1), Vinnie on the Bar of T05 (3)', () => {
    const table = hunting('0', ['1'], [1, 3], { pawns: scarAndVinnie });
    expect(refused(table, '0', 'manhunt', { type: 'county', from: 'T04', to: 'T05' })).toMatchObject({ reason: 'type-there', rule: 'EP-246' });
    expect(huntMoves(table.G, '1')).toEqual([]);
    act(table, '0', 'manhunt', { type: 'swat', from: 'T09', to: 'T05' });
    expect([table.G.officers.T05, table.G.officers.T09]).toEqual([['county', 'swat'], []]);
    // Vinnie has no legal step: the next slot begins.
    expect([table.G.slot, table.G.hunt]).toEqual(['afternoon', null]);
  });

  test('EP-245 from the lowest to the highest position, ties in reverse turn order', () => {
    const table = hunting('0', [], [2, 1, 2, 5]);
    expect(huntOrder(table.G)).toEqual(['1', '2', '0', '3']);
    edit(table, (G) => void Object.assign(G.boards['2']!, { status: 'arrested', pawn: null }));
    expect(huntOrder(table.G)).toEqual(['1', '0', '3']);
  });

  test('EP-246 the officer is there and has not moved, the tile is next to it, without its type, and nearer', () => {
    const table = hunting('0', ['1'], [1, 3], { pawns: scarAndVinnie });
    const why = (type: string, from: string, to: string) => refused(table, '0', 'manhunt', { type, from, to })?.reason;
    expect(why('swat', 'S1', 'T03')).toBe('no-officer-there');
    expect(why('swat', 'T99', 'T03')).toBe('no-officer-there');
    expect(why('swat', 'T01', 'T05')).toBe('not-adjacent');
    expect(why('swat', 'T01', 'T99')).toBe('not-adjacent');
    expect(why('swat', 'T11', 'T02')).toBe('not-nearer');
    edit(table, (G) => void (G.hunt!.moved = [{ tile: 'T09', type: 'swat' }]));
    expect(why('swat', 'T09', 'T05')).toBe('moved-already');
  });

  test('EP-246 what can be chosen are just the moves that are not refused', () => {
    const table = hunting('0', ['1'], [1, 3], { pawns: scarAndVinnie });
    const listed = choices(table, '0', 'manhunt').map(({ args }) => `${args.type} ${args.from} ${args.to}`);
    const tiles = table.G.city.map(({ id }) => id);
    const open = OFFICERS.flatMap((type) => tiles.flatMap((from) => tiles.map((to) => ({ type, from, to }))))
      .filter((move) => !refuseHunt(table.view('0'), '0', move)).map(({ type, from, to }) => `${type} ${from} ${to}`);
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.toSorted()).toEqual(open.toSorted());
  });

  test('EP-246 it must come nearer to another human in the city whose position is at least one\'s own', () => {
    const free = (positions: number[]) => huntMoves(hunting('0', [], positions, { pawns: scarAndVinnie }).G, '0').length;
    expect([free([1, 3]) > 0, free([3, 3]) > 0, free([4, 3])]).toEqual([true, true, 0]);
    const gone = edit(hunting('0', [], [1, 3], { pawns: scarAndVinnie }), (G) => void Object.assign(G.boards['1']!, { status: 'escaped', pawn: null }));
    expect(huntMoves(gone.G, '0')).toEqual([]);
  });

  test('EP-246 the move is voluntary; who has none is skipped; an officer moves once a Manhunt', () => {
    const table = hunting('0', ['1', '2'], [1, 3, 2], { pawns: { ...scarAndVinnie, 2: 'S2.store' } });
    act(table, '0', 'manhunt', { type: 'swat', from: 'T09', to: 'T05' });
    expect(table.G.asked).toEqual({ 2: 'hunt' });
    expect(refused(table, '2', 'manhunt', { type: 'swat', from: 'T05', to: 'T04' })?.reason).toBe('moved-already');
    const told = act(table, '2', 'passManhunt');
    expect(only(told, 'hunt-passed')).toHaveLength(1);
    expect(table.ctx.phase).toBe('slot');
  });

  test('EP-078 EP-052 it follows the settlement of each slot', () => {
    const table = scene({ players: 2, manhunt: true, boards: { 0: { cubes: { bottom: 3, red: 1, blue: 0 } } } });
    for (const seat of ['0', '1']) {
      act(table, seat, 'rest', { asset: 'heal' });
      act(table, seat, 'endTurn');
    }
    expect(table.ctx.phase).toBe('manhunt');
    expect(story(table).some(({ type }) => type === 'settled')).toBe(true);
    // Both may hunt: seat 1 is at 0, seat 0 at 1; the lower one first.
    expect(Object.keys(table.G.asked)).toEqual(['1']);
  });

  test('EP-274 the Inspector neither hunts nor is hunted', () => {
    const table = hunting('0', ['1'], [0, 0], { pawns: scarAndVinnie });
    expect(huntOrder(table.G)).toEqual(['1', '0']);
    const alone = edit(table, (G) => void Object.assign(G.boards['1']!, { status: 'arrested', pawn: null }));
    expect(huntMoves(alone.G, '0')).toEqual([]);
  });
});

describe('alone', () => {
  test('EP-290 the nearest officer that can step nearer does so; ties by type, then by tile', () => {
    const lone = (officers: Scene['officers'], at: LocationId = 'S1.hospital') => loneHunt(scene({ players: 1, officers, pawns: { 0: at } }).G, '0');
    expect(lone({ T12: ['federal'], T02: ['swat'] })).toEqual({ type: 'swat', from: 'T02', to: 'S1' });
    expect(lone({ T02: ['swat'], T03: ['county'] })).toEqual({ type: 'county', from: 'T03', to: 'S1' });
    expect(lone({ T02: ['swat'], T03: ['swat'] })).toEqual({ type: 'swat', from: 'T02', to: 'S1' });
    expect(lone({ S2: ['swat'], T03: ['swat'] })).toEqual({ type: 'swat', from: 'S2', to: 'S1' });
    // Already on the tile, or kept out by its own type there.
    expect(lone({ S1: ['swat'] })).toBeUndefined();
    expect(lone({ S1: ['swat'], T02: ['swat'] })).toBeUndefined();
    expect(lone({ S1: ['swat'], T02: ['swat'], T06: ['swat'] })).toEqual({ type: 'swat', from: 'T06', to: 'S2' });
  });

  test('EP-290 it runs by itself after a slot', () => {
    const table = scene({ players: 1, manhunt: true, officers: { T02: ['swat'] }, pawns: { 0: 'S1.subway', inspector: 'S1.hospital' } });
    act(table, '0', 'rest', { asset: 'heal' });
    const events = act(table, '0', 'endTurn');
    expect(only(events, 'hunted-alone')).toEqual([{ type: 'hunted-alone', officer: 'swat', tile: 'T02', to: 'S1' }]);
    expect([table.G.officers.S1, table.G.slot, table.G.asked]).toEqual([['swat'], 'afternoon', { 0: 'open' }]);
  });
});
