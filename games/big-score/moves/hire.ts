/** Phase `hire`: one card a step, all at once and in secret (BS-131 to BS-138). */
import * as v from 'valibot';
import { putCommit, takeCommits } from '../../kit/commits';
import { refusal } from '../../kit/move';
import type { Seat } from '../../kit/types';
import { pickTogether } from '../draft';
import { defineMove } from '../state';
import { cardId } from './schemas';

export const pickCrew = defineMove({
  name: 'pickCrew',
  commit: true,
  args: v.strictObject({ card: cardId }),
  refuse: (view, { card }, seat) =>
    view.players[seat]!.hand.includes(card) ? undefined : refusal('not-in-hand', 'BS-131'),
  options: (view, seat) => view.players[seat]!.hand.map((card) => ({ card })),
  apply: (turn, { card }) => {
    const { G, seat } = turn;
    if (!putCommit(G, seat, { kind: 'pick' as const, card })) return;
    pickTogether(turn, takeCommits(G).flatMap(([who, c]): [Seat, string][] => (c.kind === 'pick' ? [[who, c.card]] : [])));
  },
});
