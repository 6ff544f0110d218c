/**
 * A map of hexes, drawn from data: terrain, outlines, borders, links, named hexes, places and pieces. It is panned,
 * zoomed and walked like every map of the kit (map/MapFrame).
 *
 * A hex with a `label` is a stop: it takes the focus, is spoken, and can be pressed. The others are only drawn. An arrow
 * key leads to the neighbouring stop, or to the nearest one in that direction. Places and pieces need not stand in the
 * middle of a hex: they have a point in map units, which `hexCentre` gives for a hex.
 *
 * From below to above: `ground`; terrain, one shape a kind (`k-hex-ground[data-terrain]`), and each hex's `art`; `areas`
 * (`k-hex-area[data-kind]`); `links` (`k-hex-link[data-kind]`); `below`; stops; `borders` (`k-hex-border[data-kind]`); `places`;
 * `middle`; `pieces`.
 */
import { memo, useMemo, type ReactNode } from 'react';
import { nearest, type Direction, type MapBox } from './map/geometry';
import { hexBox, hexCentre, hexCorners, hexEdge, hexKey, hexLine, hexOutline, hexPath, hexToward, type Hex, type HexLayout } from './map/hexes';
import { MapFrame, type MapFrameProps } from './map/MapFrame';
import { Thing } from './map/Thing';
import type { MapThing } from './map/things';
import { useWalk } from './map/walk';
import './HexMap.css';

export { hexBox, hexCentre, hexCorners, hexesAround, hexKey, hexLine, hexOutline, type Hex, type HexLayout } from './map/hexes';

export interface HexCell extends Hex, Partial<Omit<MapThing, 'x' | 'y' | 'shape'>> {
  /** Which kind of ground. */
  terrain?: string;
  /** Printed on the ground, below lines and borders; (0, 0) is the centre. */
  art?: ReactNode;
}

/** What a set of hexes is enclosed by: a coast, a district, a tile. */
export interface HexArea {
  id: string;
  hexes: readonly Hex[];
  kind?: string;
}

/** Something on the edge between two hexes side by side: a wall, a river. */
export interface HexBorder {
  id: string;
  a: Hex;
  b: Hex;
  kind?: string;
}

/** A line through the centres of hexes: a way, a ferry. */
export interface HexLink {
  id: string;
  path: readonly Hex[];
  kind?: string;
}

export interface HexMapProps extends Omit<MapFrameProps, 'box'> {
  layout: HexLayout;
  /** All of the map; by default the box around its hexes. */
  box?: MapBox;
  ground?: ReactNode;
  hexes: readonly HexCell[];
  areas?: readonly HexArea[];
  links?: readonly HexLink[];
  borders?: readonly HexBorder[];
  /** Pictures that lie on the ground, below all that stands on it. */
  below?: ReactNode;
  places?: readonly MapThing[];
  middle?: ReactNode;
  pieces?: readonly MapThing[];
}

/** The stops among hexes, as things. Their ids are `q,r` unless the data has its own. */
function stopsOf(hexes: readonly HexCell[], layout: HexLayout): (MapThing & { hex: Hex })[] {
  const points = hexCorners(layout, layout.size * 0.12);
  return hexes.flatMap(({ q, r, label, terrain: _, art: __, ...rest }) =>
    (label === undefined ? [] : [{ id: hexKey({ q, r }), ...rest, label, hex: { q, r }, ...hexCentre({ q, r }, layout), shape: { points } }]));
}

/** The neighbour first; but what lies nearer than that, such as a place inside of the hex, is not skipped. */
function stepper(stops: (MapThing & { hex: Hex })[], things: MapThing[], layout: HexLayout) {
  const at = new Map(stops.map((stop) => [hexKey(stop.hex), stop]));
  const hexOf = new Map(stops.map((stop) => [stop.id, stop.hex]));
  return (here: MapThing, direction: Direction): MapThing | undefined => {
    const near = nearest(here, things, direction);
    const hex = hexOf.get(here.id);
    const next = hex && hexToward(hex, direction, layout, (other) => at.has(hexKey(other)));
    if (!next || !near) return near;
    const neighbour = at.get(hexKey(next))!;
    const far = (thing: MapThing) => Math.hypot(thing.x - here.x, thing.y - here.y);
    return hexOf.has(near.id) || far(near) >= far(neighbour) ? neighbour : near;
  };
}

export function HexMap({ layout, box, ground, hexes, areas = [], links = [], borders = [], below, places = [], middle, pieces = [], ...frame }: HexMapProps) {
  const stops = useMemo(() => stopsOf(hexes, layout), [hexes, layout]);
  const things = [...stops, ...places, ...pieces];
  const walk = useWalk(things, stepper(stops, things, layout));
  const draw = (kind: string) => (thing: MapThing) => (
    <Thing key={thing.id} thing={thing} kind={kind} stop={thing.id === walk.stop} onArrive={walk.arrive} />
  );
  return (
    <MapFrame {...frame} box={box ?? hexBox(hexes, layout)} walk={walk} things={things}>
      <g aria-hidden>{ground}</g>
      <Ground hexes={hexes} layout={layout} />
      <Lines areas={areas} links={links} layout={layout} />
      <g aria-hidden>{below}</g>
      {stops.map(draw('hex'))}
      <Borders borders={borders} layout={layout} />
      {places.map(draw('place'))}
      <g aria-hidden>{middle}</g>
      {pieces.map(draw('piece'))}
    </MapFrame>
  );
}

const Ground = memo(function Ground({ hexes, layout }: Pick<HexMapProps, 'hexes' | 'layout'>) {
  const kinds = [...new Set(hexes.map(({ terrain }) => terrain))];
  return (
    <g aria-hidden>
      {kinds.map((kind) => (
        <path key={kind ?? ''} className="k-hex-ground" data-terrain={kind} d={hexPath(hexes.filter(({ terrain }) => terrain === kind), layout)} />
      ))}
      {hexes.map(({ art, ...hex }) => {
        if (!art) return null;
        const { x, y } = hexCentre(hex, layout);
        return <g key={hexKey(hex)} transform={`translate(${x} ${y})`}>{art}</g>;
      })}
    </g>
  );
});

function Lines({ areas = [], links = [], layout }: Pick<HexMapProps, 'areas' | 'links' | 'layout'>) {
  const outlines = useMemo(() => areas.map(({ hexes }) => hexOutline(hexes, layout)), [areas, layout]);
  return (
    <g aria-hidden>
      {areas.map(({ id, kind }, i) => <path key={id} className="k-hex-area" data-kind={kind} d={outlines[i]} />)}
      {links.map(({ id, kind, path }) => <path key={id} className="k-hex-link" data-kind={kind} d={hexLine(path, layout)} />)}
    </g>
  );
}

function Borders({ borders = [], layout }: Pick<HexMapProps, 'borders' | 'layout'>) {
  return (
    <g className="k-hex-borders" aria-hidden>
      {borders.map(({ id, kind, a, b }) => {
        const edge = hexEdge(a, b, layout);
        if (!edge) return null;
        const [from, to] = edge;
        return <line key={id} className="k-hex-border" data-kind={kind} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  );
}
