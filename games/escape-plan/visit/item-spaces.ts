/** Item spaces: where Equipment, Fixers, Locker and Exit tiles lie (EP-146, EP-319, EP-321, EP-322). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import type { ItemName, Turn } from '../events';
import { gainNotoriety } from '../police/notoriety';
import type { Board, ItemTile } from '../state';

type Items = Pick<Board, 'items'>;

/** What a tile that is no Asset is called; hidden ones by their back. */
export function itemName(tile: Exclude<ItemTile, { kind: 'asset' }>): ItemName {
  return tile.kind === 'kept' ? `tile-${tile.stack}` : tile.id;
}

/** Spaces without a locked Asset: a new tile may go there. */
export const openItemSpaces = ({ items }: Items): number[] => items.flatMap((tile, space) => (tile?.kind === 'asset' ? [] : [space]));

export const emptyItemSpaces = ({ items }: Items): number[] => items.flatMap((tile, space) => (tile === null ? [space] : []));

export const refuseItemSpace = (board: Items, space: number): Refusal | undefined =>
  openItemSpaces(board).includes(space) ? undefined : refusal('locked-asset-there', 'EP-146');

/** Puts a tile into the box. A hidden one goes there unseen, which cannot be taken back. */
export function boxItem({ G, seal }: Turn, seat: Seat, space: number): ItemName {
  const board = G.boards[seat]!;
  const tile = board.items[space];
  if (!tile || tile.kind === 'asset') throw new Error(`nothing to take from Item space ${space}`);
  board.items[space] = null;
  if (tile.kind === 'equipment') G.equipmentBox[tile.id] += 1;
  else if (tile.kind === 'fixer') G.fixerBox.push(tile.id);
  else {
    const own = G.players[seat]!;
    const at = own.kept.findIndex((kept) => kept.space === space);
    G.secret.tileBox.push({ stack: tile.stack, value: own.kept[at]!.value });
    own.kept.splice(at, 1);
    seal();
  }
  return itemName(tile);
}

/** Places a new tile; the one that lies there goes to the box, and 1 Notoriety is gained. */
export function placeItem(turn: Turn, seat: Seat, space: number, tile: ItemTile): void {
  const board = turn.G.boards[seat]!;
  const replaced = board.items[space] !== null;
  if (replaced) turn.tell({ type: 'item-replaced', seat, item: boxItem(turn, seat, space) });
  board.items[space] = tile;
  if (replaced) gainNotoriety(turn, seat);
}
