/** Beside the house: bag, extras, the supply of fingerprints and the pile of contingency tokens. Said in words elsewhere. */
import type { ReactNode } from 'react';
import { useMatch } from '../../../ui/kit';
import { MapIcon } from '../../../ui/kit/board';
import { FINGERPRINTS } from '../content/numbers';
import { ZONES } from '../content/picture';
import { bagSize } from '../supplies';
import { TOKEN_NUMBERS, type View } from '../state';
import { sectionIcon, tokenIcon, toneOf, useText } from './faces';

export function MapZones() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <>
      <Zone zone="bag" name={t('thing.bag')}>
        <MapIcon icon={sectionIcon('tokens')} x={42} y={66} size={58} className="gl-white" />
        <text x={96} y={68} className="gl-zone-number">{bagSize(view)}</text>
      </Zone>
      <Zone zone="extras" name={t('thing.extras')}>
        {view.extras.map((token, i) => (
          <g key={i} transform={`translate(${28 + (i % 3) * 37} ${54 + Math.floor(i / 3) * 34})`}>
            <rect x={-15} y={-15} width={30} height={30} rx={6} fill={toneOf(token)} className="gl-plate" />
            <MapIcon icon={tokenIcon(token)} size={23} className="gl-ink" />
          </g>
        ))}
      </Zone>
      <Zone zone="fingerprints" name={t('board.prints')}>
        {Array.from({ length: FINGERPRINTS }, (_, i) => (
          <g key={i} transform={`translate(${18 + (i % 5) * 26} ${52 + Math.floor(i / 5) * 31})`}>
            <circle r={12} className={i < view.supply ? 'gl-print' : 'gl-print-gone'} />
            {i < view.supply && <MapIcon icon={tokenIcon('fingerprint')} size={18} className="gl-ink" />}
          </g>
        ))}
      </Zone>
      <Zone zone="contingencyPile" name={t('board.pile')}>
        {TOKEN_NUMBERS.map((number, i) => (
          <g key={number} transform={`translate(${24 + i * 31} 70)`} opacity={view.tokens[number] === null ? 1 : 0.25}>
            <path className="gl-trouble" d="M0 -16L16 12H-16z" />
            <text className="gl-trouble-number" y={3}>{number}</text>
          </g>
        ))}
      </Zone>
    </>
  );
}

function Zone({ zone, name, children }: { zone: string; name: string; children: ReactNode }) {
  const { x, y, width, height } = ZONES[zone]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx={8} className="gl-zone" />
      <text x={width / 2} y={18} className="gl-zone-name">{name}</text>
      {children}
    </g>
  );
}
