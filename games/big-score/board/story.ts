/** What the log tells about the round before, for boards that want to show it at a glance. */
import type { LogEntry } from 'boardgame.io';
import { eventsOf } from '../../kit/table';
import type { BigScoreEvent } from '../events';

type Of<T extends BigScoreEvent['type']> = Extract<BigScoreEvent, { type: T }>;

const story = (log: LogEntry[]): BigScoreEvent[] => log.flatMap((entry) => eventsOf(entry) as BigScoreEvent[]);

export interface JobReport {
  number: number;
  job: string;
  result: 'success' | 'failure' | 'empty';
  pile: Of<'job-resolved'>['pile'];
  insideMan: string | null;
  participants: string[];
  joat: number;
}

/** The six jobs of the last round that is over, in order; nothing before the first. */
export function lastRound(log: LogEntry[]): { round: number; jobs: JobReport[] } | null {
  const events = story(log);
  const end = events.findLastIndex(({ type }) => type === 'round-over');
  if (end < 0) return null;
  const start = events.slice(0, end).findLastIndex(({ type }) => type === 'all-assigned');
  const jobs = events.slice(start, end).flatMap((event): JobReport[] => {
    if (event.type === 'job-empty')
      return [{ number: event.number, job: event.job, result: 'empty', pile: [], insideMan: null, participants: [], joat: 0 }];
    if (event.type !== 'job-resolved') return [];
    const { number, job, success, pile, insideMan, participants, joat } = event;
    return [{ number, job, result: success ? 'success' : 'failure', pile, insideMan, participants, joat }];
  });
  return { round: (events[end] as Of<'round-over'>).round, jobs };
}

/** The last time all fists opened in the vault, and in which round that was. */
export function lastReveal(log: LogEntry[]): (Pick<Of<'revealed'>, 'choices' | 'drawn'> & { round: number }) | null {
  const events = story(log);
  const revealed = events.findLast((event) => event.type === 'revealed');
  if (!revealed) return null;
  const before = events.slice(0, events.indexOf(revealed));
  const round = before.findLast((event) => event.type === 'vault-round')?.round ?? 1;
  return { choices: revealed.choices, drawn: revealed.drawn, round };
}
