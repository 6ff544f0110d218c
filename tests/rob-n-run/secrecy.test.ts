import { describe, expect, test } from 'vitest';
import { pick, seededChance } from '../../games/kit/chance';
import { byBot, byChance, playOut } from '../../games/kit/play';
import { eventsOf, Table } from '../../games/kit/table';
import type { Choice, Seat } from '../../games/kit/types';
import { logFor, stateFor } from '../../server/views';
import { bot } from '../../games/rob-n-run/bot';
import { ruleset } from '../../games/rob-n-run/game';
import { missingTotal } from '../../games/rob-n-run/needs';
import { manifest } from '../../games/rob-n-run/manifest';
import { HINTS, type HintId, type RobNRun } from '../../games/rob-n-run/state';
import { act, edit, open, playAll, raid, refused, shown, T, withHint, type RobTable } from './scene';

type Viewer = Seat | null;
const viewersOf = (table: RobTable): Viewer[] => [...table.seats, null];

/** What a viewer's frame holds, in another state. */
const frameOf = (table: RobTable, viewer: Viewer, G: RobNRun = table.G): string =>
  JSON.stringify([stateFor(ruleset as never, { ...table.state, G } as never, viewer), logFor(table.log, viewer)]);

/** The table in another world that the viewer cannot tell from this one. */
function otherWorld(table: RobTable, viewer: Viewer, seed: string): RobTable {
  const dice = seededChance(seed);
  const other = new Table(ruleset, { ...table.state, G: ruleset.resample(table.G, viewer, dice) });
  return other;
}

describe('other worlds', () => {
  test.each(['1', '2', '3', '4', '5', '6'])('RR-529 RR-006 RR-122 scenario %s: whatever a viewer cannot know may be otherwise, and it is shown the same', (scenario) => {
    const dice = seededChance(`worlds-${scenario}`);
    for (let match = 0; match < 4; match++) {
      const table = open(2 + match, { scenario, safesPerRaid: match % 2 ? 'choose' : 'all' }, `secret-${scenario}-${match}`);
      let step = 0;
      playOut(table, (seat) => (seat === '0' ? byBot(bot) : byChance), dice, () => {
        if (step++ % 3) return;
        for (const viewer of viewersOf(table)) {
          const other = ruleset.resample(table.G, viewer, dice);
          expect(ruleset.invariants(other)).toEqual([]);
          expect(frameOf(table, viewer, other)).toBe(frameOf(table, viewer));
        }
      });
    }
  });

  test('RR-501 RR-503 RR-507 RR-509 RR-512 RR-518 RR-520 RR-521 every hidden zone is drawn anew for those who do not see it, and only for them', () => {
    const table = raid({
      ...T, scenario: '4', turn: '3', middle: { 1: { ram: 1 }, 2: { acid: 1 } }, trash: { torch: 2, ram: 2 }, open: [],
      hands: { 1: { dynamite: 2, stethoscope: 1 }, 2: { idcard: 3, bag: 1 }, 3: { dynamite: 1, torch: 2 } },
    });
    edit(table, (G) => {
      const note = { round: 1, hint: 'H12' as HintId, seats: ['0', '3'], lasts: 'raid' as const };
      for (const seat of note.seats) G.players[seat]!.notes.push({ ...note, fact: { what: 'mark', seat: '3', tool: 'torch', yes: true } });
    });
    const dice = seededChance('zones');
    const worlds = (viewer: Viewer) => Array.from({ length: 60 }, () => ruleset.resample(table.G, viewer, dice));
    const varies = (viewer: Viewer, of: (G: RobNRun) => unknown) => new Set(worlds(viewer).map((G) => JSON.stringify(of(G)))).size > 1;
    const own = (seat: Seat) => (G: RobNRun) => G.players[seat]!;
    const zones: [string, (G: RobNRun) => unknown, Viewer[]][] = [
      ['faces of safes on buildings', (G) => G.secret.faces, viewersOf(table)],
      ['reserve', (G) => G.secret.reserve, viewersOf(table)],
      ['safes of the raid', (G) => own('0')(G).safes, ['1', '2', '3', null]],
      // In raid T seat 1 has played all of round 1, so it knows what came of it.
      ['alarm pile', (G) => own('0')(G).pile, ['2', '3', null]],
      ['hand of seat 1', (G) => own('1')(G).hand, ['0', '2', '3', null]],
      ['hand of seat 2', (G) => own('2')(G).hand, ['0', '1', '3', null]],
      ['what seat 2 plays now', (G) => own('2')(G).played[1], ['0', '1', '3', null]],
      ['middle', (G) => G.secret.middle, viewersOf(table)],
      ['deck', (G) => G.secret.deck, viewersOf(table)],
      ['trash', (G) => G.secret.trash, viewersOf(table)],
    ];
    for (const [zone, of, hiddenFrom] of zones)
      for (const viewer of viewersOf(table)) expect([zone, viewer, varies(viewer, of)]).toEqual([zone, viewer, hiddenFrom.includes(viewer)]);
    for (const viewer of viewersOf(table))
      for (const world of worlds(viewer)) expect(frameOf(table, viewer, world)).toBe(frameOf(table, viewer));
  });

  test('RR-510 RR-246 who played which card in an earlier round is anybody\'s guess, also for the Boss', () => {
    const table = raid({ safes: ['s2-16'], turn: '1', hands: { 1: { ram: 1, idcard: 1 }, 2: { torch: 1, idcard: 1 }, 3: { dynamite: 1, idcard: 1 } } });
    playAll(table, ['ram', 'torch', 'dynamite']);
    const dice = seededChance('guess');
    const first = (viewer: Viewer) => new Set(Array.from({ length: 60 }, () => JSON.stringify(ruleset.resample(table.G, viewer, dice).players['1']!.played[0])));
    expect(first('0').size).toBe(3);
    expect(first('2').size).toBeGreaterThan(1);
    expect(first('1').size).toBe(1);
  });
});

/** Moves that tell all others nothing of what is hidden, but for what their events say. */
const SILENT = ['playCard', 'swapHand', 'pass', 'useHint', 'markTool', 'clearTools', 'giveTool', 'reopenHint', 'endHints', 'payInformant', 'startRaid', 'chooseBuilding'];
/** Hints that tell all of them something true. */
const TELLING: HintId[] = ['H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H09', 'H11', 'H16'];

describe('moves in other worlds', () => {
  test('RR-529 RR-237 RR-196 RR-528 the same move, made in a world that a seat cannot tell apart, tells it the same', () => {
    const dice = seededChance('moves');
    let compared = 0;
    for (let match = 0; match < 12; match++) {
      const table = open(3 + (match % 3), { scenario: String(1 + (match % 6)) }, `moves-${match}`);
      playOut(table, (seat) => (seat === '1' ? byBot(bot) : byChance), dice, ({ before, seat, choice, entries }) => {
        const telling = choice.move === 'useHint' && TELLING.includes(choice.args.hint as HintId);
        // A move that ends the accomplice phase shows the whole middle.
        if (!SILENT.includes(choice.move) || telling || entries.flatMap(eventsOf).some(({ type }) => type === 'sorted')) return;
        const viewer = pick(bystanders(before.G, seat, choice), dice);
        const start = new Table(ruleset, before);
        const real = new Table(ruleset, before);
        const imagined = otherWorld(start, viewer, `${match}-${compared}`);
        const same = imagined.choices(seat, dice).filter((other) => alike(other, choice));
        if (same.length === 0) return;
        const instead = pick(same, dice);
        expect(real.act(seat, choice.move, choice.args)).toBeUndefined();
        expect(imagined.act(seat, instead.move, instead.args)).toBeUndefined();
        // The next step of H11 and the like is not among these, so phases are the same too.
        expect(shown(imagined, viewer)).toBe(shown(real, viewer));
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(300);
  });
});

/** Who is neither dealt nor shown anything by a move. */
function bystanders({ players, raid: now, boss }: RobNRun, mover: Seat, { move, args }: Choice): Viewer[] {
  // The deal of a raid gives cards to all.
  if (now === null || now.round === 0) return [null];
  const touched = [mover, boss, args.seat, now.doing?.seat];
  return [...Object.keys(players).filter((seat) => !touched.includes(seat) || (seat === boss && move === 'playCard')), null];
}

/** Whether two choices differ only in what is redacted. */
function alike(a: { move: string; args: Record<string, unknown> }, b: typeof a): boolean {
  if (a.move !== b.move) return false;
  if (a.move === 'playCard' || a.move === 'markTool') return true;
  if (a.move === 'giveTool') return a.args.seat === b.args.seat;
  const size = ({ args }: typeof a) => Object.values(args.tools as Record<string, number>).reduce((sum, n) => sum + n, 0);
  if (a.move === 'clearTools') return size(a) === size(b);
  return JSON.stringify(a.args) === JSON.stringify(b.args);
}

describe('zone by zone', () => {
  test('RR-500 RR-511 RR-515 RR-038 open things are alike for all', () => {
    const table = raid({ ...T, turn: '1', passes: 1, swapped: ['2'] });
    const open_ = (viewer: Viewer) => {
      const { players: _, ...view } = table.view(viewer);
      return JSON.stringify(view);
    };
    for (const viewer of viewersOf(table)) expect(open_(viewer)).toBe(open_(null));
    const view = table.view(null);
    expect(view).toMatchObject({ officer: 0, car: 5, treasury: 3, boss: '0', raid: { passes: 1, swapped: ['2'], rows: { jackhammer: 1, idcard: 1 }, bags: 0 } });
    expect(Object.keys(view.raid!.hints)).toHaveLength(6);
    // Whoever counts the classes knows how many tools are missing together.
    expect(missingTotal(view.raid!)).toBe(5);
    expect(Object.values(view.levels)).toEqual([0, 0, 0, 0]);
  });

  test('RR-507 RR-508 RR-512 RR-525 each seat has its own zones, the others sizes', () => {
    const table = raid({ ...T, turn: '1', middle: { 2: { acid: 1 } } });
    for (const viewer of viewersOf(table)) expect(Object.keys(table.view(viewer).players)).toEqual(viewer === null ? [] : [viewer]);
    expect(table.view('3').counts).toMatchObject({ hands: { 0: 0, 1: 4, 2: 5, 3: 3 }, pile: 2, middle: 1, played: { 1: [4, 0], 2: [0, 1], 3: [0, 0] } });
    expect(table.view('2').players['2']!.played[1]).toMatchObject({ acid: 1 });
    expect(table.view('0').players['0']).toMatchObject({ safes: T.safes, pile: { dynamite: 1, idcard: 1 } });
    expect(table.view('1').players['1']).toMatchObject({ safes: [], pile: { dynamite: 0 } });
    expect(Object.keys(table.G.secret).toSorted()).toEqual(['deck', 'faces', 'middle', 'removed', 'reserve', 'screen', 'trash']);
    expect(Object.keys(table.G.players['1']!).toSorted()).toEqual(['drawn', 'hand', 'notes', 'pile', 'played', 'safes', 'seen']);
    // All else is open; whatever comes to it has to be named here.
    expect(Object.keys(table.view(null)).toSorted()).toEqual([
      'arrangement', 'asked', 'boss', 'car', 'counts', 'cubes', 'informants', 'lastRaid', 'levels', 'numPlayers', 'officer', 'placing', 'players', 'raid', 'raids',
      'safesPerRaid', 'scenario', 'scored', 'silent', 'step', 'treasury',
    ]);
    expect(Object.keys(table.view(null).raid!).toSorted()).toEqual(['bags', 'building', 'doing', 'hints', 'notes', 'paid', 'passes', 'round', 'rows', 'safes', 'sorted', 'swapped']);
  });

  test('RR-344 RR-501 of the reserve the top shows its class, of the rest only which classes there are', () => {
    const order = (classes: number[]) => edit(open(4, { scenario: '3' }), (G) => {
      G.secret.reserve = classes.map((each) => G.secret.reserve.filter((id) => Number(id[1]) === each)[0]!).filter((id, i, all) => all.indexOf(id) === i);
      const { reserve } = G.secret;
      expect(reserve.length).toBe(new Set(classes).size);
    });
    const [a, b] = [order([1, 2, 3]), order([2, 1, 3])];
    expect(a.view(null).counts.reserve).toEqual({ top: 3, classes: [1, 2, 3] });
    expect(JSON.stringify(a.view('0').counts)).toBe(JSON.stringify(b.view('0').counts));
    expect(order([1, 3, 2]).view(null).counts.reserve.top).toBe(2);
  });

  test('RR-519 RR-518 what H10, H12 and H13 show the Boss is seen by nobody else, and gone after that step', () => {
    for (const hint of ['H10', 'H12', 'H13'] as const) {
      const table = withHint(hint, { next: ['bag', 'stethoscope', 'acid'] });
      act(table, 'useHint', { hint, ...(hint === 'H13' ? {} : { seat: '3' }) });
      const own = table.view('0').players['0']!;
      expect(hint === 'H13' ? own.drawn!.stethoscope : own.seen!.torch).toBeGreaterThan(0);
      const other = otherWorld(table, '1', hint);
      expect(JSON.stringify([other.G.players['0']!.seen, other.G.players['0']!.drawn])).not.toBe(JSON.stringify([own.seen, own.drawn]));
      const choice = table.choices('0', seededChance('any'))[0]!;
      act(table, choice.move, choice.args);
      expect(table.G.players['0']!.seen).toBeNull();
      expect(table.view(null).counts.drawn).toBe(0);
    }
  });

  test('RR-522 RR-163 the state of the source of chance reaches nobody', () => {
    const table = open();
    act(table, 'chooseBuilding', { building: 'card-room' });
    const { seed } = table.state.plugins.random!.data as { seed: string };
    for (const viewer of viewersOf(table)) expect(frameOf(table, viewer)).not.toContain(`"${seed}"`);
  });

  test('RR-530 RR-531 a seat replays its own views alone, and Boss and accomplice never share one', () => {
    const start = open();
    for (const viewer of viewersOf(start)) {
      // From the first state as it is sent nobody can play the match again: no secrets, and no source of chance.
      const first = stateFor(ruleset as never, start.state as never, viewer);
      expect([first.plugins, first._undo, first._redo, 'secret' in first.G]).toEqual([{}, [], [], false]);
    }
    const table = raid({ ...T, turn: '1' });
    for (const seat of table.seats) {
      const text = shown(table, seat);
      expect(text.includes('s2-21')).toBe(seat === '0');
      expect(Object.keys(table.view(seat).players)).toEqual([seat]);
    }
  });
});

describe('the log', () => {
  test('RR-195 RR-428 RR-513 RR-514 it keeps nothing of what is shown for a round only, nor of the pile', () => {
    const looks: [HintId, Record<string, unknown>][] = [['H09', { seat: '2' }], ['H11', {}], ['H16', {}]];
    for (const [hint, args] of looks) {
      const log = (hands: NonNullable<typeof T.hands>, pile: typeof T.pile) => {
        const table = withHint(hint, { hands, pile });
        act(table, 'useHint', { hint, ...args });
        return JSON.stringify(logFor(table.log, '3'));
      };
      const one = log({ 1: { dynamite: 2 }, 2: { acid: 2, bag: 1 }, 3: { torch: 1 } }, { dynamite: 1, idcard: 1 });
      expect(log({ 1: { stethoscope: 2 }, 2: { torch: 2, bag: 1 }, 3: { acid: 1 } }, { dynamite: 2 })).toBe(one);
    }
  });
});

describe('talk', () => {
  test('RR-120 RR-121 RR-124 RR-125 RR-126 chat is closed from the start of a raid to its scoring, in exactly the silent phases', () => {
    expect([manifest.talk, manifest.quiet]).toEqual(['open', ['hints', 'accomplices']]);
    for (let i = 0; i < 12; i++) {
      const table = open(4, {}, `talk-${i}`);
      playOut(table, () => byChance, seededChance(`talk-${i}`), () => {
        if (!table.over) expect([table.ctx.phase, table.G.silent]).toEqual([table.ctx.phase, manifest.quiet!.includes(table.ctx.phase)]);
      });
      expect(table.G.silent).toBe(false);
    }
  });

  test('RR-125 RR-230 no move takes a word: all arguments are ids and numbers', () => {
    const table = raid({ ...T, open: HINTS.slice(0, 3) });
    expect(refused(table, 'useHint', { hint: 'H03', tool: 'please play torches' })?.reason).toBe('kit:arguments');
    expect(refused(table, 'useHint', { hint: 'H03', tool: 'ram', says: 'hello' })?.reason).toBe('kit:arguments');
    for (const move of ['reopenHint', 'endHints']) expect(refused(table, move, { hint: 'H04', says: 'hello' })?.reason).toBe('kit:arguments');
  });
});
