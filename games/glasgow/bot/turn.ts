/** The choice of a turn: each possible action is tried on a copy of the table and weighed. */
import type { Choice, Seat } from '../../kit/types';
import { ACTION_CARDS, actionOf, sectionOf } from '../content/actions';
import { CHARACTERS } from '../content/characters';
import { HIDEOUT_TILES, tileOf } from '../content/house';
import { toolsOf } from '../content/tools';
import { areaOf } from '../content/track';
import { freeIcons } from '../backpack';
import { sightOf } from '../effects/effect';
import { spaceBeside } from '../hideout';
import { roleOf } from '../roles';
import { afterSpending, totalOf } from '../spending';
import { TOOLS, type Board, type CharacterId, type RunningEvent, type Spend, type TileId, type TokenNumber, type View } from '../state';
import { waysOf, type Way } from '../ways';
import { cardCost, restWorth } from './hands';
import { contingencyIsTold, planIsTold, type Knowledge } from './knowledge';
import { bestSteps, laid, later, marks, moved, turnedUp } from './tries';
import { WEIGHTS as W } from './weights';
import { judgeOf, type Judge } from './worth';

/** Everything that weighing needs. */
export interface Desk extends Judge {
  view: View;
  seat: Seat;
  knowledge: Knowledge;
}

export const deskOf = (view: View, seat: Seat, knowledge: Knowledge): Desk => ({ view, seat, knowledge, ...judgeOf(view, knowledge) });

/** No move card has more points. */
const MOST_POINTS = Math.max(...ACTION_CARDS.map(({ id }) => sectionOf(id, 'move')?.points ?? 0));
const USUAL_TIME = 2;

interface Step extends Way {
  gain: number;
}

/** Moves of one character each, from tables that are alike but for places; what was weighed once is kept. */
export class Moves {
  readonly #known = new Map<string, Step[]>();

  constructor(readonly desk: Desk, readonly board: Board) {}

  /** All ways from here that gain anything, the best first. `steps` have been made before. */
  #from(board: Board, steps: readonly Step[], points: number, gone: readonly CharacterId[]): Step[] {
    const key = steps.map(({ character, to }) => `${character} ${to}`).join();
    const known = this.#known.get(key);
    if (known) return known;
    const { view, seat, places } = this.desk;
    const by = roleOf(view, seat);
    const now = places(board);
    const ways = CHARACTERS.filter(({ id }) => !gone.includes(id) && !steps.some(({ character }) => character === id))
      .flatMap(({ id }) => waysOf(board, by, id, points))
      .map((way) => ({ ...way, gain: places(moved(board, way.character, way.to)) - now }))
      .filter(({ gain }) => gain > W.leastGain)
      .toSorted((a, b) => b.gain - a.gain);
    this.#known.set(key, ways);
    return ways;
  }

  /** The best way to spend points, one character after the other, and what it gains. */
  best(points: number, characters: number, gone: readonly CharacterId[] = [], most = MOST_POINTS): { steps: Step[]; gain: number } {
    const steps: Step[] = [];
    let { board } = this;
    let rest = points;
    while (steps.length < characters && rest > 0) {
      const way = this.#from(board, steps, most, gone).find((one) => one.points <= rest);
      if (!way) break;
      board = moved(board, way.character, way.to);
      rest -= way.points;
      steps.push(way);
    }
    return { steps, gain: steps.reduce((sum, { gain }) => sum + gain, 0) };
  }
}

/** The worth of an operator's visit to a hideout, over the tiles that may lie there. */
function hideoutWorth({ view, seat, whole }: Desk, board: Board, operator: CharacterId): number {
  const space = spaceBeside(view, operator)!;
  const peeked = view.players[seat]!.peeked;
  const elsewhere = Object.entries(peeked).flatMap(([at, tile]) => (Number(at) === space ? [] : [tile]));
  const colour = view.hideouts[space - 1]!;
  const known = peeked[space];
  const tiles: TileId[] = known !== undefined ? [known] : HIDEOUT_TILES
    .filter((tile) => tile.colour === colour && !view.tilesGone.includes(tile.id) && !elsewhere.includes(tile.id)).map(({ id }) => id);
  const turned = turnedUp(board, operator);
  const values = tiles.map((id) => {
    const { tool, fingerprint } = tileOf(id);
    if (fingerprint && (board.cards[operator]!.fingerprint || board.supply === 0)) return W.lost;
    const kinds = (tool === 'any' ? toolsOf(colour) : [tool]).filter((kind) => board.stock[kind] > 0);
    const tables = freeIcons(turned, operator) > 0 && kinds.length > 0 ? kinds.map((kind) => laid(turned, operator, kind)) : [turned];
    const value = Math.max(...tables.map(whole));
    return fingerprint ? value + whole(marks(turned, [operator])) - whole(turned) : value;
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What an event is worth beside what it changes on the table. */
function hiddenWorth({ view, seat, knowledge }: Desk, { effect, amount }: RunningEvent): number {
  switch (effect) {
    case 'drawCards': return amount * W.card;
    case 'recoverCards': return Math.min(amount, view.discard[roleOf(view, seat)].length) * W.card;
    case 'showPlan': return knowledge.plans.length > 0 ? W.talk : 0;
    case 'showContingencies': return W.talk;
    case 'peekHideouts': return W.peek;
    case 'delayContingencies': return Math.max(0, knowledge.contingencies.length - 1) * W.delay;
    default: return 0;
  }
}

function eventWorth(desk: Desk, card: string, use: Spend[]): number {
  const { effect, amount } = actionOf(card).event;
  const event: RunningEvent = { card, effect, amount: amount ?? 1, steps: [] };
  const board = later(afterSpending<Board>(desk.view, use), actionOf(card).time);
  const sight = { ...sightOf(desk.view, desk.seat), board };
  return bestSteps(sight, event, desk.whole).value + hiddenWorth(desk, event) - W.eventCard;
}

/** Resolving the plan now; with tools missing and time left it should wait. */
function plansValue({ view, knowledge }: Desk, use: Spend[]): number {
  const [cards] = knowledge.plans;
  const plan = cards![0]!;
  const missing = totalOf(plan.tools) - use.length;
  const left = areaOf(plan.area).lastSleeper - view.head;
  const after = afterSpending<Board>(view, use);
  const prints = missing * plan.fingerprints;
  if (prints > view.supply) return W.lost;
  const board: Board = {
    ...after, head: view.head + missing * plan.time, supply: view.supply - prints,
    bag: { ...after.bag, fingerprint: after.bag.fingerprint + prints },
  };
  const wait = missing >= W.wait && left > W.waitSlack ? W.waitCost : 0;
  return judgeOf(board, { ...knowledge, plans: knowledge.plans.slice(1) }).whole(board) + W.resolve - wait - missing * W.missing;
}

function contingencyValue({ view, whole }: Desk, token: TokenNumber, use: Spend[]): number {
  const board = afterSpending<Board>(view, use);
  return whole({ ...board, tokens: { ...board.tokens, [token]: null } }) + W.solved;
}

/** The words that say most, with what they are worth: the next plan's place, or what a contingency needs. */
export function message({ view, knowledge }: Desk, most: number): { keywords: string[]; worth: number } | undefined {
  if (knowledge.role === 'coordinator') {
    const plan = knowledge.plans.slice(0, 2).map((cards) => cards[0]!).find((one) => one.plan < 5 && !planIsTold(view, one));
    if (!plan || view.shownPlans.includes(plan.plan)) return undefined;
    return { keywords: [plan.area, ...plan.operators].slice(0, most), worth: W.talk };
  }
  const open = knowledge.contingencies.find(({ cards }) => !contingencyIsTold(view, cards[0]!));
  if (!open) return undefined;
  const { area, tools } = open.cards[0]!;
  const kinds = TOOLS.filter((tool) => tools[tool]).toSorted((a, b) => tools[b]! - tools[a]!);
  return { keywords: [area, ...kinds].slice(0, most), worth: W.talk * W.operatorTalk };
}

function talkChoice(desk: Desk, card: string): { choice: Choice; value: number } | undefined {
  const words = message(desk, sectionOf(card, 'talk')!.keywords);
  if (!words) return undefined;
  const value = desk.whole(later(desk.view, actionOf(card).time)) + words.worth;
  return { choice: { move: 'playTalk', args: { card, keywords: words.keywords } }, value };
}

/** The value of a choice as it stands. */
function valueOf(desk: Desk, { move, args }: Choice, moves: Moves): number {
  const { view, whole, demand } = desk;
  const card = args.card as string;
  switch (move) {
    case 'playMove': {
      const { points, characters } = sectionOf(card, 'move')!;
      return whole(later(view, actionOf(card).time)) + moves.best(points, characters).gain;
    }
    case 'playTokens': {
      const { count } = sectionOf(card, 'tokens')!;
      const size = TOOLS.reduce((sum, tool) => sum + view.bag[tool], view.bag.fingerprint);
      const wanted = TOOLS.reduce((sum, tool) => sum + (demand[tool] > 0 ? view.bag[tool] * Math.min(1, demand[tool]) : 0), 0);
      return whole(later(view, actionOf(card).time)) + Math.min(count, size) * W.drawnToken * (wanted - view.bag.fingerprint) / Math.max(1, size);
    }
    case 'playHideout': return hideoutWorth(desk, later(view, actionOf(card).time), args.operator as string);
    case 'playEvent': return eventWorth(desk, card, args.use as Spend[]);
    case 'resolvePlan': return plansValue(desk, args.use as Spend[]);
    case 'resolveContingency': return contingencyValue(desk, args.token as TokenNumber, args.use as Spend[]);
    case 'rest': return restWorth(view, desk.seat, desk);
    default: return -Infinity;
  }
}

/** The best thing to do in a turn. */
export function bestAction(desk: Desk, choices: Choice[]): Choice {
  const price = cardCost(desk.view, desk.seat);
  const talked = new Set<string>();
  // What moves gain hardly depends on the time of the card.
  const moves = new Moves(desk, later(desk.view, USUAL_TIME));
  let best: { choice: Choice; value: number } | undefined;
  const offer = (choice: Choice, value: number) => {
    if (!best || value > best.value) best = { choice, value };
  };
  for (const choice of choices) {
    const card = choice.args.card as string | undefined;
    if (choice.move === 'playTalk') {
      if (talked.has(card!)) continue;
      talked.add(card!);
      const talk = talkChoice(desk, card!);
      if (talk) offer(talk.choice, talk.value - price);
    } else offer(choice, valueOf(desk, choice, moves) - (choice.move.startsWith('play') ? price : 0));
  }
  return best!.choice;
}
