/** Setup (GT-050 to GT-090): the table up to the seven tokens that the Coordinator is to divide. */
import type { Options } from '../kit/manifest';
import type { Chance, Seat } from '../kit/types';
import { drawTop } from '../kit/zones';
import { actionsOf } from './content/actions';
import { CHARACTERS, cardsOf, idsOf } from './content/characters';
import { CONTINGENCIES, contingencyOf } from './content/contingencies';
import { HIDEOUT_TILES, MONOPOLY_CARDS, tileOf } from './content/house';
import { ACTION_DECK, CONTINGENCIES_AT_START, FINGERPRINTS, REST_TOKENS, START_HAND, TRAIN_START } from './content/numbers';
import { plansOfType } from './content/plans';
import { ROOMS } from './content/rooms';
import { TOOL_COUNT } from './content/tools';
import { nextToken } from './contingencies';
import { toolsForBag } from './rest';
import { ask, colourOfCharacter } from './roles';
import { drawTokens } from './supplies';
import { COLOURS, OUTSIDE, PLAN_NUMBERS, ROLES, TOKENS, TOOLS, type Glasgow, type Place, type Private, type Role } from './state';

const record = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

/** GT-056 to GT-058: an operator of each colour outside, all others in the rooms, none empty and none with more than two. */
function placeCharacters(random: Chance): Record<string, Place> {
  const outside = COLOURS.map((colour) => random.Shuffle(idsOf('operator').filter((id) => colourOfCharacter(id) === colour))[0]!);
  const inside = random.Shuffle(CHARACTERS.map(({ id }) => id).filter((id) => !outside.includes(id)));
  const rooms = [...random.Shuffle([...ROOMS]), ...random.Shuffle([...ROOMS])];
  return record(CHARACTERS.map(({ id }) => id), (id) => (outside.includes(id) ? OUTSIDE : rooms[inside.indexOf(id)]!));
}

const newPrivate = (): Private => ({
  hand: [], plans: [], contingencies: [], shown: [], seen: { plans: [], contingencies: [] }, peeked: {},
});

/** One plan of each type in play; all others in the box. */
function dealPlans(random: Chance): { play: string[]; box: string[] } {
  const piles = PLAN_NUMBERS.map((plan) => random.Shuffle(plansOfType(plan)));
  return { play: piles.map(([first]) => first!), box: piles.flatMap(([, ...rest]) => rest) };
}

function emptyTable(roles: Record<Role, Seat>, random: Chance): Glasgow {
  const decks = record(ROLES, (role) => random.Shuffle(actionsOf(role)));
  const plans = dealPlans(random);
  const tiles = random.Shuffle(HIDEOUT_TILES.map(({ id }) => id));
  const rooms = random.Shuffle([...ROOMS]);
  return {
    asked: {}, step: 0, roles, turn: 'coordinator', turns: 0, head: TRAIN_START, resolved: [],
    places: placeCharacters(random),
    cards: record(CHARACTERS.map(({ id }) => id), () => ({ tools: [], fingerprint: false, turned: null })),
    home: record(TOOLS, (tool) => rooms[TOOLS.indexOf(tool)]!),
    stock: record(TOOLS, () => TOOL_COUNT),
    supply: FINGERPRINTS,
    bag: record(TOKENS, () => 0),
    extras: [], monopoly: random.Shuffle([...ROOMS])[0]!, monopolyGone: [],
    tokens: { 1: null, 2: null, 3: null, 4: null }, contingenciesGone: [], delayed: false,
    hideouts: tiles.map((id) => tileOf(id).colour), tilesGone: [],
    discard: record(ROLES, () => []), gone: record(ROLES, () => []),
    talk: [], shownPlans: [], doing: null, split: [], groups: null, placing: record(ROLES, () => []), revealed: null,
    secret: {
      decks: record(ROLES, (role) => decks[role].slice(0, ACTION_DECK)),
      box: record(ROLES, (role) => decks[role].slice(ACTION_DECK)),
      planBoard: plans.play.slice(2, 4), planBox: plans.box,
      contingencyDeck: random.Shuffle(CONTINGENCIES.map(({ id }) => id)),
      monopolyDeck: random.Shuffle(MONOPOLY_CARDS.map(({ id }) => id)),
      tiles,
      coordinatorCards: record(idsOf('coordinator'), (id) => random.Shuffle([...cardsOf(id)])[0]!.id),
    },
    players: {
      [roles.coordinator]: { ...newPrivate(), plans: plans.play.slice(0, 2) },
      [roles.operator]: { ...newPrivate(), plans: plans.play.slice(4) },
    },
  };
}

/** GT-068: cards to the Operator's hand, tokens to their areas. */
function drawContingencies(G: Glasgow, count: number): void {
  for (const card of drawTop(G.secret.contingencyDeck, count)) {
    G.tokens[nextToken(G)!] = contingencyOf(card).area;
    G.players[G.roles.operator]!.contingencies.push(card);
  }
}

/** The table on which the Coordinator is asked to divide the first seven tokens. */
export function setup({ options, random }: { numPlayers: number; options: Options; random: Chance }): Glasgow {
  const [coordinator, operator] = options.roles === 'random' ? random.Shuffle(['0', '1']) : ['0', '1'];
  const G = emptyTable({ coordinator: coordinator!, operator: operator! }, random);
  drawContingencies(G, CONTINGENCIES_AT_START[options.difficulty as keyof typeof CONTINGENCIES_AT_START]);
  for (const role of ROLES) G.players[G.roles[role]]!.hand = drawTop(G.secret.decks[role], START_HAND);
  for (const tool of toolsForBag(G)) {
    G.stock[tool] -= 1;
    G.bag[tool] += 1;
  }
  G.split = drawTokens({ G, random }, REST_TOKENS);
  ask(G, 'split', ['coordinator']);
  return G;
}
