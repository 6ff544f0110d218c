/** Extra Action discs (EP-168, EP-331). */
import type { Seat } from '../../kit/types';
import { DISC_SPACES } from '../content/numbers';
import type { Turn } from '../events';

/** A disc gained while both spaces are full is lost. */
export function gainDisc({ G, tell }: Turn, seat: Seat): void {
  const board = G.boards[seat]!;
  const kept = board.discs < DISC_SPACES;
  if (kept) board.discs += 1;
  tell({ type: 'disc-gained', seat, kept });
}
