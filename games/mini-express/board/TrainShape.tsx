/** A train of a company: one shape for map, areas and buttons, with the company's colour, hatching and letter. */
import { COMPANIES, type Company } from '../companies';
import { LOOK } from './look';
import './TrainShape.css';

/** The hatchings, once a page: everything else refers to them. */
export const Hatches = () => (
  <svg className="me-hatches" width={0} height={0} aria-hidden>
    <defs>
      {COMPANIES.map((company) => (
        <pattern key={company} id={`me-hatch-${company}`} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform={company === 'brown' ? 'rotate(45)' : undefined}>
          <rect width={6} height={6} fill={LOOK[company].fill} />
          <Strokes company={company} />
        </pattern>
      ))}
    </defs>
  </svg>
);

/** Brown: slanted lines. Grey: dots. Orange: level lines. White: plain, with a fine grid. */
function Strokes({ company }: { company: Company }) {
  const { line } = LOOK[company];
  if (company === 'brown') return <rect width={2.2} height={6} fill={line} />;
  if (company === 'grey') return <circle cx={3} cy={3} r={1.5} fill={line} />;
  if (company === 'orange') return <rect width={6} height={2} fill={line} />;
  return <path d="M0 0H6M0 0V6" stroke={line} strokeWidth={1} />;
}

export const fillOf = (company: Company): string => `url(#me-hatch-${company})`;

interface TrainProps {
  company: Company;
  /** In units of the drawing; it is about two thirds as high. */
  width?: number;
  /** Not there yet. */
  ghost?: boolean;
  x?: number;
  y?: number;
}

/** Part of an SVG drawing, around its centre. */
export function TrainShape({ company, width = 26, ghost = false, x = 0, y = 0 }: TrainProps) {
  const { ink, letter } = LOOK[company];
  return (
    <g className="me-train" data-ghost={ghost || undefined} transform={`translate(${x} ${y}) scale(${width / 26})`}>
      <circle className="me-wheel" cx={-7} cy={8} r={2.8} />
      <circle className="me-wheel" cx={6} cy={8} r={2.8} />
      <path className="me-body" d="M-13 -7.5q0 -2 2 -2h14q5 0 7.5 5.500l2.500 6v4.500q0 1 -1 1h-24q-1 0 -1 -1z" fill={fillOf(company)} />
      <Letter letter={letter} x={-1} y={-0.5} size={1} ink={ink} halo={LOOK[company].fill} />
    </g>
  );
}

/** The same among text. */
export const TrainIcon = ({ company, size = 30, ghost = false }: { company: Company; size?: number; ghost?: boolean }) => (
  <svg className="me-train-icon" viewBox="-15 -11 30 23" width={size} height={size * 0.77} aria-hidden>
    <TrainShape company={company} ghost={ghost} />
  </svg>
);

/** Influence in a company: a disc with its letter. */
export const Disc = ({ company, size = 24 }: { company: Company; size?: number }) => (
  <svg className="me-train-icon" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden>
    <DiscShape company={company} r={11} />
  </svg>
);

export function DiscShape({ company, r, x = 0, y = 0 }: { company: Company; r: number; x?: number; y?: number }) {
  const { ink, letter, fill } = LOOK[company];
  return (
    <g className="me-disc" transform={`translate(${x} ${y})`}>
      <circle r={r} fill={fillOf(company)} />
      <Letter letter={letter} size={r / 10.5} ink={ink} halo={fill} />
    </g>
  );
}

/** Enamel letters, drawn: what is printed on a piece is its look, and its name is said by what it stands on. */
const STROKES: Record<string, string> = {
  B: 'M-3.500 -5.500V5.500H0.500A3 3 0 0 0 0.500 -0.300H-3.500M0.200 -0.300A2.600 2.600 0 0 0 0.200 -5.500H-3.500',
  G: 'M3.800 -3A4.200 5.500 0 1 0 3.900 2.600V0.600H0.600',
  O: 'M0 -5.500A4 5.500 0 1 1 0 5.500A4 5.500 0 1 1 0 -5.500Z',
  W: 'M-5.500 -5.500L-2.800 5.500L0 -3L2.800 5.500L5.500 -5.500',
  '?': 'M-3 -3A3 2.700 0 1 1 1.400 -0.700Q0 0.100 0 2M0 5.300V5.400',
};

interface LetterProps {
  letter: string;
  ink: string;
  /** Around the strokes, so that the letter stands clear of its hatching. */
  halo: string;
  /** 1: eleven units high. */
  size: number;
  x?: number;
  y?: number;
}

export function Letter({ letter, ink, halo, size, x = 0, y = 0 }: LetterProps) {
  return (
    <g className="me-letter" transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={STROKES[letter]} stroke={halo} strokeWidth={6} />
      <path d={STROKES[letter]} stroke={ink} strokeWidth={2.5} />
    </g>
  );
}
