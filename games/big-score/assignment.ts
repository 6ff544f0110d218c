/** Which plans of the assign phase are legal, and plans drawn by chance (BS-140 to BS-150). */
import { refusal } from '../kit/move';
import { pick } from '../kit/chance';
import type { Chance, Refusal } from '../kit/types';
import { isExpert, typeOf } from './content/crew';
import { jobOf } from './content/jobs';
import { TRAINING_NEEDED } from './content/numbers';
import { fitsJob, missingIcons } from './requirement';
import { CREW, type CardId, type JobId, type Plan } from './state';

/** What a plan is checked against: a seat's hand, the jobs on the table, and whether stars count. */
export interface Desk {
  hand: readonly CardId[];
  jobs: readonly (JobId | null)[];
  simple: boolean;
}

export const JOB_NUMBERS = ['1', '2', '3', '4', '5', '6'] as const;

/** Every card a plan names, jobs first. */
export const plannedCards = (plan: Plan): CardId[] => [
  ...JOB_NUMBERS.flatMap((number) => plan.jobs[number] ?? []),
  ...plan.training,
];

/** Why a plan is illegal as a whole; nothing if it is fine. */
export function refusePlan(plan: Plan, desk: Desk): Refusal | undefined {
  const seen = new Set<CardId>();
  for (const card of plannedCards(plan)) {
    if (!desk.hand.includes(card)) return refusal('not-in-hand', 'BS-140');
    if (seen.has(card)) return refusal('card-twice', 'BS-140', { crew: typeOf(card) });
    seen.add(card);
  }
  for (const number of JOB_NUMBERS) {
    const job = jobOf(desk.jobs[Number(number) - 1]!);
    const stray = (plan.jobs[number] ?? []).find((card) => !fitsJob(card, job));
    if (stray) return refusal('not-on-job', 'BS-143', { crew: typeOf(stray), number, job: job.id });
  }
  return refuseTraining(plan.training, desk.simple);
}

function refuseTraining(cards: CardId[], simple: boolean): Refusal | undefined {
  if (cards.length === 0) return undefined;
  if (simple) return refusal('training-simple', 'BS-276');
  if (cards.length > TRAINING_NEEDED) return refusal('training-many', 'BS-144', { most: TRAINING_NEEDED });
  const regular = cards.find((card) => !isExpert(card));
  if (regular) return refusal('training-regular', 'BS-144', { crew: typeOf(regular) });
  const other = cards.find((card) => typeOf(card) !== typeOf(cards[0]!));
  if (other) return refusal('training-mixed', 'BS-144', { crew: typeOf(cards[0]!), other: typeOf(other) });
  return undefined;
}

/** Lays each card on the first job that still lacks its type. */
export function greedyPlan({ hand, jobs }: Desk): Plan {
  const plan: Plan = { jobs: {}, training: [] };
  for (const card of hand) {
    const number = JOB_NUMBERS.find((n) => {
      const job = jobs[Number(n) - 1];
      return job && missingIcons(jobOf(job).requirement, plan.jobs[n] ?? []).includes(typeOf(card));
    });
    if (number) plan.jobs[number] = [...(plan.jobs[number] ?? []), card];
  }
  return plan;
}

/** Up to three Experts of one type, often as many as the hand has of one, so that abilities are met with by chance too. */
function randomTraining(hand: readonly CardId[], dice: Chance): CardId[] {
  const byType = CREW.map((crew) => hand.filter((card) => isExpert(card) && typeOf(card) === crew));
  if (dice.Number() < 0.6) return byType.reduce((most, cards) => (cards.length > most.length ? cards : most)).slice(0, TRAINING_NEEDED);
  return dice.Shuffle(pick(byType, dice)).slice(0, Math.floor(dice.Number() * (TRAINING_NEEDED + 1)));
}

/** Any legal plan: some Experts of one type to Training, every other card to a job that shows it, or nowhere. */
export function randomPlan({ hand, jobs, simple }: Desk, dice: Chance): Plan {
  const training = simple ? [] : randomTraining(hand, dice);
  const plan: Plan = { jobs: {}, training };
  for (const card of hand.filter((c) => !training.includes(c))) {
    const numbers = JOB_NUMBERS.filter((n) => {
      const job = jobs[Number(n) - 1];
      return job && fitsJob(card, jobOf(job));
    });
    if (numbers.length === 0 || dice.Number() < 0.15) continue;
    const number = pick(numbers, dice);
    plan.jobs[number] = [...(plan.jobs[number] ?? []), card];
  }
  return plan;
}
