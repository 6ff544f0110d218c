/** What a job brings and what a failure costs each participant (BS-175 to BS-179). */
import type { Seat } from '../kit/types';
import type { Job } from './content/jobs';
import { FAILED_JOB } from './content/numbers';
import type { Turn } from './events';

/** Each participant gets all that the job shows, however few its cards. */
export function payOut({ G, tell }: Turn, job: Job, number: number, participants: Seat[]): void {
  for (const seat of participants) {
    const boss = G.seats[seat]!;
    boss.cash += job.cash;
    for (const token of job.tokens) boss.payout[token] += 1;
    const what = job.tokens.join('+') || 'cash';
    tell({ type: 'paid-out', seat, number, job: job.id, cash: job.cash, tokens: [...job.tokens], what });
  }
}

/** Each participant pays in cash; who has too little pays nothing. */
export function fine({ G, tell }: Turn, job: Job, number: number, participants: Seat[]): void {
  for (const seat of participants) {
    const boss = G.seats[seat]!;
    const amount = boss.cash < FAILED_JOB ? 0 : FAILED_JOB;
    boss.cash -= amount;
    tell({ type: 'fined', seat, number, job: job.id, count: amount });
  }
}
