/** Which icons of a job are covered, by cards and by JoAT tokens (BS-320, BS-328, BS-368). */
import { typeOf } from '../content/crew';
import type { Job } from '../content/jobs';
import { CREW, type Crew } from '../ids';
import type { Place } from './state';

/** The types that lie on a place, one entry a card or token. */
export const laidOn = ({ crew, joat }: Pick<Place, 'crew' | 'joat'>): Crew[] => [...crew.map(typeOf), ...joat];

const laidOf = (laid: readonly Crew[], type: Crew): number => laid.filter((other) => other === type).length;

/** How many icons of a type are still open. */
export const openIcons = (job: Job, laid: readonly Crew[], type: Crew): number =>
  Math.max(0, (job.requirement[type] ?? 0) - laidOf(laid, type));

/** Whether the requirement is met icon by icon. */
export const isMet = (job: Job, laid: readonly Crew[]): boolean => CREW.every((type) => openIcons(job, laid, type) === 0);

/** Whether one of each of the six types lies there (BS-411). */
export const isFullSet = (laid: readonly Crew[]): boolean => CREW.every((type) => laid.includes(type));
