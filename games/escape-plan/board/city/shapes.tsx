/** Pieces drawn around (0, 0): officers by shape and letter, pawns by emblem, the Inspector by her glass. */
import { MapIcon } from '../../../../ui/kit/board';
import { useText, ICON, OFFICER_LOOK } from '../faces';
import type { OfficerType } from '../../state';
import { OFFICER_R, PAWN_R } from './places';

/** A shield, a star and a square: told apart without colour. */
const OUTLINES: Record<OfficerType, string> = {
  federal: 'M-12 -13H12V2Q12 11 0 16Q-12 11 -12 2Z',
  county: 'M0 -17L5 -7 16 -5 8 3 10 14 0 9 -10 14 -8 3 -16 -5 -5 -7Z',
  swat: 'M-13 -8L-8 -13H8L13 -8V8L8 13H-8L-13 8Z',
};

export function OfficerShape({ type }: { type: OfficerType }) {
  const t = useText();
  const { fill, ink } = OFFICER_LOOK[type];
  return (
    <>
      <path d={OUTLINES[type]} fill={fill} className="ep-badge" />
      <text className="ep-badge-letter" fill={ink} y={1}>{t(`board.officerLetter.${type}`)}</text>
    </>
  );
}

/** The badge beside text; its name stands next to it. */
export const OfficerBadge = ({ type, size = 24 }: { type: OfficerType | 'inspector'; size?: number }) => (
  <svg className="ep-badge-svg" width={size} height={size} viewBox={`${-OFFICER_R - 4} ${-OFFICER_R - 4} ${2 * OFFICER_R + 8} ${2 * OFFICER_R + 8}`} aria-hidden>
    {type === 'inspector' ? <InspectorShape /> : <OfficerShape type={type} />}
  </svg>
);

export const InspectorShape = () => (
  <>
    <rect x={-PAWN_R} y={-PAWN_R} width={2 * PAWN_R} height={2 * PAWN_R} rx={4} className="ep-inspector" />
    <MapIcon icon={ICON.inspector} size={22} className="ep-white" />
  </>
);
