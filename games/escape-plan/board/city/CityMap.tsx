/** The city: tiles as they lie, all that stands in them, and the way that is being planned. */
import { useId } from 'react';
import Pin from '~icons/lucide/map-pin';
import { useMatch } from '../../../../ui/kit';
import { HexMap, useNameOf, type HexCell, type MapBox, type MapPart } from '../../../../ui/kit/board';
import { graphOf } from '../../city/graph';
import type { Cell } from '../../city/hex';
import { placedTile, tileOfSpace } from '../../city/spaces';
import type { Faced, PlacedTile, SpaceId, TileId, View } from '../../state';
import { useText } from '../faces';
import { useSpots } from '../spots';
import { LandPatterns, TileArt } from './Ground';
import { boxOf, closeUp, LAYOUT, seamsOf } from './places';
import { TileContents } from './TilePicture';
import { Extras, landThings, locationThings, Names, officerThings, pawnThings } from './things';
import { WayLine } from './WayLine';
import './CityMap.css';

/** What a stage shows in the city beside its spots. */
export interface Sketch {
  /** Spaces of a way, start and end included, and how each was reached. */
  way?: { space: SpaceId; by: string }[];
  /** The way is only looked at: the map stays as it is turned, under the pointer that looks. */
  glance?: boolean;
  /** Officers that are met, or would be. */
  alarm?: readonly Faced[];
  /** A step of an officer from tile to tile. */
  march?: { from: TileId; to: TileId };
  /** Free cells where a tile may go, and the tile as it would lie. */
  cells?: readonly Cell[];
  ghost?: PlacedTile | undefined;
}

const NOTHING: Sketch = {};

export function CityMap({ sketch = NOTHING }: { sketch?: Sketch }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const spots = useSpots();
  const scope = useId();
  const { way, alarm = [], cells = [], ghost, march } = sketch;
  const graph = graphOf(view.city);
  const dry = (space: SpaceId) => graph.roads[graph.numberOf.get(space)!]!.length > 0;
  return (
    <HexMap
      className="ep-map"
      label={t('board.city')}
      layout={LAYOUT}
      box={boxOf([...view.city, ...cells])}
      near={0.62}
      ground={<LandPatterns scope={scope} />}
      hexes={[...view.city.map((tile) => tileCell(tile)), ...cells.map((cell, i) => freeCell(cell, i))]}
      borders={seamsOf(view.city, dry)}
      places={[...landThings(view, spots, t), ...locationThings(view, spots, seat, nameOf, t)]}
      middle={<><Names view={view} t={t} /><Extras view={view} />{way && <WayLine city={view.city} way={way} />}{march && <WayLine city={view.city} march={march} />}</>}
      pieces={[...officerThings(view, spots, alarm, t), ...pawnThings(view, nameOf, alarm, t)]}
      turnTo={useTurn(sketch)}
      {...useParts()}
    />
  );

  /** A tile is a stop only while something can be sent to it. */
  function tileCell(tile: PlacedTile): HexCell {
    const { id, q, r } = tile;
    const spot = spots[`tile:${id}`];
    return {
      id: `tile:${id}`, q, r, terrain: 'city', art: <TileArt tile={tile} scope={scope} />,
      ...(spot && { label: t(`tile.${id}`), onPress: spot.press, selected: spot.selected, why: spot.why, mark: spot.mark }),
    };
  }

  function freeCell({ q, r }: Cell, i: number): HexCell {
    const id = `cell:${q},${r}`;
    const spot = spots[id];
    const here = ghost?.q === q && ghost.r === r;
    return {
      id, q, r, terrain: 'free', label: t('board.freeCell', { number: i + 1 }),
      ...(here && { art: <g className="ep-ghost"><TileArt tile={ghost} scope={scope} /><TileContents tile={ghost} /></g> }),
      ...(spot && { onPress: spot.press, selected: spot.selected, why: spot.why, mark: spot.mark }),
      children: !here && <text className="ep-cell-number">{i + 1}</text>,
    };
  }
}

/** What phones turn to: the way in the making, the tile in hand or an officer's step, else where one's own pawn stands. */
function useTurn({ way, glance, ghost, march, alarm = [], cells = [] }: Sketch): MapBox | undefined {
  const { view, seat } = useMatch<View>();
  const tileOf = (id: TileId) => placedTile(view, id)!;
  if (way && way.length > 1 && !glance) return closeUp([...new Set(way.map(({ space }) => tileOfSpace(space)))].map(tileOf));
  if (march) return closeUp([tileOf(march.from), tileOf(march.to)]);
  if (ghost) return closeUp([ghost]);
  const pawn = seat === null ? null : view.boards[seat]!.pawn;
  const building = view.openTiles.length > 0;
  if (building || pawn === null) return boxOf([...view.city, ...cells]);
  return closeUp([tileOf(tileOfSpace(pawn)), ...(glance ? [] : alarm).map(({ tile }) => tileOf(tile))]);
}

function useParts(): { parts?: MapPart[] } {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const pawn = seat === null ? null : view.boards[seat]!.pawn;
  const tile = pawn && placedTile(view, tileOfSpace(pawn));
  if (!tile) return {};
  return { parts: [{ id: 'me', label: t('board.mySpot'), icon: <Pin />, box: closeUp([tile]) }] };
}
