/** A thing on a map: a place, a piece, a hex. It is named, can be focused and perhaps pressed; its looks are the game's. */
import { motion } from 'motion/react';
import { memo, type KeyboardEvent } from 'react';
import { Tooltip } from '../Tooltip';
import type { MapThing } from './things';

interface ThingProps {
  thing: MapThing;
  kind: string;
  /** The tab key comes to it. */
  stop: boolean;
  onArrive: (id: string) => void;
}

/** What makes a thing a button, if it is one. */
function pressing({ onPress, why, selected }: MapThing) {
  if (!onPress && why === undefined) return { role: 'img' };
  const press = () => why === undefined && onPress?.();
  return {
    role: 'button',
    ...(selected !== undefined && { 'aria-pressed': selected }),
    ...(why !== undefined && { 'aria-disabled': true }),
    onClick: press,
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return;
      e.preventDefault();
      press();
    },
  };
}

/** Drawn anew only if something about it changes: maps have many of them. */
export const Thing = memo(function Thing({ thing, kind, stop, onArrive }: ThingProps) {
  const { id, x, y, label, shape, children, selected, onPress, why, mark, onLook } = thing;
  const look = {
    className: 'k-map-thing',
    'data-thing': id,
    'data-kind': kind,
    'data-open': (onPress !== undefined && why === undefined) || undefined,
    'data-selected': selected || undefined,
    'data-closed': why !== undefined || undefined,
    initial: false as const,
    animate: { x, y },
    tabIndex: stop ? 0 : -1,
    onFocus: () => {
      onArrive(id);
      onLook?.(true);
    },
    'aria-label': mark === undefined ? label : `${label}, ${mark}`,
    ...(onLook && { onBlur: () => onLook(false), onPointerEnter: () => onLook(true), onPointerLeave: () => onLook(false) }),
  };
  return (
    <Tooltip text={why === undefined ? label : `${label}. ${why}`} onTap={why !== undefined}>
      <motion.g {...look} {...pressing(thing)}>
        <Ring shape={shape} />
        {children}
      </motion.g>
    </Tooltip>
  );
});

const AIR = 5;

function Ring({ shape }: Pick<MapThing, 'shape'>) {
  if ('r' in shape) return <circle className="k-map-ring" r={shape.r + AIR} />;
  if ('points' in shape) return <polygon className="k-map-ring" points={shape.points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
  const { width, height } = shape;
  return <rect className="k-map-ring" x={-width / 2 - AIR} y={-height / 2 - AIR} width={width + 2 * AIR} height={height + 2 * AIR} rx={6} />;
}

/** The upper right of a shape, a little inside of it; the lower right of a hex, since names stand above. */
function edgeOf(shape: MapThing['shape']): [number, number] {
  if ('r' in shape) return [shape.r * 0.8, -shape.r * 0.8];
  if ('width' in shape) return [shape.width / 2 - 6, -shape.height / 2 + 6];
  return [Math.max(...shape.points.map(({ x }) => x)) * 0.85, Math.max(...shape.points.map(({ y }) => y)) * 0.8];
}

/**
 * The marks of things, on top of all of them. Not inside of their buttons: what stands there has to be a part of what the
 * button is called as it stands.
 */
export const Marks = ({ things }: { things: readonly MapThing[] }) => (
  <g className="k-map-marks" aria-hidden>
    {things.map(({ id, x, y, shape, mark }) => {
      if (mark === undefined) return null;
      const [right, up] = edgeOf(shape);
      return (
        <g key={id} className="k-map-mark" transform={`translate(${x + right} ${y + up})`}>
          <circle r={13} />
          <text y={1}>{mark}</text>
        </g>
      );
    })}
  </g>
);
