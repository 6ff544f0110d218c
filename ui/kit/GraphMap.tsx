/**
 * A map of nodes, edges, regions and pieces, drawn in SVG: panned and zoomed by mouse, fingers and keys, walked from
 * thing to thing with the arrow keys. What a thing looks like is the game's; what it is called and does is said here.
 */
import type { ReactNode } from 'react';
import type { MapPoint } from './map/geometry';
import { MapFrame, type MapFrameProps } from './map/MapFrame';
import { Thing } from './map/Thing';
import type { MapThing } from './map/things';
import { useWalk } from './map/walk';

export type { MapBox, MapPoint } from './map/geometry';
export type { MapPart } from './map/MapFrame';
export type { MapThing } from './map/things';

export interface MapEdge {
  id: string;
  from: MapPoint;
  to: MapPoint;
  /** Looks: `k-map-edge[data-kind=…]`. */
  kind?: string;
}

interface GraphMapProps extends MapFrameProps {
  /** Pictures below everything, then regions, edges, nodes, pictures in between, pieces on top. */
  ground?: ReactNode;
  regions?: MapThing[];
  edges?: MapEdge[];
  nodes: MapThing[];
  middle?: ReactNode;
  pieces?: MapThing[];
}

export function GraphMap({ ground, regions = [], edges = [], nodes, middle, pieces = [], ...frame }: GraphMapProps) {
  const things = [...regions, ...nodes, ...pieces];
  const walk = useWalk(things);
  const draw = (kind: string) => (thing: MapThing) => (
    <Thing key={thing.id} thing={thing} kind={kind} stop={thing.id === walk.stop} onArrive={walk.arrive} />
  );
  return (
    <MapFrame {...frame} walk={walk} things={things}>
      <g aria-hidden>{ground}</g>
      {regions.map(draw('region'))}
      <g aria-hidden>
        {edges.map(({ id, from, to, kind }) => (
          <line key={id} className="k-map-edge" data-kind={kind} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
      {nodes.map(draw('node'))}
      <g aria-hidden>{middle}</g>
      {pieces.map(draw('piece'))}
    </MapFrame>
  );
}
