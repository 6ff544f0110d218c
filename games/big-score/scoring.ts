/** The final reckoning and who wins (section 6: BS-250 to BS-259). */
import type { Seat } from '../kit/types';
import { tally } from '../kit/zones';
import { VALUES } from './content/numbers';
import { VAULT_CASH } from './content/vault';
import type { Turn } from './events';
import { seatsOf } from './seats';
import type { BigScore, BossState, Score, VaultKind } from './state';

/** What `count` Diamonds are worth together (BS-252). */
export function diamondsValue(count: number): number {
  const { diamondTotals, eachFurtherDiamond } = VALUES;
  const most = diamondTotals.length - 1;
  return count <= most ? diamondTotals[count]! : diamondTotals[most]! + (count - most) * eachFurtherDiamond;
}

/** Drives and keys pair by themselves; those left over are worth something to a Hacker only (BS-244, BS-255, BS-256). */
export function drivesValue(drives: number, keys: number, isHacker: boolean): Score['drives'] {
  const pairs = Math.min(drives, keys);
  const hacker = isHacker ? (drives + keys - 2 * pairs) * VALUES.hackerUnpaired : 0;
  return { drives, keys, pairs, value: pairs * VALUES.unlockedDrive, hacker };
}

const owned = (boss: BossState): Partial<Record<VaultKind, number>> => tally(boss.stash);

const artifactsOf = (boss: BossState): number => boss.payout.artifact + (owned(boss).artifact ?? 0);

/** The sheet of one seat; `most`: it alone has the most Artifacts. */
function sheetOf(boss: BossState, most: boolean): Score {
  const tokens = owned(boss);
  const vaultCash = boss.stash.reduce((sum, token) => sum + (VAULT_CASH[token] ?? 0), 0);
  const diamondCount = boss.payout.diamond + (tokens.diamond ?? 0);
  const diamonds = { count: diamondCount, value: diamondsValue(diamondCount) };
  const count = artifactsOf(boss);
  const artifacts = { count, value: count * VALUES.artifact, most, bonus: most ? VALUES.mostArtifacts : 0 };
  const drives = drivesValue(boss.payout.hardDrive, tokens.key ?? 0, boss.ability === 'hacker');
  const bars = (tokens.silver ?? 0) * VALUES.silver + (tokens.gold ?? 0) * VALUES.gold;
  const tieCash = boss.cash + vaultCash;
  const total = tieCash + diamonds.value + artifacts.value + artifacts.bonus + drives.value + drives.hacker + bars;
  return { cash: boss.cash, vaultCash, diamonds, artifacts, drives, bars, busted: boss.place === 'busted', total, tieCash };
}

/** All sheets. Most Artifacts pays only if nobody ties for it (BS-254); with none at all everybody ties (BS-428), and one player has no rival for it (BS-347). */
export function reckon(G: Pick<BigScore, 'seats'>): Record<Seat, Score> {
  const counts = seatsOf(G).map((seat) => artifactsOf(G.seats[seat]!));
  const best = Math.max(...counts);
  const alone = counts.length > 1 && counts.filter((count) => count === best).length === 1;
  return Object.fromEntries(
    seatsOf(G).map((seat, i) => [seat, sheetOf(G.seats[seat]!, alone && counts[i] === best)]),
  );
}

/** The highest total; ties: not busted before busted, then most cash, then they share (BS-258, BS-259). */
export function winnersOf(sheets: Record<Seat, Score>): Seat[] {
  const ranks = Object.entries(sheets).map(([seat, s]) => ({ seat, rank: [s.total, s.busted ? 0 : 1, s.tieCash] }));
  const above = (a: number[], b: number[]): number => a.map((n, i) => n - b[i]!).find((d) => d !== 0) ?? 0;
  const best = ranks.reduce((top, next) => (above(next.rank, top.rank) > 0 ? next : top)).rank;
  return ranks.filter(({ rank }) => above(rank, best) === 0).map(({ seat }) => seat);
}

/** Nobody is inside any more: the game is over. */
export function endGame({ G, tell }: Turn): void {
  const sheets = reckon(G);
  const winners = winnersOf(sheets);
  const scores = Object.fromEntries(Object.entries(sheets).map(([seat, { total }]) => [seat, total]));
  G.asked = {};
  G.result = { winners, scores, sheets };
  tell({ type: 'game-over', winners, totals: scores });
  for (const seat of winners) tell({ type: 'won', seat, total: scores[seat]!, shared: winners.length > 1 });
}
