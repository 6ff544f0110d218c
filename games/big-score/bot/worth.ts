/** What goods are worth to a bot: the final reckoning, with chances in place of what is not decided yet. */
import type { Seat } from '../../kit/types';
import { VALUES } from '../content/numbers';
import { VAULT_CASH } from '../content/vault';
import { diamondsValue } from '../scoring';
import type { BossState, Payout, VaultKind, View } from '../state';

export type Token = Payout | VaultKind;

/** The chance that the first, second, … drive without a key finds one. */
const KEY_CHANCES: Record<1 | 2, number[]> = { 1: [0.4, 0.25, 0.15, 0.05], 2: [0.3, 0.12, 0.04, 0] };

/** Every token of a seat, carried out, won or just drawn, with those of Act I. */
export function tokensOf({ payout, stash, loot, held }: BossState): Token[] {
  const won = Object.entries(payout).flatMap(([kind, count]) => Array<Token>(count).fill(kind as Payout));
  return [...won, ...stash, ...loot, ...(held === null ? [] : [held])];
}

const count = (tokens: readonly Token[], kind: Token): number => tokens.filter((token) => token === kind).length;

/** How many Artifacts each other seat has, its loot included. */
const rivalArtifacts = ({ seats }: View, seat: Seat): number[] =>
  Object.keys(seats).filter((other) => other !== seat).map((other) => count(tokensOf(seats[other]!), 'artifact'));

/** The chance to end with more Artifacts than anyone: surer the greater the lead, and the fewer rounds are to come. */
function mostChance(artifacts: number, rivals: number[], act: 1 | 2): number {
  if (artifacts === 0) return 0;
  const doubt = act === 1 ? 1.6 : 0.7;
  return 1 / (1 + rivals.reduce((sum, rival) => sum + Math.exp((rival + 0.5 - artifacts) / doubt), 0));
}

/** Half a step ahead, since the next Diamond is worth more than the last: at its full worth only once it is the end. */
const diamondsWorth = (diamonds: number): number =>
  (diamondsValue(diamonds) + diamondsValue(diamonds + 1) - diamondsValue(1)) / 2;

function drivesWorth(drives: number, keys: number, hacker: boolean, act: 1 | 2): number {
  const pairs = Math.min(drives, keys);
  const open = KEY_CHANCES[act].slice(0, drives - pairs).reduce((sum, chance) => sum + chance * VALUES.unlockedDrive, 0);
  const left = hacker ? (drives + keys - 2 * pairs) * VALUES.hackerUnpaired : 0;
  return pairs * VALUES.unlockedDrive + Math.max(open, left);
}

/** A judge of one seat's goods: the worth of a list of tokens, in thousands. */
export function judge(view: View, seat: Seat): (tokens: readonly Token[]) => number {
  const hacker = view.seats[seat]!.ability === 'hacker';
  const rivals = rivalArtifacts(view, seat);
  return (tokens) => {
    const artifacts = count(tokens, 'artifact');
    const cash = tokens.reduce((sum, token) => sum + (VAULT_CASH[token as VaultKind] ?? 0), 0);
    return cash
      + artifacts * VALUES.artifact + mostChance(artifacts, rivals, view.act) * VALUES.mostArtifacts
      + diamondsWorth(count(tokens, 'diamond'))
      + drivesWorth(count(tokens, 'hardDrive'), count(tokens, 'key'), hacker, view.act)
      + count(tokens, 'silver') * VALUES.silver + count(tokens, 'gold') * VALUES.gold;
  };
}
