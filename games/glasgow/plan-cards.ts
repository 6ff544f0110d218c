/** Which plan cards are in play and still to be resolved (GT-275, GT-546). */
import { planOf } from './content/plans';
import type { Glasgow, PlanId } from './state';

/** Unresolved plans, the lowest first. */
export const openPlans = (G: Glasgow): PlanId[] =>
  [...Object.values(G.players).flatMap(({ plans }) => plans), ...G.secret.planBoard].toSorted((a, b) => planOf(a).plan - planOf(b).plan);
