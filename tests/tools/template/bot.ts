/** The bot of New Game: the best card first, the rest later. */
import type { Bot } from '../../../games/kit/bot';
import type { View } from './state';

export const bot: Bot<View> = ({ view, choices }) => {
  const sign = view.low ? -1 : 1;
  return choices.reduce((best, choice) => (sign * Number(choice.args.card) > sign * Number(best.args.card) ? choice : best));
};
