/** A second bookkeeping: what the public log of a solo game adds up to, by the rules' own figures and no code of theirs. */
import type { BigScoreEvent } from '../../../games/big-score/events';

export interface Ledger {
  cash: number;
  fees: number;
  jobs: number;
  diamonds: number;
  artifacts: number;
  drives: number;
  keys: number;
  bars: number;
  gold: number;
}

const CASH: Record<string, number> = { cash20: 20, cash30: 30, cash50: 50, cash100: 100 };
/** What Diamonds are worth together. */
const DIAMONDS = [0, 20, 50, 100, 200, 350];

/** What is won from the vault is only kept if the boss gets out; in Act I cash is kept at once. */
export function ledgerOf(events: BigScoreEvent[], { trustAll = false }: { trustAll?: boolean } = {}): Ledger {
  const sum: Ledger = { cash: 200, fees: 0, jobs: 0, diamonds: 0, artifacts: 0, drives: 0, keys: 0, bars: 0, gold: 0 };
  const keep = (token: string): void => {
    if (token in CASH) sum.cash += CASH[token]!;
    else if (token === 'diamond') sum.diamonds += 1;
    else if (token === 'artifact') sum.artifacts += 1;
    else if (token === 'hardDrive') sum.drives += 1;
    else if (token === 'key') sum.keys += 1;
    else if (token === 'silver') sum.bars += 150;
    else if (token === 'gold') [sum.bars, sum.gold] = [sum.bars + 200, 1];
  };
  let inVault = false;
  for (const event of events) {
    if ('cost' in event && event.type !== 'bribed') [sum.cash, sum.fees] = [sum.cash - event.cost, sum.fees + event.cost];
    if (event.type === 'vault-entered') inVault = true;
    if (event.type === 'bribed' && !inVault) sum.cash -= event.cost;
    if (event.type === 'job-done') sum.jobs += 1;
    if (event.type === 'paid-out') {
      sum.cash += event.cash;
      for (const token of event.tokens) keep(token);
    }
    if (event.type === 'token-won' && !inVault && (trustAll || event.token in CASH)) keep(event.token);
    if (event.type === 'fled') for (const token of event.loot) keep(token);
    if (event.type === 'drive-bought') sum.drives += 1;
    if (event.type === 'diamond-bought') sum.diamonds += 1;
    if (event.type === 'artifacts-swapped') [sum.artifacts, sum.diamonds] = [sum.artifacts - 3, sum.diamonds + 1];
  }
  return sum;
}

/** The total of a ledger by the values of the game. */
export const totalOf = ({ cash, diamonds, artifacts, drives, keys, bars }: Ledger): number =>
  cash + (DIAMONDS[diamonds] ?? 350 + 150 * (diamonds - 5)) + 30 * artifacts + 200 * Math.min(drives, keys) + bars;
