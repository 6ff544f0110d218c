/** The thirty plan cards (GT-014, GT-032). The n-th plan's title is in the locales. */
import type { AreaId, Colour, Needs, PlanId, PlanNumber } from '../state';
import { finder } from '../../kit/find';

export interface Plan {
  id: PlanId;
  plan: PlanNumber;
  area: AreaId;
  /** Colours that must stand on the area's intersections. */
  operators: readonly Colour[];
  tools: Needs;
  /** For each missing tool: fingerprints into the bag, and sleepers for the train. */
  fingerprints: number;
  time: number;
}

export const PLANS: readonly Plan[] = [
  { id: 'p1-1', plan: 1, area: 'tractor', operators: ['blue'], tools: { battery: 2, gloves: 1 }, fingerprints: 0, time: 1 },
  { id: 'p1-2', plan: 1, area: 'tractor', operators: ['blue'], tools: { battery: 1, walkie: 1, balaclava: 1 }, fingerprints: 0, time: 1 },
  { id: 'p1-3', plan: 1, area: 'tractor', operators: ['grey'], tools: { gloves: 2, walkie: 1 }, fingerprints: 1, time: 0 },
  { id: 'p1-4', plan: 1, area: 'gas-station', operators: ['blue'], tools: { walkie: 2, gloves: 1, gun: 1 }, fingerprints: 0, time: 1 },
  { id: 'p1-5', plan: 1, area: 'gas-station', operators: ['blue', 'grey'], tools: { battery: 1, gloves: 2 }, fingerprints: 0, time: 1 },
  { id: 'p1-6', plan: 1, area: 'gas-station', operators: ['grey'], tools: { balaclava: 1, gloves: 1, battery: 1 }, fingerprints: 1, time: 0 },
  { id: 'p2-1', plan: 2, area: 'lake', operators: ['blue'], tools: { battery: 2, balaclava: 2, gun: 1 }, fingerprints: 1, time: 1 },
  { id: 'p2-2', plan: 2, area: 'lake', operators: ['red'], tools: { gun: 2, balaclava: 2 }, fingerprints: 1, time: 1 },
  { id: 'p2-3', plan: 2, area: 'lake', operators: ['red', 'grey'], tools: { gun: 1, rope: 1, balaclava: 2 }, fingerprints: 1, time: 1 },
  { id: 'p2-4', plan: 2, area: 'windmill', operators: ['red'], tools: { gun: 2, rope: 1, walkie: 1 }, fingerprints: 1, time: 1 },
  { id: 'p2-5', plan: 2, area: 'windmill', operators: ['grey'], tools: { balaclava: 1, gloves: 1, walkie: 2 }, fingerprints: 1, time: 1 },
  { id: 'p2-6', plan: 2, area: 'windmill', operators: ['red', 'blue'], tools: { rope: 2, gun: 1, battery: 1 }, fingerprints: 1, time: 1 },
  { id: 'p3-1', plan: 3, area: 'church', operators: ['blue', 'red'], tools: { battery: 2, gun: 1, rope: 1 }, fingerprints: 1, time: 1 },
  { id: 'p3-2', plan: 3, area: 'church', operators: ['blue'], tools: { walkie: 2, rope: 2 }, fingerprints: 1, time: 1 },
  { id: 'p3-3', plan: 3, area: 'church', operators: ['red'], tools: { gun: 2, battery: 2 }, fingerprints: 0, time: 2 },
  { id: 'p3-4', plan: 3, area: 'quarry', operators: ['blue', 'grey'], tools: { walkie: 1, battery: 1, gloves: 1, balaclava: 1 }, fingerprints: 1, time: 1 },
  { id: 'p3-5', plan: 3, area: 'quarry', operators: ['red'], tools: { rope: 2, gun: 1, gloves: 1 }, fingerprints: 0, time: 2 },
  { id: 'p3-6', plan: 3, area: 'quarry', operators: ['grey'], tools: { walkie: 2, gun: 1, balaclava: 1 }, fingerprints: 1, time: 1 },
  { id: 'p4-1', plan: 4, area: 'signal-box', operators: ['red'], tools: { rope: 2, gloves: 2 }, fingerprints: 1, time: 1 },
  { id: 'p4-2', plan: 4, area: 'signal-box', operators: ['red', 'grey'], tools: { rope: 1, gun: 1, balaclava: 1, walkie: 1 }, fingerprints: 1, time: 1 },
  { id: 'p4-3', plan: 4, area: 'signal-box', operators: ['red', 'blue'], tools: { rope: 1, gun: 1, walkie: 2 }, fingerprints: 1, time: 1 },
  { id: 'p4-4', plan: 4, area: 'bridge', operators: ['red'], tools: { rope: 2, gloves: 1, battery: 1 }, fingerprints: 1, time: 1 },
  { id: 'p4-5', plan: 4, area: 'bridge', operators: ['grey'], tools: { gloves: 2, rope: 2 }, fingerprints: 1, time: 1 },
  { id: 'p4-6', plan: 4, area: 'bridge', operators: ['blue'], tools: { walkie: 1, balaclava: 2, rope: 1 }, fingerprints: 1, time: 1 },
  { id: 'p5-1', plan: 5, area: 'bridge', operators: ['red', 'grey'], tools: { rope: 1, gloves: 1, balaclava: 1 }, fingerprints: 1, time: 1 },
  { id: 'p5-2', plan: 5, area: 'bridge', operators: ['red', 'grey'], tools: { gun: 1, rope: 1, balaclava: 2 }, fingerprints: 1, time: 1 },
  { id: 'p5-3', plan: 5, area: 'bridge', operators: ['red', 'blue'], tools: { rope: 1, gun: 1, walkie: 1 }, fingerprints: 1, time: 1 },
  { id: 'p5-4', plan: 5, area: 'bridge', operators: ['grey', 'blue'], tools: { gloves: 2, battery: 1 }, fingerprints: 1, time: 1 },
  { id: 'p5-5', plan: 5, area: 'bridge', operators: ['blue', 'grey'], tools: { walkie: 2, balaclava: 1 }, fingerprints: 1, time: 1 },
  { id: 'p5-6', plan: 5, area: 'bridge', operators: ['red', 'blue'], tools: { gun: 2, battery: 1 }, fingerprints: 1, time: 1 },
];

export const planOf = finder(PLANS, 'id');
export const plansOfType = (plan: PlanNumber): PlanId[] => PLANS.filter((card) => card.plan === plan).map(({ id }) => id);
