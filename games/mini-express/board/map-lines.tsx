/** What lies over and under all hexes: names of cities, rails between trains of one company, the ways that could be built. */
import { hexCentre, hexesAround, hexKey, hexOutline, type Hex, type MapPoint } from '../../../ui/kit/board';
import { COMPANIES, type Company } from '../companies';
import { gridOf, type Grid } from '../grid';
import type { Offer } from '../offers';
import type { Board } from '../state';
import { LOOK, type Text } from './look';
import { asideOf, LAYOUT, lineOf, upToCity } from './map-geometry';
import { TrainShape } from './TrainShape';

const print = ({ x, y }: MapPoint): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const pathOf = (points: readonly MapPoint[]): string => `M${points.map(print).join('L')}`;

/** Rails of a company: between its trains side by side. */
function railsOf(board: Board, company: Company): string {
  const { at, next, hexes } = gridOf(board);
  const here = Object.entries(board.trains).flatMap(([key, there]) => (there.includes(company) ? at.get(key)! : []));
  const own = new Set(here);
  return here.flatMap((i) => next[i]!.filter((j) => j > i && own.has(j)).map((j) =>
    pathOf([hexCentre(hexes[i]!, LAYOUT), hexCentre(hexes[j]!, LAYOUT)]))).join('');
}

/** Rails of all companies, side by side. */
export const Tracks = ({ board }: { board: Board }) => COMPANIES.map((company, i) => {
  const path = railsOf(board, company);
  const aside = (i - 1.5) * 3;
  if (path === '') return null;
  return (
    <g key={company} transform={`translate(${aside} ${aside})`}>
      <path className="me-rail-bed" d={path} />
      <path className="me-rail" d={path} stroke={LOOK[company].fill} />
    </g>
  );
});

/** A name stands above its city, or below where a city or its name is in the way. */
function isBelow({ at, city }: Grid, hex: Hex): boolean {
  const [east, , , , northWest, northEast] = hexesAround(hex);
  return [east!, { q: hex.q - 2, r: hex.r }, northWest!, northEast!].some((other) => city[at.get(hexKey(other)) ?? -1] !== undefined);
}

/** Around the hexes of what was built last. */
export const Fresh = ({ hexes }: { hexes: readonly Hex[] }) => (hexes.length === 0 ? null : <path className="me-fresh" d={hexOutline(hexes, LAYOUT)} />);

/** Names of all cities; over the hexes, so that no neighbour covers them. */
export function Names({ board, t }: { board: Board; t: Text }) {
  const grid = gridOf(board);
  return (
    <g className="me-names">
      {grid.map.cities.map((city) => {
        const { x, y } = hexCentre(city, LAYOUT);
        const below = isBelow(grid, city);
        return (
          <text key={city.id} className="me-name" x={x} y={y + (below ? 22 : -20)} dy={below ? '0.5em' : '-0.62em'}>
            {city.number !== null && <tspan className="me-number">{city.number} </tspan>}
            {t(`city.${city.id}`)}
          </text>
        );
      })}
    </g>
  );
}

interface WaysProps {
  board: Board;
  ways: readonly Offer[];
  chosen: Offer | null;
}

/** Ways that could be built, and on the chosen one the trains that would be laid. */
export function Ways({ board, ways, chosen }: WaysProps) {
  return (
    <g className="me-ways" data-many={new Set(ways.map(({ city, place }) => place ?? city)).size > 1 || undefined}>
      {ways.map((way, i) => way !== chosen && <Way key={i} board={board} way={way} aside={asideOf(way, ways)} />)}
      {chosen && <Way board={board} way={chosen} aside={ways.includes(chosen) ? asideOf(chosen, ways) : 0} chosen />}
    </g>
  );
}

function Way({ board, way, aside, chosen = false }: { board: Board; way: Offer; aside: number; chosen?: boolean }) {
  const points = lineOf(board, way);
  const path = pathOf(way.city ? upToCity(points) : points);
  // The train in the city stands in its slot.
  const ghosts = way.city ? way.route.slice(0, -1) : way.route;
  return (
    <g data-chosen={chosen || undefined} transform={aside === 0 ? undefined : `translate(${aside} ${aside})`}>
      {points.length > 1 && <path className="me-way-rim" d={path} />}
      {points.length > 1 && <path className="me-way-bed" d={path} style={{ stroke: LOOK[way.company].ink }} />}
      {points.length > 1 && <path className="me-way" d={path} style={{ stroke: LOOK[way.company].fill }} />}
      {chosen && ghosts.map((hex) => {
        const { x, y } = hexCentre(hex, LAYOUT);
        const crowd = board.trains[hexKey(hex)]?.length ?? 0;
        return <TrainShape key={hexKey(hex)} company={way.company} ghost x={crowd > 0 ? x + 15 : x} y={crowd > 0 ? y + 2 : y} />;
      })}
      {chosen && way.move === 'buildFerry' && points[1] && [-10, 10].map((dy) => (
        <TrainShape key={dy} company={way.company} ghost width={22} x={points[1]!.x} y={points[1]!.y + dy} />
      ))}
    </g>
  );
}
