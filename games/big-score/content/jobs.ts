/** The 24 job cards (BS-030 to BS-042). Names are in the locales; numbers may be replaced without touching code. */
import type { Crew, JobId, Payout } from '../state';

export interface Job {
  id: JobId;
  /** Thousands of dollars for each participant. */
  cash: number;
  tokens: Payout[];
  /** The Crew Requirement: icons per crew type. */
  requirement: Partial<Record<Crew, number>>;
}

export const JOBS: readonly Job[] = [
  { id: 'pawn-shop', cash: 20, tokens: ['artifact'], requirement: { con: 1, gun: 1, hacker: 1 } },
  { id: 'antique-stall', cash: 20, tokens: ['artifact'], requirement: { driver: 1, grease: 1, gun: 1 } },
  { id: 'internet-cafe', cash: 20, tokens: ['hardDrive'], requirement: { con: 1, driver: 1, muscle: 1 } },
  { id: 'phone-repair', cash: 20, tokens: ['hardDrive'], requirement: { grease: 1, gun: 1, muscle: 1 } },
  { id: 'apartment', cash: 20, tokens: ['diamond'], requirement: { con: 1, gun: 1, muscle: 1 } },
  { id: 'bridal-salon', cash: 20, tokens: ['diamond'], requirement: { grease: 1, gun: 1, hacker: 1 } },
  { id: 'private-gallery', cash: 30, tokens: ['artifact'], requirement: { con: 1, gun: 1, muscle: 2 } },
  { id: 'auction-house', cash: 30, tokens: ['artifact'], requirement: { con: 1, driver: 1, grease: 1, hacker: 1 } },
  { id: 'office-building', cash: 30, tokens: ['hardDrive'], requirement: { driver: 1, grease: 1, gun: 1, hacker: 1 } },
  { id: 'data-center', cash: 30, tokens: ['hardDrive'], requirement: { con: 1, grease: 1, hacker: 1, muscle: 1 } },
  { id: 'hotel', cash: 30, tokens: ['diamond'], requirement: { driver: 1, gun: 1, hacker: 1, muscle: 1 } },
  { id: 'jeweler', cash: 30, tokens: ['diamond'], requirement: { con: 1, driver: 1, grease: 1, muscle: 1 } },
  { id: 'atm', cash: 50, tokens: [], requirement: { con: 1, driver: 1, grease: 1 } },
  { id: 'laundromat', cash: 50, tokens: [], requirement: { driver: 1, hacker: 1, muscle: 1 } },
  { id: 'racetrack', cash: 80, tokens: [], requirement: { con: 1, driver: 1, gun: 1, hacker: 1 } },
  { id: 'toll-plaza', cash: 80, tokens: [], requirement: { grease: 1, gun: 1, hacker: 1, muscle: 1 } },
  { id: 'country-mansion', cash: 50, tokens: ['artifact'], requirement: { con: 1, driver: 1, grease: 2, hacker: 1 } },
  { id: 'university-museum', cash: 50, tokens: ['artifact'], requirement: { driver: 1, grease: 2, hacker: 1, muscle: 1 } },
  { id: 'night-club', cash: 50, tokens: ['diamond'], requirement: { con: 1, driver: 1, gun: 2, muscle: 1 } },
  { id: 'opera-house', cash: 50, tokens: ['diamond'], requirement: { con: 1, driver: 1, hacker: 2, muscle: 1 } },
  { id: 'stadium', cash: 100, tokens: [], requirement: { driver: 1, grease: 1, gun: 2, muscle: 1 } },
  { id: 'armored-depot', cash: 100, tokens: [], requirement: { con: 2, grease: 1, gun: 1, hacker: 1 } },
  { id: 'yacht', cash: 50, tokens: ['artifact', 'diamond'], requirement: { driver: 2, gun: 1, hacker: 2 } },
  { id: 'customs-shed', cash: 50, tokens: ['artifact', 'diamond'], requirement: { con: 2, grease: 1, muscle: 2 } },
];

const BY_ID = new Map(JOBS.map((job) => [job.id, job]));

/** The card of a job id. Throws on an unknown id: ids come from the deck, never from outside. */
export function jobOf(id: JobId): Job {
  const job = BY_ID.get(id);
  if (!job) throw new Error(`no such job: ${id}`);
  return job;
}
