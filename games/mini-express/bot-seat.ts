/** The Bot of the rulebook: a seat without a client that the rules play (ME-400 to ME-419). */
import { pick } from '../kit/chance';
import type { Chance, Seat } from '../kit/types';
import type { Action } from './actions';
import { COLOURS, COMPANIES, isColour, type Colour, type Company } from './companies';
import { BOT } from './content/tables';
import type { City, Hex } from './content/map';
import { copyOf } from './copy';
import type { Deed } from './events';
import { cityOf, gridOf } from './grid';
import { distance, northFirst } from './hexes';
import { payable } from './influence';
import { actionOf, ferryOffers, trackOffers, tunnelOffers, undergroundOffers, type Offer } from './offers';
import { pointsOf } from './scoring';
import { lowerOthers, raiseMarker } from './seal';
import { refuseShareOf } from './share';
import type { Board } from './state';
import { isBoom, isFull } from './trains';

const silent = (): void => {};
const humansOf = (board: Board): Seat[] => board.order.filter((seat) => !board.automata.includes(seat));

/** A chip from the bag, which is filled anew when it is empty (ME-410). */
export function drawChip(board: Board, random: Chance): Company {
  const bag = board.bag!;
  if (COMPANIES.every((company) => bag[company] === 0)) Object.assign(bag, BOT.chips);
  const company = pick(COMPANIES.flatMap((c) => Array<Company>(bag[c]).fill(c)), random);
  bag[company] -= 1;
  return company;
}

/** Cities that could be built into by somebody: the Bot heads for one of them (ME-411). */
export const targetsOf = (board: Board): City[] =>
  gridOf(board).map.cities.filter((city) => city.role !== 'start' && !isFull(board, city) && !isBoom(board, city));

/** The colour that the Bot pays with in Taiwan: where a human leads it most, then the highest Limit tile (ME-404 to ME-406). */
export function botColour(board: Board, bot: Seat): Colour | undefined {
  const lead = (colour: Colour): number =>
    Math.max(...humansOf(board).map((seat) => board.seats[seat]!.influence[colour])) - board.seats[bot]!.influence[colour];
  return payable(board, bot).sort((a, b) => lead(b) - lead(a) || board.limits![b] - board.limits![a])[0];
}

/** Wild influence of the Bot: all four companies in a city of the UK, else those it has most shares of (ME-403, ME-417). */
export function botWild(board: Board, bot: Seat, { city, wild }: Offer): Company[] {
  if (city !== null && cityOf(board, city).wildIcons > 0) return [...COMPANIES];
  const { shares } = board.seats[bot]!;
  return [...COMPANIES].sort((a, b) => shares[b] - shares[a]).slice(0, wild);
}

const byRoute = (a: readonly Hex[], b: readonly Hex[]): number => a.map((hex, i) => northFirst(hex, b[i] ?? hex)).find((d) => d !== 0) ?? 0;

/** Of several builds the one that the Bot takes comes first (ME-413, ME-414). */
export function byPreference(board: Board, target: City | null): (a: Offer, b: Offer) => number {
  const listed = new Map(gridOf(board).map.cities.map(({ id }, i) => [id, i]));
  const place = (id: string | null): number => (id === null ? 0 : listed.get(id)!);
  const end = ({ route }: Offer): Hex => route.at(-1)!;
  const away = (build: Offer): number => (target ? distance(end(build), target) : 0);
  return (a, b) =>
    away(a) - away(b) || b.laid - a.laid
    // The route of an underground build is its one hex.
    || place(a.city) - place(b.city) || place(a.from) - place(b.from) || byRoute(a.route, b.route);
}

/** The builds that the Bot considers for a company: ferries first of all (ME-402). */
function candidates(board: Board, company: Company, bot: Seat): Offer[] {
  if (!isColour(company)) return [...undergroundOffers(board), ...tunnelOffers(board, bot)];
  const ferries = ferryOffers(board, company);
  return ferries.length > 0 ? ferries : trackOffers(board, company);
}

function botBuild(board: Board, bot: Seat, company: Company, target: City | null): Action | undefined {
  const [best] = candidates(board, company, bot).sort(byPreference(board, target));
  return best && actionOf(best, botWild(board, bot, best), botColour(board, bot));
}

function botShare(board: Board, bot: Seat, company: Company): Action | undefined {
  if (refuseShareOf(board, company, bot)) return undefined;
  const pay = !isColour(company) && board.limits ? { pay: botColour(board, bot)! } : {};
  return { move: 'takeShare', args: { company, ...pay } };
}

/** What the Bot does with the company and target drawn; nothing: it passes (ME-412 to ME-416). */
export function botChoice(board: Board, bot: Seat, company: Company, target: City | null): Action | undefined {
  const { area } = board.companies[company];
  const first = (area <= BOT.takesShareAtOrBelow && botShare(board, bot, company)) || botBuild(board, bot, company, target);
  if (first) return first;
  const cheapest = [...COMPANIES].sort((a, b) => board.companies[a].area - board.companies[b].area);
  const at = COMPANIES.indexOf(company);
  const others = [...COMPANIES.slice(at + 1), ...COMPANIES.slice(0, at)];
  return cheapest.map((c) => botShare(board, bot, c)).find((action) => action)
    ?? others.map((c) => botBuild(board, bot, c, target)).find((action) => action);
}

/** Draws for the Bot's turn and chooses its action; nothing: it passes. */
export function botTurn({ G, seat, tell }: Deed, random: Chance): Action | undefined {
  const company = drawChip(G, random);
  const targets = targetsOf(G);
  const target = targets.length > 0 ? pick(targets, random) : null;
  tell({ type: 'bot-drew', seat, company, city: target?.id ?? 'none' });
  return botChoice(G, seat, company, target);
}

/** The marker that the Bot raises for the Seal: the one that gains it most on the best human (ME-407, ME-408). */
export function botRaise(board: Board, bot: Seat): Colour {
  const margin = (colour: Colour): number => {
    const G = copyOf(board);
    raiseMarker({ G, seat: bot, tell: silent }, colour);
    lowerOthers({ G, seat: bot, tell: silent }, colour);
    const points = pointsOf(G);
    return points[bot]! - Math.max(...humansOf(board).map((seat) => points[seat]!));
  };
  const margins = COLOURS.map((colour) => [colour, margin(colour)] as const);
  return margins.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
