/** Helpers for Escape Plan's tests: scenes on the example city, and moves made as a seat. */
import { pick, seededChance } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import type { Choice, Seat } from '../../games/kit/types';
import { openTile } from '../../games/escape-plan/city/city';
import { EXAMPLE_TILES } from '../../games/escape-plan/content/example';
import { CONTACT_CARDS } from '../../games/escape-plan/content/contacts';
import type { EscapePlanEvent } from '../../games/escape-plan/events';
import { ruleset } from '../../games/escape-plan/game';
import type {
  AssetId, Board, ContactId, ContactSpace, Counts, Day, EquipmentId, EscapePlan, Faced, FixerId, ItemTile, LocationId, OfficerType, PatrolId,
  PlaceId, Private, Slot, Stage, TileId,
} from '../../games/escape-plan/state';
import { acting } from '../kit/acting';

export type EscapePlanTable = Table<EscapePlan, Counts>;

/** A fresh table; the seats' order is the turn order unless `options` say otherwise. */
export const open = (players: number, options: Record<string, string | boolean> = {}, seed = 'escape'): EscapePlanTable =>
  new Table(ruleset, { players, seed, options: { firstOrder: 'seat', ...options } });

export const { act, refused, only, story } = acting<EscapePlanEvent>();

const phaseOf = (stage: string | undefined): string => (stage === 'place' ? 'city' : stage === 'hunt' ? 'manhunt' : 'slot');

/** Changes the state between two moves; who is asked is told to boardgame.io as well. */
export function edit(table: EscapePlanTable, change: (G: EscapePlan) => void): EscapePlanTable {
  const G = structuredClone(table.G);
  change(G);
  const [stage] = Object.values(G.asked);
  const ctx = { ...table.state.ctx, phase: phaseOf(stage), activePlayers: { ...G.asked } };
  const { plugins } = table.state;
  // Moves are taken back to this state, not to one before it.
  table.state = { ...table.state, G, ctx, _undo: [{ G, ctx, plugins }] as typeof table.state._undo };
  return table;
}

export const choices = (table: EscapePlanTable, seat: Seat, move?: string): Choice[] =>
  table.choices(seat, seededChance('choices')).filter((choice) => move === undefined || choice.move === move);

/** Plays the quiet choice for whoever is asked, until `until` holds or the game is over. */
export function quietly(table: EscapePlanTable, until: (table: EscapePlanTable) => boolean = () => false): EscapePlanTable {
  while (!table.over && !until(table)) {
    const [seat] = table.asked;
    const { move, args } = ruleset.standIn!(table.view(seat!), table.ctx.phase, seat!)!;
    act(table, seat!, move, args);
  }
  return table;
}

/** Plays legal choices by chance until `until` holds or the game is over; `check` sees the table after every move. */
export function playOn(
  table: EscapePlanTable,
  seed: string,
  until: (table: EscapePlanTable) => boolean = () => false,
  check: (table: EscapePlanTable) => void = () => undefined,
): number {
  const dice = seededChance(seed);
  let moves = 0;
  while (!table.over && !until(table)) {
    const [seat] = table.asked;
    const all = choices(table, seat!);
    const name = pick([...new Set(all.map(({ move }) => move))], dice);
    const { move, args } = pick(all.filter((choice) => choice.move === name), dice);
    act(table, seat!, move, args);
    moves += 1;
    check(table);
  }
  return moves;
}

export const contact = (card: ContactId, ready = true): ContactSpace => ({ kind: 'contact', card, ready });
export const locked = (asset: AssetId): { kind: 'asset'; asset: AssetId } => ({ kind: 'asset', asset });
export const gear = (id: EquipmentId, ready = true): ItemTile => ({ kind: 'equipment', id, ready });
export const fixer = (id: FixerId): ItemTile => ({ kind: 'fixer', id });

export interface Scene {
  players?: number;
  day?: Day;
  slot?: Slot;
  /** Where pawns stand; others stand on the Subway of S1. */
  pawns?: Record<Seat, LocationId>;
  boards?: Record<Seat, Partial<Board>>;
  own?: Record<Seat, Partial<Private>>;
  patrol?: PatrolId[];
  /** Officers by tile instead of the printed ones. */
  officers?: Record<TileId, OfficerType[]>;
  /** What stands on the spots instead of the example city's. */
  spots?: Record<LocationId, PlaceId>;
  manhunt?: boolean;
  stage?: Stage;
  seat?: Seat;
  faced?: Faced[];
}

/** Lays the whole example city with its printed officers and nothing else. */
function layCity(G: EscapePlan, { patrol = [], officers, spots }: Scene): void {
  Object.assign(G, {
    city: [], spots: {}, officers: {}, gangs: {}, openTiles: [], patrol, gangBox: 0,
    officerSupply: { federal: 10, county: 10, swat: 10 }, officerBox: { federal: 0, county: 0, swat: 0 },
  });
  const { secret } = open(1, { city: 'example' }).G;
  const first = open(1, { city: 'example' }).G;
  G.secret.cityDeck = [];
  G.secret.businessPile = [...secret.businessPile, ...Object.values(first.spots).filter((place) => !place.startsWith('safehouse')).toReversed()] as never;
  G.secret.safeHousePile = [...secret.safeHousePile, ...Object.values(first.spots).filter((place) => place.startsWith('safehouse')).toReversed()] as never;
  for (const tile of EXAMPLE_TILES) openTile({ G, tell: () => undefined }, { ...tile });
  if (officers) G.officers = { ...Object.fromEntries(G.city.map(({ id }) => [id, []])), ...officers };
  if (spots) G.spots = spots;
}

/** Contacts that `boards` name leave the deck and the display; the others are in their order. */
function dealContacts(G: EscapePlan): void {
  const held = new Set(Object.values(G.boards).flatMap(({ contacts }) => contacts.flatMap((lying) => (lying?.kind === 'contact' ? [lying.card] : []))));
  const rest = CONTACT_CARDS.filter((card) => !held.has(card));
  G.contacts = rest.slice(0, 7);
  G.secret.contactDeck = rest.slice(7).toReversed();
}

/**
 * A table in a slot turn of `seat` (default '0'), on the whole example city, without Manhunt. Seats after it in turn
 * order are still to come.
 */
export function scene(wanted: Scene = {}): EscapePlanTable {
  const { players = 3, day = 1, slot = 'morning', seat = '0', stage = 'open', manhunt = false, faced = [] } = wanted;
  return edit(open(players, { city: 'example', manhunt }), (G) => {
    layCity(G, wanted);
    Object.assign(G, { day, slot });
    for (const [who, location] of Object.entries(wanted.pawns ?? {})) {
      if (who === 'inspector') G.inspector!.pawn = location;
      else G.boards[who]!.pawn = location;
    }
    for (const [who, rig] of Object.entries(wanted.boards ?? {})) Object.assign(G.boards[who]!, rig);
    for (const [who, rig] of Object.entries(wanted.own ?? {})) Object.assign(G.players[who]!, rig);
    dealContacts(G);
    G.queue = G.order.slice(G.order.indexOf(seat) + 1);
    G.acted = true;
    G.asked = { [seat]: stage };
    G.turn = {
      mp: 0, action: faced.length > 0 || stage === 'arrived' ? 'move' : null, faced, visit: null, completed: null,
      tally: { spent: 0, budget: 0, gas: 0, paid: 0, received: 0, avoided: 0, wounds: 0, healed: 0 },
    };
  });
}

/** A scene in which the seat has just arrived at a Location and visits it. */
export function visiting(location: LocationId, wanted: Scene = {}): EscapePlanTable {
  const { seat = '0' } = wanted;
  return scene({ ...wanted, stage: 'arrived', pawns: { ...wanted.pawns, [seat]: location } });
}

/** Steps on the ground. */
export const go = (...spaces: string[]): { go: string }[] => spaces.map((space) => ({ go: space }));

export const boardOf = (table: EscapePlanTable, seat: Seat = '0'): Board => table.G.boards[seat]!;
export const cashOf = (table: EscapePlanTable, seat: Seat = '0'): number => table.G.players[seat]!.cash;
