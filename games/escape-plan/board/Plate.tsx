/** A small paper plate on the own board: one space with what lies on it, what it costs and how it lies. */
import type { CSSProperties, ReactNode } from 'react';
import { Tooltip } from '../../../ui/kit';
import { useSpots } from './spots';
import './Plate.css';

export interface PlateProps {
  /** Its name among the spots: `contact:0`. Left out: it can never be pressed. */
  place?: string;
  /** Nothing lies there. */
  empty?: boolean;
  name: string;
  /** What it does, on hover and long press. */
  help?: string | undefined;
  icon?: ReactNode;
  /** At its corner: a price, a value. */
  print?: string | undefined;
  /** Below its name: locked, used, covered. */
  state?: string | undefined;
  /** It cannot do anything as it lies. */
  dim?: boolean;
  /** A mark over all, such as a Handcuff. */
  over?: ReactNode;
  tone?: string;
}

export function Plate({ place, empty, name, help, icon, print, state, dim, over, tone }: PlateProps) {
  const spot = useSpots()[place ?? ''];
  const open = spot !== undefined && spot.why === undefined;
  const face = (
    <>
      {icon && <span className="ep-plate-icon" aria-hidden>{icon}</span>}
      <span className="ep-plate-name">{name}</span>
      {state && <span className="ep-plate-state">{state}</span>}
      {print && <span className="ep-plate-print">{print}</span>}
      {over && <span className="ep-plate-over" aria-hidden>{over}</span>}
    </>
  );
  const look = {
    className: 'ep-plate', 'data-empty': empty || undefined, 'data-dim': dim || undefined, 'data-open': open || undefined,
    'data-selected': spot?.selected || undefined, style: { '--tone': tone ?? '#d8cba9' } as CSSProperties,
  };
  const text = spot?.why ?? help;
  return (
    <Tooltip text={text} onTap={spot !== undefined && !open}>
      {spot
        ? <button type="button" {...look} aria-disabled={!open || undefined} aria-pressed={spot.selected} onClick={() => open && spot.press()}>{face}</button>
        : <div {...look} {...(help && { tabIndex: 0 })}>{face}</div>}
    </Tooltip>
  );
}
