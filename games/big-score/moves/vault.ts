/** Phases `vault` and `getaway`: rob or flee, and the Grease Man's grab (BS-185 to BS-189, BS-234, BS-235). */
import * as v from 'valibot';
import { putCommit, takeCommits } from '../../kit/commits';
import { refusal } from '../../kit/move';
import { reveal, useGetaway } from '../heist';
import { defineMove } from '../state';
import { floorIndex } from './schemas';

export const robOrFlee = defineMove({
  name: 'robOrFlee',
  commit: true,
  args: v.strictObject({ choice: v.picklist(['rob', 'flee']) }),
  options: () => [{ choice: 'rob' as const }, { choice: 'flee' as const }],
  apply: (turn, { choice }) => {
    const { G, seat } = turn;
    if (!putCommit(G, seat, { kind: 'vault' as const, choice })) return;
    const choices = takeCommits(G).flatMap(([who, c]) => (c.kind === 'vault' ? [[who, c.choice] as const] : []));
    reveal(turn, Object.fromEntries(choices));
  },
});

export const grabFloor = defineMove({
  name: 'grabFloor',
  args: v.strictObject({ index: floorIndex }),
  refuse: (view, { index }) =>
    index < view.floor.length ? undefined : refusal('not-on-floor', 'BS-235', { size: view.floor.length }),
  options: (view) => view.floor.map((_, index) => ({ index })),
  apply: (turn, { index }) => {
    const { G, seat, tell } = turn;
    const [token] = G.floor.splice(index, 1);
    G.seats[seat]!.stash.push(token!);
    G.seats[seat]!.abilityUsed = true;
    tell({ type: 'grabbed', seat, token: token!, index });
    G.waiting.shift();
    G.asked = {};
    useGetaway(turn);
  },
});
