/** Effects that show, look, draw and recover (GT-231 to GT-233, GT-235, GT-236). */
import { planOf } from '../content/plans';
import { moveThings } from '../../kit/zones';
import { drawCards as draw } from '../supplies';
import { ifAny, type Effect } from './effect';

export const showPlan: Effect = {
  most: 'one',
  steps: ({ board, own }) => own.plans.map((id) => planOf(id).plan).filter((plan) => !board.shownPlans.includes(plan)).map((plan) => ({ plan })),
  apply: ({ G, tell }, role, { plan }) => {
    const id = G.players[G.roles[role]]!.plans.find((card) => planOf(card).plan === plan)!;
    G.players[G.roles.operator]!.seen.plans.push(id);
    G.shownPlans.push(plan!);
    tell({ type: 'plan-shown', seat: G.roles[role], plan: plan! });
  },
};

export const showContingencies: Effect = {
  most: 'one',
  automatic: true,
  steps: ({ own }) => ifAny(own.contingencies.some((card) => !own.shown.includes(card))),
  apply: ({ G, tell }, role) => {
    const own = G.players[G.roles[role]]!;
    own.shown = [...own.contingencies];
    G.players[G.roles.coordinator]!.seen.contingencies = [...own.contingencies];
    tell({ type: 'contingencies-shown', seat: G.roles[role], count: own.shown.length });
  },
};

export const peekHideouts: Effect = {
  most: 'amount',
  steps: ({ board, own }) =>
    board.hideouts.flatMap((colour, i) => (colour !== null && own.peeked[i + 1] === undefined ? [{ space: i + 1 }] : [])),
  apply: ({ G, tell }, role, { space }) => {
    G.players[G.roles[role]]!.peeked[space!] = G.secret.tiles[space! - 1]!;
    tell({ type: 'peeked', seat: G.roles[role], space: space! });
  },
};

export const drawCards: Effect = {
  most: 'one',
  automatic: true,
  steps: ({ board, role, deck }) => ifAny(deck + board.discard[role].length > 0),
  apply: (turn, role, _step, { amount }) => void draw(turn, role, amount),
};

export const recoverCards: Effect = {
  most: 'amount',
  steps: ({ board, role }) => board.discard[role].map((card) => ({ card })),
  apply: ({ G, tell }, role, { card }) => {
    moveThings(G.discard[role], G.players[G.roles[role]]!.hand, [card!]);
    tell({ type: 'card-recovered', seat: G.roles[role], card: card! });
  },
};
