/** The bot of The Big Score: jobs by their expected payout, the vault by its risk, all from the seat's own view. */
import type { Bot } from '../kit/bot';
import type { Choice } from '../kit/types';
import { best, bestFist, bestPick, bestPlan } from './bot/crew';
import { bestDeal, bestGrab, robOrFlee, wantsMarker } from './bot/vault';
import { judge } from './bot/worth';
import { bossOf } from './content/bosses';
import { soloBot } from './solo/bot';
import type { TablePhase, View } from './state';

type Chooses = (view: View, seat: string, choices: Choice[]) => Choice | undefined;

/** A choice of the move with these arguments; a commit's step comes from the list. */
const choose = (choices: Choice[], move: string, args: Record<string, unknown> = {}): Choice => {
  const { step } = choices.find((choice) => choice.move === move)!.args;
  return { move, args: step === undefined ? args : { ...args, step } };
};

/** The boss with the item of most worth. */
const chooseBoss: Chooses = (view, seat, choices) => {
  const worth = judge(view, seat);
  return best(choices, ({ args }) => {
    const item = bossOf(args.boss as string)!.items[args.item as 0 | 1];
    return item.kind === 'cash' ? item.amount : worth([item.kind]);
  });
};

/** In its own trade the best deal; while another seat trades, a Muscle may wait. */
const inTrade: Chooses = (view, seat, choices) => {
  if (view.asked[seat] === 'deal') return bestDeal(view, seat, choices);
  return wantsMarker(view, seat) ? choose(choices, 'stealMarker') : undefined;
};

const CHOOSES: Record<TablePhase, Chooses> = {
  bosses: chooseBoss,
  hire: (view, seat, choices) => choose(choices, 'pickCrew', { card: bestPick(view, seat) }),
  assign: (view, seat, choices) => choose(choices, 'assignCrew', { plan: bestPlan(view, seat) }),
  resolve: (view, seat, choices) => choose(choices, 'commitJoat', { count: bestFist(view, seat) }),
  vault: (view, seat, choices) => choose(choices, 'robOrFlee', { choice: robOrFlee(view, seat) }),
  getaway: (view, seat, choices) => choose(choices, 'grabFloor', { index: bestGrab(view, seat) }),
  muscle: (view, seat, choices) => choose(choices, wantsMarker(view, seat) ? 'stealMarker' : 'holdBack'),
  trade: inTrade,
};

const atTable: Bot<View> = ({ view, ctx, seat, choices }) => CHOOSES[ctx.phase as TablePhase](view, seat, choices);

export const bot: Bot<View> = (turn) => (turn.view.solo ? soloBot(turn) : atTable(turn));
