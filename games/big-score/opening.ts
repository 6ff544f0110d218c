/** Setup of Act II: abilities, tiles, marker and Vault Floor (BS-115 to BS-123). */
import type { Seat } from '../kit/types';
import { drawFrom } from '../kit/zones';
import { FLOOR_SIZE } from './content/numbers';
import type { Turn } from './events';
import { seatsOf } from './seats';
import type { BigScore, VaultKind } from './state';
import { gainAbilities } from './training';
import { startVaultRound } from './heist';

/** Act I is over: all bosses go inside. */
export function openVault(turn: Turn): void {
  const { G, tell } = turn;
  gainAbilities(turn);
  G.act = 2;
  for (const seat of seatsOf(G)) Object.assign(G.seats[seat]!, { place: 'inside', joat: 0 });
  const tokens = Object.fromEntries(seatsOf(G).map((seat) => [seat, payoutTokens(G, seat)]));
  const tied = fewest(tokens, G.ages);
  G.marker = tied[0]!;
  layFloor(turn);
  tell({ type: 'vault-opened', floor: [...G.floor], seat: G.marker, tokens, tied });
  startVaultRound(turn);
}

const payoutTokens = (G: BigScore, seat: Seat): number =>
  Object.values(G.seats[seat]!.payout).reduce((sum, count) => sum + count, 0);

/** Seats with the fewest payout tokens by number, the youngest first (BS-120, BS-121). */
export function fewest(tokens: Record<Seat, number>, ages: Seat[]): Seat[] {
  const least = Math.min(...Object.values(tokens));
  return ages.filter((seat) => tokens[seat] === least);
}

/** Five tokens; Cops drawn go back when the floor is complete, and others are drawn for them (BS-123). */
function layFloor({ G, random }: Turn): void {
  const cops: VaultKind[] = [];
  while (G.floor.length < FLOOR_SIZE) {
    const token = drawFrom(G.secret.vault, random);
    if (token === undefined) break;
    (token === 'cops' ? cops : G.floor).push(token);
  }
  G.secret.vault.push(...cops);
}
