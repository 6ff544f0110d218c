/**
 * A map of nodes, edges, regions and pieces, drawn in SVG: panned and zoomed by mouse, fingers and keys, walked from
 * thing to thing with the arrow keys. What a thing looks like is the game's; what it is called and does is said here.
 */
import { motion } from 'motion/react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Whole from '~icons/lucide/maximize';
import Out from '~icons/lucide/zoom-out';
import In from '~icons/lucide/zoom-in';
import { IconButton } from './Button';
import { nearest, type Direction, type MapBox, type MapPoint } from './map/geometry';
import { useZoom } from './map/use-zoom';
import { Tooltip } from './Tooltip';
import './GraphMap.css';

export type { MapBox, MapPoint } from './map/geometry';

export interface MapThing extends MapPoint {
  id: string;
  /** Its name and all that a sighted player sees of it, spoken. */
  label: string;
  /** How far it reaches around its point, for the ring of focus and choice. */
  shape: { r: number } | { width: number; height: number };
  /** Drawn with (0, 0) at its point. */
  children?: ReactNode;
  /** Chosen already. */
  selected?: boolean | undefined;
  /** It can be chosen now. */
  onPress?: (() => void) | undefined;
  /** Why it cannot be chosen, where one might think so. */
  why?: string | undefined;
  /** A short mark at its edge, such as what it costs. */
  mark?: string | undefined;
}

export interface MapEdge {
  id: string;
  from: MapPoint;
  to: MapPoint;
  /** Looks: `k-map-edge[data-kind=…]`. */
  kind?: string;
}

/** A part of the map that one can turn to at once. */
export interface MapPart {
  id: string;
  label: string;
  icon: ReactNode;
  box: MapBox;
}

interface GraphMapProps {
  label: string;
  box: MapBox;
  /** Pictures below everything, then regions, edges, nodes, pictures in between, pieces on top. */
  ground?: ReactNode;
  regions?: MapThing[];
  edges?: MapEdge[];
  nodes: MapThing[];
  middle?: ReactNode;
  pieces?: MapThing[];
  parts?: MapPart[];
  /** The part that narrow screens begin with. */
  start?: string;
  className?: string;
}

/** Below this width of the map it begins with its start part, since the whole would be too small to read. */
const NARROW = 620;
const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

export function GraphMap({ label, box, ground, regions = [], edges = [], nodes, middle, pieces = [], parts = [], start, className = '' }: GraphMapProps) {
  const { t } = useTranslation('kit');
  const svg = useRef<SVGSVGElement>(null);
  const { view, by, show, reveal } = useZoom(svg, box);
  const things = [...regions, ...nodes, ...pieces];
  const [at, setAt] = useState<string>();
  const stop = things.some(({ id }) => id === at) ? at : (things.find(({ onPress }) => onPress) ?? things[0])?.id;
  useStart(svg, parts.find(({ id }) => id === start)?.box, (part) => show(part, { once: true }));

  const keys = (e: KeyboardEvent) => {
    const here = things.find(({ id }) => id === stop);
    const direction = KEYS[e.key];
    const next = direction && here && nearest(here, things, direction);
    if (next) svg.current?.querySelector<SVGElement>(`[data-thing="${CSS.escape(next.id)}"]`)?.focus();
    else if (e.key === '+' || e.key === '=') by(true);
    else if (e.key === '-') by(false);
    else if (e.key === '0') show(box);
    else if (!direction) return;
    e.preventDefault();
  };
  const draw = (thing: MapThing, kind: string) => (
    <Thing key={thing.id} thing={thing} kind={kind} stop={thing.id === stop} onFocus={() => { setAt(thing.id); reveal(thing); }} />
  );

  return (
    <div className={`k-map ${className}`} role="group" aria-label={label}>
      <svg
        ref={svg}
        className="k-map-svg"
        data-close={view.k > 1.01 || undefined}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        onKeyDown={keys}
        role="group"
        aria-label={t('map.walk', { map: label })}
      >
        <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
          <g aria-hidden>{ground}</g>
          {regions.map((thing) => draw(thing, 'region'))}
          <g aria-hidden>
            {edges.map(({ id, from, to, kind }) => (
              <line key={id} className="k-map-edge" data-kind={kind} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            ))}
          </g>
          {nodes.map((thing) => draw(thing, 'node'))}
          <g aria-hidden>{middle}</g>
          {pieces.map((thing) => draw(thing, 'piece'))}
        </g>
      </svg>
      <div className="k-map-tools">
        {parts.map((part) => (
          <IconButton key={part.id} kind="plain" label={t('map.show', { part: part.label })} icon={part.icon} onClick={() => show(part.box)} />
        ))}
        <IconButton kind="plain" label={t('map.whole')} icon={<Whole />} onClick={() => show(box)} />
        <IconButton kind="plain" label={t('map.in')} icon={<In />} onClick={() => by(true)} />
        <IconButton kind="plain" label={t('map.out')} icon={<Out />} onClick={() => by(false)} />
      </div>
    </div>
  );
}

/** Turns a narrow map to its start part, once. */
function useStart(svg: { current: SVGSVGElement | null }, part: MapBox | undefined, show: (part: MapBox) => void): void {
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    const width = svg.current?.clientWidth ?? 0;
    shown.current = width > 0;
    if (part && width > 0 && width < NARROW) show(part);
  });
}

interface ThingProps {
  thing: MapThing;
  kind: string;
  stop: boolean;
  onFocus: () => void;
}

function Thing({ thing: { id, x, y, label, shape, children, selected, onPress, why, mark }, kind, stop, onFocus }: ThingProps) {
  const open = onPress !== undefined && why === undefined;
  const look = {
    className: 'k-map-thing',
    'data-thing': id,
    'data-kind': kind,
    'data-open': open || undefined,
    'data-selected': selected || undefined,
    'data-closed': why !== undefined || undefined,
    initial: false as const,
    animate: { x, y },
    tabIndex: stop ? 0 : -1,
    onFocus,
    'aria-label': mark === undefined ? label : `${label}, ${mark}`,
  };
  const press = {
    role: 'button',
    ...(selected !== undefined && { 'aria-pressed': selected }),
    ...(why !== undefined && { 'aria-disabled': true }),
    onClick: () => open && onPress(),
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return;
      e.preventDefault();
      if (open) onPress();
    },
  };
  return (
    <Tooltip text={why === undefined ? label : `${label}. ${why}`} onTap={why !== undefined}>
      <motion.g {...look} {...(onPress || why !== undefined ? press : { role: 'img' })}>
        <Ring shape={shape} />
        {children}
        {mark !== undefined && <Mark shape={shape} text={mark} />}
      </motion.g>
    </Tooltip>
  );
}

const AIR = 5;

function Ring({ shape }: Pick<MapThing, 'shape'>) {
  if ('r' in shape) return <circle className="k-map-ring" r={shape.r + AIR} />;
  const { width, height } = shape;
  return <rect className="k-map-ring" x={-width / 2 - AIR} y={-height / 2 - AIR} width={width + 2 * AIR} height={height + 2 * AIR} rx={6} />;
}

function Mark({ shape, text }: Pick<MapThing, 'shape'> & { text: string }) {
  const [x, y] = 'r' in shape ? [shape.r * 0.8, -shape.r * 0.8] : [shape.width / 2 - 6, -shape.height / 2 + 6];
  return (
    <g className="k-map-mark" transform={`translate(${x} ${y})`} aria-hidden>
      <circle r={13} />
      <text y={1}>{text}</text>
    </g>
  );
}
