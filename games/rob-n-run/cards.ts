/** Zones of cards as counts per kind, and the tool deck (RR-036, RR-162). */
import type { Chance } from '../kit/types';
import { CARDS, TOOLS, type Card, type Cards, type RobNRun, type Row, type Zone } from './state';

export const emptyZone = (): Zone => ({ dynamite: 0, ram: 0, jackhammer: 0, torch: 0, idcard: 0, stethoscope: 0, acid: 0, bag: 0 });

export const emptyRow = (): Row => ({ dynamite: 0, ram: 0, jackhammer: 0, torch: 0, idcard: 0, stethoscope: 0, acid: 0 });

/** How many cards are in it. */
export const total = (cards: Cards): number => CARDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);

/** The kinds in it, in tool order. */
export const kindsIn = (cards: Cards): Card[] => CARDS.filter((kind) => (cards[kind] ?? 0) > 0);

/** The tool kinds in it, in tool order. */
export const toolsIn = (cards: Cards) => TOOLS.filter((tool) => (cards[tool] ?? 0) > 0);

/** What a zone looks like at this moment (RR-197). */
export const picture = (zone: Cards): Cards => Object.fromEntries(kindsIn(zone).map((kind) => [kind, zone[kind]!]));

/** The cards of a zone one by one, in tool order. */
export const spread = (zone: Cards): Card[] => CARDS.flatMap((kind) => Array.from({ length: zone[kind] ?? 0 }, () => kind));

/** Puts cards into a zone. */
export function put(zone: Zone, cards: readonly Card[]): void {
  for (const card of cards) zone[card] += 1;
}

/** A zone of these cards. */
export function zoneOf(cards: readonly Card[]): Zone {
  const zone = emptyZone();
  put(zone, cards);
  return zone;
}

/** Adds cards, given by number, to a zone. */
export function addCards(zone: Zone, cards: Cards): void {
  for (const kind of kindsIn(cards)) zone[kind] += cards[kind]!;
}

/** Takes cards, given by number, out of a zone. */
export function takeCards(zone: Zone, cards: Cards): void {
  for (const kind of kindsIn(cards)) zone[kind] -= cards[kind]!;
}

/** Moves `cards` from one zone into another. They must not be the zone itself. */
export function moveCards(from: Zone, to: Zone, cards: Cards): void {
  takeCards(from, cards);
  addCards(to, cards);
}

/** Draws up to `count` cards off the tool deck; an empty deck is made of the shuffled trash first (RR-162). */
export function draw({ secret }: RobNRun, count: number, random: Chance): Card[] {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    if (secret.deck.length === 0) {
      secret.deck = random.Shuffle(spread(secret.trash));
      secret.trash = emptyZone();
    }
    const card = secret.deck.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

/** A random card of a zone that holds one. */
export const randomCard = (zone: Zone, random: Chance): Card => random.Shuffle(spread(zone))[0]!;
