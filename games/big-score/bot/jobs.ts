/** How likely jobs are to succeed, and what a plan can be expected to bring. */
import type { Seat } from '../../kit/types';
import { typeOf } from '../content/crew';
import { jobOf, type Job } from '../content/jobs';
import { BY_PLAYERS, FAILED_JOB } from '../content/numbers';
import { CREW, type CardId, type Crew, type View } from '../state';
import { judge, tokensOf } from './worth';

/** The share of their cards that others lay on jobs. */
const LAID = 0.8;
/** The chance that a rival is on a job and opens its fist with a token there, in a round of six jobs. */
const RIVAL_TOKEN = 0.22;
/** The chance that the own token is still there and worth it. */
const OWN_TOKEN = 0.7;

/** What a bot thinks of the six jobs on the table. */
export interface Outlook {
  jobs: { job: Job; value: number; rivals: Partial<Record<Crew, number>> }[];
  ownJoat: number;
  rivalJoat: number;
  insideMan: boolean;
  /** Expectations that were worked out before, by job and types of the own cards: plans are weighed by the hundred. */
  known: Map<string, number>;
}

/** Value of each job to the seat, and how many cards of each type the others may be expected to lay there. */
export function outlookOf(view: View, seat: Seat): Outlook {
  const rivals = Object.keys(view.seats).filter((other) => other !== seat);
  const { deal, insideMan } = BY_PLAYERS[rivals.length + 1]!;
  const perType = (rivals.length * deal * LAID) / CREW.length;
  const jobs = view.jobs.map((id) => jobOf(id!));
  const icons = (crew: Crew): number => jobs.reduce((sum, { requirement }) => sum + (requirement[crew] ?? 0), 0);
  const worth = judge(view, seat);
  const goods = tokensOf(view.seats[seat]!);
  const now = worth(goods);
  return {
    jobs: jobs.map((job) => ({
      job,
      value: job.cash + worth([...goods, ...job.tokens]) - now,
      rivals: Object.fromEntries(CREW.map((crew) => [crew, (perType * (job.requirement[crew] ?? 0)) / Math.max(1, icons(crew))])),
    })),
    ownJoat: view.seats[seat]!.joat,
    rivalJoat: rivals.reduce((sum, other) => sum + view.seats[other]!.joat, 0),
    insideMan,
    known: new Map(),
  };
}

/** Chances that a Poisson count of mean `rate` leaves 0, 1, 2, … of `need` icons open. */
function openIcons(need: number, rate: number): number[] {
  const exactly: number[] = [];
  for (let k = 0, p = Math.exp(-rate); k < need; k++, p *= rate / k) exactly.push(p);
  const covered = 1 - exactly.reduce((sum, p) => sum + p, 0);
  return [covered, ...exactly.toReversed()];
}

/** The chance that tokens make up for `missing` icons. */
function tokensHelp(missing: number, { ownJoat, rivalJoat, insideMan }: Outlook): number {
  if (missing === 0) return 1;
  const met = (need: number): number => {
    if (need === 0) return 1;
    // Beyond two tokens nobody reckons with success.
    const alone = need <= ownJoat ? OWN_TOKEN : 0;
    const together = (1 - (1 - RIVAL_TOKEN) ** rivalJoat) ** Math.max(1, need - ownJoat);
    return need > 3 ? 0 : alone + (1 - alone) * together * (need === 1 ? 1 : 0.5);
  };
  const luck = insideMan ? Math.min(1, missing / CREW.length) : 0;
  return luck * met(missing - 1) + (1 - luck) * met(missing);
}

/** The chance that a job succeeds with `own` cards of the seat on it. */
export function successChance({ job, rivals }: Outlook['jobs'][number], own: readonly CardId[], outlook: Outlook): number {
  let missing = [1];
  for (const crew of CREW) {
    const need = (job.requirement[crew] ?? 0) - own.filter((card) => typeOf(card) === crew).length;
    if (need <= 0) continue;
    const open = openIcons(need, rivals[crew]!);
    const sum = Array<number>(missing.length + need).fill(0);
    for (const [i, p] of missing.entries()) for (const [j, q] of open.entries()) sum[i + j]! += p * q;
    missing = sum;
  }
  return missing.reduce((sum, p, m) => sum + p * tokensHelp(m, outlook), 0);
}

/** What the own cards on one job can be expected to bring: its value or the fine; nothing without a card. */
export function expectation(at: number, own: readonly CardId[], outlook: Outlook): number {
  if (own.length === 0) return 0;
  const key = `${at} ${own.map(typeOf).toSorted().join()}`;
  const known = outlook.known.get(key);
  if (known !== undefined) return known;
  const chance = successChance(outlook.jobs[at]!, own, outlook);
  const worth = chance * outlook.jobs[at]!.value - (1 - chance) * FAILED_JOB;
  outlook.known.set(key, worth);
  return worth;
}
