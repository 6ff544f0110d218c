/** Effects on characters in the house and on the Monopoly token (GT-225, GT-226, GT-230, GT-234). */
import { actionOf } from '../content/actions';
import { CHARACTERS, idsOf } from '../content/characters';
import { ROOMS } from '../content/rooms';
import { turnCard } from '../hideout';
import { doorsFrom, moveTo, stepsFrom } from '../movement';
import { inHouse, inRoom } from '../roles';
import { OUTSIDE, type RunningEvent } from '../state';
import { ifAny, type Effect } from './effect';

export const scatterMonopoly: Effect = {
  most: 'any',
  steps: ({ board }, event) =>
    // Who has moved sits elsewhere, so nobody moves twice.
    inRoom(board, board.monopoly)
      .flatMap((character) => [...stepsFrom(board.monopoly, doorsFrom, event.amount).keys()].map((to) => ({ character, to }))),
  apply: (turn, role, { character, to }) => {
    const steps = stepsFrom(turn.G.places[character!]!, doorsFrom).get(to!)!;
    moveTo(turn, role, character!, to!, steps);
  },
};

const coordinatorOn = ({ card }: RunningEvent): string => actionOf(card).event.character!;

export const flipCoordinator: Effect = {
  most: 'one',
  automatic: true,
  steps: ({ board }, event) => ifAny(board.cards[coordinatorOn(event)]!.turned === null),
  apply: (turn, _role, _step, event) => turnCard(turn, coordinatorOn(event)),
};

export const moveMonopoly: Effect = {
  most: 'one',
  steps: ({ board }) => ROOMS.filter((room) => room !== board.monopoly).map((room) => ({ room })),
  apply: ({ G, tell }, role, { room }) => {
    tell({ type: 'monopoly-put', seat: G.roles[role], room: room!, from: G.monopoly });
    G.monopoly = room!;
  },
};

export const exitHouse: Effect = {
  most: 'amount',
  steps: ({ board }) => idsOf('operator').filter((character) => inHouse(board, character)).map((character) => ({ character })),
  apply: (turn, role, { character }) => moveTo(turn, role, character!, OUTSIDE, 1),
};

/** Everybody in the house, coordinators and operators. */
export const insiders = (board: Parameters<typeof inHouse>[0]): string[] =>
  CHARACTERS.filter(({ id }) => inHouse(board, id)).map(({ id }) => id);
