/** Public sizes of what is hidden (section 10 of the rules). */
import type { Counts, Glasgow } from './state';

export function counts({ roles, players, secret }: Glasgow): Counts {
  const [co, op] = [players[roles.coordinator]!, players[roles.operator]!];
  return {
    decks: { coordinator: secret.decks.coordinator.length, operator: secret.decks.operator.length },
    hands: { coordinator: co.hand.length, operator: op.hand.length },
    plans: { coordinator: co.plans.length, operator: op.plans.length },
    contingencies: op.contingencies.length,
    contingencyDeck: secret.contingencyDeck.length,
    monopolyDeck: secret.monopolyDeck.length,
  };
}
