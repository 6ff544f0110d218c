/** Phase `resolve`: fists with or without Jack of All Trades tokens (BS-165 to BS-171). */
import * as v from 'valibot';
import { putCommit, takeCommits } from '../../kit/commits';
import { refusal } from '../../kit/move';
import type { Seat } from '../../kit/types';
import { resolveJobs, settleJob } from '../resolve';
import { defineMove } from '../state';

export const commitJoat = defineMove({
  name: 'commitJoat',
  commit: true,
  args: v.strictObject({ count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)) }),
  refuse: (view, { count }, seat) =>
    count > view.seats[seat]!.joat ? refusal('too-few-joat', 'BS-165', { have: view.seats[seat]!.joat }) : undefined,
  options: (view, seat) => Array.from({ length: view.seats[seat]!.joat + 1 }, (_, count) => ({ count })),
  apply: (turn, { count }) => {
    const { G, seat } = turn;
    if (!putCommit(G, seat, { kind: 'joat' as const, count })) return;
    const { number } = G.open!;
    settleJob(turn, takeCommits(G).flatMap(([who, c]): [Seat, number][] => (c.kind === 'joat' ? [[who, c.count]] : [])));
    resolveJobs(turn, number + 1);
  },
});
