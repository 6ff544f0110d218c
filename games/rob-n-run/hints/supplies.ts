/** Hints that move cards to hands and away from them, with a second step (RR-211, RR-212, RR-227 to RR-229). */
import type { Seat } from '../../kit/types';
import { addCards, draw, moveCards, picture, put, toolsIn, total, zoneOf } from '../cards';
import { SUPPLY_CARDS } from '../content/hints';
import type { Card, Cards } from '../state';
import { both, note, withCards, type HintRule, type HintTurn } from './hint';

/** H12: the Boss sees an accomplice's hand and clears it of what is not missing. */
export const clearOut: HintRule = {
  choices: withCards,
  use: ({ G }, { seat }) => {
    G.players[G.boss]!.seen = picture(G.players[seat!]!.hand);
    return 'clear';
  },
};

/** Second step of H12: the cards go to the trash, then the owner draws as many; the Boss does not see these (RR-227, RR-228). */
export function clear(turn: HintTurn, seat: Seat, tools: Cards): void {
  const { G, random, tell } = turn;
  const { hand } = G.players[seat]!;
  const n = total(tools);
  G.players[G.boss]!.seen = null;
  moveCards(hand, G.secret.trash, tools);
  put(hand, draw(G, n, random));
  note(turn, 'raid', { what: 'cleared', seat, n });
  if (n > 0) note(turn, 'raid', { what: 'cleared-kinds', seat, tools: toolsIn(tools) }, both(G, seat));
  tell({ type: 'cleared', seat, count: n });
}

/** H13: the Boss draws cards and gives one away. */
export const supply: HintRule = {
  choices: ({ drawable }) => (drawable > 0 ? [{}] : []),
  use: ({ G, random, tell }) => {
    const cards = draw(G, SUPPLY_CARDS, random);
    G.players[G.boss]!.drawn = picture(zoneOf(cards));
    tell({ type: 'supply-drawn', seat: G.boss, count: cards.length });
    return 'supply';
  },
};

/** Second step of H13: one card to an accomplice's hand, the others to the trash (RR-229). */
export function give(turn: HintTurn, seat: Seat, card: Card): void {
  const { G, tell } = turn;
  const own = G.players[G.boss]!;
  addCards(G.secret.trash, own.drawn!);
  moveCards(G.secret.trash, G.players[seat]!.hand, { [card]: 1 });
  own.drawn = null;
  note(turn, 'raid', { what: 'given', seat });
  note(turn, 'raid', { what: 'given-card', seat, card }, both(G, seat));
  tell({ type: 'card-given', seat: G.boss, to: seat });
}
