/** The one seat of a solo game: how it is asked, and how it pays. */
import { refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import type { Turn } from '../events';
import type { BigScore, BossState } from '../state';
import type { Solo, SoloPhase } from './state';

/** The only seat there is. */
export const ME = '0';

type Table = Pick<BigScore, 'seats' | 'solo'>;

/** The solo part of the state. Only the solo rules ask for it. */
export const soloOf = (G: Pick<Table, 'solo'>): Solo => G.solo!;

export const bossOf = (G: Pick<Table, 'seats'>): BossState => G.seats[ME]!;

/** Asks the player for the next move of a phase. Every question is a step of its own, so that a late click is refused. */
export function ask({ G, enter }: Turn, phase: SoloPhase, stage: string): void {
  G.step += 1;
  G.asked = { [ME]: stage };
  enter(phase);
}

/** Fees come out of the cash (BS-327). */
export const refuseFee = (G: Pick<Table, 'seats'>, cost: number): Refusal | undefined =>
  bossOf(G).cash < cost ? refusal('too-poor', 'BS-327', { cost, cash: bossOf(G).cash }) : undefined;

export function pay({ G }: Turn, cost: number): void {
  bossOf(G).cash -= cost;
}
