/** The one move of New Game: a card from the hand, shown when all have chosen. */
import * as v from 'valibot';
import { openCommit, putCommit, takeCommits } from '../../../games/kit/commits';
import { refusal } from '../../../games/kit/move';
import { defineMove, type NewGame } from './state';

/** NG-011: the point goes to the best card. No two cards are alike, so there is no tie. */
export function bestSeat(cards: [string, number][], low: boolean): string {
  const better = low ? Math.min : Math.max;
  const best = better(...cards.map(([, card]) => card));
  return cards.find(([, card]) => card === best)![0];
}

/** NG-020, NG-021: the most points win, and a tie is shared. */
function finish(G: NewGame): void {
  const most = Math.max(...Object.values(G.points));
  G.asked = {};
  G.result = { winners: Object.keys(G.points).filter((seat) => G.points[seat] === most), scores: { ...G.points } };
}

export const playCard = defineMove({
  name: 'playCard',
  commit: true,
  args: v.strictObject({ card: v.pipe(v.number(), v.integer()) }),
  refuse: (view, { card }, seat) => (view.players[seat]!.hand.includes(card) ? undefined : refusal('not-in-hand', 'NG-010')),
  options: (view, seat) => view.players[seat]!.hand.map((card) => ({ card })),
  apply: ({ G, seat, tell }, { card }) => {
    if (!putCommit(G, seat, card)) return;
    const cards = takeCommits(G);
    for (const [who, shown] of cards) {
      const { hand } = G.players[who]!;
      hand.splice(hand.indexOf(shown), 1);
    }
    G.shown = Object.fromEntries(cards);
    const winner = bestSeat(cards, G.low);
    G.points[winner]! += 1;
    tell({ type: 'point', seat: winner, card: G.shown[winner] });
    if (G.players[seat]!.hand.length === 0) finish(G);
    else openCommit(G, 'play', Object.keys(G.players));
  },
});
