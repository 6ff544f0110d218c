/** The bot's Act I: which card to pick, where to send whom, and when a token is worth showing. */
import type { Seat } from '../../kit/types';
import { isExpert, typeOf } from '../content/crew';
import { FAILED_JOB, ROUNDS, TRAINING_NEEDED } from '../content/numbers';
import { fitsJob } from '../requirement';
import { participantsOf } from '../resolve';
import { jobOf } from '../content/jobs';
import { CREW, type CardId, type Crew, type Plan, type View } from '../state';
import { expectation, outlookOf, type Outlook } from './jobs';
import { judge, tokensOf } from './worth';

/** What an ability brings in Act II, as a rule of thumb in thousands. */
const ABILITY: Record<Crew, number> = { con: 60, driver: 110, grease: 120, gun: 120, hacker: 70, muscle: 60 };

/** How sure an ability is with 0 to 3 Experts of one type by now, in rounds 1 to 3. */
const ON_THE_WAY = [
  [0, 0.1, 0.35, 0.85],
  [0, 0.06, 0.4, 0.9],
  [0, 0, 0.12, 1],
] as const;

/** What a number of Experts of one type is worth when kept for an ability. */
const training = (crew: Crew, experts: number, round: number): number =>
  ABILITY[crew] * (ON_THE_WAY[round - 1]?.[Math.min(experts, TRAINING_NEEDED)] ?? 0);

const experts = (cards: readonly CardId[], crew: Crew): CardId[] => cards.filter((card) => isExpert(card) && typeOf(card) === crew);

/** What one more card of a type is worth on the jobs: the first goes to the best job that shows it, the next to the second. */
function jobWorth(crew: Crew, have: number, { jobs }: Outlook): number {
  const shows = jobs
    .flatMap(({ job, value }) => Array<number>(job.requirement[crew] ?? 0).fill(value + FAILED_JOB))
    .toSorted((a, b) => b - a);
  return (shows[have] ?? 0) * 0.5;
}

/** The card of the hand that helps most on the jobs or on the way to an ability. */
export function bestPick(view: View, seat: Seat): CardId {
  const { hand, picks } = view.players[seat]!;
  const mine = [...picks, ...view.seats[seat]!.training];
  const outlook = outlookOf(view, seat);
  const worth = (card: CardId): number => {
    const crew = typeOf(card);
    const onJobs = jobWorth(crew, mine.filter((other) => typeOf(other) === crew).length, outlook);
    if (view.simple || !isExpert(card)) return onJobs;
    const before = Math.max(...CREW.map((type) => training(type, experts(mine, type).length, view.round)));
    return onJobs + Math.max(0, training(crew, experts(mine, crew).length + 1, view.round) - before);
  };
  return best(hand, worth);
}

/** The first of the things with the highest worth. */
export function best<T>(things: readonly T[], worth: (thing: T) => number): T {
  const ranked = things.map((thing) => ({ thing, worth: worth(thing) }));
  return ranked.reduce((top, next) => (next.worth > top.worth ? next : top)).thing;
}

/** A draft of a plan: cards by place, 0 to 5 the jobs, IDLE unassigned. */
type Draft = { place: Map<CardId, number>; piles: CardId[][]; worth: number[] };
const IDLE = -1;

function put(draft: Draft, card: CardId, to: number, outlook: Outlook): void {
  const from = draft.place.get(card)!;
  draft.place.set(card, to);
  for (const at of [from, to]) {
    if (at === IDLE) continue;
    draft.piles[at] = draft.piles[at]!.filter((other) => other !== card).concat(at === to ? [card] : []);
    draft.worth[at] = expectation(at, draft.piles[at], outlook);
  }
}

const total = (draft: Draft): number => draft.worth.reduce((sum, worth) => sum + worth, 0);

/** Lays the cards on jobs one by one where they bring most, then moves single cards as long as that helps. */
function layOut(cards: readonly CardId[], outlook: Outlook): Draft {
  const draft: Draft = { place: new Map(cards.map((card) => [card, IDLE])), piles: outlook.jobs.map(() => []), worth: outlook.jobs.map(() => 0) };
  for (let round = 0, moved = true; moved && round < 4; round++) {
    moved = false;
    for (const card of cards) {
      const from = draft.place.get(card)!;
      const places = [IDLE, ...outlook.jobs.flatMap(({ job }, at) => (fitsJob(card, job) ? [at] : []))];
      let [to, most] = [from, total(draft)];
      for (const place of places.filter((p) => p !== from)) {
        put(draft, card, place, outlook);
        if (total(draft) > most + 1e-9) [to, most] = [place, total(draft)];
      }
      put(draft, card, to, outlook);
      moved ||= to !== from;
    }
  }
  return draft;
}

/** The plan with the highest expectation, with the Experts in Training that are worth more there than on jobs. */
export function bestPlan(view: View, seat: Seat): Plan {
  const { hand } = view.players[seat]!;
  const outlook = outlookOf(view, seat);
  const trainings = view.simple ? [[]] : trainingSets(hand, view.round);
  const drafts = trainings.map((trained) => {
    const draft = layOut(hand.filter((card) => !trained.includes(card)), outlook);
    const crew = trained[0] && typeOf(trained[0]);
    return { draft, trained, worth: total(draft) + (crew ? training(crew, trained.length, view.round) : 0) };
  });
  const { draft, trained } = best(drafts, ({ worth }) => worth);
  const jobs = Object.fromEntries(draft.piles.flatMap((pile, at) => (pile.length > 0 ? [[String(at + 1), pile]] : [])));
  return { jobs, training: trained };
}

/** No Training, or all Experts of a type up to three; the last round only counts with three. */
function trainingSets(hand: readonly CardId[], round: number): CardId[][] {
  const sets = CREW.map((crew) => experts(hand, crew).slice(0, TRAINING_NEEDED));
  return [[], ...sets.filter((cards) => cards.length >= (round === ROUNDS ? TRAINING_NEEDED : 1))];
}

/** How many tokens to show for the open job: as many as are missing if that is worth more than keeping them. */
export function bestFist(view: View, seat: Seat): number {
  const { number, missing, pile } = view.open!;
  const own = view.seats[seat]!.joat;
  const job = jobOf(view.jobs[number - 1]!);
  const goods = tokensOf(view.seats[seat]!);
  const worth = judge(view, seat);
  const gain = job.cash + worth([...goods, ...job.tokens]) - worth(goods) + FAILED_JOB;
  // Later jobs that the own cards lie on, where a token may still be wanted.
  const later = Object.entries(view.players[seat]!.plan?.jobs ?? {}).filter(([n, cards]) => Number(n) > number && cards.length > 0).length;
  const keeping = 9 * Math.min(later, 4);
  const others = participantsOf({ pile }).filter((other) => other !== seat).reduce((sum, other) => sum + view.seats[other]!.joat, 0);
  // Each other token comes out every second time.
  const chance = (shown: number): number => atLeast(missing.length - shown, others, 0.5);
  const counts = Array.from({ length: own + 1 }, (_, shown) => shown);
  return best(counts, (shown) => chance(shown) * gain - shown * keeping);
}

/** The chance of at least `need` successes in `tries` of chance `p` each. */
export function atLeast(need: number, tries: number, p: number): number {
  let sum = 0;
  for (let k = Math.max(0, need), ways; k <= tries; k++) {
    ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (tries - i)) / (i + 1);
    sum += ways * p ** k * (1 - p) ** (tries - k);
  }
  return need <= 0 ? 1 : sum;
}
