/** Ferry lines of the UK (ME-210 to ME-216). */
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import type { Colour, Company } from './companies';
import type { City, Ferry } from './content/map';
import { refuseWild } from './demand';
import type { Deed } from './events';
import { cityOf, gridOf } from './grid';
import { grow } from './length';
import type { Board } from './state';
import { arrive, refuseTarget, refuseTrains, tellCompensation } from './track';
import { compensate, hasTrain, layTrains, owedFor } from './trains';

export interface FerryArgs {
  company: Colour;
  ferry: string;
  /** Companies for wild influence. */
  wild?: Company[];
}

/** Where a company would take a line from and to: it must be in exactly one end (ME-210, ME-212, ME-440). */
export function voyage(board: Board, company: Company, { endA, endB }: Ferry): { from: City; to: City } | undefined {
  const [a, b] = [cityOf(board, endA), cityOf(board, endB)];
  const [inA, inB] = [hasTrain(board, a, company), hasTrain(board, b, company)];
  if (inA === inB) return undefined;
  return inA ? { from: a, to: b } : { from: b, to: a };
}

export const ferryTrains = (board: Pick<Board, 'map'>): number => {
  const { trainsOnFerryHex, trainsInDestination } = gridOf(board).map.ferryRule!;
  return trainsOnFerryHex + trainsInDestination;
};

export function refuseFerry(board: Board, { company, ferry: id, wild }: FerryArgs): Refusal | undefined {
  const { map, ferries } = gridOf(board);
  if (!map.ferryRule) return refusal('other-map', 'ME-210');
  const ferry = ferries.get(id);
  if (!ferry) return refusal('no-ferry', 'ME-210');
  if (Object.hasOwn(board.ferries, id)) return refusal('ferry-taken', 'ME-213', { ferry: id, company: board.ferries[id]! });
  const way = voyage(board, company, ferry);
  if (!way) {
    const both = hasTrain(board, cityOf(board, ferry.endA), company);
    return both ? refusal('ferry-both-ends', 'ME-212', { company }) : refusal('ferry-no-end', 'ME-210', { company });
  }
  const why = refuseTarget(board, company, way.to);
  if (why) return { ...why, rule: 'ME-211' };
  const short = refuseTrains(board, company, ferryTrains(board));
  return short ? { ...short, rule: 'ME-214' } : refuseWild(board, way.to, wild);
}

export function buildFerry(deed: Deed, { company, ferry: id, wild }: FerryArgs): void {
  const { G, seat, tell } = deed;
  const { map, ferries } = gridOf(G);
  const { to } = voyage(G, company, ferries.get(id)!)!;
  G.companies[company].area -= map.ferryRule!.trainsOnFerryHex;
  G.ferries[id] = company;
  layTrains(G, company, [to]);
  const given = compensate(G, owedFor(G, company, [to]));
  const length = grow(G, company, map.ferryRule!.lengthGain);
  tell({ type: 'ferry-built', seat, company, ferry: id, city: to.id, length, now: G.companies[company].length });
  tellCompensation(deed, given);
  arrive(deed, company, to, wild);
}
