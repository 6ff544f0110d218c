/** Another solo game that a viewer cannot tell from this one (BS-480, BS-481, BS-488). */
import type { Chance, Seat } from '../../kit/types';
import { sortCards } from '../content/crew';
import { jobOf } from '../content/jobs';
import type { BigScore, CardId, JobId } from '../state';
import { ME } from './ask';
import { scenarioOf } from './scenarios';

/** Decks, and for spectators the hand, of the same sizes with other cards. */
function dealAnew(G: BigScore, sees: boolean, random: Chance): void {
  const { secret } = G;
  const own = G.players[ME]!;
  const solo = secret.solo!;
  const hand = sees ? [] : own.hand;
  const pool = random.Shuffle([...secret.crewDeck, ...solo.decks.flat(), ...hand]);
  const take = (count: number): CardId[] => pool.splice(0, count);
  secret.crewDeck = take(secret.crewDeck.length);
  solo.decks = solo.decks.map((deck) => take(deck.length));
  if (!sees) own.hand = sortCards(take(own.hand.length));
}

/** Face-down jobs that the viewer has not looked at, the job deck, and the jobs that were never in. */
function shuffleJobs(G: BigScore, sees: boolean, random: Chance): void {
  const { secret } = G;
  const solo = secret.solo!;
  const own = G.players[ME]!;
  const known = sees ? own.scouted!.map(({ slot }) => slot) : [];
  const hidden = solo.faceDown.flatMap((job, i) => (job !== null && !known.includes(i + 1) ? [i] : []));
  const playing = [...secret.jobDeck, ...hidden.map((i) => solo.faceDown[i]!)];
  const { surelyIn } = scenarioOf(G);
  const sure = playing.filter((id) => surelyIn(jobOf(id)));
  const others = random.Shuffle([...playing.filter((id) => !sure.includes(id)), ...solo.unused]);
  solo.unused = others.splice(0, solo.unused.length);
  const pool: JobId[] = random.Shuffle([...sure, ...others]);
  for (const i of hidden) solo.faceDown[i] = pool.pop()!;
  secret.jobDeck = pool;
  if (!sees) for (const look of own.scouted!) look.job = solo.faceDown[look.slot - 1]!;
}

export function resampleSolo(G: BigScore, seat: Seat | null, random: Chance): BigScore {
  const other = structuredClone(G);
  const { secret } = other;
  dealAnew(other, seat === ME, random);
  shuffleJobs(other, seat === ME, random);
  secret.solo!.traitors = random.Shuffle(secret.solo!.traitors);
  secret.crewDiscard = random.Shuffle(secret.crewDiscard);
  secret.vault = random.Shuffle(secret.vault);
  return other;
}
