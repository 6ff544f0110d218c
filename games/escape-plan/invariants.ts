/** What must hold after every move (EP-400 to EP-416). EP-417 is the conformance suite's. */
import { tally } from '../kit/zones';
import { CONTACT_CARDS } from './content/contacts';
import { EQUIPMENT_KINDS } from './content/items';
import {
  BY_PLAYERS, CONTACT_SPACES, DISC_SPACES, DISPLAY_SIZE, GANG_SIZE, GAS_CANS, GAS_SPACES, INCOME_CUBES, KEY_SPACES, NOTORIETY_CUBES,
  OFFICERS_PER_TYPE, PATROL_REVEALS, TILES_PER_DAY, TOP_POSITION, WOUND_CUBES,
} from './content/numbers';
import { BUSINESSES, PLACES, PLANS } from './content/places';
import { PATROL_CARDS, STACK_VALUES } from './content/tokens';
import { isCovered } from './visit/contact-cards';
import { distance } from './city/hex';
import { cardsAt, isExitClosed } from './police/patrol';
import { inCity, seatsOf } from './seats';
import { kindOf, placeAt } from './city/spaces';
import { ASSETS, EQUIPMENT, FIXERS, OFFICERS, STACKS, type Board, type Day, type EscapePlan, type ItemTile, type Stack } from './state';

type Check = (G: EscapePlan) => string[];

const broken = (rule: string, holds: boolean, what: string): string[] => (holds ? [] : [`${rule}: ${what}`]);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const same = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean => [...a].map(String).sort().join() === [...b].map(String).sort().join();
const boards = (G: EscapePlan): Board[] => Object.values(G.boards);
const itemsOf = <K extends ItemTile['kind']>(G: EscapePlan, kind: K): Extract<ItemTile, { kind: K }>[] =>
  boards(G).flatMap(({ items }) => items.filter((tile): tile is Extract<ItemTile, { kind: K }> => tile?.kind === kind));

const officers: Check = (G) => OFFICERS.flatMap((type) => {
  const onTiles = Object.values(G.officers).map((there) => there.filter((each) => each === type).length);
  return broken('EP-400', sum(onTiles) + G.officerSupply[type] + G.officerBox[type] === OFFICERS_PER_TYPE && onTiles.every((count) => count <= 1),
    `${type} officers lost, doubled or two on a tile`);
});

const cubes: Check = (G) => [...boards(G), ...(G.inspector ? [G.inspector] : [])].flatMap(({ cubes: { bottom, red, blue }, position }) => [
  ...broken('EP-401', bottom + red + blue === NOTORIETY_CUBES && Math.min(bottom, red, blue) >= 0, 'Notoriety cubes lost or doubled'),
  ...broken('EP-412', position >= 0 && position <= TOP_POSITION, 'a marker off the track'),
]);

const wounds: Check = (G) => boards(G).flatMap(({ wounds: { green, red } }) =>
  broken('EP-401', green + red === WOUND_CUBES && Math.min(green, red) >= 0, 'Wound cubes lost or doubled'));

const income: Check = (G) => [
  ...seatsOf(G).flatMap((seat) => {
    const each = PLACES.map((place) => [...G.displays[place].plain, ...G.displays[place].income].filter((cube) => cube === seat).length);
    return broken('EP-402', G.boards[seat]!.income + sum(each) === INCOME_CUBES && Math.max(...each) <= 1, `Income cubes of ${seat} lost or doubled`);
  }),
  ...broken('EP-402', !G.inspector || G.inspector.income + sum(PLACES.map((place) => G.displays[place].plain.filter((cube) => cube === 'inspector').length)) === INCOME_CUBES,
    'Income cubes of the Inspector lost or doubled'),
];

const contacts: Check = (G) => {
  const held = boards(G).flatMap((board) => board.contacts.flatMap((lying) => (lying?.kind === 'contact' ? [lying.card] : [])));
  return broken('EP-403', same([...G.secret.contactDeck, ...G.contacts, ...held, ...G.contactBox], CONTACT_CARDS)
    && (G.contacts.length === DISPLAY_SIZE || G.secret.contactDeck.length === 0), 'Contact cards lost or doubled, or the display is short');
};

const valuesOf = (G: EscapePlan, stack: Stack): number[] => {
  const kept = seatsOf(G).flatMap((seat) => G.players[seat]!.kept.flatMap(({ space, value }) => {
    const tile = G.boards[seat]!.items[space];
    return tile?.kind === 'kept' && tile.stack === stack ? [value] : [];
  }));
  const drawn = seatsOf(G).flatMap((seat) => (G.turn?.visit?.drawn?.stack === stack ? G.players[seat]!.drawn : []));
  return [...G.secret.stacks[stack], ...kept, ...drawn, ...G.secret.tileBox.filter((tile) => tile.stack === stack).map(({ value }) => value)];
};

const tiles: Check = (G) => [
  ...STACKS.flatMap((stack) => broken('EP-404', same(valuesOf(G, stack), STACK_VALUES[stack]), `tiles of stack ${stack} lost or doubled`)),
  ...broken('EP-404', itemsOf(G, 'kept').length === sum(seatsOf(G).map((seat) => G.players[seat]!.kept.length)), 'a kept tile without its value'),
];

const pieces: Check = (G) => [
  ...EQUIPMENT.flatMap((id) => broken('EP-405',
    G.equipment[id] + G.equipmentBox[id] + itemsOf(G, 'equipment').filter((tile) => tile.id === id).length === EQUIPMENT_KINDS[id].copies, `${id} lost or doubled`)),
  ...broken('EP-405', same([...G.fixers, ...G.fixerBox, ...itemsOf(G, 'fixer').map(({ id }) => id)], FIXERS), 'Fixers lost or doubled'),
  ...broken('EP-405', same([...G.secret.patrolDeck, G.secret.removedPatrol, ...G.patrol], Object.keys(PATROL_CARDS)), 'Patrol cards lost or doubled'),
  ...broken('EP-405', same([...G.secret.plans, ...[...Object.values(G.players), ...Object.values(G.secret.arrested)].flatMap(({ plan }) => plan ?? [])],
    PLANS.map(({ id }) => id)), 'Escape Plans lost or doubled'),
];

const keys: Check = (G) => Array.from({ length: KEY_SPACES }, (_, number) => number).flatMap((number) =>
  broken('EP-406', G.keys[number]! + G.keyBox[number]! + boards(G).filter((board) => board.keys[number] !== null).length
    === BY_PLAYERS[seatsOf(G).length]!.keysEach, `keys ${number + 1} lost or doubled`));

const supplies: Check = (G) => {
  const gangs = Object.values(G.gangs);
  return [
    ...broken('EP-407', G.gas + sum(boards(G).map(({ gas }) => gas)) === GAS_CANS && boards(G).every(({ gas }) => gas >= 0 && gas <= GAS_SPACES), 'Gas cans lost or doubled'),
    ...broken('EP-407', [...boards(G), ...(G.inspector ? [G.inspector] : [])].every(({ discs }) => discs >= 0 && discs <= DISC_SPACES), 'too many discs'),
    ...broken('EP-407', sum(gangs.map(({ members }) => members)) + sum(boards(G).map(({ gang }) => gang)) + G.gangBox === GANG_SIZE * gangs.length, 'gang members lost or doubled'),
    ...broken('EP-411', gangs.every(({ members, control }) => (members === 0) === (control !== null) && (members === 0 || members === GANG_SIZE)) || (G.turn?.visit ?? null) !== null, 'a Gang half hired'),
  ];
};

const assets: Check = (G) => boards(G).flatMap((board) => {
  const locked = [...board.items, ...board.contacts].flatMap((lying) => (lying?.kind === 'asset' ? [lying.asset] : []));
  return broken('EP-408', same([...locked, ...board.assets.flatMap((lying) => lying?.asset ?? []), ...board.assetBox], ASSETS), 'Assets lost or doubled');
});

const handcuffs: Check = (G) => boards(G).flatMap((board) =>
  broken('EP-409', board.handcuffs >= 0 && board.handcuffs <= CONTACT_SPACES
    && board.contacts.every((lying, space) => lying?.kind !== 'asset' || !isCovered(board, space)), 'wrong Handcuffs, or an Asset under one'));

const closing: Check = (G) => BUSINESSES.flatMap((place) => {
  const { plain, income: cash, closed } = G.displays[place];
  const visited = G.turn?.visit && placeAt(G, G.turn.visit.location) === place;
  return visited ? [] : broken('EP-410', closed === (plain.length + cash.length >= BY_PLAYERS[seatsOf(G).length]!.closeAt), `${place} open or closed wrongly`);
});

const money: Check = (G) => Object.values(G.players).flatMap(({ cash }) => broken('EP-412', cash >= 0, 'cash below 0'));

const pawns: Check = (G) => {
  const standing = inCity(G).map((seat) => G.boards[seat]!.pawn ?? '');
  const onGangs = standing.filter((pawn) => kindOf(pawn) === 'gang');
  return [
    ...broken('EP-413', standing.every((pawn) => pawn.includes('.')) && new Set(onGangs).size === onGangs.length, 'a pawn on no Location, or two on a Gang'),
    ...broken('EP-416', boards(G).every(({ status, pawn }) => (status === 'city') === (pawn !== null)), 'a pawn that should have left'),
    ...broken('EP-416', Object.keys(G.asked).every((seat) => G.boards[seat]!.status === 'city' && !G.queue.includes(seat)), 'a seat acts twice or after leaving'),
  ];
};

const PLACED: Readonly<Record<Day, number>> = { 1: 2, 2: 6, 3: 10 };

const city: Check = (G) => {
  const cells = G.city.map(({ q, r }) => `${q},${r}`);
  const joined = G.city.every((tile, i) => i === 0 || G.city.slice(0, i).some((other) => distance(tile, other) === 1));
  return [
    ...broken('EP-414', G.city.length + G.openTiles.length === PLACED[G.day] + TILES_PER_DAY && new Set(cells).size === cells.length && joined, 'wrong tiles in the city'),
    ...broken('EP-414', G.openTiles.length === 0 || Object.values(G.asked).every((stage) => stage === 'place'), 'tiles left over'),
  ];
};

const patrols: Check = (G) => {
  const laid = ([1, 2, 3] as const).filter((day) => day <= G.day).map((day) => PATROL_REVEALS[day]);
  const exits = [1, 2, 3] as const;
  return [
    ...broken('EP-415', G.patrol.length === sum(laid) && exits.every((exit) => cardsAt(G, exit) <= 2), 'wrong Patrol cards'),
    ...broken('EP-415', G.day < 3 || exits.filter((exit) => !isExitClosed(G, exit)).length === 1, 'not one Exit open on day 3'),
    ...broken('EP-415', Object.keys(tally(G.patrol)).length === G.patrol.length, 'a Patrol card twice'),
  ];
};

const CHECKS: Check[] = [
  officers, cubes, wounds, income, contacts, tiles, pieces, keys, supplies, assets, handcuffs, closing, money, pawns, city, patrols,
];

/** The broken invariants in words; none if all is well. */
export const invariants = (G: EscapePlan): string[] => CHECKS.flatMap((check) => check(G));
