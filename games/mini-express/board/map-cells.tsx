/** The hexes of a map as the kit draws them: ground, what stands there, what it is called, and whether it can be pressed. */
import { hexKey, type HexCell } from '../../../ui/kit/board';
import type { Company } from '../companies';
import type { City, Ferry, Hex, Underground } from '../content/map';
import { demandOf } from '../demand';
import { gridOf } from '../grid';
import type { Board } from '../state';
import { isBoom, trainsOn } from '../trains';
import type { Text } from './look';
import { CityArt, FerryArt, Mountain, Trains, UndergroundArt } from './map-art';
import type { Spots } from './spots';

type Shown = Pick<Spots, 'at' | 'onLook' | 'chosen'>;

const named = (companies: readonly Company[], t: Text): string => companies.map((company) => t(`company.${company}`)).join(', ');

/** What a spot adds to a hex. */
function spotOn(id: string, { at, onLook }: Shown): Partial<HexCell> {
  const spot = at[id];
  return { id, ...spot, ...(onLook && { onLook: (here: boolean) => onLook(id, here) }) };
}

/** What the mark on a hex says, which is spoken after it. */
const needs = (id: string, { at }: Shown, t: Text): string => (at[id]?.mark === undefined ? '' : `. ${t('board.label.needs')}`);

function cityLabel(board: Board, city: City, t: Text): string {
  const there = trainsOn(board, city);
  const free = city.capacity - there.length;
  const { icons, wildIcons } = demandOf(board, city);
  return [
    t(`city.${city.id}`),
    city.number !== null && t('board.label.number', { number: city.number }),
    city.startOf.length > 0 && t('board.label.start', { names: named(city.startOf, t) }),
    isBoom(board, city) && t('board.label.boom'),
    there.length > 0 && t('board.label.trains', { names: named(there, t) }),
    !isBoom(board, city) && (free > 0 ? t('board.label.free', { count: free }) : t('board.label.full')),
    icons.length > 0 && t('board.label.demand', { names: named(icons, t) }),
    wildIcons > 0 && t('board.label.wild', { count: wildIcons }),
    city.key && t('board.label.key'),
    city.star && t('board.label.star'),
  ].filter(Boolean).join('. ');
}

function cityCell(board: Board, city: City, shown: Shown, t: Text): HexCell {
  const ghost = shown.chosen?.city === city.id ? shown.chosen.company : undefined;
  return {
    q: city.q, r: city.r, terrain: 'land', ...spotOn(city.id, shown), label: cityLabel(board, city, t) + needs(city.id, shown, t),
    children: <CityArt board={board} city={city} ghost={ghost} />,
  };
}

function undergroundCell(board: Board, hex: Underground, shown: Shown, t: Text): HexCell {
  const there = trainsOn(board, hex);
  const label = [
    t('board.label.underground', { id: hex.id, value: hex.value }),
    there.length > 0 && t('board.label.trains', { names: named(there, t) }),
  ].filter(Boolean).join('. ');
  return {
    q: hex.q, r: hex.r, terrain: 'land', ...spotOn(hex.id, shown), label,
    art: <UndergroundArt value={hex.value} />, children: <Trains companies={there} />,
  };
}

function ferryCell(board: Board, { id, q, r }: Ferry, shown: Shown, t: Text): HexCell {
  const company = Object.hasOwn(board.ferries, id) ? board.ferries[id] : undefined;
  return {
    q, r, terrain: 'sea', ...spotOn(id, shown),
    label: (company ? t('board.label.ferryOf', { ferry: id, company }) : t('board.label.ferry', { ferry: id })) + needs(id, shown, t),
    children: <FerryArt company={company} />,
  };
}

function landCell(board: Board, hex: Hex, mountain: boolean, t: Text): HexCell {
  const there = trainsOn(board, hex);
  return {
    ...hex, terrain: mountain ? 'mountain' : 'land',
    ...(mountain && { art: <Mountain /> }),
    ...(there.length > 0 && {
      label: t(mountain ? 'board.label.mountain' : 'board.label.track', { names: named(there, t) }),
      children: <Trains companies={there} />,
    }),
  };
}

/** All hexes: land, and the sea hexes of ferries. */
export function cellsOf(board: Board, shown: Shown, t: Text): HexCell[] {
  const grid = gridOf(board);
  const ring = new Map(grid.map.underground.map((hex) => [hexKey(hex), hex]));
  const land = grid.hexes.map((hex, i): HexCell => {
    const city = grid.city[i];
    const underground = ring.get(hexKey(hex));
    if (city) return cityCell(board, city, shown, t);
    return underground ? undergroundCell(board, underground, shown, t) : landCell(board, hex, grid.mountain[i]!, t);
  });
  return [...land, ...grid.map.ferries.map((ferry) => ferryCell(board, ferry, shown, t))];
}
