/** Dividing, choosing and placing tokens. */
import type { Choice, Seat } from '../../kit/types';
import { placings, unmarked } from '../distribution';
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
export function bestPlacing(board: Board, role: Role, tokens: readonly Token[], worth: Worth, before = worth(board)): { args: Laying; after: Board; gain: number } | undefined {
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
function placedWell(board: Board, role: Role, tokens: readonly Token[], worth: Worth): Board {
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

const keyOf = (tokens: readonly Token[]): string => tokens.toSorted().join();

/** Weighs groups: what each is worth to each role, and who can take how many fingerprints. */
export class Groups {
  readonly #known = new Map<string, number>();

  constructor(readonly board: Board, readonly worth: Worth) {}

  /** What a role gains by a group; far below zero if it is arrested for it. */
  gain(role: Role, tokens: readonly Token[]): number {
    const key = `${role} ${keyOf(tokens)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const gain = printsIn(tokens) > unmarked(this.board, role).length
      ? W.lost
      : this.worth(placedWell(this.board, role, tokens, this.worth)) - this.worth(this.board);
    this.#known.set(key, gain);
    return gain;
  }

  /** What both gain together. */
  shared(role: Role, mine: readonly Token[], theirs: readonly Token[]): number {
    return this.gain(role, mine) + this.gain(otherRole(role), theirs);
  }
}

/** The division whose outcome is best, whichever group the partner takes: mostly the better one. */
export function bestSplit(view: View, seat: Seat, choices: Choice[], worth: Worth): Choice {
  const role = roleOf(view, seat);
  const groups = new Groups(view, worth);
  let best = choices[0]!;
  let most = -Infinity;
  for (const choice of choices) {
    const group = choice.args.group as number[];
    const a = view.split.filter((_, i) => group.includes(i));
    const b = view.split.filter((_, i) => !group.includes(i));
    const [one, two] = [groups.shared(role, a, b), groups.shared(role, b, a)];
    const value = Math.max(one, two) * W.partnerTakesBetter + Math.min(one, two) * (1 - W.partnerTakesBetter);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
}

/** The group that serves both best. */
export function bestGroup(view: View, seat: Seat, worth: Worth): 0 | 1 {
  const role = roleOf(view, seat);
  const [a, b] = view.groups!;
  const groups = new Groups(view, worth);
  return groups.shared(role, a, b) >= groups.shared(role, b, a) ? 0 : 1;
}
