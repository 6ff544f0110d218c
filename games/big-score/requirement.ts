/** The Crew Requirement of a job against the cards that lie on it (BS-157). */
import { typeOf } from './content/crew';
import type { Job } from './content/jobs';
import { CREW, type CardId, type Crew } from './state';

/** The icons without a card of their type, one entry an icon. Surplus cards cover nothing else. */
export function missingIcons(requirement: Job['requirement'], cards: readonly CardId[]): Crew[] {
  return CREW.flatMap((crew) => {
    const laid = cards.filter((card) => typeOf(card) === crew).length;
    return Array<Crew>(Math.max(0, (requirement[crew] ?? 0) - laid)).fill(crew);
  });
}

/** Whether a card may be assigned to a job: its type must be shown there (BS-143). */
export const fitsJob = (card: CardId, job: Job): boolean => (job.requirement[typeOf(card)] ?? 0) > 0;
