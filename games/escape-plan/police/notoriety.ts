/** Notoriety: four cubes a player during a slot, and the marker that follows them in its second half (EP-076, EP-077, EP-132 to EP-135). */
import type { Seat } from '../../kit/types';
import { NOTORIETY_CUBES, TOP_POSITION } from '../content/numbers';
import type { Turn } from '../events';
import type { Notoriety } from '../state';

export const newNotoriety = (): Notoriety => ({ position: 0, cubes: { bottom: NOTORIETY_CUBES, red: 0, blue: 0 } });

type Box = 'bottom' | 'red' | 'blue';

/** Moves a cube from the first box that has one; nothing if none has. */
function shift({ cubes }: Notoriety, ways: readonly (readonly [from: Box, to: Box])[]): boolean {
  const way = ways.find(([from]) => cubes[from] > 0);
  if (!way) return false;
  cubes[way[0]] -= 1;
  cubes[way[1]] += 1;
  return true;
}

/** Gains 1. Returns whether any cube could move. */
export const gain = (player: Notoriety): boolean => shift(player, [['bottom', 'red'], ['blue', 'bottom']]);
/** Loses 1. Returns whether any cube could move. */
export const lose = (player: Notoriety): boolean => shift(player, [['bottom', 'blue'], ['red', 'bottom']]);
export const canLose = ({ cubes }: Notoriety): boolean => cubes.bottom > 0 || cubes.red > 0;

function repeat(times: number, once: () => boolean): number {
  let done = 0;
  while (done < times && once()) done += 1;
  return done;
}

export function gainNotoriety({ G, tell }: Turn, seat: Seat, times = 1): void {
  const count = repeat(times, () => gain(G.boards[seat]!));
  if (count > 0) tell({ type: 'notoriety-gained', seat, count });
}

export function loseNotoriety({ G, tell }: Turn, seat: Seat): void {
  if (lose(G.boards[seat]!)) tell({ type: 'notoriety-lost', seat, count: 1 });
}

/** The second half of a slot: the marker moves, the cubes come back. Returns by how much it moved. */
export function settle(player: Notoriety): number {
  const { red, blue } = player.cubes;
  const position = Math.min(TOP_POSITION, Math.max(0, player.position + red - blue));
  const change = position - player.position;
  player.position = position;
  player.cubes = { bottom: NOTORIETY_CUBES, red: 0, blue: 0 };
  return change;
}
