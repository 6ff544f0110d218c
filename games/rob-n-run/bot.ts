/** The bots: the Boss speaks by hints, accomplices reason from them. Each sees what its seat sees and nothing else (RR-347). */
import type { Bot } from '../kit/bot';
import type { Choice, Seat } from '../kit/types';
import { act, ask } from './bot/accomplice';
import { bribe, brief, clear, place, sayTool, supply, target } from './bot/boss';
import type { View } from './state';

const CHOOSES: Record<string, (view: View, choices: Choice[], seat: Seat) => Choice> = {
  target,
  bribe,
  brief,
  ask: (view, _choices, seat) => ask(view, seat),
  point: sayTool,
  mark: sayTool,
  answer: sayTool,
  clear,
  supply,
  act: (view, _choices, seat) => act(view, seat),
  place,
};

export const bot: Bot<View> = ({ view, seat, choices }) => CHOOSES[view.asked[seat]!]!(view, choices, seat);
