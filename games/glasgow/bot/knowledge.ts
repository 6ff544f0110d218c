/** What a seat knows or may guess: the plans and contingencies that are possible, given what it sees and what was said. */
import type { Seat } from '../../kit/types';
import { CONTINGENCIES, contingencyOf, type Contingency } from '../content/contingencies';
import { PLANS, planOf, type Plan } from '../content/plans';
import { areaOf } from '../content/track';
import { roleOf } from '../roles';
import { COLOURS, PLAN_NUMBERS, TOKEN_NUMBERS, TOOLS, type AreaId, type Message, type Role, type TokenNumber, type View } from '../state';

export interface Knowledge {
  role: Role;
  /** Possible cards of each unresolved plan, the next one first. One card: it is known. */
  plans: Plan[][];
  /** Possible cards behind each token on the tracks. */
  contingencies: { token: TokenNumber; area: AreaId; cards: Contingency[] }[];
}

const isTool = (word: string): boolean => (TOOLS as readonly string[]).includes(word);
const isColour = (word: string): boolean => (COLOURS as readonly string[]).includes(word);

/** GT-190: bots say an area and, of a plan, its colours. */
const tellsPlan = ({ role, keywords }: Message, { area, operators }: Plan): boolean =>
  role === 'coordinator' && keywords.includes(area) && operators.every((colour) => keywords.includes(colour))
  && keywords.filter(isColour).every((word) => (operators as readonly string[]).includes(word));

/** Of a contingency they say area and tools, as far as the card allows. */
const tellsContingency = ({ role, keywords }: Message, { area, tools }: Contingency): boolean =>
  role === 'operator' && keywords.includes(area) && keywords.filter(isTool).every((word) => Object.hasOwn(tools, word));

/** Keeps those that messages point to, if any do. */
function pointedTo<T>(possible: T[], messages: readonly Message[], tells: (message: Message, thing: T) => boolean): T[] {
  const meant = possible.filter((thing) => messages.some((message) => tells(message, thing)));
  return meant.length > 0 ? meant : possible;
}

function plansOf(view: View, seat: Seat): Plan[][] {
  const { plans, seen } = view.players[seat]!;
  const known = [...plans, ...seen.plans].map(planOf);
  return PLAN_NUMBERS.slice(view.resolved.length).map((number) => {
    const card = known.find(({ plan }) => plan === number);
    if (card) return [card];
    const possible = PLANS.filter(({ plan, area }) => plan === number && areaOf(area).lastSleeper >= view.head);
    return pointedTo(possible, view.talk, tellsPlan);
  });
}

function contingenciesOf(view: View, seat: Seat): Knowledge['contingencies'] {
  const own = view.players[seat]!;
  const known = [...own.contingencies, ...own.seen.contingencies];
  const operator = roleOf(view, seat) === 'operator';
  const used = new Set<string>();
  return TOKEN_NUMBERS.flatMap((token) => {
    const area = view.tokens[token];
    if (area === null) return [];
    const card = known.find((id) => !used.has(id) && contingencyOf(id).area === area);
    if (card !== undefined && operator) used.add(card);
    if (card !== undefined) return [{ token, area, cards: [contingencyOf(card)] }];
    const possible = CONTINGENCIES.filter((one) => one.area === area && !view.contingenciesGone.includes(one.id));
    return [{ token, area, cards: pointedTo(possible, view.talk, tellsContingency) }];
  });
}

/** All that the seat's view tells about what lies ahead. */
export const knowledgeOf = (view: View, seat: Seat): Knowledge => ({
  role: roleOf(view, seat),
  plans: plansOf(view, seat),
  contingencies: contingenciesOf(view, seat),
});

/** Whether the Coordinator has already told where the next plan is. */
export const planIsTold = ({ talk }: Pick<View, 'talk'>, plan: Plan): boolean => talk.some((message) => tellsPlan(message, plan));

/** Whether the Operator has already told what a contingency needs. */
export const contingencyIsTold = ({ talk }: Pick<View, 'talk'>, card: Contingency): boolean =>
  talk.some((message) => tellsContingency(message, card));

