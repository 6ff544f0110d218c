/** Scenes for the tests of Rob 'n Run: a table at a given point of a raid or of its preparation, and moves made as a seat. */
import { expect } from 'vitest';
import { Table } from '../../games/kit/table';
import type { Seat } from '../../games/kit/types';
import { accomplicesOf } from '../../games/rob-n-run/seats';
import { addCards, emptyRow, emptyZone, spread, takeCards, total } from '../../games/rob-n-run/cards';
import { classOf, safesOfClass } from '../../games/rob-n-run/content/safes';
import { SCENARIOS, scenarioOf } from '../../games/rob-n-run/content/scenarios';
import type { RobEvent } from '../../games/rob-n-run/events';
import { ruleset } from '../../games/rob-n-run/game';
import { logFor, stateFor } from '../../server/views';
import { allCards, newPrivate } from '../../games/rob-n-run/setup';
import {
  BUILDING_IDS, TOOLS, type Alarm, type BuildingId, type Card, type Cards, type Counts, type HintId, type RobNRun, type SafeId, type ScenarioId,
} from '../../games/rob-n-run/state';
import { acting } from '../kit/acting';

export type RobTable = Table<RobNRun, Counts>;

export const open = (players = 4, options: Record<string, string> = {}, seed = 'rob'): RobTable => new Table(ruleset, { players, seed, options });

const play = acting<RobEvent>();
export const { only } = play;

/** Makes a move that must be legal, and gives back what it told. Whoever is asked makes it, unless `seat` says who. */
export function act(table: RobTable, move: string, args: Record<string, unknown> = {}, seat: Seat = table.asked[0]!): RobEvent[] {
  const told = play.act(table, seat, move, args);
  expect(ruleset.invariants(table.G)).toEqual([]);
  return told;
}

/** Why a move is refused; checks that the attempt has changed nothing. */
export const refused = (table: RobTable, move: string, args: Record<string, unknown> = {}, seat: Seat = table.asked[0]!) =>
  play.refused(table, seat, move, args);

/** Notes as a seat (null: a spectator) reads them: those for all, then its own. */
export const notesOf = (table: RobTable, seat: Seat | null) => {
  const { raid: now, players } = table.view(seat);
  return [...(now?.notes ?? []), ...(seat === null ? [] : players[seat]!.notes)].map(({ fact }) => fact);
};

/** Changes the state between two moves; boardgame.io lets act who is asked then. */
export function edit(table: RobTable, change: (G: RobNRun) => void, phase = table.ctx.phase): RobTable {
  const G = structuredClone(table.G);
  change(G);
  expect(ruleset.invariants(G)).toEqual([]);
  table.state = { ...table.state, G, ctx: { ...table.ctx, phase, activePlayers: { ...G.asked } } };
  return table;
}

const zone = (cards: Cards) => {
  const made = emptyZone();
  addCards(made, cards);
  return made;
};

/** Takes a safe out of wherever it lies unseen; another of its class takes its place there. */
function takeSafe(G: RobNRun, id: SafeId): void {
  const { faces, reserve } = G.secret;
  const zones = [...BUILDING_IDS.map((building) => faces[building]), reserve];
  const used = [...zones.flat(), ...G.scored, ...G.players[G.boss]!.safes, id];
  for (const safes of zones) {
    const at = safes.indexOf(id);
    if (at >= 0) safes[at] = safesOfClass(classOf(id)).map((safe) => safe.id).find((other) => !used.includes(other))!;
  }
}

/** Which safes stand in a building, nobody having seen them. */
export function stock(G: RobNRun, stocks: Partial<Record<BuildingId, SafeId[]>>, others: 'empty' | 'as they are' = 'as they are'): void {
  if (others === 'empty') for (const building of BUILDING_IDS) G.secret.faces[building] = [];
  for (const [building, ids] of Object.entries(stocks) as [BuildingId, SafeId[]][]) {
    G.secret.faces[building] = [];
    for (const id of ids) takeSafe(G, id);
    G.secret.faces[building] = [...ids];
  }
}

/** A raid at some point. Cards are taken from the deck, so that none is lost or doubled. */
export interface RaidSpec {
  players?: number;
  /** Of all chance in it. */
  seed?: string;
  scenario?: ScenarioId;
  boss?: Seat;
  safes: SafeId[];
  rows?: Cards;
  pile?: Cards;
  hands?: Record<Seat, Cards>;
  /** Cards played in this round, by seat; it is then the turn of `turn`, else of the Boss to give hints. */
  middle?: Record<Seat, Cards>;
  turn?: Seat;
  trash?: Cards;
  /** The next cards of the tool deck, the first is the top. */
  next?: Card[];
  /** How many cards the tool deck holds; all others lie in the trash. */
  deck?: number;
  levels?: Partial<Record<Alarm, number>>;
  treasury?: number;
  open?: HintId[];
  car?: number;
  officer?: number;
  passes?: number;
  swapped?: Seat[];
  building?: BuildingId;
}

/** Cubes up to the car are off the route. */
function drive(G: RobNRun, car: number): void {
  G.car = car;
  for (const space of Object.keys(G.cubes)) if (Number(space) <= car) delete G.cubes[space];
}

function dealCards(G: RobNRun, spec: RaidSpec): void {
  const left = zone({});
  for (const card of allCards()) left[card] += 1;
  const rows = spec.rows ?? {};
  const pile = spec.pile ?? {};
  for (const cards of [rows, pile, ...Object.values(spec.hands ?? {}), ...Object.values(spec.middle ?? {}), spec.trash ?? {}]) takeCards(left, cards);
  for (const [seat, cards] of Object.entries(spec.hands ?? {})) G.players[seat]!.hand = zone(cards);
  G.players[G.boss]!.pile = zone(pile);
  G.secret.trash = zone(spec.trash ?? {});
  const next = spec.next ?? [];
  for (const card of next) left[card] -= 1;
  if (Math.min(...Object.values(left)) < 0) throw new Error('more cards than there are');
  const deck = spread(left);
  if (spec.deck !== undefined) for (const card of deck.splice(Math.max(0, spec.deck - next.length))) G.secret.trash[card] += 1;
  G.secret.deck = [...deck, ...next.toReversed()];
}

/** What was sorted and played before: all in round 1, by the first accomplice. */
function past(G: RobNRun, { rows = {}, pile = {} }: RaidSpec): void {
  if (total(rows) + total(pile) === 0) return;
  const row = emptyRow();
  for (const tool of TOOLS) row[tool] = rows[tool] ?? 0;
  G.raid!.sorted = [{ row, pile: total(pile), bags: 0 }];
  G.raid!.round = 2;
  G.raid!.rows = { ...row };
  const [first, ...others] = accomplicesOf(G);
  G.players[first!]!.played.push(zone({}));
  addCards(G.players[first!]!.played[0]!, rows);
  addCards(G.players[first!]!.played[0]!, pile);
  for (const seat of others) G.players[seat]!.played.push(zone({}));
}

function present(G: RobNRun, { middle, turn }: RaidSpec): void {
  G.asked = turn === undefined ? { [G.boss]: 'brief' } : { [turn]: 'act' };
  if (turn === undefined) return;
  for (const seat of accomplicesOf(G)) {
    G.players[seat]!.played.push(zone(middle?.[seat] ?? {}));
    addCards(G.secret.middle, middle?.[seat] ?? {});
  }
}

/** A table in the middle of a raid. */
export function raid(spec: RaidSpec): RobTable {
  const table = open(spec.players ?? 4, { scenario: spec.scenario ?? '1' }, spec.seed);
  return edit(table, (G) => {
    G.boss = spec.boss ?? '0';
    for (const seat of table.seats) G.players[seat] = newPrivate();
    for (const id of spec.safes) takeSafe(G, id);
    G.players[G.boss]!.safes = [...spec.safes];
    const building = spec.building ?? 'card-room';
    G.secret.faces[building] = [];
    const six = scenarioOf(G.scenario).hints;
    G.raid = {
      building, safes: spec.safes.map(classOf), round: 1, paid: [],
      hints: Object.fromEntries(six.map((hint) => [hint, (spec.open ?? six.slice(0, 3)).includes(hint) ? 'open' : 'closed'])),
      rows: emptyRow(), bags: 0, sorted: [], notes: [], doing: null, passes: spec.passes ?? 0, swapped: spec.swapped ?? [],
    };
    G.raids = 1;
    G.silent = true;
    G.treasury = spec.treasury ?? 3;
    drive(G, spec.car ?? G.car);
    G.officer = spec.officer ?? G.officer;
    Object.assign(G.levels, spec.levels ?? {});
    past(G, spec);
    dealCards(G, spec);
    present(G, spec);
  }, spec.turn === undefined ? 'hints' : 'accomplices');
}

/** Raid T of the examples. */
export const T: RaidSpec = {
  safes: ['s2-21', 's1-03'],
  rows: { jackhammer: 1, idcard: 1 },
  pile: { dynamite: 1, idcard: 1 },
  hands: {
    1: { dynamite: 2, ram: 1, stethoscope: 1 },
    2: { acid: 1, idcard: 3, bag: 1 },
    3: { dynamite: 1, torch: 2 },
  },
};

/** Raid T with this hint open, in the first scenario that has it. */
export const withHint = (hint: HintId, spec: Partial<RaidSpec> = {}): RobTable =>
  raid({ ...T, scenario: SCENARIOS.find(({ hints }) => hints.includes(hint))!.id, open: [hint], ...spec });

/** Plays one card for each of some seats, in turn. */
export const playAll = (table: RobTable, cards: Card[]): RobEvent[] => cards.flatMap((card) => act(table, 'playCard', { card }));

/** Both tables look the same to a viewer. */
export const sameFor = (a: RobTable, b: RobTable, seat: Seat | null): void => expect(shown(a, seat)).toBe(shown(b, seat));

/** All that a viewer is sent by the server: its view, where the game stands, and the log with redacted arguments taken out. */
export const shown = ({ state, log }: RobTable, seat: Seat | null): string =>
  JSON.stringify([stateFor(ruleset as never, state as never, seat), logFor(log, seat)]);
