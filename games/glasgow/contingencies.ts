/** Contingency cards and tokens: drawing, penalties, and taking one off the tracks (GT-131 to GT-134, GT-265 to GT-270). */
import { drawTop } from '../kit/zones';
import { activeSkill } from './backpack';
import { contingencyOf, tokenOf } from './content/contingencies';
import { REACH_AREAS } from './content/numbers';
import { lose } from './ending';
import type { Turn } from './events';
import { markBag } from './fingerprints';
import { ownCharacters, touches } from './roles';
import { advance } from './train';
import { TOKEN_NUMBERS, type AreaId, type Board, type CharacterId, type ContingencyId, type Glasgow, type TokenNumber } from './state';

type Tracks = Pick<Board, 'tokens'>;

export const tokensOut = ({ tokens }: Tracks): TokenNumber[] => TOKEN_NUMBERS.filter((number) => tokens[number] !== null);
/** The lowest token of the pile, which is the next one. */
export const nextToken = ({ tokens }: Tracks): TokenNumber | undefined => TOKEN_NUMBERS.find((number) => tokens[number] === null);

/** What all tokens on the tracks cost in a rest. */
export function penaltyOf(board: Tracks): { time: number; fingerprints: number } {
  const out = tokensOut(board).map(tokenOf);
  return {
    time: out.reduce((sum, { time }) => sum + time, 0),
    fingerprints: out.reduce((sum, { fingerprints }) => sum + fingerprints, 0),
  };
}

/** Operators whose tools count for contingencies of an area (GT-266, GT-171). */
export const reachers = (board: Pick<Board, 'places' | 'cards'>, area: AreaId): CharacterId[] =>
  ownCharacters(board, 'operator').filter((id) =>
    touches(board.places[id]!, area, activeSkill(board, id) === 'reach' ? REACH_AREAS : 0));

/** All tokens on the tracks give their penalty: first fingerprints, then time as one advance (GT-132). Returns whether the match goes on. */
export function payPenalties(turn: Turn): boolean {
  const { G, tell } = turn;
  const tokens = tokensOut(G);
  if (G.delayed) {
    G.delayed = false;
    tell({ type: 'penalties-delayed' });
    return true;
  }
  if (tokens.length === 0) return true;
  const { time, fingerprints } = penaltyOf(G);
  tell({ type: 'penalties', tokens, time, fingerprints });
  return markBag(turn, fingerprints, 'contingencies') && advance(turn, time);
}

/** The Operator draws a card and lays the lowest token on its area. Returns whether the match goes on (GT-134, GT-337). */
export function drawContingency(turn: Turn): boolean {
  const { G, tell } = turn;
  const { contingencyDeck } = G.secret;
  if (contingencyDeck.length === 0) return true;
  const token = nextToken(G);
  if (token === undefined) {
    lose(turn, { cause: 'fifthContingency', areas: TOKEN_NUMBERS.map((number) => G.tokens[number]!) });
    return false;
  }
  const [card] = drawTop(contingencyDeck);
  const { area } = contingencyOf(card!);
  G.players[G.roles.operator]!.contingencies.push(card!);
  G.tokens[token] = area;
  tell({ type: 'contingency-drawn', seat: G.roles.operator, token, area });
  return true;
}

/** The card leaves the game, seen by all, and the token returns to the pile. */
export function removeContingency(G: Glasgow, card: ContingencyId, token: TokenNumber): void {
  const [co, op] = [G.players[G.roles.coordinator]!, G.players[G.roles.operator]!];
  const without = (cards: ContingencyId[]) => cards.filter((other) => other !== card);
  op.contingencies = without(op.contingencies);
  op.shown = without(op.shown);
  co.seen.contingencies = without(co.seen.contingencies);
  G.contingenciesGone.push(card);
  G.tokens[token] = null;
}
