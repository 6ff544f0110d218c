/** Phase `soloHire`, and scouting in both halves of a turn (BS-314 to BS-317, BS-326, BS-327). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../../kit/move';
import type { Refusal } from '../../../kit/types';
import { typeOf } from '../../content/crew';
import { CREW, defineMove, type View } from '../../state';
import { ask, ME, pay, refuseFee, soloOf } from '../ask';
import { FEES } from '../numbers';
import { drawCrew } from '../rounds';
import { slot } from './schemas';

const refuseDraw = (view: View, cost: number): Refusal | undefined =>
  view.counts.crewDeck === 0 ? refusal('deck-empty', 'BS-317') : refuseFee(view, cost);

const typesIn = (view: View) => CREW.filter((type) => view.players[ME]!.hand.some((card) => typeOf(card) === type));

export const redraw = defineMove({
  name: 'redraw',
  args: v.strictObject({ type: v.picklist(CREW) }),
  refuse: (view, { type }) =>
    typesIn(view).includes(type) ? refuseDraw(view, FEES.redraw) : refusal('no-such-crew', 'BS-315', { crew: type }),
  options: (view) => (refuseDraw(view, FEES.redraw) ? [] : typesIn(view).map((type) => ({ type }))),
  apply: (turn, { type }) => {
    const { G, seat, tell } = turn;
    const own = G.players[ME]!;
    const away = own.hand.filter((card) => typeOf(card) === type);
    pay(turn, FEES.redraw);
    own.hand = own.hand.filter((card) => typeOf(card) !== type);
    G.secret.crewDiscard.push(...away);
    tell({ type: 'redrawn', seat, crew: type, count: away.length, drawn: drawCrew(turn, away.length), cost: FEES.redraw });
    ask(turn, 'soloHire', 'hire');
  },
});

export const drawOne = defineMove({
  name: 'drawOne',
  args: noArgs,
  refuse: (view) => refuseDraw(view, FEES.drawOne),
  options: (view) => (refuseDraw(view, FEES.drawOne) ? [] : [{}]),
  apply: (turn) => {
    pay(turn, FEES.drawOne);
    drawCrew(turn, 1);
    turn.tell({ type: 'drawn-one', seat: turn.seat, cost: FEES.drawOne });
    ask(turn, 'soloHire', 'hire');
  },
});

const canScout = (view: View, number: number): boolean =>
  soloOf(view).places[number - 1]!.faceDown && !view.players[ME]!.scouted!.some((known) => known.slot === number);

export const scout = defineMove({
  name: 'scout',
  args: v.strictObject({ slot }),
  refuse: (view, { slot: number }) =>
    canScout(view, number) ? refuseFee(view, FEES.scout) : refusal('nothing-to-scout', 'BS-326', { number }),
  options: (view) =>
    refuseFee(view, FEES.scout) ? [] : [1, 2, 3, 4, 5, 6].filter((number) => canScout(view, number)).map((number) => ({ slot: number })),
  apply: (turn, { slot: number }) => {
    const { G, seat, tell } = turn;
    pay(turn, FEES.scout);
    G.players[ME]!.scouted!.push({ slot: number, job: G.secret.solo!.faceDown[number - 1]! });
    G.step += 1;
    tell({ type: 'scouted', seat, number, cost: FEES.scout });
  },
});

export const endHire = defineMove({
  name: 'endHire',
  args: noArgs,
  options: () => [{}],
  // An empty hand has no type to lay (BS-320).
  apply: (turn) => ask(turn, 'soloAssign', turn.G.players[ME]!.hand.length > 0 ? 'lay' : 'more'),
});
