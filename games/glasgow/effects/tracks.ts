/** Effects on operators outside and on contingencies (GT-241 to GT-245). */
import { contingencyOf } from '../content/contingencies';
import { INTERSECTIONS } from '../content/track';
import { removeContingency, tokensOut } from '../contingencies';
import { turnCard } from '../hideout';
import { moveTo, occupied, reachable, stepsFor } from '../movement';
import { ownCharacters } from '../roles';
import { ifAny, named, type Effect } from './effect';

export const flipOperator: Effect = {
  most: 'one',
  steps: ({ board }) =>
    ownCharacters(board, 'operator').filter((character) => board.cards[character]!.turned === null).map((character) => ({ character })),
  apply: (turn, _role, { character }) => turnCard(turn, character!),
};

export const moveAll: Effect = {
  most: 'any',
  steps: ({ board, role }, event) =>
    ownCharacters(board, 'operator')
      .filter((character) => !named(event).includes(character))
      .flatMap((character) => [...reachable(board, character, stepsFor(board, role, character, event.amount)).keys()].map((to) => ({ character, to }))),
  apply: (turn, role, { character, to }) => moveTo(turn, role, character!, to!, reachable(turn.G, character!).get(to!)!),
};

export const relocate: Effect = {
  most: 'amount',
  steps: ({ board }, event) =>
    ownCharacters(board, 'operator')
      .filter((character) => !named(event).includes(character))
      .flatMap((character) => INTERSECTIONS.filter(({ id }) => !occupied(board, id)).map(({ id }) => ({ character, to: id }))),
  apply: (turn, role, { character, to }) => moveTo(turn, role, character!, to!, 1),
};

/** The Operator names a card of the token's area too; the Coordinator does not know the cards (GT-361). */
export const cancelContingency: Effect = {
  most: 'one',
  steps: ({ board, role, own }) =>
    tokensOut(board).flatMap((token) =>
      role === 'coordinator'
        ? [{ token }]
        : own.contingencies.filter((card) => contingencyOf(card).area === board.tokens[token]).map((card) => ({ token, card }))),
  apply: ({ G, tell }, role, { token, card }) => {
    const area = G.tokens[token!]!;
    const gone = card ?? G.players[G.roles.operator]!.contingencies.find((id) => contingencyOf(id).area === area)!;
    removeContingency(G, gone, token!);
    tell({ type: 'contingency-cancelled', seat: G.roles[role], card: gone, token: token!, area });
  },
};

export const delayContingencies: Effect = {
  most: 'one',
  automatic: true,
  steps: ({ board }) => ifAny(!board.delayed),
  apply: ({ G, tell }) => {
    G.delayed = true;
    tell({ type: 'contingencies-delayed' });
  },
};
