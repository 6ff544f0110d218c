/** A plan in the making: where each card of the hand lies, and how it moves. Legality is the rules' business. */
import { JOB_NUMBERS, plannedCards } from '../assignment';
import type { CardId, Plan } from '../state';

export type JobKey = (typeof JOB_NUMBERS)[number];
/** Places for cards: `job-3`, `training`, `unassigned`. */
export type Zone = `job-${JobKey}` | 'training' | 'unassigned';

export const NO_PLAN: Plan = { jobs: {}, training: [] };
export const jobZone = (number: JobKey): Zone => `job-${number}`;

/** The plan with `card` in `zone`, wherever it was before. */
export function place(plan: Plan, card: CardId, zone: string): Plan {
  const without = (cards: CardId[] | undefined) => (cards ?? []).filter((c) => c !== card);
  const jobs: Plan['jobs'] = {};
  for (const number of JOB_NUMBERS) {
    const cards = [...without(plan.jobs[number]), ...(zone === jobZone(number) ? [card] : [])];
    if (cards.length > 0) jobs[number] = cards;
  }
  return { jobs, training: [...without(plan.training), ...(zone === 'training' ? [card] : [])] };
}

/** Cards of the hand that the plan does not name. */
export function unassigned(hand: readonly CardId[], plan: Plan): CardId[] {
  const named = new Set(plannedCards(plan));
  return hand.filter((card) => !named.has(card));
}
