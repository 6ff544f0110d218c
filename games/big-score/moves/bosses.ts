/** Phase `bosses`: each seat takes a boss and one of its two starting items (BS-064, BS-066, BS-130). */
import * as v from 'valibot';
import { refusal } from '../../kit/move';
import { BOSSES, bossOf } from '../content/bosses';
import { startRound } from '../rounds';
import { seatsOf } from '../seats';
import { defineMove, type BigScore } from '../state';

const taken = (G: Pick<BigScore, 'seats'>, boss: string): boolean => seatsOf(G).some((seat) => G.seats[seat]!.boss === boss);

export const chooseBoss = defineMove({
  name: 'chooseBoss',
  args: v.strictObject({ boss: v.pipe(v.string(), v.maxLength(20)), item: v.picklist([0, 1]) }),
  refuse: (view, { boss }) => {
    if (!bossOf(boss)) return refusal('no-such-boss', 'BS-064');
    return taken(view, boss) ? refusal('boss-taken', 'BS-130', { boss }) : undefined;
  },
  options: (view) =>
    BOSSES.filter(({ id }) => !taken(view, id)).flatMap(({ id }) => [{ boss: id, item: 0 as const }, { boss: id, item: 1 as const }]),
  apply: (turn, { boss, item: index }) => {
    const { G, seat, tell } = turn;
    const own = G.seats[seat]!;
    const item = bossOf(boss)!.items[index];
    own.boss = boss;
    if (item.kind === 'cash') own.cash += item.amount;
    else own.payout[item.kind] += 1;
    tell({ type: 'boss-chosen', seat, boss, item, kind: item.kind, amount: item.kind === 'cash' ? item.amount : 1 });
    const next = G.ages.find((other) => G.seats[other]!.boss === null);
    if (next === undefined) return startRound(turn, 1);
    G.asked = { [next]: 'choose' };
  },
});
