/** Setup (EP-030 to EP-046) and all of day 1 that needs no choice. */
import type { Options } from '../kit/manifest';
import type { Chance, Seat } from '../kit/types';
import { openTile } from './city/city';
import { CONTACT_CARDS } from './content/contacts';
import { EXAMPLE_SPOTS, EXAMPLE_TILES } from './content/example';
import { ASSET_KINDS, EQUIPMENT_KINDS } from './content/items';
import {
  ASSET_PRICES, BY_PLAYERS, CONTACT_SPACES, CONTROL_MARKERS, DISPLAY_SIZE, GAS_CANS, INCOME_CUBES, ITEM_SPACES, KEY_SPACES,
  OFFICERS_PER_TYPE, WOUND_CUBES, type PlayerRow,
} from './content/numbers';
import { BUSINESSES, INSPECTOR_CARDS, PLACES, PLANS, SAFE_HOUSES } from './content/places';
import { DECK_TILES, START_TILES, tileOf } from './content/tiles';
import { PATROL_CARDS, STACK_VALUES } from './content/tokens';
import { beginDay } from './days';
import type { Turn } from './events';
import { newInspector } from './police/inspector';
import { newNotoriety } from './police/notoriety';
import { locationId } from './city/spaces';
import {
  ASSETS, EQUIPMENT, FIXERS, OFFICERS, STACKS, type Board, type BusinessId, type Display, type EscapePlan, type LocationKind, type PlacedTile,
  type PlaceId, type Private, type SafeHouseId, type Secret,
} from './state';

const table = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

const empty = <T>(count: number): (T | null)[] => Array<T | null>(count).fill(null);

function newBoard(): Board {
  const board: Board = {
    ...newNotoriety(),
    pawn: locationId('S1', 'subway'), status: 'city',
    contacts: empty(CONTACT_SPACES), handcuffs: 0, items: empty(ITEM_SPACES), assets: empty(ASSET_PRICES.length), assetBox: [],
    keys: empty(KEY_SPACES), gas: 0, discs: 0, gang: 0, controls: CONTROL_MARKERS,
    wounds: { green: WOUND_CUBES, red: 0 }, income: INCOME_CUBES, rested: false, firstAid: true,
  };
  for (const asset of ASSETS) {
    const { zone, index } = ASSET_KINDS[asset].start;
    if (zone === 'assetSpace') board.assets[index] = { asset, used: false };
    else board[zone === 'item' ? 'items' : 'contacts'][index] = { kind: 'asset', asset };
  }
  return board;
}

/** The places of the example city in the order in which its tiles open them. */
const exampleSpots = (kind: LocationKind): PlaceId[] => EXAMPLE_TILES.flatMap(({ id }) => EXAMPLE_SPOTS[locationId(id, kind)] ?? []);

/** Decks are drawn from the end. */
const inOrder = <T>(first: readonly T[]): T[] => [...first].reverse();

function newSecret(example: boolean, random: Chance): Secret {
  const [removedPatrol, ...patrolDeck] = random.Shuffle(Object.keys(PATROL_CARDS));
  const deck = EXAMPLE_TILES.map(({ id }) => id).filter((id) => !tileOf(id).start);
  return {
    contactDeck: random.Shuffle([...CONTACT_CARDS]),
    cityDeck: example ? inOrder(deck) : random.Shuffle([...DECK_TILES]),
    patrolDeck, removedPatrol: removedPatrol!,
    businessPile: (example ? inOrder(exampleSpots('business')) : random.Shuffle([...BUSINESSES])) as BusinessId[],
    safeHousePile: (example ? inOrder(exampleSpots('safehouse')) : random.Shuffle([...SAFE_HOUSES])) as SafeHouseId[],
    inspectorDeck: [],
    stacks: table(STACKS, (stack) => random.Shuffle([...STACK_VALUES[stack]])),
    plans: random.Shuffle(PLANS.map(({ id }) => id)),
    tileBox: [],
    arrested: {},
  };
}

/** The start tiles side by side, turned alike; which lies where and how they are turned is drawn (EP-031). */
function startTiles(example: boolean, random: Chance): PlacedTile[] {
  if (example) return EXAMPLE_TILES.filter(({ id }) => tileOf(id).start).map((tile) => ({ ...tile }));
  const rot = Math.floor(random.Number() * 6);
  return random.Shuffle([...START_TILES]).map((id, q) => ({ id, q, r: 0, rot }));
}

function newTable(seats: Seat[], row: PlayerRow, options: Options, random: Chance): EscapePlan {
  const first = options.firstOrder === 'seat' ? seats : random.Shuffle(seats);
  const secret = newSecret(options.city === 'example', random);
  const newPrivate = (seat: Seat): Private => ({ plan: secret.plans.pop()!, cash: row.startCash[first.indexOf(seat)]!, kept: [], drawn: [] });
  return {
    asked: {}, step: 0,
    example: options.city === 'example',
    manhunt: options.manhunt === true,
    day: 1, slot: 'morning', order: first, queue: [], acted: false,
    boards: table(seats, newBoard),
    inspector: null,
    city: [], spots: {}, officers: {},
    officerSupply: table(OFFICERS, () => OFFICERS_PER_TYPE),
    officerBox: table(OFFICERS, () => 0),
    gangs: {}, gangBox: 0, openTiles: [], patrol: [],
    displays: table(PLACES, (): Display => ({ plain: [], income: [], closed: false })),
    contacts: secret.contactDeck.splice(-DISPLAY_SIZE).reverse(),
    contactBox: [],
    keys: Array<number>(KEY_SPACES).fill(row.keysEach),
    keyBox: Array<number>(KEY_SPACES).fill(0),
    gas: GAS_CANS,
    equipment: table(EQUIPMENT, (id) => EQUIPMENT_KINDS[id].copies),
    equipmentBox: table(EQUIPMENT, () => 0),
    fixers: [...FIXERS], fixerBox: [],
    escapes: [], turn: null, hunt: null,
    secret,
    players: table(seats, newPrivate),
  };
}

/** The table at its first choice. What happens before is not told: nobody has moved yet. */
export function setup({ numPlayers, options, random }: { numPlayers: number; options: Options; random: Chance }): EscapePlan {
  const seats = Array.from({ length: numPlayers }, (_, i) => String(i));
  const row = BY_PLAYERS[numPlayers]!;
  const G = newTable(seats, row, options, random);
  if (row.inspector) {
    G.inspector = newInspector();
    G.secret.inspectorDeck = random.Shuffle([...INSPECTOR_CARDS]);
    G.order = [...G.order, 'inspector'];
  }
  const turn: Turn = { G, random, tell: () => undefined, enter: () => undefined, seal: () => undefined };
  for (const tile of startTiles(G.example, random)) openTile(turn, tile);
  beginDay(turn);
  return G;
}
