/** A safe, face up: its class, the tools it needs and its gold. */
import { Tooltip } from '../../../ui/kit';
import { TokenPile } from '../../../ui/kit/board';
import { safeOf } from '../content/safes';
import { toolsIn } from '../cards';
import type { SafeId } from '../state';
import { goldIcon, printOfClass, safeIcon, useText, useTokenFace } from './faces';
import './SafeTile.css';

interface SafeTileProps {
  id: SafeId;
  /** Its number in the raid, from 1. */
  number?: number;
  cracked?: boolean | undefined;
}

export function SafeTile({ id, number, cracked }: SafeTileProps) {
  const t = useText();
  const face = useTokenFace();
  const { class: safeClass, gold, tools } = safeOf(id);
  return (
    <article className="rr-safe" data-cracked={cracked}>
      <header className="rr-safe-head">
        <span className="rr-safe-icon" data-print={printOfClass(safeClass)} aria-hidden>{safeIcon}</span>
        <span className="rr-safe-name">
          <strong>{number === undefined ? t('thing.safe') : t('thing.number', { number })}</strong>
          <span>{t('thing.class', { class: safeClass })}</span>
        </span>
        <Tooltip text={t('board.gold', { count: gold })}>
          <span className="rr-safe-gold" role="img" aria-label={t('board.gold', { count: gold })}>{goldIcon}<span data-print={`×${gold}`} /></span>
        </Tooltip>
      </header>
      <p className="rr-safe-tools">
        {toolsIn(tools).map((tool) => <TokenPile key={tool} face={face(tool)} count={tools[tool]!} />)}
      </p>
      {cracked !== undefined && <strong className="rr-safe-stamp" data-cracked={cracked}>{t(cracked ? 'board.cracked' : 'board.closed')}</strong>}
    </article>
  );
}
