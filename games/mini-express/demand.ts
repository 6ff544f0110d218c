/** What a city gives to whoever builds into it: the icons of its demand tile, or wild influence (ME-163, ME-170 to ME-174). */
import { refusal } from '../kit/move';
import type { Refusal } from '../kit/types';
import type { Company } from './companies';
import { DEMAND_TILES, type DemandTile } from './content/tables';
import type { City } from './content/map';
import type { Deed } from './events';
import { gain } from './influence';
import type { Board } from './state';

const TILES = new Map(DEMAND_TILES.map((tile) => [tile.id, tile]));
const NOTHING: Pick<DemandTile, 'icons' | 'wildIcons'> = { icons: [], wildIcons: 0 };

/** The influence a city shows now: icons of companies, and wild ones, each for another company of one's choice. */
export function demandOf(board: Pick<Board, 'demand'>, city: City): Pick<DemandTile, 'icons' | 'wildIcons'> {
  if (city.wildIcons > 0) return { icons: [], wildIcons: city.wildIcons };
  const tile = Object.hasOwn(board.demand, city.id) ? TILES.get(board.demand[city.id]!) : undefined;
  return tile ?? NOTHING;
}

/** Wild companies are named exactly where the city has wild icons: as many, all different. */
export function refuseWild(board: Pick<Board, 'demand'>, city: City, wild: readonly Company[] | undefined): Refusal | undefined {
  const { wildIcons } = demandOf(board, city);
  const rule = city.wildIcons > 0 ? 'ME-173' : 'ME-171';
  if (wildIcons === 0) return wild === undefined ? undefined : refusal('wild-not-here', 'ME-163');
  if (wild?.length !== wildIcons) return refusal('wild-count', rule, { count: wildIcons });
  return new Set(wild).size === wild.length ? undefined : refusal('wild-twice', rule);
}

/** The influence of a city goes to the active seat: its icons, then the wild companies named. */
export function reapDemand(deed: Deed, city: City, wild: readonly Company[] = []): void {
  const { icons } = demandOf(deed.G, city);
  for (const company of new Set(icons)) gain(deed, company, icons.filter((icon) => icon === company).length);
  for (const company of wild) gain(deed, company, 1);
}

/** The tile of a city leaves the game. */
export function removeDemand({ G, tell }: Deed, city: City): void {
  if (!Object.hasOwn(G.demand, city.id)) return;
  const tile = G.demand[city.id]!;
  delete G.demand[city.id];
  tell({ type: 'tile-gone', city: city.id, tile });
}
