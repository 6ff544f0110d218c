/** Arithmetic of maps: boxes, what is next in a direction, and how far to zoom. Nothing here knows of a screen. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface MapBox extends MapPoint {
  width: number;
  height: number;
}

/** A zoom by `k`, then a shift. */
export interface MapView extends MapPoint {
  k: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const ALONG: Record<Direction, MapPoint> = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } };
/** How much worse it is to be aside of the way than further along it. */
const ASIDE = 2.5;

/** The nearest of `things` in a direction, seen from `from`; nothing if none lies there. */
export function nearest<T extends MapPoint>(from: MapPoint, things: readonly T[], direction: Direction): T | undefined {
  const { x, y } = ALONG[direction];
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [dx, dy] = [thing.x - from.x, thing.y - from.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (along <= 0 || aside > along * 4) continue;
    const cost = along + aside * ASIDE;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

/** The part of a window that a box shown in it takes: the rest is air. */
const FILLED = 0.97;

/** The view that shows `box` as large as `window` allows, with a little air around it; never less than the whole map fits. */
export function viewOn(box: MapBox, window: MapBox, most: number): MapView {
  const fits = Math.min(window.width / box.width, window.height / box.height) * FILLED;
  const k = Math.min(most, Math.max(1, fits));
  return {
    k,
    x: window.x + window.width / 2 - k * (box.x + box.width / 2),
    y: window.y + window.height / 2 - k * (box.y + box.height / 2),
  };
}

/** The view next to `view` that shows all of `box`: shifted, or further away if it is too large. Nothing if it is shown already. */
export function viewWith(box: MapBox, window: MapBox, view: MapView): MapView | undefined {
  const { k } = view;
  const [width, height] = [box.width * k, box.height * k];
  if (!fitsAt(box, window, view)) return viewOn(box, window, k);
  const [left, top] = [box.x * k + view.x, box.y * k + view.y];
  const x = Math.max(0, window.x - left) - Math.max(0, left + width - (window.x + window.width));
  const y = Math.max(0, window.y - top) - Math.max(0, top + height - (window.y + window.height));
  return x === 0 && y === 0 ? undefined : { k, x: view.x + x, y: view.y + y };
}

/** Whether a window shows all of a box at a view's zoom. */
export const fitsAt = (box: MapBox, window: MapBox, { k }: MapView): boolean => box.width * k <= window.width && box.height * k <= window.height;

/** The first of `parts` that is drawn with `near` pixels a unit in so many pixels, else the last. */
export function readablePart(parts: readonly MapBox[], width: number, height: number, near: number): MapBox | undefined {
  return parts.find((part) => Math.min(width / part.width, height / part.height) * FILLED >= near) ?? parts.at(-1);
}

/** A part with what lies around it, where so many pixels would draw it with more than `most` pixels a unit. */
export function withSurroundings(part: MapBox, width: number, height: number, most: number): MapBox {
  const [wide, high] = [Math.max(part.width, width / most), Math.max(part.height, height / most)];
  if (wide === part.width || high === part.height) return part;
  return { x: part.x + (part.width - wide) / 2, y: part.y + (part.height - high) / 2, width: wide, height: high };
}

/** The part of a window that lies between two heights of its element, as parts of 1 from above. All of it where that is next to nothing. */
export function windowBetween(window: MapBox, from: number, to: number): MapBox {
  const [top, bottom] = [Math.max(0, from), Math.min(1, to)];
  if (bottom - top < 0.25) return window;
  return { ...window, y: window.y + top * window.height, height: (bottom - top) * window.height };
}

/** What an element of `width` × `height` pixels shows of a map that is fitted into it and centred. */
export function windowOn(box: MapBox, width: number, height: number): MapBox {
  if (width === 0 || height === 0) return box;
  const scale = Math.min(width / box.width, height / box.height);
  const [w, h] = [width / scale, height / scale];
  return { x: box.x + (box.width - w) / 2, y: box.y + (box.height - h) / 2, width: w, height: h };
}
