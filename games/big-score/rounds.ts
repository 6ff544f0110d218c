/** The rounds of Act I: round setup and cleanup (BS-100 to BS-109). */
import { drawTop, moveAll } from '../kit/zones';
import { BY_PLAYERS, JOBS_PER_ROUND, ROUNDS } from './content/numbers';
import { dealCrew, passDirection } from './draft';
import type { Turn } from './events';
import { openVault } from './opening';
import { seatsOf } from './seats';
import type { Round } from './state';
import { revealTraining } from './training';

/** Six jobs, fresh hands, JoAT tokens unused again. */
export function startRound(turn: Turn, round: Round): void {
  const { G, tell } = turn;
  const seats = seatsOf(G);
  const { deal, joat } = BY_PLAYERS[seats.length]!;
  G.round = round;
  G.jobs = drawTop(G.secret.jobDeck, JOBS_PER_ROUND);
  G.outcomes = G.jobs.map(() => null);
  for (const seat of seats) G.seats[seat]!.joat = joat;
  tell({ type: 'round-dealt', round, jobs: G.jobs.flatMap((job) => job ?? []), cards: deal, direction: passDirection(G) });
  dealCrew(turn);
}

/** Cleanup: Unassigned cards leave, Training shows; then the next round, or Act II. */
export function cleanUp(turn: Turn): void {
  const { G, tell } = turn;
  revealTraining(turn);
  const unassigned = Object.fromEntries(seatsOf(G).map((seat) => [seat, G.players[seat]!.unassigned.length]));
  for (const own of Object.values(G.players)) {
    moveAll(own.unassigned, G.secret.crewDiscard);
    own.plan = null;
  }
  tell({ type: 'round-over', round: G.round, unassigned });
  if (G.round < ROUNDS) startRound(turn, (G.round + 1) as Round);
  else openVault(turn);
}
