/** Wounds, Handcuffs and arrest (EP-125 to EP-131, EP-325, EP-326, EP-342). */
import type { Seat } from '../../kit/types';
import { CONTACT_SPACES } from '../content/numbers';
import type { Turn } from '../events';
import { boxItem } from '../visit/item-spaces';
import type { Board } from '../state';

type Body = Pick<Board, 'wounds' | 'handcuffs'>;
export type WoundEffect = 'wound' | 'handcuff' | 'arrest';

/** What one more Wound does: the boxes and Handcuffs change, the Contact spaces do not. */
function suffer(body: Body): WoundEffect {
  const { wounds } = body;
  if (wounds.green > 0) {
    wounds.green -= 1;
    wounds.red += 1;
    return 'wound';
  }
  if (body.handcuffs === CONTACT_SPACES) return 'arrest';
  body.handcuffs += 1;
  wounds.red -= 1;
  wounds.green += 1;
  return 'handcuff';
}

/** What a number of Wounds would come to, if none of them is avoided or healed. */
export function foresee({ wounds, handcuffs }: Body, count: number): { red: number; handcuffs: number; arrested: boolean } {
  const body = { wounds: { ...wounds }, handcuffs };
  let arrested = false;
  for (let i = 0; i < count && !arrested; i++) arrested = suffer(body) === 'arrest';
  return { red: body.wounds.red, handcuffs: body.handcuffs, arrested };
}

/** One Wound (EP-130: several are resolved one at a time). Returns whether the player was arrested. */
export function wound(turn: Turn, seat: Seat): boolean {
  const { G } = turn;
  const board = G.boards[seat]!;
  const effect = suffer(board);
  if (G.turn) G.turn.tally.wounds += 1;
  if (effect === 'arrest') arrest(turn, seat);
  if (effect === 'handcuff') handcuff(turn, seat);
  return effect === 'arrest';
}

/** The new Handcuff lies on a space: a locked Asset there goes to the box, a Contact stays covered. */
function handcuff({ G, tell }: Turn, seat: Seat): void {
  const board = G.boards[seat]!;
  const space = CONTACT_SPACES - board.handcuffs;
  tell({ type: 'handcuffed', seat, count: board.handcuffs });
  const lying = board.contacts[space];
  if (lying?.kind !== 'asset') return;
  board.contacts[space] = null;
  board.assetBox.push(lying.asset);
  tell({ type: 'asset-boxed', seat, asset: lying.asset });
}

/** The pawn leaves the city, what is hidden goes to the box unseen. */
function arrest(turn: Turn, seat: Seat): void {
  const { G, tell } = turn;
  const board = G.boards[seat]!;
  board.status = 'arrested';
  board.pawn = null;
  for (const space of G.players[seat]!.kept.map((kept) => kept.space)) boxItem(turn, seat, space);
  const { plan, cash } = G.players[seat]!;
  G.secret.arrested[seat] = { plan, cash };
  G.players[seat] = { plan: null, cash: 0, kept: [], drawn: [] };
  tell({ type: 'arrested', seat });
}

/** Red cubes go back to green. */
export function heal({ G, tell }: Turn, seat: Seat, count: number): void {
  const { wounds } = G.boards[seat]!;
  wounds.red -= count;
  wounds.green += count;
  if (G.turn) G.turn.tally.healed += count;
  tell({ type: 'healed', seat, count });
}
