/** The solo bot in the vault: rob until the goal is in the bag, take what helps most, bribe when it can. */
import type { Choice } from '../../../kit/types';
import { typeOf } from '../../content/crew';
import { reckon } from '../../scoring';
import type { Crew, VaultKind, View } from '../../state';
import { bossOf, ME, soloOf } from '../ask';
import { escaped, goalsOf } from '../end';
import { reached } from '../goals';
import { scenarioOf } from '../scenarios';
import { gain, goodsOf, lensOf, type Token } from './worth';

/** Whether fleeing now would do. What the market sells counts. */
function enough(view: View): boolean {
  const out = escaped(view);
  const { market } = scenarioOf(view);
  if (!market) return reached(goalsOf(out));
  const [goal] = goalsOf(out);
  const sheet = reckon(out)[ME]!;
  return goal!.have + Math.floor(sheet.tieCash / market.cash) + Math.floor(sheet.artifacts.count / market.artifacts) >= goal!.need;
}

/** What could still be lost with two of the crew: all pairs of types of the row, alike or not. */
function traitorPairs(view: View): Crew[][] {
  const types = soloOf(view).row.map(({ card }) => typeOf(card));
  return types.flatMap((a, i) => types.slice(i).map((b) => [a, b]));
}

/** The chance that what is left after the flight will do, had each card `more` on it. */
export function flightChance(view: View, more: number): number {
  const pairs = traitorPairs(view);
  const { row } = soloOf(view);
  const [goal] = goalsOf(view);
  const good = pairs.filter((lost) => {
    const stash = row.filter(({ card }) => !lost.includes(typeOf(card))).flatMap(({ tokens }) => tokens.filter((token) => token !== 'cops'));
    const boss = { ...bossOf(view), stash };
    return reckon({ seats: { [ME]: boss } })[ME]!.total + more >= goal!.need;
  });
  return pairs.length === 0 ? 0 : good.length / pairs.length;
}

/** The chance that the next draw leaves a Cops token without a card. */
function rowRisk(view: View): number {
  const { row } = soloOf(view);
  const all = Object.values(view.counts.vault).reduce((sum, n) => sum + n, 0);
  const share = all === 0 ? 0 : (view.counts.vault.cops ?? 0) / all;
  const spaces = scenarioOf(view).vault.spaces(view, 'cops')!.length;
  const free = row.filter(({ tokens }) => !tokens.includes('cops')).length;
  const some = 1 - (1 - share) ** 3;
  const several = 3 * share * share;
  return spaces === 0 ? some : Math.min(spaces, free - 1) <= 1 ? several : share ** 2;
}

/** What one more token is worth on average, and how much of it gets out. */
const ONE_MORE = 75;

export function robOrFlee(view: View): 'rob' | 'flee' {
  if (scenarioOf(view).vault.spaces(view, 'gold') === null) return enough(view) ? 'flee' : 'rob';
  const now = flightChance(view, 0);
  return now > 0 && now >= (1 - rowRisk(view)) * Math.max(flightChance(view, ONE_MORE), flightChance(view, 2 * ONE_MORE) * 0.9) ? 'flee' : 'rob';
}

const worthOf = (view: View, token: VaultKind): number => gain(view, { cash: 0, tokens: [token as Token] });

/** The token that helps most; of the others the least useful leaves the game. */
export function bestSplit(view: View, choices: readonly Choice[]): Choice {
  const burden = (type: Crew | undefined): number => {
    const place = soloOf(view).row.find(({ card }) => typeOf(card) === type);
    return place?.tokens.includes('cops') ? 1 : 0;
  };
  const rank = ({ args }: Choice): number => {
    const { take, remove, type } = args as { take: VaultKind | null; remove: VaultKind | null; type?: Crew };
    return (take === null ? 0 : 10 * worthOf(view, take)) - (remove === null ? 0 : worthOf(view, remove)) + burden(type);
  };
  return choices.reduce((top, next) => (rank(next) > rank(top) ? next : top));
}

/** As many bribes as there is money for, unless the last of it is the goal. */
export function bestBribe(view: View, choices: readonly Choice[]): Choice {
  const back = choices.find(({ move }) => move === 'returnCops');
  if (back) return back;
  const lens = lensOf(view);
  const goods = goodsOf(view);
  const rank = ({ args }: Choice): number => {
    const { count, tokens } = args as { count: number; tokens: VaultKind[] };
    const left = [...goods.tokens];
    for (const note of tokens) left.splice(left.indexOf(note), 1);
    const cash = scenarioOf(view).bribesWith === 'cash' ? goods.cash - 50 * count : goods.cash;
    const lives = Math.max(1, scenarioOf(view).bustOn - view.track);
    return lens({ cash, tokens: left }) - lens(goods) + count * (400 / lives);
  };
  return choices.reduce((top, next) => (rank(next) > rank(top) ? next : top));
}
