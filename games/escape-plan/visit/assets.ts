/** Assets: locked on Item and Contact spaces, unlocked on Asset spaces (EP-041, EP-042, EP-098, EP-100, EP-101, EP-213, EP-323, EP-324). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { ASSET_PRICES } from '../content/numbers';
import type { Turn } from '../events';
import { ASSETS, type AssetId, type Board } from '../state';

export function isLocked(board: Pick<Board, 'items' | 'contacts'>, asset: AssetId): boolean {
  return [...board.items, ...board.contacts].some((lying) => lying?.kind === 'asset' && lying.asset === asset);
}

export const lockedAssets = (board: Pick<Board, 'items' | 'contacts'>): AssetId[] => ASSETS.filter((asset) => isLocked(board, asset));

export const refuseUnlock = (board: Board, asset: AssetId): Refusal | undefined =>
  isLocked(board, asset) ? undefined : refusal('not-locked', 'EP-100', { asset });

/** The Asset space of an unlocked Asset that has not been used. */
export function assetSpace({ assets }: Pick<Board, 'assets'>, asset: AssetId): number | undefined {
  const space = assets.findIndex((lying) => lying?.asset === asset && !lying.used);
  return space < 0 ? undefined : space;
}

/** Takes a locked Asset off its space. */
function lift(board: Board, asset: AssetId): void {
  for (const zone of [board.items, board.contacts]) {
    const at = zone.findIndex((lying) => lying?.kind === 'asset' && lying.asset === asset);
    if (at >= 0) zone[at] = null;
  }
}

/** To the most expensive empty Asset space, or into the box if there is none. */
export function unlock({ G, tell }: Turn, seat: Seat, asset: AssetId): void {
  const board = G.boards[seat]!;
  lift(board, asset);
  const space = board.assets.indexOf(null);
  if (space < 0) {
    board.assetBox.push(asset);
    tell({ type: 'asset-boxed', seat, asset });
    return;
  }
  board.assets[space] = { asset, used: false };
  tell({ type: 'asset-unlocked', seat, asset, price: ASSET_PRICES[space]! });
}

/** Turns an unlocked Asset face down for good. Its price is paid by whoever calls. */
export function spendAsset({ G, tell }: Turn, seat: Seat, space: number): void {
  const lying = G.boards[seat]!.assets[space]!;
  lying.used = true;
  tell({ type: 'asset-used', seat, asset: lying.asset, price: ASSET_PRICES[space]! });
}
