/** Tables as they would be: what the rules would make of the open part, tried on copies of what the seat sees. */
import { EFFECT, legalSteps } from '../effects';
import type { Sight } from '../effects/effect';
import type { Turn } from '../events';
import { freeIcons } from '../backpack';
import { cardsOf } from '../content/characters';
import { actionOf } from '../content/actions';
import type { Board, CharacterId, EventStep, Glasgow, Place, RunningEvent, Token, Tool } from '../state';

const mapValues = <T>(record: Record<string, T>, of: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]));

/** A copy whose open parts may be changed. */
const copyOf = (board: Board): Board => ({
  ...board,
  places: { ...board.places },
  cards: mapValues(board.cards, (card) => ({ ...card, tools: [...card.tools] })),
  stock: { ...board.stock },
  bag: { ...board.bag },
  tokens: { ...board.tokens },
  extras: [...board.extras],
});

export const later = (board: Board, time: number): Board => ({ ...board, head: board.head + time });

export const moved = (board: Board, character: CharacterId, to: Place): Board => ({ ...board, places: { ...board.places, [character]: to } });

const without = (tools: readonly Tool[], tool: Tool | undefined): Tool[] => {
  const left = [...tools];
  if (tool !== undefined) left.splice(left.indexOf(tool), 1);
  return left;
};

/** A token from a group laid on a card; a tool that is dropped goes home. */
export function laid(board: Board, character: CharacterId, token: Token, drop?: Tool): Board {
  const card = board.cards[character]!;
  const tools = without(card.tools, drop);
  if (token !== 'fingerprint') tools.push(token);
  const after = { ...card, tools, fingerprint: card.fingerprint || token === 'fingerprint' };
  return {
    ...board,
    cards: { ...board.cards, [character]: after },
    stock: drop === undefined ? board.stock : { ...board.stock, [drop]: board.stock[drop] + 1 },
  };
}

/** A fingerprint from the supply onto each card; with a full backpack the first tool goes home. */
export const marks = (board: Board, characters: readonly CharacterId[]): Board =>
  characters.reduce((now, id) => {
    const after = laid(now, id, 'fingerprint', freeIcons(now, id) > 0 ? undefined : now.cards[id]!.tools[0]);
    return { ...after, supply: after.supply - 1 };
  }, board);

export function turnedUp(board: Board, character: CharacterId): Board {
  const card = board.cards[character]!;
  if (card.turned !== null) return board;
  return { ...board, cards: { ...board.cards, [character]: { ...card, turned: cardsOf(character)[0]!.id } } };
}

/** Effects whose outcome is hidden, or that change nothing on the table. */
const UNSEEN = ['showPlan', 'showContingencies', 'peekHideouts', 'drawCards', 'recoverCards'];

/** The table after one step of an event, as far as it changes what is open. */
function afterStep(sight: Sight, event: RunningEvent, step: EventStep): Board {
  const { board, role } = sight;
  if (UNSEEN.includes(event.effect)) return board;
  if (event.effect === 'flipCoordinator') return turnedUp(board, actionOf(event.card).event.character!);
  const copy = copyOf(board);
  if (event.effect === 'cancelContingency') {
    copy.tokens[step.token!] = null;
    return copy;
  }
  // The rules' own effect on a copy that has nothing hidden: those above are the only ones that would look for it.
  const G = { ...copy, secret: { coordinatorCards: {} }, players: {} } as unknown as Glasgow;
  const turn: Turn = { G, random: { Number: () => 0, Shuffle: (list) => [...list] }, tell: () => {}, enter: () => {}, seal: () => {} };
  EFFECT[event.effect].apply(turn, role, step, event);
  return G;
}

/** The best table that steps of an event lead to, one after the other, and the first of them. */
export function bestSteps(sight: Sight, event: RunningEvent, worth: (board: Board) => number): { board: Board; first: EventStep | undefined; value: number } {
  let { board } = sight;
  let value = worth(board);
  let first: EventStep | undefined;
  const running = { ...event, steps: [...event.steps] };
  for (;;) {
    const options = legalSteps({ ...sight, board }, running)
      .map((step) => ({ step, after: afterStep({ ...sight, board }, running, step) }))
      .map((option) => ({ ...option, value: worth(option.after) }));
    const best = options.reduce<(typeof options)[number] | undefined>((a, b) => (a && a.value >= b.value ? a : b), undefined);
    // The first step of an event has to be made.
    if (!best || (best.value <= value && running.steps.length > 0)) return { board, first, value };
    first ??= best.step;
    ({ value } = best);
    board = best.after;
    running.steps.push(best.step);
  }
}

