/** The hint phase (RR-102, RR-117, RR-185 to RR-192): the Boss uses and reopens hints. */
import { startAccomplices } from './accomplices';
import { REOPEN_COST } from './content/numbers';
import type { Turn } from './events';
import { ask } from './seats';
import type { Raid } from './state';

/** Whether any hint lies open. */
export const anyOpen = ({ hints }: Raid): boolean => Object.values(hints).includes('open');

/** The Boss goes on with hints; where none is open and none can be bought, the accomplices' turn has come (RR-117). */
export function brief(turn: Turn): void {
  const { G, enter } = turn;
  G.raid!.doing = null;
  if (!anyOpen(G.raid!) && G.treasury < REOPEN_COST) {
    startAccomplices(turn);
    return;
  }
  ask(G, G.boss, 'brief');
  enter('hints');
}
