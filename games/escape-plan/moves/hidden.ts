/** Lockers, Exits and the tiles drawn there (EP-177 to EP-184, EP-195 to EP-205). */
import * as v from 'valibot';
import { refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { uncovered } from '../visit/contact-cards';
import { nextTurn } from '../days';
import { escape, refuseEscape } from '../escape/escape';
import { refuseKey, usableKeys, useKey } from '../visit/keys';
import { drawTiles, keepSpaces, keepTile as keep, lockerDraw, lockersAtHand, refuseExitTile, refuseLocker } from '../visit/lockers';
import { receiveIncome } from '../visit/money';
import { exitStack } from '../police/patrol';
import { exitAt } from '../city/spaces';
import { defineMove, type View } from '../state';
import { finishStep } from '../visit/visit';
import { boardSpace, keySource, lockerColour } from './schemas';
import { isAt, refuseStep } from './visit';

export const openLocker = defineMove({
  name: 'openLocker',
  args: v.strictObject({ colour: lockerColour, key: keySource }),
  refuse: (view, { colour, key }, seat) =>
    refuseStep(view, 'locker') ?? refuseLocker(view, seat, colour) ?? refuseKey(view, seat, key, colour),
  options: (view, seat) =>
    isAt(view, 'locker') ? lockersAtHand(view, seat).flatMap((colour) => usableKeys(view, seat, colour).map((key) => ({ colour, key }))) : [],
  apply: (turn, { colour, key }) => {
    const { G, seat, tell } = turn;
    useKey(turn, seat, key);
    const count = drawTiles(turn, seat, colour, lockerDraw(G.boards[seat]!, colour, G.secret.stacks[colour].length));
    tell({ type: 'locker-opened', seat, colour, count });
  },
});

const spacesToKeep = (view: View, seat: string): number[] => keepSpaces(view.boards[seat]!, view.turn!.visit!.drawn!.stack);

export const keepTile = defineMove({
  name: 'keepTile',
  args: v.strictObject({ index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), space: boardSpace }),
  refuse: (view, { index, space }, seat) => {
    const why = refuseStep(view, 'keep');
    if (why) return why;
    const { length } = view.players[seat]!.drawn;
    if (index >= length) return refusal('not-drawn', 'EP-182', { count: length });
    if (spacesToKeep(view, seat).includes(space)) return undefined;
    return view.boards[seat]!.items[space]?.kind === 'asset' ? refusal('locked-asset-there', 'EP-146') : refusal('take-empty-space', 'EP-200');
  },
  options: (view, seat) =>
    isAt(view, 'keep') ? view.players[seat]!.drawn.flatMap((_, index) => spacesToKeep(view, seat).map((space) => ({ index, space }))) : [],
  apply: (turn, { index, space }) => {
    keep(turn, turn.seat, index, space);
    finishStep(turn, turn.seat);
  },
});

const CHOICES = ['income', 'tile', 'none', 'escape'] as const;

function refuseExit(view: View, seat: string, choice: (typeof CHOICES)[number]): Refusal | undefined {
  const why = refuseStep(view, 'exit');
  if (why) return why;
  if (choice === 'tile') return refuseExitTile(view, seat);
  return choice === 'escape' ? refuseEscape(view, seat) : undefined;
}

export const exitChoice = defineMove({
  name: 'exitChoice',
  args: v.strictObject({ choice: v.picklist(CHOICES) }),
  undoable: true,
  refuse: (view, { choice }, seat) => refuseExit(view, seat, choice),
  options: (view, seat) => CHOICES.filter((choice) => !refuseExit(view, seat, choice)).map((choice) => ({ choice })),
  apply: (turn, { choice }) => {
    const { G, seat, tell } = turn;
    if (choice === 'escape') {
      escape(turn, seat);
      nextTurn(turn);
      return;
    }
    if (choice === 'tile') {
      const exit = exitAt(G.turn!.visit!.location);
      const stack = exitStack(G, exit)!;
      const count = drawTiles(turn, seat, stack, uncovered(G.boards[seat]!).length);
      tell({ type: 'exit-searched', seat, exit, stack, count });
      return;
    }
    if (choice === 'income') receiveIncome(turn, seat);
    finishStep(turn, seat);
  },
});
