/** Victory and the five defeats, each with the numbers that explain it (GT-300 to GT-308). */
import { CHARACTERS } from './content/characters';
import { BRIDGE } from './content/track';
import type { GlasgowEvent, Turn } from './events';
import { openPlans } from './plan-cards';
import { ROLES, TOKEN_NUMBERS, type Board, type Glasgow, type GlasgowResult, type Loss, type Margin, type Revealed } from './state';

export const isOver = (G: Pick<Board, 'result'>): boolean => G.result !== undefined;

/** What was hidden and may now be seen (GT-527). Decks and box stay hidden. */
function reveal(G: Glasgow): Revealed {
  const privates = ROLES.map((role) => G.players[G.roles[role]]!);
  return {
    hands: { coordinator: [...privates[0]!.hand], operator: [...privates[1]!.hand] },
    plans: openPlans(G),
    contingencies: [...privates[1]!.contingencies],
    tiles: [...G.secret.tiles],
    coordinatorCards: { ...G.secret.coordinatorCards },
  };
}

function finish(G: Glasgow, end: { loss: Loss | null; margin: Margin | null }): void {
  const won = end.margin !== null;
  const result: GlasgowResult = {
    winners: won ? Object.values(G.roles).toSorted() : [],
    won,
    cause: end.loss?.cause ?? null,
    plansResolved: G.resolved.length,
    head: G.head,
    turns: G.turns,
    ...end,
  };
  G.result = result;
  G.revealed = reveal(G);
  G.asked = {};
  G.doing = null;
}

function wordsOf(G: Glasgow, loss: Loss): GlasgowEvent {
  switch (loss.cause) {
    case 'missedPlan': return { type: 'missed-plan', plan: loss.plan, area: loss.area, last: loss.last, head: G.head };
    case 'noFingerprints': return { type: 'no-fingerprints', source: loss.source, needed: loss.needed, supply: loss.supply };
    case 'fifthContingency': return { type: 'fifth-contingency', areas: [...loss.areas] };
    case 'trainGone': return { type: 'train-gone', last: loss.last, head: G.head };
    case 'arrest': {
      const [character] = loss.characters;
      if (character === undefined) return { type: 'arrest-group', seat: G.roles[loss.role], needed: loss.needed, free: loss.free };
      return { type: 'arrest', source: loss.source, characters: [...loss.characters], character };
    }
  }
}

/** The match is lost at once; nothing after it takes place (GT-140, GT-301). */
export function lose({ G, tell }: Turn, loss: Loss): void {
  finish(G, { loss, margin: null });
  tell(wordsOf(G, loss));
}

/** The van drives off (GT-300). */
export function win({ G, tell }: Turn): void {
  const margin: Margin = {
    sleepers: BRIDGE.lastSleeper - G.head,
    fingerprints: G.supply,
    contingencies: TOKEN_NUMBERS.filter((number) => G.tokens[number] !== null).length,
  };
  finish(G, { loss: null, margin });
  tell({ type: 'escaped', ...margin });
}

/** Characters who would be arrested by one more fingerprint each. */
export const marked = ({ cards }: Pick<Board, 'cards'>, characters: readonly string[]): string[] =>
  CHARACTERS.filter(({ id }) => characters.includes(id) && cards[id]!.fingerprint).map(({ id }) => id);
