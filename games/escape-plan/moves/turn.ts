/** The frame of a turn: discs by night, Rest, passing, the end and the bonus after it (EP-053 to EP-059, EP-072, EP-096 to EP-099, EP-165 to EP-167, EP-308). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { lockedAssets, refuseUnlock, unlock } from '../visit/assets';
import { GROUPS } from '../content/places';
import { nextTurn } from '../days';
import { gainDisc } from '../executive/discs';
import { readyPieces } from '../executive/effects';
import { receiveIncome } from '../visit/money';
import { loseNotoriety } from '../police/notoriety';
import { defineMove, type AssetId, type View } from '../state';
import { travelEnds } from '../travel/query';
import { assetId } from './schemas';

export const useDisc = defineMove({
  name: 'useDisc',
  args: noArgs,
  undoable: true,
  options: () => [{}],
  apply: ({ G, seat, tell }) => {
    G.boards[seat]!.discs -= 1;
    G.acted = true;
    G.asked = { [seat]: 'open' };
    tell({ type: 'disc-used', seat });
  },
});

export const declineDisc = defineMove({
  name: 'declineDisc',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    turn.tell({ type: 'disc-declined', seat: turn.seat });
    nextTurn(turn);
  },
});

/** An Asset to unlock must be named, unless none is locked any more. */
function refuseChosenAsset(view: View, seat: string, asset: AssetId | undefined): Refusal | undefined {
  const board = view.boards[seat]!;
  if (asset !== undefined) return refuseUnlock(board, asset);
  return lockedAssets(board).length > 0 ? refusal('choose-asset', 'EP-098') : undefined;
}

/** The Assets that can be named, or nothing. */
function assetChoices(view: View, seat: string): { asset?: AssetId }[] {
  const locked = lockedAssets(view.boards[seat]!);
  return locked.length > 0 ? locked.map((asset) => ({ asset })) : [{}];
}

export const rest = defineMove({
  name: 'rest',
  args: v.strictObject({ asset: v.optional(assetId) }),
  undoable: true,
  refuse: (view, { asset }, seat) =>
    view.boards[seat]!.rested ? refusal('rested-today', 'EP-096') : refuseChosenAsset(view, seat, asset),
  options: (view, seat) => (view.boards[seat]!.rested ? [] : assetChoices(view, seat)),
  apply: (turn, { asset }) => {
    const { G, seat, tell } = turn;
    const board = G.boards[seat]!;
    board.rested = true;
    board.firstAid = true;
    readyPieces(board);
    G.turn!.action = 'rest';
    tell({ type: 'rested', seat });
    if (asset !== undefined) unlock(turn, seat, asset);
    G.asked = { [seat]: 'after' };
  },
});

const canTravel = (view: View, seat: string): boolean => travelEnds(view, seat).some((end) => end.refusal === undefined);

export const pass = defineMove({
  name: 'pass',
  args: noArgs,
  rare: true,
  refuse: (view, _args, seat) => {
    if (!view.boards[seat]!.rested) return refusal('can-rest', 'EP-308');
    return canTravel(view, seat) ? refusal('can-travel', 'EP-308') : undefined;
  },
  options: (view, seat) => (view.boards[seat]!.rested && !canTravel(view, seat) ? [{}] : []),
  apply: (turn) => {
    turn.tell({ type: 'passed', seat: turn.seat });
    nextTurn(turn);
  },
});

export const endTurn = defineMove({
  name: 'endTurn',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    const { G, seat } = turn;
    if (G.turn!.completed) G.asked = { [seat]: 'bonus' };
    else nextTurn(turn);
  },
});

export const groupBonus = defineMove({
  name: 'groupBonus',
  args: v.strictObject({ choice: v.picklist(['disc', 'other', 'none']), asset: v.optional(assetId) }),
  refuse: (view, { choice, asset }, seat) => {
    if (choice === 'other') return refuseChosenAsset(view, seat, asset);
    return asset === undefined ? undefined : refusal('no-asset-now', 'EP-166');
  },
  options: (view, seat) => [
    { choice: 'disc' as const },
    ...assetChoices(view, seat).map((chosen) => ({ choice: 'other' as const, ...chosen })),
    { choice: 'none' as const },
  ],
  apply: (turn, { choice, asset }) => {
    const { G, seat, tell } = turn;
    const group = GROUPS.find(({ id }) => id === G.turn!.completed)!;
    tell({ type: 'bonus-taken', seat, group: group.id, choice });
    if (choice === 'disc') gainDisc(turn, seat);
    if (choice === 'other') {
      if (group.other === 'incomeAndUnlock') receiveIncome(turn, seat);
      else loseNotoriety(turn, seat);
      if (asset !== undefined) unlock(turn, seat, asset);
    }
    nextTurn(turn);
  },
});
