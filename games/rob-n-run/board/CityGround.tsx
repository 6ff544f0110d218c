/** The land under everything: airport, road, districts with streets and parks. */
import { useMatch } from '../../../ui/kit';
import { MapIcon } from '../../../ui/kit/board';
import { onTile } from '../content/picture';
import type { View } from '../state';
import { airportPlaces, boxOnTile, enlarged, layoutNow, tilesOf, ZOOM } from './city-places';
import { planeIcon, useText } from './faces';

export function CityGround() {
  const { view } = useMatch<View>();
  const layout = layoutNow(view);
  const { width, height, airport, route } = layout;
  const { plane } = airportPlaces(layout);
  const road = route.map((point, i) => `${i === 0 ? 'M' : 'L'}${point.x * ZOOM} ${point.y * ZOOM}`).join('');
  const [x, y, w, h] = [airport.x * ZOOM, airport.y * ZOOM, airport.width * ZOOM, airport.height * ZOOM];
  return (
    <>
      <rect x={-width * ZOOM} y={-height * ZOOM} width={3 * width * ZOOM} height={3 * height * ZOOM} className="rr-land" />
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={16} className="rr-airport" />
      <MapIcon icon={planeIcon} {...plane} size={56} className="rr-airport-icon" />
      {tilesOf(view).map((tile) => <Tile key={tile.district.id} tile={tile} />)}
      <path d={road} className="rr-road-bed" />
      <path d={road} className="rr-road-line" />
    </>
  );
}

function Tile({ tile: { place, rotation, district, x, y, side } }: { tile: ReturnType<typeof tilesOf>[number] }) {
  const t = useText();
  return (
    <g>
      <rect x={x - side / 2} y={y - side / 2} width={side} height={side} rx={10} className="rr-district" data-district={district.id} />
      {district.streets.map(({ x1, y1, x2, y2 }) => {
        const [from, to] = [enlarged(onTile(place, rotation, { x: x1, y: y1 })), enlarged(onTile(place, rotation, { x: x2, y: y2 }))];
        return <line key={`${x1}/${y1}/${x2}/${y2}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="rr-street" />;
      })}
      {district.parks.map((park) => {
        const box = boxOnTile(place, rotation, park);
        return (
          <g key={`${park.x}/${park.y}`}>
            <rect x={box.x - box.width / 2} y={box.y - box.height / 2} width={box.width} height={box.height} rx={14} className="rr-park" />
            <circle cx={box.x - box.width / 4} cy={box.y} r={14} className="rr-tree" />
            <circle cx={box.x + box.width / 5} cy={box.y - box.height / 5} r={18} className="rr-tree" />
            <circle cx={box.x + box.width / 6} cy={box.y + box.height / 4} r={12} className="rr-tree" />
          </g>
        );
      })}
      <title>{t(`district.${district.id}`)}</title>
    </g>
  );
}
