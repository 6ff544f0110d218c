/** Helpers for Mini Express's tests: tables at a given point of the game, and moves made as a seat. */
import { seededChance } from '../../games/kit/chance';
import { byChance, playOut, type Step } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import type { Refusal, Seat } from '../../games/kit/types';
import { COLOURS, COMPANIES, type Company, type PerCompany } from '../../games/mini-express/companies';
import type { City, Hex, MapId } from '../../games/mini-express/content/map';
import type { MiniExpressEvent } from '../../games/mini-express/events';
import { ruleset } from '../../games/mini-express/game';
import { gridOf, MAPS } from '../../games/mini-express/grid';
import { keyOf } from '../../games/mini-express/hexes';
import { measured } from '../../games/mini-express/length';
import type { Counts, MiniExpress, SeatState } from '../../games/mini-express/state';
import { isBoom, isFull, placeTrain } from '../../games/mini-express/trains';
import { acting } from '../kit/acting';

export type MiniTable = Table<MiniExpress, Counts>;
export type Options = Record<string, string | boolean>;

export const UK: Options = { map: 'uk1918' };
export const TW: Options = { map: 'tw1908' };

/** A fresh table before the draft. */
export const open = (players = 3, options: Options = UK, seed = 'mini-express'): MiniTable => new Table(ruleset, { players, seed, options });

export const { act, only, story } = acting<MiniExpressEvent>();

/** Why a move is refused, as `reason rule`; checks that the attempt has changed nothing. Empty if it is legal. */
export function refused(table: MiniTable, seat: Seat, move: string, args: Record<string, unknown> = {}): string {
  const before = JSON.stringify(table.state);
  const copy: MiniTable = new Table(ruleset, table.state);
  const why: Refusal | undefined = copy.act(seat, move, args);
  if (JSON.stringify(table.state) !== before) throw new Error(`${move} changed the state that it was tried on`);
  if (why && JSON.stringify(copy.state) !== before) throw new Error(`${move} was not refused without a trace`);
  return why ? [why.reason, why.rule].filter(Boolean).join(' ') : '';
}

/** Changes the state between two moves. */
export function edit(table: MiniTable, change: (G: MiniExpress) => void): MiniTable {
  const G = structuredClone(table.G);
  change(G);
  table.state = { ...table.state, G };
  return table;
}

/** Plays the default choice of the seat that is asked. */
export function standIn(table: MiniTable): void {
  const [seat] = table.asked;
  const choice = ruleset.standIn!(table.view(seat!), table.ctx.phase, seat!)!;
  act(table, seat!, choice.move, choice.args);
}

/** A table after the draft, with seat 0 to act first. */
export function fresh(players = 3, options: Options = UK): MiniTable {
  for (let i = 0; ; i++) {
    const table = open(players, options, `fresh-${i}`);
    if (table.G.order[0] !== '0') continue;
    while (table.ctx.phase === 'draft') standIn(table);
    return table;
  }
}

/** What differs from a fresh table. Trains and shares come from the supplies, so that none is lost or doubled. */
export interface Rig {
  area?: Partial<PerCompany>;
  /** Trains on land, by company, as [q, r]. */
  trains?: Partial<Record<Company, [number, number][]>>;
  /** Ferry lines taken; the trains in the cities are given with `trains`. */
  ferries?: Record<string, Company>;
  influence?: Record<Seat, Partial<PerCompany>>;
  /** Shares in front of a seat, taken from the board. */
  shares?: Record<Seat, Partial<PerCompany>>;
  demand?: Record<string, string>;
  limits?: Partial<Record<Company, number>>;
  /** Taiwan: White builds of a seat, with their trains. */
  tunnels?: Record<Seat, number>;
  seal?: Seat[];
  lastTurn?: Record<Seat, number>;
  length?: Partial<PerCompany>;
  also?: (G: MiniExpress) => void;
}

function fillArea(G: MiniExpress, company: Company, area: number): void {
  const own = G.companies[company];
  own.supply += own.area - area;
  own.area = area;
}

function layDown(G: MiniExpress, company: Company, hexes: [number, number][]): void {
  for (const [q, r] of hexes) {
    placeTrain(G, keyOf({ q, r }), company);
    G.companies[company].supply -= 1;
  }
}

function takeFromBoard(G: MiniExpress, own: SeatState, company: Company, count: number): void {
  G.companies[company].shares += own.shares[company] - count;
  own.shares[company] = count;
}

function rigSeats(G: MiniExpress, { influence = {}, shares = {}, tunnels = {}, lastTurn = {} }: Rig): void {
  for (const [seat, tracks] of Object.entries(influence)) Object.assign(G.seats[seat]!.influence, tracks);
  for (const [seat, held] of Object.entries(shares))
    for (const company of COMPANIES) if (held[company] !== undefined) takeFromBoard(G, G.seats[seat]!, company, held[company]);
  for (const [seat, count] of Object.entries(tunnels)) {
    G.companies.white.supply -= count - G.seats[seat]!.tunnels;
    G.seats[seat]!.tunnels = count;
  }
  for (const [seat, turn] of Object.entries(lastTurn)) G.seats[seat]!.lastTurn = turn;
}

/** Changes a table as told. Lengths follow from the trains unless they are given. */
export function rig(table: MiniTable, change: Rig): MiniTable {
  const { area = {}, trains = {}, ferries = {}, demand = {}, limits = {}, seal, length = {}, also } = change;
  return edit(table, (G) => {
    for (const company of COMPANIES) {
      if (trains[company]) layDown(G, company, trains[company]);
      if (area[company] !== undefined) fillArea(G, company, area[company]);
    }
    for (const [id, company] of Object.entries(ferries)) {
      G.ferries[id] = company;
      G.companies[company].supply -= 2;
    }
    rigSeats(G, change);
    Object.assign(G.demand, demand);
    for (const city of MAPS[G.map].cities) if (isFull(G, city) || isBoom(G, city)) delete G.demand[city.id];
    if (G.limits) Object.assign(G.limits, limits);
    if (seal) G.seal = seal;
    for (const company of COMPANIES) G.companies[company].length = length[company] ?? Math.min(G.peakSteam ? 20 : 15, measured(G, company));
    also?.(G);
  });
}

/** UK: so many shares have been bought already, by the last seat, of one company after the other. */
export function sell(table: MiniTable, count: number): MiniTable {
  return edit(table, (G) => {
    const last = Object.values(G.seats).at(-1)!;
    for (let i = 0; i < count; i++) {
      const company = COMPANIES[i % COMPANIES.length]!;
      G.companies[company].shares -= 1;
      last.shares[company] += 1;
    }
    if (G.improvement === null) return;
    G.improvement = Math.min(8, count);
    G.companies.white.supply -= G.improvement;
  });
}

export const areas = ({ G }: MiniTable): string => COMPANIES.map((c) => `${c[0]!.toUpperCase()}${G.companies[c].area}`).join(' ');
export const influenceOf = ({ G }: MiniTable, seat: Seat): string => {
  const { influence } = G.seats[seat]!;
  return COMPANIES.map((c) => `${c[0]!.toUpperCase()}${influence[c]}`).join(' ');
};
export const lengths = ({ G }: MiniTable): number[] => COMPANIES.map((c) => G.companies[c].length);
export const limitsOf = ({ G }: MiniTable): number[] => COLOURS.map((c) => G.limits![c]);

export const hexes = (...at: [number, number][]): Hex[] => at.map(([q, r]) => ({ q, r }));
export const city = (table: MiniTable, id: string): City => gridOf(table.G).cities.get(id)!;
export const on = ({ G }: MiniTable, q: number, r: number): Company[] => G.trains[keyOf({ q, r })] ?? [];

/** What is wrong with the state, if anything. */
export const broken = ({ G }: MiniTable): string[] => ruleset.invariants(G);

/** Plays a whole seeded match by chance, with a look at every step. */
export function playThrough(players: number, options: Options, seed: string, look: (step: Step<MiniExpress, Counts>) => void = () => {}): MiniTable {
  const table = open(players, options, seed);
  playOut(table, () => byChance, seededChance(`${seed} choices`), look);
  return table;
}

export const MAP_IDS = Object.keys(MAPS) as MapId[];

/** Each company's length beside what its trains, ferries and keys on the table add up to. */
export const measuredLengths = ({ G }: MiniTable): [number, number][] =>
  COMPANIES.map((company) => [G.companies[company].length, Math.min(G.peakSteam ? 20 : 15, measured(G, company))]);
