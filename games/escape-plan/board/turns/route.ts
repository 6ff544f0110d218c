/** Ways in words and on the map. */
import { tileOfSpace } from '../../city/spaces';
import { stepKind, stepTarget } from '../../travel/travel';
import type { SpaceId } from '../../state';
import type { TravelStep } from '../../travel/search';
import { useText } from '../faces';

/** The spaces of a way, from where the pawn stands. */
export const wayOnMap = (from: SpaceId, steps: readonly TravelStep[]): { space: SpaceId; by: string }[] => [
  { space: from, by: 'go' }, ...steps.map((step) => ({ space: stepTarget(step), by: stepKind(step) })),
];

/** “Rail Yard, Subway to Uptown, Plaza Nueva”: tiles in order, each once in a row. */
export function useRoute(): (steps: readonly TravelStep[]) => string {
  const t = useText();
  return (steps) => {
    const parts: string[] = [];
    let last = '';
    for (const step of steps) {
      const tile = tileOfSpace(stepTarget(step));
      const kind = stepKind(step);
      if (kind === 'go' && tile === last) continue;
      last = tile;
      parts.push(kind === 'go' ? t(`tile.${tile}`) : t(`board.by.${kind}`, { tile }));
    }
    return parts.join(' → ');
  };
}
