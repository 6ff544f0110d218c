/** The 90 crew cards: 8 regular ones and 7 Experts of each of six types (BS-013). */
import { CREW, type CardId, type Crew } from '../state';

export const REGULARS = 8;
export const EXPERTS = 7;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export const CREW_CARDS: readonly CardId[] = CREW.flatMap((crew) => [
  ...numbers(REGULARS).map((n) => `${crew}-${n}`),
  ...numbers(EXPERTS).map((n) => `${crew}-x${n}`),
]);

const PLACE = new Map(CREW_CARDS.map((card, i) => [card, i]));

/** The crew type a card shows. */
export const typeOf = (card: CardId): Crew => card.slice(0, card.indexOf('-')) as Crew;

/** Whether a card bears the Expert star. */
export const isExpert = (card: CardId): boolean => card.includes('-x');

/** A copy in printed order, so that a hand's order tells nothing of where it has been (BS-490). */
export const sortCards = (cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0));
