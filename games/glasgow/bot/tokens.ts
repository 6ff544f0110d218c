/** Dividing, choosing and placing tokens. */
import type { Choice, Seat } from '../../kit/types';
import { placings } from '../distribution';
import { otherRole, roleOf } from '../roles';
import type { Board, Role, Token, Tool, View } from '../state';
import { laid } from './tries';
import { WEIGHTS as W } from './weights';

type Worth = (board: Board) => number;

interface Laying {
  index: number;
  character: string;
  drop?: Tool;
}

/** The placing that gains most, and what it gains; nothing if none gains. Fingerprints must be placed whatever they cost. */
export function bestPlacing(board: Board, role: Role, tokens: readonly Token[], worth: Worth): { args: Laying; after: Board; gain: number } | undefined {
  const before = worth(board);
  let best: { args: Laying; after: Board; gain: number } | undefined;
  const seen = new Set<Token>();
  tokens.forEach((token, index) => {
    if (seen.has(token)) return;
    seen.add(token);
    for (const way of placings(board, role, token)) {
      const after = laid(board, way.character, token, way.drop);
      const gain = worth(after) - before;
      if (!best || gain > best.gain) best = { args: { index, ...way }, after, gain };
    }
  });
  return best;
}

/** The table after a role has placed a group as well as it can. */
export function placedWell(board: Board, role: Role, tokens: readonly Token[], worth: Worth): Board {
  const left = [...tokens];
  // Fingerprints first: they take icons away for good.
  left.sort((a, b) => Number(b === 'fingerprint') - Number(a === 'fingerprint'));
  let now = board;
  while (left.length > 0) {
    const must = left[0] === 'fingerprint';
    const best = bestPlacing(now, role, must ? ['fingerprint'] : left, worth);
    if (!best || (!must && best.gain <= 0)) return now;
    left.splice(must ? 0 : best.args.index, 1);
    now = best.after;
  }
  return now;
}

const printsIn = (tokens: readonly Token[]): number => tokens.filter((token) => token === 'fingerprint').length;

/** What it is worth that one role gets one group and the other the other. */
function shared(board: Board, mine: readonly Token[], theirs: readonly Token[], role: Role, worth: Worth, free: Record<Role, number>): number {
  const other = otherRole(role);
  if (printsIn(mine) > free[role] || printsIn(theirs) > free[other]) return W.lost;
  return worth(placedWell(placedWell(board, role, mine, worth), other, theirs, worth));
}

const keyOf = (tokens: readonly Token[]): string => tokens.toSorted().join();

/** The division whose outcome is best, whichever group the partner takes: mostly the better one. */
export function bestSplit(view: View, seat: Seat, choices: Choice[], worth: Worth, free: Record<Role, number>): Choice {
  const role = roleOf(view, seat);
  const values = new Map<string, number>();
  const valueOf = (mine: Token[], theirs: Token[]): number => {
    const key = `${keyOf(mine)}|${keyOf(theirs)}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = shared(view, mine, theirs, role, worth, free);
    values.set(key, value);
    return value;
  };
  let best = choices[0]!;
  let most = -Infinity;
  const tried = new Set<string>();
  for (const choice of choices) {
    const group = choice.args.group as number[];
    const a = view.split.filter((_, i) => group.includes(i));
    const b = view.split.filter((_, i) => !group.includes(i));
    const key = [keyOf(a), keyOf(b)].toSorted().join('|');
    if (tried.has(key)) continue;
    tried.add(key);
    const [one, two] = [valueOf(a, b), valueOf(b, a)].toSorted((x, y) => y - x);
    const value = one! * W.partnerTakesBetter + two! * (1 - W.partnerTakesBetter);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
}

/** The group that serves both best. */
export function bestGroup(view: View, seat: Seat, worth: Worth, free: Record<Role, number>): 0 | 1 {
  const role = roleOf(view, seat);
  const [a, b] = view.groups!;
  return shared(view, a, b, role, worth, free) >= shared(view, b, a, role, worth, free) ? 0 : 1;
}
