/** The bot alone: jobs by what they bring and how likely they get done, then the vault until the goal is reached. */
import type { Bot } from '../../kit/bot';
import type { Choice } from '../../kit/types';
import type { View } from '../state';
import { ME, soloOf } from './ask';
import { bestLay, nextLay } from './bot/jobs';
import { bestBribe, bestSplit, robOrFlee } from './bot/vault';
import { gain } from './bot/worth';
import { goalsOf } from './end';
import { reached } from './goals';
import { canBuyDrive } from './market';

const named = (choices: readonly Choice[], move: string): Choice => choices.find((choice) => choice.move === move)!;

/** A token that would help goes back into the vault, any other out of the game. */
function settle(view: View, choices: readonly Choice[]): Choice {
  const { slot, index } = choices[0]!.args as { slot: number; index: number };
  const token = soloOf(view).places[slot - 1]!.tokens[index]!;
  return { move: 'settleToken', args: { slot, index, to: gain(view, { cash: 0, tokens: [token] }) > 50 ? 'vault' : 'gone' } };
}

/** Drives up to the three that are asked for, as long as cash is left. */
function shop(view: View, choices: readonly Choice[]): Choice {
  const wanted = view.seats[ME]!.payout.hardDrive < 3 && canBuyDrive(view);
  return named(choices, wanted ? 'buyDrive' : 'startVault');
}

/** Artifacts first, then cash; enough is enough. */
function market(view: View, choices: readonly Choice[]): Choice {
  const wanted = reached(goalsOf(view)) ? [] : ['swapArtifacts', 'buyDiamond'];
  return [...wanted, 'finish'].flatMap((move) => named(choices, move) ?? [])[0]!;
}

const CHOOSES: Record<string, (view: View, choices: Choice[]) => Choice> = {
  boss: (_, choices) => choices[0]!,
  strike: (_, choices) => choices[0]!,
  hire: (_, choices) => named(choices, 'endHire'),
  lay: bestLay,
  more: nextLay,
  settle,
  reveal: (_, choices) => choices[0]!,
  shop,
  choose: (view, choices) => named(choices, robOrFlee(view)) ?? named(choices, 'flee'),
  cops: bestBribe,
  bribe: bestBribe,
  place: (_, choices) => choices[0]!,
  split: bestSplit,
  market,
};

export const soloBot: Bot<View> = ({ view, choices }) => CHOOSES[view.asked[ME]!]!(view, choices);
