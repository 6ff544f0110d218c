/** The rounds and turns of Act I alone (BS-310 to BS-314, BS-330). */
import { drawFrom, drawTop, moveAll } from '../../kit/zones';
import { sortCards } from '../content/crew';
import { JOBS_PER_ROUND, ROUNDS } from '../content/numbers';
import type { Turn } from '../events';
import type { JobId, Round } from '../state';
import { ask, ME, soloOf } from './ask';
import { endSolo } from './end';
import { keepShop } from './market';
import { FACE_UP, HAND_SIZE } from './numbers';
import { scenarioOf } from './scenarios';
import { emptyPlaces } from './setup';
import { enterVault } from './vault';

/** The next deck, three jobs face up and three face down, with what the scenario lays on them. */
export function startSoloRound(turn: Turn, round: Round): void {
  const { G, tell } = turn;
  const { secret } = G;
  const dealt = drawTop(secret.jobDeck, JOBS_PER_ROUND);
  G.round = round;
  G.jobs = dealt.map((job, i) => (i < FACE_UP ? job : null));
  G.outcomes = dealt.map(() => null);
  secret.solo!.faceDown = dealt.map((job, i) => (i < FACE_UP ? null : job));
  soloOf(G).places = emptyPlaces().map((place, i) => ({ ...place, faceDown: i >= FACE_UP }));
  secret.crewDeck = secret.solo!.decks.shift()!;
  tell({ type: 'solo-round', round, jobs: dealt.slice(0, FACE_UP), cards: secret.crewDeck.length });
  layTokens(turn);
  startTurn(turn);
}

function layTokens({ G, random, tell }: Turn): void {
  const { tokensPerJob } = scenarioOf(G);
  if (tokensPerJob === 0) return;
  for (const place of soloOf(G).places)
    place.tokens = Array.from({ length: tokensPerJob }, () => drawFrom(G.secret.vault, random)).filter((token) => token !== undefined);
  tell({ type: 'tokens-on-jobs', tokens: soloOf(G).places.map(({ tokens }) => [...tokens]) });
}

/** Draws cards into the hand. A short deck gives what it has; tells how many came. */
export function drawCrew({ G }: Turn, count: number): number {
  const own = G.players[ME]!;
  const drawn = drawTop(G.secret.crewDeck, count);
  own.hand = sortCards([...own.hand, ...drawn]);
  return drawn.length;
}

/** Phase 1: the hand is filled up. */
export function startTurn(turn: Turn): void {
  const missing = Math.max(0, HAND_SIZE - turn.G.players[ME]!.hand.length);
  turn.tell({ type: 'solo-turn', seat: ME, count: drawCrew(turn, missing) });
  ask(turn, 'soloHire', 'hire');
}

/** After phase 3: another turn while the deck has cards, else the next round or what follows Act I. */
export function nextTurn(turn: Turn): void {
  const { G } = turn;
  if (G.secret.crewDeck.length > 0) return startTurn(turn);
  clearTable(turn);
  const { actTwo, drivePrice, bustOn } = scenarioOf(G);
  // Only Cops that come from jobs can have filled the track by now.
  if (G.track >= bustOn) {
    soloOf(G).lost = 'arrested';
    return endSolo(turn);
  }
  if (G.round < ROUNDS) return startSoloRound(turn, (G.round + 1) as Round);
  moveAll(G.players[ME]!.hand, G.secret.crewDiscard);
  if (!actTwo) return endSolo(turn);
  (drivePrice === null ? enterVault : keepShop)(turn);
}

/** Jobs that were not completed are discarded with the crew on them. */
function clearTable(turn: Turn): void {
  const { G, tell } = turn;
  const faceDown = G.secret.solo!.faceDown;
  const lost: JobId[] = [];
  for (const [i, place] of soloOf(G).places.entries()) {
    const job = G.jobs[i] ?? faceDown[i];
    if (!job) continue;
    lost.push(job);
    moveAll(place.crew, G.secret.crewDiscard);
    place.joat = [];
    place.faceDown = false;
    scenarioOf(G).abandon(turn, i + 1);
    G.jobs[i] = null;
    faceDown[i] = null;
  }
  G.jobDiscard.push(...lost);
  G.players[ME]!.scouted = [];
  tell({ type: 'solo-round-over', round: G.round, count: lost.length, jobs: lost });
}
