/** Phase 3 alone: completed jobs pay out in order, then face-down jobs may be turned up (BS-328 to BS-331). */
import { moveAll } from '../../kit/zones';
import { jobOf } from '../content/jobs';
import type { Turn } from '../events';
import type { BigScore } from '../state';
import { ask, ME, soloOf } from './ask';
import { laidOn } from './cover';
import { endSolo } from './end';
import { nextTurn } from './rounds';
import { scenarioOf } from './scenarios';
import { robVault } from './vault';

/** Job numbers whose requirement is met. */
export const completedNow = (G: Pick<BigScore, 'jobs' | 'solo'>): number[] =>
  G.jobs.flatMap((job, i) => (job !== null && scenarioOf(G).isComplete(jobOf(job), laidOn(soloOf(G).places[i]!)) ? [i + 1] : []));

/** The turn's plan is laid: all that is complete is handled now. */
export function resolveTurn(turn: Turn): void {
  const solo = soloOf(turn.G);
  solo.completed = completedNow(turn.G);
  solo.reveals = solo.completed.length;
  resolveOn(turn);
}

/** Handles the completed jobs one by one, until the player has to decide; then come the reveals. */
export function resolveOn(turn: Turn): void {
  const { G } = turn;
  const solo = soloOf(G);
  while (solo.completed.length > 0) {
    const number = solo.completed[0]!;
    if (G.jobs[number - 1] !== null) complete(turn, number);
    if (solo.places[number - 1]!.tokens.length > 0) return ask(turn, 'soloResolve', 'settle');
    solo.completed.shift();
    if (scenarioOf(G).plunders) return robVault(turn, { round: resolveOn, bust: endSolo });
  }
  askReveal(turn);
}

/** The crew leaves, the payout comes, the job is discarded. */
function complete(turn: Turn, number: number): void {
  const { G, tell } = turn;
  const solo = soloOf(G);
  const scenario = scenarioOf(G);
  const place = solo.places[number - 1]!;
  const job = G.jobs[number - 1]!;
  tell({ type: 'job-done', seat: ME, number, job, crew: [...place.crew], joat: [...place.joat] });
  solo.jobsDone += 1;
  moveAll(place.crew, scenario.setsAside ? solo.aside : G.secret.crewDiscard);
  place.joat = [];
  scenario.reward(turn, number);
  G.outcomes[number - 1] = { job, result: 'success', participants: [ME] };
  G.jobs[number - 1] = null;
  G.jobDiscard.push(job);
}

/** Asks for the next reveal while one is left and a job lies face down; else the turn is over. */
export function askReveal(turn: Turn): void {
  const solo = soloOf(turn.G);
  if (solo.reveals > 0 && solo.places.some(({ faceDown }) => faceDown)) return ask(turn, 'soloResolve', 'reveal');
  solo.reveals = 0;
  nextTurn(turn);
}
