/** A way through the city as a line: solid on the ground, dashed by Subway and through the air; or an officer's step. */
import type { PlacedTile, SpaceId, TileId } from '../../state';
import { centre, spacePoint } from './places';

type Props = { city: readonly PlacedTile[] } & ({ way: { space: SpaceId; by: string }[]; march?: undefined } | { march: { from: TileId; to: TileId }; way?: undefined });

export function WayLine({ city, way, march }: Props) {
  if (march) {
    const [from, to] = [march.from, march.to].map((id) => centre(city.find((tile) => tile.id === id)!));
    return <Arrow from={from!} to={to!} className="ep-march" />;
  }
  const points = way.map(({ space, by }) => ({ ...spacePoint(city, space), space, by }));
  return (
    <g className="ep-way">
      {points.slice(1).map((to, i) => <line key={i} x1={points[i]!.x} y1={points[i]!.y} x2={to.x} y2={to.y} className="ep-way-under" />)}
      {points.slice(1).map((to, i) => <line key={i} x1={points[i]!.x} y1={points[i]!.y} x2={to.x} y2={to.y} className="ep-way-line" data-by={to.by} />)}
      {points.map(({ x, y, space }, i) => <circle key={i} cx={x} cy={y} r={i === points.length - 1 ? 9 : 5} className="ep-way-dot" data-land={space.includes('#') || undefined} />)}
    </g>
  );
}

interface Point {
  x: number;
  y: number;
}

function Arrow({ from, to, className }: { from: Point; to: Point; className: string }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g className={className}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path d="M0 0L-22 -12V12Z" transform={`translate(${to.x} ${to.y}) rotate(${angle})`} />
    </g>
  );
}
