/** Another whole game that a seat cannot tell from this one: all that it cannot know is drawn anew (BS-480 to BS-490). */
import { pick } from '../kit/chance';
import type { Chance, Seat } from '../kit/types';
import { plannedCards, randomPlan } from './assignment';
import { sortCards } from './content/crew';
import { seatsOf } from './seats';
import { resampleSolo } from './solo/resample';
import type { BigScore, CardId, Private, SeatCommit } from './state';

const heldBy = ({ hand, picks, plan, unassigned }: Private): CardId[] => [
  ...hand, ...picks, ...unassigned, ...(plan ? plannedCards(plan) : []),
];

/** The same number of cards for a rival as before, but others, and lying otherwise. */
function dealAnew(G: BigScore, own: Private, cards: CardId[], random: Chance): void {
  const hand = sortCards(cards.splice(0, own.hand.length));
  const picks = cards.splice(0, own.picks.length);
  if (own.plan) {
    // Jobs up to the open one are resolved: nothing lies there any more.
    const jobs = G.jobs.map((job, i) => (G.open && i < G.open.number ? null : job));
    own.plan = randomPlan({ hand: cards, jobs, simple: G.simple }, random);
    const named = new Set(plannedCards(own.plan));
    own.unassigned = cards.filter((card) => !named.has(card));
  }
  own.hand = hand;
  own.picks = picks;
}

/** A choice the rival could have made instead. */
function chooseAnew(G: BigScore, seat: Seat, kind: SeatCommit['kind'], random: Chance): SeatCommit {
  const { hand } = G.players[seat]!;
  if (kind === 'pick') return { kind, card: pick(hand, random) };
  if (kind === 'plan') return { kind, plan: randomPlan({ hand, jobs: G.jobs, simple: G.simple }, random) };
  if (kind === 'joat') return { kind, count: Math.floor(random.Number() * (G.seats[seat]!.joat + 1)) };
  return { kind, choice: pick(['rob', 'flee'] as const, random) };
}

export function resample(G: BigScore, seat: Seat | null, random: Chance): BigScore {
  if (G.solo) return resampleSolo(G, seat, random);
  const other = structuredClone(G);
  const { secret } = other;
  const rivals = seatsOf(other).filter((rival) => rival !== seat);
  const pool = random.Shuffle([...secret.crewDeck, ...rivals.flatMap((rival) => heldBy(other.players[rival]!))]);
  secret.crewDeck = pool.splice(0, secret.crewDeck.length);
  for (const rival of rivals) {
    const own = other.players[rival]!;
    dealAnew(other, own, pool.splice(0, heldBy(own).length), random);
    if (own.commit) own.commit = chooseAnew(other, rival, own.commit.kind, random);
  }
  secret.jobDeck = random.Shuffle(secret.jobDeck);
  secret.crewDiscard = random.Shuffle(secret.crewDiscard);
  secret.vault = random.Shuffle(secret.vault);
  return other;
}
