/** `playTokens`: tokens from the bag to the extras area (GT-207, GT-208). */
import * as v from 'valibot';
import { refusal } from '../../kit/move';
import { actionOf, sectionOf } from '../content/actions';
import { bagSize, drawTokens } from '../supplies';
import { defineMove } from '../state';
import { endTurn } from '../turns';
import { cardsWith, payTime, putAway, refuseSection } from './cards';
import { id } from './schemas';

export const playTokens = defineMove({
  name: 'playTokens',
  args: v.strictObject({ card: id }),
  refuse: (view, { card }, seat) =>
    refuseSection(view, seat, card, 'tokens', 'GT-207') ?? (bagSize(view) === 0 ? refusal('bag-empty', 'GT-208') : undefined),
  options: (view, seat) => (bagSize(view) === 0 ? [] : cardsWith(view, seat, 'tokens').map((card) => ({ card }))),
  apply: (turn, { card }) => {
    const { G, seat, tell } = turn;
    putAway(turn, actionOf(card).role, card, 'discard');
    if (!payTime(turn, card)) return;
    const drawn = drawTokens(turn, sectionOf(card, 'tokens')!.count);
    G.extras.push(...drawn);
    tell({ type: 'tokens-card', seat, card, drawn, count: drawn.length });
    endTurn(turn);
  },
});
