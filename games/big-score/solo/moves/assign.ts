/** Phase `soloAssign`: all cards of one type, more for a fee, JoAT tokens, and the end of the turn (BS-318 to BS-324). */
import * as v from 'valibot';
import { refusal } from '../../../kit/move';
import type { Chance } from '../../../kit/types';
import { ROUNDS } from '../../content/numbers';
import { typeOf } from '../../content/crew';
import { cardId, cardIds } from '../../moves/schemas';
import { CREW, defineMove, type BigScore, type CardId, type View } from '../../state';
import { ask, bossOf, ME, pay, refuseFee, soloOf } from '../ask';
import { mustLay, ofType, roomAt, roomFor, spreads } from '../laying';
import { FEES } from '../numbers';
import { resolveTurn } from '../resolve';
import { slot } from './schemas';

const handOf = (view: View): CardId[] => view.players[ME]!.hand;
const times = (numbers: readonly number[], number: number): number => numbers.filter((other) => other === number).length;

/** Takes cards out of the hand. */
function discard(G: BigScore, cards: readonly CardId[]): void {
  const own = G.players[ME]!;
  own.hand = own.hand.filter((card) => !cards.includes(card));
  G.secret.crewDiscard.push(...cards);
}

function lay(G: BigScore, card: CardId, number: number): void {
  const own = G.players[ME]!;
  own.hand = own.hand.filter((other) => other !== card);
  soloOf(G).places[number - 1]!.crew.push(card);
}

export const layType = defineMove({
  name: 'layType',
  args: v.strictObject({ type: v.picklist(CREW), slots: v.pipe(v.array(slot), v.maxLength(15)) }),
  refuse: (view, { type, slots }) => {
    if (ofType(view, type) === 0) return refusal('no-such-crew', 'BS-318', { crew: type });
    const full = slots.find((number) => times(slots, number) > roomAt(view, number, type));
    if (full !== undefined) return refusal('no-room', 'BS-320', { crew: type, number: full });
    const must = mustLay(view, type);
    return slots.length === must ? undefined : refusal('lay-all', 'BS-320', { crew: type, must });
  },
  options: (view) => CREW.filter((type) => ofType(view, type) > 0)
    .flatMap((type) => spreads(roomFor(view, type), mustLay(view, type)).map((slots) => ({ type, slots }))),
  apply: (turn, { type, slots }) => {
    const { G, seat, tell } = turn;
    const cards = G.players[ME]!.hand.filter((card) => typeOf(card) === type);
    for (const [i, number] of slots.entries()) lay(G, cards[i]!, number);
    discard(G, cards.slice(slots.length));
    tell({ type: 'type-laid', seat, crew: type, count: slots.length, numbers: slots.join(', '), away: cards.length - slots.length });
    ask(turn, 'soloAssign', 'more');
  },
});

export const layCard = defineMove({
  name: 'layCard',
  args: v.strictObject({ card: cardId, slot }),
  refuse: (view, { card, slot: number }) => {
    if (!handOf(view).includes(card)) return refusal('not-in-hand', 'BS-321');
    if (roomAt(view, number, typeOf(card)) === 0) return refusal('no-room', 'BS-320', { crew: typeOf(card), number });
    return refuseFee(view, FEES.layCard);
  },
  options: (view) => (refuseFee(view, FEES.layCard) ? [] : handOf(view)
    .flatMap((card) => roomFor(view, typeOf(card)).map(([number]) => ({ card, slot: number })))),
  apply: (turn, { card, slot: number }) => {
    const { G, seat, tell } = turn;
    pay(turn, FEES.layCard);
    lay(G, card, number);
    tell({ type: 'card-laid', seat, crew: typeOf(card), number, job: G.jobs[number - 1]!, cost: FEES.layCard });
    ask(turn, 'soloAssign', 'more');
  },
});

export const layJoat = defineMove({
  name: 'layJoat',
  args: v.strictObject({ slot, type: v.picklist(CREW) }),
  refuse: (view, { slot: number, type }) => {
    if (bossOf(view).joat === 0) return refusal('no-joat', 'BS-367');
    return roomAt(view, number, type) > 0 ? undefined : refusal('no-room', 'BS-368', { crew: type, number });
  },
  options: (view) => (bossOf(view).joat === 0 ? [] : CREW.flatMap((type) => roomFor(view, type).map(([number]) => ({ slot: number, type })))),
  apply: (turn, { slot: number, type }) => {
    const { G, seat, tell } = turn;
    bossOf(G).joat -= 1;
    soloOf(G).places[number - 1]!.joat.push(type);
    tell({ type: 'joat-laid', seat, crew: type, number, job: G.jobs[number - 1]! });
    ask(turn, 'soloAssign', 'more');
  },
});

export const returnCard = defineMove({
  name: 'returnCard',
  // Nobody else may learn which card it was.
  commit: true,
  args: v.strictObject({ card: cardId }),
  refuse: (view, { card }) => {
    if (view.round === ROUNDS) return refusal('no-next-deck', 'BS-323');
    return handOf(view).includes(card) ? refuseFee(view, FEES.returnCard) : refusal('not-in-hand', 'BS-322');
  },
  options: (view) => (view.round === ROUNDS || refuseFee(view, FEES.returnCard) ? [] : handOf(view).map((card) => ({ card }))),
  apply: (turn, { card }) => {
    const { G, seat, random, tell } = turn;
    const own = G.players[ME]!;
    const { decks } = G.secret.solo!;
    pay(turn, FEES.returnCard);
    own.hand = own.hand.filter((other) => other !== card);
    decks[0] = random.Shuffle([...decks[0]!, card]);
    tell({ type: 'card-returned', seat, cost: FEES.returnCard });
    ask(turn, 'soloAssign', 'more');
  },
});

/** Nothing, all that can be paid for, and some by chance. */
function keepings(view: View, dice: Chance): CardId[][] {
  const hand = handOf(view);
  const most = Math.min(hand.length, Math.floor(bossOf(view).cash / FEES.keep));
  const some = Array.from({ length: Math.min(most, 3) }, (_, n) => dice.Shuffle([...hand]).slice(0, n + 1));
  return [[], ...some, ...(most > 3 ? [hand.slice(0, most)] : [])];
}

export const endTurn = defineMove({
  name: 'endTurn',
  // What stays in the hand is nobody else's business.
  commit: true,
  args: v.strictObject({ keep: cardIds }),
  refuse: (view, { keep }) => {
    const hand = handOf(view);
    if (keep.some((card) => !hand.includes(card))) return refusal('not-in-hand', 'BS-324');
    const twice = keep.find((card, i) => keep.indexOf(card) !== i);
    return twice ? refusal('card-twice', 'BS-324', { crew: typeOf(twice) }) : refuseFee(view, FEES.keep * keep.length);
  },
  options: (view, _, dice) => keepings(view, dice).map((keep) => ({ keep })),
  apply: (turn, { keep }) => {
    const { G, seat, tell } = turn;
    const away = G.players[ME]!.hand.filter((card) => !keep.includes(card));
    pay(turn, FEES.keep * keep.length);
    discard(G, away);
    tell({ type: 'turn-ended', seat, count: keep.length, away: away.length, cost: FEES.keep * keep.length });
    resolveTurn(turn);
  },
});
