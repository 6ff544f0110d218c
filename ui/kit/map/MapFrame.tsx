/** The frame that all maps share: a drawing that is panned, zoomed and walked, and its buttons. */
import { useEffect, useRef, type FocusEvent, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Whole from '~icons/lucide/maximize';
import Out from '~icons/lucide/zoom-out';
import In from '~icons/lucide/zoom-in';
import { IconButton } from '../Button';
import { readablePart, withSurroundings, type Direction, type MapBox } from './geometry';
import { Marks } from './Thing';
import type { MapThing } from './things';
import { useZoom } from './use-zoom';
import type { Walk } from './walk';
import './MapFrame.css';

/** A part of the map that one can turn to at once. */
export interface MapPart {
  id: string;
  label: string;
  icon: ReactNode;
  box: MapBox;
}

export interface MapFrameProps {
  label: string;
  /** All of the map, in its own units. */
  box: MapBox;
  parts?: MapPart[];
  /** The part that narrow screens begin with. Of several, the first that is then large enough to read (`near`), else the last. */
  start?: string | readonly string[];
  /** What matters now: a narrow map turns to it whenever it becomes another one. */
  turnTo?: MapBox | undefined;
  /**
   * Pixels a map unit from which on small print can be read: below it the drawing has `data-far="far"`, below half of it
   * `data-far="farther"`, and the map begins with its `start` wherever the whole would be smaller than that.
   */
  near?: number;
  /** What is to be in sight now, such as a way that was chosen; the map moves there when it changes. */
  sight?: MapBox | undefined;
  /** What is in sight is worth a shift, but no smaller map: it stays where it is if it does not fit. */
  keepZoom?: boolean;
  className?: string;
}

/** Below this width of the map it begins with its start part, since the whole would be too small to read. */
const NARROW = 620;
/** How much larger than just readable a start part is drawn at most: with room for more, more of the map is shown. */
const AT_EASE = 1.4;
const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/**
 * Styles find in `--map-px` how many map units a pixel is wide, so that print can keep its size on the screen:
 * `font-size: calc(14px * var(--map-px))`. `children` are the layers, drawn in map units.
 */
export function MapFrame({ label, box, parts = [], start, turnTo, near = 0, sight, keepZoom = false, className = '', walk, things, children }: MapFrameProps & {
  walk: Walk;
  things: readonly MapThing[];
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const svg = useRef<SVGSVGElement>(null);
  const { view, scale, by, show, reveal, bring } = useZoom(svg, box);
  const starts = [start ?? []].flat().flatMap((id) => parts.find((part) => part.id === id)?.box ?? []);
  useStart(svg, starts, { near: typeof start === 'string' ? 0 : near, box, show: (part) => show(part, { once: true }) });
  useSight(sight, keepZoom, bring);
  useTurnTo(svg, turnTo, show);

  const keys = (e: KeyboardEvent) => {
    const direction = KEYS[e.key];
    const next = direction && walk.next(direction);
    if (next) svg.current?.querySelector<SVGElement>(`[data-thing="${CSS.escape(next.id)}"]`)?.focus();
    else if (e.key === '+' || e.key === '=') by(true);
    else if (e.key === '-') by(false);
    else if (e.key === '0') show(box);
    else if (!direction) return;
    e.preventDefault();
  };
  const focused = (e: FocusEvent) => {
    const id = (e.target as SVGElement).dataset['thing'];
    const thing = things.find((each) => each.id === id);
    if (thing) reveal(thing);
  };

  return (
    <div className={`k-map ${className}`} role="group" aria-label={label}>
      <svg
        ref={svg}
        className="k-map-svg"
        data-close={view.k > 1.01 || undefined}
        data-far={scale < near / 2 ? 'farther' : scale < near ? 'far' : undefined}
        style={{ '--map-px': 1 / scale } as CSSProperties}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        onKeyDown={keys}
        onFocus={focused}
        role="group"
        aria-label={t('map.walk', { map: label })}
      >
        <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
          {children}
          <Marks things={things} />
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

/** Turns a narrow map to a box as soon as that is another one. */
function useTurnTo(svg: { current: SVGSVGElement | null }, box: MapBox | undefined, show: (box: MapBox) => void): void {
  const key = box && [box.x, box.y, box.width, box.height].map(Math.round).join();
  const turned = useRef<string>(undefined);
  useEffect(() => {
    const width = svg.current?.clientWidth ?? 0;
    if (box === undefined || width === 0 || width >= NARROW || turned.current === key) return;
    turned.current = key;
    show(box);
  });
}

interface StartOptions {
  near: number;
  box: MapBox;
  show: (part: MapBox) => void;
}

/** Turns a map that would be too small to read to one of its start parts, once. */
function useStart(svg: { current: SVGSVGElement | null }, parts: MapBox[], { near, box, show }: StartOptions): void {
  const shown = useRef(false);
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = svg.current ?? {};
    if (shown.current || width === 0) return;
    shown.current = true;
    const part = readablePart(parts, width, height, near);
    const whole = Math.min(width / box.width, height / box.height);
    if (part && (near > 0 ? whole < near : width < NARROW)) show(near > 0 ? withSurroundings(part, width, height, near * AT_EASE) : part);
  });
}

function useSight(sight: MapBox | undefined, keepZoom: boolean, bring: (box: MapBox, keep: boolean) => void): void {
  const last = useRef('');
  useEffect(() => {
    const now = JSON.stringify(sight ?? null);
    if (now === last.current) return;
    last.current = now;
    if (sight) bring(sight, keepZoom);
  });
}
