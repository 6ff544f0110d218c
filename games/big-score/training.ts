/** Experts in Training: how they come back, show and turn into an ability (BS-108, BS-115, BS-138). */
import { moveAll } from '../kit/zones';
import { sortCards, typeOf } from './content/crew';
import { TRAINING_NEEDED } from './content/numbers';
import type { Turn } from './events';
import { seatsOf } from './seats';

/** After the hire phase picks and the cards of last round's Training become the hand. */
export function takeTrainingBack({ G, tell }: Turn): void {
  for (const seat of seatsOf(G)) {
    const own = G.players[seat]!;
    const { training } = G.seats[seat]!;
    if (training.length > 0)
      tell({ type: 'training-back', seat, cards: [...training], crew: typeOf(training[0]!), count: training.length });
    own.hand = sortCards([...own.picks, ...training]);
    own.picks = [];
    G.seats[seat]!.training = [];
  }
}

/** At cleanup the cards in Training are laid open. */
export function revealTraining({ G, tell }: Turn): void {
  for (const seat of seatsOf(G)) {
    const cards = sortCards(G.players[seat]!.plan?.training ?? []);
    G.seats[seat]!.training = cards;
    if (cards.length > 0) tell({ type: 'training-revealed', seat, cards, crew: typeOf(cards[0]!), count: cards.length });
  }
}

/** Three cards of one type after round 3 are an ability; one card stays as its sign, the rest is out of use. */
export function gainAbilities({ G, tell }: Turn): void {
  for (const seat of seatsOf(G)) {
    const boss = G.seats[seat]!;
    const [card] = boss.training;
    if (card !== undefined && boss.training.length === TRAINING_NEEDED) {
      boss.ability = typeOf(card);
      tell({ type: 'ability-gained', seat, ability: boss.ability, card });
    }
    moveAll(boss.training, G.secret.crewDiscard);
    if (boss.ability) boss.training = G.secret.crewDiscard.splice(G.secret.crewDiscard.indexOf(card!), 1);
  }
}
