/** Hints about a single safe and about the alarm pile (RR-213 to RR-215). */
import { moveCards, picture, randomCard, total } from '../cards';
import { both, faceOf, note, type HintRule } from './hint';

/** H14: an accomplice sees the face of a safe; all learn who has seen which. */
export const cribSheet: HintRule = {
  choices: ({ accomplices, safes }) =>
    Array.from({ length: safes }, (_, safe) => accomplices.map((seat) => ({ safe, seat }))).flat(),
  use: (turn, { safe, seat }) => {
    const { G, tell } = turn;
    note(turn, 'raid', { what: 'shown-safe', seat: seat!, safe: safe! });
    note(turn, 'raid', { what: 'face', safe: safe!, id: faceOf(G, safe!) }, both(G, seat!));
    tell({ type: 'safe-shown', seat: G.boss, to: seat!, number: safe! + 1, class: G.raid!.safes[safe!]! });
    return undefined;
  },
};

/** H15: a random card of the alarm pile goes to the trash; nobody is told which. */
export const laundered: HintRule = {
  choices: ({ pile }) => (pile > 0 ? [{}] : []),
  use: ({ G, random, tell }) => {
    const { pile } = G.players[G.boss]!;
    moveCards(pile, G.secret.trash, { [randomCard(pile, random)]: 1 });
    tell({ type: 'laundered', pile: total(pile) });
    return undefined;
  },
};

/** H16: the alarm pile is shown to all. */
export const stocktaking: HintRule = {
  choices: ({ pile }) => (pile > 0 ? [{}] : []),
  use: (turn) => {
    const { pile } = turn.G.players[turn.G.boss]!;
    note(turn, 'round', { what: 'pile', cards: picture(pile) });
    turn.tell({ type: 'pile-shown', count: total(pile) });
    return undefined;
  },
};
