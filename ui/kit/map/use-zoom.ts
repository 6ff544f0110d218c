/** Panning and zooming of a map by mouse, wheel, fingers and buttons: d3-zoom, steered from React. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { fitsAt, viewOn, viewWith, windowBetween, windowOn, type MapBox, type MapPoint, type MapView } from './geometry';

const STEP = 1.5;
const MOST = 6;
const GLIDE_MS = 280;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A wheel scrolls the page unless the map is in use (it has the focus) or Ctrl is held; one finger scrolls the page as
 * long as the whole map is to be seen. So nobody is caught by a map on the way down a page.
 */
function allowed(svg: SVGSVGElement, k: number, event: Event): boolean {
  if (event.type === 'wheel') return (event as WheelEvent).ctrlKey || svg.contains(document.activeElement);
  if (event.type.startsWith('touch')) return k > 1.01 || (event as TouchEvent).touches.length > 1;
  return (event as MouseEvent).button === 0;
}

/** What is to be seen of a drawing: the tray and the action bar stand in front of the page's foot. */
function uncovered(svg: SVGSVGElement, window: MapBox): MapBox {
  const { top, height } = svg.getBoundingClientRect();
  if (height === 0) return window;
  const foot = svg.closest('.k-table')?.querySelector('.k-table-foot')?.getBoundingClientRect().top ?? innerHeight;
  return windowBetween(window, -top / height, (foot - top) / height);
}

interface Zoom {
  view: MapView;
  /** Pixels a map unit, as drawn now. */
  scale: number;
  /** Zooms in or out about the middle. */
  by: (closer: boolean) => void;
  /** Glides to a box. */
  show: (box: MapBox, at?: { once?: boolean }) => void;
  /** Moves no more than needed for the point to be seen. */
  reveal: (point: MapPoint) => void;
  /** Glides no further than needed for all of a box to be seen, and further away only if it is too large; with `keep` not even then. */
  bring: (box: MapBox, keep: boolean) => void;
}

export function useZoom(svg: RefObject<SVGSVGElement | null>, box: MapBox): Zoom {
  const [view, setView] = useState<MapView>({ k: 1, x: 0, y: 0 });
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined);
  const latest = useRef(view);
  latest.current = view;
  const { x, y, width, height } = box;
  const fit = useFit(svg, width, height);
  const windowNow = () => windowOn(box, svg.current?.clientWidth ?? 0, svg.current?.clientHeight ?? 0);
  const inSight = () => (svg.current ? uncovered(svg.current, windowNow()) : windowNow());

  useEffect(() => {
    const element = svg.current!;
    const map = { x, y, width, height };
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, MOST])
      .extent(() => {
        const seen = windowOn(map, element.clientWidth, element.clientHeight);
        return [[seen.x, seen.y], [seen.x + seen.width, seen.y + seen.height]];
      })
      .translateExtent([[x, y], [x + width, y + height]])
      .clickDistance(6)
      .filter((event: Event) => allowed(element, latest.current.k, event))
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => setView({ k: transform.k, x: transform.x, y: transform.y }));
    behaviour.current = made;
    select(element).call(made).on('dblclick.zoom', null);
    return () => void select(element).on('.zoom', null);
  }, [svg, x, y, width, height]);

  const go = ({ k, x: left, y: top }: MapView, at?: { once?: boolean }) => {
    const made = behaviour.current;
    if (!made || !svg.current) return;
    const target = zoomIdentity.translate(left, top).scale(k);
    if (at?.once || still()) select(svg.current).call(made.transform, target);
    else glide(latest.current, target, (next) => svg.current && select(svg.current).call(made.transform, zoomIdentity.translate(next.x, next.y).scale(next.k)));
  };

  return {
    view,
    scale: view.k * fit,
    by: (closer) => {
      const seen = windowNow();
      const { k, x: left, y: top } = latest.current;
      const next = Math.min(MOST, Math.max(1, closer ? k * STEP : k / STEP));
      const [mx, my] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
      go({ k: next, x: mx - ((mx - left) / k) * next, y: my - ((my - top) / k) * next });
    },
    show: (target, at) => go(viewOn(target, windowNow(), MOST), at),
    reveal: (point) => {
      const seen = inSight();
      const { k, x: left, y: top } = latest.current;
      const [px, py] = [point.x * k + left, point.y * k + top];
      const air = Math.min(seen.width, seen.height) * 0.12;
      const dx = Math.max(0, seen.x + air - px) - Math.max(0, px - (seen.x + seen.width - air));
      const dy = Math.max(0, seen.y + air - py) - Math.max(0, py - (seen.y + seen.height - air));
      if (dx !== 0 || dy !== 0) go({ k, x: left + dx, y: top + dy }, { once: true });
    },
    bring: (target, keep) => {
      if (keep && !fitsAt(target, inSight(), latest.current)) return;
      const next = viewWith(target, inSight(), latest.current);
      if (next) go(next);
    },
  };
}

/** Pixels a map unit when the whole map fits; 1 until it is measured. */
function useFit(svg: RefObject<SVGSVGElement | null>, width: number, height: number): number {
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const element = svg.current!;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setFit(Math.min(clientWidth / width, clientHeight / height));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg, width, height]);
  return fit;
}

/** From one view to another in a short while; input in between simply wins the next frame. */
function glide(from: MapView, to: MapView, draw: (view: MapView) => void): void {
  const began = performance.now();
  const frame = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
    const eased = 1 - (1 - part) ** 3;
    const mix = (a: number, b: number) => a + (b - a) * eased;
    draw({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) });
    if (part < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
