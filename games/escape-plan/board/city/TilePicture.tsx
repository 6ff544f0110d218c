/** A City tile as a picture of its own, unturned: Land, Locations, printed officers. What it shows is also said. */
import { MapIcon } from '../../../../ui/kit/board';
import { PICTURES, turned, type Point } from '../../content/picture';
import { tileOf } from '../../content/tiles';
import { OFFICERS, type PlacedTile, type TileId } from '../../state';
import { spotIcon, useText } from '../faces';
import { LandPatterns, TileArt } from './Ground';
import { LOCATION_R, SIZE } from './places';
import { OfficerShape } from './shapes';

export function TilePicture({ id, scope }: { id: TileId; scope: string }) {
  const t = useText();
  const { locations, police } = tileOf(id);
  const tile: PlacedTile = { id, q: 0, r: 0, rot: 0 };
  const said = [...locations.map(({ kind, exit }) => t(`spot.${exit ? `exit${exit}` : kind}`)), ...police.map((type) => t(`officer.${type}`))].join(', ');
  return (
    <svg className="ep-tile-picture" viewBox={`${-SIZE} ${-SIZE - 4} ${2 * SIZE} ${2 * SIZE + 8}`} role="img" aria-label={said}>
      <LandPatterns scope={scope} />
      <TileArt tile={tile} scope={scope} />
      <TileContents tile={tile} scale={1.35} />
    </svg>
  );
}

/** What will stand on a tile when it is opened, around its middle: Locations and printed officers. */
export function TileContents({ tile: { id, rot }, scale = 1 }: { tile: PlacedTile; scale?: number }) {
  const { locations, police } = tileOf(id);
  const { locations: points, officers } = PICTURES[id]!;
  const at = (point: Point): string => `translate(${turned(point, rot).map((part) => part * SIZE).join(' ')}) scale(${scale})`;
  return (
    <>
      {locations.map(({ kind }) => (
        <g key={kind} transform={at(points[kind]!)}>
          <circle r={LOCATION_R} className="ep-spot" data-kind={kind} />
          <MapIcon icon={spotIcon(kind)} size={LOCATION_R * 1.35} className="ep-spot-icon" />
        </g>
      ))}
      {OFFICERS.filter((type) => police.includes(type)).map((type) => <g key={type} transform={at(officers[type])}><OfficerShape type={type} /></g>)}
    </>
  );
}
