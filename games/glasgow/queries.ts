/** What a board asks: pure answers from one seat's view, none of which shows more than that seat may know (GT-530). */
import type { Seat } from '../kit/types';
import { freeIcons, icons } from './backpack';
import { BRIDGE, areaOf } from './content/track';
import { REST_TIME } from './content/numbers';
import { CHARACTERS } from './content/characters';
import type { Plan } from './content/plans';
import { nextToken, penaltyOf, tokensOut } from './contingencies';
import { marked } from './ending';
import { nextRoom } from './monopoly';
import { waysOf, type Way } from './ways';
import { currentPlan, missingColours, nextPlan, plannerOf } from './planning';
import { inRoom, roleOf } from './roles';
import { COLOURS, type Board, type CharacterId, type Colour, type PlanNumber, type Role, type RoomId, type TokenNumber, type View } from './state';

export type { Way } from './ways';

/**
 * Where a character can go with so many points of a move card, and what each place costs. Without `points`: with those
 * that are left of the card being played.
 */
export function reachablePlaces(view: View, seat: Seat, character: CharacterId, points?: number): Way[] {
  const { doing } = view;
  if (doing?.kind === 'moving' && points === undefined) {
    if (doing.moved.includes(character)) return [];
    return waysOf(view, roleOf(view, seat), character, doing.points);
  }
  return waysOf(view, roleOf(view, seat), character, points ?? Infinity);
}

/** What a rest would do now, before any card is drawn (GT-261). */
export interface RestCost {
  /** Sleepers for the rest itself, then for contingency tokens. */
  time: number;
  penaltyTime: number;
  /** Who sits at the Monopoly game and gets a fingerprint. */
  players: CharacterId[];
  /** Those of them who would be arrested: the rest loses the match. */
  arrested: CharacterId[];
  /** Tokens on the tracks whose penalty is due; none if it is put off. */
  tokens: TokenNumber[];
  /** Fingerprints that these put into the bag. */
  bagFingerprints: number;
  /** Fingerprints left in the supply afterwards; below 0 the rest loses the match. */
  supplyAfter: number;
  /** Where the train will stand. */
  headAfter: number;
  /** A contingency card would have to be taken while all tokens are out: the rest loses the match. */
  fifth: boolean;
}

export function restCost(view: Pick<View, keyof Board | 'counts'>): RestCost {
  const players = inRoom(view, view.monopoly);
  const penalty = view.delayed ? { time: 0, fingerprints: 0 } : penaltyOf(view);
  return {
    time: REST_TIME,
    penaltyTime: penalty.time,
    players,
    arrested: marked(view, players),
    tokens: view.delayed ? [] : tokensOut(view),
    bagFingerprints: penalty.fingerprints,
    supplyAfter: view.supply - players.length - penalty.fingerprints,
    headAfter: view.head + REST_TIME + penalty.time,
    fifth: nextToken(view) === undefined && view.counts.contingencyDeck > 0,
  };
}

/** The plan that comes next, as far as the seat may know. */
export interface PlanOutlook {
  plan: PlanNumber;
  /** Who resolves it. */
  by: Role;
  /** The card, if the seat holds it or has been shown it. */
  card: Plan | null;
  /** Sleepers that the train can still go without leaving the plan's area; null if the seat does not know the card. */
  sleepersLeft: number | null;
  /** Whether the train's head is in the area. */
  there: boolean | null;
  /** Colours that nobody on the area's intersections has yet. */
  missing: Colour[] | null;
}

/** The outlook for a seat, or for a spectator; nothing when all plans are resolved. */
export function planOutlook(view: View, seat: Seat | null): PlanOutlook | null {
  const plan = nextPlan(view);
  if (plan === undefined) return null;
  const own = seat === null ? undefined : view.players[seat];
  const card = (own && currentPlan(view, [...own.plans, ...own.seen.plans])) ?? null;
  const area = card && areaOf(card.area);
  return {
    plan, by: plannerOf(plan), card,
    sleepersLeft: area && area.lastSleeper - view.head,
    there: area && view.head >= area.firstSleeper && view.head <= area.lastSleeper,
    missing: card && missingColours(view, card),
  };
}

/** Sleepers left until the train has passed the Bridge. */
export const sleepersToLondon = ({ head }: Pick<Board, 'head'>): number => BRIDGE.lastSleeper - head;

/** Fingerprints left in the supply, in the bag, and on cards. */
export const fingerprintsLeft = ({ supply, bag, cards }: Pick<Board, 'supply' | 'bag' | 'cards'>) => ({
  supply,
  bag: bag.fingerprint,
  cards: marked({ cards }, CHARACTERS.map(({ id }) => id)).length,
});

/** Where the Monopoly token strikes in a rest, and where a card of each colour would send it then. */
export interface MonopolyStrike {
  room: RoomId;
  players: CharacterId[];
  arrested: CharacterId[];
  next: Record<Colour, RoomId>;
}

export function monopolyStrike(board: Board): MonopolyStrike {
  const players = inRoom(board, board.monopoly);
  return {
    room: board.monopoly,
    players,
    arrested: marked(board, players),
    next: Object.fromEntries(COLOURS.map((colour) => [colour, nextRoom(board, colour) ?? board.monopoly])) as Record<Colour, RoomId>,
  };
}

/** The icons of a character's card: all of them, and those that are still free. */
export const backpackOf = (board: Pick<Board, 'cards'>, character: CharacterId) => ({
  icons: icons(board, character),
  free: freeIcons(board, character),
});
