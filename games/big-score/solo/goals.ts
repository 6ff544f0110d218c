/** What a scenario asks for at the end, and how near a player is (BS-346, BS-350 to BS-410). */
import type { Score } from '../state';
import type { Goal, Measure } from './state';

/** At least `least` of something. Sums of money go up by tens, so "more than" is the next ten. */
export interface GoalSpec {
  what: Measure;
  least: number;
}

const MEASURES: Record<Measure, (sheet: Score, jobsDone: number) => number> = {
  total: ({ total }) => total,
  cash: ({ tieCash }) => tieCash,
  cashAndBars: ({ tieCash, bars }) => tieCash + bars,
  diamonds: ({ diamonds }) => diamonds.count,
  artifacts: ({ artifacts }) => artifacts.count,
  unlockedDrives: ({ drives }) => drives.pairs,
  jobs: (_, jobsDone) => jobsDone,
};

/** The goals with what a sheet has of each. */
export const measure = (specs: readonly GoalSpec[], sheet: Score, jobsDone: number): Goal[] =>
  specs.map(({ what, least }) => ({ what, need: least, have: MEASURES[what](sheet, jobsDone) }));

export const reached = (goals: readonly Goal[]): boolean => goals.every(({ need, have }) => have >= need);

/** How near the goals are in whole percent, the farthest of them counting. */
export const progressOf = (goals: readonly Goal[]): number =>
  Math.floor(100 * Math.min(...goals.map(({ need, have }) => have / need)));
