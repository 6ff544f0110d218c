/** What of a match can be taken back, and what has been: read from the log alone, so that every client knows it. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { KitState, Seat } from './types';

/** The log without the moves that were taken back, and without the taking back. */
export function standing(log: LogEntry[]): LogEntry[] {
  if (!log.some(({ action }) => action.type === 'UNDO')) return log;
  const stands: LogEntry[] = [];
  const gone: LogEntry[][] = [];
  for (const entry of log) {
    if (entry.action.type === 'UNDO') {
      const at = stands.findLastIndex(({ action, automatic }) => action.type === 'MAKE_MOVE' && !automatic);
      gone.push(stands.splice(at));
    } else if (entry.action.type === 'REDO') stands.push(...(gone.pop() ?? []));
    else stands.push(entry);
  }
  return stands;
}

/**
 * Whether `seat` can take its last move back. The kit begins a new boardgame.io turn after every move that cannot be,
 * so what stands of the present turn is what can; and the seat must be the only one asked, and have made it.
 */
export function canUndo({ asked }: Pick<KitState, 'asked'>, ctx: Pick<Ctx, 'turn' | 'gameover'>, log: LogEntry[], seat: Seat): boolean {
  if (ctx.gameover !== undefined || Object.keys(asked).join() !== seat) return false;
  const last = standing(log).findLast(({ action, automatic }) => action.type === 'MAKE_MOVE' && !automatic);
  return last !== undefined && last.turn === ctx.turn && last.action.payload.playerID === seat;
}
