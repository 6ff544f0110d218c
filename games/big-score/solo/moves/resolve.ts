/** Phase `soloResolve`: tokens of watched jobs, and turning face-down jobs up (BS-329, BS-384). */
import * as v from 'valibot';
import { refusal } from '../../../kit/move';
import type { VaultKind } from '../../ids';
import { defineMove, type View } from '../../state';
import { soloOf } from '../ask';
import { askReveal, resolveOn } from '../resolve';
import { slot } from './schemas';

/** The tokens that are being settled, and on which job. */
const settling = (view: View): { number: number; tokens: VaultKind[] } => {
  const number = soloOf(view).completed[0]!;
  return { number, tokens: soloOf(view).places[number - 1]!.tokens };
};

export const settleToken = defineMove({
  name: 'settleToken',
  args: v.strictObject({ slot, index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), to: v.picklist(['gone', 'vault']) }),
  refuse: (view, { slot: number, index }) => {
    const now = settling(view);
    return number === now.number && index < now.tokens.length ? undefined : refusal('nothing-to-settle', 'BS-384', { number: now.number });
  },
  options: (view) => {
    const { number, tokens } = settling(view);
    return tokens.flatMap((_, index) => (['gone', 'vault'] as const).map((to) => ({ slot: number, index, to })));
  },
  apply: (turn, { slot: number, index, to }) => {
    const { G, seat, tell } = turn;
    const [token] = soloOf(G).places[number - 1]!.tokens.splice(index, 1);
    (to === 'vault' ? G.secret.vault : soloOf(G).gone).push(token!);
    tell({ type: 'token-settled', seat, number, token: token!, to });
    resolveOn(turn);
  },
});

const faceDown = (view: View, number: number): boolean => soloOf(view).places[number - 1]!.faceDown;

export const revealJob = defineMove({
  name: 'revealJob',
  args: v.strictObject({ slot: v.nullable(slot) }),
  refuse: (view, { slot: number }) => (number === null || faceDown(view, number) ? undefined : refusal('not-face-down', 'BS-329', { number })),
  options: (view) => [...[1, 2, 3, 4, 5, 6].filter((number) => faceDown(view, number)), null].map((number) => ({ slot: number })),
  apply: (turn, { slot: number }) => {
    const { G, seat, tell } = turn;
    const solo = soloOf(G);
    solo.reveals -= 1;
    if (number === null) tell({ type: 'left-face-down', seat });
    else {
      const hidden = G.secret.solo!.faceDown;
      const job = hidden[number - 1]!;
      solo.places[number - 1]!.faceDown = false;
      G.jobs[number - 1] = job;
      hidden[number - 1] = null;
      const own = G.players[seat]!;
      own.scouted = own.scouted!.filter((known) => known.slot !== number);
      tell({ type: 'job-revealed', seat, number, job });
    }
    askReveal(turn);
  },
});
