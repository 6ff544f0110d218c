/** The Muscle's moves: taking the marker in `vault`, `muscle` and `trade`, or not (BS-238 to BS-243). */
import { noArgs, refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { refuseAbility } from '../abilities';
import { startVaultRound } from '../heist';
import { canSteal, takeMarker } from '../marker';
import { defineMove, type View } from '../state';
import { askNextMuscle, askNextTrader } from '../trading';

const refuseSteal = (view: View, seat: string): Refusal | undefined =>
  refuseAbility(view, seat, 'muscle', 'BS-238') ?? (canSteal(view, seat) ? undefined : refusal('marker-yours', 'BS-240'));

export const stealMarker = defineMove({
  name: 'stealMarker',
  args: noArgs,
  refuse: (view, _args, seat) => refuseSteal(view, seat),
  options: (view, seat) => (canSteal(view, seat) ? [{}] : []),
  apply: (turn) => {
    const { G, seat } = turn;
    const stage = G.asked[seat];
    takeMarker(turn, seat);
    if (stage === 'ask') {
      G.waiting.shift();
      askNextMuscle(turn, startVaultRound);
    } else if (stage === 'interrupt') askNextTrader(turn, startVaultRound);
  },
});

export const holdBack = defineMove({
  name: 'holdBack',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    const { G, seat, tell } = turn;
    tell({ type: 'held-back', seat });
    G.waiting.shift();
    askNextMuscle(turn, startVaultRound);
  },
});
