/** What must hold after every move (GT-540 to GT-558). */
import { tally } from '../kit/zones';
import { freeIcons, carries } from './backpack';
import { ACTION_CARDS } from './content/actions';
import { CHARACTERS, cardOf, cardsOf, idsOf } from './content/characters';
import { CONTINGENCIES, contingencyOf } from './content/contingencies';
import { HIDEOUT_TILES, MONOPOLY_CARDS, tileOf } from './content/house';
import { ACTION_DECK, FINGERPRINTS } from './content/numbers';
import { PLANS, planOf } from './content/plans';
import { isRoom, ROOMS } from './content/rooms';
import { TOOL_COUNT } from './content/tools';
import { areaOf, BRIDGE, INTERSECTIONS, isIntersection } from './content/track';
import { tokensOut } from './contingencies';
import { openPlans } from './plan-cards';
import { OUTSIDE, PLAN_NUMBERS, ROLES, TOOLS, type Glasgow, type Token } from './state';

type Check = (G: Glasgow) => string[];

const broken = (rule: string, holds: boolean, what: string): string[] => (holds ? [] : [`${rule}: ${what}`]);
const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

const between = (G: Glasgow): Token[] => [
  ...G.extras, ...G.split, ...(G.groups ?? []).flat(), ...ROLES.flatMap((role) => G.placing[role]),
];

const tokensConserved: Check = (G) => {
  const lying = tally(between(G));
  const onCards = tally(Object.values(G.cards).flatMap(({ tools }) => tools));
  const prints = Object.values(G.cards).filter(({ fingerprint }) => fingerprint).length;
  const lost = TOOLS.filter((tool) => G.stock[tool] + G.bag[tool] + (lying[tool] ?? 0) + (onCards[tool] ?? 0) !== TOOL_COUNT);
  return [
    ...broken('GT-540', lost.length === 0, `tools lost or doubled: ${lost.join()}`),
    ...broken('GT-541', G.supply + G.bag.fingerprint + (lying.fingerprint ?? 0) + prints === FINGERPRINTS, 'fingerprints lost or doubled'),
    ...broken('GT-540', [...Object.values(G.stock), ...Object.values(G.bag), G.supply].every((n) => n >= 0), 'less than none of a token'),
  ];
};

const backpacks: Check = (G) => [
  ...broken('GT-542', CHARACTERS.every(({ id }) => freeIcons(G, id) >= 0), 'more tokens than icons on a card'),
  ...broken('GT-543', CHARACTERS.every(({ id }) => G.cards[id]!.tools.every((tool) => carries(id, tool))), 'a tool of another colour on a card'),
];

const contingencies: Check = (G) => {
  const { contingencies: held, shown } = G.players[G.roles.operator]!;
  const out = tokensOut(G).map((number) => G.tokens[number]!);
  const { seen } = G.players[G.roles.coordinator]!;
  return [
    ...broken('GT-544', same(held.map((card) => contingencyOf(card).area), out), 'contingency cards and tokens do not agree'),
    ...broken('GT-548', same([...G.secret.contingencyDeck, ...held, ...G.contingenciesGone], ids(CONTINGENCIES)), 'contingency cards lost or doubled'),
    ...broken('GT-515', same(shown, seen.contingencies) && shown.every((card) => held.includes(card)), 'contingency cards shown and seen do not agree'),
  ];
};

const actionCards: Check = (G) =>
  ROLES.flatMap((role) => {
    const { decks, box } = G.secret;
    const all = [...decks[role], ...box[role], ...G.players[G.roles[role]]!.hand, ...G.discard[role], ...G.gone[role]];
    const own = ACTION_CARDS.filter((card) => card.role === role);
    return broken('GT-545', same(all, ids(own)) && box[role].length === own.length - ACTION_DECK, `action cards of the ${role} lost or doubled`);
  });

const plans: Check = (G) => {
  const open = openPlans(G);
  const inPlay = [...G.resolved, ...open];
  const numbers = inPlay.map((id) => planOf(id).plan);
  const co = G.players[G.roles.coordinator]!.plans.map((id) => planOf(id).plan);
  const k = G.resolved.length;
  const due = PLAN_NUMBERS.filter((plan) => plan > k && plan <= Math.min(4, 2 + k));
  return [
    ...broken('GT-546', numbers.join() === PLAN_NUMBERS.join() && same([...inPlay, ...G.secret.planBox], ids(PLANS)), 'plans lost, doubled or out of order'),
    // A plan whose penalty has ended the match brings no further plan.
    ...broken('GT-547', G.result !== undefined || same(co.map(String), due.map(String)), 'the Coordinator holds the wrong plans'),
    ...broken('GT-510', G.players[G.roles.operator]!.seen.plans.every((id) => open.includes(id)), 'a plan that is not in play was shown'),
  ];
};

const houseCards: Check = (G) => {
  const tiles = G.secret.tiles.filter((id) => id !== null);
  const seenRight = Object.entries(G.players[G.roles.operator]!.peeked).every(([space, id]) => G.secret.tiles[Number(space) - 1] === id);
  const known = idsOf('coordinator').every((id) => cardOf(G.secret.coordinatorCards[id]!).character === id
    && [null, G.secret.coordinatorCards[id]].includes(G.cards[id]!.turned));
  return [
    ...broken('GT-548', same([...G.secret.monopolyDeck, ...G.monopolyGone], ids(MONOPOLY_CARDS)), 'Monopoly cards lost or doubled'),
    ...broken('GT-548', same([...tiles, ...G.tilesGone], ids(HIDEOUT_TILES)), 'hideout tiles lost or doubled'),
    ...broken('GT-521', G.secret.tiles.every((id, i) => G.hideouts[i] === (id === null ? null : tileOf(id).colour)), 'backs of hideout tiles do not match'),
    ...broken('GT-522', seenRight, 'a face was peeked at that does not lie there'),
    ...broken('GT-075', known, 'a coordinator shows another card than the one in play'),
  ];
};

const places: Check = (G) => {
  const fine = CHARACTERS.every(({ id, role }) => {
    const place = G.places[id]!;
    return isRoom(place) || (role === 'operator' && (place === OUTSIDE || isIntersection(place)));
  });
  const crowded = INTERSECTIONS.filter((spot) => CHARACTERS.filter(({ id }) => G.places[id] === spot.id).length > 1);
  return [
    ...broken('GT-549', fine && ROOMS.includes(G.monopoly), 'a character or the Monopoly token is nowhere'),
    ...broken('GT-550', crowded.length === 0, 'two operators on one intersection'),
    ...broken('GT-360', idsOf('operator').every((id) => G.cards[id]!.turned === null || (!isRoom(G.places[id]!) && cardsOf(id)[0]!.id === G.cards[id]!.turned)), 'a skill is active inside the house'),
  ];
};

const inTime: Check = (G) => {
  if (G.result && !G.result.won) return [];
  const last = openPlans(G).map((id) => areaOf(planOf(id).area).lastSleeper);
  return broken('GT-552', G.head >= 0 && G.head <= Math.min(BRIDGE.lastSleeper, ...last), 'the train has passed an unresolved plan');
};

const stages: Check = (G) => {
  const stage = G.result ? undefined : Object.values(G.asked)[0];
  return [
    ...broken('GT-555', (stage === 'split') === (G.split.length > 0) && (stage === 'choose') === (G.groups !== null), 'tokens wait for nobody'),
    ...broken('GT-555', G.result !== undefined || ROLES.every((role) => (G.placing[role].length > 0) === (G.asked[G.roles[role]] === 'place')), 'a group is not being placed'),
    ...broken('GT-120', G.result !== undefined || (G.doing === null) === !['moving', 'hideout', 'event', 'makeRoom'].includes(stage!), 'a stage without its task'),
  ];
};

const CHECKS: Check[] = [tokensConserved, backpacks, contingencies, actionCards, plans, houseCards, places, inTime, stages];

/** The broken invariants in words; none if all is well. */
export const invariants = (G: Glasgow): string[] => CHECKS.flatMap((check) => check(G));
