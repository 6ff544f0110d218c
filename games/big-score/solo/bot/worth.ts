/** What goods are worth to the solo bot in each scenario: how far they bring it towards the goal. */
import { VALUES } from '../../content/numbers';
import { VAULT_CASH } from '../../content/vault';
import type { Payout, VaultKind, View } from '../../state';
import { diamondsValue } from '../../scoring';
import { bossOf } from '../ask';
import { scenarioOf } from '../scenarios';
import type { ScenarioId } from '../state';

export type Token = Payout | VaultKind;

/** Money in hand and everything else, safe or not. */
export interface Goods {
  cash: number;
  tokens: Token[];
}

const count = (tokens: readonly Token[], kind: Token): number => tokens.filter((token) => token === kind).length;
const cashOf = ({ cash, tokens }: Goods): number => tokens.reduce((sum, token) => sum + (VAULT_CASH[token as VaultKind] ?? 0), cash);
const barsOf = ({ tokens }: Goods): number => count(tokens, 'silver') * VALUES.silver + count(tokens, 'gold') * VALUES.gold;
/** `most` count in full, what goes beyond by a tenth. */
const upTo = (have: number, most: number, each: number): number => (Math.min(have, most) + Math.max(0, have - most) / 10) * each;

/** The chance that a drive without a key finds one before it is too late. */
const KEY_TO_COME = [0.55, 0.35, 0.15, 0.05];

function drivesWorth({ tokens }: Goods): number {
  const [drives, keys] = [count(tokens, 'hardDrive'), count(tokens, 'key')];
  const pairs = Math.min(drives, keys);
  const hope = KEY_TO_COME.slice(0, drives - pairs).reduce((sum, chance) => sum + chance, 0);
  return (pairs + hope) * VALUES.unlockedDrive;
}

/** The total, with half a step ahead for Diamonds, since the next is worth more than the last. */
function total(goods: Goods): number {
  const diamonds = count(goods.tokens, 'diamond');
  const jewels = (diamondsValue(diamonds) + diamondsValue(diamonds + 1) - diamondsValue(1)) / 2;
  return cashOf(goods) + jewels + count(goods.tokens, 'artifact') * VALUES.artifact + drivesWorth(goods) + barsOf(goods);
}

/** All that can become a Diamond, in money. */
function inDiamonds(goods: Goods): number {
  const { cash, artifacts } = scenarioOf({ solo: { scenario: 'diamond-thief' } as never }).market!;
  return cashOf(goods) + cash * count(goods.tokens, 'diamond') + (cash / artifacts) * count(goods.tokens, 'artifact');
}

const LENSES: Partial<Record<ScenarioId, (goods: Goods) => number>> = {
  'diamond-thief': inDiamonds,
  'magic-paintings': (goods) => upTo(count(goods.tokens, 'artifact'), 5, 150) + upTo(cashOf(goods), 500, 1),
  'crypto-currency': (goods) => {
    const [drives, keys] = [count(goods.tokens, 'hardDrive'), count(goods.tokens, 'key')];
    return upTo(drives, 4, 250) + upTo(keys, 4, 250) + upTo(count(goods.tokens, 'gold'), 1, 250) + cashOf(goods) / 4;
  },
  'does-what-it-takes': (goods) =>
    upTo(cashOf(goods) + barsOf(goods), 900, 1) + upTo(count(goods.tokens, 'diamond'), 3, 150) + upTo(count(goods.tokens, 'artifact'), 3, 150)
    + upTo(count(goods.tokens, 'hardDrive'), 3, 100) + upTo(count(goods.tokens, 'key'), 3, 250),
};

/** What goods are worth on the way to the goal of this game, in thousands. */
export const lensOf = ({ solo }: Pick<View, 'solo'>): ((goods: Goods) => number) => LENSES[solo!.scenario] ?? total;

/** All that the boss has, as if it got out now. */
export function goodsOf(view: Pick<View, 'seats' | 'solo'>): Goods {
  const { cash, payout, stash } = bossOf(view);
  const won = Object.entries(payout).flatMap(([kind, n]) => Array<Token>(n).fill(kind as Payout));
  return { cash, tokens: [...won, ...stash, ...scenarioOf(view).vault.atRisk(view)] };
}

/** What more goods would add. */
export function gain(view: Pick<View, 'seats' | 'solo'>, more: Goods): number {
  const lens = lensOf(view);
  const goods = goodsOf(view);
  return lens({ cash: goods.cash + more.cash, tokens: [...goods.tokens, ...more.tokens] }) - lens(goods);
}
