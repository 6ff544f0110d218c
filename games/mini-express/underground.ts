/** The London Underground: White's builds in the UK (ME-195 to ME-199). */
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import type { Deed } from './events';
import { gain } from './influence';
import { grow } from './length';
import { gridOf } from './grid';
import type { Board } from './state';
import { refuseTrains, tellCompensation } from './track';
import { compensate, hasTrain, layTrains, owedFor, trainsOn } from './trains';

export interface UndergroundArgs {
  /** A hex round London. */
  id: string;
}

export function refuseUnderground(board: Board, { id }: UndergroundArgs): Refusal | undefined {
  const { underground } = gridOf(board);
  if (underground.size === 0) return refusal('other-map', 'ME-195');
  const hex = underground.get(id);
  if (!hex) return refusal('no-underground', 'ME-199');
  if (hasTrain(board, hex, 'white')) return refusal('underground-taken', 'ME-195');
  return refuseTrains(board, 'white', 1);
}

export function buildUnderground(deed: Deed, { id }: UndergroundArgs): void {
  const { G, seat, tell } = deed;
  const place = gridOf(G).underground.get(id)!;
  const there = trainsOn(G, place);
  layTrains(G, 'white', [place]);
  const length = grow(G, 'white', place.value);
  tell({ type: 'underground-built', seat, id, hex: { q: place.q, r: place.r }, length, now: G.companies.white.length });
  tellCompensation(deed, compensate(G, owedFor(G, 'white', [place])));
  for (const company of there) gain(deed, company, 1);
}
