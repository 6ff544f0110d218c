/** Buying before and after the vault: Hard Drives in This Crew Does What It Takes, Diamonds for the Diamond Thief. */
import type { Turn } from '../events';
import type { BigScore } from '../state';
import { ask, bossOf } from './ask';
import { endSolo } from './end';
import { scenarioOf } from './scenarios';
import { cashIn } from './tokens';
import { enterVault } from './vault';

type Table = Pick<BigScore, 'seats' | 'solo'>;

export const canBuyDrive = (G: Table): boolean => bossOf(G).cash >= (scenarioOf(G).drivePrice ?? Infinity);

/** All Artifacts, those of the jobs and those carried out of the vault. */
export const artifactsOf = (G: Table): number => {
  const { payout, stash } = bossOf(G);
  return payout.artifact + stash.filter((token) => token === 'artifact').length;
};

export const canBuyDiamond = (G: Table): boolean => bossOf(G).cash >= (scenarioOf(G).market?.cash ?? Infinity);
export const canSwap = (G: Table): boolean => artifactsOf(G) >= (scenarioOf(G).market?.artifacts ?? Infinity);

/** Act I is over: drives are for sale while there is cash for one, then comes the vault (BS-412). */
export function keepShop(turn: Turn): void {
  if (!canBuyDrive(turn.G)) return enterVault(turn);
  ask(turn, 'soloShop', 'shop');
}

/** Act II is over. The market is open while something can be had (BS-357); vault cash is spent like any other. */
export function keepMarket(turn: Turn): void {
  const { G } = turn;
  if (!scenarioOf(G).market) return endSolo(turn);
  cashIn(turn);
  if (!canBuyDiamond(G) && !canSwap(G)) return endSolo(turn);
  ask(turn, 'soloMarket', 'market');
}
