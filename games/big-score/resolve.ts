/** Jobs are resolved one at a time from 1 to 6: common pile, Inside Man, JoAT decision, payout or fine (BS-155 to BS-161). */
import { openCommit } from '../kit/commits';
import type { Seat } from '../kit/types';
import { drawTop } from '../kit/zones';
import { sortCards, typeOf } from './content/crew';
import { jobOf } from './content/jobs';
import { BY_PLAYERS, JOBS_PER_ROUND } from './content/numbers';
import type { Turn } from './events';
import { fine, payOut } from './payout';
import { missingIcons } from './requirement';
import { cleanUp } from './rounds';
import { seatsOf } from './seats';
import type { BigScore, OpenJob } from './state';

/** Seats with at least one card on the open job. */
export const participantsOf = (open: Pick<OpenJob, 'pile'>): Seat[] => [...new Set(open.pile.map(({ seat }) => seat))];

/** Resolves jobs from `number` on, until somebody has to decide about JoAT tokens or the round is over. */
export function resolveJobs(turn: Turn, number: number): void {
  for (let n = number; n <= JOBS_PER_ROUND; n++) if (resolveJob(turn, n) === 'asked') return;
  cleanUp(turn);
}

function resolveJob(turn: Turn, number: number): 'asked' | 'done' {
  const { G, tell } = turn;
  const job = jobOf(G.jobs[number - 1]!);
  const pile = revealPile(G, number);
  if (pile.length === 0) {
    tell({ type: 'job-empty', number, job: job.id });
    close(G, number, 'empty', []);
    return 'done';
  }
  const missing = missingIcons(job.requirement, pile.map(({ card }) => card));
  G.open = { number, pile, insideMan: null, missing };
  tell({ type: 'job-opened', number, job: job.id, pile: [...pile], missing: [...missing] });
  if (missing.length > 0 && BY_PLAYERS[seatsOf(G).length]!.insideMan) callInsideMan(turn, G.open);
  const deciders = participantsOf(G.open).filter((seat) => G.seats[seat]!.joat > 0);
  const tokens = deciders.reduce((sum, seat) => sum + G.seats[seat]!.joat, 0);
  if (G.open.missing.length > 0 && G.open.missing.length <= tokens) {
    openCommit(G, 'joat', deciders);
    turn.enter('resolve');
    return 'asked';
  }
  settleJob(turn, null);
  return 'done';
}

/** Takes the cards of all seats for one job out of their plans, into one common pile. */
function revealPile(G: BigScore, number: number): OpenJob['pile'] {
  return seatsOf(G).flatMap((seat) => {
    const jobs = G.players[seat]!.plan!.jobs;
    const key = String(number) as keyof typeof jobs;
    const cards = sortCards(jobs[key] ?? []);
    delete jobs[key];
    return cards.map((card) => ({ card, seat }));
  });
}

/** With 2 players the top crew card helps where its type is still missing (BS-281, BS-282). */
function callInsideMan({ G, tell }: Turn, open: OpenJob): void {
  const [card] = drawTop(G.secret.crewDeck);
  if (card === undefined) return;
  const crew = typeOf(card);
  const at = open.missing.indexOf(crew);
  open.insideMan = card;
  if (at >= 0) open.missing.splice(at, 1);
  tell({ type: 'inside-man', number: open.number, job: G.jobs[open.number - 1]!, card, crew, helps: at >= 0 });
}

/** The open job succeeds or fails with the JoAT tokens revealed (null: nobody was asked). The pile is discarded either way. */
export function settleJob(turn: Turn, joats: [Seat, number][] | null): void {
  const { G, tell } = turn;
  const { number, pile, insideMan, missing } = G.open!;
  const job = jobOf(G.jobs[number - 1]!);
  const participants = participantsOf(G.open!);
  for (const [seat, count] of joats ?? []) {
    G.seats[seat]!.joat -= count;
    tell({ type: 'joat-shown', seat, count, number, job: job.id });
  }
  const joat = (joats ?? []).reduce((sum, [, count]) => sum + count, 0);
  const success = joat >= missing.length;
  tell({
    type: 'job-resolved', number, job: job.id, success, participants, missing: [...missing], joat, decided: joats !== null,
    pile: [...pile], insideMan,
  });
  G.secret.crewDiscard.push(...pile.map(({ card }) => card), ...(insideMan === null ? [] : [insideMan]));
  close(G, number, success ? 'success' : 'failure', participants);
  (success ? payOut : fine)(turn, job, number, participants);
}

function close(G: BigScore, number: number, result: 'success' | 'failure' | 'empty', participants: Seat[]): void {
  const job = G.jobs[number - 1]!;
  G.outcomes[number - 1] = { job, result, participants };
  G.jobs[number - 1] = null;
  G.jobDiscard.push(job);
  G.open = null;
}
