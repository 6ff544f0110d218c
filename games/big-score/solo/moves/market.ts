/** Phases `soloShop` and `soloMarket`: what can be bought before and after the vault (BS-354, BS-412). */
import { noArgs, refusal } from '../../../kit/move';
import { defineMove } from '../../state';
import { bossOf, pay, refuseFee, soloOf } from '../ask';
import { endSolo } from '../end';
import { artifactsOf, canBuyDiamond, canBuyDrive, canSwap, keepMarket, keepShop } from '../market';
import { scenarioOf } from '../scenarios';
import { takeOut } from '../tokens';
import { enterVault } from '../vault';

export const buyDrive = defineMove({
  name: 'buyDrive',
  args: noArgs,
  refuse: (view) => refuseFee(view, scenarioOf(view).drivePrice!),
  options: (view) => (canBuyDrive(view) ? [{}] : []),
  apply: (turn) => {
    const { G, seat, tell } = turn;
    const cost = scenarioOf(G).drivePrice!;
    pay(turn, cost);
    bossOf(G).payout.hardDrive += 1;
    tell({ type: 'drive-bought', seat, cost });
    keepShop(turn);
  },
});

export const startVault = defineMove({ name: 'startVault', args: noArgs, options: () => [{}], apply: enterVault });

export const buyDiamond = defineMove({
  name: 'buyDiamond',
  args: noArgs,
  refuse: (view) => refuseFee(view, scenarioOf(view).market!.cash),
  options: (view) => (canBuyDiamond(view) ? [{}] : []),
  apply: (turn) => {
    const { G, seat, tell } = turn;
    const cost = scenarioOf(G).market!.cash;
    pay(turn, cost);
    bossOf(G).payout.diamond += 1;
    tell({ type: 'diamond-bought', seat, cost });
    keepMarket(turn);
  },
});

export const swapArtifacts = defineMove({
  name: 'swapArtifacts',
  args: noArgs,
  refuse: (view) => {
    const need = scenarioOf(view).market!.artifacts;
    return canSwap(view) ? undefined : refusal('too-few-artifacts', 'BS-354', { need, have: artifactsOf(view) });
  },
  options: (view) => (canSwap(view) ? [{}] : []),
  apply: (turn) => {
    const { G, seat, tell } = turn;
    const boss = bossOf(G);
    const count = scenarioOf(G).market!.artifacts;
    const ofJobs = Math.min(boss.payout.artifact, count);
    const ofVault = Array<'artifact'>(count - ofJobs).fill('artifact');
    boss.payout.artifact -= ofJobs;
    takeOut(boss.stash, ofVault);
    soloOf(G).gone.push(...ofVault);
    boss.payout.diamond += 1;
    tell({ type: 'artifacts-swapped', seat, count });
    keepMarket(turn);
  },
});

/** Only to leave a market where there would be more to buy. */
export const finish = defineMove({ name: 'finish', args: noArgs, rare: true, options: () => [{}], apply: endSolo });
