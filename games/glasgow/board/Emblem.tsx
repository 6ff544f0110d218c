/** A character's emblem: operators round, coordinators square; colour, rim and letter say who it is. Drawn around (0, 0). */
import type { CSSProperties } from 'react';
import { characterOf } from '../content/characters';
import type { CharacterId, Colour } from '../state';
import { COLOUR_LOOK, letterOf } from './faces';

/** Rims that tell the colours apart without colour: dotted, plain, dashed. */
const RIM: Record<Colour, string> = { grey: '1 6', blue: '', red: '9 4' };

export function EmblemShape({ character, r = 20 }: { character: CharacterId; r?: number }) {
  const { colour, role } = characterOf(character);
  const rim = { fill: 'none', stroke: '#fffaf0', strokeWidth: r * 0.15, strokeDasharray: RIM[colour], strokeLinecap: 'round' as const };
  const square = role === 'coordinator';
  return (
    <>
      {square ? (
        <>
          <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={r * 0.22} fill={COLOUR_LOOK[colour].deep} stroke="#12151d" strokeWidth={r * 0.1} />
          <rect x={-r * 0.78} y={-r * 0.78} width={r * 1.56} height={r * 1.56} rx={r * 0.14} {...rim} />
        </>
      ) : (
        <>
          <circle r={r} fill={COLOUR_LOOK[colour].deep} stroke="#12151d" strokeWidth={r * 0.1} />
          <circle r={r * 0.78} {...rim} />
        </>
      )}
      <text className="gl-letter" style={{ '--print': `${r * 1.15}px` } as CSSProperties} y={r * 0.06}>{letterOf(character)}</text>
    </>
  );
}

/** The emblem beside text; the name stands next to it. */
export const Emblem = ({ character, size = 30 }: { character: CharacterId; size?: number }) => (
  <svg className="gl-emblem" width={size} height={size} viewBox="-23 -23 46 46" aria-hidden>
    <EmblemShape character={character} />
  </svg>
);
