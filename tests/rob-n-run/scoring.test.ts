import { describe, expect, test } from 'vitest';
import { emptyRow, spread, total } from '../../games/rob-n-run/cards';
import { crackedOf } from '../../games/rob-n-run/cracking';
import { ratingOf } from '../../games/rob-n-run/ending';
import { allCards } from '../../games/rob-n-run/setup';
import { BUILDING_IDS, type BuildingId, type RobNRun, type Row, type SafeId } from '../../games/rob-n-run/state';
import { act, edit, only, open, playAll, raid, refused, shown, stock, type RaidSpec, type RobTable } from './scene';

const row = (tools: Partial<Row>): Row => ({ ...emptyRow(), ...tools });

/** A raid that one more card of the kind will complete, in a city of these safes. */
function nearly(spec: Partial<RaidSpec> & { safes: SafeId[]; rows: RaidSpec['rows']; last: 'acid' | 'torch' | 'ram' }, city?: Partial<Record<BuildingId, SafeId[]>>, change: (G: RobNRun) => void = () => {}): RobTable {
  const { last, ...rest } = spec;
  const table = raid({ turn: '3', middle: { 1: { bag: 1 }, 2: { bag: 1 } }, hands: { 1: { bag: 1 }, 2: { bag: 1 }, 3: { [last]: 1 } }, ...rest });
  return edit(table, (G) => {
    if (city) stock(G, city, 'empty');
    change(G);
  });
}

/** A raid that ends without success: nobody has a card left after this one. */
function failing(spec: Partial<RaidSpec> & { safes: SafeId[] }, city?: Partial<Record<BuildingId, SafeId[]>>, change: (G: RobNRun) => void = () => {}): RobTable {
  const table = raid({ turn: '3', middle: {}, hands: { 3: { stethoscope: 1 } }, ...spec });
  return edit(table, (G) => {
    if (city) stock(G, city, 'empty');
    change(G);
  });
}

/** The same with a red alarm: the pile is full. */
const alarmed: Partial<RaidSpec> = { pile: { idcard: 4 } };

describe('cracking', () => {
  test('RR-444 RR-005 RR-272 RR-275 RR-281 RR-289 RR-332 what the rows can pay is cracked: gold, car, one new safe, officer 3, without an alarm 2', () => {
    const table = failing({ safes: ['s1-01', 's1-15'], rows: { dynamite: 2, ram: 1 }, ...alarmed }, { 'private-bank': ['s1-04'] });
    const told = playAll(table, ['stethoscope']);
    expect(table.G.lastRaid).toMatchObject({ alarm: true, gold: 1, safes: [{ id: 's1-01', cracked: true }, { id: 's1-15', cracked: false }] });
    expect(only(told, 'gold')).toEqual([{ type: 'gold', count: 1, treasury: 4 }]);
    expect(only(told, 'car')).toEqual([{ type: 'car', count: 1, space: 6 }]);
    expect(only(told, 'safe-placed')).toHaveLength(1);
    expect(only(told, 'officer')).toEqual([{ type: 'officer', count: 3, space: 3 }]);
    const stuck = failing({ safes: ['s1-01', 's1-15'], rows: { dynamite: 2, ram: 1 } }, { 'private-bank': ['s1-04'] });
    expect(only(playAll(stuck, ['stethoscope']), 'officer')).toEqual([{ type: 'officer', count: 2, space: 2 }]);
    expect(stuck.G).toMatchObject({ treasury: 4, car: 6, lastRaid: { alarm: false, safes: [{ cracked: true }, { cracked: false }] } });
  });

  test('RR-445 RR-271 RR-272 of two that share tools the richer one is cracked; with the same gold the lower id', () => {
    const table = failing({ safes: ['s1-08', 's2-01'], rows: { dynamite: 2, jackhammer: 2, torch: 1 } });
    playAll(table, ['stethoscope']);
    expect(table.G.lastRaid).toMatchObject({ gold: 2, safes: [{ id: 's1-08', cracked: false }, { id: 's2-01', cracked: true }] });
    expect(crackedOf(['s1-15', 's1-01'], row({ dynamite: 2, ram: 1, torch: 1 }))).toEqual(['s1-01']);
    // More safes go before more gold: both small ones, not the big one.
    expect(crackedOf(['s3-04', 's1-11', 's1-04'], row({ jackhammer: 1, torch: 4, idcard: 1, acid: 1 }))).toEqual(['s1-04', 's1-11']);
    expect(crackedOf(['s3-02'], row({ ram: 4 }))).toEqual([]);
  });

  test('RR-443 RR-115 RR-257 RR-275 RR-277 RR-278 RR-279 RR-287 both cracked: gold, car, all cubes on its way, officer', () => {
    const table = nearly({ safes: ['s2-16', 's1-04'], rows: { ram: 2, torch: 3, idcard: 1 }, last: 'acid', car: 7, officer: 1, levels: { red: 1, yellow: 1 } });
    const told = playAll(table, ['acid']);
    expect(only(told, 'cracked').map(({ id }) => id)).toEqual(['s2-16', 's1-04']);
    expect(table.G).toMatchObject({ treasury: 6, car: 9, officer: 2, levels: { white: 1, green: 1, red: 1, yellow: 1 } });
    expect(only(told, 'cube')).toEqual([{ type: 'cube', alarm: 'white', space: 8, level: 1 }, { type: 'cube', alarm: 'green', space: 9, level: 1 }]);
    expect(Object.keys(table.G.cubes)).toEqual(['10', '11', '12']);
  });

  test('RR-450 RR-276 RR-542 gold beyond twenty bars is lost', () => {
    const table = nearly({ safes: ['s3-20'], rows: { ram: 1, stethoscope: 2, acid: 1 }, last: 'acid', treasury: 19 });
    playAll(table, ['acid']);
    expect(table.G.treasury).toBe(20);
  });
});

describe('the rest of scoring', () => {
  test('RR-446 RR-288 RR-295 RR-296 RR-303 the officer: one, one for each safe not cracked, one for the alarm; caught on the same space or beyond', () => {
    const chase = (officer: number) => {
      const table = failing({ safes: ['s1-01', 's1-15'], rows: { dynamite: 2, ram: 1 }, ...alarmed, car: 8, officer }, { 'private-bank': ['s1-04'] });
      return { table, told: playAll(table, ['stethoscope']) };
    };
    const free = chase(5);
    expect([free.table.G.car, free.table.G.officer, free.table.over]).toEqual([9, 8, false]);
    const caught = chase(6);
    expect([caught.table.G.car, caught.table.G.officer]).toEqual([9, 9]);
    expect(caught.table.G.result).toMatchObject({ won: false, winners: [], reason: 'caught', terminal: null, score: null });
    expect(caught.told.at(-1)).toEqual({ type: 'caught', space: 9 });
    expect(chase(7).table.G).toMatchObject({ car: 9, officer: 10, result: { won: false, reason: 'caught' } });
  });

  test('RR-447 RR-003 RR-280 RR-297 RR-298 RR-301 RR-303 RR-002 two safes carry the car to B: won before the officer moves', () => {
    const table = nearly({ safes: ['s2-16', 's1-04'], rows: { ram: 2, torch: 3, idcard: 1 }, last: 'acid', car: 12, officer: 11, treasury: 4 });
    const told = playAll(table, ['acid']);
    expect([table.G.treasury, table.G.car, table.G.officer]).toEqual([7, 14, 11]);
    expect(table.G.result).toEqual({ winners: ['0', '1', '2', '3'], won: true, terminal: 'B', score: 9, rating: 'jet', reason: null, raids: 1 });
    expect(told.at(-1)).toEqual({ type: 'won', terminal: 'B', score: 9, rating: 'jet' });
    expect(only(told, 'officer')).toEqual([]);
    expect(table.ctx.gameover).toEqual(table.G.result);
    for (const [car, terminal, bonus] of [[11, 'A', 0], [13 - 1, 'B', 2]] as const) {
      const other = nearly({ safes: ['s2-16', 's1-04'], rows: { ram: 2, torch: 3, idcard: 1 }, last: 'acid', car, officer: 3, treasury: 0 });
      playAll(other, ['acid']);
      expect(other.G.result).toMatchObject({ terminal, score: 3 + bonus });
    }
    const three = nearly({ safes: ['s2-16', 's1-04', 's1-11'], rows: { ram: 2, torch: 5, idcard: 1, acid: 1 }, last: 'acid', car: 12, treasury: 0 });
    playAll(three, ['acid']);
    expect(three.G.result).toMatchObject({ terminal: 'C', score: 8 });
  });

  test('RR-300 RR-302 the rating of every score', () => {
    expect(Array.from({ length: 14 }, (_, score) => ratingOf(score))).toEqual([
      'economy', 'economy', 'economy', 'weekend', 'weekend', 'beach', 'beach', 'villa', 'villa', 'jet', 'jet', 'legend', 'legend', 'legend',
    ]);
    expect(ratingOf(24)).toBe('legend');
  });

  test('RR-448 RR-282 RR-283 RR-284 RR-285 RR-299 RR-506 a new safe: where there is room, by itself if only there; else it is removed unseen', () => {
    const one = failing({ safes: ['s1-15'] }, { 'savings-bank': ['s1-04', 's1-11', 's1-02'], 'private-bank': ['s1-05'] });
    const top = one.view(null).counts.reserve.top;
    const card = one.G.secret.reserve.at(-1);
    expect(only(playAll(one, ['stethoscope']), 'safe-placed')).toEqual([{ type: 'safe-placed', building: 'private-bank', class: top }]);
    expect(one.view(null).counts.buildings['private-bank']).toEqual([1, top]);
    expect(one.G.secret.faces['private-bank']).toEqual(['s1-05', card]);

    const none = failing({ safes: ['s1-15'] }, { 'savings-bank': ['s1-04', 's1-11', 's1-02'] });
    const face = none.G.secret.reserve.at(-1)!;
    expect(only(playAll(none, ['stethoscope']), 'safe-removed')).toHaveLength(1);
    expect(none.G.secret.removed).toEqual([face]);
    expect(none.view(null).counts.removed).toEqual([Number(face[1])]);
    for (const seat of ['0', '1', null]) expect(shown(none, seat)).not.toContain(face);
    expect(none.over).toBe(false);
  });

  test('RR-281 RR-282 RR-283 RR-285 RR-288 RR-343 RR-106 where there is a choice the Boss of this raid places the safes, one after another', () => {
    const table = failing({ safes: ['s1-15', 's2-16'] }, { 'savings-bank': ['s1-04', 's1-11'], 'private-bank': ['s1-05'], 'grand-gallery': ['s1-02'] });
    playAll(table, ['stethoscope']);
    expect([table.ctx.phase, table.G.asked, table.G.placing]).toEqual(['scoring', { 0: 'place' }, 2]);
    expect(table.choices('0', { Number: () => 0, Shuffle: (list) => list }).map(({ args }) => args.building)).toEqual(['savings-bank', 'private-bank', 'grand-gallery']);
    expect(refused(table, 'placeSafe', { building: 'card-room' })).toMatchObject({ reason: 'place-empty', rule: 'RR-282' });
    expect(only(act(table, 'placeSafe', { building: 'savings-bank' }), 'officer')).toEqual([]);
    expect(refused(table, 'placeSafe', { building: 'savings-bank' })).toMatchObject({ reason: 'place-full', rule: 'RR-283' });
    expect(only(act(table, 'placeSafe', { building: 'grand-gallery' }), 'officer')).toEqual([{ type: 'officer', count: 3, space: 3 }]);
    expect(table.G.asked).toEqual({ 1: 'target' });
    // A building of which only some safes were taken may get a new one.
    const chosen = failing({ safes: ['s1-15'] }, { 'card-room': ['s2-16'], 'private-bank': ['s1-05'] });
    playAll(chosen, ['stethoscope']);
    expect(only(act(chosen, 'placeSafe', { building: 'card-room' }), 'safe-placed')).toHaveLength(1);
  });

  test('RR-286 with an empty reserve there is no new safe; the raid\'s own are out of the game', () => {
    const table = failing({ safes: ['s1-15'] }, { 'savings-bank': ['s1-04'], 'private-bank': ['s1-05'] }, (G) => {
      G.secret.removed = G.secret.reserve.splice(0);
    });
    const told = playAll(table, ['stethoscope']);
    expect(told.some(({ type }) => type === 'safe-placed' || type === 'safe-removed')).toBe(false);
    expect(table.G.scored).toEqual(['s1-15']);
    expect(BUILDING_IDS.flatMap((building) => table.G.secret.faces[building])).not.toContain('s1-15');
    expect(table.G.officer).toBe(2);
  });

  test('RR-449 RR-299 the last safes, none cracked: two of the reserve are removed, and the gang is stranded, or caught before that', () => {
    const last = (officer: number) => {
      const table = failing({ safes: ['s1-15', 's2-16'], officer }, {});
      return { table, told: playAll(table, ['stethoscope']) };
    };
    const { table, told } = last(0);
    expect(only(told, 'safe-removed')).toHaveLength(2);
    expect(table.G.result).toMatchObject({ won: false, reason: 'stranded' });
    expect(last(3).table.G.result).toMatchObject({ reason: 'caught' });
  });

  test('RR-273 RR-274 RR-526 RR-549 RR-514 after scoring all 61 cards are in the deck, nothing is private, and the raid is on record', () => {
    const table = failing({ safes: ['s1-15'], rows: { ram: 1 }, pile: { idcard: 2, acid: 1 }, trash: { torch: 2 }, hands: { 3: { stethoscope: 1 } } }, undefined, (G) => {
      const note = { round: 2, hint: 'H10' as const, seats: ['0', '3'], lasts: 'raid' as const, fact: { what: 'mark' as const, seat: '3', tool: 'acid' as const, yes: true } };
      for (const seat of note.seats) G.players[seat]!.notes.push(note);
    });
    playAll(table, ['stethoscope']);
    const { counts, lastRaid } = table.view('1');
    expect([counts.deck, counts.trash, counts.pile, counts.middle]).toEqual([61, 0, 0, 0]);
    expect(counts.hands).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0 });
    for (const own of Object.values(table.G.players)) expect([total(own.hand) + total(own.pile), own.notes, own.played, own.safes]).toEqual([0, [], [], []]);
    expect(lastRaid).toEqual({
      boss: '0', building: 'card-room', safes: [{ id: 's1-15', cracked: false }], rows: row({ ram: 1 }), pile: 4, alarm: false, rounds: 2, gold: 0,
    });
    // What lay in the pile is told nobody.
    expect(JSON.stringify(lastRaid)).not.toContain('"acid":1');
    // The deck is shuffled.
    expect(table.G.secret.deck).not.toEqual(allCards());
    expect(table.G.secret.deck.toSorted()).toEqual(allCards().toSorted());
    // On record until the next raid is scored.
    act(table, 'placeSafe', { building: 'savings-bank' });
    act(table, 'chooseBuilding', { building: 'savings-bank' });
    expect([table.ctx.phase, table.view(null).lastRaid]).toEqual(['hints', lastRaid]);
  });

  test('RR-270 RR-505 RR-124 RR-123 the safes are shown and talk is open again', () => {
    const table = failing({ safes: ['s1-15', 's2-16'] });
    expect(table.G.silent).toBe(true);
    for (const seat of ['1', null]) expect(shown(table, seat)).not.toContain('s2-16');
    playAll(table, ['stethoscope']);
    expect(table.G.silent).toBe(false);
    expect(table.view(null).scored).toEqual(['s1-15', 's2-16']);
    expect(table.view(null).lastRaid!.safes.map(({ id }) => id)).toEqual(['s1-15', 's2-16']);
  });

  test('RR-290 RR-140 RR-141 RR-142 RR-079 RR-113 RR-170 the Boss changes clockwise after each scoring, not before the first raid, and informants stay', () => {
    const table = failing({ safes: ['s1-15'], boss: '3', turn: '2', hands: { 2: { stethoscope: 1 } } }, { 'private-bank': ['s1-05'] }, (G) => { G.informants = ['red', 'green']; });
    const told = playAll(table, ['stethoscope']);
    expect(only(told, 'boss')).toEqual([{ type: 'boss', seat: '0' }]);
    expect([table.G.boss, table.ctx.phase, table.G.asked]).toEqual(['0', 'prepare', { 0: 'target' }]);
    expect(table.G.informants).toEqual(['red', 'green']);
    const first = open();
    const { boss } = first.G;
    act(first, 'chooseBuilding', { building: 'card-room' });
    expect([first.G.boss, first.G.asked]).toEqual([boss, { [boss]: 'brief' }]);
  });

  test('RR-315 two players: the one accomplice has the hand of their side, and the Boss role alternates', () => {
    const table = failing({ players: 2, safes: ['s1-15'], boss: '1', turn: '0', hands: { 0: { stethoscope: 1 } } }, { 'private-bank': ['s1-05'], 'savings-bank': ['s1-04'] });
    playAll(table, ['stethoscope']);
    act(table, 'placeSafe', { building: 'savings-bank' });
    expect(table.G.boss).toBe('0');
    act(table, 'chooseBuilding', { building: 'private-bank' });
    expect(table.view(null).counts.hands).toEqual({ 0: 0, 1: 13 });
    // All but one of the cards go: the raid ends with it.
    edit(table, (G) => {
      for (const card of spread(G.players['1']!.hand).slice(1)) { G.players['1']!.hand[card] -= 1; G.secret.deck.push(card); }
    });
    act(table, 'endHints');
    playAll(table, spread(table.G.players['1']!.hand));
    expect(table.G.boss).toBe('1');
  });
});
