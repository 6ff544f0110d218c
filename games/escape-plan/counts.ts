/** Public sizes of what is hidden (section 10 of the rules). */
import { STACKS, type Counts, type EscapePlan, type Stack } from './state';

export function counts({ secret }: EscapePlan): Counts {
  return {
    contactDeck: secret.contactDeck.length,
    cityDeck: secret.cityDeck.length,
    patrolDeck: secret.patrolDeck.length,
    inspectorDeck: secret.inspectorDeck.length,
    businessPile: secret.businessPile.length,
    safeHousePile: secret.safeHousePile.length,
    stacks: Object.fromEntries(STACKS.map((stack) => [stack, secret.stacks[stack].length])) as Record<Stack, number>,
  };
}
