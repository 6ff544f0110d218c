/** Hints in which an accomplice speaks or a hand is shown or seen, with a second step (RR-207 to RR-210, RR-220 to RR-225). */
import type { Seat } from '../../kit/types';
import { picture, toolsIn, total } from '../cards';
import { accomplicesOf } from '../seats';
import { TOOLS, type Cards, type Fact, type Raid, type Tool, type View, type Zone } from '../state';
import { both, note, tellCount, tellMissing, withCards, type HintRule, type HintTurn } from './hint';

/** H08: an accomplice asks about any kind. */
export const question: HintRule = {
  choices: ({ accomplices }) => accomplices.map((seat) => ({ seat })),
  use: () => 'ask',
};

/** Second step of H08: all learn how many of the kind are missing, 0 included (RR-220). */
export function answerQuestion(turn: HintTurn, tool: Tool): void {
  turn.tell({ type: 'asked', seat: turn.seat, tool });
  tellCount(turn, tool);
}

/** H09: an accomplice's hand is shown to all; the Boss points at a missing kind in it, if there is one (RR-222). */
export const openHand: HintRule = {
  choices: withCards,
  use: (turn, { seat }) => {
    const { hand } = turn.G.players[seat!]!;
    note(turn, 'round', { what: 'hand', seat: seat!, cards: picture(hand) });
    turn.tell({ type: 'hand-shown', seat: seat!, count: total(hand) });
    if (toolsIn(hand).some((tool) => turn.missing[tool] > 0)) return 'point';
    note(turn, 'raid', { what: 'none-shown', seat: seat! });
    turn.tell({ type: 'told-none-shown', seat: seat! });
    return undefined;
  },
};

/** The last fact of a kind that all were told. */
const lastFact = <W extends Fact['what']>(raid: Raid, what: W) =>
  raid.notes.map(({ fact }) => fact).findLast((fact): fact is Extract<Fact, { what: W }> => fact.what === what);

/** The hand that H09 shows now. */
export const shownHand = ({ raid }: Pick<View, 'raid'>): Cards => lastFact(raid!, 'hand')!.cards;

/** H10: the Boss sees an accomplice's hand and marks a kind in it. */
export const nudge: HintRule = {
  choices: withCards,
  use: ({ G }, { seat }) => {
    G.players[G.boss]!.seen = picture(G.players[seat!]!.hand);
    return 'mark';
  },
};

/** Second step of H10: only the Boss and the accomplice learn kind and word; to all others any mark looks alike (RR-223, RR-224). */
export function mark(turn: HintTurn, seat: Seat, tool: Tool | null): void {
  const { G, missing, tell } = turn;
  G.players[G.boss]!.seen = null;
  note(turn, 'raid', { what: 'mark', seat, tool, ...(tool && { yes: missing[tool] > 0 }) }, both(G, seat));
  tell({ type: 'marked', seat: G.boss, to: seat });
}

/** The tool kind that a hand holds most often; on a tie the first in tool order (RR-210). */
export function mostHeld(hand: Zone): Tool | null {
  const most = Math.max(...TOOLS.map((tool) => hand[tool]));
  return most === 0 ? null : TOOLS.find((tool) => hand[tool] === most)!;
}

/** H11: what each accomplice holds most often is announced; the Boss answers for one of the kinds, if there is one. */
export const radioCall: HintRule = {
  choices: ({ accomplices, hands }) => (accomplices.some((seat) => hands[seat]! > 0) ? [{}] : []),
  use: (turn) => {
    const { G, tell } = turn;
    for (const seat of accomplicesOf(G)) note(turn, 'round', { what: 'most-held', seat, tool: mostHeld(G.players[seat]!.hand) });
    tell({ type: 'most-held' });
    return announced(G).length > 0 ? 'answer' : undefined;
  },
};

/** The kinds that H11 has announced now, in tool order: the last announcement of each accomplice. */
export function announced({ raid, boss, numPlayers }: Pick<View, 'raid' | 'boss' | 'numPlayers'>): Tool[] {
  const facts = raid!.notes.flatMap(({ fact }) => (fact.what === 'most-held' ? [fact] : []));
  const last = facts.slice(-accomplicesOf({ boss, numPlayers }).length);
  return TOOLS.filter((tool) => last.some((fact) => fact.tool === tool));
}

/** Second step of H09 and H11: whether the kind is missing, for all (RR-221, RR-225). */
export const answer = tellMissing;
