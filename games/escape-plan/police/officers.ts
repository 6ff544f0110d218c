/** Police Officers on tiles: never two of a type on one (EP-023, EP-065, EP-221, EP-222). */
import { OFFICERS, type EscapePlan, type Open, type OfficerType, type TileId } from '../state';

export const hasOfficer = ({ officers }: Pick<Open, 'officers'>, tile: TileId, type: OfficerType): boolean =>
  (officers[tile] ?? []).includes(type);

const put = (G: EscapePlan, tile: TileId, type: OfficerType): void => {
  const there = G.officers[tile] ?? [];
  G.officers[tile] = OFFICERS.filter((each) => each === type || there.includes(each));
};

const take = (G: EscapePlan, tile: TileId, type: OfficerType): void => {
  G.officers[tile] = G.officers[tile]!.filter((each) => each !== type);
};

/** From the supply, unless the tile has the type already. Returns whether it came. */
export function postOfficer(G: EscapePlan, tile: TileId, type: OfficerType): boolean {
  if (hasOfficer(G, tile, type) || G.officerSupply[type] === 0) return false;
  G.officerSupply[type] -= 1;
  put(G, tile, type);
  return true;
}

/** Into the box. */
export function removeOfficer(G: EscapePlan, tile: TileId, type: OfficerType): void {
  take(G, tile, type);
  G.officerBox[type] += 1;
}

export function moveOfficer(G: EscapePlan, tile: TileId, type: OfficerType, to: TileId): void {
  take(G, tile, type);
  put(G, to, type);
}
