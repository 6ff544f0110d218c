/** What is drawn on hexes: city plates with slots and demand, tracks, mountains, ferries, the underground (ME-044 to ME-047). */
import type { Company } from '../companies';
import type { City } from '../content/map';
import { demandOf } from '../demand';
import type { Board } from '../state';
import { isBoom, trainsOn } from '../trains';
import { hexCorners } from '../../../ui/kit/board';
import { LAYOUT, trainSpots } from './map-geometry';
import { DiscShape, Letter, TrainShape } from './TrainShape';

const PLATE = hexCorners(LAYOUT, 2.5).map(({ x, y }) => `${x},${y}`).join(' ');
const SLOT = 17;

const spread = (count: number, step: number): number[] => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);

export function CityArt({ board, city, ghost }: { board: Board; city: City; ghost?: Company | undefined }) {
  const boom = isBoom(board, city);
  const there = trainsOn(board, city);
  return (
    <g className="me-city" data-role={city.role} data-boom={boom || undefined}>
      {boom && <path className="me-burst" d={burst(34, 25, 14)} />}
      <polygon className="me-plate" points={PLATE} />
      <Demand board={board} city={city} />
      {spread(boom ? there.length : Math.max(city.capacity, there.length), SLOT).map((x, i) => {
        const company = there[i] ?? (i === there.length ? ghost : undefined);
        return company
          ? <TrainShape key={i} company={company} width={18} x={x} y={9} ghost={i >= there.length} />
          : <rect key={i} className="me-slot" x={x - 7.5} y={2} width={15} height={13} rx={3} />;
      })}
      {city.key && <Key />}
      {city.star && <path className="me-star" d={burst(8, 3.4, 5)} transform="translate(-24 -4)" />}
    </g>
  );
}

/** Icons of the tile, or wild ones, each for a company of one's choice. */
function Demand({ board, city }: { board: Board; city: City }) {
  const { icons, wildIcons } = demandOf(board, city);
  const xs = spread(icons.length + wildIcons, 19);
  return (
    <g>
      {icons.map((company, i) => <DiscShape key={i} company={company} r={9} x={xs[i]!} y={-12} />)}
      {Array.from({ length: wildIcons }, (_, i) => (
        <g key={i} className="me-wild" transform={`translate(${xs[i]} -12)`}>
          <circle r={8.5} />
          <Letter letter="?" size={0.9} ink="#fff" halo="#2f6f55" />
        </g>
      ))}
    </g>
  );
}

const Key = () => (
  <g className="me-key" transform="translate(25 -4)">
    <circle r={8.5} />
    <path d="M-4 0a2.4 2.4 0 1 1 4.800 0a2.4 2.4 0 1 1 -4.800 0M0.800 0H6M3.500 0v2.600M5.600 0v2" />
  </g>
);

/** A star of so many points, as path data. */
function burst(outer: number, inner: number, points: number): string {
  const at = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${at.join('L')}Z`;
}

export function Trains({ companies, ghost }: { companies: readonly Company[]; ghost?: boolean }) {
  const spots = trainSpots(companies.length);
  return companies.map((company, i) => (
    <TrainShape key={company} company={company} width={companies.length > 2 ? 22 : 26} x={spots[i]!.x} y={spots[i]!.y} ghost={ghost ?? false} />
  ));
}

export const Mountain = () => (
  <g className="me-mountain">
    <path d="M-20 14L-7 -12L2 4L9 -8L21 14Z" />
    <path className="me-snow" d="M-7 -12L-11 -4L-7 -6L-3 -4ZM9 -8L5.500 -1L9 -3L12.500 -1Z" />
  </g>
);

/** A sea hex of a ferry line: two slots, and the builder's trains on them. */
export const FerryArt = ({ company }: { company: Company | undefined }) => (
  <g className="me-ferry" data-built={company !== undefined || undefined}>
    <circle r={25} />
    {[-10, 10].map((y) => (company
      ? <TrainShape key={y} company={company} width={22} y={y} />
      : <rect key={y} className="me-slot" x={-9} y={y - 6.5} width={18} height={13} rx={3} />))}
  </g>
);

/** A hex round London: what White's length gains there. */
export const UndergroundArt = ({ value }: { value: number }) => (
  <g className="me-underground">
    <circle r={24} />
    <text y={1}>{`+${value}`}</text>
  </g>
);
