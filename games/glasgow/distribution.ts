/** Dividing tokens and placing them on cards (GT-135 to GT-138, GT-253 to GT-260, GT-330, GT-331, GT-354). */
import { moveAll } from '../kit/zones';
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import { carries, freeIcons, hasSkill, kindsOn, sendHome } from './backpack';
import { characterOf } from './content/characters';
import { GROUP_DIFFERENCE, REST_TOKENS } from './content/numbers';
import { lose } from './ending';
import type { Turn } from './events';
import { layFingerprint } from './fingerprints';
import { ask, otherRole, ownCharacters } from './roles';
import { drawTokens } from './supplies';
import { endTurn } from './turns';
import { ROLES, type Board, type CharacterId, type Role, type Token, type Tool } from './state';

/** Tokens that the resting role draws from the bag (GT-135, GT-174, GT-175). */
export const tokensDue = (board: Board, role: Role): number => REST_TOKENS + (hasSkill(board, role, 'extraToken') ? 1 : 0);

/** Draws the tokens and asks whose turn it is to divide them; with none at all the turn is over (GT-330). */
export function startDivision(turn: Turn): void {
  const { G, tell } = turn;
  const drawn = drawTokens(turn, tokensDue(G, G.turn));
  const extras = G.extras.length;
  G.split = [...drawn];
  moveAll(G.extras, G.split);
  tell({ type: 'tokens-drawn', seat: G.roles[G.turn], tokens: [...G.split], count: G.split.length, extras });
  if (G.split.length === 0) return finishPlacing(turn, []);
  ask(G, 'split', [G.turn]);
}

/** Whether two groups of these sizes may be made. */
export const evenEnough = (first: number, total: number): boolean => Math.abs(total - 2 * first) <= GROUP_DIFFERENCE;

export function divide({ G, tell }: Turn, group: readonly number[]): void {
  const groups: [Token[], Token[]] = [
    G.split.filter((_, i) => group.includes(i)),
    G.split.filter((_, i) => !group.includes(i)),
  ];
  G.groups = groups;
  G.split = [];
  tell({ type: 'tokens-split', seat: G.roles[G.turn], groups: [[...groups[0]], [...groups[1]]], first: groups[0].length, other: groups[1].length });
  ask(G, 'choose', [otherRole(G.turn)]);
}

const printsIn = (tokens: readonly Token[]): number => tokens.filter((token) => token === 'fingerprint').length;

/** Characters of the role that can still get a fingerprint. */
export const unmarked = (board: Board, role: Role): CharacterId[] =>
  ownCharacters(board, role).filter((id) => !board.cards[id]!.fingerprint);

/** The chooser takes one group, the divider the other; too many fingerprints in one are an arrest (GT-260). */
export function choose(turn: Turn, index: 0 | 1): void {
  const { G, tell } = turn;
  const chooser = otherRole(G.turn);
  const [mine, others] = [G.groups![index]!, G.groups![1 - index]!];
  G.groups = null;
  G.placing = { ...G.placing, [chooser]: mine, [G.turn]: others };
  tell({ type: 'group-chosen', seat: G.roles[chooser], index, tokens: [...mine], count: mine.length });
  for (const role of ROLES) {
    const [needed, free] = [printsIn(G.placing[role]), unmarked(G, role).length];
    if (needed > free) return lose(turn, { cause: 'arrest', source: 'group', characters: [], needed, free, role });
  }
  finishPlacing(turn, ROLES.filter((role) => G.placing[role].length > 0));
}

/** Asks who still has tokens to place; when nobody has, the turn is over and `play` goes on (GT-102, GT-111). */
function finishPlacing(turn: Turn, left: Role[]): void {
  if (left.length > 0) return ask(turn.G, 'place', left);
  turn.enter('play');
  endTurn(turn);
}

/** Whether a token may lie on the character's card at all. */
function refuseBearer(board: Board, role: Role, token: Token, character: CharacterId): Refusal | undefined {
  if (!ownCharacters(board, role).includes(character)) return refusal('not-yours', 'GT-256');
  if (token === 'fingerprint') return board.cards[character]!.fingerprint ? refusal('has-fingerprint', 'GT-260', { character }) : undefined;
  return carries(character, token) ? undefined : refusal('wrong-colour', 'GT-158', { character, colour: characterOf(character).colour });
}

/** Why a token cannot lie on this card with this tool dropped. */
export function refusePlacing(board: Board, role: Role, token: Token, character: CharacterId, drop?: Tool): Refusal | undefined {
  const wrong = refuseBearer(board, role, token, character);
  if (wrong) return wrong;
  const free = freeIcons(board, character);
  if (drop === undefined) return free > 0 ? undefined : refusal('backpack-full', 'GT-258', { character });
  if (free > 0) return refusal('has-room', 'GT-354', { character });
  return kindsOn(board, character).includes(drop) ? undefined : refusal('not-on-card', 'GT-258', { character, tool: drop });
}

/** Every way to place one token: on a free icon, or in place of a tool. */
export const placings = (board: Board, role: Role, token: Token): { character: CharacterId; drop?: Tool }[] =>
  ownCharacters(board, role)
    .filter((character) => !refuseBearer(board, role, token, character))
    .flatMap((character) => (freeIcons(board, character) > 0 ? [{ character }] : kindsOn(board, character).map((drop) => ({ character, drop }))));

/** A token goes from the group onto a card. */
export function place(turn: Turn, role: Role, index: number, character: CharacterId, drop?: Tool): void {
  const { G, tell } = turn;
  const [token] = G.placing[role].splice(index, 1);
  if (drop !== undefined) sendHome(turn, character, drop);
  if (token === 'fingerprint') layFingerprint(turn, character, 'group');
  else {
    G.cards[character]!.tools.push(token!);
    tell({ type: 'placed', seat: G.roles[role], character, token: token! });
  }
  if (G.placing[role].length === 0) done(turn, role);
}

/** The role has placed all it wants; what is left of its tools goes home (GT-259). */
export function done(turn: Turn, role: Role): void {
  const { G, tell } = turn;
  const tools = G.placing[role].filter((token): token is Tool => token !== 'fingerprint');
  for (const tool of tools) G.stock[tool] += 1;
  G.placing[role] = [];
  if (tools.length > 0) tell({ type: 'left-over', seat: G.roles[role], tools, count: tools.length });
  finishPlacing(turn, ROLES.filter((other) => other !== role && G.asked[G.roles[other]] === 'place'));
}
