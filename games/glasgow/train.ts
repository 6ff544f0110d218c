/** The train and its time (GT-149 to GT-152, GT-302, GT-306, GT-307). */
import { planOf } from './content/plans';
import { AREAS, areaOf, BRIDGE } from './content/track';
import { lose } from './ending';
import type { Turn } from './events';
import { openPlans } from './plan-cards';
import type { AreaId } from './state';

/** The area under the train's head; nothing before the first sleeper and behind the last. */
export const areaAt = (head: number): AreaId | undefined =>
  AREAS.find(({ firstSleeper, lastSleeper }) => head >= firstSleeper && head <= lastSleeper)?.id;

/** Whether the train is still where the robbery needs it; the match is lost if not. */
function inTime(turn: Turn): boolean {
  const { G } = turn;
  const [id] = openPlans(G);
  const plan = id === undefined ? undefined : planOf(id);
  const area = plan ? areaOf(plan.area) : BRIDGE;
  if (G.head <= area.lastSleeper) return true;
  if (!plan || area === BRIDGE) lose(turn, { cause: 'trainGone', last: BRIDGE.lastSleeper });
  else lose(turn, { cause: 'missedPlan', plan: plan.plan, area: area.id, last: area.lastSleeper });
  return false;
}

/** The head goes `count` sleepers on. Returns whether the match goes on too. */
export function advance(turn: Turn, count: number): boolean {
  const { G, tell } = turn;
  if (count === 0) return true;
  const from = G.head;
  G.head += count;
  tell({ type: 'advanced', seat: G.roles[G.turn], count, from, head: G.head, area: areaAt(G.head) ?? BRIDGE.id });
  return inTime(turn);
}
