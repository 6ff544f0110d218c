/** `playEvent`, then `eventStep` and `stopEvent` (GT-220 to GT-245). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { actionOf } from '../content/actions';
import { EFFECT, legalSteps, sameStep } from '../effects';
import { sightIn, sightOf, type Sight } from '../effects/effect';
import type { Turn } from '../events';
import { ask, ownCharacters, roleOf } from '../roles';
import { afterSpending, refuseSpends, spend, waysToSpend, withinPrice } from '../spending';
import { defineMove, PLAN_NUMBERS, type ActionCardId, type Board, type Doing, type RunningEvent, type Spend, type View } from '../state';
import { endTurn } from '../turns';
import { payTime, putAway } from './cards';
import { id, tokenNumber, tool, use } from './schemas';

const NO_PRICE = { tool: 'any', count: 0 } as const;
const priceOf = (card: ActionCardId) => actionOf(card).event.pay ?? NO_PRICE;

const begin = (card: ActionCardId): RunningEvent => {
  const { effect, amount } = actionOf(card).event;
  return { card, effect, amount: amount ?? 1, steps: [] };
};

/** Whether the effect would change something once these tools are paid (GT-222). */
function wouldWork(sight: Sight, card: ActionCardId, paid: readonly Spend[]): boolean {
  return legalSteps({ ...sight, board: afterSpending(sight.board, paid) }, begin(card)).length > 0;
}

function refusePrice(view: View, seat: string, card: ActionCardId, paid: readonly Spend[]): Refusal | undefined {
  const price = priceOf(card);
  const why = refuseSpends(view, paid, ownCharacters(view, roleOf(view, seat)), 'GT-220');
  if (why) return why;
  if (paid.length === price.count && withinPrice(view, paid, price)) return undefined;
  return refusal('wrong-price', 'GT-221', { count: price.count, tool: price.tool });
}

/** Every way to pay a card's event. */
function waysToPay(view: View, seat: string, card: ActionCardId): Spend[][] {
  const price = priceOf(card);
  return waysToSpend(view, ownCharacters(view, roleOf(view, seat)), (paid) => withinPrice(view, paid, price))
    .filter((paid) => paid.length === price.count);
}

export const playEvent = defineMove({
  name: 'playEvent',
  args: v.strictObject({ card: id, use }),
  refuse: (view, args, seat) => {
    if (!view.players[seat]!.hand.includes(args.card)) return refusal('not-in-hand', 'GT-180');
    const why = refusePrice(view, seat, args.card, args.use);
    if (why) return why;
    return wouldWork(sightOf(view, seat), args.card, args.use) ? undefined : refusal('no-effect', 'GT-222', { effect: actionOf(args.card).event.effect });
  },
  options: (view, seat) => {
    const sight = sightOf(view, seat);
    return view.players[seat]!.hand.flatMap((card) =>
      waysToPay(view, seat, card).filter((paid) => wouldWork(sight, card, paid)).map((paid) => ({ card, use: paid })));
  },
  apply: (turn, args) => {
    const { G, seat, tell } = turn;
    const role = roleOf(G, seat);
    const event = begin(args.card);
    putAway(turn, role, args.card, 'gone');
    tell({
      type: 'event-card', seat, card: args.card, effect: event.effect, n: event.amount,
      character: actionOf(args.card).event.character ?? '', use: args.use,
    });
    if (!payTime(turn, args.card)) return;
    spend(turn, args.use);
    const effect = EFFECT[event.effect];
    if (effect.automatic) {
      effect.apply(turn, role, {}, event);
      return endTurn(turn);
    }
    G.doing = { kind: 'event', ...event };
    ask(G, 'event', [role]);
  },
});

const eventIn = ({ doing }: Pick<Board, 'doing'>): RunningEvent => doing as Extract<Doing, { kind: 'event' }>;

const step = v.strictObject({
  character: v.optional(id),
  to: v.optional(id),
  from: v.optional(id),
  room: v.optional(id),
  plan: v.optional(v.picklist(PLAN_NUMBERS)),
  space: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
  card: v.optional(id),
  tool: v.optional(tool),
  token: v.optional(tokenNumber),
});

/** One step of the running event; the event is over when no further one is legal. */
function takeStep(turn: Turn, seat: string, choice: v.InferOutput<typeof step>): void {
  const { G } = turn;
  const role = roleOf(G, seat);
  const event = eventIn(G);
  EFFECT[event.effect].apply(turn, role, choice, event);
  event.steps.push(choice);
  if (legalSteps(sightIn(G, role), event).length === 0) endTurn(turn);
}

export const eventStep = defineMove({
  name: 'eventStep',
  args: v.strictObject({ choice: step }),
  refuse: (view, { choice }, seat) =>
    legalSteps(sightOf(view, seat), eventIn(view)).some((legal) => sameStep(legal, choice))
      ? undefined
      : refusal('no-such-step', 'GT-223', { effect: eventIn(view).effect }),
  options: (view, seat) => legalSteps(sightOf(view, seat), eventIn(view)).map((choice) => ({ choice })),
  apply: (turn, { choice }) => takeStep(turn, turn.seat, choice),
});

export const stopEvent = defineMove({
  name: 'stopEvent',
  args: noArgs,
  refuse: (view) => (eventIn(view).steps.length === 0 ? refusal('one-step-at-least', 'GT-223') : undefined),
  options: (view) => (eventIn(view).steps.length === 0 ? [] : [{}]),
  apply: endTurn,
});
