/** A City tile as a picture of its own, unturned: Land, Locations, printed officers. What it shows is also said. */
import { MapIcon } from '../../../../ui/kit/board';
import { PICTURES } from '../../content/picture';
import { tileOf } from '../../content/tiles';
import { OFFICERS, type TileId } from '../../state';
import { spotIcon, useText } from '../faces';
import { LandPatterns, TileArt } from './Ground';
import { LOCATION_R, SIZE } from './places';
import { OfficerShape } from './shapes';

export function TilePicture({ id, scope }: { id: TileId; scope: string }) {
  const t = useText();
  const { locations, police } = tileOf(id);
  const { locations: points, officers } = PICTURES[id]!;
  const said = [...locations.map(({ kind, exit }) => t(`spot.${exit ? `exit${exit}` : kind}`)), ...police.map((type) => t(`officer.${type}`))].join(', ');
  return (
    <svg className="ep-tile-picture" viewBox={`${-SIZE} ${-SIZE - 4} ${2 * SIZE} ${2 * SIZE + 8}`} role="img" aria-label={said}>
      <LandPatterns scope={scope} />
      <TileArt tile={{ id, q: 0, r: 0, rot: 0 }} scope={scope} />
      {locations.map(({ kind }) => {
        const [x, y] = points[kind]!;
        return (
          <g key={kind} transform={`translate(${x * SIZE} ${y * SIZE})`}>
            <circle r={LOCATION_R + 6} className="ep-spot" data-kind={kind} />
            <MapIcon icon={spotIcon(kind)} size={LOCATION_R * 1.75} className="ep-spot-icon" />
          </g>
        );
      })}
      {OFFICERS.filter((type) => police.includes(type)).map((type) => (
        <g key={type} transform={`translate(${officers[type][0] * SIZE} ${officers[type][1] * SIZE}) scale(1.35)`}><OfficerShape type={type} /></g>
      ))}
    </svg>
  );
}
