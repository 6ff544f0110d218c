/** Another whole game that a seat cannot tell from this one: all that it cannot know is drawn anew (EP-380 to EP-390). */
import type { Chance, Seat } from '../kit/types';
import { amountAt, PLACES } from './content/places';
import { GANG_FEE } from './content/numbers';
import { seatsOf } from './seats';
import { kindOf } from './city/spaces';
import { STACKS, type EscapePlan, type PlanId, type Stack } from './state';

/** More cash than any player is likely to hold. */
const RICH = 40;

/** Whether the cubes that a seat has laid could have been laid by this plan. */
function agrees({ displays }: EscapePlan, seat: Seat, plan: PlanId): boolean {
  return PLACES.every((place) => {
    const { plain, income } = displays[place];
    if (plain.includes(seat)) return amountAt(plan, place) !== undefined;
    return !income.includes(seat) || amountAt(plan, place) === undefined;
  });
}

/** Deals the plans to the seats by chance so that each agrees with the seat's cubes. The present deal is one such way. */
function deal(G: EscapePlan, seats: Seat[], plans: PlanId[], random: Chance): PlanId[] | undefined {
  const [seat, ...others] = seats;
  if (seat === undefined) return [];
  for (const plan of random.Shuffle(plans.filter((each) => agrees(G, seat, each)))) {
    const rest = deal(G, others, plans.filter((each) => each !== plan), random);
    if (rest) return [plan, ...rest];
  }
  return undefined;
}

/** Plans of rivals, of the arrested and of the box: all but the seat's own. */
function dealPlans(G: EscapePlan, viewer: Seat | null, random: Chance): void {
  const { secret, players } = G;
  const rivals = seatsOf(G).filter((seat) => seat !== viewer || players[seat]!.plan === null);
  const planOf = (seat: Seat): PlanId => players[seat]!.plan ?? secret.arrested[seat]!.plan!;
  const pool = [...secret.plans, ...rivals.map(planOf)];
  const dealt = deal(G, rivals, pool, random)!;
  rivals.forEach((seat, i) => {
    if (players[seat]!.plan === null) secret.arrested[seat]!.plan = dealt[i]!;
    else players[seat]!.plan = dealt[i]!;
  });
  secret.plans = random.Shuffle(pool.filter((plan) => !dealt.includes(plan)));
}

/** Cash of others; whoever is about to pay a Gang has the money (EP-171, EP-316). */
function dealCash(G: EscapePlan, viewer: Seat | null, random: Chance): void {
  for (const seat of seatsOf(G).filter((each) => each !== viewer)) {
    const { pawn } = G.boards[seat]!;
    const least = G.turn?.action === 'move' && Object.hasOwn(G.asked, seat) && pawn && kindOf(pawn) === 'gang' ? GANG_FEE : 0;
    if (G.players[seat]!.plan !== null) G.players[seat]!.cash = least + Math.floor(random.Number() * RICH);
  }
  for (const own of Object.values(G.secret.arrested)) own.cash = Math.floor(random.Number() * RICH);
}

/** Tiles of one stack: in it, in the box, kept and drawn by others. The viewer knows its own only. */
function dealTiles(G: EscapePlan, stack: Stack, viewer: Seat | null, random: Chance): void {
  const { secret } = G;
  const rivals = seatsOf(G).filter((seat) => seat !== viewer).map((seat) => ({ own: G.players[seat]!, items: G.boards[seat]!.items }));
  const kept = rivals.flatMap(({ own, items }) => own.kept.filter(({ space }) => {
    const tile = items[space];
    return tile?.kind === 'kept' && tile.stack === stack;
  }));
  const drawing = G.turn?.visit?.drawn?.stack === stack ? rivals.map(({ own }) => own) : [];
  const boxed = secret.tileBox.filter((tile) => tile.stack === stack);
  const pool = random.Shuffle([
    ...secret.stacks[stack], ...boxed.map(({ value }) => value), ...kept.map(({ value }) => value), ...drawing.flatMap(({ drawn }) => drawn),
  ]);
  for (const tile of [...boxed, ...kept]) tile.value = pool.pop()!;
  for (const own of drawing) own.drawn = own.drawn.map(() => pool.pop()!);
  secret.stacks[stack] = pool;
}

/** What lies face down in piles and decks. The example city is known to all who chose it. */
function shuffleDecks({ secret, example }: EscapePlan, random: Chance): void {
  const patrol = random.Shuffle([...secret.patrolDeck, secret.removedPatrol]);
  secret.removedPatrol = patrol.pop()!;
  secret.patrolDeck = patrol;
  secret.contactDeck = random.Shuffle(secret.contactDeck);
  secret.inspectorDeck = random.Shuffle(secret.inspectorDeck);
  if (example) return;
  secret.cityDeck = random.Shuffle(secret.cityDeck);
  secret.businessPile = random.Shuffle(secret.businessPile);
  secret.safeHousePile = random.Shuffle(secret.safeHousePile);
}

export function resample(G: EscapePlan, seat: Seat | null, random: Chance): EscapePlan {
  const other = JSON.parse(JSON.stringify(G)) as EscapePlan;
  // After the end nothing is hidden (EP-390).
  if (other.result) return other;
  dealPlans(other, seat, random);
  dealCash(other, seat, random);
  for (const stack of STACKS) dealTiles(other, stack, seat, random);
  shuffleDecks(other, random);
  return other;
}
