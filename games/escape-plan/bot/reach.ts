/** How far Locations are from each other, in whole Travels: for a bot that must be at the open Exit in time. */
import { MOVEMENT } from '../content/numbers';
import { graphOf } from '../city/graph';
import { exitLocation, locationsIn } from '../city/spaces';
import type { ExitNumber, LocationId, Open, PlacedTile } from '../state';
import { findWays } from '../travel/search';

interface Reach {
  /** Locations that a plain Travel reaches from each. */
  from: Map<LocationId, LocationId[]>;
}

const KEPT = 16;
const known = new Map<string, Reach>();

function compute(city: readonly PlacedTile[]): Reach {
  const graph = graphOf(city);
  const from = new Map<LocationId, LocationId[]>();
  for (const location of locationsIn({ city: [...city] })) {
    const ends = findWays({ graph, start: graph.numberOf.get(location)!, points: MOVEMENT, cans: 0, helicopter: false, guarded: 0 });
    from.set(location, [...ends.keys()].map((end) => graph.spaces[end]!));
  }
  return { from };
}

/** Where a plain Travel leads from everywhere. It depends on the city alone, so the last few cities are kept. */
function reachIn({ city }: Pick<Open, 'city'>): Reach {
  const key = city.map(({ id, q, r, rot }) => `${id},${q},${r},${rot}`).join(' ');
  const found = known.get(key) ?? compute(city);
  if (known.size >= KEPT) known.delete(known.keys().next().value!);
  known.set(key, found);
  return found;
}

export const reachableFrom = (open: Pick<Open, 'city'>, location: LocationId): LocationId[] => reachIn(open).from.get(location) ?? [];

/** Travels from each Location to the Exit; from the Exit itself one away and one back (EP-338). */
export function travelsTo(open: Pick<Open, 'city'>, exit: ExitNumber): Map<LocationId, number> {
  const { from } = reachIn(open);
  const goal = exitLocation(open, exit);
  const away = new Map<LocationId, number>();
  if (goal === undefined) return away;
  const others = [...from.keys()].filter((location) => location !== goal);
  for (let travels = 1; travels <= others.length; travels++) {
    const near = others.filter((location) => !away.has(location)
      && from.get(location)!.some((next) => (travels === 1 ? next === goal : away.get(next) === travels - 1)));
    if (near.length === 0) break;
    for (const location of near) away.set(location, travels);
  }
  away.set(goal, 1 + Math.min(...from.get(goal)!.map((next) => away.get(next) ?? 99)));
  return away;
}
