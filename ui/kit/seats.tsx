/** Who is who: a colour and an emblem per seat, so that no eye has to tell seats by colour alone. */
import type { CSSProperties } from 'react';
import Anchor from '~icons/game-icons/anchor';
import Horseshoe from '~icons/game-icons/horseshoe';
import Moon from '~icons/game-icons/moon';
import Owl from '~icons/game-icons/owl';
import Raven from '~icons/game-icons/raven';
import TopHat from '~icons/game-icons/top-hat';
import './seats.css';

const EMBLEMS = [Raven, TopHat, Anchor, Moon, Horseshoe, Owl];

/** The seat's colour as a CSS value. Text on it is ink. */
export const seatColour = (seat: string): string => `var(--c-seat-${Number(seat) % EMBLEMS.length})`;

/** The seat's emblem on its colour. Stands beside the name; alone it needs `name`, which is then spoken and shown. */
export function SeatEmblem({ seat, name, size = 28 }: { seat: string; name?: string; size?: number }) {
  const Emblem = EMBLEMS[Number(seat) % EMBLEMS.length]!;
  return (
    <span
      className="k-emblem"
      style={{ '--seat': seatColour(seat), '--size': `${size}px` } as CSSProperties}
      {...(name ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      <Emblem />
    </span>
  );
}

/** The seat's emblem inside a drawing, around (0, 0): a pawn on a map. */
export function SeatShape({ seat, r }: { seat: string; r: number }) {
  const Emblem = EMBLEMS[Number(seat) % EMBLEMS.length]!;
  const size = r * 1.45;
  return (
    <g className="k-seat-shape">
      <circle r={r} fill={seatColour(seat)} stroke="#12151d" strokeWidth={r * 0.14} />
      <Emblem x={-size / 2} y={-size / 2} width={size} height={size} color="#12151d" aria-hidden />
    </g>
  );
}
