/** A game's poster: a night skyline over rails in the game's accent, drawn from its id, so that each has its own. */
import type { CSSProperties } from 'react';
import { seededChance } from '../../../games/kit/chance';
import type { Manifest } from '../../../games/kit/manifest';
import './Poster.css';

interface House {
  x: number;
  width: number;
  height: number;
  lit: { x: number; y: number }[];
}

const GROUND = 150;

function street(id: string): House[] {
  const dice = seededChance(`poster ${id}`);
  const between = (low: number, high: number) => Math.round(low + dice.Number() * (high - low));
  const houses: House[] = [];
  for (let x = -4; x < 204; ) {
    const width = between(16, 34);
    const height = between(28, 96);
    const cells = Array.from({ length: Math.floor((width - 6) / 7) * Math.floor((height - 8) / 11) }, (_, i) => i);
    const across = Math.max(1, Math.floor((width - 6) / 7));
    const lit = cells.filter(() => dice.Number() < 0.22).map((i) => ({ x: x + 5 + (i % across) * 7, y: GROUND - height + 7 + Math.floor(i / across) * 11 }));
    houses.push({ x, width, height, lit });
    x += width + between(-2, 3);
  }
  return houses;
}

export function Poster({ manifest, className = '' }: { manifest: Manifest; className?: string }) {
  const houses = street(manifest.id);
  const sky = `sky-${manifest.id}`;
  return (
    <svg
      className={`a-poster ${className}`}
      style={{ '--c-accent': manifest.accent } as CSSProperties}
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="a-poster-high" />
          <stop offset="0.62" className="a-poster-low" />
        </linearGradient>
      </defs>
      <rect width="200" height="240" fill={`url(#${sky})`} />
      <circle cx="146" cy="50" r="25" className="a-poster-moon" />
      {[34, 43, 52, 61].map((y, i) => (
        <rect key={y} x={112 - i * 4} y={y} width={70} height={2.500} className="a-poster-band" />
      ))}
      {houses.map(({ x, width, height, lit }) => (
        <g key={x}>
          <rect x={x} y={GROUND - height} width={width} height={height + 4} className="a-poster-house" />
          {lit.map((window) => (
            <rect key={`${window.x}/${window.y}`} x={window.x} y={window.y} width={3.500} height={5.500} className="a-poster-lit" />
          ))}
        </g>
      ))}
      <rect y={GROUND} width="200" height="90" className="a-poster-ground" />
      {[156, 165, 177, 193, 214].map((y, i) => (
        <rect key={y} x={96 - 14 - i * 17} y={y} width={8 + 28 + i * 34} height={2 + i * 1.400} className="a-poster-sleeper" />
      ))}
      <path d="M97 150 62 240h7l30-90zM103 150l35 90h-7l-30-90z" className="a-poster-rail" />
    </svg>
  );
}
