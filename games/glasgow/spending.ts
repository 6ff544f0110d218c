/** Paying with tools from character cards: what counts for what, and every way to pay (GT-167, GT-170, GT-221, GT-341, GT-342). */
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import { activeSkill, kindsOn, sendHome } from './backpack';
import type { Price } from './content/actions';
import { colourOf, counterpart, toolsOf } from './content/tools';
import type { Turn } from './events';
import { COLOURS, TOOLS, type Board, type CharacterId, type Needs, type Spend, type Tool } from './state';

type Cards = Pick<Board, 'cards'>;

export const totalOf = (needs: Needs): number => TOOLS.reduce((sum, tool) => sum + (needs[tool] ?? 0), 0);

const swaps = (board: Cards, character: CharacterId): boolean => activeSkill(board, character) === 'swap';

/** Whether every tool of `use` stands for one of `needs`; with `swap` it may stand for its counterpart. */
export function fits(board: Cards, use: readonly Spend[], needs: Needs): boolean {
  const fixed = (tool: Tool) => use.filter((one) => one.tool === tool && !swaps(board, one.character)).length;
  return COLOURS.every((colour) => {
    const tools = toolsOf(colour);
    const needed = tools.reduce((sum, tool) => sum + (needs[tool] ?? 0), 0);
    const used = use.filter(({ tool }) => colourOf(tool) === colour).length;
    return used <= needed && tools.every((tool) => fixed(tool) <= (needs[tool] ?? 0));
  });
}

/** Whether `use` is no more than a price asks for. */
export const withinPrice = (board: Cards, use: readonly Spend[], { tool, count }: Price): boolean =>
  use.length <= count
  && use.every((one) => tool === 'any' || one.tool === tool || (swaps(board, one.character) && counterpart(one.tool) === tool));

const countOf = <T>(list: readonly T[], is: (thing: T) => boolean): number => list.filter(is).length;

/** Why these are not tools on cards of `payers`; nothing if they are. `rule` is named for a wrong payer. */
export function refuseSpends({ cards }: Cards, use: readonly Spend[], payers: readonly CharacterId[], rule: string): Refusal | undefined {
  for (const { character, tool } of use) {
    if (!payers.includes(character)) return refusal('wrong-payer', rule);
    const spent = countOf(use, (other) => other.character === character && other.tool === tool);
    if (spent > countOf(cards[character]!.tools, (other) => other === tool)) return refusal('not-on-card', 'GT-167', { character, tool });
  }
  return undefined;
}

/**
 * Every set of tools on cards of `payers` that `allowed` lets through, the empty one included. What is allowed must
 * stay so with any tool left out.
 */
export function waysToSpend(board: Cards, payers: readonly CharacterId[], allowed: (use: Spend[]) => boolean): Spend[][] {
  let ways: Spend[][] = [[]];
  for (const character of payers)
    for (const tool of kindsOn(board, character)) {
      const have = countOf(board.cards[character]!.tools, (other) => other === tool);
      ways = ways.flatMap((way) => {
        const longer = [way];
        for (let n = 1; n <= have; n++) {
          const more = [...longer.at(-1)!, { character, tool }];
          if (!allowed(more)) break;
          longer.push(more);
        }
        return longer;
      });
    }
  return ways;
}

/** The tools spent go home (GT-342: to the room of what they are). */
export function spend(turn: Turn, use: readonly Spend[]): void {
  for (const { character, tool } of use) sendHome(turn, character, tool);
}

/** The board as it will be when these tools have gone home. */
export function afterSpending<B extends Pick<Board, 'cards' | 'stock'>>(board: B, use: readonly Spend[]): B {
  if (use.length === 0) return board;
  const cards = { ...board.cards };
  const stock = { ...board.stock };
  for (const { character, tool } of use) {
    const tools = [...cards[character]!.tools];
    tools.splice(tools.indexOf(tool), 1);
    cards[character] = { ...cards[character]!, tools };
    stock[tool] += 1;
  }
  return { ...board, cards, stock };
}
