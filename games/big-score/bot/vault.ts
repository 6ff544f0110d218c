/** The bot's Act II: rob or flee by the risk, the best deal with the floor, and when to take the marker. */
import type { Choice, Seat } from '../../kit/types';
import { bustOnCops } from '../cops';
import { clockwise, isInside, seatsOf } from '../seats';
import { VAULT_KINDS, type BossState, type VaultKind, type View } from '../state';
import { atLeast, best } from './crew';
import { judge, tokensOf, type Token } from './worth';

/** How often the others rob, when all is quiet and when one more round could bring the cops. */
const ROB_RATE = { quiet: 0.8, tense: 0.55 };
/** What an unused ability is still good for while there is time. */
const KEEP_ABILITY = 45;
const MARKER_WORTH = 60;

/** The chance that `draws` tokens out of a bag hold at least `need` Cops. */
export function copsChance(need: number, draws: number, cops: number, bag: number): number {
  if (need <= 0) return 1;
  // The chance of each number of Cops, token by token.
  let chances = [1];
  for (let drawn = 0; drawn < Math.min(draws, bag); drawn++) {
    const next = Array<number>(chances.length + 1).fill(0);
    for (const [k, p] of chances.entries()) {
      const hit = Math.max(0, cops - k) / (bag - drawn);
      next[k]! += p * (1 - hit);
      next[k + 1]! += p * hit;
    }
    chances = next;
  }
  return chances.slice(need).reduce((sum, p) => sum + p, 0);
}

/** The chance of a bust in this round if the seat robs. */
export function bustChance(view: View, seat: Seat): number {
  const others = seatsOf(view).filter((other) => other !== seat && isInside(view, other)).length;
  const bag = Object.values(view.counts.vault).reduce((sum, n) => sum + n, 0);
  const need = bustOnCops(seatsOf(view).length) - view.track;
  const rate = need <= others + 1 ? ROB_RATE.tense : ROB_RATE.quiet;
  let chance = 0;
  for (let robbers = 0; robbers <= others; robbers++) {
    const exactly = atLeast(robbers, others, rate) - atLeast(robbers + 1, others, rate);
    chance += exactly * copsChance(need, robbers + 1, view.counts.vault.cops ?? 0, bag);
  }
  return chance;
}

/** Worth of one more token of each kind to the seat as it stands. */
function marginal(view: View, seat: Seat): (kind: VaultKind) => number {
  const worth = judge(view, seat);
  const goods = tokensOf(view.seats[seat]!);
  const now = worth(goods);
  const values = Object.fromEntries(VAULT_KINDS.map((kind) => [kind, kind === 'cops' ? 0 : worth([...goods, kind]) - now]));
  return (kind) => values[kind]!;
}

/** What one draw and the trade after it may bring: the drawn token, or what the traders before leave on the floor. */
function drawWorth(view: View, seat: Seat, value: (kind: VaultKind) => number): number {
  const queue = clockwise(view, view.marker!).filter((other) => isInside(view, other));
  const floor = view.floor.map(value).toSorted((a, b) => b - a);
  const left = floor[Math.min(queue.indexOf(seat), floor.length - 1)] ?? 0;
  return average(view, (kind) => (kind === 'cops' ? 0 : Math.max(value(kind), left)));
}

/** The mean over all tokens in the vault. */
function average({ counts }: View, of: (kind: VaultKind) => number): number {
  const bag = Object.entries(counts.vault) as [VaultKind, number][];
  const all = bag.reduce((sum, [, n]) => sum + n, 0);
  return all === 0 ? 0 : bag.reduce((sum, [kind, n]) => sum + n * of(kind), 0) / all;
}

/** Flees when the loot at stake outweighs what another round may bring. */
export function robOrFlee(view: View, seat: Seat): 'rob' | 'flee' {
  const boss = view.seats[seat]!;
  const bust = bustChance(view, seat);
  if (bust === 0) return 'rob';
  const worth = judge(view, seat);
  const safe = tokensOf({ ...boss, loot: [] });
  const value = marginal(view, seat);
  const stake = worth([...safe, ...boss.loot]) - worth(safe) + onLeaving(view, boss, value);
  return (1 - bust) * drawWorth(view, seat, value) > bust * stake ? 'rob' : 'flee';
}

/** What Driver and Grease Man get on their way out. */
function onLeaving(view: View, { ability }: BossState, value: (kind: VaultKind) => number): number {
  if (ability === 'driver') return 2 * average(view, value);
  if (ability === 'grease') return Math.max(0, ...view.floor.map(value));
  return 0;
}

/** The floor token of most worth to the seat. */
export function bestGrab(view: View, seat: Seat): number {
  const value = marginal(view, seat);
  return best([...view.floor.keys()], (index) => value(view.floor[index]!));
}

/** The deal after which the seat owns most; an ability is used if it brings more than waiting might. */
export function bestDeal(view: View, seat: Seat, choices: readonly Choice[]): Choice {
  const worth = judge(view, seat);
  const boss = view.seats[seat]!;
  const goods = tokensOf({ ...boss, held: null });
  return best(choices, ({ move, args }) => {
    if (move !== 'trade') return worth([...goods, boss.held!]);
    const { floor, give, steal } = args as { floor: number; give?: VaultKind; steal?: number };
    const given = give ?? boss.held!;
    const taken: Token[] = [view.floor[floor]!];
    if (steal !== undefined) taken.push(steal === floor ? given : view.floor[steal]!);
    const kept = give === undefined ? goods : without([...goods, boss.held!], give);
    return worth([...kept, ...taken]) - (give !== undefined || steal !== undefined ? KEEP_ABILITY : 0);
  });
}

function without(tokens: readonly Token[], token: Token): Token[] {
  const at = tokens.indexOf(token);
  return tokens.filter((_, i) => i !== at);
}

/** The Muscle takes the marker where the best floor token is worth clearly more than the one that would be left. */
export function wantsMarker(view: View, seat: Seat): boolean {
  const held = view.seats[seat]!.held;
  const waiting = view.queue.length > 0 ? view.queue : clockwise(view, view.marker!).filter((other) => view.seats[other]!.held !== null);
  if (held === null || !waiting.includes(seat)) return false;
  const value = marginal({ ...view, seats: { ...view.seats, [seat]: { ...view.seats[seat]!, held: null } } }, seat);
  const floor = view.floor.map(value).toSorted((a, b) => b - a);
  const left = Math.max(value(held), floor[waiting.indexOf(seat)] ?? 0);
  return (floor[0] ?? 0) - left >= MARKER_WORTH;
}
