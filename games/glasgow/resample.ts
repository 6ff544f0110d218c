/** Another whole game that a seat cannot tell from this one: all that it cannot know is drawn anew (GT-500 to GT-530). */
import type { Chance, Seat } from '../kit/types';
import { cardsOf, idsOf } from './content/characters';
import { contingencyOf } from './content/contingencies';
import { tileOf } from './content/house';
import { planOf } from './content/plans';
import { areaOf } from './content/track';
import { openPlans } from './plan-cards';
import { roleOf } from './roles';
import { COLOURS, ROLES, type Glasgow, type PlanId, type Role } from './state';

/** Which roles' cards the viewer sees; none for a spectator. */
type Viewer = Role | null;

/** Hand, deck and box of a role change places; from its own seat deck and box only. */
function redealActions(G: Glasgow, viewer: Viewer, random: Chance): void {
  for (const role of ROLES) {
    const { decks, box } = G.secret;
    const own = G.players[G.roles[role]]!;
    const handHidden = role !== viewer && !G.result;
    const pool = random.Shuffle([...decks[role], ...box[role], ...(handHidden ? own.hand : [])]);
    if (handHidden) own.hand = pool.splice(0, own.hand.length);
    decks[role] = pool.splice(0, decks[role].length);
    box[role] = pool;
  }
}

const replace = (list: PlanId[], from: PlanId, to: PlanId): PlanId[] => list.map((id) => (id === from ? to : id));

/** Unresolved plans that the viewer does not see become others that the train has not passed either. */
function redrawPlans(G: Glasgow, viewer: Viewer, random: Chance): void {
  const known = viewer ? [...G.players[G.roles[viewer]]!.plans, ...G.players[G.roles[viewer]]!.seen.plans] : [];
  for (const id of openPlans(G).filter((plan) => !known.includes(plan))) {
    const possible = [id, ...G.secret.planBox].filter((other) =>
      planOf(other).plan === planOf(id).plan && areaOf(planOf(other).area).lastSleeper >= G.head);
    const other = random.Shuffle(possible)[0]!;
    if (other === id) continue;
    G.secret.planBox = replace(G.secret.planBox, other, id);
    G.secret.planBoard = replace(G.secret.planBoard, id, other);
    for (const own of Object.values(G.players)) {
      own.plans = replace(own.plans, id, other);
      own.seen.plans = replace(own.seen.plans, id, other);
    }
  }
}

/** Contingency cards in the Operator's hand become any others of the same areas; the deck is shuffled. */
function redrawContingencies(G: Glasgow, viewer: Viewer, random: Chance): void {
  const [co, op] = [G.players[G.roles.coordinator]!, G.players[G.roles.operator]!];
  const known = viewer === 'operator' || G.result ? op.contingencies : viewer === 'coordinator' ? co.seen.contingencies : [];
  const unknown = op.contingencies.filter((card) => !known.includes(card));
  const pool = random.Shuffle([...G.secret.contingencyDeck, ...unknown]);
  const instead = new Map(unknown.map((card) => {
    const at = pool.findIndex((other) => contingencyOf(other).area === contingencyOf(card).area);
    return [card, pool.splice(at, 1)[0]!];
  }));
  const renamed = (cards: string[]) => cards.map((card) => instead.get(card) ?? card);
  G.secret.contingencyDeck = pool;
  op.contingencies = renamed(op.contingencies);
  op.shown = renamed(op.shown);
  co.seen.contingencies = renamed(co.seen.contingencies);
}

/** Faces of one colour change spaces, but not those that the viewer has peeked at. */
function redrawTiles(G: Glasgow, viewer: Viewer, random: Chance): void {
  const op = G.players[G.roles.operator]!;
  const { tiles } = G.secret;
  for (const colour of COLOURS) {
    const spaces = tiles.flatMap((id, i) =>
      id !== null && tileOf(id).colour === colour && !(viewer === 'operator' && op.peeked[i + 1] !== undefined) ? [i] : []);
    const faces = random.Shuffle(spaces.map((i) => tiles[i]!));
    spaces.forEach((i, n) => (tiles[i] = faces[n]!));
  }
  for (const space of Object.keys(op.peeked)) op.peeked[space] = tiles[Number(space) - 1]!;
}

export function resample(G: Glasgow, seat: Seat | null, random: Chance): Glasgow {
  const other = structuredClone(G);
  const viewer = seat === null ? null : roleOf(G, seat);
  redealActions(other, viewer, random);
  redrawContingencies(other, viewer, random);
  other.secret.planBox = random.Shuffle(other.secret.planBox);
  other.secret.monopolyDeck = random.Shuffle(other.secret.monopolyDeck);
  if (other.result) return other;
  redrawPlans(other, viewer, random);
  redrawTiles(other, viewer, random);
  for (const id of idsOf('coordinator'))
    if (other.cards[id]!.turned === null) other.secret.coordinatorCards[id] = random.Shuffle([...cardsOf(id)])[0]!.id;
  return other;
}
